# Bedingungen, die nicht gelesen werden können
pairs-condition-quote = Zu diesem Anführungszeichen fehlt das schließende.
pairs-condition-bracket = Zu dieser Klammer fehlt die andere.
pairs-condition-end = Hier fehlt etwas: eine Bedingung oder ein Suchwort.
pairs-condition-name = Vor { $operator } muss der Name einer Spalte stehen.
pairs-condition-value = Womit soll { $name } verglichen werden? Der Wert fehlt.
pairs-condition-equal = { $name } ist gleich oder nicht: Hier kann nur = oder != stehen.
pairs-condition-number = { $name } wird mit Zahlen wie 0,5, 50% oder 1/2 verglichen; „{ $value }“ ist keine.
pairs-condition-thousands = „{ $value }“ hat Tausendertrennzeichen: Schreiben Sie { $plain }.
pairs-condition-two-ways = „{ $value }“ kann { $plain } oder { $exact } heißen: Schreiben Sie eines davon.
pairs-condition-side = Auf welcher Seite? { $name } A oder { $name } B.
pairs-condition-of-which = Von welchem Maß? Zum Beispiel „{ $name }.similarity“.
pairs-condition-unknown = Eine Spalte „{ $name }“ gibt es nicht.
pairs-condition-deep = Hier sind zu viele Klammern ineinander geschachtelt.
