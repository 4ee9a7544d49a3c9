import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { AuditHead } from './auditHead.ts'
import { hashAudit } from './hashAudit.ts'
import type {} from './tables.ts'

const pageRows = 1_000

export type AuditReport =
  | { readonly ok: true; readonly count: number; readonly head: AuditHead | undefined }
  | { readonly ok: false; readonly fault: AuditFault; readonly sequence: number }

/**
 * - `changed`: the row does not have the hash of its contents; it was changed or moved.
 * - `missing`: there is no row with this sequence, and there are later ones.
 * - `unlinked`: the row does not continue the one before it; one of them was replaced.
 * - `cut`: the chain ends before the given head.
 * - `rewritten`: the chain has another row where the given head, or start, was.
 */
export type AuditFault = 'changed' | 'missing' | 'unlinked' | 'cut' | 'rewritten'

/**
 * Checks every row of a chain, a page at a time, and stops at the first fault.
 *
 * Without a head that was kept elsewhere, a removed end or a chain that was written anew
 * cannot be told from a real one.
 */
export async function verifyAudit(
  db: Kysely<Database>,
  chain: string,
  { from, head }: verifyAudit.Options = {},
): Promise<AuditReport> {
  if (from && head && head.sequence < from.sequence) throw new Error('audit: the head is before the start')
  let last: AuditHead | undefined
  let count = 0
  // The row of `from` is checked, too: its own hash, and that it is the one that was trusted.
  let next = from?.sequence ?? 1
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('chain', '=', chain)
      .where('sequence', '>=', String(next))
      .orderBy('sequence')
      .limit(pageRows)
      .execute()
    for (const { previous_hash: previousHash, ...row } of rows) {
      const sequence = Number(row.sequence)
      const hash = row.hash.toString('hex')
      const fault = (fault: AuditFault, at = sequence) => ({ ok: false, fault, sequence: at }) as const
      if (sequence !== next) return fault('missing', next)
      if (!hashAudit({ ...row, sequence, previousHash }).equals(row.hash)) return fault('changed')
      const expected = last?.hash ?? (sequence === 1 ? '00'.repeat(32) : undefined)
      if (expected !== undefined && previousHash.toString('hex') !== expected) return fault('unlinked')
      for (const known of [from, head])
        if (known?.sequence === sequence && known.hash !== hash) return fault('rewritten')
      last = { sequence, hash }
      next = sequence + 1
      count++
    }
    if (rows.length < pageRows) break
  }
  const least = Math.max(from?.sequence ?? 0, head?.sequence ?? 0)
  if (least >= next) return { ok: false, fault: 'cut', sequence: next }
  return { ok: true, count, head: last }
}

export declare namespace verifyAudit {
  type Options = {
    /** A head that was verified before; earlier rows are not read. */
    from?: AuditHead | undefined
    /** A head that was kept elsewhere, which the chain must contain. */
    head?: AuditHead | undefined
  }
}
