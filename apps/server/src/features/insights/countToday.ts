import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { Clock } from '../../clock.ts'
import { isConnectionLost } from '../../db/isConnectionLost.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'

/** Brings today up to date if the range includes it. Resolves to when it was counted. */
export async function countToday(options: {
  readonly clock: Clock
  readonly eventStore: Pick<Parts['eventStore'], 'countToday' | 'sink'>
  readonly projectId: string
  readonly to: string
}): Promise<string> {
  const { clock, eventStore, projectId, to } = options
  const now = new Date(clock()).toISOString()
  if (to.slice(0, 10) < now.slice(0, 10)) return now
  try {
    return new Date(await eventStore.countToday(projectId)).toISOString()
  } catch (cause) {
    if (eventStore.sink.countsHours || isConnectionLost(cause)) throw cause
    throw new Refusal(sourceUnavailable, { cause, retryAfter: 5 })
  }
}
