import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { type Surfpool, startSurfpool } from '@latchkey/chains/solana/testingNode'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import {
  createTestSolanaWallet,
  createTestWallet,
  type TestSolanaWallet,
  type TestSolanaWalletOptions,
  type TestWallet,
  type TestWalletOptions,
} from 'latchkey/testing'
import { injectTestSolanaWallet, injectTestWallet } from 'latchkey/testing/playwright'
import { generatePrivateKey } from 'viem/accounts'
import { hostPort } from './settings.ts'

/** Two real chains: the one wallets start on, and one to switch to. */
export type Chains = { readonly local: Anvil; readonly base: Anvil }

export const hostOrigin = `http://127.0.0.1:${hostPort}`

type AddOptions = Partial<TestWalletOptions> & {
  /** Also `window.ethereum`, or only that. */
  legacy?: true | 'only'
}
type Fixtures = {
  /** Adds a wallet to every page of the context; its keys stay in this process. */
  addWallet(options?: AddOptions): Promise<TestWallet>
  host: Host
  /** The same on Solana. With the name of another wallet, it is that wallet on a second chain. */
  addSolanaWallet(options?: Partial<TestSolanaWalletOptions>): Promise<TestSolanaWallet>
  /** Another tab of the same browser. */
  openTab(): Promise<Host>
}
type WorkerFixtures = { chains: Chains; solana: Surfpool }

export const test = base.extend<Fixtures, WorkerFixtures>({
  chains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { stop, ...chains } = await startChains()
      await use(chains)
      await stop()
    },
    { scope: 'worker' },
  ],
  solana: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const surfpool = await startSurfpool()
      await use(surfpool)
      await surfpool.stop()
    },
    { scope: 'worker' },
  ],
  async addSolanaWallet({ context, solana }, use) {
    await use(async (options = {}) => {
      const wallet = await createTestSolanaWallet({ clusters: solana.forWallet, ...options })
      await injectTestSolanaWallet(context, wallet)
      return wallet
    })
  },
  async addWallet({ context, chains }, use) {
    await use(async ({ legacy, ...options } = {}) => {
      const wallet = createTestWallet({ chains: walletChains(chains), ...options })
      await injectTestWallet(context, wallet, { legacy })
      return wallet
    })
  },
  async host({ page, chains }, use) {
    await use(new Host(page, chains))
  },
  async openTab({ context, chains }, use) {
    await use(async () => new Host(await context.newPage(), chains))
  },
})

export { expect }

export async function startChains(): Promise<Chains & { stop(): Promise<unknown> }> {
  const [local, base] = await Promise.all([startAnvil({ chainId: 31337 }), startAnvil({ chainId: 8453 })])
  return { local, base, stop: () => Promise.all([local.stop(), base.stop()]) }
}

export function walletChains({ local, base }: Chains): { id: number; rpcUrl: string }[] {
  return [
    { id: 31337, rpcUrl: local.url },
    { id: 8453, rpcUrl: base.url },
  ]
}

/** A wallet with another name and other keys than the default one. */
export function secondWallet(): AddOptions {
  return { name: 'Second Wallet', rdns: 'dev.latchkey.second', privateKeys: [generatePrivateKey()] }
}

/** The example app in one page, and the modal on it. */
export class Host {
  readonly page: Page
  readonly chains: Chains
  readonly modal: Locator

  constructor(page: Page, chains: Chains) {
    this.page = page
    this.chains = chains
    this.modal = page.getByRole('dialog')
  }

  /** Loads a page of the example on the two local chains. */
  async visit(settings: Record<string, string> = {}, path = '/index.html'): Promise<void> {
    const { local, base } = this.chains
    const query = new URLSearchParams({ rpc: `31337@${local.url},8453@${base.url}`, ...settings })
    await this.page.goto(`${path}?${query}`)
  }

  /** Opens the modal with the host's button. */
  async open(): Promise<void> {
    // Browsers throttle rendering in background tabs.
    await this.page.bringToFront()
    await this.page.getByTestId('latchkey-connect').click()
    await expect(this.modal).toBeVisible()
  }

  async close(): Promise<void> {
    await this.button('Close').click()
    await expect(this.modal).toBeHidden()
  }

  async connect(wallet: string): Promise<void> {
    await this.open()
    await this.button(wallet).click()
    await expect(this.status).toHaveText('connected')
    await expect(this.modal).toBeHidden()
  }

  /** Connects, unless the page reconnects by itself after a reload. */
  async stayConnected(wallet: string): Promise<void> {
    const reconnected = this.status.filter({ hasText: /^connected$/ }).waitFor({ timeout: 3_000 })
    const isConnected = await reconnected.then(
      () => true,
      () => false,
    )
    if (!isConnected) await this.connect(wallet)
  }

  /** A button of the modal whose label starts with this text: badges may follow it. */
  button(name: string): Locator {
    return this.modal.getByRole('button', { name: startingWith(name) })
  }

  link(name: string): Locator {
    return this.modal.getByRole('link', { name: startingWith(name) })
  }

  get tryAgain(): Locator {
    return this.button('Try again')
  }

  /** Waits until the view with that title is shown. */
  async seeView(title: string): Promise<void> {
    await expect(this.modal.getByRole('heading', { level: 1 })).toHaveText(title)
  }

  /** Waits for a toast. In every frame, because it is gone after 2.5 s. */
  async seeToast(text: string | RegExp): Promise<void> {
    await this.modal.locator('.toasts').filter({ hasText: text }).waitFor()
  }

  get alert(): Locator {
    return this.modal.getByRole('alert')
  }
  get status(): Locator {
    return this.page.getByTestId('status')
  }
  get address(): Locator {
    return this.page.getByTestId('address')
  }
  /** The row of a chain when there are several: its address or its status. */
  chain(namespace: string): Locator {
    return this.page.getByTestId(`chain-${namespace}`)
  }
  get network(): Locator {
    return this.page.getByTestId('network')
  }
  get wallets(): Locator {
    return this.page.getByTestId('wallets')
  }
}

/** Resolves when React draws the card, which shows the wallet list without it at first. */
export async function seeReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const card = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('.card')
    return card && Object.keys(card).some((key) => key.startsWith('__reactContainer'))
  })
}

/** Opens a view directly, with the kit that the example exposes to the console. */
export async function push(page: Page, view: { name: string; params?: object }): Promise<void> {
  await page.evaluate((view) => (globalThis as unknown as Handed).latchkeyExample.push(view), view)
}

/** Collects the names of the kit's events from now on. */
export async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { kit } = (globalThis as unknown as Handed).latchkeyExample
    const events: string[] = []
    kit.on(({ type }) => events.push(type))
    Object.assign(globalThis, { recordedEvents: events })
  })
  return () => page.evaluate(() => (globalThis as unknown as { recordedEvents: string[] }).recordedEvents)
}

/** Collects the URL of every network request of the context, oldest first. */
export function recordRequests(context: BrowserContext): string[] {
  const urls: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url)) urls.push(url)
  })
  return urls
}

/** Collects console errors, warnings and uncaught exceptions. */
export function recordComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** The wallet methods that were called, without those that do not prompt. */
export function promptsOf(wallet: TestWallet): string[] {
  const silent = ['eth_accounts', 'eth_chainId', 'wallet_getCapabilities']
  return wallet.requests.map(({ method }) => method).filter((method) => !silent.includes(method))
}

function startingWith(text: string): RegExp {
  // Matches whole words: "Back" is not "Backpack".
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
}

type Handed = {
  latchkeyExample: {
    push(view: object): void
    kit: { on(listener: (event: { type: string }) => void): () => void }
  }
}
