import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { chainFamilies } from '../../../packages/chains/scripts/chainFamilies.ts'
import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { serveFolder, serveSilence } from './serve.ts'
import { launch, type Visit, visit, walletNames } from './visit.ts'
import { waitForQuiet } from './waitForQuiet.ts'

const loads = 15
const slowdown = 4
/** How long a finger rests on a button. */
const touchMs = 70

const kitButton = '[data-testid=latchkey-connect]'

/** From a tap to the wallets on screen and to a connection, on a slow phone, while no server responds. */
export async function measurePaint(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  await using browser = await launch()
  await using kitHost = await serveFolder(sites.latchkey.folder)
  await using ownHost = await serveFolder(sites.own.folder)
  const all = await sites.buildFamilies(...chainFamilies())
  await using familiesHost = await serveFolder(all.folder)
  await using plainHost = await serveFolder(join(import.meta.dirname, '../hosts/plain'))
  await using silence = await serveSilence()
  const plain = { url: plainHost.url, selector: '#plain' }
  const rpc = `rpc=${silence.url}`
  const buttons: readonly Button[] = [
    {
      name: 'ConnectButton',
      url: `${kitHost.url}/?api=${silence.url}&${rpc}`,
      selector: kitButton,
      goals: [60, 100],
    },
    {
      name: 'ConnectButton with every chain family',
      url: `${familiesHost.url}/`,
      selector: kitButton,
      goals: [60, 100],
    },
    {
      name: 'own button with the opener',
      url: `${ownHost.url}/?${rpc}`,
      selector: '#opener',
      goals: [60, 100],
    },
    {
      name: 'own button that calls open',
      url: `${ownHost.url}/?${rpc}`,
      selector: '#caller',
      goals: [120, 160],
    },
  ]

  const samples = new Map(buttons.map((button): [Button, Sample[]] => [button, []]))
  const plainTimes: number[] = []
  for (let load = 0; load < loads; load++) {
    plainTimes.push((await tapOnce(browser, plain)).readable)
    for (const [button, taken] of samples) taken.push(await tapTwiceAndConnect(browser, button))
  }
  const limit = percentile(plainTimes, 0.5)
  report({
    name: 'tap to wallets, a plain dialog',
    value: Math.round(limit),
    unit: 'ms',
    note: `median of ${loads}, best ${Math.round(percentile(plainTimes, 0))}; the limit: the same rows as HTML that is on the page already, without React`,
  })
  for (const [{ name, goals }, taken] of samples) {
    const quiet = taken.filter(({ quiet }) => quiet).length
    const line = (what: string, read: (sample: Sample) => number, goal: number) => {
      const times = taken.map(read)
      report({
        name: `${what}, ${name}`,
        value: Math.round(percentile(times, 0.5)),
        unit: 'ms',
        goal: { op: '<=', value: goal },
        note: `median of ${loads} (${quiet} on an idle machine), best ${Math.round(percentile(times, 0))}, p95 ${Math.round(percentile(times, 0.95))}; a touch of ${touchMs} ms without hover, from the click, ${slowdown}x CPU throttle, server and nodes hanging`,
      })
    }
    line('tap to first frame', ({ first }) => first.frame, goals[0])
    line('tap to wallets', ({ first }) => first.readable, goals[1])
    const readable = taken.map(({ first }) => first.readable)
    report({
      name: `tap to wallets over a plain dialog, ${name}`,
      value: Math.round((percentile(readable, 0.5) / limit) * 10) / 10,
      unit: 'times',
      goal: { op: '<=', value: 2 },
    })
    line('second tap to wallets', ({ second }) => second.readable, 50)
    line('wallet to connected', ({ connected }) => connected, 40)
  }

  for (const button of buttons) {
    const work: number[] = []
    for (let load = 0; load < loads; load++) work.push(await weighTap(browser, button))
    report({
      name: `work to open, ${button.name}`,
      value: Math.round(percentile(work, 0.5)),
      unit: 'ms of CPU',
      goal: { op: '<=', value: 25 },
      note: `median of ${loads}, best ${Math.round(percentile(work, 0))}, the main thread from the touch until the wallets are painted, not throttled; does not count what other programs take`,
    })
  }
}

type Target = { readonly url: string; readonly selector: string }
type Button = Target & {
  readonly name: string
  /** Most milliseconds until the first frame, and until the wallets can be read. */
  readonly goals: readonly [number, number]
}
type Painted = { readonly frame: number; readonly readable: number }
type Sample = {
  readonly first: Painted
  readonly second: Painted
  readonly connected: number
  readonly quiet: boolean
}

async function tapOnce(browser: Browser, target: Target): Promise<Painted> {
  await using visitor = await visitOnPhone(browser, target)
  await slowDown(visitor)
  return await untilPainted(visitor, target)
}

/** Returns whether the machine was idle. */
async function slowDown({ cdp }: Visit): Promise<boolean> {
  const quiet = await waitForQuiet()
  // Not earlier: a throttled page keeps a core busy, so the machine would never be idle.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return quiet
}

async function tapTwiceAndConnect(browser: Browser, button: Button): Promise<Sample> {
  await using visitor = await visitOnPhone(browser, button)
  const { page } = visitor
  const quiet = await slowDown(visitor)
  const first = await untilPainted(visitor, button)
  // What comes after the first view is loaded meanwhile.
  await page.waitForTimeout(1_500)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForTimeout(1_000)
  const second = await untilPainted(visitor, button)
  await page.waitForTimeout(500)
  await page.evaluate(() => (window as unknown as Watching).watchConnection())
  await tap(visitor, `latchkey-modal .row:has-text("${walletNames[0]}")`)
  const connected = await page.evaluate(() => (window as unknown as Watching).connected)
  return { first, second, connected, quiet }
}

/** Main-thread time from the touch until the wallets are painted; independent of the load of the machine. */
async function weighTap(browser: Browser, button: Button): Promise<number> {
  await using visitor = await visitOnPhone(browser, button)
  const { cdp } = visitor
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  await untilPainted(visitor, button)
  return ((await worked()) - before) * 1_000
}

function visitOnPhone(browser: Browser, { url }: Target): Promise<Visit> {
  return visit(browser, url, {
    prepare: watch,
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
}

async function untilPainted(visitor: Visit, { selector }: Target): Promise<Painted> {
  const { page } = visitor
  await page.evaluate((text) => (window as unknown as Watching).watchPaint(text), walletNames[1])
  await tap(visitor, selector)
  return await page.evaluate(() => (window as unknown as Watching).painted)
}

async function tap({ cdp, page }: Visit, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error('The page has no button to tap.')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touchMs)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Watching = {
  watchPaint(text: string): void
  painted: Promise<Painted>
  watchConnection(): void
  connected: Promise<number>
}

/**
 * Runs in the page. Times start with the next click, as the browser stamped it, and end with the
 * first frame that shows what is waited for. What is found in an animation frame is painted in
 * that frame, and a message posted there arrives after the paint.
 */
function watch() {
  const afterClick = (check: (paint: () => Promise<number>, again: () => void) => void) => {
    const listen = ({ timeStamp }: Event) => {
      const paint = () =>
        new Promise<number>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      const look = () => check(paint, () => requestAnimationFrame(look))
      requestAnimationFrame(look)
    }
    document.addEventListener('click', listen, { capture: true, once: true })
  }
  // The card fades in: while fully transparent it is not visible.
  const isVisible = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientHeight > 0

  Object.assign(window, {
    watchPaint(text: string) {
      const painted = Promise.withResolvers<Painted>()
      let frame: Promise<number> | undefined
      afterClick((paint, again) => {
        const root = document.querySelector('latchkey-modal')?.shadowRoot ?? document
        if (!frame && isVisible(root.querySelector('dialog[open] .card'))) frame = paint()
        const rows = [...root.querySelectorAll('dialog[open] button')]
        if (frame && isVisible(rows.find((row) => row.textContent?.includes(text))))
          Promise.all([frame, paint()]).then(([frame, readable]) => painted.resolve({ frame, readable }))
        else again()
      })
      Object.assign(window, { painted: painted.promise })
    },
    watchConnection() {
      const connected = Promise.withResolvers<number>()
      afterClick((paint, again) => {
        if (document.querySelector('[data-status=connected]')) paint().then(connected.resolve)
        else again()
      })
      Object.assign(window, { connected: connected.promise })
    },
  })
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
