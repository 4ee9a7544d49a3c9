import { rmSync } from 'node:fs'
import { siwxViews } from '../siwxViews.ts'
import { test } from '../world/world.ts'
import { looks } from './looks.ts'

/** Every state of signing in; `-g "gallery: sign-in, light"` runs one look. */
for (const { name: look, settings, viewport } of looks)
  test(`gallery: sign-in, ${look}`, async ({ host, page, world, addWallet, visitWithServer }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: settings.theme })
    rmSync(`../.gallery/${look}/sign-in`, { recursive: true, force: true })
    let count = 0
    await siwxViews({
      host,
      world,
      addWallet,
      visitWithServer,
      settings: { locale: 'en', ...settings },
      async onView(name) {
        const file = `${String(++count).padStart(2, '0')}-${name.toLowerCase().replace(/\W+/g, '-')}`
        // Avoids the hover style below the pointer.
        await page.mouse.move(0, 0)
        await page.screenshot({ path: `../.gallery/${look}/sign-in/${file}.png` })
      },
    })
  })
