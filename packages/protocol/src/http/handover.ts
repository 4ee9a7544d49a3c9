import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { bytes, done, type VaultOwner } from './vault.ts'

// A device that opens the wallet lets a new one open it. The vault is their mailbox, and learns nothing.

/** The key of a vault and what wallet it is of, for the new device only (RFC 9180). */
const answer = z.strictObject({ enc: bytes(32, 32), ciphertext: bytes(80, 80) })
const id = z.uuid()

/** `proof`: only a device that knows the code of the offer can answer it. */
export function handoverLabel(owner: VaultOwner, id: string, proof: string): string {
  return ['latchkey handover', owner.projectId, owner.accountId, id, proof].join('|')
}

const offer = {
  id,
  /** Made for this offer. */
  publicKey: bytes(32, 32),
  /** Binds the key to the code that the new device shows. The server cannot make one for another key. */
  tag: bytes(32, 32),
}

export const handoverOffer = contract({
  method: 'POST',
  path: '/v1/vault/handovers',
  summary: 'A new device asks the others to let it open the wallet, for ten minutes',
  body: z.strictObject(offer),
  answer: done,
})

export const handoverOffers = contract({
  method: 'GET',
  path: '/v1/vault/handovers',
  summary: 'New devices of the account that wait for another one',
  answer: z.object({
    offers: z.array(
      z.object({
        ...offer,
        /** Thumbprint of the device's key. */
        device: z.string(),
      }),
    ),
  }),
})

export const handoverAnswer = contract({
  method: 'POST',
  path: '/v1/vault/handovers/:id/answer',
  summary: 'Answers a new device, or declines; condition: it still waits',
  params: z.object({ id }),
  body: z.strictObject({ answer: z.nullable(answer) }),
  answer: done,
})

export const handoverTake = contract({
  method: 'POST',
  path: '/v1/vault/handovers/:id/take',
  summary:
    'Whether a device has answered. An answer is deleted with this, and only the device that asked gets it',
  params: z.object({ id }),
  answer: z.object({
    state: z.enum(['waiting', 'answered', 'declined', 'ended']),
    answer: z.optional(answer),
  }),
})
