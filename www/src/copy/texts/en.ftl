# Tables
table-copy = Copy table
table-copied = Copied.
table-not-copied = The browser refused access to the clipboard.

text-copy = Copy
say-copied = Copied.
say-copy-failed = The browser refused to copy. Select the text and copy it by hand.

# Files
step-open = open { $name }
notice-no-session = { $name } is not a Twintree session.

# Commands
command-title = The same on the command line
command-hint = With the two texts saved as { $left } and { $right }:
command-none = Link two words to see the command here.
command-files = Files to download:
