/**
 * Coalesces concurrent identical calls into one. Each caller can abort on its own; the
 * call is aborted when no caller is left.
 */
export type Join<Value> = {
  isRunning(key: string): boolean
  run(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value>
}

type Running<Value> = {
  readonly promise: Promise<Value>
  readonly controller: AbortController
  waiting: number
}

export function createJoin<Value>(): Join<Value> {
  const calls = new Map<string, Running<Value>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<Value>): Running<Value> {
    const controller = new AbortController()
    const promise = start(controller.signal)
    const call = { promise, controller, waiting: 0 }
    calls.set(key, call)
    const end = () => {
      if (calls.get(key) === call) calls.delete(key)
    }
    promise.then(end, end)
    return call
  }

  return {
    isRunning: (key) => calls.has(key),
    run(key, signal, start) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const call = calls.get(key) ?? begin(key, start)
      call.waiting++
      if (!signal) return call.promise
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(signal.reason)
          if (--call.waiting > 0) return
          if (calls.get(key) === call) calls.delete(key)
          call.controller.abort()
        }
        signal.addEventListener('abort', leave, { once: true })
        call.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
  }
}
