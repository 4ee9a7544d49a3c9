import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Hex } from 'viem'
import { bytesToHex } from 'viem/utils'

/** The parts of a signature of the wallet: r, s and the recovery bit. */
export function readSignature(signature: Uint8Array | undefined): { r: Hex; s: Hex; yParity: number } {
  const yParity = signature?.[64]
  if (signature?.length !== 65 || (yParity !== 0 && yParity !== 1))
    throw new KitError(httpRequestFailed, { details: 'The wallet gave no signature.' })
  return { r: bytesToHex(signature.slice(0, 32)), s: bytesToHex(signature.slice(32, 64)), yParity }
}

/** A signature of a message: 65 bytes that end in 27 or 28. */
export function toSignature(signature: Uint8Array | undefined): Hex {
  const { r, s, yParity } = readSignature(signature)
  return `${r}${s.slice(2)}${yParity ? '1c' : '1b'}`
}
