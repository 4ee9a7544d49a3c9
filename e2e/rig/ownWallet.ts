import type { Page } from 'puppeteer-core'

/** A page of the rig's browser, as `injectTestWallet` and the like know it from Playwright. */
export function injectable(page: Page) {
  return {
    frames: () => page.frames(),
    // The functions have other shapes in each of them.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    exposeBinding: (name: string, callback: (source: unknown, ask: any) => unknown) =>
      page.exposeFunction(name, (ask: unknown) => callback(undefined, ask)),
    addInitScript: ({ content }: { content: string }) => page.evaluateOnNewDocument(content),
  }
}
