import { randomBytes } from 'node:crypto'
import { readShape } from '../../readShape.ts'
import type { Conversation } from '../gateway.ts'
import { type Call, isBadCall, parseRequest } from '../jsonRpc/parseRequest.ts'
import * as errors from '../jsonRpc/rpcErrors.ts'
import { errorText, resultText } from '../jsonRpc/writeReply.ts'
import type { BlockFeed, FeedListener } from './blockFeed.ts'
import { compileFilter, logFilter } from './log.ts'

export type FeedConversationOptions = {
  readonly feed: BlockFeed
  /** Answers every other method. */
  answer(text: string): Promise<string>
  send(text: string): void
}

export const maxSubscriptions = 100

/** A socket with subscriptions to blocks and logs polled by the server: losing an upstream does not end them. */
export function createFeedConversation({ feed, answer, send }: FeedConversationOptions): Conversation {
  const subscriptions = new Map<string, () => void>()
  let opening = 0
  let closed = false

  async function subscribe({ id, params }: Call) {
    const [kind, filter] = Array.isArray(params) ? (params as unknown[]) : []
    if (subscriptions.size + opening >= maxSubscriptions)
      return errorText(id, JSON.stringify(errors.tooManySubscriptions))
    const subscription = `0x${randomBytes(16).toString('hex')}`
    const listener = toListener(kind, filter, (result) => send(notification(subscription, result)))
    if (!listener) return errorText(id, JSON.stringify(errors.subscriptionUnknown))
    opening++
    try {
      const stop = await feed.listen(listener)
      if (closed) stop()
      else subscriptions.set(subscription, stop)
      return resultText(id, JSON.stringify(subscription))
    } catch {
      return errorText(id, JSON.stringify(errors.unavailable))
    } finally {
      opening--
    }
  }

  function unsubscribe({ id, params }: Call) {
    const [subscription] = Array.isArray(params) ? (params as unknown[]) : []
    const stop = typeof subscription === 'string' ? subscriptions.get(subscription) : undefined
    stop?.()
    subscriptions.delete(String(subscription))
    return resultText(id, stop ? 'true' : 'false')
  }

  return {
    async receive(text) {
      if (closed) return
      const parsed = parseRequest(text)
      const call = parsed.kind === 'one' && !isBadCall(parsed.call) ? parsed.call : undefined
      const reply =
        call?.method === 'eth_subscribe'
          ? await subscribe(call)
          : call?.method === 'eth_unsubscribe'
            ? unsubscribe(call)
            : await answer(text)
      if (reply !== '' && !closed) send(reply)
    },
    close() {
      closed = true
      for (const stop of subscriptions.values()) stop()
      subscriptions.clear()
    },
  }
}

/** Undefined for an unknown subscription. */
function toListener(
  kind: unknown,
  filter: unknown,
  tell: (result: unknown) => void,
): FeedListener | undefined {
  if (kind === 'newHeads') return { onHeader: tell }
  if (kind !== 'logs') return undefined
  const parsed = readShape(logFilter, filter ?? {})
  if (!parsed.success) return undefined
  const matches = compileFilter(parsed.data)
  return {
    onLogs(logs) {
      for (const log of logs) if (matches(log)) tell(log)
    },
  }
}

function notification(subscription: string, result: unknown): string {
  return `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${subscription}","result":${JSON.stringify(result)}}}`
}
