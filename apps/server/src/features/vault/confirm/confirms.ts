import { randomBytes, randomUUID } from 'node:crypto'
import { vaultConfirmRequired, vaultConfirmWrong, vaultFull } from '@latchkey/protocol/catalogue'
import type {
  vaultConfirm,
  vaultConfirmChallenge,
  vaultConfirmKeyPut,
  vaultConfirmSet,
} from '@latchkey/protocol/http/confirm'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import type { Confirmation } from '@latchkey/protocol/http/vault'
import type { Clock } from '../../../clock.ts'
import { retryLost } from '../../../db/retryLost.ts'
import { Refusal } from '../../../refusal.ts'
import type { Releases } from '../../../releases/openReleases.ts'
import type { Access } from '../../../walletCalls/readAccessToken.ts'
import { keyOf, ofOwner } from '../ofOwner.ts'
import type { VaultTables } from '../tables.ts'
import { toCose, verifyAssertion } from './verifyAssertion.ts'

/** As long as an approval waits for the visitor. */
const challengeMs = 600_000
/** How long a session can change the wallet. */
const enteredMs = 120_000
/** How long a session reads a half back that it has written: to write one that opens anything, it had the key. */
const readBackMs = 60_000
/** Long enough for the visitor to read the mail about it. */
const endMs = 3 * 86_400_000
const maxKeys = 20
/** Of an account at a time. The oldest makes room. */
const maxChallenges = 20

/** What a release is asked with. */
export type AskedRelease = {
  readonly confirmation?: Confirmation | undefined
  readonly purpose?: 'sign' | undefined
  /** The half that is asked for. */
  readonly pair: { readonly sessionId: string | null; readonly createdAt: Date }
}

/** Passkeys that the vault asks for before it releases a half, and verifies itself: neither the login nor the escrow can vouch for one. */
export type Confirms = {
  state(access: Access): Promise<Answer<typeof vaultConfirm>>
  challenge(access: Access): Promise<Answer<typeof vaultConfirmChallenge>>
  /** False if the factor has one. */
  addKey(access: Access, key: Body<typeof vaultConfirmKeyPut>): Promise<boolean>
  /** For a while, this session can change the wallet. Rejects with a Refusal unless the passkey is right. */
  enter(access: Access, confirmation: Confirmation): Promise<boolean>
  /** Turns it on or off: at once with a passkey; without one it ends later. */
  set(access: Access, change: Body<typeof vaultConfirmSet>): Promise<boolean>
  /** Rejects with a Refusal if a passkey has to be shown for this release. */
  need(access: Access, asked: AskedRelease): Promise<void>
  /** The same for a change of who can open the wallet. `factorId`: the one that is taken away. */
  needEntry(access: Access, factorId?: string): Promise<void>
  removeKey(access: Access, factorId: string): Promise<void>
}

export function createConfirms({ clock, origin, vault }: createConfirms.Options): Confirms {
  const { db } = vault

  async function isOn(access: Access): Promise<boolean> {
    const row = await ofOwner(db.selectFrom('vault_confirm'), access).select('ends_at').executeTakeFirst()
    return row !== undefined && (row.ends_at === null || row.ends_at.getTime() > clock())
  }

  async function isEntered(access: Access): Promise<boolean> {
    const row = await ofOwner(db.selectFrom('vault_confirm_entries'), access)
      .select('session_id')
      .where('session_id', '=', access.sessionId)
      .where('expires_at', '>', new Date(clock()))
      .executeTakeFirst()
    return row !== undefined
  }

  /** A challenge is gone before anything is compared: of two calls at once, one finds it. */
  async function check(access: Access, confirmation: Confirmation): Promise<void> {
    const { challengeId, credential } = confirmation
    const challenge = await ofOwner(db.deleteFrom('vault_confirm_challenges'), access)
      .where('id', '=', challengeId)
      .where('session_id', '=', access.sessionId)
      .where('expires_at', '>', new Date(clock()))
      .returning('nonce')
      .executeTakeFirst()
    const key = await ofOwner(db.selectFrom('vault_confirm_keys'), access)
      .select(['factor_id', 'public_key', 'uses'])
      .where('credential_id', '=', credential.id)
      .executeTakeFirst()
    if (!challenge || !key) throw new Refusal(vaultConfirmWrong)
    const known = { nonce: challenge.nonce, origin, publicKey: key.public_key, uses: Number(key.uses) }
    const uses = await verifyAssertion(confirmation, known).catch((cause: unknown) => {
      throw new Refusal(vaultConfirmWrong, { cause })
    })
    await ofOwner(db.updateTable('vault_confirm_keys'), access)
      .set({ uses })
      .where('factor_id', '=', key.factor_id)
      .execute()
    // The visitor has a passkey, so another person has asked for the end.
    await ofOwner(db.updateTable('vault_confirm'), access)
      .set({ ends_at: null })
      .where('ends_at', '>', new Date(clock()))
      .execute()
  }

  async function noteEntry(access: Access): Promise<void> {
    const expires_at = new Date(clock() + enteredMs)
    await ofOwner(db.deleteFrom('vault_confirm_entries'), access)
      .where('expires_at', '<', new Date(clock()))
      .execute()
    await db
      .insertInto('vault_confirm_entries')
      .values({ ...keyOf(access), session_id: access.sessionId, expires_at })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'account_id', 'session_id']).doUpdateSet({ expires_at }),
      )
      .execute()
  }

  async function turnOn(access: Access): Promise<boolean> {
    await vault.record(access, 'vault/confirm_on', {})
    await db
      .insertInto('vault_confirm')
      .values({ ...keyOf(access), ends_at: null })
      .onConflict((conflict) => conflict.columns(['project_id', 'account_id']).doUpdateSet({ ends_at: null }))
      .execute()
    return true
  }

  async function turnOff(access: Access): Promise<boolean> {
    await vault.record(access, 'vault/confirm_off', {})
    const { numDeletedRows } = await ofOwner(db.deleteFrom('vault_confirm'), access).executeTakeFirst()
    return numDeletedRows > 0n
  }

  async function endLater(access: Access): Promise<boolean> {
    await vault.record(access, 'vault/confirm_ending', {})
    const { numUpdatedRows } = await ofOwner(db.updateTable('vault_confirm'), access)
      .set({ ends_at: new Date(clock() + endMs) })
      .where('ends_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  const keysOf = (access: Access) =>
    ofOwner(db.selectFrom('vault_confirm_keys'), access)
      .select(['factor_id', 'credential_id'])
      .orderBy('created_at')
      .execute()

  const needEntry: Confirms['needEntry'] = async (access, factorId) => {
    if (!(await isOn(access))) return
    if (factorId !== undefined) {
      const keys = await keysOf(access)
      if (!keys.some((key) => key.factor_id === factorId)) return
      // Without the last one, nothing could be confirmed: it is turned off first.
      if (keys.length === 1) throw new Refusal(vaultConfirmRequired)
    }
    if (!(await isEntered(access))) throw new Refusal(vaultConfirmRequired)
  }

  return {
    needEntry,

    state: (access) =>
      retryLost(async () => {
        const row = await ofOwner(db.selectFrom('vault_confirm'), access).select('ends_at').executeTakeFirst()
        const keys = await keysOf(access)
        const on = await isOn(access)
        return {
          isOn: on,
          isEntered: await isEntered(access),
          endsAt: (on && row?.ends_at?.toISOString()) || null,
          keys: keys.map(({ credential_id, factor_id }) => ({
            factorId: factor_id,
            credentialId: credential_id,
          })),
        }
      }),

    challenge: (access) =>
      retryLost(async () => {
        const now = clock()
        await db.deleteFrom('vault_confirm_challenges').where('expires_at', '<', new Date(now)).execute()
        const surplus = await ofOwner(db.selectFrom('vault_confirm_challenges'), access)
          .select('id')
          .orderBy('expires_at', 'desc')
          .offset(maxChallenges - 1)
          .execute()
        const ids = surplus.map(({ id }) => id)
        if (ids.length > 0)
          await ofOwner(db.deleteFrom('vault_confirm_challenges'), access).where('id', 'in', ids).execute()
        const [challengeId, nonce] = [randomUUID(), randomBytes(32).toString('base64url')]
        await db
          .insertInto('vault_confirm_challenges')
          .values({
            id: challengeId,
            ...keyOf(access),
            session_id: access.sessionId,
            nonce,
            expires_at: new Date(now + challengeMs),
          })
          .execute()
        return { challengeId, nonce }
      }, 0),

    addKey: (access, { credentialId, factorId, publicKey }) =>
      retryLost(async () => {
        // Or a stolen session would add one of its own.
        await needEntry(access)
        const cose = toCose(Buffer.from(publicKey, 'base64url'))
        if (!cose) throw new Refusal(vaultConfirmWrong)
        if ((await keysOf(access)).length >= maxKeys) throw new Refusal(vaultFull)
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('vault_confirm_keys')
          .values({
            ...keyOf(access),
            factor_id: factorId,
            credential_id: credentialId,
            public_key: cose,
            created_at: new Date(clock()),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }, 0),

    async enter(access, confirmation) {
      await retryLost(() => check(access, confirmation), 0)
      await noteEntry(access)
      return true
    },

    async set(access, { isOn: turnsOn, confirmation }) {
      if (!confirmation) {
        if (turnsOn) throw new Refusal(vaultConfirmRequired)
        return endLater(access)
      }
      await retryLost(() => check(access, confirmation), 0)
      await noteEntry(access)
      return turnsOn ? turnOn(access) : turnOff(access)
    },

    async need(access, { confirmation, pair, purpose }) {
      if (confirmation) return check(access, confirmation)
      if (!(await isOn(access))) return
      const isOwn = pair.sessionId === access.sessionId && pair.createdAt.getTime() + readBackMs > clock()
      if (purpose !== 'sign' && (isOwn || (await isEntered(access)))) return
      throw new Refusal(vaultConfirmRequired)
    },

    async removeKey(access, factorId) {
      await ofOwner(db.deleteFrom('vault_confirm_keys'), access).where('factor_id', '=', factorId).execute()
    },
  }
}

export declare namespace createConfirms {
  type Options = {
    vault: Pick<Releases<VaultTables>, 'db' | 'record'>
    clock: Clock
    /** Of the wallet: its passkeys belong to it. */
    origin: string
  }
}
