/** Waits no longer than the signal allows, whether or not the work listens to it. */
export function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
  })
}
