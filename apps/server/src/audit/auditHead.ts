import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type {} from './tables.ts'

/** The last entry of a chain at some time. Its hash stands for all entries up to it. */
export type AuditHead = { readonly sequence: number; readonly hash: string }

/** Undefined if the chain has no entries. */
export async function readAuditHead(db: Kysely<Database>, chain: string): Promise<AuditHead | undefined> {
  const row = await db
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('chain', '=', chain)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { sequence: Number(row.sequence), hash: row.hash.toString('hex') }
}

/** Such as `42:9f86d081…`. */
export function writeAuditHead({ sequence, hash }: AuditHead): string {
  return `${sequence}:${hash}`
}

/** Undefined if the text is not one. */
export function parseAuditHead(text: string): AuditHead | undefined {
  const [, sequence, hash = ''] = /^([1-9]\d{0,14}):([\da-f]{64})$/.exec(text.trim()) ?? []
  return sequence === undefined ? undefined : { sequence: Number(sequence), hash }
}
