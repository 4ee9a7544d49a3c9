import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { Engine } from '../engines/engine.ts'
import { journeys } from '../engines/journeys.ts'
import { openEngine } from '../engines/openEngine.ts'
import { createServices, type Services } from '../engines/services.ts'
import { withVisit } from '../engines/visit.ts'
import { makeCertificate } from '../rig/makeCertificate.ts'
import { type Names, startNames } from '../rig/startNames.ts'

// A sample of what `pnpm e2e:engines` runs, so that the layer under it keeps working.
const sample = [
  'an installed wallet connects, and its account is shown',
  'a second tab follows connecting and disconnecting',
  'the focus stays in the dialog in both directions, and returns to what opened it',
]

for (const name of ['chromium', 'firefox'] as const)
  test.describe(`in ${name}`, () => {
    // One after another: the browser starts once.
    test.describe.configure({ mode: 'default' })
    let folder = ''
    let engine: Engine
    let services: Services
    let sites: Names
    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'latchkey-engines-'))
      const { spki, ...files } = makeCertificate(folder)
      sites = await startNames(files)
      services = createServices()
      engine = await openEngine(name, { folder, proxyPort: sites.proxyPort, spki, motion: 'reduce' })
    })
    test.afterAll(async () => {
      await engine?.close()
      await services?.stop()
      await sites?.stop()
      if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    })

    for (const title of sample)
      test(`behavior: ${title}`, async () => {
        const journey = journeys.find((one) => one.title === title)
        if (!journey) throw new Error(`There is no journey "${title}".`)
        await withVisit(engine, services, journey.run)
      })
  })
