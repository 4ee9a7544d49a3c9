import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Shared } from '../shared.ts'
import { hasOperator } from './hasOperator.ts'
import { makeToken, tokenLink } from './oneTimeTokens.ts'

const retryMs = 1_000
/** Of processes that were started since, in containers that have other names. */
const maxClaims = 20

/**
 * While there is no operator, logs a link by which its reader becomes the first. Each start makes
 * a new one, which replaces the one before of the same process. Waits for the database.
 */
export async function offerClaim({ config, db, clock, draining, log }: offerClaim.Options): Promise<void> {
  const { console: settings, port } = config
  if (!settings) return
  for (let attempt = 0; !draining.signal.aborted; attempt++)
    try {
      if (await hasOperator(db, settings)) return
      const { text, hash } = makeToken()
      const process = `${hostname()}:${port}`
      const created_at = new Date(clock())
      await db
        .insertInto('owner_claims')
        .values({ process, hash, created_at })
        .onConflict((conflict) => conflict.column('process').doUpdateSet({ hash, created_at }))
        .execute()
      await sql`delete from owner_claims where process not in (
        select process from owner_claims order by created_at desc limit ${maxClaims})`.execute(db)
      const link = tokenLink(settings.origin, 'claim', text)
      log.warn({ link }, 'the console has no operator yet: open the link and sign in to become the first')
      return
    } catch (error) {
      if (attempt === 0) log.warn({ err: error }, 'the link to the console is made once the database answers')
      await sleep(retryMs, undefined, { ref: false })
    }
}

export declare namespace offerClaim {
  type Options = Pick<Shared, 'config' | 'db' | 'clock' | 'draining' | 'log'>
}
