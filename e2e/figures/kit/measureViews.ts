import { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { filesDuring, kilobytes, shortName, sizeOf, unit } from './measureSize.ts'
import { serveApi, serveFolder } from './serve.ts'
import { connect, launch, pushView, visit } from './visit.ts'

/** Views of the account and of money, with the view that leads to each. */
const views: Readonly<Record<string, { name: string; params?: object }>> = {
  Account: { name: 'Account' },
  Tokens: { name: 'AccountTab', params: { tab: 'tokens' } },
  Activity: { name: 'AccountTab', params: { tab: 'activity' } },
  NFTs: { name: 'AccountTab', params: { tab: 'nfts' } },
  Allowances: { name: 'Allowances' },
  Receive: { name: 'Receive' },
  Send: { name: 'Send' },
  SendTokens: { name: 'SendTokens' },
  SendReview: { name: 'SendReview' },
  Swap: { name: 'Swap' },
  SwapTokens: { name: 'SwapTokens', params: { side: 'to' } },
  SwapReview: { name: 'SwapReview' },
  OnRamp: { name: 'OnRamp' },
  RegisterAccountName: { name: 'RegisterAccountName' },
}

/** What each view adds to an open and connected modal: its own files, and everything those load. */
export async function measureViews(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  const site = sites.example
  const anvil = await startAnvil({ chainId: 1 })
  try {
    await using browser = await launch()
    await using host = await serveFolder(site.folder)
    await using api = await serveApi()
    const rpc = `1@${anvil.url},8453@${anvil.url}`
    const page = `${host.url}/?${new URLSearchParams({ rpc, api: api.url, project: 'figures' })}`
    for (const [name, view] of Object.entries(views)) {
      await using visitor = await visit(browser, page, { rpcUrl: anvil.url })
      await connect(visitor)
      const files = await filesDuring(visitor, host, () => pushView(visitor, view))
      const own = files.filter((file) => new RegExp(`^${view.name}|Tab`).test(shortName(file)))
      report({
        name: `size of view ${name}`,
        value: kilobytes(sizeOf(site, files)),
        unit,
        note: `${kilobytes(sizeOf(site, own))} of its own; ${files.map(shortName).join(', ')}`,
      })
    }
  } finally {
    await anvil.stop()
  }
}
