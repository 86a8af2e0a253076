# Conditions that cannot be read
pairs-condition-quote = The quotation that begins here is not closed.
pairs-condition-bracket = This bracket has no partner.
pairs-condition-end = Something is missing here: a condition, or a word to search for.
pairs-condition-name = The name of a column has to stand before { $operator }.
pairs-condition-value = { $name } is not compared with anything: a value is missing.
pairs-condition-equal = { $name } is either equal or not: only = and != can stand here.
pairs-condition-number = { $name } is compared with numbers such as 0.5, 50% or 1/2; “{ $value }” is not one.
pairs-condition-thousands = “{ $value }” has a thousands separator: write { $plain }.
pairs-condition-two-ways = “{ $value }” can be { $plain } or { $exact }: write one of these.
pairs-condition-side = Of which side? { $name } A or { $name } B.
pairs-condition-of-which = Of which measure? “{ $name }.similarity”, for one.
pairs-condition-unknown = There is no column “{ $name }”.
pairs-condition-deep = There are too many nested brackets.
