/** The promise's outcome, or a rejection as soon as the signal fires or the time is up. */
export function withTimeout<value>(
  promise: Promise<value>,
  { signal, timeoutMs }: withTimeout.Options,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    const expire = () => reject(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError'))
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
