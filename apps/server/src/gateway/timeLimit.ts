/**
 * A signal that aborts after a timeout or with another signal; cheaper than
 * `AbortSignal.any`, and a call needs several.
 */
export type TimeLimit = {
  readonly signal: AbortSignal
  /** Whether the timeout has elapsed. */
  isOver(): boolean
  /** Stops the timer. */
  end(): void
}

export function startTimeLimit(milliseconds: number, signal?: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController()
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, milliseconds)
  const leave = () => controller.abort(signal?.reason)
  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    isOver: () => over,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    },
  }
}
