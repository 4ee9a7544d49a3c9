import { createHmac, randomUUID } from 'node:crypto'
import { loginChangePending } from '@latchkey/protocol/catalogue'
import type { LoginProvider } from '@latchkey/protocol/http/social'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import { storeAddress } from './addresses.ts'
import type { Attempt } from './attempts.ts'
import type { DataKeys } from './dataKeys.ts'
import { isUndoPending } from './isUndoPending.ts'
import type { Identity } from './social/providers.ts'
import type { LoginTables } from './tables.ts'

type Tx = Transaction<LoginTables>

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
  /** How: `link`, `code`, or both; or `social`, `token` or `passkey`. */
  readonly methods: string[]
  readonly provider?: LoginProvider | undefined
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
  return {
    async byAddress(tx, attempt) {
      const { project_id, address_hash, sealed_address } = attempt
      const now = new Date(clock())
      const wanted = { projectId: project_id, addressHash: address_hash, now }
      if (await isUndoPending(tx, wanted)) throw new Refusal(loginChangePending)
      const account = await tx
        .insertInto('login_accounts')
        .values({ id: randomUUID(), project_id, address_hash, sealed_address, created_at: now })
        // Changes nothing, but returns and locks the account that exists.
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'address_hash']).doUpdateSet({ project_id }),
        )
        .returning(['id', 'sealed_address', isInserted])
        .executeTakeFirstOrThrow()
      return { ...attempt, account, methods: methodsOf(attempt) }
    },

    async byIdentity(tx, visit, { issuer, subject, email }) {
      const keys = await dataKeys()
      const { project_id, provider } = visit
      const created_at = new Date(clock())
      const subject_hash = createHmac('sha256', keys.pepper).update(`subject\n${issuer}\n${subject}`).digest()
      const sealed_address = email === undefined ? null : storeAddress(keys, email).sealed
      const entry = { ...visit, methods: [provider === 'token' ? 'token' : 'social'] }

      /** Locks the account. An address that the provider no longer tells is kept. */
      const adopt = async (accountId: string) => {
        const row = await tx
          .updateTable('login_accounts')
          .set(sealed_address ? { sealed_address } : { project_id })
          .where('id', '=', accountId)
          .returning(['id', 'sealed_address'])
          .executeTakeFirstOrThrow()
        return { ...entry, account: { ...row, isNew: false } }
      }

      const known = await tx
        .selectFrom('login_identities')
        .select('account_id')
        .where('project_id', '=', project_id)
        .where('subject_hash', '=', subject_hash)
        .executeTakeFirst()
      if (known) return adopt(known.account_id)
      const id = randomUUID()
      await tx
        .insertInto('login_accounts')
        .values({ id, project_id, address_hash: null, sealed_address, created_at })
        .execute()
      const { account_id } = await tx
        .insertInto('login_identities')
        .values({ project_id, subject_hash, provider, account_id: id, created_at })
        .onConflict((conflict) => conflict.columns(['project_id', 'subject_hash']).doUpdateSet({ provider }))
        .returning('account_id')
        .executeTakeFirstOrThrow()
      if (account_id === id) return { ...entry, account: { id, isNew: true, sealed_address } }
      // Another device of the same visitor was first.
      await tx.deleteFrom('login_accounts').where('id', '=', id).execute()
      return adopt(account_id)
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
