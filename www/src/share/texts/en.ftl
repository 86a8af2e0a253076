# Files of sessions
step-open = open { $name }
notice-files-gone = One of the opened files can no longer be read, so the session cannot be saved as a file.
notice-no-session = { $name } is not a Twintree session.
