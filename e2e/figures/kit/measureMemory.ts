import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { serveFolder, serveSilence } from './serve.ts'
import { launch, type Visit, visit } from './visit.ts'

const warmUp = 10
const cycles = 50

/** The memory that is retained after opening and closing the modal. */
export async function measureMemory(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  // Compiled code of hot functions is on the heap too, and is not a leak.
  await using browser = await launch(['--js-flags=--jitless'])
  await using host = await serveFolder(sites.example.folder)
  await using node = await serveSilence()
  await using visitor = await visit(browser, `${host.url}/?rpc=1@${node.url},8453@${node.url}`)
  await visitor.cdp.send('Performance.enable')

  await openAndClose(visitor, warmUp)
  const before = await weigh(visitor)
  await openAndClose(visitor, cycles)
  const after = await weigh(visitor)

  const perCycle = (name: string) => ((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) / cycles
  const note = `${cycles} times open and close after ${warmUp} to warm up`
  report({
    name: 'heap per open and close',
    value: Math.round(perCycle('JSHeapUsedSize') / 10) / 100,
    unit: 'kB (1 kB = 1000 bytes)',
    goal: { op: '<=', value: 2 },
    note: `${note}; ${Math.round((after.JSHeapUsedSize ?? 0) / 1000)} kB in all, without garbage and without machine code`,
  })
  report({
    name: 'DOM nodes per open and close',
    value: perCycle('Nodes'),
    unit: 'nodes',
    goal: { op: '<=', value: 0 },
    note: `${note}; ${after.Nodes} nodes in all`,
  })
  report({
    name: 'listeners per open and close',
    value: perCycle('JSEventListeners'),
    unit: 'listeners',
    goal: { op: '<=', value: 0 },
    note: `${note}; ${after.JSEventListeners} listeners in all`,
  })
}

/** Runs in the page: driving the page from outside would leave objects in it. */
function openAndClose({ page }: Visit, times: number): Promise<void> {
  return page.evaluate(async (times) => {
    const until = async (done: () => boolean) => {
      while (!done()) await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const dialog = () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')
    for (let time = 0; time < times; time++) {
      document.querySelector<HTMLElement>('[data-testid=latchkey-connect]')?.click()
      await until(() => dialog()?.open === true)
      dialog()?.querySelector<HTMLElement>('.close')?.click()
      await until(() => dialog()?.open === false)
      // It fades out, and then the wallet list stands ready for the next opening.
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }, times)
}

/** Heap size after garbage collection. */
export async function weigh({ cdp, page }: Visit): Promise<Record<string, number>> {
  // One pass can make more objects collectable in the next.
  for (let pass = 0; pass < 5; pass++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(200)
  }
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
