# Tables
table-copy = Copy table

text-copy = Copy
text-copied = Copied.
text-not-copied = The browser refused to copy. Select the text and copy it by hand.

# Files
file-not-saved = The file could not be saved.
step-open = open { $name }
notice-no-session = { $name } is not a Twintree session.

# Commands
command-title = The same on the command line
command-hint = With the two texts saved as { $left } and { $right }:
command-none = Link two words to see the command here.
command-files = Files to download:
