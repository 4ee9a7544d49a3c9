import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, expect, type Response } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { templateNames } from '../../packages/create-latchkey/src/templates.ts'
import { startLocalRegistry } from '../../scripts/localRegistry.ts'
import { run } from '../../scripts/run.ts'
import { headlessChromium } from '../settings.ts'

// What a new user does, with each template: makes an app with npm from packed packages, installs,
// starts it and connects the test wallet it offers; then builds it and connects a wallet. No file
// is edited. Those that a server renders have the button's text in the answer, hydrate without a
// warning, and run as they would be deployed. Build first.
//
//   pnpm templates [react next…]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(templateNames as readonly string[]).includes(name))
if (unknown !== undefined) throw new Error(`no template ${unknown}: there are ${templateNames.join(', ')}`)

/** What a server renders, with the folder of the build that visitors download. */
const rendered: Readonly<Record<string, string>> = {
  next: '.next/static',
  nuxt: '.output/public',
  sveltekit: 'build/client',
}
/** What Node runs where the app is deployed; Next.js has only `next start`, its preview. */
const deployed: Readonly<Record<string, string>> = { nuxt: '.output/server/index.mjs', sveltekit: 'build' }

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
  const env = { ...registry.env, NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' }
  const folder = join(work, name)
  const seconds: string[] = []
  let loaded = 0
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
  const start = (command: 'npm' | 'node', args: string[], picture: string, isInstalled: boolean) =>
    serve(folder, command, args, env, async (url) => {
      if (name in rendered) await expectRendered(url)
      loaded = await visit(url, picture, isInstalled)
    })
  try {
    await step('create', async () => {
      const args = ['create', '--yes', 'latchkey@latest', name, '--', '--template', name]
      expect(await npm(work, ...args)).toContain(`${name} is ready`)
    })
    await step('install', () => npm(folder, 'install', '--no-audit', '--no-fund'))
    // Nothing is cached: the first visit of a new user.
    await step('dev', () => start('npm', ['run', 'dev'], `${name}-dev`, false))
    await step('build', async () => expectBrowserCode(await npm(folder, 'run', 'build')))
    expectNoTestWallets(join(folder, rendered[name] ?? 'dist'))
    await step('preview', () => start('npm', ['run', 'preview'], name, true))
    const program = deployed[name]
    if (program) await step('deployed', () => start('node', [program], name, true))
    const scripts = `${(loaded / 1000).toFixed(1)} kB of scripts before the click`
    console.log(`ok     ${name} (seconds: ${seconds.join(', ')}; ${scripts})`)
  } catch (error) {
    console.log(`FAILED ${name} after ${seconds.join(', ')}\n${(error as Error).message}`)
    process.exitCode = 1
  }
}

/**
 * The server's answer has the button's text in its markup, not only in data for scripts, and tells
 * the browser to load nothing of the modal ahead.
 */
async function expectRendered(url: string): Promise<void> {
  const html = await (await fetch(url)).text()
  expect(html).not.toContain('rel="prefetch"')
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain('>Connect wallet<')
}

/**
 * Bundlers report what only Node has: a page would need a polyfill for it. A library of viem, all
 * of which comes with wagmi, does without where it is missing.
 */
function expectBrowserCode(output: string): void {
  const reports = output
    .split('\n')
    .filter((line) => /externalized for browser compatibility|Can't resolve '(node:)?\w+'/.test(line))
  expect(reports.filter((line) => !line.includes('/node_modules/ox/'))).toEqual([])
}

function expectNoTestWallets(built: string): void {
  if (!existsSync(built)) throw new Error(`the build is not in ${built}`)
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const texts = files.map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'latin1'))
  expect(texts.filter((text) => text.includes('dev.latchkey.second'))).toEqual([])
}

/**
 * Connects a wallet: one that an extension brings, or the one that the page offers in development.
 * Resolves to the size of the scripts before the first click, each with gzip.
 */
async function visit(url: string, picture: string, isInstalled: boolean): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const wallet = createTestWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })
    if (isInstalled) await injectTestWallet(context, wallet)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (said) => {
      if (/hydrat|Minified React error/i.test(said.text())) errors.push(said.text())
    })
    const loaded = await open(page, url)
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
    return loaded
  } finally {
    await context.close()
  }
}

/** Resolves to the size of the page's scripts, each with gzip. */
async function open(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const measure = (response: Response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          // The page was loaded anew, as in development.
          () => 0,
        ),
      )
  }
  page.on('response', measure)
  await page.goto(url, { waitUntil: 'networkidle' })
  page.off('response', measure)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

type Page = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['newPage']>>

async function shoot(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  mkdirSync(pictures, { recursive: true })
  await sleep(500)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** Runs a script of npm, or a file with Node, that serves until it is ended. */
async function serve(
  cwd: string,
  command: 'npm' | 'node',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  act: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort()
  const child = spawn(command, command === 'npm' ? [...args, '--', '--port', `${port}`] : args, {
    cwd,
    env: { ...process.env, ...env, ...(command === 'npm' ? {} : { PORT: `${port}` }) },
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
        throw new Error(`${command} ${args.join(' ')} does not serve`)
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
