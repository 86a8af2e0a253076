# The sessions that are kept
kept-title = Kept sessions
kept-how = What this browser keeps of your work on this page, the latest first. It is kept for a month at least.
kept-none = Nothing is kept yet.
kept-unknown = This browser does not tell what it keeps. Reload the page and try again.
kept-nameless = Without text
kept-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
kept-by-link = from a link
kept-by-page = from another page
kept-here = open here
kept-elsewhere = open in another tab
kept-newer = saved by a newer version of Twintree
kept-open = Open
kept-open-name = Open { $name }
kept-remove = Remove
kept-remove-name = Remove { $name }
kept-remove-sure = Remove for good
kept-remove-sure-name = Remove { $name } for good
kept-removed = Removed { $name }.
kept-not-removed = { $name } could not be removed.
