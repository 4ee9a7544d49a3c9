import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Logger } from 'pino'
import type { AuthConfig } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import type { Parts } from '../../feature.ts'

/** Tells webhooks of a visitor who has logged in to the embedded wallet for the first time. */
export type TellCreated = (
  tx: QueryExecutorProvider,
  created: { readonly projectId: string; readonly accountId: string; readonly methods: readonly string[] },
) => Promise<void>

/**
 * In the transaction of the login, if the outbox is in the same database. Else shortly before that
 * transaction ends, and a failure of the other database does not keep the visitor out.
 */
export function createTellCreated(options: createTellCreated.Options): TellCreated {
  const { config, log, mainDatabaseUrl, mainDb, webhooks } = options
  const isSame = config.databaseUrl === mainDatabaseUrl
  return async (tx, { accountId, methods, projectId }) => {
    const happening = {
      projectId,
      kind: 'wallet.created',
      key: accountId,
      eventId: `created-${accountId}`,
      data: { userId: accountId, methods },
    } as const
    if (isSame) return webhooks.add(tx, happening)
    await webhooks
      .add(mainDb, happening)
      ?.catch((error: Error) => log.warn({ reason: error.message }, 'a new wallet was not told to webhooks'))
  }
}

export declare namespace createTellCreated {
  type Options = {
    config: Pick<AuthConfig, 'databaseUrl'>
    log: Pick<Logger, 'warn'>
    /** The server's own database, where the outbox is. */
    mainDb: Kysely<Database>
    mainDatabaseUrl: string
    webhooks: Pick<Parts['webhooks'], 'add'>
  }
}
