import { answerOrders } from '../relay/orders.ts'
import { type Relays, withRelays } from '../relay/withRelays.ts'
import type { RelayOrder } from './relay.ts'

/**
 * The real relay for journeys: two processes on their own Redis. Runs as
 * a separate process, which executes the commands it receives and exits with
 * its parent.
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
// Cleans up after an interrupted run.
process.once('disconnect', async () => {
  over.resolve()
  await ended.catch(() => undefined)
  process.exit()
})
