# Was ein Maß braucht und die Texte nicht sagen.
needs-dependencies = Pfade brauchen Dependenzen.
needs-read = Die Klammern als Dependenzen lesen
needs-how = Kopfregeln sagen, von welchem Wort einer Phrase die anderen abhängen. Die Phrasen bleiben, wie sie sind, und der Schritt lässt sich rückgängig machen.
needs-heads = { $format ->
    [words] Pfade brauchen Dependenzen, aber { $side } besteht aus Wörtern ohne Baum. Geben Sie den Satz in CoNLL-U oder als Klammerstruktur an.
   *[newick] Pfade brauchen Dependenzen, aber der Baum von { $side } in Newick hat keine Köpfe. Geben Sie den Satz in CoNLL-U oder als Klammerstruktur an.
}
