import { type QueryExecutorProvider, sql } from 'kysely'
import type { Plain } from '../canonicalJson.ts'
import type { AuditHead } from './auditHead.ts'
import { type AuditEntry, canonicalEntry } from './hashAudit.ts'

const maxDetails = 16
const maxTextLength = 200

/**
 * Appends an entry to its chain, and resolves to what is then its head.
 *
 * With a transaction, the entry is stored if the transaction is; other writers of the chain
 * wait until it ends, so append last. Throws for an entry that breaks the rules, which is a
 * mistake of the caller.
 *
 * @example
 * await appendAudit(tx, { chain: 'auth', kind: 'auth/login', subject: userId, details: { method: 'email' } })
 */
export async function appendAudit(db: QueryExecutorProvider, entry: AuditEntry): Promise<AuditHead> {
  checkAuditEntry(entry)
  const { chain, kind, subject, details } = entry
  const { rows } = await sql<{ new_sequence: string; new_hash: Buffer }>`
    select * from append_audit(${chain}, ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${canonicalEntry(entry)})
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('append_audit returned no row')
  return { sequence: Number(row.new_sequence), hash: row.new_hash.toString('hex') }
}

/** Throws for an entry that breaks the rules. */
export function checkAuditEntry({ chain, kind, subject, details }: AuditEntry): void {
  if (!/^[a-z][\w:-]{0,63}$/.test(chain)) throw new Error('audit: the chain is not a name')
  if (!/^[a-z][a-z\d_/-]{0,63}$/.test(kind))
    throw new Error('audit: the kind is not a name such as kms/rotated')
  if (!subject || !isShort(subject)) throw new Error('audit: the subject is empty or not a short text')
  const entries = Object.entries(details)
  if (entries.length > maxDetails) throw new Error(`audit: more than ${maxDetails} details`)
  // The values are left out of the messages, which end up in logs.
  for (const [name, value] of entries) {
    if (!/^[a-z]\w{0,31}$/i.test(name)) throw new Error('audit: a detail has a wrong name')
    if (!isAllowed(value)) throw new Error(`audit: ${name} is not a short text, a number or a boolean`)
  }
}

function isAllowed(value: Plain): boolean {
  if (typeof value === 'string') return isShort(value)
  // The database would round other numbers, or spell them differently.
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

/** PostgreSQL stores no zero bytes, and no halves of surrogate pairs. */
function isShort(text: string): boolean {
  return (
    typeof text === 'string' && text.length <= maxTextLength && text.isWellFormed() && !text.includes('\0')
  )
}
