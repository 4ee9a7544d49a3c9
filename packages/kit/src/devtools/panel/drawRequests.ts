import { element } from '../../ui/dom.ts'
import type { Place } from '../contacts.ts'
import type { Request } from '../request.ts'
import type { Devtools } from '../watchKit.ts'
import { code, drawLog, time } from './drawLog.ts'
import type { Tab } from './tab.ts'

const places: readonly Place[] = ['server', 'node', 'relay', 'wallet']

/** Requests of the kit. Those of the page are not seen. */
export function drawRequests({ requests }: Devtools): Tab {
  const choice = element(
    'select',
    { 'aria-label': 'To' },
    element('option', { value: '' }, 'To all'),
    ...places.map((place) => element('option', { value: place }, `To the ${place}`)),
  )
  const log = drawLog<Request>({
    log: requests,
    controls: [choice],
    empty: 'No request yet: the kit sends none before it is needed.',
    isShown: ({ place }) => choice.value === '' || place === choice.value,
    text: ({ place, target, title }) => `${place} ${title} ${target}`,
    line: ({ at, faulty, ms, outcome, place, status, title }) => [
      time(at),
      element('span', { class: `tag ${place}` }, place),
      element('b', { class: 'grow' }, title),
      ...(faulty ? [element('span', { class: 'tag warn' }, 'fault')] : []),
      element(
        'span',
        { class: status === 'failed' ? 'tag bad' : 'quiet' },
        status === 'open' ? '…' : [outcome.slice(0, 40), `${ms} ms`].filter(Boolean).join(' · '),
      ),
    ],
    more: ({ got, outcome, sent, target }) => [
      element('p', { class: 'target' }, target),
      ...(outcome.length > 40 ? [element('p', {}, outcome)] : []),
      ...(sent === undefined ? [] : [element('h3', {}, 'Sent'), code(sent)]),
      ...(got === undefined ? [] : [element('h3', {}, 'Received'), code(got)]),
    ],
  })
  choice.addEventListener('change', log.redraw)
  return log
}
