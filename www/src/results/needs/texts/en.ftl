# Why there are no results, and what would give some.
needs-sentence = { $side ->
    [both] A and B have no sentence yet.
   *[other] { $side } has no sentence to compare with the other.
}
needs-mending = { $side ->
    [both] A and B have errors: without them the results stand here.
   *[other] { $side } has errors: without them the results stand here.
}
needs-dependencies = Paths need dependencies.
needs-read = Read the phrases as dependencies
needs-how = Head rules say which word of a phrase the others depend on. The phrases stay as they are, and the step can be undone.
needs-heads = { $format ->
    [words] Paths need dependencies, but { $side } is words without a tree. Give it in CoNLL-U, brackets or a treebank.
   *[newick] Paths need dependencies, but the tree of { $side } in Newick has no heads. Give it in CoNLL-U, brackets or a treebank.
}
needs-example = This pair has an answer:
