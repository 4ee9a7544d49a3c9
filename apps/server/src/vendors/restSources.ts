import type { Clock } from '../clock.ts'

const failuresToRest = 3
const rest = 30_000

/** Which sources are left alone for a while: those that failed three times in a row. */
export type Rests = {
  isResting(name: string): boolean
  succeed(name: string): void
  fail(name: string): void
}

export function restSources(clock: Clock): Rests {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    isResting: (name) => (failures.get(name)?.until ?? 0) > clock(),
    succeed: (name) => void failures.delete(name),
    fail(name) {
      const count = (failures.get(name)?.count ?? 0) + 1
      failures.set(name, { count, until: count >= failuresToRest ? clock() + rest : 0 })
    },
  }
}
