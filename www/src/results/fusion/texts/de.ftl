# Verschmelzung
tab-fusion = Fusion
fusion-merge = Verschmelzen
fusion-restate = Umschreiben
fusion-specify = Genauer
fusion-generalize = Allgemeiner
fusion-into = Wortfolge
fusion-into-left = von A
fusion-into-right = von B
fusion-restate-rule = Wo ein Wort von { $host } eines von { $other } umschreibt, kann es so ausgedrückt werden wie in { $other }.
fusion-specify-rule = Wo { $other } genauer ist, kann { $host } dessen Text übernehmen.
fusion-generalize-rule = Wo { $other } allgemeiner ist, kann { $host } dessen Text übernehmen; Angaben ohne Gegenstück in { $other } können entfallen.
fusion-rejected = Solange ein Text Fehler hat, gibt es keine Sätze.
fusion-none-restate = Noch lässt sich nichts verschmelzen: Keine Verbindung schreibt um. Geben Sie den Verbindungen erst ihre Relationen.
fusion-none-specify = Noch lässt sich nichts verschmelzen: Keine Verbindung ist auf der anderen Seite genauer. Geben Sie den Verbindungen erst ihre Relationen.
fusion-none-generalize = Noch lässt sich nichts verschmelzen: Keine Verbindung ist auf der anderen Seite allgemeiner, und keine Angabe ist unverbunden.
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
