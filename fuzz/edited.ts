/** Values that often break a parser. JSON can carry each of them, except `undefined`, which removes a member. */
const hostile: readonly unknown[] = [
  undefined,
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 53) + 1,
  1e300,
  true,
  [],
  {},
  '0x',
  '__proto__',
  'constructor',
  { toString: 1, valueOf: 1 },
  { length: 3 },
  '9'.repeat(90),
  `0x${'f'.repeat(64)}`,
  '\u202e\u0000',
  '1e999',
]

type Place = { readonly holder: Record<string, unknown>; readonly key: string }

/**
 * A JSON value changed as the bytes say: three bytes are one change. Unlike changed text, the
 * result is always JSON, so that the code behind `JSON.parse` gets all inputs.
 */
export function edited(value: unknown, bytes: Buffer): unknown {
  const root: Record<string, unknown> = { value: copy(value) }
  for (let at = 0; at + 2 < bytes.length && at < 48; at += 3) {
    const [where = 0, what = 0, how = 0] = bytes.subarray(at, at + 3)
    const places = placesIn(root)
    if (places.length === 0) break
    const { holder, key } = places[where % places.length] as Place
    const before = holder[key]
    const [kind, detail] = [what & 7, what >> 3]
    // Copies of copies would grow without end.
    const canGrow = places.length < maxPlaces
    if (kind === 0) holder[key] = hostileAt(detail * 256 + how)
    else if (kind === 1) delete holder[key]
    else if (kind === 2 && canGrow) {
      const { holder: other, key: name } = places[how % places.length] as Place
      holder[key] = copy(other[name])
    } else if (kind === 3 && Array.isArray(before) && canGrow)
      holder[key] = before.concat(copy(before)).slice(0, maxItems)
    else if (kind === 4 && typeof before === 'number') holder[key] = (before + how - 128) * 10 ** (detail - 8)
    else if (typeof before === 'string') holder[key] = changeText(before, kind, detail, how)
    else holder[key] = hostileAt(how)
  }
  return copy(root.value)
}

function hostileAt(index: number): unknown {
  const value = hostile[index % hostile.length]
  return value === undefined ? undefined : copy(value)
}

/** As JSON would carry it, which has no gaps in lists. By hand, because it is most of the work of a target. */
function copy(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value === undefined) return null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Array.from(value, copy)
  const record: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    if (inner !== undefined) record[key] = copy(inner)
  }
  return record
}

function changeText(text: string, kind: number, detail: number, how: number): string {
  const at = Math.floor((text.length * how) / 256)
  if (kind === 3) return text.slice(0, at)
  if (kind === 4) return (text.slice(0, at) + text.slice(at).repeat(detail)).slice(0, maxLength)
  if (kind === 5) return text.slice(0, at) + String.fromCharCode(how) + text.slice(at + 1)
  if (kind === 6) return text.slice(0, at) + String.fromCharCode(detail * 256 + how) + text.slice(at)
  return detail & 1 ? text.toUpperCase() : text.slice(at)
}

const maxPlaces = 300
const maxItems = 300
const maxLength = 16_384

function placesIn(root: Record<string, unknown>): Place[] {
  const places: Place[] = []
  const open: unknown[] = [root]
  for (const holder of open) {
    if (typeof holder !== 'object' || holder === null) continue
    for (const key of Object.keys(holder).slice(0, 50)) {
      places.push({ holder: holder as Record<string, unknown>, key })
      if (places.length >= maxPlaces) return places
      open.push((holder as Record<string, unknown>)[key])
    }
  }
  return places
}
