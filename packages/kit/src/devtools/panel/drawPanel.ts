import { button, element } from '../../ui/dom.ts'
import { adopt } from '../../ui/theme/adopt.ts'
import tokens from '../../ui/theme/tokens.css?inline'
import { docks, keepSettings, readSettings, type TabName, tabNames } from '../settings.ts'
import type { Devtools } from '../watchKit.ts'
import { drawCheck } from './drawCheck.ts'
import { drawEvents } from './drawEvents.ts'
import { drawFaults } from './drawFaults.ts'
import { drawRequests } from './drawRequests.ts'
import { drawState } from './drawState.ts'
import { drawWallets } from './drawWallets.ts'
import { dockIcon, icon } from './icons.ts'
import { keepOnTop } from './keepOnTop.ts'
import css from './panel.css?inline'
import type { Tab } from './tab.ts'

const tabs: Readonly<Record<TabName, { title: string; draw(devtools: Devtools): Tab }>> = {
  state: { title: 'State', draw: drawState },
  events: { title: 'Events', draw: drawEvents },
  requests: { title: 'Requests', draw: drawRequests },
  wallets: { title: 'Wallets', draw: drawWallets },
  faults: { title: 'Faults', draw: drawFaults },
  check: { title: 'Check', draw: drawCheck },
}

const dockTitles = { left: 'Move to the left', bottom: 'Move to the bottom', right: 'Move to the right' }

/** Draws the panel in a shadow root of its own. Plain DOM, so that it runs beside any framework. Returns what removes it. */
export function drawPanel(devtools: Devtools): () => void {
  let settings = readSettings()
  let shown: Tab | undefined

  const host = document.createElement('latchkey-devtools')
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, tokens, css)

  const faultCount = element('span', { class: 'count' })
  const pill = button(
    { class: 'pill', 'aria-expanded': 'false' },
    () => change({ isOpen: true }),
    icon('key'),
    element('span', {}, 'Devtools'),
    faultCount,
  )
  const tabButtons = tabNames.map((name) => {
    const made = button(
      { role: 'tab', id: `tab-${name}`, 'aria-controls': 'body' },
      () => change({ tab: name }),
      tabs[name].title,
    )
    made.addEventListener('keydown', (event) => moveTab(event, name))
    return made
  })
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Devtools' }, ...tabButtons)
  const copied = element('span', { class: 'hidden', role: 'status' })
  const report = button({ class: 'tool text' }, copyReport, 'Copy report')
  const dockButtons = docks.map((dock) =>
    button(
      { class: 'tool dock', 'aria-label': dockTitles[dock], title: dockTitles[dock] },
      () => change({ dock }),
      dockIcon(dock),
    ),
  )
  const collapse = button(
    { class: 'tool', 'aria-label': 'Collapse the devtools', title: 'Collapse' },
    () => change({ isOpen: false }),
    icon('collapse'),
  )
  const body = element('div', { class: 'body', role: 'tabpanel', id: 'body', tabindex: '-1' })
  const head = element(
    'header',
    { class: 'head' },
    element('strong', { class: 'name' }, `Latchkey ${devtools.kit.id === 'default' ? '' : devtools.kit.id}`),
    report,
    copied,
    ...dockButtons,
    collapse,
  )
  const panel = element('section', { class: 'panel', 'aria-label': 'Latchkey devtools' }, head, list, body)
  const layer = element('div', { class: 'layer', popover: 'manual' }, pill, panel)
  root.append(layer)
  // What is pressed here is not pressed on the page, nor on the modal that the panel may be in.
  for (const type of ['keydown', 'pointerdown', 'click', 'focusin'] as const)
    layer.addEventListener(type, (event) => event.stopPropagation())
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    change({ isOpen: false })
    pill.focus()
  })

  function change(next: Partial<typeof settings>): void {
    const before = settings
    settings = { ...settings, ...next }
    keepSettings(settings)
    draw(before.tab !== settings.tab || before.isOpen !== settings.isOpen)
    if (next.isOpen) tabButtons[tabNames.indexOf(settings.tab)]?.focus()
  }
  function draw(isNew: boolean): void {
    const { dock, isOpen, tab } = settings
    layer.dataset.dock = dock
    pill.hidden = isOpen
    panel.hidden = !isOpen
    pill.setAttribute('aria-expanded', String(isOpen))
    for (const [index, made] of tabButtons.entries()) {
      const isShown = tabNames[index] === tab
      made.setAttribute('aria-selected', String(isShown))
      made.tabIndex = isShown ? 0 : -1
    }
    for (const [index, made] of dockButtons.entries())
      made.setAttribute('aria-pressed', String(docks[index] === dock))
    body.setAttribute('aria-labelledby', `tab-${tab}`)
    showFaults()
    if (!isNew) return
    shown?.stop()
    shown = isOpen ? tabs[tab].draw(devtools) : undefined
    body.replaceChildren(...(shown ? [shown.element] : []))
  }
  function moveTab(event: KeyboardEvent, name: TabName): void {
    const index = tabNames.indexOf(name)
    const last = tabNames.length - 1
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabNames.length) % tabNames.length
    change({ tab: tabNames[next] as TabName })
    tabButtons[next]?.focus()
  }
  function showFaults(): void {
    const count = devtools.faultsOn().length
    faultCount.textContent = count ? `${count} ${count === 1 ? 'fault' : 'faults'} on` : ''
    faultCount.hidden = count === 0
  }
  async function copyReport(): Promise<void> {
    const said = await copy(devtools.report()).then(
      () => 'Copied',
      () => 'Could not be copied',
    )
    report.textContent = said
    copied.textContent = said
    setTimeout(() => {
      report.textContent = 'Copy report'
      copied.textContent = ''
    }, 1_500)
  }

  const stopFaults = devtools.onFaults(showFaults)
  draw(true)
  const stopPlacing = keepOnTop(host, layer, () => {
    // On a phone the modal needs the place.
    if (matchMedia('(max-width: 640px)').matches && settings.isOpen) {
      settings = { ...settings, isOpen: false }
      draw(true)
    }
  })
  return () => {
    stopFaults()
    stopPlacing()
    shown?.stop()
    host.remove()
  }
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
