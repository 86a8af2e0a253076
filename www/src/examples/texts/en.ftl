example-detective = A detective becomes Sherlock
example-detective-notice = Two word orders: who becomes whom is said the other way round.
example-identical = Two trees of one shape
example-identical-notice = Other words, the same tree: every path agrees, similarity 1.
example-reversed = One tree, read backwards
example-reversed-notice = Only the order is reversed: each edge of the spanning tree weighs exactly 1.
example-french = English and French
example-french-notice = An adjective and an object change places; one verb answers to two words.
example-arabic = English and Arabic
example-arabic-notice = Right to left, verb first, and a possessive inside the noun’s token.
example-chinese = Chinese and English
example-chinese-notice = The place moves from before the verb to the end of the sentence.
example-bracket = A German clause bracket
example-bracket-notice = “hat … geschenkt” holds the clause together from both ends; both words answer to “gave”.
example-crossing = German and English with a crossing arc
example-crossing-notice = The relative clause stands apart from its noun: a non-projective arc, drawn and measured like any other.
example-contracted = Contractions and a missing verb
example-contracted-notice = “du” and “au” are two words each; the verb left out is an empty node, which no measure counts.
example-long = Forty-seven words
example-long-notice = The clauses of a long sentence in another order: local paths agree, far ones do not.

# Choosing one
say-example = Example “{ $name }”.
notice-example-missing = This example could not be loaded.
step-example = example “{ $name }”
