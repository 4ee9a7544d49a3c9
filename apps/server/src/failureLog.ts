import type { Logger } from 'pino'

/** An answer of 500 or more, or what stands for one on a socket. */
export type FailedCall = {
  /** The request id; undefined on sockets that have none. */
  readonly id?: string | undefined
  /** The template of the path, never the path. */
  readonly route: string
  /** Of the error catalogue. */
  readonly code: string
  readonly chain?: string | undefined
  readonly err?: unknown
}

export type LogFailure = (level: 'warn' | 'error', failed: FailedCall, message: string) => void

const windowMs = 1_000

/**
 * Logs one failure a second of each code and route. A database that is away fails every
 * request: the others are only counted, and the count is logged at the end of the second.
 */
export function createFailureLog(log: Pick<Logger, 'warn' | 'error'>): LogFailure {
  const windows = new Map<string, { leftOut: number }>()
  return (level, failed, message) => {
    const { route, code } = failed
    const key = `${code} ${route}`
    const open = windows.get(key)
    if (open) {
      open.leftOut++
      return
    }
    const window = { leftOut: 0 }
    windows.set(key, window)
    log[level](failed, message)
    setTimeout(() => {
      windows.delete(key)
      if (window.leftOut > 0) log[level]({ route, code, leftOut: window.leftOut }, 'failures left out')
    }, windowMs).unref()
  }
}
