# What is wrong with a text, by the codes of the core. $field is the name of the column, $found the text
# found there. What a message says is what is allowed, or what to do.
diagnostic-no-sentence = There is no sentence here. Give lines of ten columns separated by tabs.
diagnostic-not-utf8 = The bytes { $bytes } at offset { $offset } are not UTF-8. Save the text as UTF-8.
diagnostic-utf-16 = The text is UTF-16. Save it as UTF-8.
diagnostic-not-text = The file begins with zeros and is not text. Give a text in UTF-8.
diagnostic-line-too-long = The line has { $number } bytes, at most { $limit } are read. Check that lines end in line feeds.
diagnostic-sentence-too-long =
    { $unit ->
        [lines] The sentence, with the lines before it, has { $number } lines, at most { $limit } are read. Check that an empty line ends every sentence.
       *[bytes] The sentence, with the lines before it, has { $number } bytes, at most { $limit } are read. Check that an empty line ends every sentence.
    }
diagnostic-carriage-returns = The lines end in carriage returns alone. Save the text with line feeds.
diagnostic-several-sentences = There are { $count } sentences; the first is used. Give one sentence a side.
diagnostic-blank-line = This line looks empty but holds spaces. It ends the sentence, as an empty one does.
diagnostic-comments-alone = No words follow these comments. They are not a sentence and are ignored.
diagnostic-comment-misplaced = A comment stands between the words. Move it before the first word.
diagnostic-columns =
    { $columns ->
        [8] 8 columns, as in older CoNLL files. Add DEPS and MISC (_).
        [one] { $columns } column. There must be ten, separated by one tab each.
       *[other] { $columns } columns. There must be ten, separated by one tab each.
    }
diagnostic-columns-of-format =
    { $format ->
        [conllup] { $columns } columns. # global.columns names { $expected }, separated by one tab each.
        [conll2009] { $columns } columns. CoNLL-2009 has { $expected } or more, separated by one tab each.
       *[conllx] { $columns } columns. CoNLL-X has { $expected }, separated by one tab each.
    }
diagnostic-column-missing = # global.columns names no { $field }. A tree needs the columns ID, HEAD and DEPREL.
diagnostic-spaces-for-tabs = Spaces stand where tabs should. Separate the ten columns with one tab each.
diagnostic-column-empty = { $field } is empty. Write _ where there is nothing to say.
diagnostic-outer-whitespace = { $field } "{ $found }" starts or ends with a space. Remove it.
diagnostic-column-unused = { $field } "{ $found }" is not used: { $id } is a multiword token or an empty node and has none. Write _.
diagnostic-id-bad = ID "{ $found }" is not the ID of a word (1), a multiword token (1-2) or an empty node (5.1).
diagnostic-id-zero = ID "{ $found }" is not a word. Words are numbered from 1; 0 is the HEAD of the root.
diagnostic-id-out-of-sequence = ID "{ $found }" is out of sequence: { $expected } is expected here. Number the words 1, 2, 3 …
diagnostic-id-duplicate = ID "{ $found }" is already used: { $expected } is expected here.
diagnostic-range-backwards = ID "{ $found }" runs backwards. Write the first word, then the last.
diagnostic-range-of-one = ID "{ $found }" is a multiword token of one word. Its line is kept as it stands.
diagnostic-range-overlap = ID "{ $found }" shares words with the multiword token { $other }. A word is in one at most.
diagnostic-range-misplaced = ID "{ $found }" must stand directly before its first word. The word expected here is { $expected }.
diagnostic-range-beyond = ID "{ $found }" ends after the last word (words are { $words }).
diagnostic-empty-node-misplaced = ID "{ $found }" is out of place: an empty node here is { $expected }. Put it after its word and number from 1.
diagnostic-no-words = There is no word among these lines. Give lines whose ID is 1, 2, 3 …
diagnostic-head-not-a-number = HEAD "{ $found }" is not a number. Write the ID of a word, or 0 for the root.
diagnostic-head-unknown = HEAD "{ $found }" is not a word of this sentence (words are { $words }).
diagnostic-head-of-itself = HEAD "{ $found }" is the word "{ $form }" itself. Write another word, or 0 for the root.
diagnostic-several-roots = { $count } words have HEAD 0: { $words }. A sentence has one root; attach the others to a word.
diagnostic-no-root = No word has HEAD 0. A sentence has one root.
diagnostic-cycle = The heads form a cycle: { $cycle } ({ $words }). Give one of these words another HEAD.
diagnostic-deprel-empty = DEPREL is missing. Write the relation to the head, such as nsubj.
diagnostic-deps-bad = DEPS "{ $found }" is not a head and a relation. Write both, such as 4:nsubj, and | between several.
diagnostic-deps-head = The head in DEPS "{ $found }" is not another word or empty node of this sentence.
diagnostic-deps-root = DEPS "{ $found }": the head 0 has the relation root, and no other head has it.
diagnostic-deps-order = DEPS "{ $found }" is out of order, or stands here twice. Sort by head, then by relation.
diagnostic-upos-unknown = UPOS "{ $found }" is not a part of speech of Universal Dependencies. It is used as it is.
diagnostic-deprel-unknown = DEPREL "{ $found }" is not a relation of Universal Dependencies. It is used as it is.
diagnostic-known = Perhaps { $known } is meant.
diagnostic-words =
    { $count ->
        [one] One word has it.
       *[other] { $count } words have it.
    }
diagnostic-more-words = { $count } more
diagnostic-more =
    { $count ->
        [one] (One more problem of this kind is not listed.)
       *[other] ({ $count } more problems of this kind are not listed.)
    }
diagnostic-text-differs = "# text" continues with "{ $found }" where the forms spell "{ $expected }". Correct one of them, or SpaceAfter=No.
diagnostic-form-not-nfc = The word "{ $found }" is not in Unicode's composed form (NFC). It may differ from words that look the same.
diagnostic-character-invisible = The word "{ $found }" holds a character that cannot be seen ({ $character }). It differs from words that look the same.
diagnostic-character-replaced = The word "{ $found }" holds U+FFFD, which stands for characters that were lost. Save the original text as UTF-8 once more.
diagnostic-no-tree =
    { $format ->
        [discbracket] There is no tree here. Write one in brackets, each word with its number, such as (S (PRP 0=we) (VBP 1=sleep)).
        [export] There is no sentence here. One begins with #BOS and ends with #EOS.
        [tiger] There is no sentence here. One begins with <s> and ends with </s>.
        [alpino] There is no sentence here. One begins with <alpino_ds> and ends with </alpino_ds>.
        [newick] There is no tree here. Write one in Newick's format, such as ((the,cat),sleeps);
       *[other] There is no tree here. Write one in brackets, such as (S (NP (DT the) (NN cat)) (VP (VBZ sleeps))).
    }
diagnostic-phrase-gap = The phrase "{ $found }" has a gap: "{ $before }" and "{ $after }" belong to it, "{ $between }" between them does not. Phrases with gaps are not measured. Attach the words so that each phrase is one stretch.
diagnostic-phrase-cycle = The phrase "{ $found }" is part of itself. Attach it to a phrase that does not lie in it.
diagnostic-phrase-empty = The phrase "{ $found }" has no words. Remove it, or attach words to it.
diagnostic-node-twice = The name of the node "{ $found }" is that of another one of this sentence. Give each its own.
diagnostic-node-unknown = "{ $found }" is no node of this sentence. Write the name of one.
diagnostic-node-shared = "{ $found }" is part of two phrases. Make it part of one, others are secondary edges.
diagnostic-punctuation-inside =
    { $count ->
        [one] The punctuation mark "{ $found }" belongs to no phrase and stands within one. It is taken as part of it.
       *[other] { $count } punctuation marks that belong to no phrase stand within one, the first is "{ $found }". They are taken as part of it.
    }
diagnostic-word-unnumbered = "{ $found }" is not a word with its number. Write one such as 0=the.
diagnostic-word-order = The word "{ $found }" has the number { $number } where { $expected } is due. Number the words in their order, each once.
diagnostic-export-columns =
    { $columns ->
        [one] { $columns } column.
       *[other] { $columns } columns.
    } A line has five (format 3) or six with the lemma (format 4), and two more for each secondary edge.
diagnostic-sentence-outside = "{ $found }" stands outside all sentences. One begins with { $expected }.
diagnostic-sentence-unclosed = The sentence does not end here. Add { $expected }.
diagnostic-xml-malformed = "{ $found }" is no tag of XML. Write the file once more by the program that it comes from.
diagnostic-xml-refused = "{ $found }" is not read. Of XML in UTF-8 these are: elements, attributes, comments, CDATA and the entities &lt; &gt; &amp; &quot; &apos;
diagnostic-xml-crossed = "{ $found }" does not close the element that is open. </{ $expected }> is due.
diagnostic-attribute-missing = "{ $found }" has no { $attribute } that can be read. Add it.
diagnostic-text-between-trees = "{ $found }" belongs to no tree. Remove it, or put it into the brackets of its tree.
diagnostic-bracket-unclosed =
    { $count ->
        [one] The bracket "{ $found }" is never closed. Add ) where its phrase ends.
       *[other] { $count } brackets are never closed, the last of them is "{ $found }". Add ) where their phrases end.
    }
diagnostic-bracket-unopened =
    { $count ->
        [one] A closing bracket for which none is open. Remove it, or open its phrase with (.
       *[other] { $count } closing brackets for which none is open. Remove them, or open their phrases with (.
    }
diagnostic-bracket-empty = There is nothing in this bracket. Remove it. (A bracket that is a word is written -LRB- or -RRB-.)
diagnostic-label-missing = This bracket begins with a bracket. Only the outermost one does without a label. Write one, such as NP.
diagnostic-label-alone = There is only "{ $found }" in this bracket. Write a label and a word, such as (NN cat).
diagnostic-tree-without-words = This tree has no words, only traces. Give a tree with words.
diagnostic-semicolon-missing = The tree does not end in a semicolon. Add ;
diagnostic-comma-missing = There is no comma before "{ $found }". Add one, or put a name of several words in quotes ('New York').
diagnostic-comma-outside = A comma stands outside all brackets. Put the whole tree in brackets.
diagnostic-quote-unclosed = The quoted name "{ $found }" does not end on its line. Add ' (within a name it is written twice).
diagnostic-quote-inside = There is a quotation mark within the name "{ $found }". It is taken as part of it. Better put the name in quotes ('it''s').
diagnostic-comment-unclosed = The comment "{ $found }" does not end. Add ].
diagnostic-comment-unopened = A ] stands outside all comments. Remove it, or put the name it belongs to in quotes.
diagnostic-leaf-unnamed = A leaf without a name stands here. Leaves are words: write one, or remove the comma.
diagnostic-leaf-twice = { $count } leaves are named "{ $found }". That is as it should be in a sentence, where leaves are told apart by their positions.
diagnostic-length-bad = The length "{ $found }" is not a number. Write one such as 0.5, or put a name with a colon in quotes.
diagnostic-length-twice = The length "{ $found }" follows another one. Keep one of them.
diagnostic-no-line = There is no word here. Write one sentence a line, its words separated by spaces.
diagnostic-line-empty = This line has no words. It counts as a sentence, so that the lines of both sides stay in step.
diagnostic-link-bad = "{ $found }" is not a link. Write a word of A, a hyphen and a word of B, such as 3-5.
diagnostic-link-zero = "{ $found }" names word 0. Words are numbered from 1, unless “{ source-zero-based }” is ticked.
diagnostic-link-out-of-range =
    { $words ->
        [one] { $side } has { $words } word, { $id } is out of range (words are { $ids }).
       *[other] { $side } has { $words } words, { $id } is out of range (words are { $ids }).
    }
diagnostic-link-not-a-word = "{ $found }" names { $id }, which is not a word. Link words, not multiword tokens or empty nodes.
diagnostic-link-relation-unknown = "{ $found }" has no known relation. Choose one of { $relations }.
diagnostic-link-duplicate = "{ $found }" was already given. It counts once.
diagnostic-link-relation-twice = "{ $found }" was already given with another relation ({ $relation }). Keep one of them.
diagnostic-giza-header = "{ $found }" does not begin a pair of GIZA++. That is # Sentence pair (1) source length 9 target length 8, with a number from 1 to 10000000.
diagnostic-giza-twice = There is a pair { $number } before this one. Give each its own number.
diagnostic-giza-lines = "{ $found }" is of a pair that has not three lines: its lengths, the target sentence, the source sentence with the links.
diagnostic-giza-length = The { $side } sentence has { $words } words here, but { $expected } are said to be in it. Write the file again by the program that it comes from.
diagnostic-giza-text = The { $name } sentence has { $words } words here, that of { $side } has { $expected }. Give the text that was aligned, the source as A and the target as B.
diagnostic-giza-not-taken = "{ $found }" stands for links of GIZA++ that were not taken: their pair has an error, or their sentences have other numbers of words than the texts. Open the right file, or draw the links.
diagnostic-giza-words = "{ $found }" cannot stand here. After each word, NULL first, the places of its words in the target sentence stand in brackets, from 1.
diagnostic-align-bad = "{ $found }" is not an item of "# align". Write words of this sentence, a colon and words of the other, such as 3:5 or 1,2:4.
diagnostic-table-too-long = The table has { $number } lines, at most { $limit } are read. Leave out what is not needed.
diagnostic-entry-bad = "{ $found }" is not a line of this table. Write it like this: { $expected }
diagnostic-synonym-columns =
    { $columns ->
        [one] The line has 1 piece. Write two words and how they are related, such as: buy acquire synonym. If a word contains spaces, separate the pieces by tabs.
       *[other] The line has { $columns } pieces. Write two words and how they are related, such as: buy acquire synonym. If a word contains spaces, separate the pieces by tabs.
    }
diagnostic-synonym-kind-unknown = "{ $found }" is not a way to be related. Choose one of { $kinds }.
diagnostic-synonym-of-itself = "{ $found }" is related to itself. The line says nothing and is ignored.
diagnostic-synonym-duplicate = "{ $found }" are already related. The line adds nothing.
diagnostic-model-too-long = The model has { $number } lines, at most { $limit } are read. Train it on fewer pairs.
diagnostic-model-version = "{ $found }" is not the beginning of a model that can be read. Its first line is "{ $expected }".
diagnostic-model-line = "{ $found }" is not a line of a model. Restore the file, or train the model again.
diagnostic-model-number = "{ $found }" is not a number that can stand here. Restore the file, or train the model again.
diagnostic-model-twice = "{ $found }" is in the model twice. Restore the file, or train the model again.
diagnostic-head-rule-bad = "{ $found }" is not a head rule. Write a category, a colon, a space and labels of children, such as NP: NN NNS | JJ.
diagnostic-head-rule-label = "{ $found }" cannot be a label, because of the bracket. Write the label alone.
diagnostic-head-rule-empty-list = There is no label in this list. Write one, or remove the list.
diagnostic-head-rule-first = "{ $found }" is inside a list. Write it before the labels of the list, once.
diagnostic-head-rule-twice = "{ $found }" already has a rule. That one counts; join the two lines.
diagnostic-head-rule-tag = "{ $found }" has function tags or an index, which are not compared. It is read as { $category }.
diagnostic-head-rule-label-twice = "{ $found }" is already in this line. It counts where it comes first.
diagnostic-parameter-unknown = "{ $found }" is not a parameter. A line begins with one, such as DELETE_LABEL TOP, or with #.
diagnostic-parameter-number = { $keyword } "{ $found }" is not a whole number. Write one, such as { $keyword } 1.
diagnostic-parameter-value = { $keyword } "{ $found }" is not one label or word. Write one on each line, such as { $keyword } TOP.
diagnostic-parameter-pair = { $keyword } "{ $found }" is not two labels or words. Write two with a space between them, such as { $keyword } ADVP PRT.
diagnostic-no-dependencies =
    { $format ->
        [words] { $side } is words without a tree. This needs dependencies: bring a sentence with heads.
       *[brackets] { $side } is a phrase tree. This needs dependencies: have it read as dependencies.
    }
diagnostic-too-large =
    { $what ->
        [links] There are { $number } links. At most { $limit } can be compared: remove some.
        [cells] The paths between the links need tables of { $number } cells. At most { $limit } are computed.
        [steps] { $number } links take more than { $limit } steps, the most that are shown of so many.
        [bytes] The text has { $number } bytes. At most { $limit } are read.
        [lines] The text has { $number } lines. At most { $limit } are read.
        [read-links] The text has { $number } links. At most { $limit } are read.
        [sentences] The text has { $number } sentences. At most { $limit } are listed.
        [words] The sentence has { $number } words. At most { $limit } are drawn.
        [step-links] There are { $number } links. Steps are shown for at most { $limit }.
        [pairs] There are { $number } pairs of a word of A and a word of B. At most { $limit } can be aligned.
        [pairings] Words have so many dependents that pairing them could take { $number } steps. At most { $limit } are taken.
        [synonyms] The table of synonyms relates { $number } pairs of words of these sentences. At most { $limit } are compared.
        [points] { $number } is not a weight. Weights are 0 to { $limit }.
       *[other] This asks for more than can be computed.
    }

# How the texts that are no sentences are called in places such as Links:3
source-name-links = Links
source-name-synonyms = Synonyms
source-name-head-rules = Head rules
source-name-parameters = Parameters
