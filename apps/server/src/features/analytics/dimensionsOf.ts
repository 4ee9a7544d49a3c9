import {
  type ChartedEvent,
  chartedEvents,
  type Dimension,
  entryEvents,
} from '@latchkey/protocol/http/insights'
import type { StoredEvent } from './sink.ts'

/** Characters of a value that are counted as one. */
export const maxValueLength = 100

/** The name an event is counted under. */
export function chartedName(event: string): ChartedEvent | 'OTHER' {
  return (chartedEvents as readonly string[]).includes(event) ? (event as ChartedEvent) : 'OTHER'
}

/**
 * What an event is counted by, without empty values. `hoursOfDay` of both stores does the same in
 * SQL, and `rollups.test.ts` compares them.
 */
export function dimensionsOf(event: StoredEvent): [Dimension, string][] {
  const name = chartedName(event.event)
  if (name === 'OTHER') return []
  const { properties } = event
  const text = (key: string) => {
    const value = properties[key]
    return typeof value === 'string' ? value : ''
  }
  const values: [Dimension, string][] = [
    ['wallet', text('wallet')],
    ['network', text('network') || text('caipNetworkId')],
    ['code', event.type === 'error' ? text('errorType') : text('code')],
  ]
  if ((entryEvents as readonly string[]).includes(name))
    values.push(
      ['version', event.sdkVersion ?? ''],
      ['page', pageOf(event.url)],
      ['language', text('language')],
      ['timeZone', text('timeZone')],
    )
  if (typeof properties.connected === 'boolean' && name === 'MODAL_OPEN')
    values.push(['connected', String(properties.connected)])
  return values.flatMap(([dimension, value]) => (value ? [[dimension, cut(value)]] : []))
}

/** The path of a page; what does not look like a URL is kept. */
function pageOf(url: string): string {
  if (!url) return ''
  return url.replace(/^[^:]+:\/\/[^/]*/, '') || '/'
}

/** By code points, as databases count. */
function cut(text: string): string {
  return text.length > maxValueLength ? Array.from(text).slice(0, maxValueLength).join('') : text
}
