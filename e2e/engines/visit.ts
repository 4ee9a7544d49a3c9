import { createTestWallet, type TestWallet, type TestWalletOptions } from 'latchkey/testing'
import { injectTestWallet } from 'latchkey/testing/playwright'
import { type Chains, walletChains } from '../host.ts'
import type { Engine } from './engine.ts'
import type { Services } from './services.ts'
import { type Site, startSite } from './startSite.ts'
import { Tab } from './tab.ts'

/** One journey of a visitor: a site of its own, a tab, and the wallets that the browser has. */
export type Visit = {
  readonly engine: Engine
  readonly site: Site
  readonly tab: Tab
  readonly chains: Chains
  readonly services: Services
  /** Loads a page of the example on the two local chains. */
  goto(settings?: Readonly<Record<string, string>>, path?: string, tab?: Tab): Promise<void>
  /** The same with our server, and what a host vouches for. */
  gotoWithServer(settings?: Readonly<Record<string, string>>): Promise<void>
  openTab(): Promise<Tab>
  /** Installs a wallet; its keys stay in this process. */
  addWallet(options?: Partial<TestWalletOptions> & { legacy?: true | 'only' }): Promise<TestWallet>
  /** Calls it when the journey is over. */
  after(step: () => unknown): void
}

export async function withVisit(
  engine: Engine,
  services: Services,
  act: (visit: Visit) => Promise<void>,
  onError?: (visit: Visit) => Promise<void>,
): Promise<void> {
  const chains = await services.chains()
  const site = await startSite()
  const steps: (() => unknown)[] = [site.stop]
  const openTab = async () => {
    const tab = new Tab(await engine.openTab())
    site.tabs.push(tab)
    steps.push(() => tab.engine.close())
    return tab
  }
  try {
    const tab = await openTab()
    const visit: Visit = {
      engine,
      site,
      tab,
      chains,
      services,
      openTab,
      async goto(settings = {}, path = '/index.html', where = tab) {
        const { local, base } = chains
        const query = new URLSearchParams({ rpc: `31337@${local.url},8453@${base.url}`, ...settings })
        await where.engine.goto(`${site.origin}${path}?${query}`)
      },
      async gotoWithServer(settings) {
        const { api, projectId, trusted } = await services.world()
        await visit.goto({ api, project: projectId, trusted: JSON.stringify(trusted), ...settings })
      },
      async addWallet({ legacy, ...options } = {}) {
        const wallet = createTestWallet({ chains: walletChains(chains), ...options })
        await injectTestWallet(site, wallet, { legacy })
        return wallet
      },
      after: (step) => void steps.push(step),
    }
    try {
      await act(visit)
    } catch (error) {
      await onError?.(visit).catch(() => undefined)
      throw error
    }
  } finally {
    for (const step of steps.toReversed()) await Promise.resolve(step()).catch(() => undefined)
  }
}
