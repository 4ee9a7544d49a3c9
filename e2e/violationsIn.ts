import type { Page } from '@playwright/test'
import axe from 'axe-core'

// Of what the tests start themselves, so any origin may ask.
const axeScript = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** What axe finds in a page and its frames. */
export async function violationsIn(page: Page): Promise<axe.Result[]> {
  // Injected once: injecting takes as long as the check itself.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeScript)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<axe.AxeResults> } }
    // Only violations: the passes are a lot of data. Stylesheets are not fetched again.
    return (await axe.run({ preload: false, resultTypes: ['violations'] })).violations
  })
}
