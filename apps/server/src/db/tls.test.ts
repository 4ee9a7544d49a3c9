import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../testing/startPostgres.ts'
import { explainDatabase } from './explainDatabase.ts'
import { migrate, missingMigrations } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const log = pino({ level: 'silent' })

/** A PostgreSQL whose certificate is of a private authority, and its URL with settings for TLS. */
async function start(tlsHost?: string) {
  const postgres = await startPostgres({ tlsHost })
  onTestFinished(postgres.stop)
  const url = (settings: string) => `${postgres.url.replace('127.0.0.1', 'localhost')}?${settings}`
  const refusal = (settings: string) =>
    migrate(url(settings)).then(
      () => 'none',
      (error: unknown) => explainDatabase(error),
    )
  return { caFile: postgres.caFile, url, refusal }
}

test('behavior: the certificate of a private authority is verified, for queries, migrations and jobs', async () => {
  const { caFile, url, refusal } = await start('localhost')
  const verified = url(`sslmode=verify-full&sslrootcert=${caFile}`)
  expect(await migrate(verified)).toContain('0001_projects')
  expect(await missingMigrations(verified, 'server')).toEqual([])
  const db = openDatabase(verified, log, { max: 1 })
  onTestFinished(() => db.destroy())
  const { rows } = await sql<{ ssl: boolean }>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db)
  expect(rows).toEqual([{ ssl: true }])
  const boss = new PgBoss({ connectionString: verified, schema: 'jobs', max: 1 })
  await boss.start()
  await boss.stop({ graceful: false })

  expect(await refusal('sslmode=verify-full')).toBe(
    'its certificate is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE): add sslrootcert=/path/of/ca.pem, the authority that signed it, to the URL',
  )
})

test('error: a certificate for another host, and a database without TLS, are refused in one sentence', async () => {
  const other = await start('db.example.com')
  expect(await other.refusal(`sslmode=verify-full&sslrootcert=${other.caFile}`)).toBe(
    'its certificate is for another host: use the name in the certificate as host of the URL',
  )
  const plain = await start()
  expect(await plain.refusal('sslmode=verify-full')).toBe(
    'it does not use TLS, which the sslmode of the URL asks for: switch TLS on in the database',
  )
})
