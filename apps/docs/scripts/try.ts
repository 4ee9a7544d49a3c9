import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { createTestWallet } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { headlessChromium } from '../../../e2e/settings.ts'
import { type Block, readBlocks } from '../../../scripts/checkDocs.ts'
import { run } from '../../../scripts/run.ts'

// Follows a start page in an empty folder, to the letter: runs its commands, writes its files,
// builds, starts, and connects a test wallet in Chromium. Only `npm i latchkey` gets the
// package as it would be published from this repository.
// Usage: pnpm docs:try react next vue svelte html

const root = join(import.meta.dirname, '../../..')
const mostSteps = 10
const serves = /^(npm run dev|npx serve|python3 -m http\.server)/

type Step = { kind: 'command' | 'serve'; text: string } | { kind: 'file'; path: string; code: string }

/** What the blocks of a page ask for: commands, one at a time, and files. */
export function stepsOf(blocks: readonly Block[]): Step[] {
  return blocks.flatMap(({ code, language }): Step[] => {
    if (language === 'sh')
      return code
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('#'))
        .map((text) => ({ kind: serves.test(text) ? 'serve' : 'command', text }))
    const [, path] = /^(?:\/\/|<!--) ([\w./-]+\.\w+)(?: -->)?\n/.exec(code) ?? []
    return path ? [{ kind: 'file', path, code }] : []
  })
}

async function follow(page: string, tarball: string): Promise<void> {
  const file = `docs/start/${page}.md`
  const steps = stepsOf(readBlocks(file, readFileSync(join(root, file), 'utf8')))
  if (steps.length > mostSteps) throw new Error(`${steps.length} steps, more than ${mostSteps}`)
  const home = mkdtempSync(join(tmpdir(), `latchkey-try-${page}-`))
  let place = home
  let server: ChildProcess | undefined
  try {
    for (const step of steps) {
      if (step.kind === 'file') {
        const path = join(place, step.path)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, step.code)
        continue
      }
      if (step.kind === 'serve') {
        await buildIfPossible(place)
        const [started, url] = await serve(step.text, place)
        server = started
        await connect(url)
        continue
      }
      const [, folder] = /^cd (\S+)$/.exec(step.text) ?? []
      if (folder) place = resolve(place, folder)
      else {
        const text = step.text.replace(/^(npm i .*)\blatchkey\b/, `$1${tarball}`)
        const { code, output } = await run('bash', ['-c', text], { cwd: place, env: quiet, limit: 300 })
        if (code !== 0) throw new Error(`${step.text}\n${output.slice(-2000)}`)
      }
    }
    if (!server) throw new Error('The page never starts anything')
  } finally {
    if (server?.pid) process.kill(-server.pid, 'SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** What a person would answer, and nothing that they would have to read. */
const quiet = {
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
}

/** An app that starts but does not build would not be much of a start. */
async function buildIfPossible(place: string): Promise<void> {
  const file = join(place, 'package.json')
  const { scripts } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (!scripts?.build) return
  const { code, output } = await run('npm', ['run', 'build'], { cwd: place, env: quiet, limit: 300 })
  if (code !== 0) throw new Error(`npm run build\n${output.slice(-3000)}`)
}

/** Starts a server and waits for the address that it prints. */
function serve(command: string, cwd: string): Promise<[ChildProcess, string]> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    detached: true,
    env: { ...process.env, ...quiet, PYTHONUNBUFFERED: '1' },
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`${command} printed no address\n${output}`)), 60_000)
    const read = (chunk: Buffer) => {
      // Colours stand in the middle of addresses.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
      output += String(chunk).replace(/\u001b\[[\d;]*m/g, '')
      const [, port] = /http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::\]):(\d+)/.exec(output) ?? []
      if (!port) return
      clearTimeout(late)
      resolve([child, `http://localhost:${port}`])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}\n${output}`)))
  })
}

async function connect(url: string): Promise<void> {
  const browser = await chromium.launch(headlessChromium)
  try {
    const context = await browser.newContext()
    // Nothing but the app itself is there, as on a machine without a network.
    await context.route(
      (address) => address.hostname !== 'localhost',
      (route) => route.abort(),
    )
    // Connecting asks no node.
    const chains = [1, 8453].map((id) => ({ id, rpcUrl: 'http://127.0.0.1:9' }))
    const wallet = createTestWallet({ chains })
    await injectTestWallet(context, wallet)
    const page = await context.newPage()
    await page.goto(url, { timeout: 120_000 })
    const button = page.getByTestId('latchkey-connect').or(page.locator('latchkey-button button')).first()
    // A development server compiles what the click needs.
    await button.click({ timeout: 60_000 })
    await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click({ timeout: 60_000 })
    await expect(button).toContainText((wallet.addresses[0] as string).slice(0, 4), { timeout: 60_000 })
  } finally {
    await browser.close()
  }
}

async function main() {
  // Scaffolds choose the package manager that called them: here that is the visitor's npm.
  for (const name of Object.keys(process.env))
    if (/^npm_(config_user_agent|execpath|lifecycle_|package_)/.test(name)) delete process.env[name]
  const all = readdirSync(join(root, 'docs/start')).map((file) => file.replace('.md', ''))
  const pages = process.argv.slice(2).length ? process.argv.slice(2) : all
  const unknown = pages.filter((page) => !all.includes(page))
  if (unknown.length) throw new Error(`No page ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pack-'))
  try {
    const packed = await run('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(root, 'packages/kit'),
    })
    if (packed.code !== 0) throw new Error(packed.output)
    const [name = ''] = readdirSync(folder)
    for (const page of pages) {
      const started = performance.now()
      const problem = await follow(page, join(folder, name)).catch((error: Error) => error)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(
        `${problem ? 'FAILED' : 'ok    '} ${page} (${seconds} s)${problem ? `\n${problem.message}` : ''}`,
      )
      if (problem) process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
