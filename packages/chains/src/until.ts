import { requestAborted, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** Settles with the promise, or rejects when the signal aborts or the timeout expires. */
export function until<value>(promise: Promise<value>, { signal, timeoutMs }: until.Options): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new KitError(requestAborted, { cause: signal?.reason }))
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => reject(new KitError(requestTimedOut)), timeoutMs)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
  })
}

export declare namespace until {
  type Options = { signal?: AbortSignal | undefined; timeoutMs?: number | undefined }
}

/** Retries a transient failure twice, 100 ms apart. */
export async function withRetry<value>(
  attempt: () => Promise<value>,
  isTransient: (error: unknown) => boolean,
): Promise<value> {
  for (let retriesLeft = 2; ; retriesLeft--) {
    try {
      return await attempt()
    } catch (error) {
      if (retriesLeft === 0 || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
