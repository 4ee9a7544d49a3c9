import { randomUUID } from 'node:crypto'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { readAddress } from './addresses.ts'
import type { DataKeys } from './dataKeys.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { Session } from './sessions.ts'
import type { LoginTables } from './tables.ts'

/** A notice that could not be delivered by then comes too late. */
const mailLifetimeMs = 86_400_000

/** Tells the visitor by mail that the words of their wallet are shown; false if no address is known. */
export type TellExport = (
  session: Session,
  shown: { readonly language: LoginLanguage; readonly browser: string },
) => Promise<boolean>

export function createExportNotices({ db, dataKeys, mails, clock }: createExportNotices.Options): TellExport {
  return async ({ accountId, origin }, { browser, language }) => {
    const { sealed_address } = await db
      .selectFrom('login_accounts')
      .select('sealed_address')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (!sealed_address) return false
    const now = clock()
    const mail = {
      kind: 'exported',
      to: readAddress(await dataKeys(), sealed_address),
      language,
      origin,
      browser,
      at: new Date(now).toISOString(),
    } as const
    await mails.add(db, { id: randomUUID(), mail, expiresAt: new Date(now + mailLifetimeMs) })
    mails.wake()
    return true
  }
}

export declare namespace createExportNotices {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    clock: Clock
  }
}
