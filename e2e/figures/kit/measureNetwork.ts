import { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Figure } from '../../../scripts/figures.ts'
import type { Sites } from './buildSites.ts'
import { initialFiles } from './measureSize.ts'
import { serveApi, serveFolder } from './serve.ts'
import { launch, visit, walletNames } from './visit.ts'

/** The hosts that the kit contacts: none before a click, and then only those that the page configured. */
export async function measureNetwork(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  await using browser = await launch()
  await using api = await serveApi()

  {
    await using host = await serveFolder(sites.latchkey.folder)
    const page = `${host.url}/?api=${api.url}&rpc=${api.url}`
    await using visitor = await visit(browser, page)
    await visitor.page.waitForTimeout(2_000)
    const own = [page, ...initialFiles(sites.latchkey).map((file) => `${host.url}/${file}`)]
    const more = visitor.requests.filter((url) => !own.includes(url))
    report({
      name: 'requests before the visitor acts',
      value: more.length,
      unit: 'requests',
      goal: { op: '=', value: 0 },
      note:
        more[0] ??
        `${visitor.requests.length} for the page's own files, then 2 s of nothing; server and nodes configured`,
    })
  }
  {
    await using host = await serveFolder(sites.script)
    await using visitor = await visit(browser, host.url)
    await visitor.page.waitForTimeout(2_000)
    const own = [`${host.url}/`, `${host.url}/latchkey/latchkey.js`]
    const more = visitor.requests.filter((url) => !own.includes(url))
    report({
      name: 'requests before the visitor acts, script tag',
      value: more.length,
      unit: 'requests',
      goal: { op: '=', value: 0 },
      note: more[0] ?? 'the page and the one file it includes, then 2 s of nothing',
    })
  }

  const anvil = await startAnvil({ chainId: 1 })
  try {
    await using host = await serveFolder(sites.example.folder)
    const rpc = `1@${anvil.url},8453@${anvil.url}`
    const page = `${host.url}/?${new URLSearchParams({ rpc, api: api.url, project: 'figures' })}`
    await using visitor = await visit(browser, page, { rpcUrl: anvil.url })
    await walkThrough(visitor.page)
    const configured = [host.url, api.url, anvil.url]
    const count = (origin: string) => visitor.requests.filter((url) => new URL(url).origin === origin).length
    const unexpected = visitor.requests.filter((url) => !configured.includes(new URL(url).origin))
    report({
      name: 'requests to hosts that are not configured',
      value: unexpected.length,
      unit: 'requests',
      goal: { op: '=', value: 0 },
      note:
        unexpected[0] ??
        `open, all wallets, connect, account, networks, disconnect; page ${count(host.url)}, server ${count(api.url)}, nodes ${count(anvil.url)}`,
    })
  } finally {
    await anvil.stop()
  }
}

/** A whole visit: browse, connect, view the account, disconnect. */
async function walkThrough(page: import('@playwright/test').Page): Promise<void> {
  const modal = page.getByRole('dialog')
  await page.getByTestId('latchkey-connect').click()
  await modal.getByRole('button', { name: 'All wallets' }).click()
  await modal.getByText('Listed Wallet').waitFor()
  await modal.getByRole('button', { name: 'Back' }).click()
  await modal.getByRole('button', { name: walletNames[0] }).click()
  await page.locator('[data-testid=latchkey-connect][data-status=connected]').waitFor()
  await modal.waitFor({ state: 'hidden' })
  await page.getByTestId('latchkey-connect').click()
  await modal.getByText('ETH', { exact: true }).waitFor()
  await modal.getByRole('button', { name: 'Ethereum' }).click()
  await modal.getByRole('button', { name: 'Base' }).waitFor()
  await modal.getByRole('button', { name: 'Back' }).click()
  await modal.getByRole('button', { name: 'Disconnect' }).click()
  await page.locator('[data-testid=latchkey-connect][data-status=disconnected]').waitFor()
  await page.waitForTimeout(1_000)
}
