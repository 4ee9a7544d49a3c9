import { rpcErrors } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

export function toSignature(signature: Uint8Array | undefined): Uint8Array {
  if (signature?.length !== 64) throw new KitError(rpcErrors[-32603])
  return signature
}
