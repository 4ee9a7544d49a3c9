import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestSafe, type TestSafe } from '@latchkey/chains/evm/testingSafe'
import type { FrameLocator, Page } from '@playwright/test'

/**
 * A stand-in for the Safe's web app, on an origin of its own: a page that frames an app and
 * answers the published Safe Apps protocol. Its Safe is a real contract.
 */
export async function startSafeWebApp(options: startTestSafe.Options): Promise<SafeWebApp> {
  const safe = await startTestSafe(options)
  const server = createServer(({ url = '/' }, response) => {
    const app = new URL(url, 'http://safe').searchParams.get('app') ?? ''
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(app))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    safe,
    async open(page, app) {
      await page.exposeFunction('answerApp', safe.answer)
      await page.goto(`${origin}/?${new URLSearchParams({ app })}`)
      return page.frameLocator('iframe')
    },
    stop: () => server.close(),
  }
}

export type SafeWebApp = {
  readonly origin: string
  readonly safe: TestSafe
  /** Opens the app in it. */
  open(page: Page, app: string): Promise<FrameLocator>
  stop(): void
}

function pageOf(app: string): string {
  return `<!doctype html><title>Safe stand-in</title>
    <iframe title="App" src="${app.replaceAll('&', '&amp;')}" style="width: 100%; height: 95vh"></iframe>
    <script>
      const frame = document.querySelector('iframe')
      addEventListener('message', async ({ data, origin, source }) => {
        if (source !== frame.contentWindow || origin !== new URL(frame.src).origin || !data.env) return
        const answer = await answerApp(data.method, data.params)
        source.postMessage({ id: data.id, version: '9.1.0', ...answer }, origin)
      })
    </script>`
}
