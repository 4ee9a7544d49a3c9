import { splitStatements } from '../db/splitStatements.ts'

/** A statement of a migration that the processes of the version before may not survive, and why. */
export type Unsafe = { readonly statement: string; readonly reason: string }

type Rule = { readonly matches: RegExp; readonly unless?: RegExp; readonly reason: string }

const rewrites = 'rewrites the table while nothing else can use it: add a column beside it instead'
const scans = 'reads the whole table while nothing can be written: add it `not valid`, and validate it later'
const reads = 'the version before still reads it: remove it in the release after the next'
const builds = 'blocks writers while the index is built: use `concurrently`, in a file of its own'

const rules: readonly Rule[] = [
  { matches: /\balter column \S+ (set data )?type\b/, reason: rewrites },
  { matches: /\bdrop column\b|^drop (table|view|function)\b|\brename\b/, reason: reads },
  { matches: /\bdrop not null\b/, reason: 'the version before does not expect null' },
  { matches: /\bset not null\b/, reason: 'the version before may leave it null' },
  {
    matches: /\badd column\b[^,]*\bnot null\b/,
    unless: /\badd column\b[^,]*\bdefault\b/,
    reason: 'the version before does not set it: give it a default',
  },
  {
    matches: /\badd column\b[^,]*\bdefault [^,]*(random|gen_random_uuid|clock_timestamp|nextval)\b/,
    reason: rewrites,
  },
  { matches: /\badd column\b[^,]*\bgenerated\b/, reason: rewrites },
  {
    matches: /\badd column\b[^,]*\bunique\b|\badd constraint \S+ (unique|primary key|exclude)\b/,
    reason: builds,
  },
  { matches: /\badd column\b[^,]*\b(check|references)\b/, reason: scans },
  { matches: /\badd (constraint \S+ )?(check|foreign key)\b/, unless: /\bnot valid\b/, reason: scans },
  { matches: /^create (unique )?index\b/, unless: /\bconcurrently\b/, reason: builds },
  {
    matches: /^(update|delete)\b/,
    reason: 'locks every row until it ends: do it in batches, from the server',
  },
  { matches: /^(lock|truncate|cluster|vacuum|reindex)\b/, reason: 'keeps everything else from the table' },
  {
    matches: /^set\b|\bset (local )?(lock|statement)_timeout\b/,
    reason: 'the program sets how long it waits',
  },
]

/**
 * Finds statements that are unsafe while the version before runs and the tables are large. What a
 * migration creates itself is new to both, and empty.
 */
export function unsafeStatements(migration: string): Unsafe[] {
  const [up = ''] = migration.split(/^-- Down Migration$/m)
  const statements = splitStatements(up)
  const own = new Set(
    statements.flatMap((statement) => tableOf(statement, /^create table (?:if not exists )?(\w+)/i)),
  )
  const isConcurrent = statements.some(isBesideWriters)
  return statements.flatMap((statement): Unsafe[] => {
    const [table] = tableOf(
      statement,
      /^(?:alter table (?:only )?|create (?:unique )?index [^(]*\bon )(\w+)/i,
    )
    if (table && own.has(table)) return []
    const text = statement.toLowerCase().replaceAll(/\s+/g, ' ')
    const found = rules.find(({ matches, unless }) => matches.test(text) && !unless?.test(text))
    if (found) return [{ statement: text, reason: found.reason }]
    if (isConcurrent && !isBesideWriters(statement))
      return [
        {
          statement: text,
          reason: 'runs outside a transaction, because of `concurrently`: put it in a file of its own',
        },
      ]
    return []
  })
}

const isBesideWriters = (statement: string) => /\bindex concurrently\b/i.test(statement)

function tableOf(statement: string, pattern: RegExp): string[] {
  const [, table] = pattern.exec(statement) ?? []
  return table === undefined ? [] : [table]
}
