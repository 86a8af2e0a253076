# Why a link cannot be opened
notice-link-damaged = This link is damaged: part of it may be missing. Copy all of it, or ask for it again.
notice-link-long = This link is longer than a link to a pair may be (64 KiB). Ask for the session as a file.
notice-link-large = What this link holds is larger than 1 MiB, and was not unpacked. Ask for the session as a file.
notice-link-version = This link was made by a newer version of Twintree than this one. Reload the page; if that does not help, Twintree has to be updated here.
notice-link-task = This link holds an exercise of a kind that this version of Twintree does not know. Reload the page; if that does not help, Twintree has to be updated here.
