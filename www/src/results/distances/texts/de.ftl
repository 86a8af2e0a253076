# Abstände
tab-distances = Abstände
distances-measures = Maße
distances-measure = Maß
distances-value = Wert
distances-lost = verloren
distances-scale = Balken dessen, was verloren geht; leer, wo beide gleich sind
distances-bars = Brüche und Balken zeigen, was verloren geht: wo beide Bäume gleich sind, nichts. Die Werte von Klammern, Wortarten und Anbindung sagen, was erhalten bleibt. Wo ein Maß nicht symmetrisch ist, wird B an A gemessen.
distances-sources = Nach Robinson & Foulds 1981; Estabrook et al. 1985; Pompei et al. 2011; Rama. Klammern nach Black et al. 1991, wie EVALB sie zählt; Editierschritte nach Zhang & Shasha 1989.
distances-group-brackets = Klammern
distances-group-edits = Editierschritte
distances-group-splits = Teilungen
distances-group-quartets = Quartette
distances-group-dependencies = Dependenzen
distances-brackets-f = F mit Kategorie
distances-brackets-precision = Präzision
distances-brackets-recall = Recall
distances-unlabelled-f = F ohne Kategorie
distances-unlabelled-precision = Präzision
distances-unlabelled-recall = Recall
distances-crossing = Kreuzende Klammern
distances-complete = Vollständig gleich
distances-tags = Gleiche Wortarten
distances-tree-edit = Baum-Editierdistanz
distances-robinson-foulds = Robinson–Foulds
distances-robinson-foulds-generalized = verallgemeinert, B gegen A
distances-quartets = Quartette
distances-quartets-generalized = verallgemeinert, B gegen A
distances-attachment = Anbindung ohne Relation (UAS)
distances-attachment-labelled = mit Relation (LAS)
distances-attachment-labels = Relation allein
distances-paths = Pfade
distances-brackets-f-title = Klammern: F mit Kategorie
distances-brackets-precision-title = Klammern: Präzision mit Kategorie
distances-brackets-recall-title = Klammern: Recall mit Kategorie
distances-unlabelled-f-title = Klammern: F ohne Kategorie
distances-unlabelled-precision-title = Klammern: Präzision ohne Kategorie
distances-unlabelled-recall-title = Klammern: Recall ohne Kategorie
distances-crossing-title = Kreuzende Klammern
distances-complete-title = Vollständig gleich
distances-tags-title = Gleiche Wortarten
distances-tree-edit-title = Baum-Editierdistanz
distances-robinson-foulds-title = Robinson–Foulds
distances-robinson-foulds-generalized-title = Verallgemeinerter Robinson–Foulds, B gegen A
distances-quartets-title = Quartette
distances-quartets-generalized-title = Verallgemeinerte Quartette, B gegen A
distances-attachment-title = Anbindung ohne Relation (UAS)
distances-attachment-labelled-title = Anbindung mit Relation (LAS)
distances-attachment-labels-title = Relation allein
distances-paths-title = Pfade
distances-fraction = { $part } / { $whole }
distances-caption-whether = { $measure }: { $value }.
distances-caption = { $measure } { $value } ({ $part } von { $whole }).
distances-root = Wurzel
distances-unrooted = Ohne Wurzel
distances-rooted = mit Wurzel
distances-leaves = Wörter
distances-by-position = Wörter nach Stelle
distances-by-links = nach Verbindungen
distances-shared = Nur gemeinsame Wörter
distances-withoutPunctuation = Ohne Satzzeichen
distances-strict = Strenge Quartette
distances-evalb-parameters = Klammern
distances-evalb-default = ohne Spuren
distances-evalb-everything = wie EVALB ohne Datei
distances-evalb-collins = nach COLLINS.prm
distances-evalb-own = nach eigenen Parametern
distances-evalb-text = Parameter von EVALB
distances-evalb-example = DELETE_LABEL TOP
distances-evalb-how = Ein Parameter je Zeile: DELETE_LABEL TOP lässt Klammern und Wörter eines Labels weg, DELETE_LABEL_FOR_LENGTH Wörter aus der Länge, mit EQ_LABEL ADVP PRT und EQ_WORD zählen zwei Labels oder Wörter als gleich. Zeilen mit # am Anfang sind Kommentare.
distances-evalb-refused = Gezählt wird erst, wenn die Parameter ohne Fehler sind.
distances-left-out = { $compared ->
    [one] Verglichen wird 1 Wort jeder Seite; weggelassen sind { $a } von A und { $b } von B.
   *[other] Verglichen werden { $compared } Wörter jeder Seite; weggelassen sind { $a } von A und { $b } von B.
}
distances-read = Phrasen nach Kopfregeln lesen
distances-paths-where = Woraus das Pfadmaß besteht, zeigt der Reiter „{ tab-score }“.
distances-flag-no-splits = B hat keine Teilung, die widersprechen könnte: Der Abstand ist vereinbarungsgemäß 0.
distances-flag-no-quartets = A paart keine vier Wörter: Der Abstand ist vereinbarungsgemäß 0.

distances-no-text-errors = Ein Text hat Fehler.
distances-no-no-dependencies = { $side } nennt keine Köpfe.
distances-no-no-words = { $side } hat keine Wörter.
distances-no-no-tree = { $side } besteht aus Wörtern ohne Baum.
distances-no-no-phrases = { $side } hat keine Phrasen.
distances-no-words-differ = A und B haben nicht dieselben Wörter in derselben Reihenfolge.
distances-no-order-differs = Die Wörter von A stehen in B in anderer Reihenfolge.
distances-no-no-brackets = Es gibt keine Klammern zu zählen.
distances-no-no-tags = Kein Wort hat eine Wortart.
distances-no-no-links = Kein Wort von A ist eins zu eins mit einem Wort von B verbunden. Verbinden Sie Wörter oder drücken Sie „{ align-button }“.
distances-no-no-words-left = Es bleiben keine Wörter zum Vergleichen.
distances-no-too-few-words = Nötig sind vier Wörter; verglichen { $number ->
    [one] wird 1
   *[other] werden { $number }
}.
distances-no-too-large = Zu groß: { $number } { $what ->
    [nodes] Knoten
    [leaves] Wörter
    [pairs-of-inner-nodes] Paare innerer Knoten
    [pairs-of-words-that-differ] Paare verschiedener Wörter
   *[other] Rechenschritte
}, höchstens { $limit }.
distances-no-paths-no-links = Keine Wörter sind verbunden.
distances-no-paths-one-link = Eine einzige Verbindung ergibt keinen Pfad.
distances-no-paths-no-paths = Alle Verbindungen haben ein Wort gemeinsam.
distances-no-paths-ignored = Ohne die Verbindungen der Satzzeichen gibt es keinen Pfad.
distances-only-a = { $more ->
    [0] Nur in A: { $words }
   *[other] Nur in A: { $words } und { $more } weitere
}
distances-only-b = { $more ->
    [0] Nur in B: { $words }
   *[other] Nur in B: { $words } und { $more } weitere
}
distances-only-order = { $more ->
    [0] In beiden, in anderer Reihenfolge: { $words }
   *[other] In beiden, in anderer Reihenfolge: { $words } und { $more } weitere
}
distances-compare-shared = Gemeinsame Wörter vergleichen
distances-compare-links = Nach Verbindungen vergleichen

distances-splits-sum = ({ $a } + { $b }) / ({ $left } + { $right })
distances-splits-said = { $kind ->
    [clusters] { $apart ->
        [0] Alle Phrasen stehen in beiden Bäumen.
        [one] Von { $all } Phrasen beider Bäume steht 1 nur in einem.
       *[other] Von { $all } Phrasen beider Bäume stehen { $apart } nur in einem.
    } Gezählt werden Phrasen aus mindestens zwei und höchstens allen Wörtern außer einem.
   *[splits] { $apart ->
        [0] Alle Teilungen stehen in beiden Bäumen.
        [one] Von { $all } Teilungen beider Bäume steht 1 nur in einem.
       *[other] Von { $all } Teilungen beider Bäume stehen { $apart } nur in einem.
    } Eine Teilung besteht aus den beiden Teilen, in die ein Schnitt durch eine Linie eines Baums die Wörter zerlegt, mit mindestens zwei auf jeder Seite.
}
distances-splits-many = Es sind zu viele Teilungen, um sie einzeln aufzuführen.
distances-compatible-said = { $conflicts ->
    [0] Nichts in B widerspricht A: Ein einziger Baum könnte alles enthalten, was beide sagen.
    [one] Von { $all } { $kind ->
        [clusters] Phrasen
       *[splits] Teilungen
    } in B widerspricht 1 dem Baum A: Kein Baum könnte sie neben denen von A enthalten.
   *[other] Von { $all } { $kind ->
        [clusters] Phrasen
       *[splits] Teilungen
    } in B widersprechen { $conflicts } dem Baum A: Kein Baum könnte sie neben denen von A enthalten.
}
distances-only-in-left = Nur in A
distances-only-in-both = In beiden
distances-only-in-right = Nur in B
distances-none-in-left = Alles aus A steht auch in B.
distances-none-in-both = Nichts steht in beiden.
distances-none-in-right = Alles aus B steht auch in A.
distances-more = und { $more } weitere
distances-compatible = verträglich: { $other } könnte sie auch haben
distances-conflict = { $more ->
    [0] im Widerspruch zu { $words } in { $other }
   *[other] im Widerspruch zu { $words } und { $more } weiteren in { $other }
}

distances-quartets-sum = ({ $d } + { $r1 } + { $r2 }) / { $all }
distances-generalized-sum = { $d } / ({ $s } + { $d } + { $r2 })
distances-strict-sum = ({ $d } + { $r2 }) / ({ $s } + { $d } + { $r2 })
distances-quartets-said = { $all ->
    [one] Es gibt eine Möglichkeit, vier von { $words } Wörtern zu nehmen; { $s } davon zerfällt in beiden Bäumen in dieselben zwei Paare.
   *[other] Von { $all } Möglichkeiten, vier von { $words } Wörtern zu nehmen, zerfallen { $s } in beiden Bäumen in dieselben zwei Paare.
}
distances-kind-same = dieselben Paare in beiden
distances-kind-different = andere Paare in B als in A
distances-kind-right-only = nur in B gepaart
distances-kind-left-only = nur in A gepaart
distances-kind-star = in keinem gepaart
distances-four = Vier Wörter
distances-different = Abweichende Quartette
distances-back = Zurück
distances-next = Nächstes abweichendes
distances-place = { $place } von { $all }
distances-no-different = Keine vier Wörter sind verschieden gepaart.
distances-two-pairs = zwei Paare
distances-open = ein Knoten: ein Stern
distances-said-same = Beide paaren { $a } mit { $b } und { $c } mit { $d }: Art s.
distances-said-different = B paart { $a } mit { $b } und { $c } mit { $d }, A paart sie anders: Art d.
distances-said-right-only = Nur B paart { $a } mit { $b } und { $c } mit { $d }: Art r1.
distances-said-left-only = Nur A paart { $a } mit { $b } und { $c } mit { $d }: Art r2.
distances-said-star = Kein Baum paart { $a }, { $b }, { $c } und { $d }: Art u.
distances-choose-four = Wählen Sie vier Wörter, um ihre Paare zu sehen.
distances-choose-more = { $more ->
    [one] Wählen Sie noch ein Wort.
   *[other] Wählen Sie noch { $more } Wörter.
}

distances-attachment-said = { $part } von { $whole } Wörtern haben in beiden Bäumen denselben Kopf.
distances-attachment-labelled-said = { $part } von { $whole } Wörtern haben in beiden Bäumen denselben Kopf und dieselbe Relation.
distances-attachment-labels-said = { $part } von { $whole } Wörtern haben in beiden Bäumen dieselbe Relation.
distances-attached-alike = Kein Wort weicht ab.
distances-word = Wort
distances-in-a = Kopf in A
distances-in-b = Kopf in B
distances-root-word = Wurzel

distances-yes = ja
distances-no = nein
distances-waiting = wird berechnet …
distances-stopped = abgebrochen
distances-failed = nicht zu berechnen
distances-none-of = –
distances-no-label = (ohne Kategorie)
distances-by-label = Klammern nach Kategorie
distances-label = Kategorie
distances-label-gold = in A
distances-label-predicted = in B
distances-label-matched = in beiden
distances-label-precision = Präzision
distances-label-recall = Recall
distances-label-f = F
distances-brackets-f-said = A hat { $left ->
    [one] 1 Klammer
   *[other] { $left } Klammern
}, B hat { $right }; { $matched } davon stehen in beiden, über denselben Wörtern und mit derselben Kategorie.
distances-brackets-precision-said = Von { $right ->
    [one] 1 Klammer
   *[other] { $right } Klammern
} in B stehen { $matched } auch in A, über denselben Wörtern und mit derselben Kategorie.
distances-brackets-recall-said = Von { $left ->
    [one] 1 Klammer
   *[other] { $left } Klammern
} in A stehen { $matched } auch in B, über denselben Wörtern und mit derselben Kategorie.
distances-unlabelled-f-said = A hat { $left ->
    [one] 1 Klammer
   *[other] { $left } Klammern
}, B hat { $right }; { $matched } davon stehen in beiden, über denselben Wörtern, gleich welcher Kategorie.
distances-unlabelled-precision-said = Von { $right ->
    [one] 1 Klammer
   *[other] { $right } Klammern
} in B stehen { $matched } auch in A, über denselben Wörtern, gleich welcher Kategorie.
distances-unlabelled-recall-said = Von { $left ->
    [one] 1 Klammer
   *[other] { $left } Klammern
} in A stehen { $matched } auch in B, über denselben Wörtern, gleich welcher Kategorie.
distances-crossing-said = { $part ->
    [0] Keine Klammer von B kreuzt eine von A: Von je zweien enthält eine die andere, oder sie haben kein Wort gemeinsam.
    [one] Von { $whole } Klammern in B kreuzt 1 eine von A: Sie haben Wörter gemeinsam, und jede hat Wörter, die der anderen fehlen.
   *[other] Von { $whole } Klammern in B kreuzen { $part } eine von A: Sie haben Wörter gemeinsam, und jede hat Wörter, die der anderen fehlen.
}
distances-crossing-in-left = Kreuzend in A
distances-crossing-in-right = Kreuzend in B
distances-complete-said = { $part ->
    [0] Nicht jede Klammer hat ihr Gegenstück: A hat { $left }, B hat { $right }, und { $matched } stimmen überein.
   *[other] Jede Klammer von A steht in B und jede von B in A.
}
distances-tags-said = { $part } von { $whole } Wörtern haben in beiden Bäumen dieselbe Wortart.
distances-tags-alike = Keine Wortart weicht ab.
distances-tag-in-a = Wortart in A
distances-tag-in-b = Wortart in B
distances-labelled = heißt in { $other } { $label }
distances-crosses = { $more ->
    [0] kreuzt { $bracket } in { $other }
   *[other] kreuzt { $bracket } und { $more } weitere in { $other }
}
distances-evalb = Gezählt wie von EVALB{ $parameters ->
    [default] : Die Klammer unmittelbar um ein Wort ist dessen Wortart, Spuren sind weggelassen
    [everything] {" ohne Datei"}: Die Klammer unmittelbar um ein Wort ist dessen Wortart, nichts ist weggelassen
    [collins] {" mit COLLINS.prm"}: Die Klammer unmittelbar um ein Wort ist dessen Wortart, TOP, Spuren und Satzzeichen sind weggelassen, ADVP und PRT sind gleich
   *[own] {" mit eigenen Parametern"}: Die Klammer unmittelbar um ein Wort ist dessen Wortart
}, Funktionen sind abgeschnitten. Die Wörter werden verglichen, wie sie dastehen; von den Einstellungen oben wirken nur die zu den Satzzeichen und die Parameter.
distances-instead = Klammern werden über denselben Wörtern in derselben Reihenfolge gezählt. Robinson–Foulds mit Wurzel vergleicht Phrasen ebenso, doch ohne ihre Kategorien:
distances-instead-shared = Phrasen über den gemeinsamen Wörtern
distances-instead-links = Phrasen über Verbindungen
distances-instead-rooted = Robinson–Foulds mit Wurzel

distances-node = Knoten
distances-of-nodes = { $part } / { $whole } Knoten
distances-edits-said = { $part ->
    [0] Es ist nichts zu tun: Die Bäume sind gleich.
    [one] Ein Schritt führt von A zu B: { $renamed } umbenannt, { $deleted } gelöscht, { $inserted } eingefügt.
   *[other] { $part } Schritte führen von A zu B: { $renamed } umbenannt, { $deleted } gelöscht, { $inserted } eingefügt.
}
distances-edits-cost = Sie kosten { $cost }.
distances-edits-how = Solange jedes Umbenennen, Löschen und Einfügen 1 kostet, ist die Distanz höchstens so groß wie die Zahl aller Knoten. Zuerst wird A auf das zurückgeschnitten, was beide Bäume haben, Kinder vor ihren Eltern; dann wird eingefügt, was nur B hat. Knoten eines Klammerbaums sind die Wörter und die Klammern über zwei und mehr Wörtern: Wortarten und Klammern über einem einzigen Wort zählen nicht.
distances-edits-alike = Kein Schritt ändert etwas.
distances-steps = Schritte von A nach B
distances-step = Schritt
distances-edit = was
distances-cost = Kosten
distances-total = Summe
distances-changes = Nur Änderungen
distances-relations = Nur Relationen vergleichen, nicht Formen
distances-step-at = { $at } von { $all }
distances-steps-more = Aufgeführt sind die Schritte { $from } bis { $to } von { $all }.
distances-edit-keep = behalten
distances-edit-rename = umbenennen
distances-edit-delete = löschen
distances-edit-insert = einfügen
distances-step-none = Vor dem ersten Schritt: A, wie es ist.
distances-step-keep = { $a } bleibt. Summe { $total }.
distances-step-rename = { $a } wird zu { $b }. Summe { $total }.
distances-step-delete = { $a } fällt weg; was darunter hing, rückt nach oben. Summe { $total }.
distances-step-insert = { $b } kommt hinzu. Summe { $total }.

distances-pick = In den Bäumen wählen
distances-pick-begun = Wählen Sie nun vier Wörter in den Bäumen: Klicken Sie sie an oder drücken Sie auf ihnen Enter. Escape beendet die Auswahl.
distances-pick-ended = In den Bäumen werden keine Wörter mehr gewählt.
distances-pick-caption = { $count ->
    [0] Wählen Sie vier Wörter, gleich in welchem Baum: Ein Klick verbindet jetzt nicht.
    [4] Vier Wörter: { $words }.
   *[other] Wählen Sie vier Wörter, gleich in welchem Baum: { $words } …
}
distances-pick-end = Fertig (Esc)
distances-pick-left-out = { $form } wird nicht verglichen.
distances-picked = { $more ->
    [0] { $form }: Vier Wörter sind gewählt.
    [one] { $form }. Noch ein Wort.
   *[other] { $form }. Noch { $more } Wörter.
}

distances-computing = Wird für { $words } Wörter berechnet. Das kann einige Sekunden dauern.
distances-stop = Abbrechen
distances-stopped-long = Abgebrochen. Für { $words } Wörter kann das einige Sekunden dauern.
distances-compute = Berechnen
distances-costs = Kosten
