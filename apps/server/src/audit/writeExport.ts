import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { readAuditHead } from './auditHead.ts'
import { type AuditFilter, type ListedEntry, listAudit } from './listAudit.ts'

/** Held in memory at once. */
const pageRows = 500

export type ExportFormat = 'ndjson' | 'csv'

export const csvColumns = [
  'sequence',
  'at',
  'chain',
  'kind',
  'subject',
  'details',
  'previousHash',
  'hash',
] as const

/**
 * The text of an export, a page at a time, the oldest entry first. Entries that are added meanwhile are
 * left out. JSON lines end with one that counts them, so that a file that was cut off is found.
 */
export async function* writeExport(
  db: Kysely<Database>,
  format: ExportFormat,
  filter: AuditFilter,
): AsyncGenerator<string> {
  const { chain, project } = filter
  const head = await readAuditHead(db, chain)
  const digest = createHash('sha256')
  let after = 0
  let count = 0
  if (format === 'csv') yield `${csvColumns.join(',')}\r\n`
  while (head) {
    const rows = await listAudit(db, {
      ...filter,
      after,
      before: head.sequence + 1,
      order: 'asc',
      limit: pageRows,
    })
    for (const { hash } of rows) digest.update(`${hash.toString('hex')}\n`)
    count += rows.length
    after = rows.at(-1)?.sequence ?? after
    if (rows.length > 0) yield rows.map((row) => writeEntry(format, chain, row)).join('')
    if (rows.length < pageRows) break
  }
  if (format === 'ndjson')
    yield `${JSON.stringify({ end: { chain, ...(project && { project }), entries: count, digest: digest.digest('hex') } })}\n`
}

function writeEntry(format: ExportFormat, chain: string, entry: ListedEntry): string {
  const { at, details, hash, kind, previousHash, sequence, subject } = entry
  const plain = {
    sequence,
    at: at.toISOString(),
    chain,
    kind,
    subject,
    details,
    previousHash: previousHash.toString('hex'),
    hash: hash.toString('hex'),
  }
  if (format === 'ndjson') return `${JSON.stringify(plain)}\n`
  const cells = csvColumns.map((column) =>
    column === 'details' ? JSON.stringify(details) : String(plain[column]),
  )
  return `${cells.map(writeCell).join(',')}\r\n`
}

/** A spreadsheet calculates what begins so: an apostrophe makes it text. One that is there gets another. */
const formula = /^[=+\-@\t\r']/

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
