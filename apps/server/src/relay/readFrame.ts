import { memberText } from '@latchkey/protocol/memberText'
import {
  isTopic,
  maxBatch,
  maxMessageLength,
  maxTtlSeconds,
  type RelayPublish,
  relayError,
} from '@latchkey/protocol/relay'
import { idLength } from './messageId.ts'

/** An error of a call, sent to the client. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** A frame from a client: a call, or its response to one. */
export type Frame =
  | { readonly kind: 'call'; readonly id: string; readonly method: string; readonly params: Params }
  | { readonly kind: 'answer'; readonly id: number; readonly ok: boolean }
  | { readonly kind: 'bad'; readonly id: string; readonly reason: string }

type Params = Readonly<Record<string, unknown>>

/** Parses one frame. Ids keep their text: many have 19 digits, which `JSON.parse` would round. */
export function readFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('null', 'Not JSON')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return bad('null', 'Not a call')
  const { id, jsonrpc, method, params, result, error } = value as Params
  const isId = typeof id === 'string' || typeof id === 'number'
  // Half of all frames are responses; their id is not echoed.
  if (method === undefined && isId && jsonrpc === '2.0' && (result !== undefined || error !== undefined)) {
    const answered = Number(id)
    if (Number.isSafeInteger(answered)) return { kind: 'answer', id: answered, ok: error === undefined }
  }
  const idText = isId ? writeId(id, text) : undefined
  if (idText === undefined) return bad('null', 'A call needs an id')
  if (jsonrpc !== '2.0') return bad(idText, 'Not JSON-RPC 2.0')
  if (method === undefined) return bad(idText, 'Neither a call nor a response')
  if (typeof method !== 'string') return bad(idText, 'The method must be a string')
  if (params === null || typeof params !== 'object' || Array.isArray(params))
    return bad(idText, 'The parameters must be an object')
  return { kind: 'call', id: idText, method, params: params as Params }
}

function bad(id: string, reason: string): Frame {
  return { kind: 'bad', id, reason }
}

const maxIdLength = 128

function writeId(id: string | number, text: string): string | undefined {
  if (typeof id === 'string') return id.length <= maxIdLength ? toAscii(JSON.stringify(id)) : undefined
  if (Number.isSafeInteger(id)) return String(id)
  const written = memberText(text, 'id')
  return written !== undefined && written.length <= maxIdLength ? written : undefined
}

/** The same JSON in ASCII, the only encoding responses use. */
function toAscii(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

// Parameters of calls. Other fields (`tvf`, `attestation`, analytics ids) are neither read nor stored.

export function readTopic(value: unknown): string {
  if (!isTopic(value)) throw new CallError(relayError.payload, 'A topic must be 64 hexadecimal digits')
  return value
}

export function readList<Item>(value: unknown, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new CallError(relayError.payload, 'Not a list')
  if (value.length === 0 || value.length > maxBatch)
    throw new CallError(relayError.payload, `A batch must have 1 to ${maxBatch} entries`)
  return value.map(read)
}

export function readRecord(value: unknown): Params {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new CallError(relayError.payload, 'Not an object')
  return value as Params
}

export function readPublish(value: unknown): RelayPublish {
  const { topic, message, ttl, tag } = readRecord(value)
  if (typeof tag !== 'number' || !Number.isInteger(tag) || tag < 0 || tag > 0xffff_ffff)
    throw new CallError(relayError.payload, 'A tag must be an integer')
  return { topic: readTopic(topic), message: readEnvelope(message), ttl: readTtl(ttl), tag }
}

export function readTtl(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new CallError(relayError.payload, 'The TTL must be an integer, in seconds')
  if (value < 1) throw new CallError(relayError.handler, 'The TTL is too short')
  if (value > maxTtlSeconds) throw new CallError(relayError.handler, 'The TTL is too long')
  return value
}

const digits64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Bitmask per byte: 3 in both base64 alphabets (RFC 4648, sections 4 and 5), 1 or 2 in one of them. */
const alphabets = new Uint8Array(256)
for (const letter of digits64) alphabets[letter.charCodeAt(0)] = 3
for (const letter of '+/') alphabets[letter.charCodeAt(0)] = 1
for (const letter of '-_') alphabets[letter.charCodeAt(0)] = 2
const bytes = Buffer.alloc(maxMessageLength)

/**
 * Whether the first `length` characters are all of one alphabet. A loop over bytes is
 * faster than one over characters and five times faster than a regular expression, and
 * runs for every message.
 */
function isBase64(text: string, length: number): boolean {
  if (bytes.write(text) !== text.length) return false
  let both = 3
  for (let at = 0; at < length; at++) both &= alphabets[bytes[at] ?? 0] ?? 0
  return both !== 0
}

/** The first byte of base64 text. */
function firstByte(text: string): number {
  return (digits64.indexOf(text[0] ?? '') << 2) | (digits64.indexOf(text[1] ?? '') >> 4)
}

/** Minimum size: type, nonce and tag of the cipher, and for type 1 a public key. */
const minBytes = [1 + 12 + 16, 1 + 32 + 12 + 16]

/** An encrypted envelope of type 0 or 1. The relay does not accept plaintext. */
export function readEnvelope(value: unknown): string {
  if (typeof value !== 'string') throw new CallError(relayError.payload, 'A message must be a string')
  if (value.length > maxMessageLength)
    throw new CallError(relayError.payload, `A message must have at most ${maxMessageLength} characters`)
  const digits = value.length - (value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0)
  if (digits === 0 || !isBase64(value, digits))
    throw new CallError(relayError.payload, 'A message must be base64')
  const least = minBytes[firstByte(value)]
  if (least === undefined || Math.floor((digits * 3) / 4) < least || digits % 4 === 1)
    throw new CallError(relayError.payload, 'A message must be an encrypted envelope')
  return value
}

/** A receipt identifies a message by its SHA-256, hex. */
export function readReceipt(value: unknown): { topic: string; id: string } {
  const record = readRecord(value)
  const id = record.message_id ?? record.messageId
  if (typeof id !== 'string' || !/^[\da-f]{64}$/.test(id))
    throw new CallError(relayError.payload, 'A receipt must have the hash of a message')
  return { topic: readTopic(record.topic), id: id.slice(0, idLength) }
}
