import type { Browser, KeyInput } from 'puppeteer-core'
import type { Engine, EngineName, EngineTab } from './engine.ts'

/** Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function puppeteerEngine(
  name: Exclude<EngineName, 'webkit'>,
  browser: Browser,
): Promise<Engine> {
  const version = (await browser.version()).replace(/^.*\//, '')
  return {
    name,
    version,
    openTab: () => openTab(name, browser),
    close: () => browser.close(),
  }
}

/** In Firefox a page with a request that nothing answers is not loaded. */
const ready = { waitUntil: 'domcontentloaded' } as const

async function openTab(name: EngineName, browser: Browser): Promise<EngineTab> {
  const page = await browser.newPage()
  return {
    async goto(url) {
      // With a window Chromium lets a click copy; the headless build refuses everything that could ask.
      if (name === 'chromium')
        await browser
          .defaultBrowserContext()
          .overridePermissions(new URL(url).origin, ['clipboard-sanitized-write'])
      await page.goto(url, ready)
    },
    async reload() {
      await page.reload(ready)
    },
    async back() {
      await page.goBack()
    },
    evaluate: (script, arg) => page.evaluate(script as never, arg) as never,
    async evaluateInFrame(script, arg) {
      const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame())
      if (!frame) throw new Error('The page has no frame.')
      return (await frame.evaluate(script as never, arg)) as never
    },
    async run(script) {
      await page.evaluate(script)
    },
    click: (x, y) => page.mouse.click(x, y),
    async press(key) {
      const keys = key.split('+') as KeyInput[]
      const last = keys.pop() as KeyInput
      for (const modifier of keys) await page.keyboard.down(modifier)
      await page.keyboard.press(last)
      for (const modifier of keys.reverse()) await page.keyboard.up(modifier)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
  }
}
