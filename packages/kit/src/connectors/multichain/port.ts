import { withTimeout } from '@latchkey/protocol/withTimeout'
import { providerError } from '../providerError.ts'
import type { ExtensionTarget } from './announced.ts'
import { envelope, readMessage } from './message.ts'
import { type ExtensionPort, runtimeOf } from './runtime.ts'

/** A connection to an extension. */
export type Port = {
  /** Rejects with the wallet's code, with 4900 if the connection ends, and when the time is over. */
  ask(method: string, params: object, options: AskOptions): Promise<unknown>
  close(): void
}

export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

/** Connects to the extension, which alone can answer: the browser routes by its id. */
export function openPort({ target, onNotification, onLost }: openPort.Args): Port {
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  const runtime = runtimeOf()
  let last = 0
  let open = true
  let port: ExtensionPort
  try {
    if (!runtime) throw new TypeError('The browser has no extensions that pages can connect to.')
    port = runtime.connect(target.id)
  } catch (cause) {
    throw Object.assign(providerError(4900, 'The wallet cannot be reached.'), { cause })
  }

  port.onMessage.addListener((value) => {
    const message = open ? readMessage(value, target) : undefined
    if (!message) return
    if (message.kind === 'notification') return onNotification(message.method, message.params)
    const waiting = pending.get(message.id)
    pending.delete(message.id)
    if (message.kind === 'result') waiting?.resolve(message.result)
    else waiting?.reject(providerError(message.code, message.message))
  })
  port.onDisconnect.addListener(() => {
    // Read, or the browser logs it.
    void runtime?.lastError
    if (end()) onLost()
  })

  function end(): boolean {
    const was = open
    open = false
    for (const { reject } of pending.values()) reject(providerError(4900, 'The wallet is gone.'))
    pending.clear()
    return was
  }

  return {
    async ask(method, params, options) {
      const id = ++last
      const waiting = Promise.withResolvers<unknown>()
      pending.set(id, waiting)
      const body = { id, jsonrpc: '2.0', method, params }
      try {
        if (!open) throw providerError(4900, 'The wallet is gone.')
        port.postMessage(target.wrapped ? { type: envelope, data: body } : body)
        return await withTimeout(waiting.promise, options)
      } finally {
        pending.delete(id)
      }
    },
    close() {
      if (end()) port.disconnect()
    },
  }
}

export declare namespace openPort {
  type Args = {
    target: ExtensionTarget
    onNotification(method: string, params: Record<string, unknown>): void
    /** Called when the extension ends the connection: it was updated, removed, or has gone to sleep. */
    onLost(): void
  }
}
