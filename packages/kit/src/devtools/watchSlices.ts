import type { Kit } from '../core/kit.ts'
import type { Slice } from '../core/state/slice.ts'
import { type Change, diff } from './diff.ts'
import type { Log } from './log.ts'
import { patch } from './patch.ts'
import { type Plain, plain } from './plain.ts'
import { slices } from './slices.gen.ts'

export type Transition = {
  readonly at: number
  readonly slice: string
  /** `undefined` if the change was made without an event, as by `configure`. */
  readonly event: Plain | undefined
  /** Empty if the event did not apply. */
  readonly changes: readonly Change[]
}

type AnySlice = Slice<unknown, unknown>

const named = Object.entries(slices) as unknown as readonly (readonly [name: string, slice: AnySlice])[]

/** The state of every slice, as plain data. */
export function readSlices(kit: Kit): Readonly<Record<string, Plain>> {
  return Object.fromEntries(named.map(([name, slice]) => [name, plain(slice.of(kit).get())]))
}

/** Names of the slices that are no longer as they were at first. */
export function usedSlices(kit: Kit): readonly string[] {
  return named
    .filter(
      ([, slice]) => slice.of(kit).get() !== slice.of(kit).first() || slice.of(kit).first() !== slice.initial,
    )
    .map(([name]) => name)
}

/** Logs every transition. The state itself is only read: the wallet is the truth, so there is no way back in time. */
export function watchSlices(kit: Kit, log: Log<Transition>): () => void {
  const stops = named.map(([name, slice]) => watchSlice(kit, name, slice, log))
  return () => {
    for (const stop of stops) stop()
  }
}

function watchSlice(kit: Kit, name: string, slice: AnySlice, log: Log<Transition>): () => void {
  const store = slice.of(kit)
  let seen = store.get()
  let dispatching = 0
  const add = (event: Plain | undefined, before: unknown, after: unknown) =>
    log.add({
      at: Date.now(),
      slice: name,
      event,
      changes: before === after ? [] : diff(plain(before), plain(after)),
    })
  const unpatch = patch(store, 'dispatch', {
    apply(target, self, args) {
      const before = store.get()
      // Logged first, because listeners may dispatch in turn. Transitions are pure, so it can be asked twice.
      add(plain(args[0]), before, slice.transition(before, args[0]))
      dispatching++
      try {
        return Reflect.apply(target as () => void, self, args)
      } finally {
        dispatching--
        seen = store.get()
      }
    },
  })
  const unsubscribe = store.subscribe(() => {
    const now = store.get()
    if (dispatching === 0 && now !== seen) add(undefined, seen, now)
    seen = now
  })
  return () => {
    unpatch?.()
    unsubscribe()
  }
}
