# Was an einem Text nicht stimmt, nach den Codes des Kerns. $field ist der Name der Spalte, $found der Text
# an dieser Stelle. Jede Meldung sagt, was erlaubt oder zu tun ist.
diagnostic-no-sentence = Hier ist kein Satz. Nötig sind Zeilen mit zehn Spalten, durch Tabulatoren getrennt.
diagnostic-not-utf8 = Die Bytes { $bytes } ab Position { $offset } sind kein UTF-8. Den Text als UTF-8 speichern.
diagnostic-utf-16 = Der Text ist UTF-16. Als UTF-8 speichern.
diagnostic-not-text = Die Datei beginnt mit Nullen und ist kein Text. Einen Text in UTF-8 angeben.
diagnostic-line-too-long = Die Zeile hat { $number } Bytes, höchstens { $limit } werden gelesen. Prüfen, ob die Zeilen mit einem Zeilenvorschub enden.
diagnostic-sentence-too-long =
    { $unit ->
        [lines] Der Satz hat mit den Zeilen davor { $number } Zeilen, höchstens { $limit } werden gelesen. Prüfen, ob jeder Satz mit einer Leerzeile endet.
       *[bytes] Der Satz hat mit den Zeilen davor { $number } Bytes, höchstens { $limit } werden gelesen. Prüfen, ob jeder Satz mit einer Leerzeile endet.
    }
diagnostic-carriage-returns = Die Zeilen enden nur mit Wagenrücklauf (CR). Den Text mit Zeilenvorschub (LF) speichern.
diagnostic-several-sentences = Es sind { $count } Sätze; verwendet wird der erste. Je Seite einen Satz angeben.
diagnostic-blank-line = Die Zeile sieht leer aus, enthält aber Leerzeichen. Sie beendet den Satz wie eine leere.
diagnostic-comments-alone = Auf diese Kommentare folgen keine Wörter. Sie sind kein Satz und werden ignoriert.
diagnostic-comment-misplaced = Ein Kommentar steht zwischen den Wörtern. Er gehört vor das erste Wort.
diagnostic-columns =
    { $columns ->
        [8] 8 Spalten wie in älteren CoNLL-Dateien. DEPS und MISC (_) ergänzen.
        [one] { $columns } Spalte. Es müssen zehn sein, durch je einen Tabulator getrennt.
       *[other] { $columns } Spalten. Es müssen zehn sein, durch je einen Tabulator getrennt.
    }
diagnostic-columns-of-format =
    { $format ->
        [conllup] { $columns } Spalten. # global.columns nennt { $expected }, durch je einen Tabulator getrennt.
        [conll2009] { $columns } Spalten. CoNLL-2009 hat { $expected } oder mehr, durch je einen Tabulator getrennt.
       *[conllx] { $columns } Spalten. CoNLL-X hat { $expected }, durch je einen Tabulator getrennt.
    }
diagnostic-column-missing = # global.columns nennt { $field } nicht. Ein Baum braucht die Spalten ID, HEAD und DEPREL.
diagnostic-spaces-for-tabs = Leerzeichen stehen statt Tabulatoren. Die zehn Spalten durch je einen Tabulator trennen.
diagnostic-column-empty = { $field } ist leer. Wo nichts zu sagen ist, steht _.
diagnostic-outer-whitespace = { $field } „{ $found }“ beginnt oder endet mit einem Leerzeichen. Das Leerzeichen entfernen.
diagnostic-column-unused = { $field } „{ $found }“ gilt nicht: { $id } ist ein Mehrworttoken oder leerer Knoten und hat keinen Wert. Dort steht _.
diagnostic-id-bad = ID „{ $found }“ ist weder die eines Wortes (1) noch die eines Mehrworttokens (1-2) oder eines leeren Knotens (5.1).
diagnostic-id-zero = ID „{ $found }“ ist kein Wort. Wörter werden ab 1 gezählt; 0 ist HEAD der Wurzel.
diagnostic-id-out-of-sequence = ID „{ $found }“ ist nicht an der Reihe: Erwartet wird { $expected }. Wörter werden mit 1, 2, 3 … nummeriert.
diagnostic-id-duplicate = ID „{ $found }“ kam schon vor: Erwartet wird { $expected }.
diagnostic-range-backwards = ID „{ $found }“ läuft rückwärts. Erst das erste, dann das letzte Wort.
diagnostic-range-of-one = ID „{ $found }“ ist ein Mehrworttoken aus nur einem Wort. Die Zeile bleibt, wie sie ist.
diagnostic-range-overlap = ID „{ $found }“ hat Wörter mit dem Mehrworttoken { $other } gemeinsam. Ein Wort gehört zu höchstens einem.
diagnostic-range-misplaced = ID „{ $found }“ muss direkt vor dem ersten ihrer Wörter stehen. Hier wird Wort { $expected } erwartet.
diagnostic-range-beyond = ID „{ $found }“ endet nach dem letzten Wort (Wörter sind { $words }).
diagnostic-empty-node-misplaced = ID „{ $found }“ steht falsch: Ein leerer Knoten hat hier die ID { $expected }. Er steht nach seinem Wort, ab 1 gezählt.
diagnostic-no-words = Unter diesen Zeilen ist kein Wort. Nötig sind Zeilen mit den IDs 1, 2, 3 …
diagnostic-head-not-a-number = HEAD „{ $found }“ ist keine Zahl. Dort steht die ID eines Wortes oder 0 für die Wurzel.
diagnostic-head-unknown = HEAD „{ $found }“ ist kein Wort dieses Satzes (Wörter sind { $words }).
diagnostic-head-of-itself = HEAD „{ $found }“ ist das Wort „{ $form }“ selbst. Dort steht ein anderes Wort oder 0 für die Wurzel.
diagnostic-several-roots = { $count } Wörter haben HEAD 0: { $words }. Ein Satz hat eine Wurzel; die anderen hängen an einem Wort.
diagnostic-no-root = Kein Wort hat HEAD 0. Ein Satz hat eine Wurzel.
diagnostic-cycle = Die Köpfe bilden einen Zyklus: { $cycle } ({ $words }). Eines dieser Wörter braucht einen anderen HEAD.
diagnostic-deprel-empty = DEPREL fehlt. Dort steht die Relation zum Kopf, etwa nsubj.
diagnostic-deps-bad = DEPS „{ $found }“ ist nicht ein Kopf und eine Relation. Dort steht beides, etwa 4:nsubj, und | zwischen mehreren.
diagnostic-deps-head = Der Kopf in DEPS „{ $found }“ ist kein anderes Wort und kein anderer leerer Knoten dieses Satzes.
diagnostic-deps-root = DEPS „{ $found }“: Der Kopf 0 hat die Relation root, und kein anderer Kopf hat sie.
diagnostic-deps-order = DEPS „{ $found }“ steht nicht an seinem Platz oder zweimal. Nach dem Kopf ordnen, dann nach der Relation.
diagnostic-upos-unknown = UPOS „{ $found }“ ist keine Wortart von Universal Dependencies. Die Angabe gilt, wie sie dasteht.
diagnostic-deprel-unknown = DEPREL „{ $found }“ ist keine Relation von Universal Dependencies. Die Angabe gilt, wie sie dasteht.
diagnostic-known = Vielleicht ist { $known } gemeint.
diagnostic-words =
    { $count ->
        [one] Ein Wort hat sie.
       *[other] { $count } Wörter haben sie.
    }
diagnostic-more-words = { $count } weitere
diagnostic-more =
    { $count ->
        [one] (Ein weiteres Problem dieser Art ist nicht aufgeführt.)
       *[other] ({ $count } weitere Probleme dieser Art sind nicht aufgeführt.)
    }
diagnostic-text-differs = „# text“ geht mit „{ $found }“ weiter, die Formen ergeben „{ $expected }“. Eines von beiden berichtigen oder aber SpaceAfter=No.
diagnostic-form-not-nfc = Das Wort „{ $found }“ steht nicht in der zusammengesetzten Form von Unicode (NFC). Es kann sich von Wörtern unterscheiden, die genauso aussehen.
diagnostic-character-invisible = Das Wort „{ $found }“ enthält ein unsichtbares Zeichen ({ $character }). Es unterscheidet sich von Wörtern, die genauso aussehen.
diagnostic-character-replaced = Das Wort „{ $found }“ enthält U+FFFD, den Ersatz für verlorene Zeichen. Den ursprünglichen Text noch einmal als UTF-8 speichern.
diagnostic-no-tree =
    { $format ->
        [discbracket] Hier ist kein Baum. Nötig ist einer in Klammern, jedes Wort mit seiner Nummer, etwa (S (PPER 0=wir) (VVFIN 1=schlafen)).
        [export] Hier ist kein Satz. Ein Satz beginnt mit #BOS und endet mit #EOS.
        [tiger] Hier ist kein Satz. Ein Satz beginnt mit <s> und endet mit </s>.
        [alpino] Hier ist kein Satz. Ein Satz beginnt mit <alpino_ds> und endet mit </alpino_ds>.
        [newick] Hier ist kein Baum. Nötig ist einer im Newick-Format, etwa ((die,Katze),schläft);
       *[other] Hier ist kein Baum. Nötig ist einer als Klammerstruktur, etwa (S (NP (ART die) (NN Katze)) (VP (VVFIN schläft))).
    }
diagnostic-phrase-gap = Die Phrase „{ $found }“ hat eine Lücke: „{ $before }“ und „{ $after }“ gehören zu ihr, „{ $between }“ dazwischen nicht. Phrasen mit Lücken werden nicht gemessen. Die Wörter so anhängen, dass jede Phrase zusammenhängt.
diagnostic-phrase-cycle = Die Phrase „{ $found }“ ist Teil ihrer selbst. An eine Phrase anhängen, die nicht in ihr liegt.
diagnostic-phrase-empty = Die Phrase „{ $found }“ hat keine Wörter. Löschen oder Wörter daran anhängen.
diagnostic-node-twice = Den Namen des Knotens „{ $found }“ hat noch ein Knoten dieses Satzes. Jedem einen eigenen geben.
diagnostic-node-unknown = „{ $found }“ ist kein Knoten dieses Satzes. Den Namen eines seiner Knoten schreiben.
diagnostic-node-shared = „{ $found }“ ist Teil von zwei Phrasen. Einer davon zuordnen, weitere sind sekundäre Kanten.
diagnostic-punctuation-inside =
    { $count ->
        [one] Das Satzzeichen „{ $found }“ gehört zu keiner Phrase und steht in einer. Es zählt zu ihr.
       *[other] { $count } Satzzeichen gehören zu keiner Phrase und stehen in einer, das erste ist „{ $found }“. Sie zählen zu ihr.
    }
diagnostic-word-unnumbered = „{ $found }“ ist kein Wort mit seiner Nummer. Nötig ist eines wie 0=die.
diagnostic-word-order = Das Wort „{ $found }“ hat die Nummer { $number }, an der Reihe ist { $expected }. Die Wörter in ihrer Reihenfolge nummerieren, jedes einmal.
diagnostic-export-columns =
    { $columns ->
        [one] { $columns } Spalte.
       *[other] { $columns } Spalten.
    } Eine Zeile hat fünf (Format 3) oder mit dem Lemma sechs (Format 4), und zwei mehr für jede sekundäre Kante.
diagnostic-sentence-outside = „{ $found }“ steht außerhalb aller Sätze. Ein Satz beginnt mit { $expected }.
diagnostic-sentence-unclosed = Der Satz endet hier nicht. { $expected } ergänzen.
diagnostic-xml-malformed = „{ $found }“ ist kein Tag von XML. Die Datei mit dem Programm, aus dem sie stammt, noch einmal speichern.
diagnostic-xml-refused = „{ $found }“ wird nicht gelesen. Von XML in UTF-8 werden gelesen: Elemente, Attribute, Kommentare, CDATA und die Entitäten &lt; &gt; &amp; &quot; &apos;
diagnostic-xml-crossed = „{ $found }“ schließt nicht das offene Element. An der Reihe ist </{ $expected }>.
diagnostic-attribute-missing = „{ $found }“ hat kein lesbares { $attribute }. Ergänzen.
diagnostic-text-between-trees = „{ $found }“ gehört zu keinem Baum. Löschen oder in die Klammern seines Baums setzen.
diagnostic-bracket-unclosed =
    { $count ->
        [one] Die Klammer „{ $found }“ wird nie geschlossen. Am Ende ihrer Phrase ) ergänzen.
       *[other] { $count } Klammern werden nie geschlossen, die letzte davon ist „{ $found }“. Am Ende ihrer Phrasen ) ergänzen.
    }
diagnostic-bracket-unopened =
    { $count ->
        [one] Eine schließende Klammer, zu der keine offen ist. Löschen oder die Phrase mit ( öffnen.
       *[other] { $count } schließende Klammern, zu denen keine offen ist. Löschen oder die Phrasen mit ( öffnen.
    }
diagnostic-bracket-empty = In dieser Klammer steht nichts. Die Klammer löschen. (Eine Klammer als Wort wird -LRB- oder -RRB- geschrieben.)
diagnostic-label-missing = Diese Klammer beginnt mit einer Klammer. Nur die äußerste kommt ohne Kategorie aus. Eine Kategorie wie NP ergänzen.
diagnostic-label-alone = In dieser Klammer steht nur „{ $found }“. Nötig sind eine Kategorie und ein Wort, etwa (NN Katze).
diagnostic-tree-without-words = Dieser Baum hat keine Wörter, nur Spuren. Nötig ist ein Baum mit Wörtern.
diagnostic-semicolon-missing = Der Baum endet ohne Semikolon. Ein ; ergänzen.
diagnostic-comma-missing = Vor „{ $found }“ fehlt ein Komma. Ergänzen oder einen Namen aus mehreren Wörtern in Anführungszeichen setzen ('New York').
diagnostic-comma-outside = Ein Komma steht außerhalb aller Klammern. Den ganzen Baum einklammern.
diagnostic-quote-unclosed = Der Name in Anführungszeichen „{ $found }“ endet nicht in seiner Zeile. Ein ' ergänzen (im Namen selbst wird es verdoppelt).
diagnostic-quote-inside = Im Namen „{ $found }“ steht ein Anführungszeichen. Es gilt als Teil des Namens. Besser steht der Name in Anführungszeichen ('it''s').
diagnostic-comment-unclosed = Der Kommentar „{ $found }“ endet nicht. Ein ] ergänzen.
diagnostic-comment-unopened = Ein ] steht außerhalb aller Kommentare. Löschen oder den Namen, zu dem es gehört, in Anführungszeichen setzen.
diagnostic-leaf-unnamed = Hier steht ein Blatt ohne Namen. Blätter sind Wörter: eines ergänzen oder das Komma löschen.
diagnostic-leaf-twice = { $count } Blätter heißen „{ $found }“. In einem Satz ist das richtig: Dort unterscheiden sich Blätter durch ihre Stelle.
diagnostic-length-bad = Die Länge „{ $found }“ ist keine Zahl. Dort steht eine Zahl wie 0.5; ein Name mit Doppelpunkt gehört in Anführungszeichen.
diagnostic-length-twice = Die Länge „{ $found }“ folgt auf eine andere. Nur eine kann gelten.
diagnostic-no-line = Hier ist kein Wort. Nötig ist ein Satz je Zeile, die Wörter durch Leerzeichen getrennt.
diagnostic-line-empty = Diese Zeile hat keine Wörter. Sie zählt als Satz, damit die Zeilen beider Seiten zueinander passen.
diagnostic-link-bad = „{ $found }“ ist keine Verbindung. Nötig sind ein Wort von A, ein Bindestrich und ein Wort von B, etwa 3-5.
diagnostic-link-zero = „{ $found }“ nennt Wort 0. Wörter werden ab 1 gezählt, außer wenn „{ source-zero-based }“ angekreuzt ist.
diagnostic-link-out-of-range =
    { $words ->
        [one] { $side } hat { $words } Wort, { $id } liegt außerhalb (Wörter sind { $ids }).
       *[other] { $side } hat { $words } Wörter, { $id } liegt außerhalb (Wörter sind { $ids }).
    }
diagnostic-link-not-a-word = „{ $found }“ nennt { $id }, das kein Wort ist. Verbunden werden Wörter, keine Mehrworttoken oder leeren Knoten.
diagnostic-link-relation-unknown = „{ $found }“ hat keine bekannte Relation. Es gibt { $relations }.
diagnostic-link-duplicate = „{ $found }“ wurde schon genannt. Es zählt einmal.
diagnostic-link-relation-twice = „{ $found }“ wurde schon mit einer anderen Relation genannt ({ $relation }). Nur eine kann gelten.
diagnostic-giza-header = „{ $found }“ beginnt kein Paar von GIZA++. Ein solches beginnt mit # Sentence pair (1) source length 9 target length 8 und einer Nummer von 1 bis 10000000.
diagnostic-giza-twice = Ein Paar { $number } gibt es schon vor diesem. Geben Sie jedem eine eigene Nummer.
diagnostic-giza-lines = „{ $found }“ gehört zu einem Paar, das nicht drei Zeilen hat: seine Längen, den Target-Satz, den Source-Satz mit den Verbindungen.
diagnostic-giza-length = Der { $side }-Satz hat hier { $words } Wörter, angegeben sind { $expected }. Schreiben Sie die Datei noch einmal mit dem Programm, aus dem sie kommt.
diagnostic-giza-text = Der { $name }-Satz hat hier { $words } Wörter, der von { $side } hat { $expected }. Nötig ist der Text, der aligniert wurde, Source als A und Target als B.
diagnostic-giza-not-taken = „{ $found }“ steht für Verbindungen von GIZA++, die nicht übernommen wurden: Ihr Paar hat einen Fehler, oder ihre Sätze haben andere Wortzahlen als die Texte. Öffnen Sie die richtige Datei oder zeichnen Sie die Verbindungen.
diagnostic-giza-words = „{ $found }“ kann hier nicht stehen. Nach jedem Wort, zuerst NULL, stehen in Klammern die Stellen seiner Wörter im Target-Satz, ab 1.
diagnostic-align-bad = „{ $found }“ ist kein Eintrag von „# align“. Er besteht aus Wörtern dieses Satzes, einem Doppelpunkt und Wörtern des anderen, etwa 3:5 oder 1,2:4.
diagnostic-table-too-long = Die Tabelle hat { $number } Zeilen, höchstens { $limit } werden gelesen. Nicht benötigte Zeilen weglassen.
diagnostic-entry-bad = „{ $found }“ ist keine Zeile dieser Tabelle. So wird sie geschrieben: { $expected }
diagnostic-synonym-columns =
    { $columns ->
        [one] Die Zeile hat 1 Teil. Nötig sind zwei Wörter und ihre Beziehung, etwa: buy acquire synonym. Enthält ein Wort Leerzeichen, sind die Teile durch Tabulatoren zu trennen.
       *[other] Die Zeile hat { $columns } Teile. Nötig sind zwei Wörter und ihre Beziehung, etwa: buy acquire synonym. Enthält ein Wort Leerzeichen, sind die Teile durch Tabulatoren zu trennen.
    }
diagnostic-synonym-kind-unknown = „{ $found }“ ist keine bekannte Beziehung. Es gibt { $kinds }.
diagnostic-synonym-of-itself = „{ $found }“ wird mit sich selbst verbunden. Die Zeile sagt nichts und wird ignoriert.
diagnostic-synonym-duplicate = „{ $found }“ sind schon verbunden. Die Zeile fügt nichts hinzu.
diagnostic-model-too-long = Das Modell hat { $number } Zeilen, höchstens { $limit } werden gelesen. Es mit weniger Paaren trainieren.
diagnostic-model-version = „{ $found }“ ist nicht der Anfang eines lesbaren Modells. Seine erste Zeile lautet „{ $expected }“.
diagnostic-model-line = „{ $found }“ ist keine Zeile eines Modells. Die Datei wiederherstellen oder das Modell neu trainieren.
diagnostic-model-number = „{ $found }“ ist keine Zahl, die hier stehen kann. Die Datei wiederherstellen oder das Modell neu trainieren.
diagnostic-model-twice = „{ $found }“ steht zweimal im Modell. Die Datei wiederherstellen oder das Modell neu trainieren.
diagnostic-head-rule-bad = „{ $found }“ ist keine Kopfregel. Nötig sind eine Kategorie, ein Doppelpunkt, ein Leerzeichen und Labels von Töchtern, etwa NP: NN NNS | JJ.
diagnostic-head-rule-label = „{ $found }“ kann wegen der Klammer kein Label sein. Nur das Label selbst wird geschrieben.
diagnostic-head-rule-empty-list = In dieser Liste steht kein Label. Eines schreiben oder die Liste entfernen.
diagnostic-head-rule-first = „{ $found }“ steht mitten in einer Liste. Es gehört einmal vor die Labels der Liste.
diagnostic-head-rule-twice = „{ $found }“ hat schon eine Regel. Sie gilt; beide Zeilen lassen sich zu einer verbinden.
diagnostic-head-rule-tag = „{ $found }“ hat Funktionen oder einen Index, die nicht verglichen werden. Gelesen wird { $category }.
diagnostic-head-rule-label-twice = „{ $found }“ steht schon in dieser Zeile. Es zählt, wo es zuerst steht.
diagnostic-parameter-unknown = „{ $found }“ ist kein Parameter. Eine Zeile beginnt mit einem, etwa DELETE_LABEL TOP, oder mit #.
diagnostic-parameter-number = { $keyword } „{ $found }“ ist keine ganze Zahl. Nötig ist eine, etwa { $keyword } 1.
diagnostic-parameter-value = { $keyword } „{ $found }“ ist kein einzelnes Label oder Wort. Nötig ist eines je Zeile, etwa { $keyword } TOP.
diagnostic-parameter-pair = { $keyword } „{ $found }“ sind nicht zwei Labels oder Wörter. Nötig sind zwei mit einem Leerzeichen dazwischen, etwa { $keyword } ADVP PRT.
diagnostic-no-dependencies =
    { $format ->
        [words] { $side } besteht aus Wörtern ohne Baum. Nötig sind Dependenzen: einen Satz mit Köpfen angeben.
       *[brackets] { $side } ist ein Phrasenbaum. Nötig sind Dependenzen: ihn als Dependenzen lesen lassen.
    }
diagnostic-too-large =
    { $what ->
        [links] Es sind { $number } Verbindungen. Höchstens { $limit } lassen sich vergleichen: einige entfernen.
        [cells] Die Pfade zwischen den Verbindungen brauchen Tabellen mit { $number } Zellen. Berechnet werden höchstens { $limit }.
        [steps] { $number } Verbindungen brauchen mehr als { $limit } Schritte; mehr werden nicht gezeigt.
        [bytes] Der Text hat { $number } Bytes. Höchstens { $limit } werden gelesen.
        [lines] Der Text hat { $number } Zeilen. Höchstens { $limit } werden gelesen.
        [read-links] Der Text hat { $number } Verbindungen. Höchstens { $limit } werden gelesen.
        [sentences] Der Text hat { $number } Sätze. Höchstens { $limit } werden aufgeführt.
        [words] Der Satz hat { $number } Wörter. Höchstens { $limit } werden gezeichnet.
        [step-links] Es gibt { $number } Verbindungen. Schritte werden für höchstens { $limit } gezeigt.
        [pairs] Es sind { $number } Paare aus einem Wort von A und einem von B. Höchstens { $limit } lassen sich verbinden.
        [pairings] Wörter haben so viele Dependenten, dass das Paaren { $number } Schritte brauchen könnte. Höchstens { $limit } werden ausgeführt.
        [synonyms] Die Synonymtabelle verbindet { $number } Wortpaare dieser Sätze. Höchstens { $limit } werden verglichen.
        [points] { $number } ist kein Gewicht. Gewichte gehen von 0 bis { $limit }.
       *[other] Das ist mehr, als berechnet werden kann.
    }

# How the texts that are no sentences are called in places such as Links:3
source-name-links = Verbindungen
source-name-synonyms = Synonyme
source-name-head-rules = Kopfregeln
source-name-parameters = Parameter
