import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs a statement; the values of its rows as text. */
export function psql(databaseUrl: string, sql: string): string {
  const folder = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
  return execFileSync(join(folder, 'psql'), [databaseUrl, '-X', '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql], {
    encoding: 'utf8',
    maxBuffer: 268_435_456,
  }).trim()
}
