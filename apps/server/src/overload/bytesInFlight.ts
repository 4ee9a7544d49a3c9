/**
 * Bytes this process holds for callers: bodies being received, answers being sent. No
 * rate limit bounds them, because a caller can be slow on purpose.
 */
export type BytesInFlight = {
  /**
   * Reserves bytes for a caller. Returns a function that releases them, or undefined if
   * there is no room. `cut` ends the work early: called when others need the room and
   * this caller has had its time.
   */
  hold(caller: string, bytes: number, cut?: () => void): (() => void) | undefined
  /** Bytes held at the moment. */
  total(): number
}

type Hold = { readonly caller: string; readonly bytes: number; readonly since: number; cut(): void }

/** Work this small is not worth counting. */
export const smallBytes = 64 * 1024
/** Every reader on a slow phone has received a large answer by then. */
const ownTimeMs = 5_000

export function createBytesInFlight(options: createBytesInFlight.Options = {}): BytesInFlight {
  const { perCaller = 8 << 20, perProcess = 32 << 20, now = () => performance.now() } = options
  const callers = new Map<string, number>()
  // Oldest first.
  const holds = new Set<Hold>()
  let total = 0

  function release(hold: Hold): void {
    if (!holds.delete(hold)) return
    total -= hold.bytes
    const left = (callers.get(hold.caller) ?? 0) - hold.bytes
    if (left > 0) callers.set(hold.caller, left)
    else callers.delete(hold.caller)
  }

  /** Ends the oldest work that had its time, until there is room. */
  function makeRoom(bytes: number): boolean {
    for (const hold of holds) {
      if (total + bytes <= perProcess) break
      if (now() - hold.since < ownTimeMs) break
      release(hold)
      hold.cut()
    }
    return total + bytes <= perProcess
  }

  return {
    hold(caller, bytes, cut = () => undefined) {
      const own = callers.get(caller) ?? 0
      // A caller that holds nothing may go beyond its share once: one answer can be that large.
      if (own > 0 && own + bytes > perCaller) return undefined
      if (total + bytes > perProcess && !makeRoom(bytes)) return undefined
      const hold: Hold = { caller, bytes, since: now(), cut }
      holds.add(hold)
      callers.set(caller, own + bytes)
      total += bytes
      return () => release(hold)
    },
    total: () => total,
  }
}

export declare namespace createBytesInFlight {
  type Options = {
    /** @default 8 MiB */
    perCaller?: number | undefined
    /** @default 32 MiB */
    perProcess?: number | undefined
    /** Milliseconds. @default performance.now */
    now?: (() => number) | undefined
  }
}
