import { assertBlobData } from '@latchkey/protocol/blob'
import { sendFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Hex, toBlobs } from 'viem'
import { hexToBytes, isHex } from 'viem/utils'

/** The request fields for sending data in blobs (EIP-4844). The wallet computes commitments and proofs. */
export function toBlobRequest(data: unknown): { type: '0x3'; blobs: readonly Hex[] } {
  const bytes = isHex(data) ? hexToBytes(data) : data
  if (!(bytes instanceof Uint8Array))
    throw new KitError(sendFailed, { details: '`blobs` is neither a Uint8Array nor hex.' })
  assertBlobData(bytes)
  return { type: '0x3', blobs: toBlobs({ data: bytes, to: 'hex' }) }
}
