import type { Duplex } from 'node:stream'
import type { RelaySocket } from './relaySocket.ts'

/**
 * Reads complete ASCII text frames directly from the stream, which are nearly all
 * frames. Everything else (fragments, pings, close frames, other encodings, invalid
 * data) is passed to `ws` unchanged. Handling a frame in `ws` costs several times as
 * much.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6455#section-5.2
 */
export function takeTexts(socket: RelaySocket, wire: Duplex, onText: (text: string) => void): void {
  const [theirs] = wire.listeners('data')
  if (!theirs) return
  /** Start of a frame with an incomplete header. */
  let partialHeader: Buffer | undefined
  /** Remaining bytes of a frame that was started in `ws`. */
  let owed = 0
  /** `ws` is inside a fragmented message: the next frames belong to it. */
  let isInParts = false
  let isLast = false
  /** Reading has stopped. */
  let isOver = false

  function pass(bytes: Buffer): void {
    theirs?.call(wire, bytes)
    if (isLast && owed === 0) isOver = true
  }

  // After an error the socket closes and reads no more.
  socket.once('error', () => {
    isOver = true
  })
  // Add our listener first: without any listener the stream would pause.
  wire.on('data', (piece: Buffer) => {
    let bytes = piece
    let at = 0
    if (partialHeader) {
      bytes = Buffer.concat([partialHeader, piece])
      partialHeader = undefined
    } else if (owed > 0 && !isOver) {
      at = Math.min(owed, bytes.length)
      owed -= at
      pass(bytes.subarray(0, at))
    }
    while (at < bytes.length && !isOver) {
      const left = bytes.length - at
      const first = bytes[at] ?? 0
      const second = bytes[at + 1] ?? 0
      let length = second & 0x7f
      const isMasked = second >= 0x80
      const from = at + 2 + (length === 126 ? 2 : length === 127 ? 8 : 0) + (isMasked ? 4 : 0)
      if (left < 2 || bytes.length < from) {
        partialHeader = Buffer.from(bytes.subarray(at))
        return
      }
      if (length === 126) length = bytes.readUInt16BE(at + 2)
      else if (length === 127) length = bytes.readUInt32BE(at + 2) * 2 ** 32 + bytes.readUInt32BE(at + 6)
      const to = from + length
      if (first === wholeText && isMasked && !isInParts && to <= bytes.length && unmask(bytes, from, to)) {
        at = to
        onText(bytes.toString('latin1', from, to))
        continue
      }
      const kind = first & 0x0f
      const isFinal = first >= 0x80
      if (kind < 3) isInParts = !isFinal
      isLast = kind === closeOpcode
      owed = Math.max(0, to - bytes.length)
      const frame = bytes.subarray(at, to)
      at = to
      pass(frame)
    }
  })
  wire.off('data', theirs as (piece: Buffer) => void)
}

const wholeText = 0x81
const closeOpcode = 8

/** Unmasks in place with the mask key before `from`; reverts and returns false if the text is not ASCII. */
function unmask(bytes: Buffer, from: number, to: number): boolean {
  if (xor(bytes, from, to) < 0x80) return true
  xor(bytes, from, to)
  return false
}

/** Returns the bitwise OR of all bytes. */
function xor(bytes: Buffer, from: number, to: number): number {
  const a = bytes[from - 4] ?? 0
  const b = bytes[from - 3] ?? 0
  const c = bytes[from - 2] ?? 0
  const d = bytes[from - 1] ?? 0
  let bits = 0
  let at = from
  for (; at + 3 < to; at += 4) {
    const one = (bytes[at] ?? 0) ^ a
    const two = (bytes[at + 1] ?? 0) ^ b
    const three = (bytes[at + 2] ?? 0) ^ c
    const four = (bytes[at + 3] ?? 0) ^ d
    bytes[at] = one
    bytes[at + 1] = two
    bytes[at + 2] = three
    bytes[at + 3] = four
    bits |= one | two | three | four
  }
  const mask = [a, b, c]
  for (let index = 0; at < to; at++, index++) {
    const one = (bytes[at] ?? 0) ^ (mask[index] ?? 0)
    bytes[at] = one
    bits |= one
  }
  return bits
}
