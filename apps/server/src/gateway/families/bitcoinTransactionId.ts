import { createHash } from 'node:crypto'

/**
 * The id of a signed transaction, given as hex; undefined if it is not one.
 *
 * The id does not cover the witnesses (BIP-144), so it is the hash of the parts before and
 * after them. Nothing is decoded: the hex is a caller's, and may have 10,000 inputs.
 */
export function transactionIdOf(hex: string): string | undefined {
  const bytes = Buffer.from(hex, 'hex')
  const parts = findParts(bytes)
  if (!parts || bytes.length * 2 !== hex.length) return undefined
  const inner = createHash('sha256')
  for (const [start, end] of parts) inner.update(bytes.subarray(start, end))
  return createHash('sha256').update(inner.digest()).digest().reverse().toString('hex')
}

type Part = readonly [start: number, end: number]

const versionBytes = 4
const lockTimeBytes = 4
// The id of a transaction and the index of its output; the sequence; the amount.
const outpointBytes = 36
const sequenceBytes = 4
const amountBytes = 8

/** The version, the inputs and outputs, and the lock time. */
function findParts(bytes: Buffer): readonly Part[] | undefined {
  let at = versionBytes
  /** Throws a `RangeError` at the end of the bytes. */
  const readSize = () => {
    const first = bytes.readUInt8(at++)
    if (first < 0xfd) return first
    const length = first === 0xfd ? 2 : first === 0xfe ? 4 : 6
    const size = bytes.readUIntLE(at, length)
    at += first === 0xff ? 8 : length
    return size
  }
  const skip = (count: number) => {
    at += count
    if (at > bytes.length) throw new RangeError('The transaction ends early')
  }
  const skipEach = (count: number, skipOne: () => void) => {
    for (let index = 0; index < count; index++) skipOne()
  }
  try {
    const hasWitnesses = bytes.readUInt16BE(at) === 1
    if (hasWitnesses) at += 2
    const start = at
    const inputs = readSize()
    skipEach(inputs, () => {
      skip(outpointBytes)
      skip(readSize() + sequenceBytes)
    })
    skipEach(readSize(), () => {
      skip(amountBytes)
      skip(readSize())
    })
    const end = at
    if (hasWitnesses) skipEach(inputs, () => skipEach(readSize(), () => skip(readSize())))
    if (at + lockTimeBytes !== bytes.length) return undefined
    return [
      [0, versionBytes],
      [start, end],
      [at, bytes.length],
    ]
  } catch {
    return undefined
  }
}
