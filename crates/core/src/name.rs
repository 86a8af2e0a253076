//! Enums whose values have names.

/// Declares an enum with the name of each value, and how the name is asked for. Names are stable.
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident by $asked:ident {
            $($(#[$about:meta])* $value:ident = $text:literal,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $($(#[$about])* $value,)*
        }

        impl $name {
            /// All of them, in order.
            $vis const ALL: [Self; [$($text),*].len()] = [$(Self::$value),*];

            /// The stable name.
            $vis fn $asked(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }

            /// What has exactly that name.
            $vis fn parse(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$value),)*
                    _ => None,
                }
            }
        }
    };
}
