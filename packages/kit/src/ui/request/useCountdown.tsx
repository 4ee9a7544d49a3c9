import { useEffect, useState } from 'react'

/** Whole seconds until then; undefined before the last minute. */
export function useCountdown(until: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  const left = until === undefined ? 0 : until - now
  // The figure that is due next changes on the second, so that none is skipped.
  const wait = left > lastMinuteMs ? left - lastMinuteMs : left % 1_000 || 1_000
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [left, wait])
  return left > 0 && left <= lastMinuteMs ? Math.ceil(left / 1_000) : undefined
}

const lastMinuteMs = 60_000
