import { parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { standStill, wordsOf } from './everyView.ts'
import { expect, push, walletChains } from './host.ts'
import type { WalkArgs } from './walk.ts'

/** Walks a visitor through every state of a swap, in any language, and calls back on each once it stands still. */
export async function everySwapState(args: WalkArgs): Promise<string[]> {
  const { host, world, settings = {} } = args
  const { page, modal } = host
  const words = await wordsOf(settings.locale ?? 'en')
  const say = (key: string) => (words[key] ?? key).split(/\{/)[0]?.trim() ?? ''
  const seen: string[] = []
  const see = async (name: string, text: string) => {
    await expect(modal).toContainText(text)
    await standStill(host)
    seen.push(name)
    await args.onView(name)
  }
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await host.chains.local.client.setBalance({ address, value: parseEther('50') })
  await args.mint(world.dollar, address, parseUnits('250000', 6))
  await args.mint(world.moon, address, parseEther('1234.5'))
  await args.mint(world.permit, address, parseEther('100'))
  const { local, base } = host.chains
  // The server knows nothing of the last one.
  const chains = [...walletChains(host.chains), { id: 999, rpcUrl: base.url }]
  const wallet = await args.addWallet({ privateKeys: [key], chains })
  await args.visitWithServer({ rpc: `31337@${local.url},8453@${base.url},999@${base.url}`, ...settings })
  await host.open()
  await host.button('Test Wallet').click()
  await expect(host.status).toHaveText('connected')
  await expect(modal).toBeHidden()

  const sides = modal.locator('.swap-side')
  const amount = sides.first().locator('input')
  const back = () => host.button(say('a11y.back')).click()
  const take = async (side: 0 | 1, search: string, symbol: string) => {
    await sides.nth(side).locator('.swap-token').click()
    await modal.getByRole('searchbox').fill(search)
    await host.button(symbol).first().click()
    await expect(sides.nth(side).locator('.swap-token')).toContainText(symbol)
  }
  await push(page, { name: 'Account' })
  await push(page, { name: 'Swap' })
  await see('empty', say('swap.button.chooseToken'))
  await sides.nth(1).locator('.swap-token').click()
  await see('tokens', say('swap.tokens.own'))
  await modal.getByRole('searchbox').fill(world.weth)
  await see('token by address', say('swap.tokens.byAddress'))
  await modal.getByRole('searchbox').fill('zzzz')
  await see('no tokens', say('swap.tokens.empty.title'))
  await back()
  await take(1, 'TUSD', 'TUSD')
  await amount.fill('1000')
  await see('insufficient', say('swap.button.insufficient'))
  await amount.fill('1.25')
  await see('offer', say('swap.details') && say('swap.button.review'))
  await modal.locator('.fact').nth(1).getByRole('button').click()
  await see('offers', say('swap.quotes.about'))
  await back()
  await modal.locator('.fact').last().getByRole('button').click()
  await modal.locator('.slippage-field input').fill('6')
  await see('slippage', say('swap.slippage.high'))
  await back()
  await host.button(say('swap.button.review')).click()
  await see('review', say('swap.minimum'))
  await expect(modal.locator('.changes[aria-busy]')).toHaveCount(0)
  await see('review, tried out', say('swap.minimum'))
  await back()

  await take(0, 'TUSD', 'TUSD')
  await take(1, world.moon, 'MOON')
  await amount.fill('200000')
  await host.button(say('swap.button.review')).click()
  await see('great loss', say('swap.consent.loss'))
  await modal.getByRole('checkbox').check()
  wallet.hold()
  await host.button(say('swap.approveAndSwap')).click()
  await see('waiting for the wallet', say('swap.working.wallet'))
  wallet.decline()
  wallet.release()
  await see('declined', say('error.send/rejected'))
  await back()
  await amount.fill('10')
  await host.button(say('swap.button.review')).click()
  await host.button(say('swap.approveAndSwap')).click()
  await see('done', say('swap.result.success.title'))
  await push(page, { name: 'Swap' })
  await take(0, world.permit, 'PMT')
  await take(1, 'TUSD', 'TUSD')
  await amount.fill('5')
  await host.button(say('swap.button.review')).click()
  await expect(modal.locator('.changes[aria-busy]')).toHaveCount(0)
  await see('a permission to sign', say('swap.signAndSwap'))
  wallet.hold()
  await host.button(say('swap.signAndSwap')).click()
  await see('signing', say('swap.working.permit'))
  wallet.decline()
  wallet.release()
  await see('not signed', say('error.sign/rejected'))
  await back()
  await page.route(`${world.api}/v1/convert/quotes*`, (route) => route.abort())
  await amount.fill('11')
  await see('no offer', say('swap.button.noOffer'))
  await page.unroute(`${world.api}/v1/convert/quotes*`)
  await amount.fill('12')
  await host.button(say('swap.button.review')).click()
  await expect(modal).toContainText(say('swap.minimum'))
  wallet.switchChain(8453)
  await see('moved', say('swap.moved'))
  wallet.switchChain(999)
  await push(page, { name: 'Swap' })
  await see('unsupported', say('swap.unsupported.title'))
  return seen
}
