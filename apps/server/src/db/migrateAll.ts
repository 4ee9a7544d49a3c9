import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'

type Databases = Pick<Config, 'databaseUrl' | 'auth' | 'vault' | 'escrow' | 'roles'>

/** Migrates every database of this process. Resolves to the names of the migrations run. */
export async function migrateAll(config: Databases, log?: Logger): Promise<string[]> {
  // First those of the server, which may share its database with the roles.
  return [...(await migrate(config.databaseUrl, log)), ...(await migrateRoles(config, log))]
}

/** Migrates the databases of the roles that may have their own. */
export async function migrateRoles(config: Databases, log?: Logger): Promise<string[]> {
  const done: string[] = []
  for (const role of ['auth', 'vault', 'escrow'] as const) {
    const own = config[role]
    if (!own || !config.roles.includes(role)) continue
    // Releases are written to the audit log of the database they are made from.
    if (role !== 'auth') done.push(...(await migrate(own.databaseUrl, log, 'audit')))
    done.push(...(await migrate(own.databaseUrl, log, role)))
  }
  return done
}
