import { getAddress, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, push } from './host.ts'
import { startWalk, type WalkArgs } from './walk.ts'

/**
 * Walks through every state of Pay and calls `onView` for each once nothing moves.
 * Does not depend on text, so it works in every language.
 */
export async function payViews(args: WalkArgs): Promise<string[]> {
  const { addWallet, host, mint, settings = {}, world } = args
  const { chains, modal, page } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const { client } = chains.local
  await client.setBalance({ address, value: parseEther('12.3456') })
  await mint(world.dollar, address, 500_000_000n)
  const wallet = await addWallet({ privateKeys: [key] })
  await args.visitWithServer(settings)

  const dollar = `eip155:31337/erc20:${world.dollar}`
  const ask = async (more: object = {}) => {
    const recipient = fresh()
    const request = { amount: '49.90', asset: dollar, recipient, memo: 'Order 1042, two tickets', ...more }
    await page.evaluate((request) => {
      const { latchkeyExample } = globalThis as unknown as {
        latchkeyExample: { pay(request: object): Promise<unknown> }
      }
      latchkeyExample.pay(request).catch(() => undefined)
    }, request)
    await expect(modal).toBeVisible()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    while (await modal.isVisible()) await page.keyboard.press('Escape')
  }
  const next = modal.locator('.review > .button.primary')
  const press = modal.locator('.review-actions .primary')

  await push(page, { name: 'Pay' })
  await see('Pay, nothing asked for', say('pay.none.title'))
  await close()
  await ask({ expiresAt: Date.now() + 3_600_000 })
  await see('Pay, not connected', 'TUSD')
  await next.click()
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(host.status).toHaveText('connected')
  await expect(modal.locator('.list .row')).toHaveCount(1)
  await see('Pay', '500')
  await next.click()
  await expect(press).toBeEnabled({ timeout: 30_000 })
  await see('PayReview', 'Foundry')
  wallet.hold()
  await press.click()
  await see('PayProgress, signing', say('send.signing.body'))
  wallet.decline()
  wallet.release()
  await see('PayReview, declined', say('error.send/rejected'))
  await client.setAutomine(false)
  try {
    await press.click()
    await see('PayProgress, pending', say('send.pending.body'))
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
  await see('PayProgress, paid', say('pay.paid.body'))
  await close()

  wallet.switchChain(8453)
  await ask()
  await see('Pay, another network', say('pay.switch'))
  await close()
  wallet.switchChain(31337)
  await ask({ amount: '900' })
  await expect(modal.locator('.list .row')).not.toHaveCount(1, { timeout: 30_000 })
  await see('Pay, a swap first', say('pay.swap'))
  await close()
  await ask({ amount: '900000' })
  await see('Pay, too little', say('pay.notEnough'))
  await close()

  const known = address.toLowerCase()
  const alike = getAddress(`${known.slice(0, 8)}${fresh().slice(8, 36).toLowerCase()}${known.slice(36)}`)
  await ask({ recipient: alike })
  await next.click()
  await expect(modal.locator('.review-fee')).toBeVisible({ timeout: 30_000 })
  await see('PayReview, look-alike', say('send.caution.lookAlike.title'))
  await close()

  await ask()
  await next.click()
  await expect(press).toBeEnabled({ timeout: 30_000 })
  wallet.hold()
  await press.click()
  await expect(modal).toContainText(say('send.signing.body'))
  await modal.locator('.screen > .button.secondary').click()
  await see('PayReview, left open in the wallet', say('pay.caution.unsure.title'))
  wallet.decline()
  wallet.release()
  await close()

  await ask({ asset: 'eip155:31337/slip44:60', amount: '0.1', expiresAt: Date.now() + 4_000 })
  await see('Pay, expired', say('pay.expired.title'))
  await close()
  await ask({ asset: `eip155:31337/erc20:${fresh()}` })
  await see('Pay, refused', say('error.pay/unsupported_asset'))
  return seen
}

function fresh(): Hex {
  return privateKeyToAccount(generatePrivateKey()).address
}
