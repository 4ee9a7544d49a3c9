import { blobEmpty, blobTooLarge } from './catalogue.ts'
import { KitError } from './errors.ts'

/** Data capacity of the six blobs of one transaction: 31 bytes per 32-byte field element, minus one terminator. */
const maxBlobDataBytes = 761_855

/** Throws if the data is empty or does not fit in the blobs of one transaction. */
export function assertBlobData(data: Uint8Array): void {
  if (data.length === 0) throw new KitError(blobEmpty)
  if (data.length > maxBlobDataBytes)
    throw new KitError(blobTooLarge, { values: { size: data.length, max: maxBlobDataBytes } })
}
