import { randomUUID } from 'node:crypto'
import type { LoginLanguage, LoginNoticeKind } from '@latchkey/protocol/http/login'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { readAddress } from './addresses.ts'
import type { DataKeys } from './dataKeys.ts'
import type { MailQueue } from './mails/mailQueue.ts'
import type { Session } from './sessions.ts'
import type { LoginTables } from './tables.ts'

/** A notice that could not be delivered by then comes too late. */
const mailLifetimeMs = 86_400_000

/** Tells the visitor by mail what a device does with their wallet; false if no address is known. */
export type Tell = (
  session: Session,
  done: { readonly kind: LoginNoticeKind; readonly language: LoginLanguage; readonly browser: string },
) => Promise<boolean>

export function createNotices({ db, dataKeys, mails, clock }: createNotices.Options): Tell {
  return async ({ accountId, origin }, { browser, kind, language }) => {
    const { sealed_address } = await db
      .selectFrom('login_accounts')
      .select('sealed_address')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (!sealed_address) return false
    const now = clock()
    const mail = {
      kind,
      to: readAddress(await dataKeys(), sealed_address),
      language,
      origin,
      browser,
      at: new Date(now).toISOString(),
    }
    await mails.add(db, { id: randomUUID(), mail, expiresAt: new Date(now + mailLifetimeMs) })
    mails.wake()
    return true
  }
}

export declare namespace createNotices {
  type Options = {
    db: Kysely<LoginTables>
    dataKeys: () => Promise<DataKeys>
    mails: MailQueue
    clock: Clock
  }
}
