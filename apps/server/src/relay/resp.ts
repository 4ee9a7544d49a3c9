/**
 * The protocol of Redis (RESP3), as far as the relay needs it. A text here has
 * one character for each byte: what the relay keeps is ASCII, and so nothing
 * has to be measured or decoded.
 *
 * @see https://redis.io/docs/latest/develop/reference/protocol-spec/
 */
export type Reply = string | number | null | RespError | readonly Reply[]

/** What Redis refuses; a value, because it may be one of many in an answer. */
export class RespError extends Error {
  override readonly name = 'RespError'
}

/** A command as it is sent. */
export function writeCommand(parts: readonly (string | number)[]): string {
  let text = `*${parts.length}\r\n`
  for (const part of parts) {
    const value = typeof part === 'number' ? String(part) : part
    text += `$${value.length}\r\n${value}\r\n`
  }
  return text
}

/** What a connection is told, piece by piece as the network brings it. */
type RespEvents = {
  onReply(reply: Reply): void
  /** What was not asked for: word of a message, or that a channel is listened to. */
  onPush(parts: readonly Reply[]): void
}

/** Thrown when what comes is not RESP3: the connection is of no more use. */
export class NotRespError extends Error {
  override readonly name = 'NotRespError'
}

/** Reads what comes in pieces of any size. */
export function createRespReader({ onReply, onPush }: RespEvents): (piece: Buffer) => void {
  let bytes: Buffer = empty
  let at = 0
  /** Pieces of a value that is not whole, and how long the whole is at least. */
  let pieces: Buffer[] = []
  let have = 0
  let need = 0

  /** Where the line that begins here ends, or -1 while it has not come. */
  function lineEnd(): number {
    const end = bytes.indexOf(carriageReturn, at)
    if (end >= 0 && end + 1 < bytes.length) return end
    if (end < 0 && bytes.length - at > maxLine) throw new NotRespError('a line without end')
    return -1
  }

  /** The number on the line up to `end`. */
  function readCount(end: number): number {
    let value = 0
    let index = at
    const isNegative = bytes[index] === minus
    if (isNegative) index++
    if (index === end || end - index > 16) throw new NotRespError('not a number')
    for (; index < end; index++) {
      const digit = (bytes[index] ?? 0) - zero
      if (digit < 0 || digit > 9) throw new NotRespError('not a number')
      value = value * 10 + digit
    }
    return isNegative ? -value : value
  }

  /** One value, or undefined while it has not come whole. */
  function read(depth: number): Reply | undefined {
    const kind = bytes[at]
    if (kind === undefined) return undefined
    at++
    const end = lineEnd()
    if (end < 0) return undefined
    const begin = at
    switch (kind) {
      case 0x24: // $
      case 0x3d: {
        // =
        const length = readCount(end)
        at = end + 2
        if (length < 0) return null
        if (length > maxBulk) throw new NotRespError('too long')
        if (bytes.length < at + length + 2) {
          need = at + length + 2
          return undefined
        }
        const text = bytes.toString('latin1', at, at + length)
        at += length + 2
        return text
      }
      case 0x3a: {
        // :
        const value = readCount(end)
        at = end + 2
        return value
      }
      case 0x2b: // +
      case 0x2c: // ,
      case 0x23: // #
      case 0x28: // (
        at = end + 2
        return bytes.toString('latin1', begin, end)
      case 0x2d: // -
        at = end + 2
        return new RespError(bytes.toString('latin1', begin, end))
      case 0x5f: // _
        at = end + 2
        return null
      case 0x2a: // *
      case 0x7e: // ~
      case 0x3e: // >
      case 0x25: {
        // %
        const length = readCount(end) * (kind === 0x25 ? 2 : 1)
        at = end + 2
        if (length < 0) return null
        if (length > maxItems || depth > maxDepth) throw new NotRespError('too much')
        const items: Reply[] = []
        for (let index = 0; index < length; index++) {
          const item = read(depth + 1)
          if (item === undefined) return undefined
          items.push(item)
        }
        return items
      }
      default:
        throw new NotRespError('not a kind of value')
    }
  }

  return (piece) => {
    if (have > 0) {
      pieces.push(piece)
      have += piece.length
      if (have < need) return
      bytes = Buffer.concat(pieces, have)
      pieces = []
      have = 0
    } else bytes = piece
    at = 0
    need = 0
    let done = 0
    while (at < bytes.length) {
      const isPush = bytes[at] === push
      const value = read(0)
      if (value === undefined) break
      done = at
      if (isPush) onPush(value as readonly Reply[])
      else onReply(value)
    }
    if (done < bytes.length) {
      pieces = [bytes.subarray(done)]
      have = bytes.length - done
      need -= done
    }
    bytes = empty
  }
}

const empty = Buffer.alloc(0)
const carriageReturn = 0x0d
const minus = 0x2d
const zero = 0x30
const push = 0x3e
/** Longer than any error or number. */
const maxLine = 64 * 1024
/** Bytes of one text; Redis has none that is longer. */
const maxBulk = 512 * 1024 * 1024
const maxItems = 1_000_000
const maxDepth = 8
