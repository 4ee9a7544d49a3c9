import { setTimeout as sleep } from 'node:timers/promises'
import { startWebkit } from './startWebkit.ts'

/** WebKitGTK with one page, in which the tests of the embedded wallet click. */
export type Webkit = {
  readonly version: string
  goto(url: string): Promise<void>
  /** Runs the body of an async function in the page; resolves to what it returns. */
  run<Value>(body: string, ...args: unknown[]): Promise<Value>
  /** Does something in the page's first frame. */
  inFrame<Value>(act: () => Promise<Value>): Promise<Value>
  /** Clicks, as a mouse does, what a body returns, once it returns an element. */
  click(body: string): Promise<void>
  /** Does something in the window that has opened besides the page. */
  inWindow<Value>(act: () => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

const timeoutMs = 20_000
/** Of elements in answers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function openWebkit(proxyPort: number): Promise<Webkit> {
  const { close, command, run, version } = await startWebkit({ proxyPort })

  async function until<Value>(look: () => Promise<Value | null | undefined>): Promise<Value> {
    for (const ends = performance.now() + timeoutMs; performance.now() < ends; await sleep(100)) {
      const found = await look().catch(() => undefined)
      if (found !== undefined && found !== null) return found
    }
    throw new Error('not there in time')
  }

  return {
    version,
    goto: (url) => command('POST', '/url', { url }),
    run,
    async inFrame(act) {
      await command('POST', '/frame', { id: 0 })
      try {
        return await act()
      } finally {
        await command('POST', '/frame', { id: null })
      }
    },
    async click(body) {
      const element = await until(() => run<Record<string, string> | null>(body))
      const id = element[elementKey]
      // While the page gives the frame its height, a press may miss; a visitor reads before pressing.
      for (let before = ''; ; await sleep(200)) {
        const now = JSON.stringify(await command('GET', `/element/${id}/rect`))
        if (now === before) break
        before = now
      }
      await command('POST', `/element/${id}/click`, {})
    },
    async inWindow(act) {
      const page = await command<string>('GET', '/window')
      const handle = await until(async () =>
        (await command<string[]>('GET', '/window/handles')).find((one) => one !== page),
      )
      await command('POST', '/window', { handle })
      try {
        return await act()
      } finally {
        await command('POST', '/window', { handle: page })
      }
    },
    close,
  }
}
