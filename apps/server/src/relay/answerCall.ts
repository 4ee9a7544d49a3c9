import {
  isTopic,
  proposalTtlSeconds,
  type RelayMessage,
  type RelayPublish,
  relayError,
  relayTag,
} from '@latchkey/protocol/relay'
import type { Allowances } from './allowances.ts'
import {
  CallError,
  readEnvelope,
  readList,
  readPublish,
  readReceipt,
  readRecord,
  readTopic,
  readTtl,
} from './readFrame.ts'
import type { RelaySocket } from './relaySocket.ts'
import type { Kept, Published } from './store.ts'
import { type Switchboard, subscriptionId } from './switchboard.ts'

/** The result of a call, and the topics whose stored messages are delivered after it. */
export type Answer = { readonly result: string; readonly flush?: readonly string[] }

/** Maximum number of topics per socket. */
const maxTopics = 5_000
/** Maximum number of messages per fetch. */
const maxFetched = 200
/** And of their bytes, give or take a page. */
const maxFetchedBytes = 512 * 1024

type Params = Readonly<Record<string, unknown>>

/** Handles a client's call. Throws or rejects with a {@link CallError}, which is sent to the client. */
export function answerCall(
  board: Switchboard,
  socket: RelaySocket,
  method: string,
  params: Params,
  options: answerCall.Options,
): Promise<Answer> {
  if (method !== 'irn_publish') return answerOther(board, socket, method, params, options)
  // The most frequent call: avoid extra allocations.
  const { topic, message, ttl, tag } = readPublish(params)
  const { allowances, onPublished } = options
  allowances.spend(socket, 'publish', 1)
  const { clientId: from, address, projectId: project } = socket
  return board.store.publish({ topic, message, ttl, tag, from, address, project }).then((outcome) => {
    onPublished(outcome)
    if (outcome === 'full') throw new CallError(relayError.handler, 'The mailbox is full')
    return done
  })
}

async function answerOther(
  board: Switchboard,
  socket: RelaySocket,
  method: string,
  params: Params,
  { allowances, onPublished }: answerCall.Options,
): Promise<Answer> {
  const { spend, spendBytes } = allowances
  const { clientId: from, address, projectId: project } = socket

  async function publish(envelopes: readonly RelayPublish[]): Promise<void> {
    spend(socket, 'publish', envelopes.length)
    // Sent in order and all at once: Redis executes them one after another.
    const outcomes = await Promise.all(
      envelopes.map(({ topic, message, ttl, tag }) =>
        board.store.publish({ topic, message, ttl, tag, from, address, project }),
      ),
    )
    for (const outcome of outcomes) onPublished(outcome)
    if (outcomes.includes('full')) throw new CallError(relayError.handler, 'The mailbox is full')
  }

  async function subscribe(topics: readonly string[]): Promise<void> {
    spend(socket, 'subscribe', topics.length)
    if ((socket.topics?.size ?? 0) + topics.length > maxTopics)
      throw new CallError(relayError.handler, 'Too many subscriptions')
    await board.join(socket, topics)
  }

  async function fetch(topics: readonly string[]): Promise<Answer> {
    spend(socket, 'subscribe', topics.length)
    const messages: RelayMessage[] = []
    let size = 0
    let hasMore = false
    for (const topic of topics) {
      if (messages.length >= maxFetched || size >= maxFetchedBytes) {
        hasMore = true
        break
      }
      const read = await board.store.read(topic)
      // Charged page by page: few topics can hold many megabytes.
      const bytes = read.kept.reduce((sum, { message }) => sum + message.length, 0)
      spendBytes(socket, bytes)
      size += bytes
      hasMore ||= read.hasMore
      for (const kept of read.kept) if (kept.from !== from) messages.push(toWire(kept))
    }
    return { result: JSON.stringify({ messages, hasMore }) }
  }

  switch (method) {
    case 'irn_batchPublish':
      await publish(readList(params.messages, readPublish))
      return done
    case 'irn_subscribe':
    case 'irn_subscribeBlocking': {
      const topic = readTopic(params.topic)
      await subscribe([topic])
      return { result: `"${subscriptionId(topic, socket.clientId)}"`, flush: [topic] }
    }
    case 'irn_batchSubscribe':
    case 'irn_batchSubscribeBlocking': {
      const topics = readList(params.topics, readTopic)
      await subscribe(topics)
      const ids = topics.map((topic) => subscriptionId(topic, socket.clientId))
      return { result: JSON.stringify(ids), flush: topics }
    }
    case 'irn_unsubscribe':
      spend(socket, 'subscribe', 1)
      board.leave(socket, [readTopic(params.topic)])
      return done
    case 'irn_batchUnsubscribe': {
      const topics = readList(params.subscriptions ?? params.topics, (entry) =>
        readTopic(isTopic(entry) ? entry : readRecord(entry).topic),
      )
      spend(socket, 'subscribe', topics.length)
      board.leave(socket, topics)
      return done
    }
    case 'irn_fetchMessages':
      return fetch([readTopic(params.topic)])
    case 'irn_batchFetchMessages':
      return fetch(readList(params.topics, readTopic))
    case 'irn_batchReceive': {
      const receipts = readList(params.receipts, readReceipt)
      spend(socket, 'subscribe', receipts.length)
      const byTopic = Map.groupBy(receipts, ({ topic }) => topic)
      await Promise.all(
        [...byTopic].map(([topic, some]) =>
          board.store.removeByIds(
            topic,
            some.map(({ id }) => id),
          ),
        ),
      )
      return done
    }
    case 'wc_proposeSession': {
      const topic = readTopic(params.pairingTopic)
      const message = readEnvelope(params.sessionProposal)
      const ttl = params.ttl === undefined ? proposalTtlSeconds : readTtl(params.ttl)
      await subscribe([topic])
      await publish([{ topic, message, ttl, tag: relayTag.sessionPropose }])
      return { ...done, flush: [topic] }
    }
    case 'wc_approveSession': {
      const [pairing, session] = [readTopic(params.pairingTopic), readTopic(params.sessionTopic)]
      const response = readEnvelope(params.sessionProposalResponse)
      const settlement = readEnvelope(params.sessionSettlementRequest)
      const ttl = proposalTtlSeconds
      await subscribe([session])
      // Publish the settlement first: the client looks for it when it receives the response.
      await publish([
        { topic: session, message: settlement, ttl, tag: relayTag.sessionSettle },
        { topic: pairing, message: response, ttl, tag: relayTag.sessionProposeResponse },
      ])
      return { ...done, flush: [session] }
    }
    case 'wc_createTopic':
      // Topics need no creation; only check the format.
      spend(socket, 'subscribe', 1)
      readTopic(params.topic)
      return done
    default:
      throw new CallError(relayError.payload, 'Unknown method')
  }
}

export declare namespace answerCall {
  type Options = {
    readonly allowances: Allowances
    onPublished(outcome: Published): void
  }
}

const done: Answer = { result: 'true' }

function toWire({ topic, message, publishedAt, tag }: Kept): RelayMessage {
  return { topic, message, publishedAt, tag }
}
