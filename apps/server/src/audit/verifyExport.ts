import type { AuditHead } from './auditHead.ts'
import { hashAudit } from './hashAudit.ts'
import type { ExportedEntry } from './readExport.ts'
import type { AuditFault } from './verifyAudit.ts'

export type ExportReport =
  | {
      readonly ok: true
      readonly count: number
      /** How often entries are left out: those of other projects, or that a filter did not choose. */
      readonly gaps: number
      readonly head: AuditHead | undefined
    }
  | { readonly ok: false; readonly fault: AuditFault; readonly sequence: number }

/**
 * Checks the entries of an export without a server: each has the hash of its contents, and
 * continues the one before it wherever that is in the file.
 *
 * A program that can write the file can write all of its hashes anew. A head that was kept elsewhere finds that.
 */
export async function verifyExport(
  entries: AsyncIterable<ExportedEntry>,
  { head }: { readonly head?: AuditHead | undefined } = {},
): Promise<ExportReport> {
  let last: AuditHead | undefined
  let count = 0
  let gaps = 0
  let hasHead = false
  for await (const { at, hash, previousHash, sequence, ...entry } of entries) {
    const fault = (fault: AuditFault) => ({ ok: false, fault, sequence }) as const
    if (last && sequence <= last.sequence) return fault('unlinked')
    const before = Buffer.from(previousHash, 'hex')
    const own = hashAudit({ ...entry, sequence, at: new Date(at), previousHash: before })
    if (own.toString('hex') !== hash) return fault('changed')
    const isNext = sequence === (last?.sequence ?? 0) + 1
    if (!isNext) gaps++
    else if (previousHash !== (last?.hash ?? '00'.repeat(32))) return fault('unlinked')
    if (head?.sequence === sequence) {
      if (head.hash !== hash) return fault('rewritten')
      hasHead = true
    }
    last = { sequence, hash }
    count++
  }
  if (head && !hasHead && gaps === 0) return { ok: false, fault: 'cut', sequence: (last?.sequence ?? 0) + 1 }
  return { ok: true, count, gaps, head: last }
}
