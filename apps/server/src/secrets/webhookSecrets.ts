import { type QueryExecutorProvider, sql } from 'kysely'
import { sealBytes, unsealBytes } from './sealBytes.ts'
import { deriveKeys, type Keys, type Secrets } from './secrets.ts'

/** Encrypts the secrets that sign webhooks. */
export const webhookKeys = (secrets: Secrets): Keys => deriveKeys(secrets, 'webhook secrets')
export const webhookSealName = (id: string): string => `webhook ${id}`

type Row = { id: string; sealed_secret: Buffer; previous_secret: Buffer | null }

/** Encrypts secrets of webhooks with `SECRET` that the one before has encrypted; resolves to their number. */
export async function resealWebhooks(tx: QueryExecutorProvider, secrets: Secrets): Promise<number> {
  const keys = webhookKeys(secrets)
  const { rows } = await sql<Row>`
    select id, sealed_secret, previous_secret from webhook_endpoints order by id for update`.execute(tx)
  let resealed = 0
  for (const { id, sealed_secret, previous_secret } of rows) {
    const name = webhookSealName(id)
    const current = unsealBytes(keys, name, sealed_secret)
    const previous = previous_secret && unsealBytes(keys, name, previous_secret)
    if ((!current || current.isCurrent) && (!previous || previous.isCurrent)) continue
    const seal = (found: typeof current | null, before: Buffer | null) =>
      found ? sealBytes(keys, name, found.bytes) : before
    await sql`
      update webhook_endpoints
      set sealed_secret = ${seal(current, sealed_secret)}, previous_secret = ${seal(previous, previous_secret)}
      where id = ${id}`.execute(tx)
    resealed++
  }
  return resealed
}
