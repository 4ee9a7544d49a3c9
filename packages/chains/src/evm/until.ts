import { requestAborted, requestTimedOut } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'

/** The promise's outcome, or a rejection as soon as the signal fires. */
export function until<value>(promise: Promise<value>, signal: AbortSignal | undefined): Promise<value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => {
      const timedOut = (signal.reason as Error | undefined)?.name === 'TimeoutError'
      reject(new KitError(timedOut ? requestTimedOut : requestAborted, { cause: signal.reason }))
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
