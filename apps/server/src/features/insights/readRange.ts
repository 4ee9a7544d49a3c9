import { badRequest } from '@latchkey/protocol/catalogue'
import { maxDays, maxHourlyDays, maxPoints } from '@latchkey/protocol/http/insights'
import { Refusal } from '../../refusal.ts'

export type Step = 'hour' | 'day'

/** The points of a chart: times of the first and of the first after it, in UTC. */
export type Range = {
  readonly step: Step
  readonly start: number
  readonly end: number
  readonly length: number
  readonly stepMs: number
  /** The same range, one length earlier. */
  readonly before: { readonly start: number; readonly end: number }
}

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Both ends are included. Refuses ranges with more points than an answer may have. */
export function readRange({ from, to, step, compare }: readRange.Options): Range {
  const stepMs = step === 'hour' ? hourMs : dayMs
  const floor = (time: number) => Math.floor(time / stepMs) * stepMs
  const start = floor(timeOf('from', from))
  const last = timeOf('to', to)
  // A day without a time means its last hour.
  const end = floor(to.length === 10 ? last + dayMs - 1 : last) + stepMs
  if (end <= start) throw new Refusal(badRequest, { field: 'to', description: 'Before the first day' })
  const length = (end - start) / stepMs
  const longest = (step === 'hour' ? maxHourlyDays : maxDays) * dayMs
  if (end - start > longest || length * (compare ? 2 : 1) > maxPoints)
    throw new Refusal(badRequest, {
      field: 'from',
      description: `At most ${maxHourlyDays} days by the hour, ${maxDays} by the day, and ${maxPoints} points with the time before`,
    })
  const before = { start: start - (end - start), end: start }
  return { step, start, end, length, stepMs, before }
}

export declare namespace readRange {
  type Options = {
    readonly from: string
    readonly to: string
    readonly step: Step
    readonly compare: boolean
  }
}

/** The day of a time. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function timeOf(field: string, text: string): number {
  // PostgreSQL's dates start later than JSON's, and far ones have other years before them.
  if (text < '1972' || text > '9999')
    throw new Refusal(badRequest, { field, description: 'Not a day since 1972' })
  return Date.parse(text)
}
