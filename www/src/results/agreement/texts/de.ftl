# Übereinstimmung
tab-agreement = Abgleich
agreement-figures = Zahlen
agreement-text = Die Verbindungen der anderen Person
agreement-text-hint = Fügen Sie die Verbindungen ein oder legen Sie eine Datei ab, eine Zeile je Paar: 3-5 oder 3-5:specifies, durch Leerzeichen getrennt. Auch eine Sitzungsdatei geht.
agreement-problems = Fehler in den fremden Verbindungen
agreement-left-out = { $count ->
    [one] In den fremden Verbindungen ist ein Fehler; was er betrifft, zählt in den Werten nicht mit:
   *[other] In den fremden Verbindungen sind Fehler; was sie betreffen, zählt in den Werten nicht mit:
}
agreement-begin = Mit den Verbindungen einer anderen Person vergleichen
agreement-text-shown = Deren Verbindungen als Text
agreement-file = Datei öffnen …
agreement-forget = Vergleich beenden
agreement-counts = Sie haben { $real } { $real ->
    [one] Verbindung
   *[other] Verbindungen
  }, die andere Person { $predicted }; { $correct } haben beide.
agreement-precision-title = Präzision: Anteil der fremden Verbindungen, die auch Sie haben
agreement-recall-title = Recall: Anteil Ihrer Verbindungen, die auch die andere Person hat
agreement-f-title = F: harmonisches Mittel von Präzision und Recall
agreement-links = Verbindungen
agreement-links-micro = Verbindungen, alle Paare zusammen
agreement-links-macro = Verbindungen, Mittel der Paare
agreement-relations = Relationen, gewichtet
agreement-kappa = Cohens κ { $kappa }, über { $shared } { $shared ->
    [one] gemeinsame Verbindung
   *[other] gemeinsame Verbindungen
  }
agreement-kappa-undefined = { $shared ->
    [0] Cohens κ ist nicht definiert: Es gibt keine gemeinsame Verbindung.
   *[other] Cohens κ ist nicht definiert: Von den gemeinsamen Verbindungen hat keine eine Relation, weder bei Ihnen noch bei der anderen Person.
  }
agreement-meaning = { $pairs ->
    [one] Ihre Verbindungen gelten als Gold, die fremden als vorhergesagt.
   *[other] Ihre Verbindungen gelten als Gold, die fremden als vorhergesagt, über { $pairs } Paare.
  }
agreement-confusion = Relationen: Ihre gegen die fremden
agreement-corner = Ihre \ fremde
agreement-cell = { $count ->
    [one] { $count } Verbindung: bei Ihnen { $mine }, bei der anderen Person { $theirs }
   *[other] { $count } Verbindungen: bei Ihnen { $mine }, bei der anderen Person { $theirs }
  }
agreement-confusion-hint = Umrandet: Beide sagen dasselbe. Ein Klick auf eine Zahl wählt ihre Verbindungen.
agreement-disjoint = Es gibt keine gemeinsame Verbindung und damit keine Relationen zum Vergleichen.
agreement-adjudicate = Verbindung für Verbindung
agreement-agree = Sie sind sich bei jeder Verbindung dieses Paars einig, bei allen { $agreed }.
agreement-open = { $count ->
    [one] Bei { $count } Verbindung dieses Paars sind Sie sich uneinig, bei { $agreed } einig.
   *[other] Bei { $count } Verbindungen dieses Paars sind Sie sich uneinig, bei { $agreed } einig.
  }
agreement-of-cell = { $count ->
    [0] Keine davon ist in diesem Paar: bei Ihnen { $mine }, bei der anderen Person { $theirs }.
    [one] Gewählt: { $count } Verbindung dieses Paars, bei Ihnen { $mine }, bei der anderen Person { $theirs }.
   *[other] Gewählt: { $count } Verbindungen dieses Paars, bei Ihnen { $mine }, bei der anderen Person { $theirs }.
  }
agreement-show-all = Alle Abweichungen zeigen
agreement-every = Für alle gezeigten nehmen:
agreement-mine = Ihre
agreement-theirs = fremde
agreement-both = beide
agreement-link = Verbindung
agreement-take = nehmen
agreement-take-for = Für { $left }–{ $right } nehmen
agreement-linked = verbunden
agreement-not-linked = nicht verbunden
agreement-agreed = einig
agreement-third = { $pairs ->
    [1] { $count ->
        [one] Dritte Fassung: 1 Verbindung.
       *[other] Dritte Fassung: { $count } Verbindungen.
    }
   *[other] { $count ->
        [one] Dritte Fassung: 1 Verbindung in { $pairs } Paaren.
       *[other] Dritte Fassung: { $count } Verbindungen in { $pairs } Paaren.
    }
}
agreement-undecided = { $count ->
    [one] 1 wartet auf eine Entscheidung und fehlt darin.
   *[other] { $count } warten auf eine Entscheidung und fehlen darin.
}
agreement-decided = { $left ->
    [0] Dritte Fassung: { $count } in diesem Paar, alles entschieden.
   *[other] Dritte Fassung: { $count } in diesem Paar, { $left } noch offen.
}
agreement-elsewhere = Nächstes strittiges Paar
agreement-save = Als Datei speichern
agreement-faulty = { $count ->
    [one] { $count } Paar zählt in den Werten nicht mit, weil in einer Zeile seiner Verbindungen ein Fehler ist.
   *[other] { $count } Paare zählen in den Werten nicht mit, weil in Zeilen ihrer Verbindungen Fehler sind.
}
agreement-missing = Die andere Person hat { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  } für { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
  }: Zeile n gehört zu Paar n.
agreement-all = Alle Paare zeigen
agreement-all-title = Die Tabelle aller Paare, zuerst die mit der geringsten Übereinstimmung
agreement-owners = Wessen Verbindungen es sind
agreement-owner-both = beide { $count }
agreement-owner-mine = nur Ihre { $count }
agreement-owner-theirs = nur fremde { $count }
agreement-adopt = Als Ihre Verbindungen übernehmen

# Steps, and what is said
step-theirs = die Verbindungen der anderen Person
step-forget-theirs = den Vergleich beenden
step-decide = zwischen zwei Verbindungen entscheiden
step-adopt = die dritte Fassung übernehmen
say-adopted = Die dritte Fassung ist jetzt Ihre.
notice-theirs = Die Verbindungen der anderen Person stammen aus ihrer Sitzung.
notice-theirs-other = Die Verbindungen stammen aus einer Sitzung mit anderen Sätzen. Vergleichen Sie mit Vorsicht.
notice-theirs-no-links = In { $name } stehen Sätze, keine Verbindungen. Öffnen Sie eine Datei mit einer Zeile Verbindungen je Paar.
