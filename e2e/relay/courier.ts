import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectRelay,
  createIdentity,
  envelope,
  type RelayClient,
} from '../../apps/server/src/relay/testing/relayClient.ts'

/**
 * A client as the SDKs are: connects again when its socket is gone, publishes
 * again until it is told that the relay has it, and takes each message once.
 */
export type Courier = {
  /** Publishes so many messages, a moment apart; resolves to those the relay has confirmed. */
  send(count: number): Promise<string[]>
  /** What the application was given. */
  readonly inbox: ReadonlySet<string>
  /** Deliveries of what it had already. */
  repeats(): number
  /** How often it connected. */
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
      // As the SDKs: one that does not answer is given up.
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
    const until = performance.now() + patience
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

/** Milliseconds after which a message counts as refused. */
const patience = 40_000

/** Undefined when it fails or takes as long as an SDK waits. */
function within<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise.catch(() => undefined), sleep(10_000, undefined, { ref: false })])
}
