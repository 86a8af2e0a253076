# Abstände
tab-distances = Abstände
distances-measures = Maße
distances-measure = Maß
distances-value = Wert
distances-made-of = besteht aus
distances-scale = Balken von 0, gleich, bis 1
distances-bars = Die Balken reichen von 0, gleich, bis 1. Bei der Anbindung zeigen sie 1 − Wert. Wo ein Maß nicht symmetrisch ist, wird B an A gemessen.
distances-sources = Nach Robinson & Foulds 1981; Estabrook et al. 1985; Pompei et al. 2011; Rama.
distances-group-splits = Teilungen
distances-group-quartets = Quartette
distances-group-dependencies = Dependenzen
distances-robinson-foulds = Robinson–Foulds
distances-robinson-foulds-generalized = verallgemeinert, B gegen A
distances-quartets = Quartette
distances-quartets-generalized = verallgemeinert, B gegen A
distances-attachment = Anbindung ohne Relation (UAS)
distances-attachment-labelled = mit Relation (LAS)
distances-attachment-labels = Relation allein
distances-paths = Pfade
distances-robinson-foulds-title = Robinson–Foulds
distances-robinson-foulds-generalized-title = Verallgemeinerter Robinson–Foulds, B gegen A
distances-quartets-title = Quartette
distances-quartets-generalized-title = Verallgemeinerte Quartette, B gegen A
distances-attachment-title = Anbindung ohne Relation (UAS)
distances-attachment-labelled-title = Anbindung mit Relation (LAS)
distances-attachment-labels-title = Relation allein
distances-paths-title = Pfade
distances-fraction = { $part } / { $whole }
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
distances-left-out = { $compared ->
    [one] Verglichen wird 1 Wort jeder Seite; weggelassen sind { $a } von A und { $b } von B.
   *[other] Verglichen werden { $compared } Wörter jeder Seite; weggelassen sind { $a } von A und { $b } von B.
}
distances-read = Klammern nach Kopfregeln lesen
distances-paths-where = Woraus das Pfadmaß besteht, zeigt der Tab „Ergebnis“.
distances-flag-no-splits = B hat keine Teilung, die widersprechen könnte: Der Abstand ist vereinbarungsgemäß 0.
distances-flag-no-quartets = A paart keine vier Wörter: Der Abstand ist vereinbarungsgemäß 0.

distances-no-text-errors = Ein Text hat Fehler.
distances-no-no-dependencies = { $side } nennt keine Köpfe.
distances-no-no-words = { $side } hat keine Wörter.
distances-no-no-tree = { $side } besteht aus Wörtern ohne Baum.
distances-no-no-phrases = { $side } hat keine Phrasen.
distances-no-words-differ = A und B haben nicht dieselben Wörter.
distances-no-no-links = Kein Wort von A ist mit genau einem Wort von B verbunden und dieses mit keinem anderen. Verbinden Sie Wörter, oder lassen Sie sich Verbindungen vorschlagen.
distances-no-no-words-left = Es bleiben keine Wörter zu vergleichen.
distances-no-too-few-words = Nötig sind vier Wörter; verglichen { $number ->
    [one] wird 1
   *[other] werden { $number }
}.
distances-no-too-large = Zu groß: { $number } { $what }, höchstens { $limit }.
distances-no-paths-no-links = Keine Wörter sind verbunden.
distances-no-paths-one-link = Eine einzige Verbindung ergibt keinen Pfad.
distances-no-paths-no-paths = Alle Verbindungen haben ein Wort gemeinsam.
distances-only-a = { $more ->
    [0] Nur in A: { $words }
   *[other] Nur in A: { $words } und { $more } weitere
}
distances-only-b = { $more ->
    [0] Nur in B: { $words }
   *[other] Nur in B: { $words } und { $more } weitere
}
distances-compare-shared = Gemeinsame Wörter vergleichen
distances-compare-links = Nach Verbindungen vergleichen

distances-splits-sum = ({ $a } + { $b }) / ({ $left } + { $right })
distances-splits-said = { $kind ->
    [clusters] { $apart ->
        [0] Alle Phrasen stehen in beiden Bäumen.
        [one] Von { $all } Phrasen beider Bäume steht 1 nur in einem.
       *[other] Von { $all } Phrasen beider Bäume stehen { $apart } nur in einem.
    } Es zählen Phrasen von 2 Wörtern bis zu allen außer einem.
   *[splits] { $apart ->
        [0] Alle Teilungen stehen in beiden Bäumen.
        [one] Von { $all } Teilungen beider Bäume steht 1 nur in einem.
       *[other] Von { $all } Teilungen beider Bäume stehen { $apart } nur in einem.
    } Eine Teilung ist das, worin eine Linie eines Baums die Wörter trennt: auf jeder Seite wenigstens zwei.
}
distances-splits-many = Es sind zu viele Teilungen, um sie einzeln aufzuführen.
distances-compatible-said = { $conflicts ->
    [0] Nichts in B widerspricht A: Ein Baum könnte alles haben, was beide sagen.
    [one] Von { $all } { $kind ->
        [clusters] Phrasen
       *[splits] Teilungen
    } in B widerspricht 1 dem Baum A: Kein Baum könnte sie neben denen von A haben.
   *[other] Von { $all } { $kind ->
        [clusters] Phrasen
       *[splits] Teilungen
    } in B widersprechen { $conflicts } dem Baum A: Kein Baum könnte sie neben denen von A haben.
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
distances-different = Verschiedene Quartette
distances-back = Zurück
distances-next = Nächstes verschiedene
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
distances-attached-alike = Kein Wort ist anders.
distances-word = Wort
distances-in-a = Kopf in A
distances-in-b = Kopf in B
distances-root-word = Wurzel
