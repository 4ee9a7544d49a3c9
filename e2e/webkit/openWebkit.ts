import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/freePort.ts'

/** WebKitGTK, driven by the W3C's protocol: no library for tests starts a browser as a visitor has it. */
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
  const port = await freePort()
  const screen = await startScreen()
  const env = { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  // Without a window manager no window ever has the focus.
  const manager = spawn('openbox', { stdio: 'ignore', env })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  let session = ''

  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }

  async function close(): Promise<void> {
    if (session) await ask('DELETE', '').catch(() => undefined)
    driver.kill()
    manager.kill()
    screen.stop()
  }

  async function until<Value>(look: () => Promise<Value | null | undefined>): Promise<Value> {
    for (const ends = performance.now() + timeoutMs; performance.now() < ends; await sleep(100)) {
      const found = await look().catch(() => undefined)
      if (found !== undefined && found !== null) return found
    }
    throw new Error('not there in time')
  }

  async function run<Value>(body: string, ...args: unknown[]): Promise<Value> {
    const script = `const [done, ...args] = [...arguments].reverse()
      ;(async (...args) => { ${body} })(...args.reverse()).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { error, value } = await ask<{ error?: string; value: Value }>('POST', '/execute/async', {
      script,
      args,
    })
    if (error !== undefined) throw new Error(error)
    return value
  }

  try {
    const { capabilities, sessionId } = await until(() =>
      ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '', {
        capabilities: {
          alwaysMatch: {
            acceptInsecureCerts: true,
            'webkitgtk:browserOptions': {
              binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
              args: ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`],
            },
          },
        },
      }),
    )
    session = `/${sessionId}`
    await ask('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
    return {
      version: capabilities.browserVersion,
      goto: (url) => ask('POST', '/url', { url }),
      run,
      async inFrame(act) {
        await ask('POST', '/frame', { id: 0 })
        try {
          return await act()
        } finally {
          await ask('POST', '/frame', { id: null })
        }
      },
      async click(body) {
        const element = await until(() => run<Record<string, string> | null>(body))
        const id = element[elementKey]
        // While the page gives the frame its height, a press may miss; a visitor reads before pressing.
        for (let before = ''; ; await sleep(200)) {
          const now = JSON.stringify(await ask('GET', `/element/${id}/rect`))
          if (now === before) break
          before = now
        }
        await ask('POST', `/element/${id}/click`, {})
      },
      async inWindow(act) {
        const page = await ask<string>('GET', '/window')
        const handle = await until(async () =>
          (await ask<string[]>('GET', '/window/handles')).find((one) => one !== page),
        )
        await ask('POST', '/window', { handle })
        try {
          return await act()
        } finally {
          await ask('POST', '/window', { handle: page })
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A screen in memory, under a number that is free. */
async function startScreen(): Promise<{ name: string; stop(): void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, stop: () => server.kill() }
}
