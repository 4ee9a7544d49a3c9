import { mkdtempSync } from 'node:fs'
import { buildSites } from './buildSites.ts'
import { serveFolder, serveSilence } from './serve.ts'
import { launch, visit } from './visit.ts'
const folder = mkdtempSync('/tmp/figmem-')
const sites = await buildSites(folder)
const browser = await launch()
const host = await serveFolder(sites.example.folder)
const node = await serveSilence()
const v = await visit(browser, `${host.url}/?rpc=1@${node.url},8453@${node.url}`)
await v.cdp.send('Performance.enable')
const cycle = (n: number) => v.page.evaluate(async (times) => {
    const until = async (done: () => boolean) => { while (!done()) await new Promise((r) => setTimeout(r, 10)) }
    const dialog = () => document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')
    for (let t = 0; t < times; t++) {
      ;(document.querySelector('[data-testid=connect]') as HTMLElement).click()
      await until(() => dialog()?.open === true)
      ;(dialog()?.querySelector('.close') as HTMLElement).click()
      await until(() => !dialog())
    }
}, n)
const weigh = async () => {
  for (let p = 0; p < 5; p++) { await v.cdp.send('HeapProfiler.collectGarbage'); await v.page.waitForTimeout(200) }
  const { metrics } = await v.cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
for (const n of [0, 10, 50, 50, 50, 50, 50, 0]) { await cycle(n); const m = await weigh(); console.log(n, m.JSHeapUsedSize, m.Nodes, m.JSEventListeners) }
await browser.close(); process.exit(0)
