/** How long until another mail, in the unit that is easiest to read. */
export type CoolDown = { readonly unit: 'seconds' | 'minutes'; readonly count: number }

/** Undefined once it is over. Both in milliseconds. */
export function coolDownAt(now: number, until: number): CoolDown | undefined {
  const seconds = Math.ceil((until - now) / 1_000)
  if (seconds <= 0) return undefined
  return seconds < 60
    ? { unit: 'seconds', count: seconds }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) }
}
