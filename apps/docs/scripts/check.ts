import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { KitError } from '@latchkey/protocol/errors'
import { chromium } from '@playwright/test'
import { headlessChromium } from '../../../e2e/settings.ts'
import { documentedErrors } from '../../../scripts/genErrors.ts'
import { base, site } from '../settings.ts'
import { askSearch } from './checks/askSearch.ts'
import { findBrokenLinks, findInlineCode } from './checks/findBrokenLinks.ts'
import { runDemo, runLiveBlocks } from './checks/runLiveBlocks.ts'
import { serveSite } from './checks/serveSite.ts'
import { visitPages } from './checks/visitPages.ts'

// Checks the built site: `pnpm docs:check`, after `pnpm --filter @latchkey/docs build`.

const dist = join(import.meta.dirname, '../dist')
let failed = 0

function report(what: string, problems: readonly string[]): void {
  for (const problem of problems) console.error(`  ${problem}`)
  console.log(
    `${problems.length ? 'FAILED' : 'ok    '} ${what}${problems.length ? `: ${problems.length}` : ''}`,
  )
  failed += problems.length
}

/** Codes whose errors link to a page that was not built. */
function findDeadErrorLinks(): string[] {
  return documentedErrors().flatMap((entry) => {
    const { docs } = new KitError(entry as never, { values: {} } as never)
    const path = docs.startsWith(`${site}/`) ? docs.slice(site.length + 1) : undefined
    return path !== undefined && existsSync(join(dist, path, 'index.html'))
      ? []
      : [`${entry.code} links to ${docs}`]
  })
}

report('every link leads to a page and an anchor', findBrokenLinks(dist, base))
report('no inline code outside of the policy', findInlineCode(dist))
report('every error links to its page', findDeadErrorLinks())

const [browser, served] = await Promise.all([chromium.launch(headlessChromium), serveSite(dist, base)])
try {
  const visit = { browser, base, origin: served.origin }
  report(
    'pages ask no other host, violate no policy, are accessible and do not move',
    await visitPages(visit),
  )
  report('the demo of the landing page connects', await runDemo(visit))
  const live = await runLiveBlocks(visit, dist)
  report(`${live.count} live blocks run`, live.problems)
  const search = await askSearch(visit)
  report(`${search.count} questions find their page`, search.problems)
} finally {
  await browser.close()
  served.stop()
}
if (failed) process.exitCode = 1
