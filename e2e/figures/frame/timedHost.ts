import type { RequestListener } from 'node:http'
import type { Page } from 'puppeteer-core'
import { frameUrl, page } from '../../rig/hostPage.ts'
import { names, originOf } from '../../rig/names.ts'

/**
 * An app that puts the wallet's frame into its page when told: `window.mount()` resolves to
 * the milliseconds until the frame has greeted it, `window.unmount()` removes it.
 */
export function timedHost(projectId: string): RequestListener {
  return page(`<!doctype html><html lang="en"><title>App</title>
<script>
  const wallet = ${JSON.stringify(originOf(names.wallet))}
  const waiting = new Map()
  let frame
  window.mount = () => new Promise((resolve) => {
    const started = performance.now()
    addEventListener('message', function greet({ data, origin, source }) {
      if (origin !== wallet || source !== frame.contentWindow || data.latchkey !== 'ready') return
      removeEventListener('message', greet)
      const readyMs = performance.now() - started
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => {
        const packet = JSON.parse(data)
        if (packet.type === 'hello') resolve(readyMs)
        const { height } = packet.payload ?? {}
        if (packet.type === 'show' || packet.type === 'resize') frame.style.blockSize = height + 'px'
        waiting.get(packet.id)?.(packet)
      }
      frame.contentWindow.postMessage({ latchkey: 'init', version: 4, nonce: data.nonce }, wallet, [port2])
      window.ask = (type, payload) => new Promise((resolve) => {
        const id = crypto.randomUUID()
        waiting.set(id, resolve)
        port1.postMessage(JSON.stringify({ v: 4, id, type, payload }))
      })
    })
    frame = document.createElement('iframe')
    frame.style.inlineSize = '360px'
    frame.referrerPolicy = 'origin'
    frame.src = ${JSON.stringify(frameUrl(projectId))}
    document.body.append(frame)
  })
  window.unmount = () => frame.remove()
</script>`)
}

type TimedHost = { mount(): Promise<number>; unmount(): void }

/** Puts the frame into the page; resolves to the milliseconds until it was ready. */
export function mount(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as TimedHost).mount())
}

export function unmount(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as TimedHost).unmount())
}
