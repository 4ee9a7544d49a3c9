import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectRelay,
  createIdentity,
  envelope,
  type RelayClient,
} from '../../apps/server/src/relay/testing/relayClient.ts'

/**
 * A client that behaves like the SDKs: reconnects, retries publishing until
 * the relay acknowledges it, and deduplicates messages.
 */
export type Courier = {
  /** Publishes a number of messages at short intervals; resolves to those the relay acknowledged. */
  send(count: number): Promise<string[]>
  /** The messages that the application received. */
  readonly inbox: ReadonlySet<string>
  /** Duplicate deliveries. */
  repeats(): number
  /** The number of connections made. */
  connects(): number
  stop(): Promise<void>
}

export async function startCourier(options: startCourier.Options): Promise<Courier> {
  const { url, projectId, topic } = options
  const identity = createIdentity()
  const inbox = new Set<string>()
  let repeats = 0
  let connects = 0
  let stopped = false
  let current: RelayClient | undefined
  let ready = Promise.withResolvers<RelayClient>()

  const onTold = ({ message }: { message: string }) => {
    if (inbox.has(message)) repeats++
    inbox.add(message)
  }

  async function live(): Promise<void> {
    while (!stopped) {
      const client = await connectRelay({ url, projectId, identity, onTold }).catch(() => undefined)
      if (!client) {
        await sleep(100)
        continue
      }
      current = client
      const closed = new Promise((resolve) => client.socket.once('close', resolve))
      // Like the SDKs: abandons a socket that does not respond.
      const subscribed = await within(client.call('irn_subscribe', { topic }))
      if (subscribed?.result) {
        connects++
        ready.resolve(client)
        await closed
        ready = Promise.withResolvers<RelayClient>()
      } else client.socket.terminate()
      await sleep(50)
    }
  }
  const living = live()
  await ready.promise

  async function publish(message: string): Promise<boolean> {
    const until = performance.now() + publishTimeoutMs
    while (!stopped && performance.now() < until) {
      const client = await ready.promise
      const answer = await within(client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 }))
      if (answer?.result === true) return true
      await sleep(100)
    }
    return false
  }

  return {
    inbox,
    repeats: () => repeats,
    connects: () => connects,
    async send(count) {
      const sending: Promise<string | undefined>[] = []
      for (let index = 0; index < count; index++) {
        const message = envelope(200)
        sending.push(publish(message).then((confirmed) => (confirmed ? message : undefined)))
        await sleep(10)
      }
      return (await Promise.all(sending)).filter((message) => message !== undefined)
    },
    async stop() {
      stopped = true
      current?.socket.terminate()
      await living
    },
  }
}

export declare namespace startCourier {
  type Options = { url: string; projectId: string; topic: string }
}

/** After this time a message counts as refused. */
const publishTimeoutMs = 40_000

/** Resolves to undefined on failure, or after the timeout of an SDK. */
function within<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise.catch(() => undefined), sleep(10_000, undefined, { ref: false })])
}
