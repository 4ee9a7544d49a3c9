import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { failuresToRest, giveUpAfterMs, restDelayMs, retryDelayMs } from './backoff.ts'
import type { Sent } from './createSender.ts'
import type { Attempt } from './tables.ts'

/** What came of a try. */
export type Outcome = {
  readonly id: string
  readonly endpointId: string
  readonly lease: string
  /** Before this one. */
  readonly tries: number
  readonly at: number
  readonly sent: Sent
}

/** Tries that the log keeps of a delivery. */
const maxAttempts = 20
/** After an outage of this length, what waits is delivered at once. */
const outageMs = 60_000

/** Records outcomes, in one transaction. Resolves to the endpoints that were switched off. */
export async function settle(
  db: Kysely<Database>,
  outcomes: readonly Outcome[],
  now: number,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    const off: string[] = []
    // Always in the same order, so that processes do not wait for each other in a circle.
    const ids = [...new Set(outcomes.map(({ endpointId }) => endpointId))].sort()
    for (const endpointId of ids) {
      const own = outcomes.filter((outcome) => outcome.endpointId === endpointId)
      await writeAll(tx, own, now)
      if (await judge(tx, endpointId, own, now)) off.push(endpointId)
    }
    return off
  })
}

async function writeAll(tx: Transaction<Database>, outcomes: readonly Outcome[], now: number): Promise<void> {
  const column = <Value>(pick: (outcome: Outcome) => Value) => sql.val(outcomes.map(pick))
  const at = new Date(now)
  const giveUpBefore = new Date(now - giveUpAfterMs)
  await sql`
    update webhook_outbox as outbox set
      state = case
        when made.accepted then 'delivered'
        when first_try_at <= ${giveUpBefore} then 'failed'
        else 'waiting' end,
      finished_at = case when made.accepted or first_try_at <= ${giveUpBefore} then ${at}::timestamptz else null end,
      next_at = made.next_at,
      lease = null,
      tries = outbox.tries + 1,
      attempts = (
        select jsonb_agg(value order by place) from jsonb_array_elements(
          outbox.attempts || made.attempt) with ordinality as tried (value, place)
        where place > jsonb_array_length(outbox.attempts) + 1 - ${maxAttempts}::integer
      ),
      answer = made.answer
    from unnest(
      ${column(({ id }) => id)}::bigint[],
      ${column(({ lease }) => lease)}::uuid[],
      ${column(({ sent }) => sent.isAccepted)}::boolean[],
      ${column(({ tries }) => new Date(now + retryDelayMs(tries + 1)).toISOString())}::timestamptz[],
      ${column((outcome) => JSON.stringify(attemptOf(outcome)))}::jsonb[],
      ${column(({ sent }) => sent.answer)}::text[]
    ) as made (id, lease, accepted, next_at, attempt, answer)
    -- Another process may have taken over, and even an accepted delivery is then its own to report.
    where outbox.id = made.id and outbox.lease = made.lease and outbox.state = 'waiting'`.execute(tx)
}

function attemptOf({ at, sent: { milliseconds, problem, status } }: Outcome): Attempt {
  return { at: new Date(at).toISOString(), milliseconds, status, problem }
}

/** What the tries say about the receiver. Resolves to whether it was switched off. */
async function judge(
  tx: Transaction<Database>,
  id: string,
  outcomes: readonly Outcome[],
  now: number,
): Promise<boolean> {
  const at = new Date(now)
  const isGone = outcomes.some(({ sent }) => sent.status === 410)
  const isAccepted = outcomes.some(({ sent }) => sent.isAccepted)
  const before = await tx
    .selectFrom('webhook_endpoints')
    .select(['state', 'failures', 'failing_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before?.state !== 'on') return false
  const { failing_since: since } = before
  if (isAccepted && !isGone) {
    const rested = { failures: 0, failing_since: null, rest_until: null }
    await tx
      .updateTable('webhook_endpoints')
      .set({ last_delivered_at: at, ...(since !== null && rested) })
      .where('id', '=', id)
      .execute()
    const wasDown = before.failures >= failuresToRest && since !== null && now - since.getTime() > outageMs
    if (wasDown) await wakeWaiting(tx, id, at)
    return false
  }
  const failures = before.failures + outcomes.length
  const isOver = isGone || (since !== null && now - since.getTime() >= giveUpAfterMs)
  await tx
    .updateTable('webhook_endpoints')
    .set({
      failures,
      failing_since: since ?? at,
      rest_until: new Date(now + restDelayMs(failures)),
      ...(isOver && { state: 'failed' as const, state_since: at, rest_until: null }),
    })
    .where('id', '=', id)
    .execute()
  if (!isOver) return false
  await tx
    .updateTable('webhook_outbox')
    .set({ state: 'failed', finished_at: at, lease: null })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  return true
}

/** The receiver is back: what waits for its next try need not wait for hours. */
async function wakeWaiting(tx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('webhook_outbox')
    .set({ next_at: at })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .where('lease', 'is', null)
    .where('next_at', '>', at)
    .execute()
}
