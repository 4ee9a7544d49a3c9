import { rmSync } from 'node:fs'
import { test } from '../rig/console/consoleTest.ts'
import { walkConsole } from '../rig/console/walkConsole.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 360, height: 780 }
const looks = [
  { name: 'light', colorScheme: 'light', viewport: desktop, locale: 'en' },
  { name: 'dark', colorScheme: 'dark', viewport: desktop, locale: 'en' },
  { name: 'phone', colorScheme: 'light', viewport: phone, locale: 'en' },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone, locale: 'en' },
  // 200 % on a screen of 1280 pixels.
  { name: 'zoomed', colorScheme: 'light', viewport: { width: 640, height: 430 }, locale: 'en' },
  { name: 'rtl', colorScheme: 'light', viewport: desktop, locale: 'ar' },
  { name: 'rtl-phone-dark', colorScheme: 'dark', viewport: phone, locale: 'ar' },
] as const

/** Every page of the console in every look, in `.gallery/console/`. */
test('gallery: console', async ({ addWallet, page, rig }) => {
  test.setTimeout(300_000)
  rmSync('../.gallery/console', { recursive: true, force: true })
  await addWallet()
  let count = 0
  const speak = async (locale: string) => {
    await page.evaluate((locale) => {
      localStorage.setItem('latchkey.console.locale', locale)
      // As if it had been chosen in another tab.
      dispatchEvent(new StorageEvent('storage', { key: 'latchkey.console.locale' }))
    }, locale)
    await page.waitForFunction((locale) => document.documentElement.lang === locale, locale)
    // The words of the area come after those of the shell.
    await page.waitForTimeout(150)
  }
  await walkConsole({
    page,
    rig,
    async onPage(name) {
      const file = `${String(++count).padStart(2, '0')}-${name.toLowerCase().replace(/\W+/g, '-')}`
      for (const { name: look, colorScheme, viewport, locale } of looks) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(viewport)
        await speak(locale)
        await page.screenshot({ path: `../.gallery/console/${look}/${file}.png`, fullPage: true })
      }
      await page.emulateMedia({ colorScheme: null })
      await page.setViewportSize(desktop)
      await speak('en')
    },
  })
})
