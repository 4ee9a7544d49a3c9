import { button, element } from '../../ui/dom.ts'
import type { Finding } from '../checks.ts'
import type { Devtools } from '../watchKit.ts'
import type { Tab } from './tab.ts'

const order = { fail: 0, warn: 1, ok: 2 }
const words = { fail: 'Fail', warn: 'Warning', ok: 'OK' }

/** What the page can tell about its own setup. */
export function drawCheck(devtools: Devtools): Tab {
  const list = element('ul', { class: 'checks' })
  const status = element('p', { class: 'grow', role: 'status' })
  const again = button({ class: 'small' }, run, 'Check again')
  let isGone = false

  async function run(): Promise<void> {
    status.textContent = 'Checking…'
    again.disabled = true
    const found = [...(await devtools.check())].sort(
      (one, other) => order[one.verdict] - order[other.verdict],
    )
    if (isGone) return
    again.disabled = false
    const bad = found.filter(({ verdict }) => verdict !== 'ok').length
    status.textContent = bad === 0 ? 'Nothing to mend.' : `${bad} to look at.`
    list.replaceChildren(...found.map(row))
  }
  void run()
  return {
    element: element('div', { class: 'pane' }, element('div', { class: 'bar' }, status, again), list),
    stop() {
      isGone = true
    },
  }
}

function row({ detail, title, verdict }: Finding): HTMLElement {
  return element(
    'li',
    { class: `check ${verdict}` },
    element('span', { class: 'mark' }, words[verdict]),
    element('div', {}, element('b', {}, title), element('p', {}, detail)),
  )
}
