import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, expect } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { templateNames } from '../../packages/create-latchkey/src/templates.ts'
import { startLocalRegistry } from '../../scripts/localRegistry.ts'
import { run } from '../../scripts/run.ts'
import { headlessChromium } from '../settings.ts'

// What a new user does, with each template: makes an app with npm from packed packages, installs,
// starts it and connects the test wallet it offers; then builds it and connects a wallet. No file
// is edited. Build first.
//
//   pnpm templates [react next…]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(templateNames as readonly string[]).includes(name))
if (unknown !== undefined) throw new Error(`no template ${unknown}: there are ${templateNames.join(', ')}`)

/** Where pictures go, to look at. */
const pictures = process.env.PICTURES

const work = mkdtempSync(join(tmpdir(), 'latchkey-templates-'))
const registry = await startLocalRegistry()
const browser = await chromium.launch(headlessChromium)
try {
  for (const name of asked.length > 0 ? asked : templateNames) await tryTemplate(name)
} finally {
  await browser.close()
  registry.stop()
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
}

async function tryTemplate(name: string): Promise<void> {
  const env = { ...registry.env, NEXT_TELEMETRY_DISABLED: '1' }
  const folder = join(work, name)
  const seconds: string[] = []
  const step = async (title: string, act: () => Promise<unknown>) => {
    const started = performance.now()
    await act()
    seconds.push(`${title} ${((performance.now() - started) / 1000).toFixed(1)}`)
  }
  const npm = async (cwd: string, ...args: string[]) => {
    const { code, output } = await run('npm', args, { cwd, env, limit: 300 })
    if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output.slice(-3_000)}`)
    return output
  }
  try {
    await step('create', async () => {
      const args = ['create', '--yes', 'latchkey@latest', name, '--', '--template', name]
      expect(await npm(work, ...args)).toContain(`${name} is ready`)
    })
    await step('install', () => npm(folder, 'install', '--no-audit', '--no-fund'))
    // Nothing is cached: the first visit of a new user.
    await step('dev', () => serve(folder, 'dev', env, (url) => visit(url, `${name}-dev`, false)))
    await step('build', () => npm(folder, 'run', 'build'))
    await step('preview', () => serve(folder, 'preview', env, (url) => visit(url, name, true)))
    console.log(`ok     ${name} (seconds: ${seconds.join(', ')})`)
  } catch (error) {
    console.log(`FAILED ${name} after ${seconds.join(', ')}\n${(error as Error).message}`)
    process.exitCode = 1
  }
}

/** Connects a wallet: one that an extension brings, or the one that the page offers in development. */
async function visit(url: string, picture: string, isInstalled: boolean): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
    if (isInstalled) await injectTestWallet(context, wallet)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await shoot(page, `${picture}-open`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test Wallet/ })
      .click()
    await expect(page.getByText(`You are ${wallet.addresses[0]}`)).toBeVisible()
    await shoot(page, `${picture}-connected`)
    await page.reload()
    await expect(page.getByText(`You are ${wallet.addresses[0]}`)).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await context.close()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>

async function shoot(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  await sleep(500)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** Runs a script that serves until it is ended. */
async function serve(
  cwd: string,
  script: string,
  env: Readonly<Record<string, string>>,
  act: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const child = spawn('npm', ['run', script, '--', '--port', `${port}`], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group: npm starts a shell, and that the server.
    detached: true,
  })
  const kill = () => killGroup(child)
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}/`
  try {
    for (const ends = performance.now() + 90_000; !(await answers(url)); await sleep(100))
      if (performance.now() > ends || child.exitCode !== null)
        throw new Error(`npm run ${script} does not serve`)
    await act(url)
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${output.slice(-2_000)}`, { cause: error })
  } finally {
    process.off('exit', kill)
    const gone = new Promise((resolve) => child.once('close', resolve))
    if (killGroup(child)) await gone
  }
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok === true
}

/** False if it has ended by itself. */
function killGroup({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 'SIGKILL')
  } catch {
    return false
  }
}
