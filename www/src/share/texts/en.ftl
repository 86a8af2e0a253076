# Files of sessions
step-open = open { $name }
notice-files-gone = One of the opened files can no longer be read, so the session cannot be saved as a file.
notice-no-session = { $name } is not a Twintree session.

# Tables
table-copy = Copy table
table-copied = Copied.
table-not-copied = The browser refused the clipboard.

# Links that hold a pair
step-opened-link = open a link
step-opened-message = take the pair of another page
say-opened-link = Opened the pair of the link.
say-opened-message = Opened the pair of the other page.
notice-link-damaged = This link is damaged: part of it may be missing. Copy the whole of it, or ask for it again.
notice-link-long = This link is longer than a pair can be in a link (64 KiB). Ask for the session as a file.
notice-link-large = What this link holds is larger than 1 MiB, and was not unpacked. Ask for the session as a file.
notice-link-version = This link was made by a newer version of Twintree. Reload the page to get it.
notice-link-task = This link holds an exercise of a kind that this version of Twintree does not know. Reload the page to get a newer one.
notice-link-lesson = This link holds a lesson.
notice-link-lesson-open = Show it
