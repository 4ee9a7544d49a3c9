type Traps = Pick<ProxyHandler<object>, 'apply' | 'construct'>
type Patched = {
  readonly descriptor: PropertyDescriptor | undefined
  readonly before: object
  readonly layers: Traps[]
  current: unknown
}

// One entry per function, so that several kits can be watched and detached in any order.
const patches = new WeakMap<object, Map<PropertyKey, Patched>>()

/**
 * Puts traps around a function or class that others call, such as `fetch`. Returns a function
 * that takes them away; the last one puts back exactly what was there. If another script has put
 * its own function there meanwhile, that stays, and calls go through untouched.
 *
 * Returns `undefined` if the owner does not allow it, as some wallets do not.
 */
export function patch(owner: object, name: PropertyKey, traps: Traps): (() => void) | undefined {
  const known = patches.get(owner) ?? new Map<PropertyKey, Patched>()
  patches.set(owner, known)
  const entry = known.get(name) ?? begin(owner, name)
  if (!entry) return undefined
  const own = { ...traps }
  entry.layers.push(own)
  if (!set(owner, name, entry)) return undefined
  known.set(name, entry)
  return () => {
    const index = entry.layers.indexOf(own)
    if (index < 0) return
    entry.layers.splice(index, 1)
    // A caller that kept our function still gets an answer through it.
    delete own.apply
    delete own.construct
    if (entry.layers.length > 0) return void set(owner, name, entry)
    known.delete(name)
    if (Reflect.get(owner, name) !== entry.current) return
    if (entry.descriptor) Object.defineProperty(owner, name, entry.descriptor)
    else Reflect.deleteProperty(owner, name)
  }
}

function begin(owner: object, name: PropertyKey): Patched | undefined {
  const before: unknown = Reflect.get(owner, name)
  if (typeof before !== 'function') return undefined
  return {
    descriptor: Object.getOwnPropertyDescriptor(owner, name),
    before,
    layers: [],
    current: before,
  }
}

function set(owner: object, name: PropertyKey, entry: Patched): boolean {
  if (Reflect.get(owner, name) !== entry.current) return true
  const value = entry.layers.reduce((inner, traps) => new Proxy(inner, traps), entry.before)
  const { enumerable = true } = entry.descriptor ?? {}
  const isSet = Reflect.defineProperty(owner, name, { value, enumerable, configurable: true, writable: true })
  if (isSet) entry.current = value
  return isSet
}
