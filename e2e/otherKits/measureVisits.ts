import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { serveSite } from '../../apps/docs/scripts/checks/serveSite.ts'
import { headlessChromium } from '../settings.ts'

/** What one visit measures, or the medians of several. */
export type Visit = {
  /** Bytes of scripts and styles that the page loads before a click, gzip. */
  readonly before: number
  /** Those that the click adds. */
  readonly after: number
  /** Milliseconds from the click until the list names the wallet. */
  readonly opens: number
  /** Other hosts that were asked for something. */
  readonly hosts: number
}

/** The medians, and how much the times differ. */
export type Visits = Visit & { readonly fastest: number; readonly slowest: number }

/**
 * Opens the modal of a built page in new browsers, and measures. Requests to other hosts are counted
 * and refused. Without a button the page is only loaded.
 */
export async function measureVisits(dist: string, options: measureVisits.Options): Promise<Visits> {
  const served = await serveSite(dist, '/')
  const browser = await chromium.launch(headlessChromium)
  const visits: Visit[] = []
  try {
    while (visits.length < options.rounds) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      visits.push(await measureVisit(context, served.origin, options))
      await context.close()
    }
  } finally {
    await browser.close()
    served.stop()
  }
  const sorted = (of: keyof Visit) => visits.map((visit) => visit[of]).sort((a, b) => a - b)
  const median = (of: keyof Visit) => sorted(of)[visits.length >> 1] ?? 0
  const [fastest = 0] = sorted('opens')
  const slowest = sorted('opens').at(-1) ?? 0
  return {
    before: median('before'),
    after: median('after'),
    opens: median('opens'),
    hosts: median('hosts'),
    fastest,
    slowest,
  }
}

export declare namespace measureVisits {
  type Options = {
    /** The text of the button that opens the modal. */
    button?: string | undefined
    /** The name of the wallet that the list shows. */
    wallet: string
    /** Adds the wallet to the browser. */
    addWallet(context: BrowserContext): Promise<void>
    rounds: number
  }
}

/** Refuses requests to other origins. */
export async function refuseOthers(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
}

async function measureVisit(
  context: BrowserContext,
  origin: string,
  { addWallet, button, wallet }: measureVisits.Options,
): Promise<Visit> {
  await refuseOthers(context, origin)
  await addWallet(context)
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && /^(https?|wss?):/.test(url.protocol)) asked.add(url.host)
  })
  const loads: Promise<number>[] = []
  const sizeOf = (body: Buffer) => gzipSync(body, { level: 9 }).length
  page.on('response', (response) => {
    // One that is still loading when the visit ends has no body, and is not awaited either.
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      loads.push(response.body().then(sizeOf, () => 0))
  })
  const loaded = async () => (await Promise.all(loads)).reduce((sum, bytes) => sum + bytes, 0)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const before = await loaded()
  const opens = button ? await page.evaluate(openModal, { button, wallet }) : 0
  // Playwright's `networkidle` is over for good once it was reached.
  for (let seen = -1; seen !== loads.length; await sleep(1_000)) seen = loads.length
  return { before, after: (await loaded()) - before, opens, hosts: asked.size }
}

/** Runs in the page. */
async function openModal({ button, wallet }: { button: string; wallet: string }): Promise<number> {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(button))
  if (!found) throw new Error(`No button ${button}`)
  // Also in shadow roots.
  const reads = (node: ParentNode & Node): boolean =>
    [...node.querySelectorAll('*')].some((one) => (one.shadowRoot ? reads(one.shadowRoot) : false)) ||
    (node.textContent ?? '').includes(wallet)
  if (reads(document.body)) throw new Error(`${wallet} is there before the click`)
  const started = performance.now()
  found.click()
  while (!reads(document.body)) {
    if (performance.now() - started > 20_000) throw new Error('The list never came')
    await new Promise(requestAnimationFrame)
  }
  return performance.now() - started
}
