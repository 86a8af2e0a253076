# Files of sessions
notice-files-gone = One of the opened files can no longer be read, so the session cannot be saved as a file.
notice-newer-session = { $name } was saved by a newer version of Twintree than this one. Reload the page and open it again; if that does not help, Twintree has to be updated here.

# Links that hold a pair
step-opened-link = open a link
step-opened-page = take the pair of another page
say-opened-link = Opened the pair of the link.
say-opened-page = Opened the pair of the other page.
notice-link-lesson = This link holds a lesson.
notice-link-lesson-open = Show it

# What stands in an element until its script runs
element-instead = Open the two trees in Twintree
