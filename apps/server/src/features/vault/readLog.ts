import type { Answer } from '@latchkey/protocol/http/contract'
import type { vaultLog } from '@latchkey/protocol/http/vault'
import { type QueryExecutorProvider, sql } from 'kysely'
import { retryLost } from '../../db/retryLost.ts'
import type { Owner } from '../../walletCalls/readAccessToken.ts'

/** Of the entries of an account, as many are looked at, and as many events shown. */
const lookedAt = 2_000
const shown = 50

/** What the audit log says of an account's wallet. */
export async function readLog(
  db: QueryExecutorProvider,
  { accountId, projectId }: Owner,
): Promise<Answer<typeof vaultLog>> {
  const { rows } = await retryLost(() =>
    sql<Row>`
      select at, kind, details->>'device' as device, details->>'factor' as factor, details->>'purpose' as purpose
      from audit
      where chain = 'vault' and subject = ${accountId} and details->>'project' = ${projectId}
      order by sequence desc limit ${lookedAt}`.execute(db),
  )
  const events = rows.flatMap(({ at, device, kind, purpose }) => {
    const event = kind === 'vault/exported' ? 'exported' : purpose === 'sign' ? 'signed' : undefined
    return event ? [{ at: at.toISOString(), event, device } as const] : []
  })
  const factors = new Map(
    rows.flatMap(({ device, factor }) =>
      factor === null ? [] : [[`${device} ${factor}`, { device, factorId: factor }] as const],
    ),
  )
  return { events: events.slice(0, shown), factors: [...factors.values()] }
}

type Row = { at: Date; kind: string; device: string; factor: string | null; purpose: string | null }
