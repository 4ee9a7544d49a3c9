import { blobEmpty, blobTooLarge } from './catalogue.ts'
import { KitError } from './errors.ts'

/** Bytes in one blob: 4096 field elements of 32 bytes. */
export const blobSize = 131_072
/** Field elements in one blob. */
export const blobChunks = 4_096
/** Six blobs, less the byte that pads each element and the one that ends the data. */
export const maxBlobData = 761_855

/** Throws where the data is empty or does not fit into the blobs of one transaction. */
export function assertBlobData(data: Uint8Array): void {
  if (data.length === 0) throw new KitError(blobEmpty)
  if (data.length > maxBlobData)
    throw new KitError(blobTooLarge, { values: { size: data.length, max: maxBlobData } })
}
