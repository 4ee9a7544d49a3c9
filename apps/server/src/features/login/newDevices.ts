import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { retryLost } from '../../db/retryLost.ts'
import type { Entry } from './accounts.ts'
import { readAddress } from './addresses.ts'
import { revokeApps } from './apps.ts'
import type { DataKeys } from './dataKeys.ts'
import { endDevices } from './endSessions.ts'
import { hashLink, makeLink } from './links.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { LoginTables } from './tables.ts'

const dayMs = 86_400_000
/** As long as a session of the device can last. */
const stopLinkMs = 30 * dayMs
/** A notice that could not be delivered by then tells nothing new. */
const mailLifetimeMs = dayMs

type Device = Selectable<LoginTables['login_devices']>

/** Devices that log in to an account for the first time. */
export type NewDevices = {
  /**
   * Tells the visitor by mail, in the transaction of the login, if an address is known. Resolves
   * to when the device may open the wallet: after the delay of the project.
   */
  announce(tx: Transaction<LoginTables>, args: NewDevices.Announced): Promise<Date>
  /** The device that a notice is about; undefined if it was removed or the link has expired. */
  find(token: string): Promise<Device | undefined>
  /** Removes that device and ends its sessions. */
  stop(token: string): Promise<'stopped' | 'stoppedSocial' | 'ended'>
}

export declare namespace NewDevices {
  type Announced = {
    deviceId: string
    entry: Entry
    delayMs: number
    /** Of a device that is known, and logs in to another app. */
    opensAt?: Date | undefined
  }
}

export function createNewDevices({ db, dataKeys, mails, clock }: createNewDevices.Options): NewDevices {
  const since = () => new Date(clock() - stopLinkMs)

  return {
    async announce(tx, { deviceId, entry, delayMs, opensAt: known }) {
      const now = clock()
      const { token, hash } = makeLink()
      // Not the present if it may open at once: the clock of the escrow may be behind.
      const opensAt = known ?? new Date(delayMs > 0 ? now + delayMs : 0)
      const { account, browser, language, origin, provider } = entry
      await tx
        .updateTable('login_devices')
        .set({ opens_at: opensAt, stop_hash: hash, language })
        .where('id', '=', deviceId)
        .execute()
      if (!account.sealed_address) return opensAt
      const mail = {
        kind: 'newDevice',
        to: readAddress(await dataKeys(), account.sealed_address),
        language,
        origin,
        token,
        browser,
        provider,
        at: new Date(now).toISOString(),
        opensAt: opensAt.getTime() > now ? opensAt.toISOString() : undefined,
      } as const
      await mails.add(tx, { id: randomUUID(), mail, expiresAt: new Date(now + mailLifetimeMs) })
      return opensAt
    },

    find: (token) =>
      retryLost(() =>
        db
          .selectFrom('login_devices')
          .selectAll()
          .where('stop_hash', '=', hashLink(token))
          .where('created_at', '>', since())
          .executeTakeFirst(),
      ),

    stop: (token) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .deleteFrom('login_devices')
          .where('stop_hash', '=', hashLink(token))
          .where('created_at', '>', since())
          .returning(['id', 'account_id'])
          .executeTakeFirst()
        if (!row) return 'ended'
        await endDevices(tx, row.account_id, [row.id], clock())
        await revokeApps(tx, { accountId: row.account_id, now: clock() }, { deviceId: row.id })
        const { address_hash } = await tx
          .selectFrom('login_accounts')
          .select('address_hash')
          .where('id', '=', row.account_id)
          .executeTakeFirstOrThrow()
        return address_hash ? 'stopped' : 'stoppedSocial'
      }),
  }
}

export declare namespace createNewDevices {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    clock: Clock
  }
}
