/** Data that can be shown, compared and copied. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const most = { depth: 7, items: 100, text: 400 }

/**
 * A copy of anything as plain data, bounded in every direction. What belongs to a wallet or to
 * the browser is named, not read: reading a foreign object can run its code.
 */
export function plain(value: unknown, depth = 0, above: readonly unknown[] = []): Plain {
  switch (typeof value) {
    case 'string':
      return value.length > most.text ? `${value.slice(0, most.text)}… (${value.length} characters)` : value
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'boolean':
      return value
    case 'bigint':
      return `${value}n`
    case 'undefined':
      return '(undefined)'
    case 'function':
      return '(function)'
    case 'symbol':
      return '(symbol)'
  }
  if (value === null) return null
  if (above.includes(value)) return '(repeats)'
  if (depth >= most.depth) return '(more)'
  try {
    const inner = [...above, value]
    const one = (item: unknown) => plain(item, depth + 1, inner)
    if (Array.isArray(value)) {
      const items = value.slice(0, most.items).map(one)
      return value.length > most.items ? [...items, `(${value.length - most.items} more)`] : items
    }
    if (value instanceof Error) {
      const { code } = value as { code?: unknown }
      return {
        error: value.name,
        message: one(value.message),
        ...(code !== undefined && { code: one(code) }),
      }
    }
    if (value instanceof Map)
      return one(Object.fromEntries([...value].map(([key, item]) => [String(key), item])))
    if (value instanceof Set) return one([...value])
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      return `(${(value as object).constructor?.name ?? 'object'})`
    const entries = Object.entries(value as object).slice(0, most.items)
    return Object.fromEntries(
      entries.map(([key, item]) => [key, foreign.has(key) ? '(not read)' : one(item)]),
    )
  } catch {
    return '(unreadable)'
  }
}

/** Members of our state that hold objects of wallets and of the host. */
const foreign = new Set(['provider', 'link', 'native', 'signal'])
