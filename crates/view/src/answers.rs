//! The macro that declares answers: what all of them have in common.

/// Declares answers: plain structs and enums that are serialised, with camelCase fields and, where a
/// JavaScript target asks for it, TypeScript declarations. All can be cloned, compared and printed;
/// `#[derive(…)]` adds to that.
///
/// A struct may say with which value each field begins, and of what: `from(…)` makes it a `From` of that
/// one thing, any other name a function of several. An enum of names says what each is called, and of
/// which enum of the core it is the same: it is made `from` that, turned `into` that, or both (`of`); what
/// the core may add later is `else` that one. An enum of shapes has its `kind` beside its fields.
///
/// ```ignore
/// answers! {
///     /// How many words of a side are aligned.
///     #[derive(Copy)]
///     pub struct SideCoverage from(share: twintree::Ratio) {
///         /// The words that some link names.
///         pub aligned: u64 = share.part(),
///         /// All words.
///         pub words: u64 = share.whole(),
///     }
///
///     /// Why two words match in themselves.
///     pub enum NodeReason from aligner::NodeReason else None {
///         /// Their lemmas are equal.
///         SameLemma = "same-lemma",
///         /// They do not match.
///         None = "none",
///     }
///
///     /// The coverage, or why there is none.
///     pub enum CoverageResult {
///         /// There is one.
///         Ok {
///             /// Of the left side.
///             #[tsify(type = "SideCoverage")]
///             left: SideCoverage,
///         },
///         /// There is no text.
///         NoText,
///     }
/// }
/// ```
///
/// The first stands for `#[derive(Clone, Debug, PartialEq, Serialize, Tsify, Copy)]`, the names in
/// camelCase, and
///
/// ```ignore
/// impl From<twintree::Ratio> for SideCoverage {
///     fn from(share: twintree::Ratio) -> Self {
///         Self { aligned: share.part(), words: share.whole() }
///     }
/// }
/// ```
macro_rules! answers {
    ($($items:tt)*) => {
        declare! { [#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]] $($items)* }
    };
}

/// Declares [answers](answers!) that the command line writes, one on a line; not for JavaScript.
macro_rules! rows {
    ($($items:tt)*) => { declare! { [] $($items)* } };
}

/// One item after the other.
macro_rules! declare {
    ($typed:tt) => {};

    // A struct that is made by a function, or from one value.
    (
        $typed:tt
        $(#[$($about:tt)*])*
        pub struct $name:ident $(<$life:lifetime>)? $($by:ident)+($($of:tt)*) {
            $(
                $(#[$($field_about:tt)*])*
                $field_see:vis $field:ident: $type:ty = $value:expr
            ),* $(,)?
        }
        $($rest:tt)*
    ) => {
        declare! {
            $typed
            $(#[$($about)*])*
            pub struct $name $(<$life>)? {
                $($(#[$($field_about)*])* $field_see $field: $type),*
            }
        }
        made! { [$($life)?] $name $($by)+($($of)*) { $($field: $value),* } }
        declare! { $typed $($rest)* }
    };

    // A struct.
    (
        [$($typed:tt)*]
        $(#[doc = $doc:literal])*
        $(#[allow($($allowed:tt)*)])?
        $(#[derive($($besides:ident),*)])?
        pub struct $name:ident $(<$life:lifetime>)? {
            $(
                $(#[doc = $field_doc:literal])*
                $(#[tsify($($field_tsify:tt)*)])?
                $(#[serde($($serde:tt)*)])?
                $see:vis $field:ident: $type:ty
            ),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        $(#[allow($($allowed)*)])?
        #[derive(Clone, Debug, PartialEq, serde::Serialize $($(, $besides)*)?)]
        $($typed)*
        #[serde(rename_all = "camelCase")]
        pub struct $name $(<$life>)? {
            $(
                $(#[doc = $field_doc])*
                $(#[cfg_attr(feature = "typescript", tsify($($field_tsify)*))])?
                $(#[serde($($serde)*)])?
                $see $field: $type,
            )*
        }
        declare! { [$($typed)*] $($rest)* }
    };

    // An enum of names.
    (
        [$($typed:tt)*]
        $(#[doc = $doc:literal])*
        $(#[tsify($($tsify:tt)*)])?
        pub enum $name:ident $($way:ident $($core:ident)::+ $(else $other:ident)?)? {
            $($(#[doc = $variant_doc:literal])* $variant:ident = $text:literal),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
        $($typed)*
        $(#[cfg_attr(feature = "typescript", tsify($($tsify)*))])?
        pub enum $name {
            $($(#[doc = $variant_doc])* #[serde(rename = $text)] $variant,)*
        }

        impl $name {
            /// Its stable name.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }

            /// What has that name.
            pub fn parse(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }

        alike! { $name [$($variant)*] $($way [$($core)::+] [$($other)?])? }
        declare! { [$($typed)*] $($rest)* }
    };

    // An enum of shapes.
    (
        [$($typed:tt)*]
        $(#[doc = $doc:literal])*
        $(#[derive($($besides:ident),*)])?
        pub enum $name:ident {
            $(
                $(#[doc = $variant_doc:literal])*
                $variant:ident $({
                    $(
                        $(#[doc = $field_doc:literal])*
                        $(#[tsify($($tsify:tt)*)])?
                        $field:ident: $type:ty
                    ),* $(,)?
                })?
            ),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize $($(, $besides)*)?)]
        $($typed)*
        #[serde(tag = "kind", rename_all = "kebab-case")]
        pub enum $name {
            $(
                $(#[doc = $variant_doc])*
                $variant $({
                    $(
                        $(#[doc = $field_doc])*
                        $(#[cfg_attr(feature = "typescript", tsify($($tsify)*))])?
                        $field: $type,
                    )*
                })?,
            )*
        }
        declare! { [$($typed)*] $($rest)* }
    };
}

/// How a struct is made.
macro_rules! made {
    ([$($life:lifetime)?] $name:ident from($of:ident: $type:ty) $fields:tt) => {
        impl $(<$life>)? From<$type> for $name $(<$life>)? {
            fn from($of: $type) -> Self {
                Self $fields
            }
        }
    };
    ([$($life:lifetime)?] $name:ident $by:ident($($of:ident: $type:ty),*) $fields:tt) => {
        impl $(<$life>)? $name $(<$life>)? {
            pub(crate) fn $by($($of: $type),*) -> Self {
                Self $fields
            }
        }
    };
    ([$($life:lifetime)?] $name:ident pub $by:ident($($of:ident: $type:ty),*) $fields:tt) => {
        impl $(<$life>)? $name $(<$life>)? {
            /// One that is made of these.
            pub fn $by($($of: $type),*) -> Self {
                Self $fields
            }
        }
    };
}

/// The same names in the core.
macro_rules! alike {
    ($name:ident $variants:tt) => {};
    ($name:ident $variants:tt of $core:tt $other:tt) => {
        alike! { $name $variants from $core $other }
        alike! { $name $variants into $core $other }
    };
    ($name:ident [$($variant:ident)*] from [$($core:ident)::+] [$($other:ident)?]) => {
        impl From<$($core)::+> for $name {
            fn from(one: $($core)::+) -> Self {
                use $($core)::+ as Core;
                match one { $(Core::$variant => Self::$variant,)* $(_ => Self::$other)? }
            }
        }
    };
    ($name:ident [$($variant:ident)*] into [$core:ty] $other:tt) => {
        impl From<$name> for $core {
            fn from(one: $name) -> Self {
                match one { $($name::$variant => Self::$variant),* }
            }
        }
    };
}
