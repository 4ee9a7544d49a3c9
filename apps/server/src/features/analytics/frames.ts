import { crc32 } from 'node:zlib'

// A frame: a two-byte start marker, the length and CRC-32 of the payload, and the payload.
const mark = Buffer.from([0x1e, 0xe7])
const head = mark.length + 8

const maxPayloadBytes = 1 << 16
/** Size of the largest frame. */
export const maxFrameBytes = head + maxPayloadBytes

export function frame(payload: Buffer): Buffer {
  if (payload.length > maxPayloadBytes) throw new RangeError('the record is too large')
  const framed = Buffer.allocUnsafe(head + payload.length)
  mark.copy(framed)
  framed.writeUInt32LE(payload.length, mark.length)
  framed.writeUInt32LE(crc32(payload), mark.length + 4)
  payload.copy(framed, head)
  return framed
}

/** Parses complete frames; after damage, continues at the next marker. */
export function readFrames(bytes: Buffer, max: number): readFrames.Result {
  const payloads: Buffer[] = []
  let used = 0
  let damaged = 0
  let offset = 0
  while (payloads.length < max) {
    offset = bytes.indexOf(mark, offset)
    if (offset < 0 || offset + head > bytes.length) break
    const length = bytes.readUInt32LE(offset + mark.length)
    const end = offset + head + length
    const payload =
      length <= maxPayloadBytes && end <= bytes.length ? bytes.subarray(offset + head, end) : undefined
    if (payload && crc32(payload) === bytes.readUInt32LE(offset + mark.length + 4)) {
      damaged += offset - used
      payloads.push(payload)
      offset = end
      used = end
    } else {
      offset += 1
    }
  }
  return { payloads, used, damaged }
}

export declare namespace readFrames {
  type Result = {
    payloads: Buffer[]
    /** Bytes up to the end of the last complete frame. */
    used: number
    /** Bytes before that which belong to no valid frame. */
    damaged: number
  }
}
