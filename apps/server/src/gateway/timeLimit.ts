/** A signal that aborts after a time, or with another; cheaper than those of the platform, which a call needs several of. */
export type TimeLimit = {
  readonly signal: AbortSignal
  /** The time is up. */
  isOver(): boolean
  /** Nothing more is waited for. */
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
