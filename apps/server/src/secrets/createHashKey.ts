import { databaseUnavailable } from '@latchkey/protocol/catalogue'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { retryLost } from '../db/retryLost.ts'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import { openSecret } from './openSecret.ts'
import type { Secrets } from './secrets.ts'

/** The key that hashes accounts. Rejects while the database is unreachable, or with a `SecretError`. */
export type HashKey = () => Promise<Buffer>

const timeoutMs = 1_000

/** Opens what `SECRET` encrypts, once: at the start, or as soon as the database is there. */
export function createHashKey({ db, secrets, log }: createHashKey.Options): HashKey {
  let known: Promise<Buffer> | undefined

  async function open(): Promise<Buffer> {
    const { hashKey, resealed, unreadable, unreadableStored } = await retryLost(
      () => openSecret(db, secrets, { name: 'start of the server' }),
      timeoutMs,
    ).catch((cause: Error & { code?: string }) => {
      // No table: another process migrates the database.
      throw cause.code === '42P01' ? new Refusal(databaseUnavailable, { cause, retryAfter: 5 }) : cause
    })
    if (resealed > 0) log.info({ keys: resealed }, 'encrypted again with SECRET')
    if (secrets.length > 1) log.info('SECRET_PREVIOUS decrypts nothing that the database still needs')
    if (unreadable > 0)
      log.warn(
        { keys: unreadable },
        'signing keys of sign-ins cannot be decrypted, and new ones are made: is the secret before in SECRET_PREVIOUS?',
      )
    if (unreadableStored > 0)
      log.warn(
        { settings: unreadableStored },
        'settings of the console cannot be decrypted and are not used: is the secret before in SECRET_PREVIOUS?',
      )
    return hashKey
  }

  return () => {
    known ??= open().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

export declare namespace createHashKey {
  type Options = { db: Kysely<Database>; secrets: Secrets; log: Pick<Logger, 'info' | 'warn'> }
}
