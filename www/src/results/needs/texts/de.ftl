# Was ein Maß braucht und die Texte nicht sagen.
needs-dependencies = Pfade brauchen Abhängigkeiten.
needs-read = Die Klammern als Abhängigkeiten lesen
needs-how = Kopfregeln sagen, von welchem Wort einer Phrase die anderen abhängen. Die Phrasen bleiben, wie sie sind; Rückgängig nimmt es zurück.
needs-heads = { $format ->
    [words] Pfade brauchen Abhängigkeiten, und { $side } besteht aus Wörtern ohne Baum. Geben Sie den Satz in CoNLL-U oder in Klammern.
   *[newick] Pfade brauchen Abhängigkeiten, und der Baum von { $side } in Newick hat keine Köpfe. Geben Sie den Satz in CoNLL-U oder in Klammern.
}
