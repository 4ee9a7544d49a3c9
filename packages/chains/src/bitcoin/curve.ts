import { secp256k1 } from 'noble-curves-2/secp256k1.js'

// A wallet signs once in a while. The default window makes a table of thousands of points first,
// which takes longer than the signature.
secp256k1.Point.BASE.precompute(4)

/** The copy of the library that derives keys, so that a wallet does not load two. */
export { secp256k1 }
