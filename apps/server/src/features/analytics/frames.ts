import { crc32 } from 'node:zlib'

// A frame: two bytes that mark its start, the length and the CRC-32 of the payload, the payload.
const mark = Buffer.from([0x1e, 0xe7])
const head = mark.length + 8

const maxPayload = 1 << 16
/** Bytes of the largest frame. */
export const maxFrame = head + maxPayload

export function frame(payload: Buffer): Buffer {
  if (payload.length > maxPayload) throw new RangeError('the record is too large')
  const framed = Buffer.allocUnsafe(head + payload.length)
  mark.copy(framed)
  framed.writeUInt32LE(payload.length, mark.length)
  framed.writeUInt32LE(crc32(payload), mark.length + 4)
  payload.copy(framed, head)
  return framed
}

/** The whole frames at the start of the bytes; after damage the search goes on at the next mark. */
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
      length <= maxPayload && end <= bytes.length ? bytes.subarray(offset + head, end) : undefined
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
    /** Bytes up to the end of the last whole frame. */
    used: number
    /** Bytes before it that belong to no whole frame. */
    damaged: number
  }
}
