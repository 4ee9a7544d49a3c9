import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { type Locator, type Page, test as base, expect } from '@playwright/test'
import { createTestWallet, type TestWallet, type TestWalletOptions } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'

/** Two real chains: where wallets start, and where one can switch to. */
export type Chains = { readonly local: Anvil; readonly base: Anvil }

type Fixtures = {
  /** A wallet in every page of the context, its keys kept here. */
  addWallet(options?: Partial<TestWalletOptions>): Promise<TestWallet>
  host: Host
}
type WorkerFixtures = { chains: Chains }

export const test = base.extend<Fixtures, WorkerFixtures>({
  chains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const [local, base] = await Promise.all([startAnvil({ chainId: 31337 }), startAnvil({ chainId: 8453 })])
      await use({ local, base })
      await Promise.all([local.stop(), base.stop()])
    },
    { scope: 'worker' },
  ],
  async addWallet({ context, chains }, use) {
    await use(async (options = {}) => {
      const wallet = createTestWallet({ chains: walletChains(chains), ...options })
      await injectTestWallet(context, wallet)
      return wallet
    })
  },
  async host({ page, chains }, use) {
    await use(new Host(page, chains))
  },
})

export { expect }

export function walletChains({ local, base }: Chains): { id: number; rpcUrl: string }[] {
  return [
    { id: 31337, rpcUrl: local.url },
    { id: 8453, rpcUrl: base.url },
  ]
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

  /** Opens the modal by the host's own button. */
  async open(): Promise<void> {
    await this.page.getByTestId('connect').click()
    await expect(this.modal).toBeVisible()
  }

  async connect(wallet: string): Promise<void> {
    await this.open()
    await this.modal.getByRole('button', { name: wallet }).click()
    await expect(this.status).toHaveText('connected')
  }

  get status(): Locator {
    return this.page.getByTestId('status')
  }
  get address(): Locator {
    return this.page.getByTestId('address')
  }
  get network(): Locator {
    return this.page.getByTestId('network')
  }
  get wallets(): Locator {
    return this.page.getByTestId('wallets')
  }
}
