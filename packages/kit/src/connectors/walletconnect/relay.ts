import { relayRefused, relayUnreachable, requestAborted } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { type RelayPublish, relayClose, relayError } from '@latchkey/protocol/relay'
import type { Identity } from './keyTypes.ts'
import { createRelayToken } from './relayToken.ts'
import { newRelayId, type Rpc, readRpc, writeCall, writeResult } from './rpc.ts'

/**
 * A connection to a relay. It connects when needed, reconnects when the socket is
 * lost, and repeats what was not confirmed. Messages are encrypted elsewhere.
 */
export type Relay = {
  /** Subscribes to a topic, also after reconnects. Resolves when the relay has confirmed it. */
  watch(topic: string, options?: CallOptions): Promise<void>
  unwatch(topic: string): void
  /** Resolves when the relay has it. */
  publish(envelope: RelayPublish, options?: CallOptions): Promise<void>
  close(): void
}

/** The WalletConnect relay to use. */
export type RelayOptions = {
  /** `wss:` URL. Wallets have to use the same relay. */
  readonly url: string
  /** Project id on the relay. */
  readonly projectId: string
}

export type CallOptions = {
  /** Rejects if the relay cannot be reached within seconds, instead of waiting for it. @default false */
  readonly failFast?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

const timeoutsMs = { connect: 8_000, answer: 10_000, failFast: 8_000, wake: 4_000 }
/** Failed attempts before calls with `failFast` reject. */
const maxFastAttempts = 4
const backoffMs = { first: 250, max: 30_000 }
/** While a request is pending, a dead socket is detected within this plus `timeoutsMs.answer`. */
const heartbeatMs = 30_000

type Call = {
  readonly method: string
  readonly params: unknown
  readonly failFast: boolean
  failures: number
  resolve(result: unknown): void
  reject(error: unknown): void
}

export function createRelay(options: createRelay.Options): Relay {
  const { url, projectId, identity, onMessage, onRefused } = options
  const topics = new Set<string>()
  /** Pending calls by id, in order. */
  const calls = new Map<string, Call>()
  let socket: WebSocket | undefined
  let isOpen = false
  let isClosed = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let responseTimer: ReturnType<typeof setTimeout> | undefined
  let resubscription: string | undefined

  const isNeeded = () => !isClosed && (topics.size > 0 || calls.size > 0)

  async function connect(): Promise<void> {
    if (socket || !isNeeded()) return
    clearTimeout(retry)
    retry = undefined
    // Reserved synchronously, so that no other call connects while the token is created.
    const own = {} as WebSocket
    socket = own
    const made = await open().catch(() => undefined)
    if (socket !== own) return made?.close()
    socket = made
    if (!made) return lost()
    startTimeout(timeoutsMs.connect)
    made.onopen = () => {
      if (socket !== made) return made.close()
      isOpen = true
      clearTimeout(responseTimer)
      subscribeAgain()
      for (const [id, call] of calls) send(id, call)
    }
    made.onmessage = ({ data }) => {
      if (socket === made && typeof data === 'string') receive(data)
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

  function closeSocket(): void {
    const old = socket
    socket = undefined
    isOpen = false
    clearTimeout(responseTimer)
    clearTimeout(retry)
    // While the token is created it is only a placeholder.
    old?.close?.()
  }

  /** Schedules a reconnect after the socket was lost. */
  function lost(code = 0, reason = ''): void {
    closeSocket()
    if (reason) onRefused?.(reason)
    const isRefused = code === relayClose.unauthorized
    failures = isRefused ? Math.max(failures, 6) : failures + 1
    for (const [id, call] of calls)
      if (call.failFast && (isRefused || ++call.failures >= maxFastAttempts)) {
        calls.delete(id)
        call.reject(new KitError(isRefused ? relayRefused : relayUnreachable, { details: reason }))
      }
    if (!isNeeded()) return
    const wait = Math.min(backoffMs.first * 2 ** (failures - 1), backoffMs.max)
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  /** Drops the socket if nothing is received by then. */
  function startTimeout(timeoutMs: number): void {
    clearTimeout(responseTimer)
    responseTimer = setTimeout(() => lost(), timeoutMs)
  }

  function send(id: string, { method, params }: Call): void {
    if (!isOpen) return
    socket?.send(writeCall(id, method, params))
    startTimeout(timeoutsMs.answer)
  }

  function ask(
    method: string,
    params: unknown,
    { failFast = false, signal }: CallOptions = {},
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
      const timer = failFast
        ? setTimeout(() => fail(new KitError(relayUnreachable)), timeoutsMs.failFast)
        : undefined
      signal?.addEventListener('abort', onAbort)
      const call: Call = {
        method,
        params,
        failFast,
        failures: 0,
        reject: fail,
        resolve(result) {
          end()
          resolve(result)
        },
      }
      calls.set(id, call)
      if (isOpen) send(id, call)
      // A new call skips the back-off.
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
      failFast: false,
      failures: 0,
      resolve: () => calls.delete(id),
      reject: () => calls.delete(id),
    }
    // First, so that no answer to the other calls is missed.
    const others = [...calls]
    calls.clear()
    calls.set(id, call)
    for (const [other, value] of others) calls.set(other, value)
  }

  function receive(text: string): void {
    clearTimeout(responseTimer)
    const rpc = readRpc(text)
    // A listener that throws must not affect the socket.
    if (rpc?.kind === 'call') deliver(rpc).catch(() => undefined)
    else if (rpc) answered(rpc)
    if (calls.size > 0) startTimeout(timeoutsMs.answer)
  }

  function answered(rpc: Exclude<Rpc, { kind: 'call' }>): void {
    // Some relays answer a string id with a number.
    const call = calls.get(rpc.id) ?? calls.get(`"${rpc.id}"`)
    if (!call) return
    if (rpc.kind === 'result') {
      failures = 0
      call.resolve(rpc.result)
      return
    }
    const { code, message } = rpc.error
    onRefused?.(message)
    // The relay is busy or its store is unavailable: retry.
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

  /** After the device woke up or is online again: checks the socket, or connects without back-off. */
  function wake(): void {
    if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return
    if (!isNeeded()) return
    if (!socket) {
      failures = 0
      void connect()
    } else if (isOpen) probe(timeoutsMs.wake)
  }

  function probe(timeoutMs: number): void {
    subscribeAgain()
    const call = resubscription && calls.get(resubscription)
    if (!resubscription || !call) return
    send(resubscription, call)
    startTimeout(timeoutMs)
  }

  const heartbeat = setInterval(() => {
    if (isOpen && options.isWaiting()) probe(timeoutsMs.answer)
  }, heartbeatMs)
  // Does not keep a Node process alive.
  if (typeof heartbeat === 'object') (heartbeat as { unref?(): void }).unref?.()
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
      if (!isNeeded()) closeSocket()
    },
    async publish(envelope, options) {
      await ask('irn_publish', envelope, options)
      if (!isNeeded()) closeSocket()
    },
    close() {
      if (isClosed) return
      isClosed = true
      clearInterval(heartbeat)
      globalThis.removeEventListener?.('online', wake)
      globalThis.document?.removeEventListener('visibilitychange', wake)
      topics.clear()
      for (const { reject } of [...calls.values()]) reject(new KitError(requestAborted))
      closeSocket()
    },
  }
}

export declare namespace createRelay {
  type Options = RelayOptions & {
    identity: Identity
    /** Resolves to whether to acknowledge the message. */
    onMessage(topic: string, message: string): boolean | Promise<boolean>
    /** Called with the message of the relay when it closes the socket or refuses a call. */
    onRefused?(text: string): void
    /** Whether a request to the wallet is pending. */
    isWaiting(): boolean
  }
}
