import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../apps/server/src/db/openDatabase.ts'
import { runMigrations } from '../../../apps/server/src/db/runMigrations.ts'
import { unsafeStatements } from '../../../apps/server/src/testing/unsafeStatements.ts'
import { psql } from '../psql.ts'
import { silent } from '../silent.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { keepWriting, kinds } from './keepWriting.ts'

// A release of tomorrow migrates the database while processes of today use it. Its migrations have
// every kind of statement that is allowed on a table with rows.

const count = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 5_000 : 60))
const timeout = 60_000 + count * 60
const lockTimeoutMs = 2_000

const migrations = {
  '0001_columns': `alter table projects add column drill_text text;
    alter table names add column drill_flag boolean not null default false;
    alter table siwx_sessions add column drill_count integer not null default 0, add column drill_json jsonb;
    alter table events add column drill_text text`,
  '0002_rules': `create table drill_notes (project_id text primary key, note text not null);
    alter table names add constraint drill_zone check (zone <> '') not valid;
    alter table siwx_sessions add constraint drill_account check (account <> '') not valid`,
  '0003_validate': `alter table names validate constraint drill_zone;
    alter table siwx_sessions validate constraint drill_account`,
  '0004_index': `drop index concurrently if exists drill_sessions;
    create index concurrently drill_sessions on siwx_sessions (domain)`,
}

// Minutes: by `pnpm drill` only.
test.runIf(process.env.DRILL ?? process.env.EXHAUSTIVE)(
  'behavior: tables are migrated while the version before writes to them and a long transaction reads them: no request fails',
  {
    timeout,
  },
  async ({ annotate }) => {
    for (const sql of Object.values(migrations)) expect(unsafeStatements(sql)).toEqual([])
    await withWorld({ ownPostgres: true }, async (world) => {
      const { databaseUrl: url, folder: place } = world
      const server = await world.startServer()
      const projectId = await createProject(server.url, 'drill')
      const writing = keepWriting({ base: server.url, projectId })
      await writing.reaches(count)
      const calmMs = writing.slowestMs()

      const folder = join(place, 'migrations')
      mkdirSync(folder)
      for (const [name, sql] of Object.entries(migrations))
        writeFileSync(join(folder, `${name}.sql`), `${sql};`)
      const endReport = await startReport(url)
      const began = performance.now()
      const migrated = runMigrations({ url, folder, table: 'drill_migrations', lockTimeoutMs })
      // The first try has met the report, and everything else the first try.
      while (waiting(url) < 2) await writing.reaches(writing.count() + 1)
      while (waiting(url) > 0) await writing.reaches(writing.count() + 1)
      await endReport()
      await migrated
      const migratedMs = performance.now() - began
      await writing.reaches(writing.count() + 2 * kinds.length)
      await writing.stop()

      expect(writing.failures).toEqual([])
      expect(writing.slowestMs()).toBeLessThan(lockTimeoutMs + calmMs + 3_000)
      const valid = psql(url, `select indisvalid from pg_index where indexrelid = 'drill_sessions'::regclass`)
      expect(valid).toBe('t')
      await annotate(
        `migrated in ${(migratedMs / 1_000).toFixed(1)} s behind a report; 0 of ${writing.count()} requests failed, the slowest took ${(writing.slowestMs() / 1_000).toFixed(1)} s, ${(calmMs / 1_000).toFixed(1)} s before`,
        'time',
      )
    })
  },
)

/** A transaction that has read the projects, and goes on until it is ended. */
async function startReport(url: string): Promise<() => Promise<void>> {
  const db = openDatabase(url, silent, { max: 1 })
  const [hasRead, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const over = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('projects').select('id').execute()
    hasRead.resolve()
    await end.promise
  })
  await hasRead.promise
  return async () => {
    end.resolve()
    await over
    await db.destroy()
  }
}

/** How many sessions wait for a lock. */
function waiting(url: string): number {
  return Number(
    psql(
      url,
      `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    ),
  )
}
