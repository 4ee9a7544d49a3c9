/**
 * The subset of the Redis protocol (RESP3) the relay needs. Strings have one character
 * per byte: the relay only stores ASCII, so nothing has to be measured or decoded.
 *
 * @see https://redis.io/docs/latest/develop/reference/protocol-spec/
 */
export type Reply = string | number | null | RespError | readonly Reply[]

/** An error from Redis; a value, because it may be one of many in a reply. */
export class RespError extends Error {
  override readonly name = 'RespError'
}

/** Encodes a command. */
export function writeCommand(parts: readonly (string | number)[]): string {
  let text = `*${parts.length}\r\n`
  for (const part of parts) {
    const value = typeof part === 'number' ? String(part) : part
    text += `$${value.length}\r\n${value}\r\n`
  }
  return text
}

/** Events of a connection. */
type RespEvents = {
  onReply(reply: Reply): void
  /** Out-of-band data: a message, or the confirmation of a subscription. */
  onPush(parts: readonly Reply[]): void
}

/** Thrown if the data is not RESP3: the connection cannot be used any more. */
export class NotRespError extends Error {
  override readonly name = 'NotRespError'
}

/** Parses a stream in chunks of any size. */
export function createRespReader({ onReply, onPush }: RespEvents): (piece: Buffer) => void {
  let bytes: Buffer = empty
  let at = 0
  /** Chunks of an incomplete value, and its minimum total length. */
  let pieces: Buffer[] = []
  let have = 0
  let need = 0

  /** End of the current line, or -1 if it is incomplete. */
  function lineEnd(): number {
    const end = bytes.indexOf(carriageReturn, at)
    if (end >= 0 && end + 1 < bytes.length) return end
    if (end < 0 && bytes.length - at > maxLineBytes) throw new NotRespError('line too long')
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

  /** One value, or undefined if it is incomplete. */
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
        if (length > maxBulkBytes) throw new NotRespError('too long')
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
        throw new NotRespError('unknown value type')
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
const maxLineBytes = 64 * 1024
/** Maximum size of a string in Redis. */
const maxBulkBytes = 512 * 1024 * 1024
const maxItems = 1_000_000
const maxDepth = 8
