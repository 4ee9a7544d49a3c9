/** Settles like the promise, or rejects when the signal aborts or the timeout elapses. */
export function withTimeout<value>(
  promise: Promise<value>,
  { signal, timeoutMs }: withTimeout.Options,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    const expire = () => reject(new DOMException(`No response within ${timeoutMs} ms`, 'TimeoutError'))
    const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort, { once: true })
  })
}

export declare namespace withTimeout {
  type Options = { signal?: AbortSignal | undefined; timeoutMs?: number | undefined }
}
