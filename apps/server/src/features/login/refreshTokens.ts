import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DataKeys } from './dataKeys.ts'

/** A refresh token of this server. */
export type RefreshToken = {
  readonly text: string
  readonly sessionId: string
  /** The stored hash. */
  readonly hash: Buffer
}

const idBytes = 16
const bodyBytes = idBytes + 32
const proofBytes = 16

export function firstRefreshToken(keys: DataKeys, sessionId: string): RefreshToken {
  return write(keys, sessionId, randomBytes(32))
}

/** Each token has exactly one successor, which cannot be computed without the key: a lost answer can be repeated. */
export function nextRefreshToken(keys: DataKeys, { text, sessionId }: RefreshToken): RefreshToken {
  const random = createHmac('sha256', derive(keys, 'next refresh')).update(text).digest()
  return write(keys, sessionId, random)
}

/** Undefined unless this server made it; also reads used tokens. */
export function readRefreshToken(keys: DataKeys, text: string): RefreshToken | undefined {
  if (!/^[\w-]{86}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  // base64url leaves spare bits in the last character: accept only the canonical encoding.
  if (bytes.toString('base64url') !== text) return undefined
  const body = bytes.subarray(0, bodyBytes)
  if (!timingSafeEqual(bytes.subarray(bodyBytes), prove(keys, body))) return undefined
  const id = body.toString('hex', 0, idBytes)
  return { text, sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), hash: hashOf(text) }
}

function write(keys: DataKeys, sessionId: string, random: Buffer): RefreshToken {
  const body = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), random])
  const text = Buffer.concat([body, prove(keys, body)]).toString('base64url')
  return { text, sessionId, hash: hashOf(text) }
}

function prove(keys: DataKeys, body: Buffer): Buffer {
  return createHmac('sha256', derive(keys, 'refresh')).update(body).digest().subarray(0, proofBytes)
}

function derive({ tokens }: DataKeys, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokens, '', `latchkey login ${purpose}`, 32))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
