//! How two measures go together, as one number.

use twintree::corpus::Moments;

/// Pearson's r, of ranks Spearman's; none where it is undefined. The root of one product, and not the
/// product of two roots: of values that are the same it is 1, to the last bit.
pub(crate) fn r(moments: Option<Moments>) -> Option<f64> {
    let moments = moments?;
    let [one, other] = moments.variances;
    Some((moments.covariance / (one * other).sqrt()).clamp(-1.0, 1.0))
}
