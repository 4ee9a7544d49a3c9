import type { Subscription, Subscriptions } from '../families/rpcFamily.ts'
import type { Conversation } from '../gateway.ts'
import { type Call, isBadCall, parseRequest } from '../jsonRpc/parseRequest.ts'
import * as errors from '../jsonRpc/rpcErrors.ts'
import { errorText, resultText } from '../jsonRpc/writeReply.ts'
import { maxSubscriptions } from './feedConversation.ts'
import type { UpstreamSocket } from './upstreamSocket.ts'

export type ProxyConversationOptions = {
  readonly subscriptions: Subscriptions
  open(on: UpstreamSocket.Events): UpstreamSocket
  /** Answers every other method. */
  answer(text: string): Promise<string>
  send(text: string): void
}

type Active = {
  readonly call: Call
  readonly rule: Subscription
  /** Subscription id on the current upstream. */
  upstreamId: number | undefined
  /** Resolves the caller's subscribe call, once. */
  settle: ((reply: string) => void) | undefined
}

const subscribeTimeoutMs = 10_000

/**
 * A socket whose subscriptions run on an upstream's socket. If that is lost, they are
 * restored on the next upstream under the same ids.
 */
export function createProxyConversation(options: ProxyConversationOptions): Conversation {
  const { answer, open, send, subscriptions: rules } = options
  const active = new Map<number, Active>()
  let lastId = 0
  let upstream: UpstreamSocket | undefined
  let closed = false

  function onOpen() {
    for (const [id, { call }] of active) upstream?.send(id, call.method, call.paramsText)
  }

  function onLost() {
    for (const one of active.values()) one.upstreamId = undefined
  }

  function onAnswer(
    id: number,
    { error, result }: { error: string | undefined; result: string | undefined },
  ) {
    const one = active.get(id)
    if (!one) return
    const upstreamId = Number(result)
    if (error !== undefined || !Number.isSafeInteger(upstreamId)) {
      drop(id)
      one.settle?.(errorText(one.call.id, error ?? JSON.stringify(errors.internalError)))
      return
    }
    one.upstreamId = upstreamId
    one.settle?.(resultText(one.call.id, String(id)))
    one.settle = undefined
  }

  function onNotification(method: string, upstreamId: number, result: string) {
    for (const [id, one] of active) {
      if (one.upstreamId !== upstreamId || one.rule.notification !== method) continue
      send(`{"jsonrpc":"2.0","method":"${method}","params":{"result":${result},"subscription":${id}}}`)
      if (one.rule.isLast?.(JSON.parse(result))) drop(id)
      return
    }
  }

  function drop(id: number) {
    active.delete(id)
    if (active.size > 0) return
    upstream?.close()
    upstream = undefined
  }

  function subscribe(call: Call, rule: Subscription): Promise<string> {
    if (active.size >= maxSubscriptions)
      return Promise.resolve(errorText(call.id, JSON.stringify(errors.tooManySubscriptions)))
    const id = ++lastId
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        drop(id)
        resolve(errorText(call.id, JSON.stringify(errors.unavailable)))
      }, subscribeTimeoutMs)
      const settle = (reply: string) => {
        clearTimeout(timer)
        resolve(reply)
      }
      active.set(id, { call, rule, upstreamId: undefined, settle })
      if (!upstream) upstream = open({ onOpen, onLost, onAnswer, onNotification })
      else if (upstream.isOpen()) upstream.send(id, call.method, call.paramsText)
    })
  }

  function unsubscribe({ id: replyId, params }: Call, method: string): string {
    const [given] = Array.isArray(params) ? (params as unknown[]) : []
    const id = typeof given === 'number' ? given : -1
    const one = active.get(id)
    if (one?.rule.unsubscribe !== method)
      return errorText(replyId, JSON.stringify(errors.subscriptionNotFound))
    if (one.upstreamId !== undefined) upstream?.send(0, method, `[${one.upstreamId}]`)
    drop(id)
    return resultText(replyId, 'true')
  }

  return {
    async receive(text) {
      // The socket may have closed while the frame was queued.
      if (closed) return
      const parsed = parseRequest(text)
      const call = parsed.kind === 'one' && !isBadCall(parsed.call) ? parsed.call : undefined
      const rule = call && Object.hasOwn(rules, call.method) ? rules[call.method] : undefined
      const ends = call && Object.values(rules).some(({ unsubscribe }) => unsubscribe === call.method)
      const reply = rule
        ? await subscribe(call as Call, rule)
        : ends
          ? unsubscribe(call, call.method)
          : await answer(text)
      if (reply !== '' && !closed) send(reply)
    },
    close() {
      closed = true
      active.clear()
      upstream?.close()
    },
  }
}
