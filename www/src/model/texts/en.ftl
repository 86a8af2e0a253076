# What is kept of the work
notice-restored = Restored your last session.
notice-restored-copy = This session is also open in another tab: here you work on a copy.
notice-restored-action = Start fresh
notice-kept-latest = { $count ->
    [0] Your last session is kept.
    [one] Your last session is kept.
   *[other] Your last session is kept ({ $count } pairs).
}
notice-kept-late = Your last session took long to load. It is kept, and so is your new work.
notice-kept-failed = Your last session did not open last time. It is kept.
notice-kept-action = Open it
notice-kept-all = All kept sessions
notice-kept-opened = Opened your last session. What you had before is kept.
notice-kept-before = Back to what I had
notice-kept-unreadable = Your last session could not be read.
notice-kept-unread = { $instead ->
    [address] Your last session could not be read. This is the pair that the address of the page holds.
   *[other] Your last session could not be read. This is the first example.
}
notice-put-aside = { $by ->
    [link] This is the pair of the link. What you had before is kept.
   *[other] This pair comes from another page. What you had before is kept.
}
notice-storing = { $count ->
    [one] Saving the pair …
   *[other] Saving { $count } pairs …
}
notice-unopened = The page was left while it was still opening { $names }. Open the files again.
notice-unstored = The page was left before it had saved { $count ->
    [one] the pair
   *[other] the { $count } pairs
}. What is here is from before.
notice-unstored-files = The page was left before it had saved { $count ->
    [one] the pair
   *[other] the { $count } pairs
} of { $names }. Open the files again.
notice-kept-newer = Your last session was saved by a newer version of Twintree than this one. It is kept. Reload the page to open it; if that does not help, Twintree has to be updated here.
notice-kept-opened-chosen = The session is open. What you had before is kept.
notice-kept-unreadable-chosen = This session could not be read. It is kept.
notice-restored-chosen = The session is open.
notice-second-lost = The sentences of the other system could not be read. Everything else is here.
step-open-session = open the last session
say-fresh = A fresh start, with the first example.
step-fresh = start fresh
notice-late = What you opened is ready, but you have moved to another pair.
notice-late-action = Open it
