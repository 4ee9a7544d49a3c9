import { mkdirSync, rmSync } from 'node:fs'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { test } from '@playwright/test'
import { embeddedViews } from '../embeddedViews.ts'
import { find } from '../rig/approvals.ts'
import { startVisit } from '../rig/embeddedVisit.ts'
import { exampleApp } from '../rig/exampleApp.ts'
import { wear, windowOf } from '../rig/looksOfWallet.ts'
import { names } from '../rig/names.ts'
import { startRig } from '../rig/startRig.ts'
import { looks } from './looks.ts'

/** Every screen of the embedded wallet, in the modal and in windows of its own; `LOOKS=light,dark` takes only these. */
test('gallery: the embedded wallet', async () => {
  test.setTimeout(1_800_000)
  const anvil = await startAnvil({ chainId: 1 })
  const rig = await startRig('chromium', { RPC_EIP155_1: anvil.url })
  rig.sites.serve(names.shop, exampleApp())
  const chosen = looks.filter(({ name }) => process.env.LOOKS?.split(',').includes(name) ?? true)
  for (const { name } of chosen) rmSync(`../.gallery/${name}/embedded`, { recursive: true, force: true })
  let count = 0
  try {
    const visit = await startVisit(rig)
    await embeddedViews({
      rig,
      visit,
      anvil,
      async onView({ name, openWindow }) {
        count++
        for (const { name: look, settings, viewport } of chosen) {
          await wear(visit.page, { ...settings, viewport })
          const place = openWindow ? await openWindow() : visit.page
          if (openWindow) {
            await place.setViewport(windowOf(viewport))
            await find(place, '.approval .button.primary:not(.idle)')
            // Colours change over a moment.
            await new Promise((resolve) => setTimeout(resolve, 200))
          }
          const file = `${String(count).padStart(2, '0')}-${name}.png` as const
          const folder = `../.gallery/${look}/embedded`
          mkdirSync(folder, { recursive: true })
          await place.screenshot({ path: `${folder}/${file}` })
          if (openWindow) await place.close()
        }
        await wear(visit.page, { theme: 'light', viewport: { width: 900, height: 820 } })
      },
    })
  } finally {
    await rig.stop()
    await anvil.stop()
  }
})
