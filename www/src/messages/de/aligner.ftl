align-title = Automatisch verbinden
align-button = Vorschlagen
align-button-title = Verbindungen vorschlagen: Wörter und Teilbäume, die einander entsprechen
align-accept-all = Alle { $count } annehmen
align-reject-all = Alle ablehnen
align-onlyMatching = Nur Wörter, die selbst übereinstimmen
align-baseline = Grundlinie: nur Teilbäume mit denselben Wörtern
align-relations = Die vorgeschlagene Relation übernehmen
align-more = Mehr
align-weights = Gewichte
align-weight-equal = dieselben Wörter
align-weight-lemma = dasselbe Lemma
align-weight-synonym = Synonyme
align-weight-relation = dieselbe Relation
align-synonyms = Synonyme: zwei Wörter je Zeile, dazu synonym, hyperonym oder hyponym
align-rejected = Beide Texte brauchen einen Satz ohne Fehler, ehe Verbindungen vorgeschlagen werden können.
align-said = { $count ->
    [0] Nichts vorzuschlagen, was nicht schon verbunden ist.
    [one] 1 Verbindung vorgeschlagen. Enter nimmt sie an, Entf lehnt sie ab.
   *[other] { $count } Verbindungen vorgeschlagen. Enter nimmt eine an, Entf lehnt eine ab.
}
align-accepted = { $count ->
    [one] 1 Vorschlag angenommen.
   *[other] { $count } Vorschläge angenommen.
}
align-rejected-some = { $count ->
    [one] 1 Vorschlag abgelehnt.
   *[other] { $count } Vorschläge abgelehnt.
}
proposal-reason = { $reason ->
    [same-words] dieselben Wörter +{ $node }
    [same-lemma] gleiche Lemmata +{ $node }
    [synonym] Synonyme +{ $node }
   *[none] nach der Stelle im Baum
}{ $edge ->
    [0] { "" }
   *[other] , dieselbe Relation +{ $edge }
}{ $children ->
    [0] { "" }
   *[other] , Teilbaum { $children }
}
