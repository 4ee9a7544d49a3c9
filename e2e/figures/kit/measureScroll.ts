import { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Figure } from '../../../scripts/figures.ts'
import { type Scrolling, scrollThrough, scrollToEnd } from '../../scrollThrough.ts'
import type { Sites } from './buildSites.ts'
import { weigh } from './measureMemory.ts'
import { serveApi, serveFolder } from './serve.ts'
import { connect, launch, pushView, type Visit, visit } from './visit.ts'
import { waitForQuiet } from './waitForQuiet.ts'

const tokens = 1_000
const transactions = 10_000
const frames = 600
const passes = 3
/** For loading all pages of the list. */
const loadTimeoutMs = 180_000

/** How an account with many tokens and a long history scrolls, and how much memory that retains. */
export async function measureScroll(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    await using host = await serveFolder(sites.example.folder)
    await using api = await serveApi({ tokens, transactions })
    const rpc = `1@${anvil.url},8453@${anvil.url}`
    const page = `${host.url}/?${new URLSearchParams({ rpc, api: api.url, project: 'figures' })}`
    {
      await using browser = await launch()
      await using visitor = await visit(browser, page, { rpcUrl: anvil.url })
      await connect(visitor)
      await showTokens(visitor)
      reportScrolling(`${tokens} tokens`, await quietly(() => scrollThrough(visitor.page, frames)), report)
      await showActivity(visitor)
      reportScrolling(
        `${transactions} transactions`,
        await quietly(() => scrollThrough(visitor.page, frames)),
        report,
      )
    }
    // Compiled code of hot functions is on the heap too, and is not a leak.
    await using browser = await launch(['--js-flags=--jitless'])
    for (const [what, show] of [
      [`${tokens} tokens`, showTokens],
      [`${transactions} transactions`, showActivity],
    ] as const) {
      await using visitor = await visit(browser, page, { rpcUrl: anvil.url })
      await visitor.cdp.send('Performance.enable')
      await connect(visitor)
      await show(visitor)
      const heaps: number[] = []
      for (let pass = 0; pass < passes; pass++) {
        await scrollWhole(visitor)
        heaps.push((await weigh(visitor)).JSHeapUsedSize ?? Number.NaN)
      }
      const [first = 0] = heaps
      report({
        name: `heap growth from the first to the last of ${passes} scrolls, ${what}`,
        value: Math.round(((heaps.at(-1) ?? Number.NaN) - first) / 1_000),
        unit: 'kB (1 kB = 1000 bytes)',
        goal: { op: '<=', value: 50 },
        note: `after each pass to the end and back: ${heaps.map((heap) => Math.round(heap / 1_000)).join(', ')} kB`,
      })
    }
  } finally {
    await anvil.stop()
  }
}

function reportScrolling(what: string, sample: Sample, report: (figure: Figure) => void): void {
  const { dropped, framesPerSecond, frames, longTasks, mostRows, quiet, workPerFrame } = sample
  const note = `${frames} frames at 6000 px/s, software rendering, ${quiet ? 'idle' : 'busy'} machine`
  report({
    name: `frames per second, ${what}`,
    value: Math.round(framesPerSecond * 10) / 10,
    unit: 'frames/s',
    goal: { op: '>=', value: 58 },
    note: `${note}; best of 3; at most ${mostRows} lines drawn at once`,
  })
  report({ name: `dropped frames, ${what}`, value: dropped, unit: `of ${frames + dropped} frames` })
  report({
    name: `long tasks, ${what}`,
    value: longTasks,
    unit: 'tasks over 50 ms',
    goal: { op: '<=', value: 0 },
  })
  report({
    name: `work per frame, ${what}`,
    value: Math.round(workPerFrame * 10) / 10,
    unit: 'ms of CPU',
    goal: { op: '<=', value: 8 },
    note: 'the main thread, of the 16.7 ms there are; does not count what other programs take',
  })
}

type Sample = Scrolling & { readonly quiet: boolean }

/** The best of several runs: other programs on the machine only add time. */
async function quietly(scroll: () => Promise<Scrolling>): Promise<Sample> {
  const samples: Sample[] = []
  for (let run = 0; run < 3; run++) {
    const quiet = await waitForQuiet()
    samples.push({ ...(await scroll()), quiet })
  }
  return samples.reduce((best, sample) => (sample.framesPerSecond > best.framesPerSecond ? sample : best))
}

async function showTokens(visitor: Visit): Promise<void> {
  await pushView(visitor, { name: 'AccountTab', params: { tab: 'tokens' } })
  await visitor.page
    .locator(`[aria-setsize="${tokens + 1}"]`)
    .first()
    .waitFor()
}

/** Loads page after page until the oldest entry. */
async function showActivity(visitor: Visit): Promise<void> {
  const { page } = visitor
  await pushView(visitor, { name: 'AccountTab', params: { tab: 'activity' } })
  await page.locator('.activity [aria-setsize]').first().waitFor()
  const first = page.getByText(`T${transactions - 1}`)
  const end = performance.now() + loadTimeoutMs
  while (!(await first.count())) {
    if (performance.now() > end)
      throw new Error(`The list ended early: ${await page.locator('.stage').textContent()}`)
    await scrollToEnd(page)
    await page.waitForTimeout(16)
  }
}

/** Scrolls to the end and back, about a hundred rows at a time. */
async function scrollWhole({ page }: Visit): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const stage = roots.map((root) => root.querySelector('.stage')).find(Boolean) as HTMLElement
    const end = stage.scrollHeight - stage.clientHeight
    for (const way of [1, -1])
      for (let at = 0; at <= end; at += 2_000) {
        stage.scrollTop = way > 0 ? at : end - at
        await new Promise(requestAnimationFrame)
      }
  })
}
