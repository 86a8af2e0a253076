# Was an einem Text nicht stimmt, nach den Codes des Kerns. $field ist der Name der Spalte, $found der Text
# an dieser Stelle. Jede Meldung sagt, was erlaubt oder zu tun ist.

diagnostic-no-sentence = Hier ist kein Satz. Nötig sind Zeilen mit zehn Spalten, durch Tabulatoren getrennt.
diagnostic-not-utf8 = Die Bytes { $bytes } an Stelle { $offset } sind kein UTF-8. Den Text als UTF-8 speichern.
diagnostic-utf-16 = Der Text ist UTF-16. Als UTF-8 speichern.
diagnostic-carriage-returns = Die Zeilen enden nur mit Wagenrücklauf (CR). Den Text mit Zeilenvorschub (LF) speichern.
diagnostic-several-sentences = Es sind { $count } Sätze, der erste gilt. Je Seite einen Satz angeben.
diagnostic-blank-line = Die Zeile sieht leer aus, enthält aber Leerzeichen. Sie beendet den Satz wie eine leere.
diagnostic-comments-alone = Auf diese Kommentare folgen keine Wörter. Sie sind kein Satz und werden übergangen.
diagnostic-comment-misplaced = Ein Kommentar steht zwischen den Wörtern. Er gehört vor das erste Wort.

diagnostic-columns =
    { $columns ->
        [8] 8 Spalten wie in älteren CoNLL-Dateien. DEPS und MISC (_) ergänzen.
        [one] { $columns } Spalte. Es müssen zehn sein, durch je einen Tabulator getrennt.
       *[other] { $columns } Spalten. Es müssen zehn sein, durch je einen Tabulator getrennt.
    }
diagnostic-spaces-for-tabs = Leerzeichen stehen statt Tabulatoren. Die zehn Spalten durch je einen Tabulator trennen.
diagnostic-column-empty = { $field } ist leer. Wo nichts zu sagen ist, steht _.
diagnostic-outer-whitespace = { $field } „{ $found }“ beginnt oder endet mit einem Leerzeichen. Es muss weg.
diagnostic-column-unused = { $field } „{ $found }“ gilt nicht: { $id } ist ein Mehrworttoken oder leerer Knoten und hat keinen Wert. Dort steht _.

diagnostic-id-bad = ID „{ $found }“ ist weder Wort (1) noch Mehrworttoken (1-2) noch leerer Knoten (5.1).
diagnostic-id-zero = ID „{ $found }“ ist kein Wort. Wörter zählen ab 1; 0 ist HEAD der Wurzel.
diagnostic-id-out-of-sequence = ID „{ $found }“ ist nicht an der Reihe, hier ist { $expected } fällig. Wörter zählen 1, 2, 3 …
diagnostic-id-duplicate = ID „{ $found }“ kam schon vor, hier ist { $expected } fällig.
diagnostic-range-backwards = ID „{ $found }“ läuft rückwärts. Erst das erste, dann das letzte Wort.
diagnostic-range-of-one = ID „{ $found }“ ist ein Mehrworttoken aus einem Wort. Die Zeile bleibt, wie sie ist.
diagnostic-range-overlap = ID „{ $found }“ teilt Wörter mit dem Mehrworttoken { $other }. Ein Wort gehört zu höchstens einem.
diagnostic-range-misplaced = ID „{ $found }“ muss direkt vor dem ersten ihrer Wörter stehen. Hier ist Wort { $expected } fällig.
diagnostic-range-beyond = ID „{ $found }“ endet hinter dem letzten Wort (Wörter sind { $words }).
diagnostic-empty-node-misplaced = ID „{ $found }“ steht falsch, ein leerer Knoten hier ist { $expected }. Er steht hinter seinem Wort, ab 1 gezählt.
diagnostic-no-words = Unter diesen Zeilen ist kein Wort. Nötig sind Zeilen mit den IDs 1, 2, 3 …

diagnostic-head-not-a-number = HEAD „{ $found }“ ist keine Zahl. Dort steht die ID eines Wortes oder 0 für die Wurzel.
diagnostic-head-unknown = HEAD „{ $found }“ ist kein Wort dieses Satzes (Wörter sind { $words }).
diagnostic-head-of-itself = HEAD „{ $found }“ ist das Wort „{ $form }“ selbst. Dort steht ein anderes Wort oder 0 für die Wurzel.
diagnostic-several-roots = { $count } Wörter haben HEAD 0: { $words }. Ein Satz hat eine Wurzel; die anderen hängen an einem Wort.
diagnostic-no-root = Kein Wort hat HEAD 0. Ein Satz hat eine Wurzel.
diagnostic-cycle = Die Köpfe bilden einen Kreis: { $cycle } ({ $words }). Eines dieser Wörter braucht einen anderen HEAD.
diagnostic-deprel-empty = DEPREL fehlt. Dort steht die Relation zum Kopf, etwa nsubj.

diagnostic-upos-unknown = UPOS „{ $found }“ ist keine Wortart von Universal Dependencies. Sie gilt, wie sie dasteht.
diagnostic-deprel-unknown = DEPREL „{ $found }“ ist keine Relation von Universal Dependencies. Sie gilt, wie sie dasteht.
diagnostic-known = Vielleicht ist { $known } gemeint.
diagnostic-words =
    { $count ->
        [one] Ein Wort hat sie.
       *[other] { $count } Wörter haben sie.
    }
diagnostic-text-differs = „# text“ geht mit „{ $found }“ weiter, die Formen ergeben „{ $expected }“. Eines von beiden berichtigen, oder SpaceAfter=No.
diagnostic-form-not-nfc = FORM „{ $found }“ ist nicht in Unicodes zusammengesetzter Form (NFC). Gleich aussehende Wörter können verschieden sein.

diagnostic-link-bad = „{ $found }“ ist keine Verbindung. Gemeint ist ein Wort von A, ein Bindestrich und ein Wort von B, etwa 3-5.
diagnostic-link-zero = „{ $found }“ nennt Wort 0. Wörter zählen ab 1, außer wenn das Zählen ab 0 eingestellt ist.
diagnostic-link-out-of-range =
    { $words ->
        [one] { $side } hat { $words } Wort, { $id } liegt außerhalb (Wörter sind { $ids }).
       *[other] { $side } hat { $words } Wörter, { $id } liegt außerhalb (Wörter sind { $ids }).
    }
diagnostic-link-not-a-word = „{ $found }“ nennt { $id }, das kein Wort ist. Verbunden werden Wörter, keine Mehrworttoken oder leeren Knoten.
diagnostic-link-relation-unknown = „{ $found }“ hat keine bekannte Relation. Es gibt { $relations }.
diagnostic-link-duplicate = „{ $found }“ wurde schon genannt. Es zählt einmal.
diagnostic-link-relation-twice = „{ $found }“ wurde schon mit einer anderen Relation genannt ({ $relation }). Nur eine kann gelten.

diagnostic-synonym-columns =
    { $columns ->
        [one] Die Zeile hat 1 Teil. Nötig sind zwei Wörter und ihre Beziehung, etwa: buy acquire synonym. Enthält ein Wort Leerzeichen, sind die Teile durch Tabulatoren zu trennen.
       *[other] Die Zeile hat { $columns } Teile. Nötig sind zwei Wörter und ihre Beziehung, etwa: buy acquire synonym. Enthält ein Wort Leerzeichen, sind die Teile durch Tabulatoren zu trennen.
    }
diagnostic-synonym-kind-unknown = „{ $found }“ ist keine bekannte Beziehung. Es gibt { $kinds }.
diagnostic-synonym-of-itself = „{ $found }“ wird mit sich selbst verbunden. Die Zeile sagt nichts und wird übergangen.
diagnostic-synonym-duplicate = „{ $found }“ sind schon verbunden. Die Zeile fügt nichts hinzu.

diagnostic-too-large =
    { $what ->
        [links] Es sind { $number } Verbindungen. Höchstens { $limit } lassen sich vergleichen: einige entfernen.
        [table] Die Pfade von einer Verbindung aus brauchen eine Tabelle mit { $number } Zellen. Berechnet werden höchstens { $limit }.
        [tables] Die Pfade zwischen den Verbindungen brauchen Tabellen mit { $number } Zellen. Berechnet werden höchstens { $limit }.
        [steps] { $number } Verbindungen brauchen mehr als { $limit } Schritte, und so viele werden höchstens gezeigt.
        [pairs] Es sind { $number } Paare aus einem Wort von A und einem von B. Höchstens { $limit } lassen sich verbinden.
        [children] Wörter haben so viele Abhängige, dass das Paaren { $number } Schritte brauchen könnte. Höchstens { $limit } werden getan.
       *[weight] { $number } ist kein Gewicht. Gewichte gehen von 0 bis { $limit }.
    }
