import { rmSync } from 'node:fs'
import { remoteViews } from '../remoteViews.ts'
import { test } from '../world/relay.ts'
import { looks } from './looks.ts'

/** Every state of connecting a wallet on another device; `-g "gallery: remote, light"` runs one look. */
for (const { name: look, settings, viewport } of looks)
  test(`gallery: remote, ${look}`, async ({ host, page, relay, startWallet, visitWithRelay }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: settings.theme })
    rmSync(`../.gallery/${look}/remote`, { recursive: true, force: true })
    let count = 0
    await remoteViews({
      host,
      relay,
      startWallet,
      visitWithRelay,
      settings,
      async onView(name) {
        const file = `${String(++count).padStart(2, '0')}-${name.toLowerCase().replace(/\W+/g, '-')}`
        // Avoids the hover style below the pointer.
        await page.mouse.move(0, 0)
        await page.screenshot({ path: `../.gallery/${look}/remote/${file}.png` })
      },
    })
  })
