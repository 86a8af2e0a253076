# Wie die Seite heißt, solange sie ein Paar so zeigt, wie es in der Sammlung steht
example-title = { $name } · Twintree

# Die Gruppen des Menüs
example-group-steps = Erste Schritte
example-group-order = Wortstellung
example-group-counterparts = Kein Gegenstück oder mehrere
example-group-analyses = Richtige und falsche Analysen
example-group-languages = Sprachen
example-group-training = Trainingsmengen für „{ tab-projection }“

# Die Paare, und was an ihnen auffällt
example-detective = Ein Detektiv wird zu Sherlock
example-detective-notice = Zwei Wortstellungen: Wer zu wem wird, ist in B umgekehrt.
example-identical = Zwei Bäume von gleicher Gestalt
example-identical-notice = Andere Wörter, derselbe Baum: Alle Pfade stimmen überein, Ähnlichkeit 1.
example-passive = Aktiv und Passiv
example-passive-notice = Objekt und Subjekt tauschen die Plätze und bekommen andere Labels; was unter ihnen hängt, bleibt.
example-deleted = Weggelassen und eingefügt
example-deleted-notice = Was nur A hat, hängt unten und kostet nichts; „began“ steht in B zwischen „gardener“ und „water“ und kostet 1.

example-roles = Dieselben Wörter, andere Rollen
example-roles-notice = Wer ruft wen an? Das zeigen allein zwei Labels und die Stellung zweier Nomen.
example-reversed = Ein Baum, rückwärts gelesen
example-reversed-notice = Nur die Reihenfolge ist umgekehrt: Jede Kante des Spannbaums wiegt genau 1.
example-crossing = Deutsch und Englisch mit kreuzendem Bogen
example-crossing-notice = Der Relativsatz ist von seinem Nomen getrennt: ein nicht projektiver Bogen, gezeichnet und gemessen wie jeder andere.
example-negation = Verneinung in zwei Wörtern
example-negation-notice = „ne … pas“ umschließt das Verb: „not“ und seine Verbphrase kreuzen sich; Gestricheltes ist nur möglich (Fox 2002).
example-long = Siebenundvierzig Wörter
example-long-notice = Die Teilsätze eines langen Satzes in anderer Reihenfolge: Kurze Pfade stimmen überein, lange nicht.

example-function = Funktionswörter, die im Russischen fehlen
example-function-notice = Kein Artikel, keine Kopula: Köpfe sind die Inhaltswörter, darum stimmen alle Pfade überein; nur die Abdeckung sinkt.
example-compound = Ein Wort für zwei
example-compound-notice = „Gartentür“ ist „garden“ und „door“: Zwei Verbindungen haben ein Wort gemeinsam, und die Kante zwischen ihnen wiegt 0 von 0.
example-fixed = Zwei Wörter für zwei
example-fixed-notice = „of course“ entspricht „bien sûr“ nur als Ganzes: Jedes der Wörter ist mit beiden anderen verbunden.
example-contracted = Mehrworttoken und ein fehlendes Verb
example-contracted-notice = „du“ und „au“ sind je zwei Wörter; das ausgelassene Verb ist ein leerer Knoten, den kein Maß zählt.

example-switched = Köpfe tauschen die Plätze
example-switched-notice = „gern“ hängt von „liest“ ab, „likes“ aber regiert „read“. Beide Verbindungen bleiben, der Bogen kehrt sich um.
example-coordinated = Äpfel, Birnen und Pflaumen
example-coordinated-notice = Das erste Konjunkt ist der Kopf der anderen: In anderer Reihenfolge ist eine andere Frucht das Objekt.
example-parsed = Gold und Parser
example-parsed-notice = Ein Satz, zweimal analysiert: Ein Bogen ist anders, und nur eine Kante des Spannbaums wiegt mehr als 0.
example-phrases = Zwei Analysen als Klammerstruktur
example-phrases-notice = Sind auch die Hunde hungrig? Das zeigen nur die Phrasen; als Dependenzen gelesen, ist es zweimal derselbe Baum.
example-broken = Eine Datei mit Fehlern
example-broken-notice = Ein Kopf, den es nicht gibt, ein Zyklus, ein falsches Label: Jeder Fehler wird mit seiner Zeile genannt, der Rest gezeichnet.

example-french = Englisch und Französisch
example-french-notice = Adjektiv und Objekt tauschen die Plätze; ein Verb entspricht zwei Wörtern.
example-bracket = Eine deutsche Satzklammer
example-bracket-notice = „hat … geschenkt“ umklammert das Mittelfeld; beide Wörter entsprechen „gave“.
example-arabic = Englisch und Arabisch
example-arabic-notice = Von rechts nach links, das Verb zuerst, und ein Possessivsuffix im Token des Nomens.
example-chinese = Chinesisch und Englisch
example-chinese-notice = „library“ rückt von der Stelle vor dem Verb ans Satzende und kostet nichts; „一“ ist Zahlwort, „an“ Artikel, das kostet 1.

# Eines wird gewählt
example-noticing = Was auffällt:
example-next = Nächstes Beispiel
say-example = Beispiel „{ $name }“. { $notice }
notice-example-missing = Dieses Beispiel ließ sich nicht laden.
notice-example-language = Die Seite ist jetzt auf Deutsch, wie das Beispiel.
example-language-en = Back to English
example-language-de = Zurück zum Deutschen
step-example = Beispiel „{ $name }“

# Training sets
example-generated = 400 erzeugte Paare
example-generated-notice = Von uns: deutsche Teilsätze aus einer kleinen Grammatik mit ihren englischen Übersetzungen. Haupt- und Nebensätze, Passiv, Fragen, Modalverben, Verneinung.
example-by-hand = 63 Paare von Hand
example-by-hand-notice = Von uns: ausgedachte Sätze, von Hand analysiert und verbunden.
step-projection-set = Trainingsmenge „{ $name }“
say-example-set = { $name }, als Paare gezeigt.
notice-set-missing = Die Paare konnten nicht geladen werden. Prüfen Sie die Internetverbindung und wählen Sie die Paare noch einmal.
