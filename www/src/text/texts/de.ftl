# Das Feld der Texte
source-editor-left = Satz A { $format ->
    [conllup] in CoNLL-U Plus
    [conllx] in CoNLL-X
    [conll2009] in CoNLL-2009
    [brackets] als Klammerstruktur
    [discbracket] in discbracket
    [export] im Exportformat von NeGra
    [tiger] in TIGER-XML
    [alpino] in Alpino-XML
    [newick] in Newick
    [words] als Wörter
   *[conllu] in CoNLL-U
}
source-editor-right = Satz B { $format ->
    [conllup] in CoNLL-U Plus
    [conllx] in CoNLL-X
    [conll2009] in CoNLL-2009
    [brackets] als Klammerstruktur
    [discbracket] in discbracket
    [export] im Exportformat von NeGra
    [tiger] in TIGER-XML
    [alpino] in Alpino-XML
    [newick] in Newick
    [words] als Wörter
   *[conllu] in CoNLL-U
}
source-editor-links = Verbindungen zwischen A und B
source-editor-help = Tab geht weiter zum nächsten Bedienelement; Strg+I schreibt einen Tabulator. F8 und Umschalt+F8 gehen zum nächsten und vorigen Fehler. Strg+Z macht den letzten Schritt auf der Seite rückgängig, ob hier getippt oder nicht.
source-empty-side = { $format ->
    [conllup] Fügen Sie einen Satz in CoNLL-U Plus ein: zuerst die Zeile # global.columns = ID FORM HEAD DEPREL …, die die Spalten nennt, dann ein Wort je Zeile.
    [conllx] Fügen Sie einen Satz in CoNLL-X ein, ein Wort je Zeile: zehn Spalten, durch Tabulatoren getrennt, die siebte HEAD und die achte DEPREL.
    [conll2009] Fügen Sie einen Satz in CoNLL-2009 ein, ein Wort je Zeile: vierzehn Spalten oder mehr, durch Tabulatoren getrennt, die neunte HEAD und die elfte DEPREL.
    [brackets] Fügen Sie einen Baum als Klammerstruktur ein, etwa (S (NP (ART die) (NN Katze)) (VP (VVFIN schläft))).
    [discbracket] Fügen Sie einen Baum in discbracket ein, jedes Wort mit seiner Nummer, etwa (S (PPER 0=wir) (VVFIN 1=schlafen)).
    [export] Fügen Sie einen Satz im Exportformat von NeGra ein, von #BOS bis #EOS.
    [tiger] Fügen Sie einen Satz in TIGER-XML ein, von <s> bis </s>.
    [alpino] Fügen Sie einen Satz in Alpino-XML ein, von <alpino_ds> bis </alpino_ds>.
    [newick] Fügen Sie einen Baum im Newick-Format ein, etwa ((die,Katze),schläft);
    [words] Fügen Sie einen Satz ein, seine Wörter durch Leerzeichen getrennt.
   *[conllu] Fügen Sie einen Satz in CoNLL-U ein, ein Wort je Zeile: zehn Spalten, durch Tabulatoren getrennt. Auch Klammerstrukturen, Baumbanken, Newick und bloße Wörter werden erkannt.
}
source-empty-links = Verbindungen wie 1-4 2-5:specifies: ein Wort von A, ein Bindestrich, ein Wort von B.
source-zero-based = Wort-IDs beginnen bei 0 (Pharaoh)
source-hint = CoNLL-U, Klammern, Baumbanken, Newick oder Wörter einfügen oder Dateien ablegen.
source-hint-links = 3‑5 verbindet Wort 3 von A mit Wort 5 von B; 3‑5:specifies nennt die Relation, 3p5 ist nur möglich.
source-open = Dateien öffnen …

# Was nicht stimmt
source-problems = Was nicht stimmt
source-errors-gone = Keine Fehler mehr.
source-errors =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
source-warnings =
    { $count ->
        [one] 1 Warnung
       *[other] { $count } Warnungen
    }
source-error = Fehler
source-warning = Warnung
source-go-to-line = Zur Zeile
source-count-from-0 = Wort-IDs beginnen bei 0
source-count-from-1 = Wort-IDs beginnen bei 1
source-related = Siehe Zeile { $line }
source-more-problems = { $count } weitere stehen hier nicht; F8 geht sie durch.
source-steps = F8 nächster, Umschalt+F8 voriger

# Was sich korrigieren lässt
source-offers = Was sich korrigieren lässt
source-show-changes = Änderungen zeigen
source-mend = Korrigieren
source-mend-all = Alles korrigieren
source-more-changes =
    { $count ->
        [one] Noch 1 Zeile ändert sich.
       *[other] Noch { $count } Zeilen ändern sich.
    }
source-line-before = vorher
source-line-after = nachher
repair-byte-order-mark = Der Text beginnt mit einer Bytereihenfolgemarke; das schadet nicht.
repair-carriage-returns =
    { $count ->
        [one] 1 Zeile endet mit CR LF; das schadet nicht.
       *[other] { $count } Zeilen enden mit CR LF; das schadet nicht.
    }
repair-line-ends =
    { $count ->
        [one] Wo eine Zeile enden soll, steht ein Wagenrücklauf.
       *[other] Wo Zeilen enden sollen, stehen { $count } Wagenrückläufe.
    }
repair-escapes =
    { $count ->
        [one] 1 Zeile hat Zeichen, die wie in HTML maskiert sind, etwa &lt;.
       *[other] { $count } Zeilen haben Zeichen, die wie in HTML maskiert sind, etwa &lt;.
    }
repair-fences =
    { $count ->
        [one] Eine Markdown-Codemarke (```) steht neben dem Satz.
       *[other] { $count } Markdown-Codemarken (```) stehen um den Satz.
    }
repair-quotes =
    { $count ->
        [one] 1 Zeile beginnt mit einem Zitatzeichen (>).
       *[other] { $count } Zeilen beginnen mit Zitatzeichen (>).
    }
repair-header-row =
    { $count ->
        [one] Eine Zeile nennt die Spalten (ID FORM …), wie in einer Tabellenkalkulation.
       *[other] { $count } Zeilen nennen die Spalten (ID FORM …), wie in einer Tabellenkalkulation.
    }
repair-commas =
    { $count ->
        [one] In 1 Zeile trennen Kommas die Verbindungen statt Leerzeichen.
       *[other] In { $count } Zeilen trennen Kommas die Verbindungen statt Leerzeichen.
    }
repair-notations =
    { $count ->
        [one] 1 Zeile schreibt Verbindungen anders, etwa (1,4) oder 1–4.
       *[other] { $count } Zeilen schreiben Verbindungen anders, etwa (1,4) oder 1–4.
    }
repair-separated =
    { $count ->
        [one] 1 Zeile trennt ihre Spalten durch Kommas oder Semikolons (CSV) statt durch Tabulatoren.
       *[other] { $count } Zeilen trennen ihre Spalten durch Kommas oder Semikolons (CSV) statt durch Tabulatoren.
    }
repair-spaces =
    { $count ->
        [one] 1 Zeile hat Leerzeichen statt Tabulatoren.
       *[other] { $count } Zeilen haben Leerzeichen statt Tabulatoren.
    }
repair-no-break-spaces =
    { $count ->
        [one] 1 Zeile hat geschützte Leerzeichen um ihre Spalten.
       *[other] { $count } Zeilen haben geschützte Leerzeichen um ihre Spalten.
    }
repair-outer-blanks =
    { $count ->
        [one] 1 Zeile hat Leerzeichen an den Enden oder um ihre Spalten.
       *[other] { $count } Zeilen haben Leerzeichen an den Enden oder um ihre Spalten.
    }
repair-eight-columns =
    { $count ->
        [one] 1 Zeile hat die acht Spalten von CoNLL-X.
       *[other] { $count } Zeilen haben die acht Spalten von CoNLL-X.
    }
source-several =
    { $count ->
        [2] Der Text enthält zwei Sätze.
       *[other] Der Text enthält { $count } Sätze.
    }
source-part =
    { $count ->
        [2] Als A und B verwenden
       *[other] Alle öffnen
    }

# Dateien ablegen
drop-title = Dateien ablegen
drop-side = { $side }: eine Datei hier ablegen
drop-both = A und B: zwei Dateien oder mehr ablegen, mit Verbindungen, einem anderen System, den Verbindungen einer anderen Person

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
       *[other] Ein anderes System für B: { $second }.{" "}
    }{ $rows ->
        [0] {""}
       *[other] Zeilen mit Werten: { $rows }.{" "}
    }{ $links ->
        [0] {""}
       *[other] Verbindungen: { $links }.{" "}
    }{ $theirs ->
        [0] {""}
       *[other] Verbindungen einer anderen Person: { $theirs }.{" "}
    }{ $none ->
        [0] {""}
       *[other] Nicht geöffnet: { $none }.
    }
notice-roles-change = Dateien …
roles-title = Was die Dateien sind
roles-open = Öffnen
role-left = A
role-right = B
role-second = ein anderes System für B
role-rows = Zeilen mit Werten, neben denen der Seite
role-links = Verbindungen
role-theirs = Verbindungen einer anderen Person
role-none = nicht öffnen
role-fault-twice = Zwei Dateien sind für dieselbe Stelle. Wählen Sie für eine davon eine andere.
role-fault-alone = Ein anderes System für B braucht eine Datei für A und eine für B.
role-fault-bare = Verbindungen neben Zeilen brauchen eine Datei mit Sätzen. Öffnen Sie sie mit ihr oder allein.
role-fault-nothing = Wählen Sie, was geöffnet werden soll.

# What could not be opened
intake-no-sentence = { $name }: In dieser Datei ist kein Satz. Twintree liest CoNLL-U, Klammern, Baumbanken, Newick und Wörter.
intake-no-sentence-named = { $name }: In dieser Datei ist kein Satz, wenn sie so gelesen wird, wie ihr Name sagt. Sie beginnt wie „{ $looksLike }“: Benennen Sie sie um oder fügen Sie ihren Text ein.
intake-own-long = { $name } ist länger als 1 MB.
intake-nothing = Es war keine Datei dabei.
intake-too-large = { $name } hat { $size } MB; gelesen werden Dateien bis { $limit } MB. Teilen Sie die Datei auf.
intake-unreadable = { $name } ließ sich nicht lesen. Vielleicht ist es ein Ordner oder die Datei wurde verschoben.
intake-unanswered = { $name } ließ sich nicht lesen, weil ein Teil von Twintree nicht geantwortet hat. Öffnen Sie die Datei noch einmal oder laden Sie die Seite neu.
intake-too-long = 
    { $what ->
        [line] { $name }: Zeile { $line } hat { $number } Bytes, höchstens { $limit } werden gelesen. Ihr Satz fehlt, alles andere ist gelesen. Prüfen Sie, ob die Zeilen mit einem Zeilenvorschub enden.
        [lines] { $name }: Der Satz ab Zeile { $line } hat mit den Zeilen davor { $number } Zeilen, höchstens { $limit } werden gelesen. Er fehlt, alles andere ist gelesen. Prüfen Sie, ob jeder Satz mit einer Leerzeile endet.
       *[bytes] { $name }: Der Satz ab Zeile { $line } hat mit den Zeilen davor { $number } Bytes, höchstens { $limit } werden gelesen. Er fehlt, alles andere ist gelesen. Prüfen Sie, ob jeder Satz mit einer Leerzeile endet.
    }
intake-looks-like = { $name } wird als „{ $format }“ gelesen, wie der Name sagt, beginnt aber wie „{ $looksLike }“. Wenn das nicht stimmt, benennen Sie die Datei um oder wählen Sie das Format im Menü über dem Text.
intake-not-links = { $name } ist „{ $format }“, keine Verbindungen.
intake-rows-line = { $name }, Zeile { $line }: Das ist keine Zeile mit Werten. Jede ist ein JSON-Objekt mit pair oder id oder hat so viele Zellen wie die Zeile der Namen über der Tabelle.
intake-rows-twice = { $name }, Zeile { $line }: Paar { $pair } hat schon in Zeile { $first } eine Tabellenzeile. Nehmen Sie die falsche heraus.
intake-rows-none = { $name }: Unter der Zeile der Namen steht keine weitere.
intake-pairs-named = { $name }: { $format ->
        [giza] eine Alignierung von GIZA++
       *[naacl] eine Verbindung je Zeile, wie in den Shared Tasks zur Wortalignierung
    }; { $pairs ->
        [one] 1 Zeile mit Verbindungen wurde
       *[other] { $pairs } Zeilen mit Verbindungen wurden
    } daraus gemacht.
intake-giza-several = Eingefügt wurden mehrere Paare von GIZA++. Speichern Sie sie in einer Datei und öffnen Sie diese: Sie wird Paar für Paar übernommen.
intake-pasted = Eingefügtes
intake-giza-refused = { $name }, Zeile { $line }: { $problem } Keine der Verbindungen wird gelesen.
intake-giza-faulty = { $name }, Zeile { $line }: { $problem } { $pairs ->
        [one] Die Verbindungen eines Paars werden
       *[other] Die Verbindungen von { $pairs } Paaren werden
    } nicht gelesen.
intake-packed = { $name } ließ sich nicht entpacken: Die Datei ist beschädigt oder nicht mit gzip komprimiert. Entpacken Sie sie selbst und öffnen Sie, was darin ist.
intake-foreign = { $what ->
        [zip] { $name } ist ein ZIP-Archiv. Entpacken Sie es und legen Sie die Datei ab, die darin ist.
        [gzip] { $name } ist mit gzip komprimiert. Geben Sie der Datei einen Namen, der auf .gz endet, oder entpacken Sie sie.
        [archive] { $name } ist ein Archiv. Entpacken Sie es und legen Sie die Datei ab, die darin ist.
        [office] { $name } ist ein Dokument einer Text- oder Tabellenverarbeitung. Speichern Sie es als reinen Text (UTF-8).
        [pdf] { $name } ist ein PDF. Kopieren Sie die Sätze daraus und fügen Sie sie ein.
        [rtf] { $name } ist ein formatierter Text (RTF). Speichern Sie ihn als reinen Text (UTF-8).
        [image] { $name } ist ein Bild.
        [html] { $name } ist eine Webseite (HTML). Speichern Sie die Datei selbst, nicht die Seite, die sie zeigt.
        [algraeph] { $name } ist eine Datei mit Paaren von Algraeph. Legen Sie Sätze und Verbindungen in eigenen Dateien ab.
        [json] { $name } ist JSON. Twintree liest CoNLL-U, Klammern, Baumbanken, Newick und Wörter.
       *[xml] { $name } ist XML. Twintree liest CoNLL-U, Klammern, Baumbanken, Newick und Wörter.
    }
intake-not-text = { $name } beginnt mit Nullen und ist kein Text. Twintree liest Texte in UTF-8.
intake-utf-16 = { $name } ist UTF-16. Speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.
intake-not-utf-8 = { $name } ist kein UTF-8: Byte { $byte } an Position { $offset } (Zeile { $line }) kann dort nicht stehen. Speichern Sie die Datei als UTF-8 und öffnen Sie sie noch einmal.

# What came in, and the steps it makes
notice-opened = { $pairing ->
    [parallel-id] { $count ->
        [one] Ein Paar, nach # parallel_id.
       *[other] { $count } Paare, nach # parallel_id.
    }
    [sent-id] { $count ->
        [one] Ein Paar, nach gleicher sent_id.
       *[other] { $count } Paare, nach gleicher sent_id.
    }
   *[order] { $count ->
        [one] Ein Paar, der Reihe nach.
       *[other] { $count } Paare, der Reihe nach.
    }
}
notice-opened-all = Alle in einer Tabelle zeigen
notice-rows = { $count ->
        [one] Eine Zeile aus { $name } wurde gelesen.
       *[other] { $count } Zeilen aus { $name } wurden gelesen.
    }
notice-opened-alone = { $pairing ->
    [parallel-id] { $count } Paare, nach # parallel_id. Ohne Partner: { $left } von A, { $right } von B.
    [sent-id] { $count } Paare, nach gleicher sent_id. Ohne Partner: { $left } von A, { $right } von B.
   *[order] { $count } Paare, der Reihe nach. Ohne Partner: { $left } von A, { $right } von B.
}
notice-opened-one = { $count ->
    [one] Ein Satz
   *[other] { $count } Sätze
} in { $side ->
    [left] A. Öffnen Sie auch die Datei für B, um Paare zu bilden.
   *[right] B. Öffnen Sie auch die Datei für A, um Paare zu bilden.
}
notice-tabs = { $count ->
    [one] Tabulatoren in 1 Zeile eingesetzt.
   *[other] Tabulatoren in { $count } Zeilen eingesetzt.
}
notice-tabs-show = Zeigen
notice-evalb = { $name }: Klammern werden jetzt nach diesen Parametern von EVALB gezählt.
notice-evalb-show = Klammern zeigen
notice-giza-alone = { $names }: Die Verbindungen von GIZA++ werden nicht übernommen, denn sie müssen zu den Wörtern von A und von B passen. Öffnen Sie sie, sobald beide da sind, oder zusammen mit ihnen.
notice-giza-texts = { $count ->
    [one] In einem Paar haben die Sätze von GIZA++
   *[other] In { $count } Paaren haben die Sätze von GIZA++
} andere Wortzahlen als die Texte: Ihre Verbindungen werden nicht gelesen. Source muss A sein, Target B.
notice-links-lines = Die Datei mit den Verbindungen hat { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}, A hat { $sentences } Sätze: Zeile n gehört zu Satz n.
notice-links-beyond = { $count ->
    [one] Die Datei mit den Verbindungen nennt 1 Paar, zu dem es keine Sätze gibt: Es bleibt weg.
   *[other] Die Datei mit den Verbindungen nennt { $count } Paare, zu denen es keine Sätze gibt: Sie bleiben weg.
}
notice-links-zero = { $count ->
    [one] Diese Verbindungen zählen ab 0: 1 Zeile nennt ein Wort 0. Noch wird keine verwendet.
   *[other] Diese Verbindungen zählen ab 0: { $count } Zeilen nennen ein Wort 0. Noch wird keine verwendet.
}
notice-links-zero-read = So lesen
say-links-from-zero = Die Verbindungen sind gelesen; Wörter zählen darin ab 0.
notice-links-errors = { $count ->
    [one] Die Verbindungen von Paar { $pairs } haben Fehler: Unter „{ tab-links }“ steht, was falsch ist. Alle anderen sind gelesen.
   *[other] Die Verbindungen von { $count } Paaren haben Fehler ({ $pairs }): Unter „{ tab-links }“ steht bei jedem, was falsch ist. Alle anderen sind gelesen.
}
say-pair-new = Neue Sätze in A und B{ $dropped ->
    [0] .
    [one] ; die bisherige Verbindung entfällt.
   *[other] ; die bisherigen { $dropped } Verbindungen entfallen.
}
step-type-left = A bearbeiten
step-type-right = B bearbeiten
step-count-from = Wort-IDs beginnen bei { $from }
step-type-links = Verbindungen bearbeiten
step-mend = { $count ->
    [one] Text korrigieren
   *[other] Texte korrigieren
}
step-paste-left = neuer Satz für A
step-paste-right = neuer Satz für B
step-paste-pair = neue Sätze

# Das Format eines Textes
source-format = Format von { $side ->
    [left] A
   *[right] B
}
source-phrases = { $count ->
    [one] 1 Phrase
   *[other] { $count } Phrasen
}
source-read-as = { $format ->
    [conllup] Als CoNLL-U Plus lesen
    [conllx] Als CoNLL-X lesen
    [conll2009] Als CoNLL-2009 lesen
    [brackets] Als Klammerstruktur lesen
    [discbracket] Als discbracket lesen
    [export] Als Exportformat von NeGra lesen
    [tiger] Als TIGER-XML lesen
    [alpino] Als Alpino-XML lesen
    [newick] Als Newick lesen
    [words] Als Wörter lesen
   *[conllu] Als CoNLL-U lesen
}
step-format = { $side ->
    [left] A
   *[right] B
} als { $format ->
    [conllup] CoNLL-U Plus
    [conllx] CoNLL-X
    [conll2009] CoNLL-2009
    [brackets] Klammerstruktur
    [discbracket] discbracket
    [export] Exportformat von NeGra
    [tiger] TIGER-XML
    [alpino] Alpino-XML
    [newick] Newick
    [words] Wörter
   *[conllu] CoNLL-U
} lesen
intake-unread = Der Text konnte nicht gelesen werden, weil ein Teil von Twintree nicht geantwortet hat. Fügen Sie ihn noch einmal ein oder laden Sie die Seite neu.
