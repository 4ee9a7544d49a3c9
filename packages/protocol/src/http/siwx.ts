import * as z from 'zod/mini'
import { isChainId } from '../caip.ts'
import { maxMessage, maxRecap, maxResources, maxStatement } from '../siwx/message.ts'
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
    statement: z.optional(text(maxStatement)),
    requestId: z.optional(text(256)),
    resources: z.optional(z.array(text(maxRecap)).check(z.maxLength(maxResources))),
  }),
  s: z.object({ t: text(32), s: text(1 << 16) }),
})

/** `SiwxSession` of `siwx/session`, as it crosses the wire. */
export const siwxSession = z.object({
  accountAddress: text(128),
  chainId,
  uri: text(2_048),
  version: z.literal('1'),
  /** Until when the server takes it: never later than the message says. */
  expirationTime: time,
  issuedAt: time,
  notBefore: z.optional(time),
  message: text(maxMessage),
  signature: text(1 << 16),
  cacao: z.optional(cacao),
})

export const siwxNonce = contract({
  method: 'POST',
  path: '/v1/siwx/nonce',
  summary: 'A nonce for one sign-in, good for five minutes',
  query: z.object(caller),
  answer: z.object({
    nonce: z.string(),
    /** What the server's clock says: take it for `issuedAt`, and no clock of a visitor can be wrong. */
    issuedAt: time,
    expiresAt: time,
  }),
})

/** How the long-lived half of a session is kept: by the page, or by the browser where no script reaches it. */
export const siwxTransport = z.enum(['bearer', 'cookie'])
export type SiwxTransport = z.infer<typeof siwxTransport>

/** What signing in and refreshing answer. */
export const siwxSignedIn = z.object({
  id: z.uuid(),
  session: siwxSession,
  /** A JWT for `Authorization: Bearer`; keep it in memory. */
  accessToken: z.string(),
  accessExpiresAt: time,
  /** Seconds until then, for whoever has another clock. */
  accessExpiresIn: z.number(),
  /** Good for one refresh. Null where it is in a cookie. */
  refreshToken: z.nullable(z.string()),
})
export type SiwxSignedIn = z.infer<typeof siwxSignedIn>

export const siwxSignIn = contract({
  method: 'POST',
  path: '/v1/siwx/sessions',
  summary: 'Signs in with a signed message; the Origin must be the page that the message names',
  query: z.object(caller),
  body: z.object({
    message: z.string().check(z.minLength(1), z.maxLength(maxMessage)),
    /** Hexadecimal on EVM chains; base58, base64 or hexadecimal on Solana. */
    signature: z.string().check(z.minLength(1), z.maxLength(1 << 16)),
    /** Where the wallet sent one: must say what `message` and `signature` do. */
    cacao: z.optional(cacao),
    /** @default bearer */
    transport: z.optional(siwxTransport),
  }),
  answer: siwxSignedIn,
})

export const siwxRefresh = contract({
  method: 'POST',
  path: '/v1/siwx/refresh',
  summary: 'A new access token, and a new refresh token for the one given',
  query: z.object(caller),
  body: z.union([
    z.object({ refreshToken: text(512) }),
    /** CAIP-10: whose cookie is meant. */
    z.object({ account: accountIdText }),
  ]),
  answer: siwxSignedIn,
})

export const siwxMe = contract({
  method: 'GET',
  path: '/v1/siwx/me',
  summary: 'Who the access token belongs to, if its session has not ended',
  query: z.object(caller),
  answer: z.object({ id: z.uuid(), session: siwxSession }),
})

export const siwxSessions = contract({
  method: 'GET',
  path: '/v1/siwx/sessions',
  summary: 'Where the account is signed in with this project, newest first',
  query: z.object(caller),
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** The one that asks. */
        isCurrent: z.boolean(),
        domain: z.string(),
        createdAt: time,
        /** When it was last refreshed. */
        usedAt: time,
        expiresAt: time,
      }),
    ),
  }),
})

export const siwxSignOut = contract({
  method: 'DELETE',
  path: '/v1/siwx/sessions',
  summary: 'Signs out: here, or everywhere the account is signed in with this project',
  query: z.object({ ...caller, which: z.optional(z.enum(['this', 'all'])) }),
  answer: z.object({ ended: z.int() }),
})

export const siwxSignOutOne = contract({
  method: 'DELETE',
  path: '/v1/siwx/sessions/:id',
  summary: 'Signs another device of the account out',
  params: z.object({ id: z.uuid() }),
  query: z.object(caller),
  answer: z.object({ ended: z.int() }),
})

/** Public keys as RFC 7517 writes them. */
export const siwxKeys = contract({
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'The keys that access tokens are signed with, for your own backend',
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
