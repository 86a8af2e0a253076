//! Counts that are added up.

/// Adds to each of these counts that of the same name.
macro_rules! add_up {
    ($sum:expr, $more:expr; $($count:ident),+) => {
        $($sum.$count += $more.$count;)+
    };
}
