# What is kept of the work
notice-restored = Restored your last session.
notice-restored-copy = This session is open in another tab, too: here you work on a copy.
notice-restored-action = Start fresh
notice-kept-latest = { $count ->
    [0] Your last session is kept.
    [one] Your last session is kept.
   *[other] Your last session is kept ({ $count } pairs).
}
notice-kept-late = Your last session took long to load. It is kept, and so is your new work.
notice-kept-failed = Your last session did not open last time. It is kept.
notice-kept-action = Open it
notice-kept-opened = Opened your last session. What you had before is kept.
notice-kept-before = Back to what I had
notice-kept-unreadable = Your last session could not be read.
notice-kept-unread = { $instead ->
    [address] Your last session could not be read. This is the pair that the address of the page holds.
   *[other] Your last session could not be read. This is the first example.
}
notice-second-lost = The sentences of the other system could not be read. Everything else is here.
step-open-session = open the last session
say-fresh = A fresh start, with the first example.
step-fresh = start fresh
notice-late = What you opened is ready; another pair is shown by now.
notice-late-action = Open it
