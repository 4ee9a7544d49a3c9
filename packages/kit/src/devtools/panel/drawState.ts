import { element } from '../../ui/dom.ts'
import type { Plain } from '../plain.ts'
import type { Devtools } from '../watchKit.ts'
import { readSlices, type Transition, usedSlices } from '../watchSlices.ts'
import { code, drawLog, time } from './drawLog.ts'
import type { Tab } from './tab.ts'

const all = ''

/** Every transition with what it changed, and the state of a slice as it is now. */
export function drawState({ kit, transitions }: Devtools): Tab {
  const choice = element('select', { 'aria-label': 'Slice' })
  const now = element('div', { class: 'now' })
  const log = drawLog<Transition>({
    log: transitions,
    controls: [choice],
    empty: 'No transition yet: open the modal.',
    isShown: ({ slice }) => choice.value === all || slice === choice.value,
    text: (entry) => `${entry.slice} ${eventName(entry)}`,
    line: (entry) => [
      time(entry.at),
      element('b', {}, entry.slice),
      element('span', { class: 'grow' }, eventName(entry)),
      element('span', { class: entry.changes.length ? 'tag' : 'tag quiet' }, tagOf(entry)),
    ],
    more: ({ changes, event }) => [
      ...(event === undefined ? [] : [code(event)]),
      ...(changes.length ? [element('dl', { class: 'diff' }, ...changes.flatMap(lines))] : []),
    ],
  })

  function drawChoice(): void {
    const before = choice.value
    const used = new Set(usedSlices(kit))
    const names = Object.keys(readSlices(kit)).sort(
      (one, other) => Number(used.has(other)) - Number(used.has(one)) || one.localeCompare(other),
    )
    choice.replaceChildren(
      element('option', { value: all }, 'All slices'),
      ...names.map((name) =>
        element('option', { value: name }, used.has(name) ? name : `${name} (as at first)`),
      ),
    )
    choice.value = before
  }
  function drawNow(): void {
    const state = choice.value === all ? undefined : readSlices(kit)[choice.value]
    now.hidden = state === undefined
    now.replaceChildren(
      ...(state === undefined ? [] : [element('h3', {}, `${choice.value} now`), code(state)]),
    )
  }
  choice.addEventListener('focus', drawChoice)
  choice.addEventListener('change', () => {
    drawNow()
    log.redraw()
  })
  drawChoice()
  drawNow()
  // After the transition that was just logged.
  const stop = transitions.subscribe(() => queueMicrotask(drawNow))
  log.element.insertBefore(now, log.element.children[1] ?? null)
  return {
    element: log.element,
    stop() {
      stop()
      log.stop()
    },
  }
}

function eventName({ event }: Transition): string {
  if (event === undefined) return 'set'
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'event'
}

function tagOf({ changes }: Transition): string {
  if (changes.length === 0) return 'no change'
  return changes.length === 1 ? '1 change' : `${changes.length} changes`
}

function lines({ after, before, path }: Transition['changes'][number]): Node[] {
  const value = (tag: 'del' | 'ins', value: Plain | undefined) =>
    value === undefined ? [] : [element('dd', {}, element(tag, {}, JSON.stringify(value)))]
  return [element('dt', {}, path), ...value('del', before), ...value('ins', after)]
}
