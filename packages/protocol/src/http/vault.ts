import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** In base64url. */
export const bytes = (min: number, max: number) =>
  z.string().check(
    z.regex(/^[\w-]*$/, 'Bytes are written in base64url'),
    // Four characters for three bytes, without padding.
    z.minLength(Math.ceil((min * 4) / 3)),
    z.maxLength(Math.ceil((max * 4) / 3)),
  )

const commit = z.string().check(z.regex(/^[\da-f]{64}$/, 'A commitment has 64 hex digits'))
const gen = z.int().check(z.gte(1), z.lte(1_000_000))
const generation = z.strictObject({ gen, commit })
const factorId = z.string().check(z.regex(/^[\w-]{1,100}$/))
const kind = z.enum(['device', 'passkey', 'kit', 'escrow'])
export type FactorKind = z.infer<typeof kind>
export const done = z.object({
  /** False if the condition of the call did not hold; then nothing has changed. */
  done: z.boolean(),
})

/**
 * Bytes for one reader only (RFC 9180, base mode, X25519, HKDF-SHA256, AES-256-GCM), so that
 * no proxy or log on the way sees them. `info` is {@link halfLabel} or {@link escrowLabel}.
 */
export const sealed = z.strictObject({ enc: bytes(32, 32), ciphertext: bytes(48, 48) })
export type SealedBytes = z.infer<typeof sealed>

const assertion = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(4_096))

/** What a passkey has signed for the vault, once. */
export const confirmation = z.strictObject({
  challengeId: z.uuid(),
  /** What is confirmed, as a hash that only the wallet can read: the vault never sees what is signed. */
  intent: bytes(32, 32),
  /** In base64url. No more of a credential: `toJSON()` also has what the passkey computes (PRF). */
  credential: z.strictObject({
    id: assertion,
    clientDataJSON: assertion,
    authenticatorData: assertion,
    signature: assertion,
  }),
})
export type Confirmation = z.infer<typeof confirmation>

/** SHA-256 of this is what the passkey signs. */
export function confirmText(nonce: string, intent: string): string {
  return ['latchkey confirm', nonce, intent].join('|')
}

/** The reader's key, made for one request. */
const reader = { publicKey: bytes(32, 32), requestId: z.uuid() }

const vault = z.strictObject({ gen, commit, box: bytes(1, 65_536) })
const annexVersion = z.int().check(z.gte(0), z.lte(1_000_000))
const annexBox = bytes(1, 32_768)
const pair = {
  gen,
  commit,
  factorId,
  kind,
  salt: bytes(16, 64),
  sealedMeta: bytes(1, 4_096),
}

/** Whose vault: an account of a project has one. */
export type VaultOwner = { readonly projectId: string; readonly accountId: string }

/** What an encrypted half is bound to. `use` is the id of a request, or `put` on the way to the server. */
export function halfLabel(owner: VaultOwner, factorId: string, commit: string, use: string): string {
  return ['latchkey half', owner.projectId, owner.accountId, factorId, commit, use].join('|')
}

/** The same for the secret that the escrow service keeps. */
export function escrowLabel(owner: VaultOwner, factorId: string, use: string): string {
  return ['latchkey escrow', owner.projectId, owner.accountId, factorId, use].join('|')
}

/**
 * Calls of the wallet's frame to the roles `vault` and `escrow`. Each carries an access token
 * of the login (`Authorization: DPoP`) and a `DPoP` header with the nonce of the role.
 */
export const vaultRead = contract({
  method: 'GET',
  path: '/v1/vault',
  summary: 'All that is stored of the wallet, except halves',
  answer: z.object({
    /** Changes with every write. */
    revision: z.int(),
    active: z.nullable(generation),
    vaults: z.array(z.object({ ...vault.shape, activated: z.boolean() })),
    pairs: z.array(z.object(pair)),
    /** Further accounts and imported keys, encrypted with a key that only the content of a vault gives. */
    annex: z.nullable(z.object({ version: annexVersion, box: annexBox })),
  }),
})

export const vaultKey = contract({
  method: 'GET',
  path: '/v1/vault/key',
  summary: 'The public key for halves on the way to the server',
  answer: z.object({ publicKey: bytes(32, 32) }),
})

export const vaultHalf = contract({
  method: 'POST',
  path: '/v1/vault/half',
  summary: 'Releases the half of the server for one factor, for the key of this request only',
  body: z.strictObject({
    ...reader,
    factorId,
    commit,
    /** What the device says it is for, which the visitor reads in the log. */
    purpose: z.optional(z.enum(['sign'])),
    /** Where the visitor has the vault ask for a passkey. */
    confirmation: z.optional(confirmation),
  }),
  answer: sealed,
})

export const vaultPut = contract({
  method: 'POST',
  path: '/v1/vault/vaults',
  summary: 'Stores an encrypted vault; condition: none has this commitment',
  body: vault,
  answer: done,
})

export const vaultAnnexPut = contract({
  method: 'POST',
  path: '/v1/vault/annex',
  summary:
    'Stores the encrypted list of further accounts, with the next version; conditions: `from` is the version that is stored, and there is a wallet',
  body: z.strictObject({ from: annexVersion, box: annexBox }),
  answer: done,
})

export const vaultPairPut = contract({
  method: 'POST',
  path: '/v1/vault/pairs',
  summary:
    'Stores the half of the server for a factor; conditions: the vault exists, the factor is not revoked and has no half',
  body: z.strictObject({ ...pair, half: sealed }),
  answer: done,
})

export const vaultActivate = contract({
  method: 'POST',
  path: '/v1/vault/active',
  summary: 'Makes the next generation the active one; condition: `from` is active',
  body: z.strictObject({ from: z.nullable(generation), to: generation }),
  answer: done,
})

export const vaultPairDelete = contract({
  method: 'DELETE',
  path: '/v1/vault/pairs/:factorId/:commit',
  summary: 'Deletes the half of the server for a factor',
  params: z.object({ factorId, commit }),
  answer: done,
})

export const vaultDelete = contract({
  method: 'DELETE',
  path: '/v1/vault/vaults/:commit',
  summary: 'Deletes an encrypted vault; condition: it is not active and no half opens it',
  params: z.object({ commit }),
  answer: done,
})

export const vaultFactorRevoke = contract({
  method: 'POST',
  path: '/v1/vault/factors/:factorId/revoke',
  summary: 'Deletes every half of a factor and refuses new ones; condition: nothing was written since',
  params: z.object({ factorId }),
  body: z.strictObject({ revision: z.int() }),
  answer: done,
})

export const vaultExport = contract({
  method: 'POST',
  path: '/v1/vault/exports',
  summary: 'Records that a device is about to show the words of the wallet; condition: the factor opens it',
  body: z.strictObject({ factorId, commit }),
  answer: done,
})

/** What the devices of an account did, for the visitor to look over. */
export const vaultLog = contract({
  method: 'GET',
  path: '/v1/vault/log',
  summary: 'The last signatures and exports of the wallet, and what its devices opened it with',
  answer: z.object({
    /** Newest first. */
    events: z.array(
      z.object({
        at: z.string(),
        event: z.enum(['signed', 'exported']),
        /** Thumbprint of the device's key. */
        device: z.string(),
      }),
    ),
    factors: z.array(z.object({ device: z.string(), factorId: z.string() })),
  }),
})

export const escrowKey = contract({
  method: 'GET',
  path: '/v1/escrow/key',
  summary: 'The public key for secrets on the way to the escrow service',
  answer: z.object({ publicKey: bytes(32, 32) }),
})

export const escrowPut = contract({
  method: 'POST',
  path: '/v1/escrow/secrets',
  summary: 'Keeps the secret of an escrow factor; condition: there is none with this id',
  body: z.strictObject({ factorId, secret: sealed }),
  answer: done,
})

export const escrowRelease = contract({
  method: 'POST',
  path: '/v1/escrow/release',
  summary: 'Releases the secret of an escrow factor to a device that has just logged in by link and code',
  body: z.strictObject({ ...reader, factorId }),
  answer: sealed,
})

export const escrowDelete = contract({
  method: 'DELETE',
  path: '/v1/escrow/secrets/:factorId',
  summary: 'Deletes the secret of an escrow factor',
  params: z.object({ factorId }),
  answer: done,
})

/** Signed by the login, about one account, for one purpose and five minutes. */
const statement = z.strictObject({ statement: z.string().check(z.maxLength(4_096)) })

export const vaultFactors = contract({
  method: 'POST',
  path: '/v1/vault/factors',
  summary: 'Kinds of the factors of a wallet, for the login',
  body: statement,
  answer: z.object({
    factors: z.array(
      z.object({ kind: z.enum(['device', 'escrow', 'passkey', 'kit', 'totp']), addedAt: z.string() }),
    ),
  }),
})

export const vaultErase = contract({
  method: 'POST',
  path: '/v1/vault/erase',
  summary: 'Deletes a wallet whose account is being deleted, for the login',
  body: statement,
  answer: done,
})

export const escrowErase = contract({
  method: 'POST',
  path: '/v1/escrow/erase',
  summary: 'The same for the secrets of the escrow',
  body: statement,
  answer: done,
})
