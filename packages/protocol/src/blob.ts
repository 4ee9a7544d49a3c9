import { blobEmpty, blobTooLarge } from './catalogue.ts'
import { KitError } from './errors.ts'

/** Bytes of data in the six blobs of one transaction: each 32-byte element holds 31, and one byte ends the data. */
const maxBlobDataBytes = 761_855

/** Throws where the data is empty or does not fit into the blobs of one transaction. */
export function assertBlobData(data: Uint8Array): void {
  if (data.length === 0) throw new KitError(blobEmpty)
  if (data.length > maxBlobDataBytes)
    throw new KitError(blobTooLarge, { values: { size: data.length, max: maxBlobDataBytes } })
}
