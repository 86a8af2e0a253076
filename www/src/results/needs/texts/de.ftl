# Warum es keine Ergebnisse gibt, und womit es welche gäbe.
needs-sentence = { $side ->
    [both] A und B haben noch keinen Satz.
   *[other] { $side } hat keinen Satz, mit dem sich der andere vergleichen ließe.
}
needs-mending = { $side ->
    [both] A und B haben Fehler: Sind sie behoben, stehen hier die Ergebnisse.
   *[other] { $side } hat Fehler: Sind sie behoben, stehen hier die Ergebnisse.
}
needs-dependencies = Pfade brauchen Dependenzen.
needs-read = Die Phrasen als Dependenzen lesen
needs-how = Kopfregeln sagen, von welchem Wort einer Phrase die anderen abhängen. Die Phrasen bleiben, wie sie sind, und der Schritt lässt sich rückgängig machen.
needs-heads = { $format ->
    [words] Pfade brauchen Dependenzen, aber { $side } besteht aus Wörtern ohne Baum. Geben Sie den Satz in CoNLL-U, als Klammerstruktur oder Baumbank an.
   *[newick] Pfade brauchen Dependenzen, aber der Baum von { $side } in Newick hat keine Köpfe. Geben Sie den Satz in CoNLL-U, als Klammerstruktur oder Baumbank an.
}
needs-example = Dieses Paar hat eine Antwort:
