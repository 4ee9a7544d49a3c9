import { type Kysely, sql } from 'kysely'
import type { Plain } from '../canonicalJson.ts'
import type { Database } from '../db/schema.ts'
import type {} from './tables.ts'

export type ListedEntry = {
  readonly sequence: number
  readonly at: Date
  readonly kind: string
  readonly subject: string
  readonly details: Record<string, Plain>
}

/** Entries of a chain, the newest first. */
export async function listAudit(
  db: Kysely<Database>,
  { chain, project, before, limit }: listAudit.Options,
): Promise<ListedEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['sequence', 'at', 'kind', 'subject', 'details'])
    .where('chain', '=', chain)
    .$if(before !== undefined, (query) => query.where('sequence', '<', String(before)))
    .$if(project !== undefined, (query) => query.where(sql<boolean>`details ->> 'project' = ${project}`))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }))
}

export declare namespace listAudit {
  type Options = {
    chain: string
    /** Only entries about this project. */
    project?: string | undefined
    /** Only entries before this one. */
    before?: number | undefined
    limit: number
  }
}
