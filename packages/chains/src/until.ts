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
