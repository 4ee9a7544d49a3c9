import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Plain } from '../canonicalJson.ts'
import type { Database } from '../db/schema.ts'
import type {} from './tables.ts'

export type ListedEntry = {
  readonly sequence: number
  readonly at: Date
  readonly kind: string
  readonly subject: string
  readonly details: Record<string, Plain>
  readonly previousHash: Buffer
  readonly hash: Buffer
}

/** Which entries of a chain. */
export type AuditFilter = {
  readonly chain: string
  /** Only entries about this project. */
  readonly project?: string | undefined
  /** The kind, or with a slash at its end what it begins with. */
  readonly kind?: string | undefined
  /** The actor, or what its name begins with. */
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Entries of a chain, the newest first. */
export async function listAudit(
  db: Kysely<Database>,
  { before, limit, order = 'desc', after, ...filter }: listAudit.Options,
): Promise<ListedEntry[]> {
  const { project } = filter
  const read = (narrow: (query: Query) => Query) =>
    narrow(matching(db, filter))
      .$if(before !== undefined, (query) => query.where('sequence', '<', String(before)))
      .$if(after !== undefined, (query) => query.where('sequence', '>', String(after)))
      .select(['sequence', 'at', 'kind', 'subject', 'details', 'previous_hash', 'hash'])
      .orderBy('sequence', order)
      .limit(limit)
      .execute()
  // Each half has an index of its own, which one condition for both would not use.
  const halves =
    project === undefined
      ? [read((query) => query)]
      : [
          read((query) => query.where(sql<boolean>`details ->> 'project' = ${project}`)),
          read((query) =>
            query
              .where('subject', '=', project)
              .where('kind', 'like', 'project/%')
              .where(sql<boolean>`(details ->> 'project') is distinct from ${project}`),
          ),
        ]
  const rows = (await Promise.all(halves)).flat()
  const direction = order === 'asc' ? 1 : -1
  return rows
    .map(({ previous_hash: previousHash, ...row }) => ({
      ...row,
      previousHash,
      sequence: Number(row.sequence),
    }))
    .sort((a, b) => (a.sequence - b.sequence) * direction)
    .slice(0, limit)
}

type Query = SelectQueryBuilder<Database, 'audit', object>

function matching(db: Kysely<Database>, { actor, chain, from, kind, subject, to }: AuditFilter): Query {
  return db
    .selectFrom('audit')
    .where('chain', '=', chain)
    .$if(kind !== undefined, (query) =>
      kind?.endsWith('/')
        ? query.where(sql<boolean>`starts_with(kind, ${kind})`)
        : query.where('kind', '=', kind ?? ''),
    )
    .$if(actor !== undefined, (query) =>
      query.where(sql<boolean>`starts_with(details ->> 'actor', ${actor})`),
    )
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from as Date))
    .$if(to !== undefined, (query) => query.where('at', '<', to as Date))
}

export declare namespace listAudit {
  type Options = AuditFilter & {
    /** Only entries before this one. */
    before?: number | undefined
    /** Only entries after this one. */
    after?: number | undefined
    /** @default 'desc' */
    order?: 'asc' | 'desc' | undefined
    limit: number
  }
}
