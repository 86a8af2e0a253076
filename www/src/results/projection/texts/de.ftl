# Projektion
tab-projection = Projektion
projection-segments = Was zu tun ist
projection-derive = Ableiten
projection-train = Trainieren
projection-predict = Vorhersagen
projection-source = Projektion nach Cowan, Kučerová & Collins 2006. A ist deutsch, B englisch.
projection-clauses = Teilsätze
projection-clause = { $number } von { $count }: { $left } – { $right }
projection-no-clause = kein Teilsatz
projection-caption = Wählen Sie unten eine Entscheidung, um zu sehen, woher sie kommt.
projection-caption-decision = { $filled ->
    [yes] { $decision } ist { $value }: Woher das kommt, ist hervorgehoben.
   *[no] { $decision } ist { $value }.
}
projection-caption-none = Diese Teilsätze zeigen keine Projektion; der Grund steht unten.
projection-caption-train = Ein Modell lernt aus Teilsätzen und ihren Übersetzungen.
projection-caption-predict = Was ein Modell aus einem Teilsatz von A macht.
projection-caption-predicted = Vorhergesagt mit dem Wert { $score }.
projection-caption-scores = Vorhergesagt mit dem Wert { $score }; der richtige Weg hat { $gold }.

# Was von einem Paar abgelesen wird
projection-decisions = { $modifiers ->
    [0] { $count } Entscheidungen: kein Glied
    [one] { $count } Entscheidungen: 8 und eine für 1 Glied
   *[other] { $count } Entscheidungen: 8 und je eine für { $modifiers } Glieder
}
projection-number = Nummer
projection-decision = Entscheidung
projection-value = Wert
projection-from = woher sie kommt
projection-rule = warum
projection-spine = Rückgrat
projection-spine-label = Das Rückgrat { $spine }
projection-found = Wie sie gefunden wurde
projection-lost = Wo das Paar ausscheidet
projection-realised = Zusammengesetzt, Platz für Platz
projection-empty = (leer)
projection-untranslated = Eine Übersetzung dieses Glieds ist nicht bekannt
projection-unknown-stem = Die Tabelle der Stämme kennt das Hauptverb von B nicht: Die Form steht für sich selbst.
projection-from-stem = Stamm von { $word }, dem Hauptverb von B
projection-from-spine = die Knoten von B über seinem Hauptverb
projection-from-voice = { $voice ->
    [passive] { $words }: ein Passiv
   *[active] { $words }, kein Passiv
}
projection-from-no-slot = kein Platz dafür im Rückgrat
projection-from-wh = { $words } in B
projection-from-no-modals = nichts vor dem Hauptverb von B
projection-from-modals = { $words }, vor dem Hauptverb von B
projection-from-infl = { $words }, das Hauptverb selbst
projection-from-text = { $phrase } von B, das kein Glied übersetzt
projection-from-aligned = { $phrase }: { $counterpart }
projection-from-argument = { $number } ist schon { $decision }
projection-from-nothing = { $phrase }: kein Gegenstück in B
projection-from-taken = { $phrase }: { $counterpart }, dort ohne eigenen Platz
projection-none = Keine Projektion
projection-clauses-a = { $count ->
    [0] A hat keinen Teilsatz
    [one] Der Teilsatz von A
   *[other] Die { $count } Teilsätze von A
}
projection-clauses-b = { $count ->
    [0] B hat keinen Teilsatz
    [one] Der Teilsatz von B
   *[other] Die { $count } Teilsätze von B
}
projection-step-sentences = Beide Sätze sind Phrasenbäume mit Wortarten.
projection-step-paired = { $count ->
    [0] Beide Seiten haben gleich viele Teilsätze, nach den Hauptverben gepaart.
    [one] Ein Teilsatz auf jeder Seite, nach den Hauptverben gepaart.
   *[other] { $count } Teilsätze auf jeder Seite, in der Reihenfolge der Hauptverben gepaart.
}
projection-step-aligned = { $known ->
    [yes] { $modifiers ->
        [0] A hat keine Glieder; keine Phrase ist über die Teilsätze hinaus verbunden.
        [one] { $aligned ->
            [0] Das Glied von A hat in B kein Gegenstück; keine Phrase ist über die Teilsätze hinaus verbunden.
           *[other] Das Glied von A gehört zu einer Phrase von B, keine ist über die Teilsätze hinaus verbunden.
        }
       *[other] { $aligned } von { $modifiers } Gliedern von A gehören zu Phrasen von B, keine ist über die Teilsätze hinaus verbunden.
    }
   *[no] Keine Phrase ist über die Teilsätze hinaus verbunden.
}
projection-step-read = Alle Entscheidungen sind abgelesen, keine verstößt gegen die Bedingungen.

# Warum es keine gibt
projection-dropped-text-errors = { $side } hat Fehler.
projection-dropped-no-phrases = { $side } hat keine Phrasen. Projektionen werden an Phrasenbäumen abgelesen, die Wortarten haben.
projection-dropped-too-large = { $side } ist zu groß: { $number } { $unit ->
    [words] Wörter
   *[other] Wörter und Phrasen
}, höchstens { $limit }.
projection-dropped-no-clauses = Keine Seite hat einen Teilsatz.
projection-dropped-clauses-differ = A hat { $left } Teilsätze, B { $right }. Nur gleich viele lassen sich paaren.
projection-dropped-no-main-verb = Der Teilsatz von { $side } hat kein Hauptverb.
projection-dropped-too-many-modifiers = Der Teilsatz von A hat { $number } Glieder, höchstens { $limit } werden projiziert.
projection-dropped-nothing-allowed = Keine Folge von Entscheidungen ist erlaubt.
projection-dropped-aligned-outside = { $phrase } von { $side } gehört nach den Verbindungen zu { $counterpart }, das nicht im Teilsatz von { $other } steht.
projection-dropped-forbidden = { $decision } verstößt gegen eine Bedingung: { $rule }.
projection-some-phrase = eine Phrase
projection-rule-not-in-lexicon = mit diesem Hauptverb nie gesehen
projection-rule-no-subject-slot = das Rückgrat hat keinen Platz für ein Subjekt
projection-rule-subject-missing = das Rückgrat hat einen Platz für ein Subjekt
projection-rule-no-object-slot = das Rückgrat hat keinen Platz für ein Objekt
projection-rule-object-missing = das Rückgrat hat einen Platz für ein Objekt
projection-rule-is-subject = das ist schon SUBJECT
projection-rule-no-wh-slot = das Rückgrat hat keinen Platz für ein Fragewort
projection-rule-wh-missing = das Rückgrat hat einen Platz für ein Fragewort
projection-rule-form-of-other-stem = eine Form, die mit diesem Stamm nie gesehen wurde
projection-rule-is-argument = das Glied ist schon SUBJECT oder OBJECT
projection-rule-place-missing = das Glied ist weder SUBJECT noch OBJECT und braucht einen Platz
projection-rule-no-modals = es gibt keine Hilfsverben, zwischen denen es stehen könnte
projection-rule-no-subject = es gibt kein Subjekt, nach dem es stehen könnte

# Training
projection-train-on = Womit trainiert wird
projection-set-page = { $count ->
    [one] das Paar der Seite
   *[other] die { $count } Paare der Seite
}
projection-set-page-how = Alle geladenen Paare mit ihren Verbindungen.
projection-set-no-brackets = Nicht verfügbar: Beide Seiten müssen Phrasenbäume sein.
projection-show-hand = 63 von Hand geschriebene Paare zeigen
projection-show-set = Diese Paare zeigen
projection-passes = Durchgänge
projection-beam = Beam
projection-early = Early Update
projection-early-how = Mit Early Update ändern sich die Gewichte, sobald das richtige Präfix aus dem Beam fällt.
projection-train-now = Trainieren
projection-stop = Abbrechen
projection-progress = Training
projection-idle = Es wird nichts trainiert. Das Training läuft in diesem Browser und dauert Sekunden.
projection-gathering = { $all ->
    [0] Die Paare werden geladen …
   *[other] { $read } von { $all } Paaren gelesen
}
projection-running = Durchgang { $pass } von { $passes }: { $seen } von { $examples } Teilsätzen, { $wrong } falsch projiziert
projection-done = { $wrong ->
    [0] Fertig: In Durchgang { $pass } wurde jeder von { $seen } Teilsätzen richtig projiziert.
   *[other] Fertig: In Durchgang { $pass } wurden { $wrong } von { $seen } Teilsätzen falsch projiziert.
}
projection-stopped = Abgebrochen in Durchgang { $pass } von { $passes }, nach { $seen } Teilsätzen. Was bis dahin gelernt wurde, bleibt.
projection-nothing = Es gibt kein Paar von Teilsätzen, aus dem sich lernen ließe.
projection-failed = Das Training ist gescheitert. Starten Sie es noch einmal.
projection-examples = { $sentences ->
    [one] 1 Satzpaar
   *[other] { $sentences } Satzpaare
}, { $clauses ->
    [one] 1 Paar von Teilsätzen.
   *[other] { $clauses } Paare von Teilsätzen.
}
projection-left-out = Weggelassen:
projection-full = Nicht alle wurden genommen: Es sind mehr, als ein Training fasst.
projection-count-text-errors = { $count } mit Fehlern
projection-count-no-phrases = { $count } ohne Phrasen
projection-count-too-large = { $count } zu groß
projection-count-no-clauses = { $count } ohne Teilsatz
projection-count-clauses-differ = { $count } mit verschieden vielen Teilsätzen
projection-count-no-main-verb = { $count } ohne Hauptverb
projection-count-too-many-modifiers = { $count } mit zu vielen Gliedern
projection-count-nothing-allowed = { $count }, für die keine Folge von Entscheidungen erlaubt ist
projection-count-aligned-outside = { $count } über den Teilsatz hinaus verbunden
projection-count-forbidden = { $count } gegen eine Bedingung
projection-curve = Lernkurve über { $passes } Durchgänge; im letzten { $share } falsch projiziert
projection-curve-is = Falsch projizierte Teilsätze, Durchgang für Durchgang
projection-share = { $share }
projection-model = Modell
projection-no-model = Noch keines. Trainieren Sie eines oder laden Sie ein gespeichertes.
projection-use = Damit vorhersagen
projection-save = Als Datei speichern
projection-model-lasts = Es bleibt, solange diese Seite offen ist; gespeichert lässt es sich wieder laden.
projection-load = Modell laden …
projection-facts = { $features } Gewichte, gelernt an { $visits } Beispielen (jeder Durchgang zählt) mit einem Beam von { $beam }.
projection-loading = { $name } wird gelesen …
projection-unloaded = { $name } konnte nicht gelesen werden. Wählen Sie die Datei noch einmal.
projection-broken = { $name } ist kein Modell:
projection-problem = Zeile { $line }, Spalte { $column }: { $problem }
projection-carriage-returns = Die Zeilen enden nur mit Wagenrücklauf (CR).
projection-model-too-long = Es hat zu viele Zeilen.
projection-model-version = Die erste Zeile muss „twintree projection model 1“ lauten.
projection-model-line = „{ $found }“ ist keine Zeile eines Modells.
projection-model-number = „{ $found }“ hat keine Zahl, wo eine stehen muss, oder eine außerhalb der Grenzen.
projection-model-twice = „{ $found }“ kommt zweimal vor.
projection-large = { $name } ist größer als 200 MB und wurde nicht gelesen.
projection-say-model = Das Modell hat { $features } Gewichte.

# Vorhersage
projection-no-model-yet = Zum Vorhersagen braucht es ein Modell. Trainieren Sie eines (das dauert Sekunden) oder laden Sie ein gespeichertes.
projection-train-generated = Mit 400 erzeugten Paaren trainieren
projection-to-train = Wählen, womit trainiert wird
projection-seen-only = Nur, was im Training vorkam
projection-beam-title = Der Beam, Entscheidung für Entscheidung
projection-beam-label = Der Beam, Entscheidung für Entscheidung; Pfeiltasten führen hindurch
projection-beam-keys = ← → folgen einer Reihe von Entscheidungen, ↑ ↓ gehen durch die Werte einer einzigen.
projection-omitted = { $more } weitere, die herausfielen, sind nicht gezeichnet.
projection-key-best = bester Weg
projection-key-gold = richtiger Weg ✓
projection-key-kept = behalten
projection-key-fallen = herausgefallen
projection-prefix = { $decision } { $value }, Wert { $score }, { $place } von { $all }{ $kept ->
    [yes] {""}
   *[no] , herausgefallen
}{ $gold ->
    [yes] , richtig
   *[no] {""}
}
projection-weights-one = { $decision }: was für { $value } spricht
projection-weights-two = { $decision }: was für { $value } spricht und was für { $other }
projection-behind = nach { $stem }
projection-weights = Gewichte
projection-no-weights = Kein Merkmal hat hier ein Gewicht.
projection-property = am Ausgangssatz
projection-is-gold = richtig
projection-other-features = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
}
projection-sum = Summe
projection-signed = { $sign ->
    [minus] −{ $value }
   *[plus] +{ $value }
}
projection-alone = Entscheidungen allein: { $decisions }
projection-of-source = { $name }: { $text }
projection-forbidden = Was die Bedingungen ausschlossen
projection-nothing-forbidden = Bei { $decision } war hier kein Wert ausgeschlossen.
projection-more = und { $more } weitere
projection-answer = Die Antwort neben der richtigen
projection-predicted = vorhergesagt
projection-gold = richtig
projection-nothing-allowed = Keine Folge von Entscheidungen ist erlaubt.
projection-no-gold = B zeigt keine Projektion dieses Teilsatzes, mit der sich vergleichen ließe.
projection-same = Beide stimmen in jeder Entscheidung überein.
projection-unseen = Im Training kam { $decisions } nie vor: Die richtige Antwort war nicht zu finden.
projection-fell-out = Der richtige Weg fiel bei { $decision } aus dem Beam.

# Wodurch ein Ausgangssatz beschrieben wird
projection-function-1 = Hauptverb
projection-function-2 = irgendein Verb
projection-function-3 = alle Verben in Folge
projection-function-4 = Rückgrat
projection-function-5 = Baum
projection-function-6 = erste Wortart des Subjekts
projection-function-7 = erstes Wort des Subjekts
projection-function-8 = letzte Endung des Subjekts
projection-function-9 = erste Wortart des Objekts
projection-function-10 = erstes Wort des Objekts
projection-function-11 = letzte Endung des Objekts
projection-function-12 = Wortart der Verneinung
projection-function-13 = es gibt
projection-function-14 = einleitendes Wort
projection-function-15 = Wortart des Frage- oder Relativworts
projection-function-16 = Frage- oder Relativwort
projection-function-17 = Wortart des Verbs am Anfang
projection-function-18 = Verb am Anfang
projection-function-19 = Relativpronomen unter einer Präposition
projection-function-20 = alle Verben am Ende
projection-function-21 = Label der Wurzel
projection-function-22 = Wörter des Subjekts
projection-function-23 = Wörter des Objekts
projection-function-24 = Wörter des Glieds
projection-function-25 = Glied in seiner Regel
projection-function-26 = Glied auf der rechten Seite
projection-function-27 = Glied mit seinen Geschwistern
projection-function-28 = Zahl der Wörter des Glieds
