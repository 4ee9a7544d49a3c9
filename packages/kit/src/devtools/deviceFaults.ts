import type { Kit } from '../core/kit.ts'
import type { FaultName } from './faults.ts'
import { patch } from './patch.ts'

const clockMs = 5 * 60_000

type Undo = () => void
const nothing: Undo = () => {}

/** What faults change in the browser itself while they are on. Each returns what takes it back. */
export const deviceFaults: Partial<Record<FaultName, (kit: Kit) => Undo>> = {
  storageFull,
  appMissing,
  clockFast: () => moveClock(clockMs),
  clockSlow: () => moveClock(-clockMs),
}

/** Refuses what the kit writes, and nothing of the page. */
function storageFull(kit: Kit): Undo {
  const own = kit.options.storage
  const owner = own ?? Storage.prototype
  const undo = patch(owner, 'setItem', {
    apply(target, self, args) {
      if (isOfKit(kit, args[0]) && (own || self === globalThis.localStorage))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return Reflect.apply(target as () => void, self, args)
    },
  })
  return undo ?? nothing
}

function isOfKit({ id }: Kit, key: unknown): boolean {
  return key === `latchkey.${id}` || String(key).startsWith(`latchkey.${id}.`)
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** A phone on which no link leads to a wallet's app. */
function appMissing(): Undo {
  const before = Object.getOwnPropertyDescriptor(navigator, 'userAgent')
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => phone })
  const stop = (event: Event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
    if (link && leadsToApp(link.href)) event.preventDefault()
  }
  addEventListener('click', stop, true)
  return () => {
    removeEventListener('click', stop, true)
    if (before) Object.defineProperty(navigator, 'userAgent', before)
    else Reflect.deleteProperty(navigator, 'userAgent')
  }
}

function leadsToApp(href: string): boolean {
  return !/^(?:https?|blob|data|mailto|tel):/i.test(href) || /\/wc\?uri=/.test(href)
}

/** Sets the clock of the page. Timers go on as before. */
function moveClock(byMs: number): Undo {
  const undoNow = patch(Date, 'now', {
    apply: (target, self, args) => Number(Reflect.apply(target as () => number, self, args)) + byMs,
  })
  const undoNew = patch(globalThis, 'Date', {
    construct(target, args, newTarget) {
      // Only `new Date()` reads the clock; `Date.now` has been moved already.
      const given = args.length > 0 ? args : [Date.now()]
      return Reflect.construct(target as DateConstructor, given, newTarget) as Date
    },
    apply: () => new Date().toString(),
  })
  return () => {
    undoNew?.()
    undoNow?.()
  }
}
