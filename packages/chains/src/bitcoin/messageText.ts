import { signatureUnsupported } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** A message for a wallet that signs only text. */
export function toText(message: string | Uint8Array): string {
  if (typeof message === 'string') return message
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(message)
  } catch (cause) {
    throw new KitError(signatureUnsupported, { cause })
  }
}
