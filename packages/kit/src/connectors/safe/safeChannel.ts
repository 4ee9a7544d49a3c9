import { isRecord } from '@latchkey/protocol/isRecord'
import { withTimeout } from '@latchkey/protocol/withTimeout'
import { providerError } from '../providerError.ts'
import { parentOrigin } from './parentOrigin.ts'

/** Requests to the Safe around this page. */
export type SafeChannel = {
  /** Rejects with an EIP-1193 error if the Safe refuses or, with `timeoutMs`, does not answer. */
  ask(method: string, params?: unknown, timeoutMs?: number): Promise<unknown>
}

/** The version of the protocol: the Safe decides by it what it can ask of the app. */
const sdkVersion = '9.1.0'

/**
 * Speaks the Safe Apps protocol with the page around this one.
 *
 * Hears only that window, and only from one of the origins; once one has answered, no other.
 *
 * @see https://github.com/safe-global/safe-apps-sdk
 */
export function openChannel({ origins, signal }: openChannel.Args): SafeChannel {
  const pending = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>()
  let known = parentOrigin()

  window.addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== window.parent || !origins.includes(origin) || (known && origin !== known)) return
      if (!isRecord(data) || typeof data.id !== 'string') return
      const waiting = pending.get(data.id)
      if (!waiting) return
      known = origin
      pending.delete(data.id)
      if (data.success === true) waiting.resolve(data.data)
      else waiting.reject(toError(data.error))
    },
    { signal },
  )

  return {
    async ask(method, params, timeoutMs) {
      const id = crypto.randomUUID()
      const answer = new Promise((resolve, reject) => pending.set(id, { resolve, reject }))
      // Browsers drop a message whose target is of another origin.
      for (const origin of known ? [known] : origins)
        window.parent.postMessage({ id, method, params, env: { sdkVersion } }, origin)
      return await withTimeout(answer, { signal, timeoutMs }).finally(() => pending.delete(id))
    },
  }
}

export declare namespace openChannel {
  type Args = { origins: readonly string[]; signal: AbortSignal }
}

/** The Safe sends text without a code. */
function toError(error: unknown): Error {
  const text = String(error).slice(0, 1_000)
  return /\b(reject|den(y|ied)|declin|cancel)/i.test(text)
    ? providerError(4001, text)
    : providerError(-32603, text)
}
