import type { Browser, Page } from '@playwright/test'
import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { serveFolder, serveSilence } from './serve.ts'
import { launch, type Visit, visit, walletNames } from './visit.ts'
import { waitForQuiet } from './waitForQuiet.ts'

const loads = 15
const slowdown = 4
// Conservative: most people take several tenths of a second from hover to release.
const hoverMs = 150
const pressMs = 80

/** From a click to the wallets on screen, on a slow machine, while no server responds. */
export async function measurePaint(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  await using browser = await launch()
  await using host = await serveFolder(sites.latchkey.folder)
  await using silence = await serveSilence()
  const url = `${host.url}/?api=${silence.url}&rpc=${silence.url}`

  const human: Sample[] = []
  const cold: Sample[] = []
  const warm: Sample[] = []
  const unprepared: Sample[] = []
  for (let load = 0; load < loads; load++) {
    const [first, second] = await openTwice(browser, url)
    cold.push(first)
    warm.push(second)
    unprepared.push(await openUnprepared(browser, url))
    human.push(await openByHand(browser, url))
  }
  const work: number[] = []
  for (let load = 0; load < loads; load++) work.push(await weighOpening(browser, url))

  const line = (name: string, samples: readonly Sample[], note: string, goal?: number): Figure => {
    const times = samples.map(({ time }) => time)
    const quiet = samples.filter(({ quiet }) => quiet).length
    return {
      name,
      value: Math.round(percentile(times, 0.5)),
      unit: 'ms',
      goal: goal === undefined ? undefined : { op: '<=', value: goal },
      note: `median of ${loads} (${quiet} on an idle machine), best ${Math.round(percentile(times, 0))}, p95 ${Math.round(percentile(times, 0.95))}, ${note}; ${slowdown}x CPU throttle, server and nodes hanging`,
    }
  }
  report(
    line(
      'click to painted modal',
      cold,
      'first open of a fresh page, files over local HTTP without a cache, a real mouse with no pause between hover and click',
      100,
    ),
  )
  report(
    line(
      'click to painted modal, by hand',
      human,
      `the same, but the mouse hovers the button for ${hoverMs} ms and presses for ${pressMs} ms, like a person`,
      100,
    ),
  )
  report(line('click to painted modal, again', warm, 'second open of the page'))
  report(line('click to painted modal, no hover', unprepared, 'first open by a click that nothing announced'))
  report({
    name: 'work to open the modal',
    value: Math.round(percentile(work, 0.5)),
    unit: 'ms of CPU',
    note: `median of ${loads}, best ${Math.round(percentile(work, 0))}, the main thread from hover to paint, not throttled; does not count what other programs take`,
  })
}

/** Main-thread time from the hover until the wallets are painted; independent of the load of the machine. */
async function weighOpening(browser: Browser, url: string): Promise<number> {
  await using visitor = await visit(browser, url, { prepare: watchPaint })
  const { cdp, page } = visitor
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  await untilPainted(page, () => pressButton(page))
  return ((await worked()) - before) * 1_000
}

type Sample = { readonly time: number; readonly quiet: boolean }

async function openTwice(browser: Browser, url: string): Promise<[Sample, Sample]> {
  await using visitor = await visit(browser, url, { prepare: watchPaint })
  const { page } = visitor
  const first = await timeOf(visitor, () => pressButton(page))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
  // The card is removed after it has faded out.
  await page.waitForTimeout(1_000)
  return [first, await timeOf(visitor, () => pressButton(page))]
}

async function openUnprepared(browser: Browser, url: string): Promise<Sample> {
  await using visitor = await visit(browser, url, { prepare: watchPaint })
  const { page } = visitor
  return await timeOf(visitor, () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=latchkey-connect]')?.click()),
  )
}

/** Like a person: hover, wait, press, release. */
async function openByHand(browser: Browser, url: string): Promise<Sample> {
  await using visitor = await visit(browser, url, { prepare: watchPaint })
  return await timeOf(visitor, () => pressButton(visitor.page, { hoverMs, pressMs }))
}

async function pressButton(page: Page, pause = { hoverMs: 0, pressMs: 0 }): Promise<void> {
  const box = await page.getByTestId('latchkey-connect').boundingBox()
  if (!box) throw new Error('The page has no button to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(pause.hoverMs)
  await page.mouse.down()
  await page.waitForTimeout(pause.pressMs)
  await page.mouse.up()
}

type Watching = { watchPaint(text: string): void; painted: Promise<number> }

async function timeOf({ cdp, page }: Visit, act: () => Promise<void>): Promise<Sample> {
  const quiet = await waitForQuiet()
  // Not earlier: a throttled page keeps a core busy, so the machine would never be idle.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const time = await untilPainted(page, act)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { quiet, time }
}

async function untilPainted(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((text) => (window as unknown as Watching).watchPaint(text), walletNames[1])
  await act()
  return await page.evaluate(() => (window as unknown as Watching).painted)
}

/**
 * Runs in the page. Resolves `painted` to the milliseconds from the next click,
 * as the browser timestamped it, to the end of the first frame that shows a button
 * with `text`. What `isShown` finds in an animation frame is painted in that
 * frame, and a message posted there arrives after the paint.
 */
function watchPaint() {
  const isShown = (text: string) => {
    const root = document.querySelector('latchkey-modal')?.shadowRoot
    const rows = [...(root?.querySelectorAll('dialog[open] button') ?? [])]
    const row = rows.find((row) => row.textContent?.includes(text))
    // The card fades in: while fully transparent it is not visible.
    return row?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && row.clientHeight > 0
  }
  const watchPaint = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const listen = ({ timeStamp }: Event) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - timeStamp)
      const look = () => {
        if (isShown(text)) port2.postMessage(null)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    document.addEventListener('click', listen, { capture: true, once: true })
    Object.assign(window, { painted: promise })
  }
  Object.assign(window, { watchPaint })
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
