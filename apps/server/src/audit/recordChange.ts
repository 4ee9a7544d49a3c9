import type { QueryExecutorProvider } from 'kysely'
import { appendAudit } from './appendAudit.ts'
import type { AuditDetails } from './hashAudit.ts'

/** Chain of what operators and owners of projects change. */
export const adminChain = 'admin'

/** Who makes a change: `ADMIN_TOKEN`, `key` with its id, or the command line. */
export type Actor = {
  readonly name: string
  /** Of the HTTP request. */
  readonly requestId?: string | undefined
}

/** A program that uses the server as a library. */
export const program: Actor = { name: 'program' }
export const commandLine: Actor = { name: 'command line' }

/** Records a change in its own transaction. Last in it: other changes wait until it ends. */
export async function recordChange(
  tx: QueryExecutorProvider,
  kind: string,
  subject: string,
  { name, requestId }: Actor,
  details: AuditDetails = {},
): Promise<void> {
  const by = { actor: name, ...(requestId !== undefined && { request: requestId }) }
  await appendAudit(tx, { chain: adminChain, kind, subject, details: { ...by, ...details } })
}
