import { relayRefused, relayUnreachable, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { type RelayPublish, relayClose, relayError } from '@latchkey/protocol/relay'
import type { Identity } from './keyTypes.ts'
import { createRelayToken } from './relayToken.ts'
import { newRelayId, type Rpc, readRpc, writeCall, writeResult } from './rpc.ts'

/**
 * The way to a relay that keeps itself up: it connects when there is something
 * to say or to hear, again when the socket is gone, and says again what was
 * not confirmed. Sealed envelopes go in and out; it opens none.
 */
export type Relay = {
  /** Hears of the topic from now on, over any number of sockets; resolves when the relay has confirmed it. */
  watch(topic: string, options?: CallOptions): Promise<void>
  unwatch(topic: string): void
  /** Resolves when the relay has it. */
  publish(envelope: RelayPublish, options?: CallOptions): Promise<void>
  close(): void
}

/** Where wallets and the page meet. */
export type RelayOptions = {
  /** `wss:`, as wallets are set up with it too. */
  readonly url: string
  /** The project there. */
  readonly projectId: string
}

export type CallOptions = {
  /** Rejects where the relay cannot be reached within seconds, instead of waiting for it. */
  readonly soon?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Milliseconds. */
const patience = { connect: 8_000, answer: 10_000, soon: 8_000, wake: 4_000 }
/** Attempts in a row after which a relay counts as unreachable. */
const attemptsSoon = 4
const backoff = { first: 250, most: 30_000 }
/** While an answer is awaited, a socket that died unnoticed is found out within this and `patience.answer`. */
const beatEvery = 30_000

type Call = {
  readonly method: string
  readonly params: unknown
  readonly soon: boolean
  failures: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

export function createRelay(options: createRelay.Options): Relay {
  const { url, projectId, identity, onMessage, onRefused } = options
  const topics = new Set<string>()
  /** What is not answered yet, by id, in the order it was asked. */
  const calls = new Map<string, Call>()
  let socket: WebSocket | undefined
  let isOpen = false
  let isClosed = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let resubscription: string | undefined

  const isNeeded = () => !isClosed && (topics.size > 0 || calls.size > 0)

  async function connect(): Promise<void> {
    if (socket || !isNeeded()) return
    clearTimeout(retry)
    retry = undefined
    // Taken at once, so that nobody else connects while the token is made.
    const own = {} as WebSocket
    socket = own
    const made = await open().catch(() => undefined)
    if (socket !== own) return made?.close()
    socket = made
    if (!made) return lost()
    expectWord(patience.connect)
    made.onopen = () => {
      if (socket !== made) return made.close()
      isOpen = true
      clearTimeout(silence)
      subscribeAgain()
      for (const [id, call] of calls) send(id, call)
    }
    made.onmessage = ({ data }) => {
      if (socket === made && typeof data === 'string') hear(data)
    }
    made.onclose = ({ code, reason }) => {
      if (socket === made) lost(code, reason)
    }
  }

  async function open(): Promise<WebSocket> {
    const auth = await createRelayToken(identity, url)
    const query = new URLSearchParams({ auth, projectId, ua: 'wc-2/latchkey', useOnCloseEvent: 'true' })
    return new WebSocket(`${url}/?${query}`)
  }

  function hangUp(): void {
    const old = socket
    socket = undefined
    isOpen = false
    clearTimeout(silence)
    clearTimeout(retry)
    // While the token is made there is none yet.
    old?.close?.()
  }

  /** The socket is gone, or of no use any more. */
  function lost(code = 0, reason = ''): void {
    hangUp()
    if (reason) onRefused?.(reason)
    const isRefused = code === relayClose.unauthorized
    failures = isRefused ? Math.max(failures, 6) : failures + 1
    for (const [id, call] of calls)
      if (call.soon && (isRefused || ++call.failures >= attemptsSoon)) {
        calls.delete(id)
        call.reject(new KitError(isRefused ? relayRefused : relayUnreachable, { details: reason }))
      }
    if (!isNeeded()) return
    const wait = Math.min(backoff.first * 2 ** (failures - 1), backoff.most)
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  /** A relay that does not say a word by then is given up. */
  function expectWord(within: number): void {
    clearTimeout(silence)
    silence = setTimeout(() => lost(), within)
  }

  function send(id: string, { method, params }: Call): void {
    if (!isOpen) return
    socket?.send(writeCall(id, method, params))
    expectWord(patience.answer)
  }

  function ask(
    method: string,
    params: unknown,
    { soon = false, signal }: CallOptions = {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted || isClosed) return reject(new KitError(requestAborted, { cause: signal?.reason }))
      const id = newRelayId()
      const end = () => {
        calls.delete(id)
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const fail = (error: unknown) => {
        end()
        reject(error)
      }
      const onAbort = () => fail(new KitError(requestAborted, { cause: signal?.reason }))
      const timer = soon ? setTimeout(() => fail(new KitError(relayUnreachable)), patience.soon) : undefined
      signal?.addEventListener('abort', onAbort)
      const call: Call = {
        method,
        params,
        soon,
        failures: 0,
        reject: fail,
        resolve(result) {
          end()
          resolve(result)
        },
      }
      calls.set(id, call)
      if (isOpen) send(id, call)
      // Somebody waits now: no reason to sit out a long pause.
      else if (!socket) void connect()
    })
  }

  function subscribeAgain(): void {
    if (resubscription) calls.delete(resubscription)
    resubscription = undefined
    if (topics.size === 0) return
    const id = newRelayId()
    resubscription = id
    const call: Call = {
      method: 'irn_batchSubscribe',
      params: { topics: [...topics] },
      soon: false,
      failures: 0,
      resolve: () => calls.delete(id),
      reject: () => calls.delete(id),
    }
    // First of all: an answer to what is said next must not be missed.
    const others = [...calls]
    calls.clear()
    calls.set(id, call)
    for (const [other, value] of others) calls.set(other, value)
  }

  function hear(text: string): void {
    clearTimeout(silence)
    const rpc = readRpc(text)
    // Whatever a listener does with it, the socket goes on.
    if (rpc?.kind === 'call') deliver(rpc).catch(() => undefined)
    else if (rpc) answered(rpc)
    if (calls.size > 0) expectWord(patience.answer)
  }

  function answered(rpc: Exclude<Rpc, { kind: 'call' }>): void {
    // Some relays answer with the number that the text stands for.
    const call = calls.get(rpc.id) ?? calls.get(`"${rpc.id}"`)
    if (!call) return
    if (rpc.kind === 'result') {
      failures = 0
      call.resolve(rpc.result)
      return
    }
    const { code, message } = rpc.error
    onRefused?.(message)
    // Busy, or its own store is away: the same again in a moment.
    if (code === relayError.internal || code === relayError.tooManyRequests)
      setTimeout(() => {
        const id = [...calls].find(([, value]) => value === call)?.[0]
        if (id) send(id, call)
      }, 1_000)
    else call.reject(new KitError(relayRefused, { details: `The relay answered with ${code}.` }))
  }

  async function deliver({ id, method, params }: Extract<Rpc, { kind: 'call' }>): Promise<void> {
    const data = method === 'irn_subscription' && isRecord(params) ? params.data : undefined
    if (!isRecord(data)) return
    const { topic, message } = data
    if (typeof topic !== 'string' || typeof message !== 'string' || !topics.has(topic)) return
    const from = socket
    const isDone = await onMessage(topic, message)
    if (isDone && from === socket && isOpen) socket?.send(writeResult(id, true))
  }

  /** The device woke up, or is online again: what was a socket may be none, and a pause has no point. */
  function wake(): void {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return
    if (!isNeeded()) return
    if (!socket) {
      failures = 0
      void connect()
    } else if (isOpen) probe(patience.wake)
  }

  function probe(within: number): void {
    subscribeAgain()
    const call = resubscription && calls.get(resubscription)
    if (!resubscription || !call) return
    send(resubscription, call)
    expectWord(within)
  }

  const beat = setInterval(() => {
    if (isOpen && options.isWaiting()) probe(patience.answer)
  }, beatEvery)
  // A process that has nothing else to do may end.
  if (typeof beat === 'object') (beat as { unref?(): void }).unref?.()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wake)

  return {
    async watch(topic, options) {
      topics.add(topic)
      await ask('irn_subscribe', { topic }, options)
    },
    unwatch(topic) {
      if (!topics.delete(topic) || !isOpen) return
      socket?.send(writeCall(newRelayId(), 'irn_unsubscribe', { topic, id: topic }))
      if (!isNeeded()) hangUp()
    },
    async publish(envelope, options) {
      await ask('irn_publish', envelope, options)
      if (!isNeeded()) hangUp()
    },
    close() {
      if (isClosed) return
      isClosed = true
      clearInterval(beat)
      globalThis.removeEventListener?.('online', wake)
      globalThis.document?.removeEventListener('visibilitychange', wake)
      topics.clear()
      for (const { reject } of [...calls.values()]) reject(new KitError(requestAborted))
      hangUp()
    },
  }
}

export declare namespace createRelay {
  type Options = RelayOptions & {
    identity: Identity
    /** Resolves to whether the relay may forget the message. */
    onMessage(topic: string, message: string): boolean | Promise<boolean>
    /** What the relay said when it closed the socket or refused a call. */
    onRefused?(text: string): void
    /** Whether somebody waits for an answer of the other side. */
    isWaiting(): boolean
  }
}
