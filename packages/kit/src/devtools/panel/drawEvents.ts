import { element } from '../../ui/dom.ts'
import { plain } from '../plain.ts'
import type { LoggedEvent } from '../report.ts'
import type { Devtools } from '../watchKit.ts'
import { code, drawLog, time } from './drawLog.ts'
import type { Tab } from './tab.ts'

/** What `kit.on` reports. */
export function drawEvents({ events }: Devtools): Tab {
  return drawLog<LoggedEvent>({
    log: events,
    empty: 'No event yet.',
    text: ({ event }) => event.type,
    line: ({ at, event }) => [
      time(at),
      element('b', { class: 'grow' }, event.type),
      ...(/ERROR|REJECTED/.test(event.type) ? [element('span', { class: 'tag bad' }, 'error')] : []),
    ],
    more: ({ event }) => [code(plain(event))],
  })
}
