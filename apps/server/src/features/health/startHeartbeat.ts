import type { ProcessFacts } from '@latchkey/protocol/http/health'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'
import type {} from './tables.ts'

const everyMs = 15_000
/** Rows of processes that ended without saying so are kept so long. */
const keepMs = 86_400_000

/** Writes what this process knows into the database, for the others. Returns a function that ends it. */
export function startHeartbeat({ clock, db, facts, id }: startHeartbeat.Options): () => Promise<void> {
  let writing: Promise<void> | undefined
  let hasRoles = false

  async function writeRoles(roles: readonly string[]): Promise<void> {
    if (hasRoles) return
    await db
      .insertInto('server_roles')
      .values(roles.map((role) => ({ role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    hasRoles = true
  }

  async function write(): Promise<void> {
    const said = await facts()
    await writeRoles(said.roles)
    const row = { seen_at: new Date(clock()), facts: JSON.stringify(said) }
    await db
      .insertInto('server_processes')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await sql`delete from server_processes where seen_at < ${new Date(clock() - keepMs)}`.execute(db)
  }

  const beat = () => {
    // Without the database there is nothing to write to; the others see that it is missing.
    writing ??= write()
      .catch(() => undefined)
      .finally(() => {
        writing = undefined
      })
    return writing
  }
  const timer = setInterval(beat, everyMs).unref()
  void beat()

  return async () => {
    clearInterval(timer)
    await writing
    // A process that ends as it should is not missed.
    await db
      .deleteFrom('server_processes')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined)
  }
}

export declare namespace startHeartbeat {
  type Options = {
    clock: Clock
    db: Kysely<Database>
    facts(): Promise<ProcessFacts>
    /** The same as in the log. */
    id: string
  }
}
