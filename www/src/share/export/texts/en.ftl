export-title = Share and export
export-group-link = Link
export-group-pictures = Pictures
export-group-data = Data
export-copy = Copy
export-save = Download
export-copy-done = Copied
export-save-done = Saved
export-busy = Making …
export-copy-of = Copy: { $name }
export-save-of = Download: { $name }
export-making = { $name }: the picture is being made. Closing this window stops it.
export-copied = { $name } is on the clipboard.
export-saved = { $name } was saved as a file.
export-not-copied = { $name } could not be copied. Try again, or download it.
export-not-saved = { $name } could not be made. Try again.

# Links
export-columns = What the link keeps of CoNLL-U
export-columns-four = Form, part of speech, head and relation
export-columns-all = All ten columns, for a longer link
export-long = This pair is too long for a link (64 KiB). Send the session file instead, at the end of this list: dropped on the page, it opens the same view.
export-long-all = With all ten columns this pair is too long for a link (64 KiB). With four it fits; the session file holds everything.
export-link = Link
export-link-what = Opens this pair as it is shown now. The pair is in the link itself, not on a server.
export-markdown = Markdown
export-markdown-what = The link with both sentences as its text, for a README or a course page.
export-iframe = Frame
export-iframe-what = HTML (an iframe) that shows the pair on a course platform, in a wiki or a blog.
export-element = Element
export-element-what = HTML with both texts in it, for web pages of your own.
export-command = Command line
export-command-what = Computes this score from the texts saved as { $left } and { $right }.

# Pictures
export-format = Format of pictures
export-format-svg = SVG
export-format-png = PNG
export-format-latex = LaTeX
export-format-svg-what = Sharp at any size. Copy gives its source text; a downloaded file has the pair in it and opens it again when dropped on this page.
export-format-png-what = For documents and slides, at twice the size on the screen. Copy gives the picture itself.
export-format-latex-what = A document that compiles as it is: dependencies by tikz-dependency, phrases by forest, the rest in TikZ.
export-width = Width of pictures
export-width-screen = As on the page
export-width-column = One column (84 mm)
export-width-page = Two columns (174 mm)
export-width-slide = Slide (330 mm)
export-width-what = No type is under 6 points: trees that are too wide for that are drawn in rows, and what still is becomes wider.
export-titled = With a line above: what the number is
export-heading-score = Similarity { $value } = 1 − { $distance }/{ $maximum }
export-dark = Dark, as on the page
export-trees = Trees
export-trees-what = Both trees with their links, as they are drawn now.
export-matrix = Matrix
export-matrix-what = The weights between all { $links } links.
export-spanning = Spanning tree
export-spanning-all = The whole tree with its weights.
export-spanning-some = The tree after step { $position }.
export-edge = Edge
export-edge-what = What makes the weight of { $edge }: the two paths, label by label.

# Data
export-left = Text of A
export-right = Text of B
export-text-what = As it stands on the page ({ $format }).
export-links = Links
export-links-what = The links of this pair in one line, words counted from 1.
export-links-unread = Their text has errors: these are the links last read.
export-corpus = Links of the corpus
export-corpus-what = A line for each of the { $pairs } pairs.
export-corpus-unread = { $count ->
    [one] The links of pair { $pairs } have errors: its line has what was last read of them.
   *[other] The links of some pairs have errors ({ $pairs }): their lines have what was last read of them.
}
export-edges = Edges
export-edges-what = A table for a spreadsheet (TSV): words, weight and maximum of every edge, and whether it is in the spanning tree.
export-comparison = Comparison
export-comparison-what = All figures, for programs (JSON).
export-session = Session
export-session-what = Everything on this page in one file (JSON), with all pairs and settings. Drop it on the page to go on from here.

# Descriptions within pictures
export-trees-description = Two syntactic trees facing each other, with { $links ->
    [one] one link
   *[other] { $links } links
} between their words.
export-matrix-description = The weights between { $links } links as a triangle of squares; those of the minimum spanning tree are framed.
export-spanning-description = A minimum spanning tree over { $links } links, with { $taken ->
    [one] one edge
   *[other] { $taken } edges
} so far.
export-trace-description = Two path encodings, one above the other, with what turns one into the other: { $distance } of { $maximum }.
