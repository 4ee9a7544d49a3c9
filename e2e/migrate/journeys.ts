import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { createTestSolanaWallet, createTestWallet } from 'latchkey/testing'
import { injectTestSolanaWallet, injectTestWallet } from 'latchkey/testing/playwright'
import { serveSite } from '../../apps/docs/scripts/checks/serveSite.ts'
import { installApp, leftOut, must, versionIn } from '../otherKits/installApp.ts'
import { measureVisits, refuseOthers, type Visits } from '../otherKits/measureVisits.ts'
import { packKit } from '../otherKits/packKit.ts'
import { headlessChromium } from '../settings.ts'

// Moves public example apps of other kits with our codemods, and uses them: builds each with the
// kit it came with and connects a wallet; moves a second copy, builds it with the packed kit, and
// walks from connecting to disconnecting. Prints what both load and how fast they open. Build first.
//
//   pnpm migrate:journeys <folder with one folder per kit> [name…]

const root = join(import.meta.dirname, '../..')
const rounds = 5
const wallet = 'Test Wallet'
const closedNode = 'http://127.0.0.1:9'

/** A wallet in the browser, and what it says of itself. */
type Injected = { readonly address: string; chainId?(): Promise<unknown> }

type Example = {
  /** Its folder among those of the kits. */
  readonly kit: string
  readonly from: string
  readonly app: string
  /** Files that the collection has not: it holds sources only. By their path beside the app. */
  readonly absent: Readonly<Record<string, string>>
  /** What its own repository sets for the app as it came, and says here why. */
  readonly cameWith?: { readonly settings: object; readonly why: string }
  readonly overrides?: Readonly<Record<string, string>>
  readonly versions: readonly string[]
  readonly button: string
  addWallet(context: BrowserContext): Promise<Injected>
  /** What the app has beside connecting and disconnecting. */
  readonly more?: { readonly title: string; act(page: Page, wallet: Injected): Promise<void> }
  readonly lacks?: string
}

const examples: readonly Example[] = [
  {
    kit: 'rainbowkit',
    from: 'rainbowkit',
    app: 'examples/with-vite',
    absent: { 'src/global.css': '' },
    // Its newest viem asks for a release of ox that not every mirror of npm holds.
    overrides: { '@coinbase/cdp-sdk>viem': versionIn(join(root, 'packages/kit'), 'viem') },
    versions: ['@rainbow-me/rainbowkit', 'wagmi', 'viem'],
    button: 'Connect Wallet',
    async addWallet(context) {
      const added = createTestWallet({ chains: [1, 137].map((id) => ({ id, rpcUrl: closedNode })) })
      await injectTestWallet(context, added)
      return {
        address: added.addresses[0] ?? '',
        chainId: () => added.provider.request({ method: 'eth_chainId' }),
      }
    },
    more: { title: 'switch network', act: switchNetwork },
  },
  {
    kit: 'wallet-adapter',
    from: 'solana-wallet-adapter',
    app: 'packages/starter/react-ui-starter',
    absent: {
      'src/index.css': '',
      '../../../tsconfig.root.json': '{ "compilerOptions": { "skipLibCheck": true } }',
    },
    cameWith: {
      settings: {
        '@parcel/resolver-default': { packageExports: true },
        devDependencies: { buffer: '6.0.3' },
      },
      why: 'Parcel builds it as it came only with `packageExports` and `buffer`',
    },
    versions: ['@solana/wallet-adapter-react', '@solana/wallet-adapter-react-ui', '@solana/web3.js'],
    button: 'Select Wallet',
    async addWallet(context) {
      const added = await createTestSolanaWallet({ clusters: { 'solana:devnet': closedNode } })
      await injectTestSolanaWallet(context, added)
      return { address: added.addresses[0] ?? '' }
    },
    lacks: 'nothing in it signs a message',
  },
]

const [folder, ...asked] = process.argv.slice(2)
if (!folder) throw new Error('pnpm migrate:journeys <folder with one folder per kit> [name…]')
const unknown = asked.find((name) => !examples.some(({ kit }) => kit === name))
if (unknown)
  throw new Error(`no example of ${unknown}: there are ${examples.map(({ kit }) => kit).join(', ')}`)

const work = mkdtempSync(join(tmpdir(), 'latchkey-migrate-'))
try {
  const packed = await packKit(work)
  for (const example of examples)
    if (asked.length === 0 || asked.includes(example.kit)) await tryExample(example, packed)
  const date = new Date().toISOString().slice(0, 10)
  console.log(
    `\n${date}, ${cpus().length} cores with a load of ${loadavg()[0]?.toFixed(1)}, Chromium, medians of ${rounds} visits. ${leftOut}`,
  )
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 })
}

async function tryExample(example: Example, packed: string): Promise<void> {
  const { kit, app, from, overrides, versions } = example
  console.log(`\n${kit}/${app}`)
  try {
    const old = copyApp(example, 'before')
    if (example.cameWith) console.log(`  ${example.cameWith.why}`)
    addSettings(old, example.cameWith?.settings)
    await installApp(old, { overrides })
    console.log(`  before: ${versions.map((name) => `${name} ${versionIn(old, name)}`).join(', ')}`)
    await must(old, 'pnpm', 'run', 'build')
    await visit(
      old,
      async (page, { address }) => {
        await page.getByRole('button', { name: example.button }).first().click()
        await page.getByRole('button', { name: wallet }).first().click()
        await seeConnected(page, address)
      },
      example,
    )
    const before = await measure(old, example.button, example)

    const moved = copyApp(example, 'after')
    const main = join(root, 'packages/migrate/src/main.ts')
    const report = await must(root, process.execPath, main, from, moved, '--force')
    console.log(`  moved:  ${report.trim().split('\n').at(-1)}`)
    await installApp(moved, { overrides: { ...overrides, latchkey: `file:${packed}` } })
    await must(moved, 'pnpm', 'run', 'build')
    const steps: string[] = []
    await visit(moved, (page, added) => journey(page, added, example, steps), example).catch((error) => {
      throw new Error(`after ${steps.join(', ') || 'nothing'}: ${(error as Error).message}`)
    })
    printTable(before, await measure(moved, 'Connect wallet', example))
    console.log(`  ok: ${steps.join(', ')}${example.lacks ? `; ${example.lacks}` : ''}`)
  } catch (error) {
    console.log(`  FAILED: ${(error as Error).message}`)
    process.exitCode = 1
  }
}

/** What a visitor does in the moved app. */
async function journey(page: Page, added: Injected, { more }: Example, steps: string[]): Promise<void> {
  const modal = page.getByRole('dialog')
  const button = page.getByTestId('latchkey-connect')
  await button.click()
  await modal.getByRole('button', { name: wallet }).click()
  await seeConnected(page, added.address)
  await expect(modal).toBeHidden()
  steps.push('connect')
  await page.reload()
  await seeConnected(page, added.address)
  steps.push('reload')
  if (more) {
    await more.act(page, added)
    steps.push(more.title)
  }
  await button.click()
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(button).toHaveText('Connect wallet')
  await page.reload()
  await expect(button).toHaveText('Connect wallet')
  steps.push('disconnect')
}

/** The wallet, the modal and wagmi agree on the new network, also after a reload. */
async function switchNetwork(page: Page, { chainId }: Injected): Promise<void> {
  const modal = page.getByRole('dialog')
  await page.getByTestId('latchkey-connect').click()
  await modal.getByRole('button', { name: 'Ethereum' }).first().click()
  await modal.getByRole('button', { name: 'Polygon' }).click()
  await expect(modal.getByRole('button', { name: 'Polygon' }).first()).toBeVisible()
  await expect.poll(() => chainId?.()).toBe('0x89')
  const ofWagmi = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('wagmi.store') ?? '{}').state?.chainId)
  await expect.poll(ofWagmi).toBe(137)
  await page.reload()
  await expect.poll(ofWagmi).toBe(137)
}

async function seeConnected(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('button', { name: address.slice(0, 4) }).first()).toBeVisible()
}

/** A copy of the app at its depth, with the files that the collection has not. */
function copyApp({ absent, app, kit }: Example, name: string): string {
  const copy = join(work, kit, name, app)
  cpSync(join(folder as string, kit, app), copy, { recursive: true })
  for (const [path, text] of Object.entries(absent)) writeFileSync(join(copy, path), text)
  // In its own repository the kit is beside it.
  const list = join(copy, 'package.json')
  writeFileSync(list, readFileSync(list, 'utf8').replaceAll(/"workspace:[*^~]"/g, '"latest"'))
  return copy
}

function addSettings(app: string, settings: object = {}): void {
  const path = join(app, 'package.json')
  const list = JSON.parse(readFileSync(path, 'utf8'))
  for (const [key, value] of Object.entries(settings)) list[key] = { ...list[key], ...value }
  writeFileSync(path, JSON.stringify(list, null, 2))
}

/** One visit of a built app, with a new browser and wallet. Errors of the page fail it. */
async function visit(
  app: string,
  act: (page: Page, wallet: Injected) => Promise<void>,
  { addWallet }: Example,
): Promise<void> {
  const served = await serveSite(join(app, 'dist'), '/')
  const browser = await chromium.launch(headlessChromium)
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await refuseOthers(context, served.origin)
    const added = await addWallet(context)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(served.origin)
    await act(page, added)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    served.stop()
  }
}

function measure(app: string, button: string, { addWallet }: Example): Promise<Visits> {
  return measureVisits(join(app, 'dist'), {
    rounds,
    button,
    wallet,
    addWallet: async (context) => void (await addWallet(context)),
  })
}

function printTable(before: Visits, after: Visits): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const range = ({ fastest, slowest }: Visits) => `${fastest.toFixed(0)}, ${slowest.toFixed(0)} ms`
  const rows: readonly (readonly [string, string, string])[] = [
    ['', 'before', 'after'],
    ['script and style before the click, gzip', kB(before.before), kB(after.before)],
    ['the click adds', kB(before.after), kB(after.after)],
    ['the modal opens in', `${before.opens.toFixed(0)} ms`, `${after.opens.toFixed(0)} ms`],
    ['the fastest and the slowest time', range(before), range(after)],
  ]
  for (const [title, one, other] of rows)
    console.log(`  ${title.padEnd(40)}${one.padStart(13)}${other.padStart(13)}`)
}
