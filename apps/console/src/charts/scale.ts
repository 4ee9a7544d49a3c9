/** Round numbers from 0 to at least `max`, for a few lines. */
export function niceTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const lines = Math.ceil(max / step)
  return Array.from({ length: lines + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** A line through points, for `d`. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** How much more than before, as a share; undefined if there was nothing before. */
export function changeOf(now: number, before: number | null | undefined): number | undefined {
  return before ? (now - before) / before : undefined
}
