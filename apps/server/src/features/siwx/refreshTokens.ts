import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './deriveKey.ts'

/** A refresh token of this server. */
export type RefreshToken = {
  readonly text: string
  readonly sessionId: string
  /** Number of tokens before it. */
  readonly generation: number
  /** The stored hash. */
  readonly hash: Buffer
}

/**
 * Each token has exactly one successor: concurrent refreshes with the same token get
 * the same new one, and a lost response can be repeated. The successor cannot be
 * computed without the secret.
 */
export type RefreshTokens = {
  first(sessionId: string): RefreshToken
  next(token: RefreshToken): RefreshToken
  /** Undefined unless this server made it; also reads used tokens. */
  read(text: string): RefreshToken | undefined
}

const idBytes = 16
const bodyBytes = idBytes + 4 + 32
const proofBytes = 16

export function createRefreshTokens(secret: string): RefreshTokens {
  const proofKey = deriveKey(secret, 'refresh')
  const nextKey = deriveKey(secret, 'next refresh')
  const prove = (body: Buffer) => createHmac('sha256', proofKey).update(body).digest().subarray(0, proofBytes)

  function write(sessionId: string, generation: number, random: Buffer): RefreshToken {
    const body = Buffer.alloc(bodyBytes)
    Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body)
    body.writeUInt32BE(generation, idBytes)
    random.copy(body, idBytes + 4)
    const text = Buffer.concat([body, prove(body)]).toString('base64url')
    return { text, sessionId, generation, hash: hashOf(text) }
  }

  return {
    first: (sessionId) => write(sessionId, 0, randomBytes(32)),
    next: ({ text, sessionId, generation }) =>
      write(sessionId, generation + 1, createHmac('sha256', nextKey).update(text).digest()),
    read(text) {
      if (!/^[\w-]{91}$/.test(text)) return undefined
      const bytes = Buffer.from(text, 'base64url')
      // base64url leaves spare bits in the last character: accept only the canonical encoding.
      if (bytes.toString('base64url') !== text) return undefined
      const body = bytes.subarray(0, bodyBytes)
      if (!timingSafeEqual(bytes.subarray(bodyBytes), prove(body))) return undefined
      const id = body.toString('hex', 0, idBytes)
      return {
        text,
        sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        generation: body.readUInt32BE(idBytes),
        hash: hashOf(text),
      }
    },
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
