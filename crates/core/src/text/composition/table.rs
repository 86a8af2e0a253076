//! Unicode's canonical compositions, as a table: what [`is_composed`](super::is_composed) looks up.
//!
//! Source: the Unicode Character Database, version 18 (`UnicodeData.txt`,
//! `CompositionExclusions.txt`). By Unicode's stability policy later versions add to it and change
//! nothing.

/// For each mark, in order: the characters, in order, with which it composes to a single one.
#[rustfmt::skip]
pub(super) const PAIRS: &[(char, &str)] = &[
    ('\u{300}', "AEINOUWYaeinouwy\u{a8}ÂÊÔÜâêôüĂăĒēŌōƠơƯưΑΕΗΙΟΥΩαεηιουωϊϋЕИеиἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩ\
     \u{1fbf}\u{1ffe}"),
    ('\u{301}', "ACEGIKLMNOPRSUWYZacegiklmnoprsuwyz\u{a8}ÂÅÆÇÊÏÔÕØÜâåæçêïôõøüĂăĒēŌōŨũƠơƯưΑΕΗΙΟΥΩαεηιουωϊϋϒГК\
     гкἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩ\u{1fbf}\u{1ffe}"),
    ('\u{302}', "ACEGHIJOSUWYZaceghijosuwyzẠạẸẹỌọ"), ('\u{303}', "AEINOUVYaeinouvyÂÊÔâêôĂăƠơƯư"),
    ('\u{304}', "AEGIOUYaegiouyÄÆÕÖÜäæõöüǪǫȦȧȮȯΑΙΥαιυИУиуḶḷṚṛ"),
    ('\u{306}', "AEGIOUaegiouȨȩΑΙΥαιυАЕЖИУаежиуẠạ"),
    ('\u{307}', "ABCDEFGHIMNOPRSTWXYZabcdefghmnoprstwxyzŚśŠšſṢṣ\u{105d2}\u{105da}"),
    ('\u{308}', "AEHIOUWXYaehiotuwxyÕõŪūΙΥιυϒІАЕЖЗИОУЧЫЭаежзиоучыэіӘәӨө"),
    ('\u{309}', "AEIOUYaeiouyÂÊÔâêôĂăƠơƯư"), ('\u{30a}', "AUauwy"), ('\u{30b}', "OUouУу"),
    ('\u{30c}', "ACDEGHIKLNORSTUZacdeghijklnorstuzÜüƷʒ"), ('\u{30f}', "AEIORUaeioruѴѵ"),
    ('\u{311}', "AEIORUaeioru"), ('\u{313}', "ΑΕΗΙΟΩαεηιορυω"), ('\u{314}', "ΑΕΗΙΟΡΥΩαεηιορυω"),
    ('\u{31b}', "OUou"), ('\u{323}', "ABDEHIKLMNORSTUVWYZabdehiklmnorstuvwyzƠơƯư"), ('\u{324}', "Uu"),
    ('\u{325}', "Aa"), ('\u{326}', "STst"), ('\u{327}', "CDEGHKLNRSTcdeghklnrst"), ('\u{328}', "AEIOUaeiou"),
    ('\u{32d}', "DELNTUdelntu"), ('\u{32e}', "Hh"), ('\u{330}', "EIUeiu"), ('\u{331}', "BDKLNRTZbdhklnrtz"),
    ('\u{338}', "<=>\u{2190}\u{2192}\u{2194}\u{21d0}\u{21d2}\u{21d4}\u{2203}\u{2208}\u{220b}\u{2223}\u{2225}\
     \u{223c}\u{2243}\u{2245}\u{2248}\u{224d}\u{2261}\u{2264}\u{2265}\u{2272}\u{2273}\u{2276}\u{2277}\
     \u{227a}\u{227b}\u{227c}\u{227d}\u{2282}\u{2283}\u{2286}\u{2287}\u{2291}\u{2292}\u{22a2}\u{22a8}\
     \u{22a9}\u{22ab}\u{22b2}\u{22b3}\u{22b4}\u{22b5}"),
    ('\u{342}', "\u{a8}αηιυωϊϋἀἁἈἉἠἡἨἩἰἱἸἹὐὑὙὠὡὨὩ\u{1fbf}\u{1ffe}"),
    ('\u{345}', "ΑΗΩάήαηωώἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰὴὼᾶῆῶ"), ('\u{653}', "\u{627}"),
    ('\u{654}', "\u{627}\u{648}\u{64a}\u{6c1}\u{6d2}\u{6d5}"), ('\u{655}', "\u{627}"),
    ('\u{93c}', "\u{928}\u{930}\u{933}"), ('\u{9be}', "\u{9c7}"), ('\u{9d7}', "\u{9c7}"),
    ('\u{b3e}', "\u{b47}"), ('\u{b56}', "\u{b47}"), ('\u{b57}', "\u{b47}"), ('\u{bbe}', "\u{bc6}\u{bc7}"),
    ('\u{bd7}', "\u{b92}\u{bc6}"), ('\u{c56}', "\u{c46}"), ('\u{cc2}', "\u{cc6}"),
    ('\u{cd5}', "\u{cbf}\u{cc6}\u{cca}"), ('\u{cd6}', "\u{cc6}"), ('\u{d3e}', "\u{d46}\u{d47}"),
    ('\u{d57}', "\u{d46}"), ('\u{dca}', "\u{dd9}\u{ddc}"), ('\u{dcf}', "\u{dd9}"), ('\u{ddf}', "\u{dd9}"),
    ('\u{102e}', "\u{1025}"),
    ('\u{1b35}', "\u{1b05}\u{1b07}\u{1b09}\u{1b0b}\u{1b0d}\u{1b11}\u{1b3a}\u{1b3c}\u{1b3e}\u{1b3f}\u{1b42}"),
    ('\u{3099}', "うかきくけこさしすせそたちつてとはひふへほゝウカキクケコサシスセソタチツテトハヒフヘホワヰヱヲヽ"), ('\u{309a}', "はひふへほハヒフヘホ"),
    ('\u{110ba}', "\u{11099}\u{1109b}\u{110a5}"), ('\u{11127}', "\u{11131}\u{11132}"),
    ('\u{1133e}', "\u{11347}"), ('\u{11357}', "\u{11347}"), ('\u{113b8}', "\u{113c2}"),
    ('\u{113bb}', "\u{11384}"), ('\u{113c2}', "\u{1138b}\u{113c2}"),
    ('\u{113c9}', "\u{11382}\u{11390}\u{113c2}"), ('\u{114b0}', "\u{114b9}"), ('\u{114ba}', "\u{114b9}"),
    ('\u{114bd}', "\u{114b9}"), ('\u{115af}', "\u{115b8}\u{115b9}"), ('\u{11930}', "\u{11935}"),
    ('\u{1611e}', "\u{1611e}"), ('\u{1611f}', "\u{1611e}\u{16121}\u{16122}\u{16129}"),
    ('\u{16120}', "\u{1611e}\u{16121}"), ('\u{16129}', "\u{1611e}"),
    ('\u{16d67}', "\u{16d63}\u{16d67}\u{16d69}"),
];

/// Ranges of characters, in order and with both ends, that the composed form never contains: it
/// writes others for them.
#[rustfmt::skip]
pub(super) const REPLACED: &[(char, char)] = &[
    ('\u{340}', '\u{341}'), ('\u{343}', '\u{344}'), ('\u{374}', '\u{374}'), ('\u{37e}', '\u{37e}'),
    ('\u{387}', '\u{387}'), ('\u{958}', '\u{95f}'), ('\u{9dc}', '\u{9dd}'), ('\u{9df}', '\u{9df}'),
    ('\u{a33}', '\u{a33}'), ('\u{a36}', '\u{a36}'), ('\u{a59}', '\u{a5b}'), ('\u{a5e}', '\u{a5e}'),
    ('\u{b5c}', '\u{b5d}'), ('\u{f43}', '\u{f43}'), ('\u{f4d}', '\u{f4d}'), ('\u{f52}', '\u{f52}'),
    ('\u{f57}', '\u{f57}'), ('\u{f5c}', '\u{f5c}'), ('\u{f69}', '\u{f69}'), ('\u{f73}', '\u{f73}'),
    ('\u{f75}', '\u{f76}'), ('\u{f78}', '\u{f78}'), ('\u{f81}', '\u{f81}'), ('\u{f93}', '\u{f93}'),
    ('\u{f9d}', '\u{f9d}'), ('\u{fa2}', '\u{fa2}'), ('\u{fa7}', '\u{fa7}'), ('\u{fac}', '\u{fac}'),
    ('\u{fb9}', '\u{fb9}'), ('\u{1f71}', '\u{1f71}'), ('\u{1f73}', '\u{1f73}'), ('\u{1f75}', '\u{1f75}'),
    ('\u{1f77}', '\u{1f77}'), ('\u{1f79}', '\u{1f79}'), ('\u{1f7b}', '\u{1f7b}'), ('\u{1f7d}', '\u{1f7d}'),
    ('\u{1fbb}', '\u{1fbb}'), ('\u{1fbe}', '\u{1fbe}'), ('\u{1fc9}', '\u{1fc9}'), ('\u{1fcb}', '\u{1fcb}'),
    ('\u{1fd3}', '\u{1fd3}'), ('\u{1fdb}', '\u{1fdb}'), ('\u{1fe3}', '\u{1fe3}'), ('\u{1feb}', '\u{1feb}'),
    ('\u{1fee}', '\u{1fef}'), ('\u{1ff9}', '\u{1ff9}'), ('\u{1ffb}', '\u{1ffb}'), ('\u{1ffd}', '\u{1ffd}'),
    ('\u{2000}', '\u{2001}'), ('\u{2126}', '\u{2126}'), ('\u{212a}', '\u{212b}'), ('\u{2329}', '\u{232a}'),
    ('\u{2adc}', '\u{2adc}'), ('\u{f900}', '\u{fa0d}'), ('\u{fa10}', '\u{fa10}'), ('\u{fa12}', '\u{fa12}'),
    ('\u{fa15}', '\u{fa1e}'), ('\u{fa20}', '\u{fa20}'), ('\u{fa22}', '\u{fa22}'), ('\u{fa25}', '\u{fa26}'),
    ('\u{fa2a}', '\u{fa6d}'), ('\u{fa70}', '\u{fad9}'), ('\u{fb1d}', '\u{fb1d}'), ('\u{fb1f}', '\u{fb1f}'),
    ('\u{fb2a}', '\u{fb36}'), ('\u{fb38}', '\u{fb3c}'), ('\u{fb3e}', '\u{fb3e}'), ('\u{fb40}', '\u{fb41}'),
    ('\u{fb43}', '\u{fb44}'), ('\u{fb46}', '\u{fb4e}'), ('\u{1d15e}', '\u{1d164}'), ('\u{1d1bb}', '\u{1d1c0}'),
    ('\u{2f800}', '\u{2fa1d}'),
];
