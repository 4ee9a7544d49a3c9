import { notConnected, requestAborted, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { type Bytes, toBase64 } from './bytes.ts'
import { open, readEnvelope, seal, tagOf } from './envelope.ts'
import type { Heard } from './heard.ts'
import type { AgreementKeys } from './keyTypes.ts'
import { isMethod, type Method, type MethodOptions, methods } from './methods.ts'
import { type CallOptions, createRelay } from './relay.ts'
import { newId, type RpcError, readRpc, writeCall, writeError, writeResult } from './rpc.ts'

/** Encrypted JSON-RPC with the wallet over a relay. Duplicate messages are ignored. */
export type Channel = {
  /** Subscribes to a topic. Resolves when the relay has confirmed it. */
  open(topic: string, line: Line, options?: CallOptions): Promise<void>
  /** Unsubscribes from a topic, and rejects its pending requests. */
  shut(topic: string): void
  ask(topic: string, method: Method, params: unknown, options: AskOptions): Asking
  /** Sends a request without waiting for its answer. Resolves when the relay has it. */
  tell(topic: string, method: Method, params: unknown, options?: CallOptions): Promise<void>
  answer(topic: string, call: Call, error?: RpcError): void
  close(): void
}

export type Line = {
  /** The symmetric key, or a key pair if the sender includes its public key. */
  readonly key: Bytes | AgreementKeys
  /** Calls handled before, also by an earlier page. */
  readonly heard?: Heard | undefined
  onCall?(call: Call): void
}

export type Call = { readonly id: string; readonly method: Method; readonly params: unknown }

export type AskOptions = CallOptions & {
  readonly timeoutMs: number
  /** Topic of the answer. @default the same topic */
  readonly answerTopic?: string | undefined
}

export type Asking = { readonly sent: Promise<void>; readonly answer: Promise<unknown> }

type Waiting = { readonly topic: string; resolve(result: unknown): void; reject(error: unknown): void }

/** Maximum number of messages and requests that are remembered to recognise duplicates. */
const maxRemembered = 1_000

function forgetOldest(kept: Map<string, unknown> | Set<string>): void {
  if (kept.size <= maxRemembered) return
  for (const oldest of kept.keys()) if (kept.delete(oldest)) break
}

export function createChannel(options: createChannel.Options): Channel {
  const lines = new Map<string, Line>()
  const waiting = new Map<string, Waiting>()
  /** Ids of all requests of this tab. */
  const asked = new Set<string>()
  /** Received messages, and whether to acknowledge them. */
  const heard = new Map<string, boolean>()
  const relay = createRelay({ ...options, onMessage, isWaiting: () => waiting.size > 0 })

  async function onMessage(topic: string, message: string): Promise<boolean> {
    const line = lines.get(topic)
    if (!line) return false
    const envelope = readEnvelope(message)
    // The decoded tag: a relay can write the same message in several spellings of base64.
    const mark = envelope && toBase64(tagOf(envelope))
    const known = mark === undefined ? undefined : heard.get(topic + mark)
    if (known !== undefined) return known
    let key: Bytes | undefined
    if (line.key instanceof Uint8Array) key = envelope?.type === 0 ? line.key : undefined
    else if (envelope?.type === 1) key = await line.key.agree(envelope.publicKey).catch(() => undefined)
    const text = key && open(key, envelope)
    // Not from the wallet: acknowledge it, so that it is not delivered again.
    if (text === undefined || !mark) return true
    const isDone = take(topic, line, text, mark)
    heard.set(topic + mark, isDone)
    forgetOldest(heard)
    return isDone
  }

  /** Handles a message. Returns whether to acknowledge it. */
  function take(topic: string, line: Line, text: string, mark: string): boolean {
    const rpc = readRpc(text)
    if (!rpc) return true
    if (rpc.kind === 'call') {
      const { id, method, params } = rpc
      // A disconnect ends the session for good, so it cannot be repeated.
      const isNew = method === 'wc_sessionDelete' || !line.heard || line.heard.add(mark, id)
      if (isNew && isMethod(method)) line.onCall?.({ id, method, params })
      return true
    }
    const asking = waiting.get(rpc.id)
    if (asking?.topic === topic) {
      if (rpc.kind === 'result') asking.resolve(rpc.result)
      else asking.reject(new PeerError(rpc.error))
    }
    // Answers to another tab are not acknowledged: all tabs are one client to the relay.
    return asked.has(rpc.id)
  }

  function publish(topic: string, text: string, how: MethodOptions, options?: CallOptions): Promise<void> {
    const line = lines.get(topic)
    if (!(line?.key instanceof Uint8Array)) return Promise.reject(new KitError(notConnected))
    const { tag, ttl, prompt = false } = how
    return relay.publish({ topic, message: seal(line.key, text), ttl, tag, prompt }, options)
  }

  return {
    open(topic, line, options) {
      lines.set(topic, line)
      return relay.watch(topic, options)
    },
    shut(topic) {
      if (!lines.delete(topic)) return
      relay.unwatch(topic)
      for (const one of [...waiting.values()]) if (one.topic === topic) one.reject(new KitError(notConnected))
    },
    ask(topic, method, params, { timeoutMs, answerTopic = topic, signal, failFast }) {
      const id = newId()
      asked.add(id)
      forgetOldest(asked)
      const sending = new AbortController()
      const answer = new Promise((resolve, reject) => {
        const end = () => {
          waiting.delete(id)
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          sending.abort()
        }
        const fail = (error: unknown) => {
          end()
          reject(error)
        }
        const onAbort = () => fail(new KitError(requestAborted, { cause: signal?.reason }))
        const timer = setTimeout(() => fail(new KitError(requestTimedOut)), timeoutMs)
        waiting.set(id, {
          topic: answerTopic,
          reject: fail,
          resolve(result) {
            end()
            resolve(result)
          },
        })
        signal?.addEventListener('abort', onAbort)
        if (signal?.aborted) onAbort()
      })
      const sent = publish(topic, writeCall(id, method, params), methods[method], {
        failFast,
        signal: sending.signal,
      })
      // A request that could not be sent gets no answer.
      sent.catch((error) => waiting.get(id)?.reject(error))
      answer.catch(() => undefined)
      return { sent, answer }
    },
    tell: (topic, method, params, options) =>
      publish(topic, writeCall(newId(), method, params), methods[method], options),
    answer(topic, { id, method }, error) {
      const { tag, ttl } = methods[method]
      const text = error ? writeError(id, error) : writeResult(id, true)
      publish(topic, text, { tag: tag + 1, ttl }).catch(() => undefined)
    },
    close() {
      for (const topic of [...lines.keys()]) this.shut(topic)
      relay.close()
    },
  }
}

export declare namespace createChannel {
  type Options = Omit<createRelay.Options, 'onMessage' | 'isWaiting'>
}

/** An error response of the wallet. */
export class PeerError extends Error {
  override readonly name = 'PeerError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: RpcError) {
    super(message)
    this.code = code
    this.data = data
  }
}
