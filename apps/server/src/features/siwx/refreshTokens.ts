import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKeys, type Secrets } from '../../secrets/secrets.ts'

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
 * computed without the secret. While a secret is replaced, there is one for each of them.
 */
export type RefreshTokens = {
  first(sessionId: string): RefreshToken
  next(token: RefreshToken): RefreshToken
  /** Every successor that a process may have made: with the current secret, and with each of the previous ones. */
  successors(token: RefreshToken): readonly RefreshToken[]
  /** Undefined unless this server made it; also reads used tokens. */
  read(text: string): RefreshToken | undefined
}

const idBytes = 16
const bodyBytes = idBytes + 4 + 32
const proofBytes = 16

export function createRefreshTokens(secrets: Secrets): RefreshTokens {
  const proofKeys = deriveKeys(secrets, 'siwx refresh')
  const nextKeys = deriveKeys(secrets, 'siwx next refresh')
  const prove = (key: Buffer, body: Buffer) =>
    createHmac('sha256', key).update(body).digest().subarray(0, proofBytes)

  function write(
    sessionId: string,
    generation: number,
    random: Buffer,
    proofKey = proofKeys[0],
  ): RefreshToken {
    const body = Buffer.alloc(bodyBytes)
    Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body)
    body.writeUInt32BE(generation, idBytes)
    random.copy(body, idBytes + 4)
    const text = Buffer.concat([body, prove(proofKey, body)]).toString('base64url')
    return { text, sessionId, generation, hash: hashOf(text) }
  }

  function successor({ text, sessionId, generation }: RefreshToken, index: number): RefreshToken {
    const [nextKey, proofKey] = [nextKeys[index] ?? nextKeys[0], proofKeys[index]]
    return write(sessionId, generation + 1, createHmac('sha256', nextKey).update(text).digest(), proofKey)
  }

  return {
    first: (sessionId) => write(sessionId, 0, randomBytes(32)),
    next: (token) => successor(token, 0),
    successors: (token) => secrets.map((_, index) => successor(token, index)),
    read(text) {
      if (!/^[\w-]{91}$/.test(text)) return undefined
      const bytes = Buffer.from(text, 'base64url')
      // base64url leaves spare bits in the last character: accept only the canonical encoding.
      if (bytes.toString('base64url') !== text) return undefined
      const body = bytes.subarray(0, bodyBytes)
      const proof = bytes.subarray(bodyBytes)
      if (!proofKeys.some((key) => timingSafeEqual(proof, prove(key, body)))) return undefined
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
