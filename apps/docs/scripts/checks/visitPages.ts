import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

export type Visit = { origin: string; base: string; browser: Browser }

/** Enough of each kind of page; the others are made by the same parts. */
const sample = [
  '',
  'start/react/',
  'guides/options/',
  'errors/',
  'errors/sign/rejected/',
  'reference/latchkey/',
  'custody/',
  '404.html',
]

const mostScript = 100_000
const mostShift = 0.05

/** Loads pages as visitors do, and reports what they must not do. */
export async function visitPages({ base, browser, origin }: Visit, pages = sample): Promise<string[]> {
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [
      { width: 1280, height: 900 },
      { width: 360, height: 740 },
    ]) {
      // Legacy of phones and themes is the same everywhere: every second page in each is enough.
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' })
      for (const [index, path] of pages.entries()) {
        const isPhone = viewport.width < 500
        if (index % 2 === (isPhone === (colorScheme === 'dark') ? 0 : 1) && path !== '') continue
        const page = await context.newPage()
        const found = watch(page, origin)
        await page.goto(`${origin}${base}${path}`, { waitUntil: 'load' })
        const hasLive = path === '' || (await page.locator('latchkey-live').count()) > 0
        await page.waitForTimeout(hasLive ? 1500 : 150)
        const { shift, width } = await page.evaluate(readLayout)
        const name = `${path || '/'} (${colorScheme}, ${viewport.width})`
        if (shift > mostShift) problems.push(`${name} moves by ${shift.toFixed(3)}`)
        if (width > viewport.width) problems.push(`${name} is ${width} wide`)
        if (!hasLive && found.script() > mostScript)
          problems.push(`${name} loads ${found.script()} bytes of script`)
        problems.push(...found.problems.map((text) => `${name} ${text}`))
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        for (const { id, nodes } of violations)
          problems.push(
            `${name} axe ${id}: ${nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 120))
              .join(' ')}`,
          )
        await page.close()
      }
      await context.close()
    }
  return problems
}

/** Requests to other hosts, errors, and how much script a page fetched. */
export function watch(page: Page, origin: string): { problems: string[]; script: () => number } {
  const problems: string[] = []
  let bytes = 0
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) problems.push(`asks ${new URL(url).host}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text()))
      problems.push(`says ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', (error) => problems.push(`throws ${error.message}`))
  page.on('response', async (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const body = await response.body().catch(() => undefined)
    if (body) bytes += gzipSync(body).length
  })
  return { problems, script: () => bytes }
}

function readLayout(): { shift: number; width: number } {
  const shifts = performance.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[]
  const observed = new PerformanceObserver(() => {})
  observed.observe({ type: 'layout-shift', buffered: true })
  const entries = [...shifts, ...(observed.takeRecords() as typeof shifts)]
  observed.disconnect()
  return {
    shift: entries.reduce((sum, { value }) => sum + value, 0),
    width: document.documentElement.scrollWidth,
  }
}
