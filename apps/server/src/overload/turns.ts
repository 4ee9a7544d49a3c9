/**
 * Runs heavy work one piece per turn of the event loop, so that small requests are
 * answered between two pieces however many are waiting.
 */
export type Turns = {
  /** Queues a piece of work. False if too much is waiting, of this caller or in all: the caller should try later. */
  take(caller: string, work: () => void): boolean
}

export function createTurns(options: createTurns.Options = {}): Turns {
  const { perCaller = 8, inAll = 256 } = options
  const waiting: { caller: string; work: () => void }[] = []
  const callers = new Map<string, number>()
  let isRunning = false

  function run(): void {
    const next = waiting.shift()
    isRunning = next !== undefined
    if (!next) return
    const left = (callers.get(next.caller) ?? 1) - 1
    if (left > 0) callers.set(next.caller, left)
    else callers.delete(next.caller)
    try {
      next.work()
    } finally {
      setImmediate(run)
    }
  }

  return {
    take(caller, work) {
      const own = callers.get(caller) ?? 0
      if (own >= perCaller || waiting.length >= inAll) return false
      callers.set(caller, own + 1)
      waiting.push({ caller, work })
      if (!isRunning) {
        isRunning = true
        setImmediate(run)
      }
      return true
    },
  }
}

export declare namespace createTurns {
  type Options = {
    /** @default 8 */
    perCaller?: number | undefined
    /** @default 256 */
    inAll?: number | undefined
  }
}
