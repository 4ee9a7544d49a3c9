import type { auditVerification } from '@latchkey/protocol/http/audit'
import type { Answer } from '@latchkey/protocol/http/contract'
import type { Kysely } from 'kysely'
import { writeAuditHead } from '../../audit/auditHead.ts'
import { verifyAudit } from '../../audit/verifyAudit.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/schema.ts'

export type Verification = Answer<typeof auditVerification>

/** A chain of a million entries takes a minute, so a result is shown for a while. */
const freshMs = 60_000
/** As long as a page waits; then it asks again. */
const waitMs = 5_000

/** Checks a chain, one check at a time for all callers. */
export function createChainCheck({
  db,
  chain,
  clock,
}: createChainCheck.Options): () => Promise<Verification> {
  let known: { readonly answer: Verification; readonly at: number } | undefined
  let running: Promise<Verification> | undefined

  async function check(): Promise<Verification> {
    const at = clock()
    const checkedAt = new Date(at).toISOString()
    const report = await verifyAudit(db, chain)
    const answer: Verification = report.ok
      ? {
          state: 'ok',
          checkedAt,
          count: report.count,
          ...(report.head && { head: writeAuditHead(report.head) }),
        }
      : { state: 'faulty', checkedAt, sequence: report.sequence, fault: report.fault }
    known = { answer, at }
    return answer
  }

  return async () => {
    if (known && clock() - known.at < freshMs) return known.answer
    running ??= check().finally(() => {
      running = undefined
    })
    // The callers that wait for it learn of a failure; without this it would be an unhandled rejection too.
    running.catch(() => undefined)
    const checking: Verification = known?.answer ?? { state: 'checking' }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Verification>((resolve) => {
      timer = setTimeout(() => resolve(checking), waitMs)
    })
    return Promise.race([running, late]).finally(() => clearTimeout(timer))
  }
}

export declare namespace createChainCheck {
  type Options = { db: Kysely<Database>; chain: string; clock: Clock }
}
