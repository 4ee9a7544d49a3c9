import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { SigHash } from '@scure/btc-signer'
import { secp256k1 } from '../curve.ts'

/** A signature of everything, as witnesses have it. */
export function toDer(signature: Uint8Array | undefined): Uint8Array {
  if (signature?.length !== 64) throw new KitError(rpcErrors[-32603])
  return Uint8Array.of(...secp256k1.Signature.fromBytes(signature, 'compact').toBytes('der'), SigHash.ALL)
}
