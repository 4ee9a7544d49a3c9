import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import { approve, deployGallery, newAccount } from './collect.ts'
import { expect, push } from './host.ts'
import { startWalk, type WalkArgs } from './walk.ts'

const elsewhere = '0x000000000000000000000000000000000000dEaD'
const spender = '0x00000000000000000000000000000000000A11cE'

/**
 * Walks through every state of the account, its tabs and its allowances, and
 * calls `onView` for each once nothing moves. Works in every language.
 */
export async function accountViews(args: WalkArgs): Promise<string[]> {
  const { addWallet, host, mint, settings = {}, visitWithServer, world } = args
  const { chains, modal, page } = host
  const { client } = chains.local
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const account = `${world.api}/v1/account/**`
  const tab = (index: number) => modal.getByRole('tab').nth(index).click()
  const show = (tab: string) => push(page, { name: 'AccountTab', params: { tab } })

  const { key, address } = await newAccount(chains)
  const empty = await newAccount(chains)
  await client.setBalance({ address: empty.address, value: 0n })
  const gallery = await deployGallery(chains, 'Mountains')
  const bait = await deployGallery(chains, 'Visit www.free-nft.com')
  for (const [index, name] of [
    'Blue hills',
    'A ridge with a rather long name',
    'Pass',
    'Peak',
    'Lake',
  ].entries())
    await gallery.mint(address, BigInt(index + 1), {
      name,
      description: 'Seen from the north.',
      hue: index * 70,
    })
  await gallery.mint(address, 6n)
  await bait.mint(address, 1n, { name: 'Prize' })
  await client.setBalance({ address, value: parseEther('12.3456') })
  await mint(world.dollar, address, parseUnits('250000.5', 6))
  await mint(world.moon, address, parseEther('1234.5'))
  await approve(chains, { owner: address, token: world.dollar, spender })
  const transfer = (units: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [elsewhere, units] })
  for (const transaction of [
    { to: elsewhere, value: parseEther('0.75') } as const,
    { to: world.dollar, data: transfer(25_000_000n) },
    // Exceeds the balance, so it fails on chain.
    { to: world.dollar, data: transfer(10n ** 15n), gas: 100_000n },
  ]) {
    const hash = await client.sendTransaction({ ...transaction, account: address, chain: client.chain })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  }
  const wallet = await addWallet({ privateKeys: [key, empty.key] })

  const gate = Promise.withResolvers<void>()
  await page.route(account, async (route) => {
    await gate.promise
    await route.continue()
  })
  await visitWithServer(settings)
  await host.connect('Test Wallet')
  await host.open()
  await see('Account, loading', say('a11y.loading'))
  await tab(1)
  await see('Account, NFTs loading', say('a11y.loading'))
  await tab(2)
  await see('Account, activity loading', say('a11y.loading'))
  gate.resolve()
  await see('Account, activity', 'TUSD')
  await tab(1)
  await see('Account, NFTs', 'Lake')
  await tab(0)
  await see('Account', 'Test Dollar')
  await show('tokens')
  await see('Tokens', 'Test Dollar')
  await modal.getByRole('searchbox').fill('zzzz')
  await see('Tokens, nothing found', say('account.noTokens.title'))
  await show('activity')
  await see('Activity', say('activity.refresh'))
  await show('nfts')
  await see('NFTs', 'Blue hills')
  await modal.getByRole('button', { name: 'Blue hills' }).click()
  await see('Nft', 'Seen from the north.')

  await push(page, { name: 'Allowances' })
  await see('Allowances', 'TUSD')
  await modal.getByRole('button', { name: 'TUSD' }).click()
  await see('RevokeAllowance', say('safety.revoke'))
  const revoke = modal.getByRole('button', { name: say('allowances.revoke') }).last()
  wallet.hold()
  await revoke.click()
  await see('RevokeAllowance, signing', say('allowances.signing.body'))
  wallet.decline()
  wallet.release()
  await see('RevokeAllowance, declined', say('allowances.declined'))
  wallet.accept()
  await revoke.click()
  await see('RevokeAllowance, done', say('allowances.done.title'))
  await modal.getByRole('button', { name: say('allowances.backToList') }).click()
  await see('Allowances, empty', say('allowances.empty.title'))

  wallet.switchAccount(1)
  await push(page, { name: 'Account' })
  await see('Account, nothing yet', say('account.empty.title'))
  await tab(1)
  await see('Account, no NFTs', say('nfts.empty.title'))
  await tab(2)
  await see('Account, no activity', say('activity.empty.title'))

  await page.unroute(account)
  await page.route(account, (route) => route.fulfill({ status: 400, json: {} }))
  await forgetAnswers(page)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await see('Account, tokens unavailable', say('account.tokensUnavailable.title'))
  await tab(1)
  await see('Account, NFTs unavailable', say('nfts.failed.title'))
  await tab(2)
  await see('Account, activity unavailable', say('activity.failed.title'))
  await show('tokens')
  await see('Tokens, unavailable', say('account.tokensUnavailable.title'))
  await push(page, { name: 'Allowances' })
  await see('Allowances, unavailable', say('allowances.failed.title'))

  await page.unroute(account)
  await page.route(`${world.api}/v1/account/*/balance*`, (route) => route.fulfill({ json: hugeBalances }))
  await forgetAnswers(page)
  await page.reload()
  await expect(host.status).toHaveText('connected')
  await host.open()
  await see('Account, long names', 'WLSPC')
  return seen
}

const long = 'Wrapped Liquid Staked Position of a Protocol Nobody Can Pronounce'
/** In the response format of the server. */
const hugeBalances = {
  balances: [
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:31337',
      price: 2_000,
      quantity: { decimals: '18', numeric: '987654321.123456789' },
      iconUrl: '',
    },
    {
      name: long,
      symbol: 'WLSPCv2-DAI-2027',
      chainId: 'eip155:31337',
      address: `eip155:31337:0x${'1'.padStart(40, '0')}`,
      price: 123_456.78,
      quantity: { decimals: '18', numeric: '123456789012.123456789' },
      iconUrl: '',
    },
    {
      name: 'Dust',
      symbol: 'DUST',
      chainId: 'eip155:31337',
      address: `eip155:31337:0x${'2'.padStart(40, '0')}`,
      price: 0.000001,
      quantity: { decimals: '18', numeric: '0.000000000000000001' },
      iconUrl: '',
    },
  ],
}

/** Responses are cached across reloads; without the cache the server is called again. */
async function forgetAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('.answers')) localStorage.removeItem(key)
  })
}
