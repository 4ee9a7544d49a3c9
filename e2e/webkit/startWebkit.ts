import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/freePort.ts'

/** A session of WebKitGTK, driven by the W3C's protocol: no library for tests starts a browser as a visitor has it. */
export type WebkitSession = {
  readonly version: string
  /** Sends a command of WebDriver, whose path is below that of the session. */
  command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>
  /** Runs the body of an async function in the page; resolves to what it returns. */
  run<Value>(body: string, ...args: unknown[]): Promise<Value>
  close(): Promise<void>
}

const startTimeoutMs = 20_000
/** Longer than any page or script may take. */
const commandTimeoutMs = 90_000

/** Needs Debian's `webkit2gtk-driver`, `xvfb` and `openbox`. */
export async function startWebkit({ proxyPort, motion }: startWebkit.Options): Promise<WebkitSession> {
  const port = await freePort()
  const screen = await startScreen()
  const config = mkdtempSync(join(tmpdir(), 'latchkey-webkit-'))
  // The engine tells pages that the visitor prefers reduced motion if the desktop animates nothing.
  mkdirSync(join(config, 'gtk-3.0'))
  const settings = `[Settings]\ngtk-enable-animations=${motion === 'reduce' ? 0 : 1}\n`
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), settings)
  // As narrow as a phone: by itself the bar of the window keeps it wider.
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 6px; }')
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    XDG_CONFIG_HOME: config,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  // Without a window manager no window ever has the focus.
  const manager = spawn('openbox', { stdio: 'ignore', env })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  let session = ''

  async function command<Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandTimeoutMs),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }

  const end = () => {
    driver.kill()
    manager.kill()
    screen.stop()
    rmSync(config, { recursive: true, force: true })
  }
  process.once('exit', end)
  async function close(): Promise<void> {
    if (session) await command('DELETE', '').catch(() => undefined)
    process.off('exit', end)
    end()
  }

  try {
    const options = {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: [
        '--automation',
        ...(proxyPort ? [`--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=127.0.0.1'] : []),
      ],
    }
    const capabilities = { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } }
    let started: { sessionId: string; capabilities: { browserVersion: string } } | undefined
    for (const ends = performance.now() + startTimeoutMs; !started; await sleep(100)) {
      if (performance.now() > ends) throw new Error('WebKitWebDriver did not start.')
      started = await command<NonNullable<typeof started>>('POST', '', { capabilities }).catch(
        () => undefined,
      )
    }
    session = `/${started.sessionId}`
    await command('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
    return {
      version: started.capabilities.browserVersion,
      command,
      async run<Value>(body: string, ...args: unknown[]) {
        const script = `const [done, ...args] = [...arguments].reverse()
          ;(async (...args) => { ${body} })(...args.reverse()).then((value) => done({ value }), (error) => done({ error: String(error) }))`
        const { error, value } = await command<{ error?: string; value: Value }>('POST', '/execute/async', {
          script,
          args,
        })
        if (error !== undefined) throw new Error(error)
        return value
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export declare namespace startWebkit {
  type Options = {
    readonly proxyPort?: number | undefined
    readonly motion?: 'reduce' | 'no-preference' | undefined
  }
}

/** A screen in memory, under a number that is free. */
async function startScreen(): Promise<{ name: string; stop(): void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, stop: () => server.kill() }
}
