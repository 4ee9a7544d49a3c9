import {
  aTopic,
  connectRelay,
  createIdentity,
  createToken,
  type RelayClient,
} from '../../apps/server/src/relay/testing/relayClient.ts'
import { quantile } from '../server/quantile.ts'
import { type Lane, openLane } from './openLane.ts'
import { answerOrders } from './orders.ts'

// Runs as its own process: the clients of a measured relay.
const [url = '', projectId = '', audience = ''] = process.argv.slice(2)
const identity = createIdentity()

/** Pairs of a publisher and a subscriber, one topic each. */
const pairs: Lane[] = []
const idle: RelayClient[] = []

const address = () => {
  const query = new URLSearchParams({ auth: createToken(createIdentity(), audience), projectId })
  return `${url}/?${query}`
}

answerOrders({
  async pairs({ count }: { count: number }) {
    while (pairs.length < count) pairs.push(await openLane(address(), address(), aTopic()))
  },
  async carry({ lanes, window, milliseconds }: { lanes: number; window: number; milliseconds: number }) {
    const began = performance.now()
    const times = (
      await Promise.all(pairs.slice(0, lanes).map((lane) => lane.run(window, began + milliseconds)))
    ).flat()
    return { count: times.length, seconds: (performance.now() - began) / 1_000, p50: quantile(times, 0.5) }
  },
  /** Opens idle sockets, or sockets with subscriptions only. */
  async open({ count, topics = 0 }: { count: number; topics?: number }) {
    let left = count
    const lane = async () => {
      while (left-- > 0) {
        const client = await connectRelay({ url, projectId, audience, identity })
        idle.push(client)
        for (let on = 0; on < topics; on += 500)
          await client.call('irn_batchSubscribe', {
            topics: Array.from({ length: Math.min(500, topics - on) }, aTopic),
          })
      }
    }
    await Promise.all(Array.from({ length: 16 }, lane))
  },
  async openCount() {
    return idle.filter(({ socket }) => socket.readyState === socket.OPEN).length
  },
})
