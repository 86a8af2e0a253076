# Verschmelzung
tab-fusion = Fusion
fusion-merge = Verschmelzen
fusion-restate = Umschreiben
fusion-specify = Präzisieren
fusion-generalize = Verallgemeinern
fusion-into = Wortfolge
fusion-into-left = von A
fusion-into-right = von B
fusion-restate-rule = Wo ein Wort von { $host } eines von { $other } umschreibt, kann es so ausgedrückt werden wie in { $other }.
fusion-specify-rule = Wo { $other } genauer ist, kann { $host } dessen Text übernehmen.
fusion-generalize-rule = Wo { $other } allgemeiner ist, kann { $host } dessen Text übernehmen; Angaben ohne Gegenstück in { $other } können entfallen.
fusion-none-links = Es lässt sich nichts verschmelzen: Es gibt noch keine Verbindungen. Ziehen Sie Wörter von A auf Wörter von B oder wählen Sie sie unter „{ tab-links }“.
fusion-none-restate = Es lässt sich nichts verschmelzen: Keine Verbindung ist eine Umschreibung.
fusion-none-specify = Es lässt sich nichts verschmelzen: Keine Verbindung ist auf der anderen Seite genauer.
fusion-none-generalize = Es lässt sich nichts verschmelzen: Keine Verbindung ist auf der anderen Seite allgemeiner, und keine Angabe ist unverbunden.
fusion-none-equal = { $merge ->
    [generalize] Es lässt sich nichts verschmelzen: Alle Verbindungen haben die Relation „{ relation-equals }“, es gibt also nichts anders auszudrücken, und keine Angabe ist unverbunden.
   *[other] Es lässt sich nichts verschmelzen: Alle Verbindungen haben die Relation „{ relation-equals }“, es gibt also nichts anders auszudrücken.
}
fusion-none-bare = Geben Sie den Verbindungen zuerst ihre Relationen.
fusion-grammar = Ob ein verschmolzener Satz grammatisch ist, wird nicht geprüft.
fusion-count = { $count ->
    [one] { $count } Satz
   *[other] { $count } Sätze, die kürzesten zuerst
  }
fusion-cut = { $count ->
    [one] Es gibt mehr; nur 1 wird gebildet.
   *[other] Es gibt mehr; nur { $count } werden gebildet.
}
fusion-copy = Kopieren: { $text }
fusion-dropped = weggelassen
fusion-replaced = übernommen
fusion-because = aus { $left }–{ $right } ({ $relation })
fusion-limit = Höchstens
fusion-limit-count = { $count } Sätze
fusion-suggested = { $count ->
    [one] Für 1 Verbindung ohne Relation lässt sich eine vorschlagen:
   *[other] Für { $count } Verbindungen ohne Relation lässt sich eine vorschlagen:
}
fusion-modifiers = Darf wegbleiben
