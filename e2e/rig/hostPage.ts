import type { RequestListener } from 'node:http'
import type { Page } from 'puppeteer-core'
import { type Name, names, originOf } from './names.ts'

/** Serves one page. */
export function page(html: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
}

export const frameUrl = (projectId: string) => `${originOf(names.wallet)}/frame?projectId=${projectId}`

/**
 * An app in plain JavaScript that embeds the wallet as the kit does, as high as the frame
 * asks for. It keeps what it hears in `window.heard`; `window.ask(type, payload)` resolves to
 * the answer of the frame, and `window.abort()` gives up on the last call.
 */
export function hostPage(projectId: string): RequestListener {
  return page(`<!doctype html><html lang="en"><title>App</title>
<meta name="viewport" content="width=device-width">
<style>
  body { margin: 0 }
  #wallet { display: block; border: 0; inline-size: 100%; max-inline-size: 360px; block-size: 150px }
</style>
<iframe id="wallet" title="Wallet" src="${frameUrl(projectId)}" referrerpolicy="origin"></iframe>
<script>
  window.heard = []
  const waiting = new Map()
  const wallet = ${JSON.stringify(originOf(names.wallet))}
  const frame = document.getElementById('wallet')
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== wallet || source !== frame.contentWindow || data.latchkey !== 'ready') return
    heard.push('ready')
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      const packet = JSON.parse(data)
      heard.push(packet)
      const { height } = packet.payload ?? {}
      if (packet.type === 'show' || packet.type === 'resize') frame.style.blockSize = height + 'px'
      waiting.get(packet.id)?.(packet)
    }
    frame.contentWindow.postMessage({ latchkey: 'init', version: 4, nonce: data.nonce }, wallet, [port2])
    window.send = (type, payload, id = crypto.randomUUID()) => port1.postMessage(JSON.stringify({ v: 4, id, type, payload }))
    window.ask = (type, payload) => new Promise((resolve) => {
      const id = crypto.randomUUID()
      waiting.set(id, resolve)
      send(type, payload, id)
      window.abort = () => send('abort', { id })
    })
  })
</script>`)
}

type Host = {
  heard: unknown[]
  send(type: string, payload: unknown): void
  ask(type: string, payload: unknown): Promise<FramePacket>
}
export type FramePacket = { readonly type: string; readonly payload: Record<string, unknown> | null }

/** Opens the app; resolves once the frame has greeted it. */
export async function visitHost(page: Page, name: Name): Promise<void> {
  await page.goto(originOf(name))
  await heard(page, 2)
}

/** What the app heard of the frame, once there are so many. */
export async function heard(page: Page, count: number): Promise<unknown[]> {
  await page.waitForFunction((count) => (window as unknown as Host).heard.length >= count, {}, count)
  return page.evaluate(() => (window as unknown as Host).heard)
}

/** Sends a message that has no answer. */
export function tell(page: Page, type: string, payload: unknown = null): Promise<void> {
  return page.evaluate((type, payload) => (window as unknown as Host).send(type, payload), type, payload)
}

/** Asks the frame, as the app. */
export function ask(page: Page, type: string, payload: unknown = null): Promise<FramePacket> {
  return page.evaluate((type, payload) => (window as unknown as Host).ask(type, payload), type, payload)
}
