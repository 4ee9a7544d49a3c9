import type { Access } from './store.ts'

/** Thrown instead of a write. From then on every call fails, as in a process that has ended. */
export class Crash extends Error {}

export type CrashPoint = {
  /** Which durable write, from 1. */
  readonly write: number
  /** Whether the write has its effect before the process ends. */
  readonly when: 'before' | 'after'
}

const serverWrites = ['putVault', 'putPair', 'activate', 'deletePair', 'deleteVault', 'deleteFactor'] as const
const deviceWrites = ['write', 'update', 'remove'] as const

/**
 * The same access, where `at` is called around every durable write: it crashes the process
 * by throwing, or lets another device act before it returns.
 */
export function interrupted(access: Access, at: (point: CrashPoint) => Promise<void> | void) {
  const state = { writes: 0, isDead: false }
  const guard = <Value>(call: () => Promise<Value>): Promise<Value> => {
    if (state.isDead) throw new Crash('The process has ended.')
    return call()
  }
  const hit = async (point: CrashPoint) => {
    try {
      await at(point)
    } catch (error) {
      state.isDead = true
      throw error
    }
  }
  function wrap<Target extends object>(target: Target, writes: readonly string[]): Target {
    return new Proxy(target, {
      get(of, name, receiver) {
        const call = Reflect.get(of, name, receiver)
        if (typeof call !== 'function') return call
        const run = (...args: unknown[]) => Reflect.apply(call, of, args) as Promise<unknown>
        if (!writes.includes(String(name))) return (...args: unknown[]) => guard(() => run(...args))
        return (...args: unknown[]) =>
          guard(async () => {
            state.writes += 1
            const write = state.writes
            await hit({ write, when: 'before' })
            const result = await run(...args)
            await hit({ write, when: 'after' })
            return result
          })
      },
    })
  }
  const store = wrap(access.store, serverWrites)
  const device = wrap(access.device, deviceWrites)
  return { access: { ...access, store, device }, state }
}

/** The process ends at this point. */
export function crashAt(point: CrashPoint | undefined) {
  return (now: CrashPoint): void => {
    if (now.write === point?.write && now.when === point.when)
      throw new Crash(`${now.when} write ${now.write}`)
  }
}

/** Every point of a ceremony with so many writes. */
export function pointsOf(writes: number): readonly CrashPoint[] {
  return Array.from({ length: writes }, (_, index) => index + 1).flatMap((write) => [
    { write, when: 'before' as const },
    { write, when: 'after' as const },
  ])
}
