# Trees in pages of others
element-choose = Choose a link, and then another, to see the paths between them.
element-choose-second = Choose another link to see the paths between the two.
element-chosen = The paths between the two links. Choose others to see theirs.
element-meaning = { $distance } of { $maximum } labels and directions differ.
element-none = There are no trees here yet: A and B have no text.
element-failed = The trees could not be loaded. Check your connection.
element-similarity = Similarity on the spanning tree
element-fraction = 1 − { $distance } ⁄ { $maximum }
element-panel = Results
