export const spans = ['24h', '7d', '30d', '90d', '365d'] as const
export type Span = (typeof spans)[number]

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What a page shows: the span of the path, and its times as the server takes them. */
export type Shown = {
  readonly span: Span
  readonly isCompared: boolean
  /** For charts by the hour or by the day. */
  readonly step: 'hour' | 'day'
  readonly series: { from: string; to: string; step: 'hour' | 'day'; compare: 'true' | 'false' }
  /** For what is only counted by the day. */
  readonly days: { from: string; to: string; compare: 'true' | 'false' }
}

export function shownOf(span: Span, isCompared: boolean, now: number): Shown {
  const compare = isCompared ? 'true' : 'false'
  const days = span === '24h' ? 1 : Number.parseInt(span, 10)
  const dayRange = { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now), compare } as const
  if (span !== '24h')
    return { span, isCompared, step: 'day', series: { ...dayRange, step: 'day' }, days: dayRange }
  const hour = Math.floor(now / hourMs) * hourMs
  const time = (ms: number) => new Date(ms).toISOString()
  return {
    span,
    isCompared,
    step: 'hour',
    series: { from: time(hour - 23 * hourMs), to: time(hour), step: 'hour', compare },
    days: dayRange,
  }
}

export function timesOf(answer: { start: string; step: 'hour' | 'day' }, count: number): number[] {
  const start = Date.parse(answer.start)
  const stepMs = answer.step === 'hour' ? hourMs : dayMs
  return Array.from({ length: count }, (_, at) => start + at * stepMs)
}

export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
