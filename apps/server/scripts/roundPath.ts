/** How many numbers each command takes. */
const argCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/**
 * Rounds the coordinates of path data, and writes it without needless characters.
 *
 * Relative coordinates are rounded against the point that was really reached, so errors do not add up.
 */
export function roundPath(data: string, decimals: number): string {
  // Where the middle of an arc is depends on small differences: a half circle would look dented.
  const digits = /a/i.test(data) ? decimals + 1 : decimals
  const round = (value: number) => Number(value.toFixed(digits))
  let text = ''
  let last = ''
  // Where the path is, and where the rounded one is.
  const exact = { x: 0, y: 0 }
  const drawn = { x: 0, y: 0 }
  const started = { exact: { ...exact }, drawn: { ...drawn } }

  for (const { command, args } of readPath(data)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    if (kind === 'z') {
      Object.assign(exact, started.exact)
      Object.assign(drawn, started.drawn)
      text += 'z'
      last = 'z'
      continue
    }
    const written = args.map((value, index) => {
      const axis = axisOf(kind, index)
      if (!axis) return round(value)
      return round(relative ? exact[axis] + value - drawn[axis] : value)
    })
    const before = { ...exact }
    const drawnBefore = { ...drawn }
    for (const axis of ['x', 'y'] as const) {
      const index = args.findLastIndex((_, at) => axisOf(kind, at) === axis)
      if (index === -1) continue
      exact[axis] = (args[index] ?? 0) + (relative ? before[axis] : 0)
      drawn[axis] = (written[index] ?? 0) + (relative ? drawnBefore[axis] : 0)
    }
    if (kind === 'm') {
      started.exact = { ...exact }
      started.drawn = { ...drawn }
    }
    // More pairs after a move are lines: repeating the letter would move again.
    if (command !== last || kind === 'm') text += command
    text += join(written, text)
    last = command
  }
  return text
}

/** What a number is: along an axis, or neither, as a radius. */
function axisOf(kind: string, index: number): 'x' | 'y' | undefined {
  if (kind === 'h') return 'x'
  if (kind === 'v') return 'y'
  if (kind === 'a') return index === 5 ? 'x' : index === 6 ? 'y' : undefined
  return index % 2 === 0 ? 'x' : 'y'
}

/** Numbers, with a space only where two would become one. */
function join(numbers: readonly number[], before: string): string {
  let text = ''
  for (const number of numbers) {
    const written = String(number).replace(/^(-?)0\./, '$1.')
    const end = before + text
    const apart =
      /[a-z]$/i.test(end) || written.startsWith('-') || (written.startsWith('.') && /\.\d+$/.test(end))
    text += apart ? written : ` ${written}`
  }
  return text
}

/** The segments of a path, each with its own command. */
function readPath(data: string): { command: string; args: number[] }[] {
  const segments: { command: string; args: number[] }[] = []
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
  // The flags of an arc may stand together, and before a number.
  const flag = /[\s,]*([01])/y
  const letter = /[\s,]*([a-z])/iy
  let at = 0
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(data)?.[1]
    if (found !== undefined) at = pattern.lastIndex
    return found
  }
  let command = ''
  while (data.slice(at).trim()) {
    const next = read(letter)
    if (next) command = next
    const kind = command.toLowerCase()
    const count = argCounts[kind]
    if (count === undefined || (!next && count === 0))
      throw new Error(`Not a path: "${data.slice(at, at + 20)}"`)
    const args = Array.from({ length: count }, (_, index) => {
      const value = read(kind === 'a' && (index === 3 || index === 4) ? flag : number)
      if (value === undefined) throw new Error(`Not a path: "${data.slice(at, at + 20)}"`)
      return Number(value)
    })
    segments.push({ command, args })
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
  }
  return segments
}
