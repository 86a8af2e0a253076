//! The words of the grammar.

/// German nominative and accusative with tags, English as subject and object with tags.
pub(super) struct Noun {
    pub(super) german: [&'static str; 2],
    pub(super) english: [&'static str; 2],
    pub(super) is_plural: bool,
}

pub(super) const fn noun(
    german: [&'static str; 2],
    english: [&'static str; 2],
    is_plural: bool,
) -> Noun {
    Noun {
        german,
        english,
        is_plural,
    }
}

/// Those that do something, and to whom something is done.
pub(super) const PEOPLE: &[Noun] = &[
    noun(["er", "ihn"], ["he", "him"], false),
    noun(["wir", "uns"], ["we", "us"], true),
    noun(["der Mann", "den Mann"], ["the man", "the man"], false),
    noun(
        ["der Minister", "den Minister"],
        ["the minister", "the minister"],
        false,
    ),
    noun(["die Frau", "die Frau"], ["the woman", "the woman"], false),
    noun(
        ["die Lehrerin", "die Lehrerin"],
        ["the teacher", "the teacher"],
        false,
    ),
    noun(
        ["die Nachbarin", "die Nachbarin"],
        ["the neighbour", "the neighbour"],
        false,
    ),
    noun(["das Kind", "das Kind"], ["the child", "the child"], false),
    noun(
        ["die Kinder", "die Kinder"],
        ["the children", "the children"],
        true,
    ),
    noun(
        ["die Leute", "die Leute"],
        ["the people", "the people"],
        true,
    ),
    noun(
        ["die Gäste", "die Gäste"],
        ["the guests", "the guests"],
        true,
    ),
];

/// Things that are bought and sought.
pub(super) const THINGS: &[Noun] = &[
    noun(
        ["der Brief", "den Brief"],
        ["the letter", "the letter"],
        false,
    ),
    noun(
        ["der Schlüssel", "den Schlüssel"],
        ["the key", "the key"],
        false,
    ),
    noun(
        ["die Zeitung", "die Zeitung"],
        ["the newspaper", "the newspaper"],
        false,
    ),
    noun(["das Buch", "das Buch"], ["the book", "the book"], false),
    noun(["das Haus", "das Haus"], ["the house", "the house"], false),
    noun(
        ["die Bilder", "die Bilder"],
        ["the pictures", "the pictures"],
        true,
    ),
    noun(
        ["die Häuser", "die Häuser"],
        ["the houses", "the houses"],
        true,
    ),
];

/// Things of which there are some.
pub(super) const EXISTING: &[[&str; 2]] = &[
    ["viele Fragen", "many questions"],
    ["neue Gesetze", "new laws"],
    ["große Unterschiede", "great differences"],
    ["andere Gründe", "other reasons"],
];

/// A verb: German infinitive, present and past of one and of several, participle, the form at the end
/// of a subordinate clause is that with the particle; English base, present, past and participle.
pub(super) struct Verb {
    pub(super) german: [&'static str; 6],
    pub(super) particle: &'static str,
    pub(super) english: [&'static str; 4],
    pub(super) is_transitive: bool,
    /// It is done to things, not to people.
    pub(super) to_things: bool,
    /// Its perfect is made with *sein*.
    pub(super) moves: bool,
}

pub(super) const fn verb(german: [&'static str; 6], english: [&'static str; 4]) -> Verb {
    Verb {
        german,
        particle: "",
        english,
        is_transitive: true,
        to_things: false,
        moves: false,
    }
}

pub(super) const fn to_things(german: [&'static str; 6], english: [&'static str; 4]) -> Verb {
    Verb {
        to_things: true,
        ..verb(german, english)
    }
}

pub(super) const fn without_object(german: [&'static str; 6], english: [&'static str; 4]) -> Verb {
    Verb {
        is_transitive: false,
        ..verb(german, english)
    }
}

pub(super) const VERBS: &[Verb] = &[
    verb(
        ["sehen", "sieht", "sehen", "sah", "sahen", "gesehen"],
        ["see", "sees", "saw", "seen"],
    ),
    to_things(
        ["finden", "findet", "finden", "fand", "fanden", "gefunden"],
        ["find", "finds", "found", "found"],
    ),
    to_things(
        ["kaufen", "kauft", "kaufen", "kaufte", "kauften", "gekauft"],
        ["buy", "buys", "bought", "bought"],
    ),
    to_things(
        ["suchen", "sucht", "suchen", "suchte", "suchten", "gesucht"],
        ["seek", "seeks", "sought", "sought"],
    ),
    to_things(
        ["zeigen", "zeigt", "zeigen", "zeigte", "zeigten", "gezeigt"],
        ["show", "shows", "showed", "shown"],
    ),
    verb(
        ["lieben", "liebt", "lieben", "liebte", "liebten", "geliebt"],
        ["love", "loves", "loved", "loved"],
    ),
    Verb {
        particle: "ab",
        ..verb(
            ["holen", "holt", "holen", "holte", "holten", "geholt"],
            ["fetch", "fetches", "fetched", "fetched"],
        )
    },
    Verb {
        particle: "ein",
        ..verb(
            ["laden", "lädt", "laden", "lud", "luden", "geladen"],
            ["invite", "invites", "invited", "invited"],
        )
    },
    without_object(
        [
            "schlafen",
            "schläft",
            "schlafen",
            "schlief",
            "schliefen",
            "geschlafen",
        ],
        ["sleep", "sleeps", "slept", "slept"],
    ),
    without_object(
        ["lachen", "lacht", "lachen", "lachte", "lachten", "gelacht"],
        ["laugh", "laughs", "laughed", "laughed"],
    ),
    Verb {
        moves: true,
        ..without_object(
            ["kommen", "kommt", "kommen", "kam", "kamen", "gekommen"],
            ["come", "comes", "came", "come"],
        )
    },
    Verb {
        particle: "an",
        ..without_object(
            ["fangen", "fängt", "fangen", "fing", "fingen", "gefangen"],
            ["begin", "begins", "began", "begun"],
        )
    },
];

/// Modals: of one and of several in German, and English.
pub(super) const MODALS: &[[&str; 3]] = &[
    ["kann", "können", "can"],
    ["muß", "müssen", "must"],
    ["soll", "sollen", "should"],
    ["wird", "werden", "will"],
];

/// Where an adjunct goes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Goes {
    First,
    BehindSubject,
    AmongModals,
    Last,
    Nowhere,
}

/// An adjunct: German, English, and where it goes.
pub(super) type Adjunct = (&'static str, &'static str, Goes);

pub(super) const ADJUNCTS: &[Adjunct] = &[
    ("(adv-mo heute)", "(NP-TMP (NN today))", Goes::Last),
    ("(adv-mo gestern)", "(NP-TMP (NN yesterday))", Goes::First),
    ("(adv-mo deshalb)", "(ADVP (RB therefore))", Goes::First),
    ("(adv-mo oft)", "(ADVP (RB often))", Goes::AmongModals),
    ("(adv-mo wirklich)", "(ADVP (RB really))", Goes::AmongModals),
    (
        "(adv-mo leider)",
        "(ADVP (RB unfortunately))",
        Goes::BehindSubject,
    ),
    ("(adv-mo ja)", "", Goes::Nowhere),
    (
        "(pp-mo (appr in) (art der) (nn Stadt))",
        "(PP (IN in) (NP-A (DT the) (NN city)))",
        Goes::Last,
    ),
    (
        "(pp-mo (appr ohne) (nn Geld))",
        "(PP (IN without) (NP-A (NN money)))",
        Goes::Last,
    ),
    (
        "(pp-mo (appr nach) (art dem) (nn Krieg))",
        "(PP (IN after) (NP-A (DT the) (NN war)))",
        Goes::First,
    ),
];

/// Words that introduce a subordinate clause, and the function of its root.
pub(super) const INTRODUCING: &[[&str; 4]] = &[
    ["daß", "that", "IN", "oc"],
    ["weil", "because", "IN", "mo"],
    ["obwohl", "although", "IN", "mo"],
    ["ob", "whether", "IN", "oc"],
];
