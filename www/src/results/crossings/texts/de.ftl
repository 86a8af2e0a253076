# Kreuzungen
tab-crossings = Kreuzungen
crossings-caption = { $alignment ->
    [sure] Mit sicheren Verbindungen
    [mixed] Mit sicheren Verbindungen zuerst
   *[all] Mit allen Verbindungen
  } { $count ->
    [one] kreuzt sich 1 von { $tests } Phrasenpaaren.
   *[other] kreuzen sich { $count } von { $tests } Phrasenpaaren.
  }
crossings-treeless = Kreuzungen werden an den Phrasen von A gezählt, aber A besteht aus Wörtern ohne Baum. Geben Sie A als Klammerstruktur, Baumbank oder in CoNLL-U an; für B genügen Wörter.
crossings-unlinked = Kreuzungen zeigen sich an Verbindungen, und noch gibt es keine: Ziehen Sie Wörter von A auf Wörter von B oder wählen Sie sie unter „{ tab-links }“.
crossings-refused = Es wird nichts gezählt, bis die Kopfregeln ohne Fehler sind.
crossings-sources = Nach Fox 2002; Dependenzen auch nach Lin & Cherry 2003.

# Schalter
crossings-representation = Was die Phrasen sind
crossings-phrases = Phrasen
crossings-flattened = Flache Verbphrasen
crossings-dependencies = Dependenzen
crossings-only-dependencies = A ist in CoNLL-U, das keine Phrasen kennt.
crossings-rules = Köpfe
crossings-rules-default = Tabelle von Charniak
crossings-rules-semantic = Verb vor Hilfsverb
crossings-rules-own = eigene Regeln
crossings-filter = Phrasenübersetzungen auslassen
crossings-only = Nur sich kreuzende Paare

# Eigene Kopfregeln
crossings-rules-text = Kopfregeln
crossings-rules-example = NP: NN NNS | JJ
crossings-rules-how = Eine Kategorie je Zeile: ihr Name, ein Doppelpunkt, Labels von Töchtern. Kopf ist die letzte Tochter aus der ersten Liste, die passt; „first“ vor einer Liste nimmt die erste. Listen trennt |, Zeilen mit # am Anfang sind Kommentare.
crossings-unruled = { $more ->
    [0] Keine Kopfregel für { $labels }.
   *[other] Keine Kopfregel für { $labels } und { $more } weitere.
  } Dort ist das letzte Wort, das kein Satzzeichen ist, der Kopf, sonst die letzte Phrase, die keine PP ist.

# Zahlen
crossings-figures = Kreuzungen unter den Tests
crossings-otherwise = { $alignment ->
    [sure] Sichere Verbindungen, andere Lesarten
    [mixed] Sichere Verbindungen zuerst, andere Lesarten
   *[all] Alle Verbindungen, andere Lesarten
}
crossings-links = Verbindungen
crossings-reading = Phrasen
crossings-head = Kopf
crossings-modifier = Modifikator
crossings-sure = S
crossings-sure-said = sichere
crossings-mixed = S→P
crossings-mixed-said = sichere zuerst
crossings-all = P
crossings-all-said = alle
crossings-fraction = { $part } / { $tests }
crossings-left-out = { $filter ->
    [on] { $count ->
        [one] 1 weiteres Paar kreuzt sich, ist aber eine Phrasenübersetzung.
       *[other] { $count } weitere Paare kreuzen sich, sind aber Phrasenübersetzungen.
    } Ohne sie sind es { $head } Tests von Köpfen und { $modifier } von Modifikatoren.
   *[off] { $count ->
        [one] 1 davon ist eine Phrasenübersetzung.
       *[other] { $count } davon sind Phrasenübersetzungen.
    }
}

# Paare
crossings-pairs = Phrasenpaare
crossings-pairs-count = { $count ->
    [0] Keines von { $tests } Paaren kreuzt sich
    [one] 1 von { $tests } Paaren kreuzt sich
   *[other] { $count } von { $tests } Paaren kreuzen sich
}
crossings-two = zwei Phrasen von A
crossings-none = Kein Paar kreuzt sich.
crossings-outcome-crosses = Sie kreuzen sich:
crossings-outcome-translated = Eine Phrasenübersetzung:
crossings-outcome-apart = Sie bleiben getrennt:
crossings-outcome-unlinked = Nicht verbunden:
crossings-no-link = { $alignment ->
    [sure] keine sichere Verbindung
   *[other] keine Verbindung
}
crossings-why-not = Phrasenübersetzung: warum nicht gezählt?
crossings-more = Mehr zeigen ({ $more })
crossings-omitted = { $omitted ->
    [one] 1 weiterer Test, der nicht aufgeführt ist.
   *[other] { $omitted } weitere Tests, die nicht aufgeführt sind.
}
crossings-legend-span = Spanne, darin die verbundenen Wörter
crossings-legend-shared = Wörter in beiden Spannen

# Gründe
crossings-reason-crosses = { $first } reicht in B über { $one }, { $second } über { $other }. In beiden: { $shared }. Die Verbindungen an den Enden: { $links }{ $more ->
    [0] { "" }
   *[other] {" "}und { $more } weitere
}.
crossings-reason-translated = Alle verbundenen Wörter von { $first } und von { $second } sind mit { $count ->
    [one] demselben Wort verbunden, { $words }
   *[other] denselben Wörtern verbunden, { $words }
}: Zusammen sind sie eine Phrasenübersetzung{ $filter ->
    [on] {" "}und werden nicht gezählt
   *[off] { "" }
}. Ihre Verbindungen: { $links }{ $more ->
    [0] { "" }
   *[other] {" "}und { $more } weitere
}.
crossings-reason-apart = { $first } reicht in B über { $one }, { $second } über { $other }: Kein Wort liegt in beiden.
crossings-reason-unlinked = { $which ->
    [both] Weder { $first } noch { $second } hat
    [first] { $first } hat
   *[second] { $second } hat
  }{" "}{ $alignment ->
    [sure] { $which ->
        [both] eine sichere Verbindung
       *[other] keine sichere Verbindung
    }
   *[other] { $which ->
        [both] eine Verbindung
       *[other] keine Verbindung
    }
}, also keine Spanne, die eine andere kreuzen könnte.
