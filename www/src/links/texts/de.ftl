# The table of links
links-table = Verbindungen als Tabelle
links-none = Noch keine Verbindungen. Wählen Sie ein Wort von A und eines von B.
links-locked = Beheben Sie zuerst die Fehler in { $side ->
    [left] A
    [right] B
   *[both] A und B
  }: Die Verbindungen gehören zum letzten Stand ohne Fehler.
links-relation = Relation
links-remove-column = Entfernen
links-relation-of = Relation von { $left } und { $right }
links-certainty-column = Sicher oder möglich
links-possible-of = Nur möglich: { $left }–{ $right }
links-only-possible = möglich
links-sure = sicher; drücken, um sie als nur möglich zu kennzeichnen
links-possible = nur möglich; drücken, um sie als sicher zu kennzeichnen
links-remove = Die Verbindung { $left }–{ $right } entfernen
links-word-left = Wort von A
links-word-right = Wort von B
links-add = Verbinden
links-text = Verbindungen als Text
align-title = Automatisch verbinden
align-button = Vorschlagen
align-button-title = Verbindungen vorschlagen: Wörter und Teilbäume, die einander entsprechen
align-accept-all = Alle { $count } annehmen
align-reject-all = Alle ablehnen
align-onlyMatching = Nur passende Wörter
align-baseline = Nur gleiche Teilbäume
align-relations = Vorgeschlagene Relationen übernehmen
align-more = Optionen für Vorschläge
align-weights = Gewichte
align-weight-equal = dieselben Wörter
align-weight-lemma = dasselbe Lemma
align-weight-synonym = Synonyme
align-weight-relation = dasselbe Label
align-synonyms = Synonyme: zwei Wörter je Zeile, dazu synonym, hyperonym oder hyponym
align-rejected = Verbindungen lassen sich erst vorschlagen, wenn jede Seite einen Satz ohne Fehler hat.
align-refused = { $why }
align-needs = „{ align-button }“ braucht Dependenzen.
align-needs-read = Die Phrasen als Dependenzen lesen
align-needs-heads = { $format ->
    [words] „{ align-button }“ braucht Dependenzen, aber { $side } besteht aus Wörtern ohne Baum. Geben Sie den Satz in CoNLL-U, als Klammerstruktur oder Baumbank an.
   *[newick] „{ align-button }“ braucht Dependenzen, aber der Baum von { $side } in Newick hat keine Köpfe. Geben Sie den Satz in CoNLL-U, als Klammerstruktur oder Baumbank an.
}
heads-said = Die Phrasen sind als Dependenzen gelesen.
align-failed = Der Aligner hat nicht geantwortet.
align-close = Schließen
align-show-more = Synonyme und Gewichte …
align-count = { $count ->
    [0] Keine neuen Verbindungen vorzuschlagen.
    [one] 1 Verbindung vorgeschlagen, gestrichelt.
   *[other] { $count } Verbindungen vorgeschlagen, gestrichelt.
}
align-opposed = { $opposed ->
    [one] 1 davon gäbe einem verbundenen Wort eine zweite Verbindung: Darüber entscheiden Sie selbst.
   *[other] { $opposed } davon gäben verbundenen Wörtern eine zweite Verbindung: Darüber entscheiden Sie selbst.
}
align-said = { $count ->
    [0] Keine neuen Verbindungen vorzuschlagen.
    [one] 1 Verbindung vorgeschlagen. In einem Baum führt P zu ihr, Enter nimmt sie an, Entf lehnt sie ab.
   *[other] { $count } Verbindungen vorgeschlagen. In einem Baum führt P von einer zur nächsten, Enter nimmt sie an, Entf lehnt sie ab.
}
align-accepted = { $count ->
    [one] 1 Vorschlag angenommen.
   *[other] { $count } Vorschläge angenommen.
}
align-rejected-some = { $count ->
    [one] 1 Vorschlag abgelehnt.
   *[other] { $count } Vorschläge abgelehnt.
}
align-unlinked = { $count ->
    [one] 1 gleiches Wort bleibt unverbunden.
   *[other] { $count } gleiche Wörter bleiben unverbunden.
}

# Two parses of one sentence
same-button = Derselbe Satz: Wort für Wort verbinden
same-title = A und B haben dieselben Wörter: jedes Wort mit sich selbst verbinden
same-said = { $count ->
    [one] Das Wort ist mit sich selbst verbunden.
   *[other] Alle { $count } Wörter sind verbunden, jedes mit sich selbst.
}
step-same = Wort für Wort verbinden

# Über den Bäumen eines Paars ohne Verbindungen
offer-propose = Verbindungen für { $count } Wörter vorschlagen
offer-same = Wort für Wort verbinden
offer-drag = oder ein Wort auf ein Wort ziehen

# Proposals in the table of links
proposal-rows = { $count ->
    [one] 1 vorgeschlagen
   *[other] { $count } vorgeschlagen
}
proposal-accept = Die Verbindung { $left }–{ $right } annehmen
proposal-reject = Die Verbindung { $left }–{ $right } ablehnen
proposal-reason = { $reason ->
    [same-words] dieselben Wörter +{ $node }
    [same-lemma] dasselbe Lemma +{ $node }
    [synonym] Synonyme +{ $node }
   *[none] Stelle im Baum
}{ $edge ->
    [0] { "" }
   *[other] , dasselbe Label +{ $edge }
}{ $children ->
    [0] { "" }
   *[other] , Teilbaum { $children }
}{ $opposed ->
    [0] { "" }
   *[other] ; eines der Wörter ist schon verbunden
}

# Relations suggested
suggest-count = { $count ->
    [one] 1 Verbindung hat noch keine Relation.
   *[other] { $count } Verbindungen haben noch keine Relation.
}
suggest-all = Relationen vorschlagen
suggest-one = { $left }–{ $right }: { $relation }, wie vorgeschlagen
suggest-said = { $count ->
    [one] 1 Verbindung hat die vorgeschlagene Relation.
   *[other] { $count } Verbindungen haben die vorgeschlagenen Relationen.
}
suggest-offer = Vorgeschlagene Relation: { $relation }.
step-suggest = { $count ->
    [one] 1 Relation vorschlagen
   *[other] { $count } Relationen vorschlagen
}
caption-suggestion = Vorschlag: { $left } { $relation } { $right }.

# Steps of the history
step-align = { $count ->
    [one] 1 Verbindung vorschlagen
   *[other] { $count } Verbindungen vorschlagen
}
step-accept = { $count ->
    [one] 1 Vorschlag annehmen
   *[other] { $count } Vorschläge annehmen
}
step-reject = { $count ->
    [one] 1 Vorschlag ablehnen
   *[other] { $count } Vorschläge ablehnen
}
step-aligner = Optionen für Vorschläge ändern

# Linking by hand: steps, and what is said aloud
step-link = { $left }–{ $right } verbinden
step-unlink = { $left }–{ $right } trennen
step-unlink-several = { $count ->
    [one] 1 Verbindung entfernen
   *[other] { $count } Verbindungen entfernen
}
step-relate = { $relation ->
    [none] keine Relation für { $left }–{ $right }
   *[other] { $left } { $name } { $right }
}
step-certainty = { $left }–{ $right } { $certainty ->
    [possible] nur möglich
   *[sure] sicher
}
say-certainty = { $leftForm }, A { $left }, und { $rightForm }, B { $right }: { $certainty ->
    [possible] Die Verbindung ist jetzt nur möglich.
   *[sure] Die Verbindung ist jetzt sicher.
}
say-linked = { $leftForm }, A { $left }, mit { $rightForm }, B { $right }, verbunden.
say-unlinked = { $leftForm }, A { $left }, und { $rightForm }, B { $right }, getrennt.
say-unlinked-several = { $count ->
    [one] 1 Verbindung entfernt.
   *[other] { $count } Verbindungen entfernt.
}
say-related = { $relation ->
    [none] { $leftForm }, A { $left }, und { $rightForm }, B { $right }, haben jetzt keine Relation.
    [equals] { $leftForm } (A) ist gleich { $rightForm } (B).
    [restates] { $leftForm } (A) umschreibt { $rightForm } (B).
    [specifies] { $leftForm } (A) präzisiert { $rightForm } (B).
    [generalizes] { $leftForm } (A) verallgemeinert { $rightForm } (B).
   *[intersects] { $leftForm } (A) überschneidet sich mit { $rightForm } (B).
}
say-already-linked = { $leftForm }, A { $left }, und { $rightForm }, B { $right }, sind schon verbunden.
problem-line = Zeile { $line }: { $problem }

# On a line that is proposed, or compared with another annotation
canvas-says-proposed = { $says }. Grund des Vorschlags: { $reason }
canvas-says-theirs = { $says }. Die andere Annotation sagt: { $relation }
canvas-owner-mine = nur in Ihrer
canvas-owner-theirs = nur in der anderen Annotation
canvas-owner-both = in beiden
