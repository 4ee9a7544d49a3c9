import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type MigrationSet, migrate } from './migrate.ts'

type Databases = Pick<Config, 'databaseUrl' | 'auth' | 'vault' | 'escrow' | 'roles'>

/** Migrates every database of this process. Resolves to the names of the migrations run. */
export async function migrateAll(config: Databases, log?: Logger): Promise<string[]> {
  // First those of the server, which may share its database with the roles.
  return [...(await migrate(config.databaseUrl, log)), ...(await migrateRoles(config, log))]
}

/** Migrates the databases of the roles that may have their own. */
export async function migrateRoles(config: Databases, log?: Logger): Promise<string[]> {
  const done: string[] = []
  for (const { url, set } of roleTables(config)) done.push(...(await migrate(url, log, set)))
  return done
}

/** The tables that this process needs, and the databases they are in. */
export function tablesOf(config: Databases): Tables[] {
  const url = config.databaseUrl
  return [{ url, set: 'server' }, { url, set: 'audit' }, ...roleTables(config)]
}

type Tables = { readonly url: string; readonly set: MigrationSet }

function roleTables(config: Databases): Tables[] {
  return (['auth', 'vault', 'escrow'] as const).flatMap((role): Tables[] => {
    const own = config[role]
    if (!own || !config.roles.includes(role)) return []
    const url = own.databaseUrl
    // Releases are written to the audit log of the database they are made from.
    return role === 'auth'
      ? [{ url, set: role }]
      : [
          { url, set: 'audit' },
          { url, set: role },
        ]
  })
}
