example-detective = Ein Detektiv wird zu Sherlock
example-detective-notice = Zwei Wortstellungen: Wer wozu wird, ist hier umgekehrt gesagt.
example-identical = Zwei Bäume von gleicher Gestalt
example-identical-notice = Andere Wörter, derselbe Baum: Alle Pfade stimmen überein, Ähnlichkeit 1.
example-reversed = Ein Baum, rückwärts gelesen
example-reversed-notice = Nur die Reihenfolge ist umgekehrt: Jede Kante des Spannbaums wiegt genau 1.
example-french = Englisch und Französisch
example-french-notice = Adjektiv und Objekt tauschen die Plätze; ein Verb entspricht zwei Wörtern.
example-arabic = Englisch und Arabisch
example-arabic-notice = Von rechts nach links, das Verb zuerst, und ein Possessiv im Token des Nomens.
example-chinese = Chinesisch und Englisch
example-chinese-notice = Der Ort rückt von vor dem Verb ans Ende des Satzes.
example-bracket = Eine deutsche Satzklammer
example-bracket-notice = „hat … geschenkt“ klammert den Satz von beiden Seiten; beide Wörter entsprechen „gave“.
example-crossing = Deutsch und Englisch, mit kreuzendem Bogen
example-crossing-notice = Der Relativsatz steht fern von seinem Nomen: ein nicht projektiver Bogen, gezeichnet und gemessen wie jeder andere.
example-contracted = Verschmelzungen und ein fehlendes Verb
example-contracted-notice = „du“ und „au“ sind je zwei Wörter; das ausgelassene Verb ist ein leerer Knoten, den kein Maß zählt.
example-long = Siebenundvierzig Wörter
example-long-notice = Die Teilsätze eines langen Satzes in anderer Reihenfolge: Nahe Pfade stimmen überein, ferne nicht.

# Choosing one
say-example = Beispiel „{ $name }“.
notice-example-missing = Dieses Beispiel ließ sich nicht laden.
step-example = Beispiel „{ $name }“
