import { ed25519 } from 'noble-curves-2/ed25519.js'

// As for secp256k1: the default table takes longer to make than one key or signature.
ed25519.Point.BASE.precompute(4)

/** The copy of the library that derives keys, so that a wallet does not load two. */
export { ed25519 }
