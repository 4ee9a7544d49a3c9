import { button, element } from '../../ui/dom.ts'
import type { Log } from '../log.ts'
import type { Tab } from './tab.ts'

type Options<Entry> = {
  readonly log: Log<Entry>
  /** The line that is always visible. */
  line(entry: Entry): readonly (Node | string)[]
  /** What is shown when it is opened. */
  more(entry: Entry): readonly Node[]
  /** Texts by which it is found. */
  text(entry: Entry): string
  readonly empty: string
  /** More controls beside the filter. */
  readonly controls?: readonly Node[]
  isShown?(entry: Entry): boolean
}

const mostRows = 200

/** A list of what happened, the latest first, with a filter. */
export function drawLog<Entry extends object>(options: Options<Entry>): Tab & { redraw(): void } {
  const { log } = options
  const rows = new Map<Entry, HTMLElement>()
  const list = element('ol', { class: 'log' })
  const nothing = element('p', { class: 'empty' })
  const filter = element('input', {
    type: 'search',
    placeholder: 'Filter',
    'aria-label': 'Filter',
    maxlength: '80',
  })
  filter.addEventListener('input', redraw)
  const clear = button({ class: 'tool text' }, () => log.clear(), 'Clear')
  const bar = element('div', { class: 'bar' }, filter, ...(options.controls ?? []), clear)

  function isShown(entry: Entry): boolean {
    const wanted = filter.value.trim().toLowerCase()
    return (
      (options.isShown?.(entry) ?? true) && (!wanted || options.text(entry).toLowerCase().includes(wanted))
    )
  }
  function row(entry: Entry): HTMLElement {
    const summary = element('summary', {}, ...options.line(entry))
    const details = element('details', {}, summary)
    details.addEventListener('toggle', () => {
      if (details.open && details.childElementCount === 1) details.append(...options.more(entry))
    })
    const made = element('li', {}, details)
    rows.set(entry, made)
    return made
  }
  function redraw(): void {
    rows.clear()
    const shown = log.list().filter(isShown).slice(-mostRows).reverse()
    list.replaceChildren(...shown.map(row))
    tellEmpty()
  }
  function tellEmpty(): void {
    nothing.hidden = list.childElementCount > 0
    nothing.textContent = log.list().length > 0 ? 'Nothing matches the filter.' : options.empty
  }
  const stop = log.subscribe((entry) => {
    if (!entry) return redraw()
    const known = rows.get(entry)
    if (known) {
      const isOpen = known.querySelector('details')?.open ?? false
      const made = row(entry)
      known.replaceWith(made)
      const details = made.querySelector('details')
      if (details) details.open = isOpen
    } else if (isShown(entry)) {
      list.prepend(row(entry))
      if (list.childElementCount > mostRows) list.lastElementChild?.remove()
    }
    tellEmpty()
  })
  redraw()
  return { element: element('div', { class: 'pane' }, bar, nothing, list), stop, redraw }
}

export function time(at: number): HTMLElement {
  const date = new Date(at)
  const shown = `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`
  return element('time', { class: 'time', datetime: date.toISOString() }, shown)
}

const mostCharacters = 20_000

/** Plain data as text. */
export function code(value: unknown): HTMLElement {
  const text = JSON.stringify(value, null, 2) ?? ''
  const shown = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}\n…` : text
  return element('pre', { tabindex: '0' }, shown)
}
