import { createHash } from 'node:crypto'
import { canonicalJson, type Plain } from '../canonicalJson.ts'

/** What a caller writes to the audit log. */
export type AuditEntry = {
  /** Entries of one chain have one order, and wait for each other. */
  readonly chain: string
  /** What happened, such as `kms/rotated`. */
  readonly kind: string
  /** Whom or what it is about: an id, never an e-mail address, as entries cannot be deleted. */
  readonly subject: string
  readonly details: AuditDetails
}

/** Short facts. Never secrets: no keys, tokens, codes or texts that a visitor wrote. */
export type AuditDetails = Readonly<Record<string, Plain>>

/** The part of the hashed text that the caller knows; the database adds the rest. */
export function canonicalEntry({ chain, kind, subject, details }: AuditEntry): string {
  return `${JSON.stringify([chain, kind, subject])}\n${canonicalJson(details)}`
}

/** SHA-256 over the previous hash, the sequence, the time and the entry, one per line. The same as `append_audit`. */
export function hashAudit(row: AuditEntry & { previousHash: Buffer; sequence: number; at: Date }): Buffer {
  const lines = [row.previousHash.toString('hex'), row.sequence, row.at.getTime(), canonicalEntry(row)]
  return createHash('sha256').update(lines.join('\n')).digest()
}
