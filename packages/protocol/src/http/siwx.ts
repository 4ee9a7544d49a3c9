import * as z from 'zod/mini'
import { isChainId } from '../caip.ts'
import { maxMessageLength, maxRecapLength, maxResources, maxStatementLength } from '../siwx/message.ts'
import { contract } from './contract.ts'
import { accountIdText, caller } from './shared.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** As `Date.toISOString` writes it. */
const time = text(40)
const chainId = z
  .string()
  .check(z.maxLength(64))
  .check(z.refine((value) => isChainId(value), 'Not a chain id such as eip155:1'))

export const cacao = z.object({
  h: z.object({ t: text(32) }),
  p: z.object({
    iss: text(256),
    domain: text(255),
    aud: text(2_048),
    version: text(8),
    nonce: text(256),
    iat: time,
    nbf: z.optional(time),
    exp: z.optional(time),
    statement: z.optional(text(maxStatementLength)),
    requestId: z.optional(text(256)),
    resources: z.optional(z.array(text(maxRecapLength)).check(z.maxLength(maxResources))),
  }),
  s: z.object({ t: text(32), s: text(1 << 16) }),
})

/** `SiwxSession` of `siwx/session` as JSON. */
export const siwxSession = z.object({
  accountAddress: text(128),
  chainId,
  uri: text(2_048),
  version: z.literal('1'),
  /** When the session expires on the server: never later than the message says. */
  expirationTime: time,
  issuedAt: time,
  notBefore: z.optional(time),
  message: text(maxMessageLength),
  signature: text(1 << 16),
  cacao: z.optional(cacao),
})

export const siwxNonce = contract({
  method: 'POST',
  path: '/v1/siwx/nonce',
  summary: 'Creates a single-use nonce that expires after five minutes',
  query: z.object(caller),
  answer: z.object({
    nonce: z.string(),
    /** The server's time. Use it for `issuedAt`, so that a wrong device clock does no harm. */
    issuedAt: time,
    expiresAt: time,
  }),
})

/** Where the refresh token is kept: by the page, or in an HttpOnly cookie. */
export const siwxTransport = z.enum(['bearer', 'cookie'])
export type SiwxTransport = z.infer<typeof siwxTransport>

/** Response of sign-in and refresh. */
export const siwxSignedIn = z.object({
  id: z.uuid(),
  session: siwxSession,
  /** A JWT for `Authorization: Bearer`; keep it in memory. */
  accessToken: z.string(),
  accessExpiresAt: time,
  /** Lifetime in seconds, for clients whose clock differs. */
  accessExpiresIn: z.number(),
  /** Can be used once. Null if it is in a cookie. */
  refreshToken: z.nullable(z.string()),
})
export type SiwxSignedIn = z.infer<typeof siwxSignedIn>

export const siwxSignIn = contract({
  method: 'POST',
  path: '/v1/siwx/sessions',
  summary: 'Signs in with a signed message. The Origin header must match the domain of the message',
  query: z.object(caller),
  body: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(maxMessageLength)),
    /** Hex on EVM chains; base58, base64 or hex on Solana. */
    signature: z.string().check(z.minLength(1), z.maxLength(1 << 16)),
    /** If the wallet returned one. Must match `message` and `signature`. */
    cacao: z.optional(cacao),
    /** @default bearer */
    transport: z.optional(siwxTransport),
  }),
  answer: siwxSignedIn,
})

export const siwxRefresh = contract({
  method: 'POST',
  path: '/v1/siwx/refresh',
  summary: 'Exchanges a refresh token for a new access and refresh token',
  query: z.object(caller),
  body: z.union([
    z.object({ refreshToken: text(512) }),
    /** CAIP-10: the account whose cookie to use. */
    z.object({ account: accountIdText }),
  ]),
  answer: siwxSignedIn,
})

export const siwxMe = contract({
  method: 'GET',
  path: '/v1/siwx/me',
  summary: 'The session of the access token',
  query: z.object(caller),
  answer: z.object({ id: z.uuid(), session: siwxSession }),
})

export const siwxSessions = contract({
  method: 'GET',
  path: '/v1/siwx/sessions',
  summary: 'Lists the sessions of the account in this project, newest first',
  query: z.object(caller),
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** True for the session of the access token. */
        isCurrent: z.boolean(),
        domain: z.string(),
        createdAt: time,
        /** When the session was last refreshed. */
        usedAt: time,
        expiresAt: time,
      }),
    ),
  }),
})

export const siwxSignOut = contract({
  method: 'DELETE',
  path: '/v1/siwx/sessions',
  summary: 'Signs out of this session, or of all sessions of the account in this project',
  query: z.object({ ...caller, which: z.optional(z.enum(['this', 'all'])) }),
  answer: z.object({ ended: z.int() }),
})

export const siwxSignOutOne = contract({
  method: 'DELETE',
  path: '/v1/siwx/sessions/:id',
  summary: 'Signs out another session of the account',
  params: z.object({ id: z.uuid() }),
  query: z.object(caller),
  answer: z.object({ ended: z.int() }),
})

/** Public keys in RFC 7517 format. */
export const siwxKeys = contract({
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'The public keys for verifying access tokens in your own backend',
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
})
