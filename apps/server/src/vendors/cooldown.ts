import type { Clock } from '../clock.ts'

const failuresToCoolDown = 3
const cooldownMs = 30_000

/** Cool-down of a source after three failures in a row. */
export type Cooldown = {
  isActive(): boolean
  succeed(): void
  fail(): void
}

/** A data source that others can replace. */
export type Source = {
  readonly name: string
  /** Shared by all features that use the same vendor. */
  readonly cooldown?: Cooldown
}

export function createCooldown(clock: Clock): Cooldown {
  let failures = 0
  let until = 0
  return {
    isActive: () => until > clock(),
    succeed() {
      failures = 0
      until = 0
    },
    fail() {
      failures++
      until = failures >= failuresToCoolDown ? clock() + cooldownMs : 0
    },
  }
}

/** The cool-down of each source: its vendor's, or one created here. */
export function createCooldowns(clock: Clock): (source: Source) => Cooldown {
  const kept = new Map<string, Cooldown>()
  return ({ name, cooldown = kept.get(name) }) => {
    if (cooldown) return cooldown
    const made = createCooldown(clock)
    kept.set(name, made)
    return made
  }
}
