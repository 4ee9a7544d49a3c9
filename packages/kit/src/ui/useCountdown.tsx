import { useEffect, useState } from 'react'

/** Whole seconds until then, told only in the last minute; nothing before. */
export function useCountdown(until: number | undefined): number | undefined {
  const [now, setNow] = useState(Date.now)
  const left = until === undefined ? 0 : until - now
  // The figure that is due next changes on the second, so that none is skipped.
  const wait = left > lastMinute ? left - lastMinute : left % 1_000 || 1_000
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [left, wait])
  return left > 0 && left <= lastMinute ? Math.ceil(left / 1_000) : undefined
}

const lastMinute = 60_000
