import { randomUUID } from 'node:crypto'
import { loginChangePending } from '@latchkey/protocol/catalogue'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import { readAddress, storeAddress } from './addresses.ts'
import type { Attempt } from './attempts.ts'
import type { Proven } from './checkRules.ts'
import type { DataKeys } from './dataKeys.ts'
import { isUndoPending } from './isUndoPending.ts'
import type { Identity } from './social/providers.ts'
import { accountOfSubject, hashSubject } from './subjects.ts'
import type { LoginTables } from './tables.ts'

type Tx = Transaction<LoginTables>
type Claimable = { readonly first_login_at: Date | null }

/** The device that logs in, and the page that embeds the wallet. */
type Place = Pick<Attempt, 'project_id' | 'origin' | 'jkt' | 'language' | 'browser'>

/** A login that has succeeded, in whichever way. */
export type Entry = Place & {
  readonly account: {
    readonly id: string
    readonly isNew: boolean
    /** Where notices go; null if no address is known. */
    readonly sealed_address: Buffer | null
  }
  /** How: `link`, `code`, or both; or `social`, `token`, `passkey` or `guest`. */
  readonly methods: string[]
  readonly provider?: LoginProvider | undefined
  readonly proven: Omit<Proven, 'accountId'>
  /**
   * What the same person has proven in other apps too. Undefined for a passkey, and for a token of
   * the app's own identity system, which speaks for no other app.
   */
  readonly sharedBy?: { readonly addressHash: Buffer } | { readonly subjectHash: Buffer } | undefined
}

/** Finds the accounts of logins, and creates those that do not exist. */
export type Accounts = {
  byAddress(tx: Tx, attempt: Attempt): Promise<Entry>
  /**
   * By issuer and subject only. The email address is not compared: at another provider, or
   * tomorrow, it can be another person's.
   */
  byIdentity(tx: Tx, visit: Place & { provider: LoginProvider }, identity: Identity): Promise<Entry>
}

/** Of a row that was inserted or updated: PostgreSQL sets `xmax` only when it updates. */
export const isInserted = sql<boolean>`(xmax = 0)`.as('isNew')

export function createAccounts({ dataKeys, clock }: createAccounts.Options): Accounts {
  /** An account that the app made ahead is as new at the first login as one that is made then. */
  async function claim(tx: Tx, { first_login_at, ...account }: Entry['account'] & Claimable) {
    if (first_login_at) return account
    await tx
      .updateTable('login_accounts')
      .set({ first_login_at: new Date(clock()) })
      .where('id', '=', account.id)
      .execute()
    return { ...account, isNew: true }
  }

  return {
    async byAddress(tx, attempt) {
      const { project_id, address_hash, sealed_address } = attempt
      const now = new Date(clock())
      const wanted = { projectId: project_id, addressHash: address_hash, now }
      if (await isUndoPending(tx, wanted)) throw new Refusal(loginChangePending)
      const account = await tx
        .insertInto('login_accounts')
        .values({
          id: randomUUID(),
          project_id,
          address_hash,
          sealed_address,
          first_login_at: now,
          created_at: now,
        })
        // Changes nothing, but returns and locks the account that exists.
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'address_hash']).doUpdateSet({ project_id }),
        )
        .returning(['id', 'sealed_address', 'first_login_at', isInserted])
        .executeTakeFirstOrThrow()
      const proven = { email: readAddress(await dataKeys(), sealed_address) }
      return {
        ...attempt,
        account: await claim(tx, account),
        methods: methodsOf(attempt),
        proven,
        sharedBy: { addressHash: address_hash },
      }
    },

    async byIdentity(tx, visit, { issuer, subject, email }) {
      const keys = await dataKeys()
      const { project_id, provider } = visit
      const created_at = new Date(clock())
      const subject_hash = hashSubject(keys, issuer, subject)
      const sealed_address = email === undefined ? null : storeAddress(keys, email).sealed
      const entry = {
        ...visit,
        methods: [provider === 'token' ? 'token' : 'social'],
        proven: { email, subject: `${provider}:${subject}` },
        ...(provider !== 'token' && { sharedBy: { subjectHash: subject_hash } }),
      }

      const found = await accountOfSubject(tx, {
        project_id,
        subject_hash,
        provider,
        sealed_address,
        created_at,
        first_login_at: created_at,
      })
      if (found.isNew) return { ...entry, account: { ...found, sealed_address } }
      // Locks the account. An address that the provider no longer tells is kept.
      const row = await tx
        .updateTable('login_accounts')
        .set(sealed_address ? { sealed_address } : { project_id })
        .where('id', '=', found.id)
        .returning(['id', 'sealed_address', 'first_login_at'])
        .executeTakeFirstOrThrow()
      return { ...entry, account: await claim(tx, { ...row, isNew: false }) }
    },
  }
}

export declare namespace createAccounts {
  type Options = { dataKeys: () => Promise<DataKeys>; clock: Clock }
}

/** A code that was sent is also needed: an attempt without one was completed by its link. */
function methodsOf({ approved_at, code_hash }: Attempt): string[] {
  return [...(approved_at ? ['link'] : []), ...(code_hash ? ['code'] : [])]
}
