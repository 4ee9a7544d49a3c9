import { answerOrders } from '../relay/orders.ts'
import { type Relays, withRelays } from '../relay/withRelays.ts'
import type { RelayOrder } from './relay.ts'

/**
 * The real relay, two processes on a Redis of their own, for journeys. Runs as
 * a process beside the browser's, does what it is told, and ends when whoever
 * started it does.
 */
const ready = Promise.withResolvers<Relays>()
const over = Promise.withResolvers<void>()
const ended = withRelays((relays) => {
  ready.resolve(relays)
  return over.promise
})
ended.catch(ready.reject)

answerOrders({
  async open() {
    const { urls, projectId } = await ready.promise
    return { urls, projectId }
  },
  async do({ order, side }: { order: RelayOrder; side: 0 | 1 }) {
    const { links, nodes } = await ready.promise
    if (order === 'kill' || order === 'start') await nodes[side][order]()
    else links[side][order]()
  },
  async close() {
    over.resolve()
    await ended
  },
})
// A run that was interrupted leaves nothing behind.
process.once('disconnect', async () => {
  over.resolve()
  await ended.catch(() => undefined)
  process.exit()
})
