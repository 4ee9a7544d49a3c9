import { rmSync } from 'node:fs'
import { everyMoneyView } from '../everyMoneyView.ts'
import type { Host } from '../host.ts'
import { standStill } from '../walk.ts'
import { test } from '../world/world.ts'
import { looks } from './looks.ts'

/** Every view about money; `-g "gallery: send, light"` runs one walk in one look. */
for (const { name: look, settings, viewport } of looks)
  for (const [walk, walkThrough] of Object.entries(everyMoneyView))
    test(`gallery: ${walk}, ${look}`, async ({ host, page, world, addWallet, mint, visitWithServer }) => {
      test.setTimeout(240_000)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: settings.theme })
      rmSync(`../.gallery/${look}/${walk}`, { recursive: true, force: true })
      let count = 0
      const shoot = async (name: string) => {
        const file = `${String(++count).padStart(2, '0')}-${name.toLowerCase().replace(/\W+/g, '-')}`
        // Avoids the hover style below the pointer.
        await page.mouse.move(0, 0)
        await page.screenshot({ path: `../.gallery/${look}/${walk}/${file}.png` })
      }
      await walkThrough({
        host,
        world,
        addWallet,
        mint,
        visitWithServer,
        settings,
        async onView(name) {
          await shoot(name)
          if (!(await scrollToEnd(host))) return
          await shoot(`${name}, end`)
          await scrollToStart(host)
        },
      })
    })

/** Resolves to whether there is content below the visible part. */
async function scrollToEnd(host: Host): Promise<boolean> {
  const moved = await host.modal.evaluate((dialog) => {
    const found = [...dialog.querySelectorAll('.card, .stage')].find(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8,
    )
    found?.scrollTo(0, found.scrollHeight)
    return found !== undefined
  })
  if (moved) await standStill(host)
  return moved
}

async function scrollToStart(host: Host): Promise<void> {
  await host.modal.evaluate((dialog) => {
    for (const element of dialog.querySelectorAll('.card, .stage')) element.scrollTo(0, 0)
  })
}
