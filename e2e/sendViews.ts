import { getAddress, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, push } from './host.ts'
import { startWalk, type WalkArgs } from './walk.ts'

/** Failed requests are retried several times before the view shows an error. */
const afterRetries = { timeout: 30_000 }

/**
 * Walks through every state of Send and Receive and calls `onView` for each once
 * nothing moves. Does not depend on text, so it works in every language.
 */
export async function sendViews(args: WalkArgs): Promise<string[]> {
  const { addWallet, host, mint, settings = {}, world } = args
  const { chains, modal, page } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const { client } = chains.local
  await client.setBalance({ address, value: parseEther('12.3456') })
  await mint(world.dollar, address, 500_000_000n)
  await mint(world.moon, address, parseEther('1234.5'))
  const wallet = await addWallet({ privateKeys: [key] })
  await args.visitWithServer(settings)
  await page.getByTestId('latchkey-connect').click()
  await modal.getByRole('button', { name: /^Test Wallet/ }).click()
  await expect(host.status).toHaveText('connected')
  await expect(modal).toBeHidden()
  await page.getByTestId('latchkey-connect').click()
  await expect(modal).toBeVisible()

  const choose = async (token: string) => {
    await modal.locator('.send-what .row').click()
    await modal.getByRole('button', { name: token }).click()
    await expect(modal.locator('.send-figure')).toBeVisible()
  }
  const amount = modal.locator('.send-figure input')
  const to = modal.locator('.send-field input')
  const submit = modal.locator('form button[type=submit]')
  const press = modal.locator('.review-actions .primary')

  await push(page, { name: 'Receive' })
  await see('Receive', say('receive.scan'))
  await push(page, { name: 'SendReview' })
  await see('SendReview, nothing drafted', say('send.nothing.title'))
  await push(page, { name: 'Send' })
  await see('Send, empty', say('send.step.selectToken'))
  await modal.locator('.send-what .row').click()
  await see('SendTokens', 'Test Dollar')
  await modal.getByRole('searchbox').fill('zzzz')
  await see('SendTokens, nothing found', say('send.tokens.empty.title'))
  await modal.getByRole('searchbox').fill('')
  await modal.getByRole('button', { name: 'Moon' }).click()
  await amount.fill('99999')
  await see('Send, insufficient', say('send.step.insufficientFunds'))
  await amount.fill('20')
  await to.fill('0x12')
  await see('Send, invalid address', say('send.invalid'))
  const friend = fresh()
  await client.setBalance({ address: friend, value: 1n })
  await to.fill(friend)
  await see('Send, first time', say('send.caution.first.title'))
  await modal.locator('button.send-other').click()
  await see('Send, in money', 'MOON')
  await submit.click()
  await expect(press).toBeEnabled(afterRetries)
  await see('SendReview', 'Foundry')

  wallet.hold()
  await press.click()
  await see('SendProgress, signing', say('send.signing.body'))
  wallet.decline()
  wallet.release()
  await see('SendReview, declined', say('error.send/rejected'))
  await client.setAutomine(false)
  try {
    await press.click()
    await see('SendProgress, pending', say('send.pending.body'))
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
  await expect(modal.locator('.toasts')).not.toBeEmpty(afterRetries)

  await push(page, { name: 'Send' })
  await choose('Test Dollar')
  await amount.fill('10')
  await to.fill(getAddress(`${friend.slice(0, 8)}${fresh().slice(8, 36)}${friend.slice(36)}`.toLowerCase()))
  await see('Send, look-alike', say('send.caution.lookAlike.title'))
  await submit.click()
  await expect(modal.getByRole('checkbox')).toBeVisible()
  await expect(modal.locator('.review-fee')).toBeVisible(afterRetries)
  await see('SendReview, look-alike', say('send.agree'))

  await push(page, { name: 'Send' })
  const trap = fresh()
  await to.fill(trap)
  await amount.fill('1')
  await choose('Ether')
  await amount.fill('1')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(press).toBeEnabled(afterRetries)
  wallet.hold()
  await press.click()
  await expect(modal).toContainText(say('send.signing.body'))
  await client.setCode({ address: trap, bytecode: '0x60006000fd' })
  wallet.release()
  await see('SendProgress, failed', say('send.failed.title'))
  await page.route(`${world.api}/**`, (route) => route.abort())
  await page.route(`${chains.base.url}/**`, (route) => route.abort())
  wallet.switchChain(8453)
  await push(page, { name: 'Send' })
  await see('Send, unavailable', say('send.unavailable.title'))
  return seen
}

function fresh(): Hex {
  return privateKeyToAccount(generatePrivateKey()).address
}
