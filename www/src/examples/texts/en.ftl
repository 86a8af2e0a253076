# The name of the page while it shows a pair as it is in the gallery
example-title = { $name } · Twintree

# The groups of the menu
example-group-steps = First steps
example-group-order = Word order
example-group-counterparts = No counterpart, or several
example-group-analyses = Analyses, right and wrong
example-group-languages = Languages
example-group-training = Training sets for { tab-projection }

# The pairs, and what to notice in them
example-detective = A detective becomes Sherlock
example-detective-notice = Two word orders: who becomes whom is said the other way round.
example-identical = Two trees of one shape
example-identical-notice = Other words, the same tree: every path agrees, similarity 1.
example-passive = Active and passive
example-passive-notice = Object and subject take each other’s places and other labels; what hangs below them stays as it is.
example-deleted = Left out and put in
example-deleted-notice = What A alone has hangs below and costs nothing; “began” in B stands between “gardener” and “water”, and costs 1.

example-roles = The same words, other roles
example-roles-notice = Who calls whom? Only two labels and the places of two nouns tell.
example-reversed = One tree, read backwards
example-reversed-notice = Only the order is reversed: each edge of the spanning tree weighs exactly 1.
example-crossing = German and English with a crossing arc
example-crossing-notice = The relative clause stands apart from its noun: a non-projective arc, drawn and measured like any other.
example-negation = Not, in two words
example-negation-notice = “ne … pas” stands around the verb, so “not” and its verb phrase cross. Dashed links are only possible (Fox 2002).
example-long = Forty-seven words
example-long-notice = The clauses of a long sentence in another order: short paths agree, long ones do not.

example-function = Function words that Russian lacks
example-function-notice = No article, no copula: content words are the heads, so every path agrees, and only the coverage falls.
example-compound = One word for two
example-compound-notice = “Gartentür” is “garden” and “door”: two links share one word, and the edge between them weighs 0 of 0.
example-fixed = Two words for two
example-fixed-notice = “of course” is “bien sûr” only as a whole: each of its words is linked to both others.
example-contracted = Multiword tokens and a missing verb
example-contracted-notice = “du” and “au” are two words each; the verb left out is an empty node, which no measure counts.

example-switched = Heads change places
example-switched-notice = “gern” depends on “liest”; but “likes” governs “read”. Both links stay, and the arc turns round.
example-coordinated = Apples, pears and plums
example-coordinated-notice = The first conjunct is the head of the others: in another order another fruit is the object.
example-parsed = Gold and parser
example-parsed-notice = One sentence analysed twice: one arc differs, and only one edge of the spanning tree weighs more than 0.
example-phrases = Two parses in brackets
example-phrases-notice = Are the dogs hungry, too? Only the phrases tell: read as dependencies, both are the same tree.
example-broken = A file with errors
example-broken-notice = A head that does not exist, a cycle and a misspelt label: each is named in its line, and the rest is drawn.

example-french = English and French
example-french-notice = An adjective and an object change places; one verb corresponds to two words.
example-bracket = A German clause bracket
example-bracket-notice = “hat … geschenkt” holds the clause together from both ends; both words correspond to “gave”.
example-arabic = English and Arabic
example-arabic-notice = Right to left, verb first, and a possessive inside the noun’s token.
example-chinese = Chinese and English
example-chinese-notice = The library moves from before the verb to the end and costs nothing; “一” is a numeral and “an” an article, which costs 1.

# Choosing one
example-noticing = What to notice:
example-next = Next example
say-example = Example “{ $name }”. { $notice }
notice-example-missing = This example could not be loaded.
notice-example-language = The page is in German now, like the example.
example-language-en = Back to English
example-language-de = Back to German
step-example = example “{ $name }”

# Training sets
example-generated = 400 generated pairs
example-generated-notice = Our own: German clauses from a small grammar, with their English translations. Main and subordinate clauses, passives, questions, modals, negation.
example-by-hand = 63 pairs by hand
example-by-hand-notice = Our own: sentences made up, parsed and linked by hand.
step-projection-set = training set “{ $name }”
say-example-set = { $name }, shown as pairs.
notice-set-missing = The pairs could not be fetched. Check your connection and choose them again.
