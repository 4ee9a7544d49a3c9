import type { Clock } from '../clock.ts'

const failuresToCoolDown = 3
const cooldownMs = 30_000

/** Leaves a source alone for a while once it failed three times in a row. */
export type Cooldown = {
  isActive(): boolean
  succeed(): void
  fail(): void
}

/** Something that can be asked for an answer others could give as well. */
export type Source = {
  readonly name: string
  /** Of a vendor: the same for all who ask it. */
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

/** The cool-down of each source: its vendor's, or one kept here. */
export function createCooldowns(clock: Clock): (source: Source) => Cooldown {
  const kept = new Map<string, Cooldown>()
  return ({ name, cooldown = kept.get(name) }) => {
    if (cooldown) return cooldown
    const made = createCooldown(clock)
    kept.set(name, made)
    return made
  }
}
