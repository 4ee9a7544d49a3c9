import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aTopic,
  connectRelay,
  envelope,
  type RelayClient,
} from '../../apps/server/src/relay/testing/relayClient.ts'

/**
 * Clients that publish at a steady rate through one relay process and receive through
 * another. Like the SDKs, they publish again what was refused or not answered.
 */
export type SteadyMail = {
  readonly topics: readonly string[]
  /** Resolves when everything sent so far has arrived, or has been lost. */
  caughtUp(): Promise<void>
  /** Counts since the last call. */
  take(): Taken
  stop(): Promise<void>
}

export type Taken = {
  readonly sent: number
  /** Never acknowledged. */
  readonly refused: number
  /** Acknowledged, and neither delivered nor stored. */
  readonly lost: number
  readonly repeats: number
  /** Answers that asked to publish again. */
  readonly retries: number
  /** The longest time from the first attempt to the delivery, in milliseconds. */
  readonly slowestMs: number
}

type Letter = {
  readonly topic: string
  readonly began: number
  ackedAt: number
  toldAt: number
  isOver: boolean
}

const perSecond = 1_000
const tickMs = 10
const listenerCount = 8
const topicsPerListener = 12
const boxCount = 48
/** One message in so many has no subscriber. */
const unreadEvery = 5

export async function startSteadyMail(options: {
  urls: readonly [string, string]
  projectId: string
  audience: string
}): Promise<SteadyMail> {
  const { urls, projectId, audience } = options
  const letters = new Map<string, Letter>()
  let repeats = 0
  let retries = 0
  let isStopped = false
  const onTold = ({ message }: { message: string }) => {
    const letter = letters.get(message)
    if (!letter) return
    if (letter.toldAt > 0) repeats++
    else letter.toldAt = performance.now()
  }
  const join = (url: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => connectRelay({ url, projectId, audience, onTold })))
  const listeners = await join(urls[1], listenerCount)
  const groups = listeners.map(() => Array.from({ length: topicsPerListener }, aTopic))
  // One each: the relay stops reading from a client that waits for many answers.
  const publishers = await join(urls[0], listenerCount * topicsPerListener)
  await Promise.all(
    listeners.map((listener, index) => listener.call('irn_batchSubscribe', { topics: groups[index] })),
  )
  const topics = groups.flat()
  /** Topics without a subscriber: their messages are read after each round. */
  const boxes = Array.from({ length: boxCount }, aTopic)

  async function publish(client: RelayClient, topic: string): Promise<void> {
    const message = envelope(200)
    const letter: Letter = { topic, began: performance.now(), ackedAt: 0, toldAt: 0, isOver: false }
    letters.set(message, letter)
    while (!isStopped && performance.now() - letter.began < giveUpMs) {
      const params = { topic, message, ttl: 300, tag: 1108 }
      const answer = await Promise.race([
        client.call('irn_publish', params).catch(() => undefined),
        sleep(answerTimeoutMs, undefined, { ref: false }),
      ])
      if (answer?.result === true) {
        letter.ackedAt = performance.now()
        return
      }
      retries++
      await sleep(100)
    }
    letter.isOver = true
  }

  let turn = 0
  let due = performance.now()
  const timer = setInterval(() => {
    for (; due < performance.now(); due += 1_000 / perSecond) {
      const index = turn++
      const client = publishers[index % publishers.length]
      const isUnread = index % unreadEvery === 0
      const topic = isUnread ? boxes[(index / unreadEvery) % boxCount] : topics[index % topics.length]
      if (client && topic) void publish(client, topic)
    }
  }, tickMs)

  const isDone = ({ ackedAt, toldAt, isOver }: Letter) => isOver || (ackedAt > 0 && toldAt > 0)
  const isOnItsWay = (letter: Letter) =>
    !isDone(letter) && (letter.ackedAt === 0 || !boxes.includes(letter.topic))

  /** What is stored of a topic. */
  async function stored(topic: string): Promise<Set<string>> {
    for (;;) {
      const answer = await listeners[0]?.call('irn_fetchMessages', { topic })
      const { messages } = (answer?.result ?? {}) as { messages?: { message: string }[] }
      if (messages) return new Set(messages.map(({ message }) => message))
      await sleep(100)
    }
  }

  /** Reads what has no subscriber: each acknowledged message must be there. */
  async function readBoxes(): Promise<void> {
    const unread = [...letters].filter(([, letter]) => letter.ackedAt > 0 && !isDone(letter))
    for (const [topic, some] of Map.groupBy(unread, ([, letter]) => letter.topic)) {
      if (!boxes.includes(topic)) continue
      const there = await stored(topic)
      for (const [message, letter] of some) {
        letter.toldAt = letter.ackedAt
        if (!there.has(message)) lost++
      }
      const receipts = some.map(([message]) => ({ topic, message_id: hash('sha256', message) }))
      await listeners[0]?.call('irn_batchReceive', { receipts })
    }
  }

  let lost = 0
  return {
    topics,
    async caughtUp() {
      const until = performance.now() + settleMs
      const before = [...letters.values()].filter(isOnItsWay)
      while (before.some(isOnItsWay) && performance.now() < until) await sleep(20)
      for (const [message, letter] of letters) {
        if (!before.includes(letter) || !isOnItsWay(letter) || letter.ackedAt === 0) continue
        letter.isOver = true
        if (!(await stored(letter.topic)).has(message)) lost++
      }
      await readBoxes()
    },
    take() {
      const done = [...letters].filter(([, letter]) => isDone(letter))
      for (const [message] of done) letters.delete(message)
      const taken = {
        sent: done.length,
        refused: done.filter(([, { ackedAt }]) => ackedAt === 0).length,
        lost,
        repeats,
        retries,
        // What was never delivered counts until now.
        slowestMs: done.reduce(
          (most, [, { began, toldAt }]) => Math.max(most, (toldAt || performance.now()) - began),
          0,
        ),
      }
      lost = 0
      repeats = 0
      retries = 0
      return taken
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all([...publishers, ...listeners].map((client) => client.close()))
    },
  }
}

const answerTimeoutMs = 10_000
/** After this time a message counts as refused. */
const giveUpMs = 40_000
/** After this time an acknowledged message that has not arrived is looked for in the store. */
const settleMs = 15_000
