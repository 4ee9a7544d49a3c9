import { parseAccountId } from '@latchkey/protocol/caip'
import { messageExpired, sessionUnknown, signatureInvalid } from '@latchkey/protocol/catalogue'
import { revokeMessage, type SmartSession } from '@latchkey/protocol/http/sessions'
import type { Kysely } from 'kysely'
import type { ChainFamily } from '../../chains/chain.ts'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Database } from '../../db/schema.ts'
import { Refusal } from '../../refusal.ts'

/** Permissions that accounts granted to apps. */
export type Sessions = {
  /** Newest first. Nothing in it lets anybody act: whoever knows an account may ask. */
  list(account: string): Promise<SmartSession[]>
  /** Takes one back; again and again the same answer. Resolves to when, in Unix seconds. */
  revoke(args: Revocation): Promise<number>
  /** Keeps one that was granted. Not reachable from outside. */
  store(session: NewSession): Promise<void>
}

export type Revocation = {
  /** CAIP-10, exactly as in the signed text. */
  readonly account: string
  readonly pci: string
  readonly signature: string
  readonly timestamp: number
}

export type NewSession = {
  readonly pci: string
  readonly account: string
  readonly projectId: string
  readonly permissions: SmartSession['permissions']
  readonly policies: SmartSession['policies']
  readonly context: string | null
  /** Unix seconds. */
  readonly expiry: number
}

const maxListed = 255
/** Seconds by which the clocks of a wallet and of this server may differ. */
const timeWindow = 300
/** Milliseconds a reader waits for a database that is away. */
const readPatience = 1_000
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function createSessions(options: createSessions.Options): Sessions {
  const { db, verify, clock } = options
  return {
    async list(account) {
      const rows = await retryLost(
        () =>
          db
            .selectFrom('sessions')
            .innerJoin('projects', 'projects.id', 'sessions.project_id')
            .selectAll('sessions')
            .select('projects.name')
            .where('account', '=', accountKey(account))
            .orderBy('sessions.created_at', 'desc')
            .orderBy('pci')
            .limit(maxListed)
            .execute(),
        readPatience,
      )
      return rows.map((row) => ({
        project: { id: row.project_id, name: row.name, url: null, iconUrl: null },
        pci: row.pci,
        expiry: toSeconds(row.expires_at),
        createdAt: toSeconds(row.created_at),
        permissions: row.permissions,
        policies: row.policies,
        // With it a permission can be used, and who asks has proven nothing.
        context: null,
        revokedAt: row.revoked_at && toSeconds(row.revoked_at),
      }))
    },

    async revoke({ account, pci, signature, timestamp }) {
      const now = clock()
      if (Math.abs(timestamp - now / 1000) > timeWindow) throw new Refusal(messageExpired)
      if (!uuid.test(pci)) throw new Refusal(sessionUnknown)
      const key = accountKey(account)
      const found = await retryLost(
        () =>
          db
            .selectFrom('sessions')
            .select('pci')
            .where('pci', '=', pci)
            .where('account', '=', key)
            .executeTakeFirst(),
        readPatience,
      )
      if (!found) throw new Refusal(sessionUnknown)
      const { chainId: chain, address } = parseAccountId(account)
      const message = revokeMessage(account, pci, timestamp)
      if (!(await verify({ chain, address, message, signature }))) throw new Refusal(signatureInvalid)
      // The first time counts, also when the answer to it was lost.
      const row = await retryLost(() =>
        db
          .updateTable('sessions')
          .set((set) => ({ revoked_at: set.fn.coalesce('revoked_at', set.val(new Date(now))) }))
          .where('pci', '=', pci)
          .where('account', '=', key)
          .returning('revoked_at')
          .executeTakeFirst(),
      )
      if (!row?.revoked_at) throw new Refusal(sessionUnknown)
      return toSeconds(row.revoked_at)
    },

    async store({ pci, account, projectId, permissions, policies, context, expiry }) {
      const row = {
        pci,
        account: accountKey(account),
        project_id: projectId,
        permissions: JSON.stringify(permissions),
        policies: JSON.stringify(policies),
        context,
        expires_at: new Date(expiry * 1000),
        created_at: new Date(clock()),
      }
      await retryLost(() =>
        db
          .insertInto('sessions')
          .values(row)
          .onConflict((conflict) => conflict.column('pci').doNothing())
          .execute(),
      )
    },
  }
}

export declare namespace createSessions {
  type Options = {
    db: Kysely<Database>
    clock: Clock
    /** Whether the account, a contract or not, signed the text. */
    verify: NonNullable<ChainFamily['verifyMessage']>
  }
}

/** How accounts are compared: case means something only outside hexadecimal. */
function accountKey(account: string): string {
  const { chainId, address } = parseAccountId(account)
  return `${chainId}:${/^0x/i.test(address) ? address.toLowerCase() : address}`
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)
