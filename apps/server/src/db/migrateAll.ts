import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'

/** Migrates every database of this process. Resolves to the names of the migrations run. */
export async function migrateAll(
  { databaseUrl, auth, roles }: Pick<Config, 'databaseUrl' | 'auth' | 'roles'>,
  log?: Logger,
): Promise<string[]> {
  const done = await migrate(databaseUrl, log)
  if (!auth || !roles.includes('auth')) return done
  return [...done, ...(await migrate(auth.databaseUrl, log, 'auth'))]
}
