# Why nothing is computed
notice-forbidden = Twintree computes with WebAssembly, which this browser or the site of this page does not allow. Use another browser; if that does not help, tell those who run the site.
