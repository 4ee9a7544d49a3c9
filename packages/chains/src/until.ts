import { requestAborted, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** The promise's outcome, or a rejection as soon as the signal fires or the time is up. */
export function until<value>(promise: Promise<value>, { signal, timeout }: until.Options): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new KitError(requestAborted, { cause: signal?.reason }))
    const timer =
      timeout === undefined ? undefined : setTimeout(() => reject(new KitError(requestTimedOut)), timeout)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
  })
}

export declare namespace until {
  type Options = { signal?: AbortSignal | undefined; timeout?: number | undefined }
}

/** Tries twice more, 100 ms apart, what has failed for a reason that may pass. */
export async function withRetry<value>(
  attempt: () => Promise<value>,
  mayPass: (error: unknown) => boolean,
): Promise<value> {
  for (let retriesLeft = 2; ; retriesLeft--) {
    try {
      return await attempt()
    } catch (error) {
      if (retriesLeft === 0 || !mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
