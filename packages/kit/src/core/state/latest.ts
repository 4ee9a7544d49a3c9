/** Debounce of searches and other input. */
export const debounceMs = 500

export type Latest = {
  /** Runs a task after `delayMs`, unless another is started or it is cancelled first; both abort its signal. */
  run(kit: object, task: (signal: AbortSignal) => Promise<void>, delayMs?: number): Promise<void>
  cancel(kit: object): void
}

/** Debounces tasks, and aborts all but the latest of each kit. */
export function defineLatest(): Latest {
  const running = new WeakMap<object, AbortController>()
  const cancel = (kit: object) => running.get(kit)?.abort()
  return {
    cancel,
    async run(kit, task, delayMs = 0) {
      cancel(kit)
      const own = new AbortController()
      running.set(kit, own)
      if (delayMs > 0) await pause(delayMs, own.signal)
      if (!own.signal.aborted) await task(own.signal)
    },
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
