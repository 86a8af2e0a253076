# Was an den Texten eines Elements falsch ist.
element-more = { $count ->
    [one] … und ein weiterer Fehler.
   *[other] … und { $count } weitere Fehler.
}
