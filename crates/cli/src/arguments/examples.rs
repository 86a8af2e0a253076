//! What stands below the help of the commands.

pub(super) const EXITS: &str = "Exit codes:\n  \
    0  every pair was read\n  \
    1  some pairs had errors, which are on standard error\n  \
    2  nothing (more) could be done: a missing file, files that do not belong together,\n     \
    standard output full or closed";

pub(super) const COMPARE_EXAMPLES: &str = "Examples:\n  \
    twintree compare reference.conllu hypothesis.conllu --links links.txt\n  \
    twintree compare en.conllu fr.conllu --links links.txt --strip-subtypes --summary\n  \
    twintree compare gold.mrg parsed.mrg --align --as dependencies\n  \
    twintree compare gold.mrg parsed.mrg --align --as dependencies --head-rules rules.txt\n  \
    parse < text | twintree compare reference.conllu - --links links.txt | jq .similarity\n  \
    twintree compare --records < records.jsonl > scores.jsonl\n\n\
    Sentences are paired by # parallel_id where any is shared, else by # sent_id where any is shared, \
    else in order. Line n of the links belongs to sentence n of the left file, or to pair n if there are \
    as many lines as pairs. A link is written 3-5, or 3-5:specifies with a relation, or 3p5 if it is only possible; words \
    are numbered from 1, links are separated by spaces. An empty line is a pair without links; a line \
    that begins with # is a comment and no pair. Without --links and --align, links are read from \
    comments of the CoNLL-U files, such as # align = 3:5.\n\n\
    Head rules are written NP: NN NNS | CD JJ, the best list of labels first; of several children in \
    one list the last is the head, or the first in a list that begins with the word first.\n\n\
    A record is one JSON object on a line: {\"id\":1,\"left\":\"1\\tGo\\t…\",\"right\":\"…\",\"links\":\"1-1\"}. It is \
    answered by one line with its id; one with errors by {\"id\":1,\"error\":[{…}]}, and the exit code \
    is 0.\n\n\
    A pair with errors is answered by {\"pair\":n,\"error\":[codes]}, so that line n is always pair n. \
    If one file has more sentences than the other, this is noticed only at the end: the pairs before \
    it are answered, and the exit code is 2.";

pub(super) const CONFUSION_EXAMPLES: &str = "Examples:\n  \
    twintree confusion en.conllu fr.conllu --links links.txt\n  \
    twintree confusion en.conllu fr.conllu --links links.txt --format tsv | head\n\n\
    The score of twintree compare counts edits between paths: a label in the place of another, a label \
    that only one path has (then left or right is null), and the other direction. They add up to the \
    distance of all pairs, which is the last line. Of edit scripts that cost the same it is the one \
    that is found from the end of the paths, where a match or a substitution is preferred, then a \
    deletion, then an insertion.";

pub(super) const SIGNIFICANCE_EXAMPLES: &str = "Examples:\n  \
    twintree compare gold.conllu one.conllu --links links.txt > one.jsonl\n  \
    twintree compare gold.conllu two.conllu --links links.txt > two.jsonl\n  \
    twintree significance one.jsonl two.jsonl\n  \
    twintree significance one.jsonl two.jsonl --measure attachment.labelled --seed 7\n\n\
    Line by line both files are about the same pair, by its number or its id. Pairs that one of them \
    has no score of are left out and counted. p is (c + 1) / (n + 1) for c of n trials in which the \
    difference is as large as the observed one or larger: of samples drawn with replacement (the \
    paired bootstrap; absolute differences less their mean), and of pairs that change places by the \
    toss of a coin (approximate randomisation). Give the signature with the numbers. (P. Koehn 2004; \
    S. Riezler and J. T. Maxwell 2005.)";

pub(super) const ALIGN_EXAMPLES: &str = "Examples:\n  \
    twintree align left.conllu right.conllu > links.txt\n  \
    twintree align left.conllu right.conllu --synonyms synonyms.txt --relations\n  \
    twintree align left.conllu right.conllu --json | jq .score\n  \
    twintree align left.conllu right.conllu --comments > linked.conllu\n  \
    twintree align left.conllu right.conllu --comments --links links.txt > linked.conllu\n\n\
    Links in comments are written # align = :fr.1 1:2 3:4,5, as sketched for Universal Dependencies: \
    the name of the right sentence, where it has one, and words of the left sentence with their \
    counterparts. twintree compare reads them without --links. A pair with errors ends the run.\n\n\
    The file of synonyms has two words and their relation on each line, such as: buy acquire synonym. \
    A pair with errors is answered by an empty line (with --json, by an object that names the errors).";

pub(super) const AGREEMENT_EXAMPLES: &str = "Examples:\n  \
    twintree agreement anna.txt ben.txt\n  \
    twintree align left.conllu right.conllu --relations | twintree agreement links.txt - --json";

pub(super) const FUSE_EXAMPLES: &str = "Examples:\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge restate\n  \
    twintree fuse left.conllu right.conllu --links links.txt --merge generalize --into right --limit 10";

pub(super) const CROSSINGS_EXAMPLES: &str = "Examples:\n  \
    twintree crossings en.mrg fr.txt --links links.txt\n  \
    twintree crossings en.mrg fr.txt --links links.txt --as flattened --head-rules semantic\n  \
    twintree crossings en.conllu fr.conllu --links links.txt --summary\n  \
    twintree crossings en.mrg fr.txt --links links.txt --each | jq '.each[].phrases[].text'\n\n\
    Two phrases side by side cross if the words they are linked to are not apart: a head with one of \
    its modifiers, or two modifiers. They are counted with sure links (S), with all links (all, P), \
    and with the sure links of a word where it has any (mixed, S\u{2192}P). A link is written 3-5 if \
    it is sure, 3p5 or 3?5 if it is only possible. Crossings are counted before the filter; so many \
    of them as stand under filtered are phrasal translations: all words of both phrases are linked \
    to the same words.\n\n\
    Only the left file needs trees. The dependencies of brackets are those of the tree with \
    flattened verb phrases. (H. Fox, Phrasal cohesion and statistical machine translation, 2002.)";

pub(super) const PROJECT_EXAMPLES: &str = "Examples:\n  \
    twintree project extract german.mrg english.mrg --links links.txt\n  \
    twintree project train german.mrg english.mrg --links links.txt --model model.txt\n  \
    twintree project predict german.mrg --model model.txt | jq .text\n  \
    twintree project evaluate german.mrg english.mrg --links links.txt --folds 5\n\n\
    The left sentences are German with the labels of TIGER, the right ones English with those of the \
    Penn Treebank, arguments marked -A; both in brackets.";

pub(super) const DISTANCES_EXAMPLES: &str = "Examples:\n  \
    twintree distances gold.mrg parsed.mrg\n  \
    twintree distances gold.mrg parsed.mrg --summary\n  \
    twintree distances gold.mrg parsed.mrg --evalb --evalb-parameters COLLINS.prm\n  \
    twintree distances gold.conllu parsed.conllu --drop-punctuation | jq .attachment\n  \
    twintree distances en.mrg fr.mrg --by-links links.txt --rooted\n\n\
    The left trees are the gold ones, the right trees are measured against them:\n  \
    robinsonFoulds             splits of one tree alone, of those of both\n  \
    generalizedRobinsonFoulds  splits of the right tree in conflict with the left one, of all of the\n                             \
    right one; 0 and flagged where it has none\n  \
    quartets                   four words that the trees pair otherwise, of all; generalized: of those\n                             \
    that the left tree pairs\n  \
    brackets                   phrases as EVALB counts them\n  \
    treeEdit                   nodes inserted, deleted or renamed\n  \
    attachment                 words with the same head (unlabelled: UAS), with the same relation\n                             \
    (labels), with both (labelled: LAS)\n\n\
    Splits, quartets and their distances follow Rama (Empirical Evaluation of Tree distances for Parser \
    Evaluation) and, generalized, Pompei, Loreto and Tria (PLoS ONE 6(6), 2011); brackets Sekine and \
    Collins (EVALB, 1997); the tree edit distance Zhang and Shasha (1989); attachment Buchholz and \
    Marsi (CoNLL 2006).\n\n\
    What is not defined is null and named in \"undefined\" with its reason. A pair with errors is \
    answered by {\"pair\":n,\"error\":[codes]}. --summary gives for each measure the mean over the pairs \
    that have it, micro (the sum of the numerators by that of the denominators) and how many pairs have \
    none, by reason; and Pearson's r of every two measures over the pairs that have both, in which a \
    flagged value is the 0 that it is.";
