# Projection
tab-projection = Projection
projection-segments = What to do
projection-derive = Derive
projection-train = Train
projection-predict = Predict
projection-source = Projection after Cowan, Kučerová & Collins 2006. A is German, B is English.
projection-clauses = Clauses
projection-clause = { $number } of { $count }: { $left } – { $right }
projection-no-clause = no clause
projection-caption = Choose a decision below to see where it comes from.
projection-caption-decision = { $filled ->
    [yes] { $decision } is { $value }: where it comes from is highlighted.
   *[no] { $decision } is { $value }.
}
projection-caption-none = These clauses show no projection; the reason is given below.
projection-caption-train = A model learns from clauses and their translations.
projection-caption-predict = What a model makes of a clause of A.
projection-caption-predicted = Predicted with { $score }.
projection-caption-scores = Predicted with { $score }; the gold one has { $gold }.

# What is read off a pair
projection-decisions = { $modifiers ->
    [0] { $count } decisions: no modifiers
    [one] { $count } decisions: 8 and one for 1 modifier
   *[other] { $count } decisions: 8 and one for each of { $modifiers } modifiers
}
projection-number = number
projection-decision = decision
projection-value = value
projection-from = where it comes from
projection-rule = why
projection-spine = Spine
projection-spine-label = The spine { $spine }
projection-found = How it was found
projection-lost = Where it fell out
projection-realised = Put together, slot by slot
projection-empty = (empty)
projection-untranslated = no translation of this modifier is known
projection-unknown-stem = The table of stems does not know the main verb of B: the form stands for itself.
projection-from-stem = stem of { $word }, the main verb of B
projection-from-spine = the nodes of B above its main verb
projection-from-voice = { $voice ->
    [passive] { $words }: a passive
   *[active] { $words }, no passive
}
projection-from-no-slot = no slot for it in the spine
projection-from-wh = { $words } in B
projection-from-no-modals = nothing before the main verb of B
projection-from-modals = { $words }, before the main verb of B
projection-from-infl = { $words }, the main verb itself
projection-from-text = { $phrase } of B, which translates no modifier
projection-from-aligned = { $phrase }: { $counterpart }
projection-from-argument = { $number } is the { $decision } already
projection-from-nothing = { $phrase }: no counterpart in B
projection-from-taken = { $phrase }: { $counterpart }, where it has no place of its own
projection-none = No projection
projection-clauses-a = { $count ->
    [0] A has no clause
    [one] The clause of A
   *[other] The { $count } clauses of A
}
projection-clauses-b = { $count ->
    [0] B has no clause
    [one] The clause of B
   *[other] The { $count } clauses of B
}
projection-step-sentences = Both sentences are phrase trees with parts of speech.
projection-step-paired = { $count ->
    [0] Both sides have equally many clauses, paired by their main verbs.
    [one] One clause on each side, paired by their main verbs.
   *[other] { $count } clauses on each side, paired in the order of their main verbs.
}
projection-step-aligned = { $known ->
    [yes] { $modifiers ->
        [0] No modifiers of A; no phrase is aligned outside the clauses.
        [one] { $aligned ->
            [0] The modifier of A has no counterpart in B; no phrase is aligned outside the clauses.
           *[other] The modifier of A is aligned with a phrase of B, none outside the clauses.
        }
       *[other] { $aligned } of { $modifiers } modifiers of A aligned with phrases of B, none outside the clauses.
    }
   *[no] No phrase is aligned outside the clauses.
}
projection-step-read = Every decision read off, none against the constraints.

# Why there is none
projection-dropped-text-errors = { $side } has errors.
projection-dropped-no-phrases = { $side } has no phrases. Projections are read off phrase trees with parts of speech.
projection-dropped-too-large = { $side } is too large: { $number } { $unit }, at most { $limit }.
projection-dropped-no-clauses = Neither side has a clause.
projection-dropped-clauses-differ = A has { $left } clauses, B { $right }. Only equally many can be paired.
projection-dropped-no-main-verb = The clause of { $side } has no main verb.
projection-dropped-too-many-modifiers = The clause of A has { $number } modifiers, at most { $limit } are projected.
projection-dropped-nothing-allowed = No sequence of decisions is allowed.
projection-dropped-aligned-outside = { $phrase } of { $side } is aligned with { $counterpart }, which is not in the clause of { $other }.
projection-dropped-forbidden = { $decision } is against a constraint: { $rule }.
projection-some-phrase = a phrase
projection-rule-not-in-lexicon = not seen with this main verb
projection-rule-no-subject-slot = the spine has no slot for a subject
projection-rule-subject-missing = the spine has a slot for a subject
projection-rule-no-object-slot = the spine has no slot for an object
projection-rule-object-missing = the spine has a slot for an object
projection-rule-is-subject = it is the SUBJECT already
projection-rule-no-wh-slot = the spine has no slot for wh-words
projection-rule-wh-missing = the spine has a slot for wh-words
projection-rule-form-of-other-stem = a form that was not seen with this stem
projection-rule-is-argument = the modifier is SUBJECT or OBJECT already
projection-rule-place-missing = the modifier is neither SUBJECT nor OBJECT and needs a place
projection-rule-no-modals = there are no modals to stand among
projection-rule-no-subject = there is no subject to stand after

# Training
projection-train-on = Train on
projection-set-page = { $count ->
    [one] the pair of the page
   *[other] the { $count } pairs of the page
}
projection-set-page-how = All pairs that are loaded, with their links.
projection-set-no-brackets = Not available: both sides must be phrase trees.
projection-show-hand = Show 63 pairs written by hand
projection-show-set = Show these pairs
projection-passes = Passes
projection-beam = Beam
projection-early = Early update
projection-early-how = With early update, weights change as soon as the right prefix falls out of the beam.
projection-train-now = Train
projection-stop = Stop
projection-progress = Training
projection-idle = Nothing is being trained. Training runs in this browser and takes seconds.
projection-gathering = { $all ->
    [0] Fetching the pairs …
   *[other] { $read } of { $all } pairs read
}
projection-running = Pass { $pass } of { $passes }: { $seen } of { $examples } clauses, { $wrong } projected wrongly
projection-done = { $wrong ->
    [0] Done: in pass { $pass } every one of { $seen } clauses was projected rightly.
   *[other] Done: in pass { $pass }, { $wrong } of { $seen } clauses were projected wrongly.
}
projection-stopped = Stopped in pass { $pass } of { $passes }, after { $seen } clauses. What was learnt so far is kept.
projection-nothing = There is no pair of clauses to train on.
projection-failed = Training failed. Start it again.
projection-examples = { $sentences ->
    [one] 1 pair of sentences
   *[other] { $sentences } pairs of sentences
}, { $clauses ->
    [one] 1 pair of clauses.
   *[other] { $clauses } pairs of clauses.
}
projection-left-out = Left out:
projection-full = Not all were taken: there are more than one training can hold.
projection-count-text-errors = { $count } with errors
projection-count-no-phrases = { $count } without phrases
projection-count-too-large = { $count } too large
projection-count-no-clauses = { $count } without a clause
projection-count-clauses-differ = { $count } with different numbers of clauses
projection-count-no-main-verb = { $count } without a main verb
projection-count-too-many-modifiers = { $count } with too many modifiers
projection-count-nothing-allowed = { $count } of which no sequence of decisions is allowed
projection-count-aligned-outside = { $count } aligned outside
projection-count-forbidden = { $count } against a constraint
projection-curve = Learning curve over { $passes } passes; { $share } projected wrongly in the last one
projection-curve-is = Clauses projected wrongly, pass by pass
projection-share = { $share }
projection-model = Model
projection-no-model = None yet. Train one, or load one that was saved.
projection-use = Predict with it
projection-save = Save as a file
projection-model-lasts = It lasts as long as this page is open: saved, it can be loaded again.
projection-load = Load a model …
projection-facts = { $features } weights, learnt from { $visits } examples (each pass counted) with a beam of { $beam }.
projection-loading = Reading { $name } …
projection-unloaded = { $name } could not be read. Choose it again.
projection-broken = { $name } is not a model:
projection-problem = Line { $line }, column { $column }: { $problem }
projection-carriage-returns = lines end in carriage returns alone.
projection-model-too-long = too many lines.
projection-model-version = the first line must be “twintree projection model 1”.
projection-model-line = “{ $found }” is not a line of a model.
projection-model-number = “{ $found }” has no number where one is needed, or one that is out of range.
projection-model-twice = “{ $found }” occurs twice.
projection-large = { $name } is larger than 200 MB and was not read.
projection-say-model = The model has { $features } weights.

# Prediction
projection-no-model-yet = A model is needed to predict a clause. Train one, which takes seconds, or load one that was saved.
projection-train-generated = Train on 400 generated pairs
projection-to-train = Choose what to train on
projection-seen-only = Only what training has seen
projection-beam-title = The beam, decision by decision
projection-beam-label = The beam, decision by decision; arrow keys walk through it
projection-beam-keys = ← → follow a sequence of decisions, ↑ ↓ go through those of one.
projection-omitted = { $more } more that fell out are not drawn.
projection-key-best = best
projection-key-gold = gold ✓
projection-key-kept = kept
projection-key-fallen = fallen out
projection-prefix = { $decision } { $value }, score { $score }, { $place } of { $all }{ $kept ->
    [yes] {""}
   *[no] , fallen out
}{ $gold ->
    [yes] , gold
   *[no] {""}
}
projection-weights-one = { $decision }: what speaks for { $value }
projection-weights-two = { $decision }: what speaks for { $value }, and what for { $other }
projection-behind = after { $stem }
projection-weights = Weights
projection-no-weights = No feature of these has a weight.
projection-property = of the source clause
projection-is-gold = gold
projection-other-features = { $count ->
    [one] 1 more
   *[other] { $count } more
}
projection-sum = Sum
projection-signed = { $sign ->
    [minus] −{ $value }
   *[plus] +{ $value }
}
projection-alone = decisions alone: { $decisions }
projection-of-source = { $name }: { $text }
projection-forbidden = What the constraints forbade
projection-nothing-forbidden = Of { $decision }, no value was forbidden here.
projection-more = and { $more } more
projection-answer = The answer beside the gold one
projection-predicted = predicted
projection-gold = gold
projection-nothing-allowed = No sequence of decisions is allowed.
projection-no-gold = B shows no projection of this clause to compare with.
projection-same = They are the same, decision by decision.
projection-unseen = Training has never seen { $decisions }: the gold one could not be found.
projection-fell-out = The gold one fell out of the beam at { $decision }.

# What a source clause is described by
projection-function-1 = main verb
projection-function-2 = any verb
projection-function-3 = all verbs in sequence
projection-function-4 = spine
projection-function-5 = tree
projection-function-6 = first tag of the subject
projection-function-7 = first word of the subject
projection-function-8 = last suffix of the subject
projection-function-9 = first tag of the object
projection-function-10 = first word of the object
projection-function-11 = last suffix of the object
projection-function-12 = tag of the negation
projection-function-13 = existential
projection-function-14 = introducing word
projection-function-15 = tag of the wh-word or relative word
projection-function-16 = wh-word or relative word
projection-function-17 = tag of the verb in first position
projection-function-18 = verb in first position
projection-function-19 = relative pronoun under a preposition
projection-function-20 = all verbs at the end
projection-function-21 = label of the root
projection-function-22 = words of the subject
projection-function-23 = words of the object
projection-function-24 = words of the modifier
projection-function-25 = modifier in its rule
projection-function-26 = modifier in the right-hand side
projection-function-27 = modifier with its siblings
projection-function-28 = number of words of the modifier
