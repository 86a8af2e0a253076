# Tables
table-copy = Copy table
table-copied = Copied.
table-not-copied = The browser refused the clipboard.
