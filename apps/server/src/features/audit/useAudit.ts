import type { Kysely } from 'kysely'
import pino from 'pino'
import type { Command } from '../../command.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import type { Database } from '../../db/schema.ts'

/** Opens the database that a chain is in: releases of a role are in the role's own. */
export async function useAudit(
  command: string,
  { config, db, options: { chain } }: Command.Args,
  use: (db: Kysely<Database>, chain: string) => Promise<string>,
): Promise<string> {
  if (!chain) throw new Error(`${command} needs --chain`)
  const own = chain === 'vault' || chain === 'escrow' ? config[chain] : undefined
  if (!own) return use(db, chain)
  const opened = openDatabase(own.databaseUrl, pino({ level: 'silent' }), { max: 1 })
  return use(opened, chain).finally(() => opened.destroy())
}
