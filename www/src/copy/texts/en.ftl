# Tables
table-copy = Copy table
table-copied = Copied.
table-not-copied = The browser refused access to the clipboard.

# Files
step-open = open { $name }
notice-no-session = { $name } is not a Twintree session.
