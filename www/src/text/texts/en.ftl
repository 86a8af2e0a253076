# The panel of the texts
source-editor-left = Sentence A { $format ->
    [conllup] in CoNLL-U Plus
    [conllx] in CoNLL-X
    [conll2009] in CoNLL-2009
    [brackets] in brackets
    [discbracket] in discbracket
    [export] in NeGra export
    [tiger] in TIGER-XML
    [alpino] in Alpino XML
    [newick] in Newick
    [words] in words
   *[conllu] in CoNLL-U
}
source-editor-right = Sentence B { $format ->
    [conllup] in CoNLL-U Plus
    [conllx] in CoNLL-X
    [conll2009] in CoNLL-2009
    [brackets] in brackets
    [discbracket] in discbracket
    [export] in NeGra export
    [tiger] in TIGER-XML
    [alpino] in Alpino XML
    [newick] in Newick
    [words] in words
   *[conllu] in CoNLL-U
}
source-editor-links = Links between A and B
source-editor-help = Tab moves on to the next control; Ctrl+I types a tab. F8 and Shift+F8 go to the next and the previous error. Ctrl+Z undoes the last step on the page, typed here or not.
source-empty-side = { $format ->
    [conllup] Paste a sentence in CoNLL-U Plus: first the line # global.columns = ID FORM HEAD DEPREL … that names the columns, then one word a line.
    [conllx] Paste a sentence in CoNLL-X, one word a line: ten columns separated by tabs, the seventh HEAD and the eighth DEPREL.
    [conll2009] Paste a sentence in CoNLL-2009, one word a line: fourteen columns or more separated by tabs, the ninth HEAD and the eleventh DEPREL.
    [brackets] Paste a tree in brackets, such as (S (NP (DT the) (NN cat)) (VP (VBZ sleeps))).
    [discbracket] Paste a tree in discbracket, each word with its number, such as (S (PRP 0=we) (VBP 1=sleep)).
    [export] Paste a sentence in the export format of NeGra, from #BOS to #EOS.
    [tiger] Paste a sentence in TIGER-XML, from <s> to </s>.
    [alpino] Paste a sentence in Alpino XML, from <alpino_ds> to </alpino_ds>.
    [newick] Paste a tree in Newick’s format, such as ((the,cat),sleeps);
    [words] Paste a sentence, its words separated by spaces.
   *[conllu] Paste a sentence in CoNLL-U, one word a line: ten columns separated by tabs. Brackets, treebanks, Newick and plain words are detected as well.
}
source-empty-links = Links such as 1-4 2-5:specifies: a word of A, a hyphen, a word of B.
source-zero-based = Word ids start at 0 (Pharaoh)
source-hint = Paste CoNLL-U, brackets, treebanks, Newick or words, or drop files.
source-hint-links = 3‑5 links word 3 of A to word 5 of B; 3‑5:specifies names the relation, 3p5 is only possible.
source-open = Open files …

# What is wrong
source-problems = What is wrong
source-errors-gone = No errors left.
source-errors =
    { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
source-warnings =
    { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
source-error = Error
source-warning = Warning
source-go-to-line = Go to line
source-count-from-0 = Word ids start at 0
source-count-from-1 = Word ids start at 1
source-related = See line { $line }
source-more-problems = { $count } more are not listed here; F8 steps through them.
source-steps = F8 next, Shift+F8 previous

# What can be fixed
source-offers = What can be fixed
source-show-changes = Show changes
source-mend = Fix
source-mend-all = Fix all
source-more-changes =
    { $count ->
        [one] 1 more line changes.
       *[other] { $count } more lines change.
    }
source-line-before = before
source-line-after = after
repair-byte-order-mark = The text begins with a byte order mark, which does no harm.
repair-carriage-returns =
    { $count ->
        [one] 1 line ends in CR LF, which does no harm.
       *[other] { $count } lines end in CR LF, which does no harm.
    }
repair-line-ends =
    { $count ->
        [one] A carriage return stands where a line should end.
       *[other] { $count } carriage returns stand where lines should end.
    }
repair-escapes =
    { $count ->
        [one] 1 line has characters escaped as in HTML, such as &lt;.
       *[other] { $count } lines have characters escaped as in HTML, such as &lt;.
    }
repair-fences =
    { $count ->
        [one] A Markdown code fence (```) stands beside the sentence.
       *[other] { $count } Markdown code fences (```) stand around the sentence.
    }
repair-quotes =
    { $count ->
        [one] 1 line begins with a quotation mark (>).
       *[other] { $count } lines begin with quotation marks (>).
    }
repair-header-row =
    { $count ->
        [one] A line names the columns (ID FORM …), as in a spreadsheet.
       *[other] { $count } lines name the columns (ID FORM …), as in a spreadsheet.
    }
repair-commas =
    { $count ->
        [one] Commas separate the links of 1 line. Spaces should.
       *[other] Commas separate the links of { $count } lines. Spaces should.
    }
repair-notations =
    { $count ->
        [one] 1 line writes links in another way, such as (1,4) or 1–4.
       *[other] { $count } lines write links in another way, such as (1,4) or 1–4.
    }
repair-separated =
    { $count ->
        [one] 1 line separates its columns by commas or semicolons (CSV). Tabs should.
       *[other] { $count } lines separate their columns by commas or semicolons (CSV). Tabs should.
    }
repair-spaces =
    { $count ->
        [one] 1 line uses spaces instead of tabs.
       *[other] { $count } lines use spaces instead of tabs.
    }
repair-no-break-spaces =
    { $count ->
        [one] 1 line has no-break spaces around its columns.
       *[other] { $count } lines have no-break spaces around their columns.
    }
repair-outer-blanks =
    { $count ->
        [one] 1 line has spaces at its ends or around its columns.
       *[other] { $count } lines have spaces at their ends or around their columns.
    }
repair-eight-columns =
    { $count ->
        [one] 1 line has the eight columns of CoNLL-X.
       *[other] { $count } lines have the eight columns of CoNLL-X.
    }
source-several =
    { $count ->
        [2] The text holds two sentences.
       *[other] The text holds { $count } sentences.
    }
source-part =
    { $count ->
        [2] Use them as A and B
       *[other] Open them all
    }

# Dropping files
drop-title = Drop the files
drop-side = { $side }: drop one file here
drop-both = A and B: drop two files or more, with links, another system, another person’s links

# What each of several files is
notice-roles =
    { $left ->
        [0] {""}
       *[other] A: { $left }.{" "}
    }{ $right ->
        [0] {""}
       *[other] B: { $right }.{" "}
    }{ $second ->
        [0] {""}
       *[other] Another system for B: { $second }.{" "}
    }{ $rows ->
        [0] {""}
       *[other] Rows of figures: { $rows }.{" "}
    }{ $links ->
        [0] {""}
       *[other] Links: { $links }.{" "}
    }{ $theirs ->
        [0] {""}
       *[other] Another person’s links: { $theirs }.{" "}
    }{ $none ->
        [0] {""}
       *[other] Not opened: { $none }.
    }
notice-roles-change = Files …
roles-title = What the files are
roles-open = Open
role-left = A
role-right = B
role-second = another system for B
role-rows = rows of figures, beside those of the page
role-links = links
role-theirs = another person’s links
role-none = not to be opened
role-fault-twice = Two files are for the same place. Choose another place for one of them.
role-fault-alone = Another system for B needs a file for A and one for B.
role-fault-bare = Links beside rows need a file of sentences. Open them with it, or by themselves.
role-fault-nothing = Choose what is to be opened.

# What could not be opened
intake-no-sentence = { $name }: there is no sentence in this file. Twintree reads CoNLL-U, brackets, treebanks, Newick and words.
intake-no-sentence-named = { $name }: there is no sentence in this file if it is read as its name says. It begins like “{ $looksLike }”: rename it, or paste its text.
intake-own-long = { $name } is longer than 1 MB.
intake-nothing = There was no file in what you dropped.
intake-too-large = { $name } has { $size } MB; files of up to { $limit } MB are read. Cut it into parts.
intake-unreadable = { $name } could not be read. Perhaps it is a folder, or it has been moved.
intake-unanswered = { $name } could not be read because a part of Twintree did not answer. Open it again, or reload the page.
intake-too-long = 
    { $what ->
        [line] { $name }: line { $line } has { $number } bytes, at most { $limit } are read. Its sentence is left out, the rest is read. Check that lines end in line feeds.
        [lines] { $name }: the sentence from line { $line } has { $number } lines with those before it, at most { $limit } are read. It is left out, the rest is read. Check that an empty line ends every sentence.
       *[bytes] { $name }: the sentence from line { $line } has { $number } bytes with the lines before it, at most { $limit } are read. It is left out, the rest is read. Check that an empty line ends every sentence.
    }
intake-looks-like = { $name } is read as “{ $format }”, as its name says, but it begins like “{ $looksLike }”. If that is wrong, rename the file, or choose the format in the menu above the text.
intake-not-links = { $name } is “{ $format }”, not links.
intake-rows-line = { $name }, line { $line }: this is no row. Each line is an object of JSON with pair or id, or has as many cells as the line of names above the table.
intake-rows-twice = { $name }, line { $line }: pair { $pair } has a row in line { $first } already. Take out the one that is wrong.
intake-rows-none = { $name }: there is no row below the line of names.
intake-pairs-named = { $name }: { $format ->
        [giza] an alignment of GIZA++
       *[naacl] one link a line, as in the shared tasks on word alignment
    }; { $pairs ->
        [one] 1 line of links was
       *[other] { $pairs } lines of links were
    } made of it.
intake-giza-several = Several pairs of GIZA++ were pasted. Save them in a file and open it: it is taken in pair by pair.
intake-pasted = What was pasted
intake-giza-refused = { $name }, line { $line }: { $problem } None of the links is read.
intake-giza-faulty = { $name }, line { $line }: { $problem } { $pairs ->
        [one] The links of 1 pair are
       *[other] The links of { $pairs } pairs are
    } not read.
intake-packed = { $name } could not be unpacked: it is damaged, or not compressed by gzip. Unpack it yourself and open what is in it.
intake-foreign = { $what ->
        [zip] { $name } is a ZIP archive. Unpack it and drop the file that is in it.
        [gzip] { $name } is compressed by gzip. Give it a name that ends in .gz, or unpack it.
        [archive] { $name } is an archive. Unpack it and drop the file that is in it.
        [office] { $name } is a document of a word processor or spreadsheet. Save it as plain text (UTF-8).
        [pdf] { $name } is a PDF. Copy its sentences and paste them.
        [rtf] { $name } is a text with formatting (RTF). Save it as plain text (UTF-8).
        [image] { $name } is an image.
        [html] { $name } is a page of the web (HTML). Save the file itself, not the page that shows it.
        [algraeph] { $name } is a file of pairs of Algraeph. Drop sentences and links in files of their own.
        [json] { $name } is JSON. Twintree reads CoNLL-U, brackets, treebanks, Newick and words.
       *[xml] { $name } is XML. Twintree reads CoNLL-U, brackets, treebanks, Newick and words.
    }
intake-not-text = { $name } begins with zeros and is not text. Twintree reads texts in UTF-8.
intake-utf-16 = { $name } is UTF-16. Save it as UTF-8 and open it again.
intake-not-utf-8 = { $name } is not UTF-8: byte { $byte } at offset { $offset } (line { $line }) cannot stand there. Save it as UTF-8 and open it again.

# What came in, and the steps it makes
notice-opened = { $pairing ->
    [parallel-id] { $count ->
        [one] One pair, by # parallel_id.
       *[other] { $count } pairs, paired by # parallel_id.
    }
    [sent-id] { $count ->
        [one] One pair, by equal sent_id.
       *[other] { $count } pairs, paired by equal sent_id.
    }
   *[order] { $count ->
        [one] One pair, in order.
       *[other] { $count } pairs, paired by order.
    }
}
notice-opened-all = Show all in a table
notice-rows = { $count ->
        [one] One row of { $name } was read.
       *[other] { $count } rows of { $name } were read.
    }
notice-opened-alone = { $pairing ->
    [parallel-id] { $count } pairs, paired by # parallel_id. Without a partner: { $left } of A, { $right } of B.
    [sent-id] { $count } pairs, paired by equal sent_id. Without a partner: { $left } of A, { $right } of B.
   *[order] { $count } pairs, paired by order. Without a partner: { $left } of A, { $right } of B.
}
notice-opened-one = { $count ->
    [one] One sentence
   *[other] { $count } sentences
} of { $side ->
    [left] A. Open the file of B as well to pair them.
   *[right] B. Open the file of A as well to pair them.
}
notice-tabs = { $count ->
    [one] Tabs put in 1 line.
   *[other] Tabs put in { $count } lines.
}
notice-tabs-show = Show
notice-evalb = { $name }: brackets are counted by these parameters of EVALB now.
notice-evalb-show = Show the brackets
notice-giza-alone = { $names }: the links of GIZA++ are not taken, as they must fit the words of A and of B. Open them once both are there, or together with them.
notice-giza-texts = { $count ->
    [one] In 1 pair the sentences of GIZA++ have
   *[other] In { $count } pairs the sentences of GIZA++ have
} other numbers of words than the texts: their links are not read. The source must be A, the target B.
notice-links-lines = The file of links has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}, A has { $sentences } sentences: line n belongs to sentence n.
notice-links-beyond = { $count ->
    [one] The file of links names 1 pair for which there are no sentences: it is left out.
   *[other] The file of links names { $count } pairs for which there are no sentences: they are left out.
}
notice-links-zero = { $count ->
    [one] These links count from 0: 1 line names a word 0. None of them is used yet.
   *[other] These links count from 0: { $count } lines name a word 0. None of them is used yet.
}
notice-links-zero-read = Read them so
say-links-from-zero = The links were read with words counted from 0.
notice-links-errors = { $count ->
    [one] The links of pair { $pairs } have errors: the { tab-links } tab says what is wrong. All others are read.
   *[other] The links of { $count } pairs have errors ({ $pairs }): the { tab-links } tab of each says what is wrong. All others are read.
}
say-pair-new = New sentences in A and B{ $dropped ->
    [0] .
    [one] ; the link that was there is gone.
   *[other] ; the { $dropped } links that were there are gone.
}
step-type-left = edit A
step-type-right = edit B
step-count-from = word ids start at { $from }
step-type-links = edit the links
step-mend = { $count ->
    [one] fix the text
   *[other] fix the texts
}
step-paste-left = new sentence for A
step-paste-right = new sentence for B
step-paste-pair = new sentences

# The format of a text
source-format = Format of { $side ->
    [left] A
   *[right] B
}
source-phrases = { $count ->
    [one] 1 phrase
   *[other] { $count } phrases
}
source-read-as = { $format ->
    [conllup] Read as CoNLL-U Plus
    [conllx] Read as CoNLL-X
    [conll2009] Read as CoNLL-2009
    [brackets] Read as brackets
    [discbracket] Read as discbracket
    [export] Read as NeGra export
    [tiger] Read as TIGER-XML
    [alpino] Read as Alpino XML
    [newick] Read as Newick
    [words] Read as words
   *[conllu] Read as CoNLL-U
}
step-format = read { $side ->
    [left] A
   *[right] B
} as { $format ->
    [conllup] CoNLL-U Plus
    [conllx] CoNLL-X
    [conll2009] CoNLL-2009
    [brackets] brackets
    [discbracket] discbracket
    [export] NeGra export
    [tiger] TIGER-XML
    [alpino] Alpino XML
    [newick] Newick
    [words] words
   *[conllu] CoNLL-U
}
intake-unread = The text could not be read because a part of Twintree did not answer. Paste it again, or reload the page.
