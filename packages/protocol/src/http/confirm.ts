import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { bytes, confirmation, done } from './vault.ts'

// Besides `vault.ts`, because most visits load that and not this.

/** Whether the vault asks for a passkey, and which ones it can verify. */
export const vaultConfirm = contract({
  method: 'GET',
  path: '/v1/vault/confirm',
  summary: 'Whether the halves of devices are released only with a passkey',
  answer: z.object({
    isOn: z.boolean(),
    /** Whether this session has shown a passkey in the last two minutes. */
    isEntered: z.boolean(),
    /** When it ends, because a visitor without a passkey has asked for that. */
    endsAt: z.nullable(z.iso.datetime()),
    keys: z.array(z.object({ factorId: z.string(), credentialId: z.string() })),
  }),
})

export const vaultConfirmChallenge = contract({
  method: 'POST',
  path: '/v1/vault/confirm/challenges',
  summary: 'A nonce for one confirmation by a passkey; it ends after ten minutes',
  answer: z.object({ challengeId: z.uuid(), nonce: bytes(32, 32) }),
})

export const vaultConfirmKeyPut = contract({
  method: 'POST',
  path: '/v1/vault/confirm/keys',
  summary: 'The public key of a passkey, so that the vault can verify what it signs',
  body: z.strictObject({
    factorId: z.string().check(z.regex(/^passkey-[\w-]{1,90}$/)),
    credentialId: bytes(1, 1_023),
    /** As SPKI: Ed25519, P-256 or RSA. */
    publicKey: bytes(32, 1_024),
  }),
  answer: done,
})

export const vaultConfirmEnter = contract({
  method: 'POST',
  path: '/v1/vault/confirm/entries',
  summary: 'Shows a passkey; for two minutes this session can change the wallet',
  body: z.strictObject({ confirmation }),
  answer: done,
})

export const vaultConfirmSet = contract({
  method: 'POST',
  path: '/v1/vault/confirm',
  summary:
    'Asks for a passkey at every release from now on, or no longer; without a passkey it ends after three days',
  body: z.strictObject({ isOn: z.boolean(), confirmation: z.optional(confirmation) }),
  answer: done,
})
