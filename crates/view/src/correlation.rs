//! The correlation of two measures, as one number.

use twintree::corpus::Moments;

/// Pearson's r, of ranks Spearman's; none where it is undefined. The root of one product, and not the
/// product of two roots: of equal values it is exactly 1.
pub(crate) fn r(moments: Option<Moments>) -> Option<f64> {
    let moments = moments?;
    let [one, other] = moments.variances;
    Some((moments.covariance / (one * other).sqrt()).clamp(-1.0, 1.0))
}
