import { generatePrivateKey } from 'viem/accounts'
import { expect, push } from './host.ts'
import { startWalk, type WalkArgs } from './walk.ts'

/** Walks through every state of buying and of names, and calls `onView` for each once nothing moves. */
export async function buyViews(args: WalkArgs): Promise<string[]> {
  const { host, addWallet, world, settings = {} } = args
  const { page, modal } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const button = (key: string) => modal.getByRole('button', { name: say(key) }).first()
  const amount = modal.locator('.buy-line > input')

  await page
    .context()
    .route(/^https:\/\/(pay\.coinbase\.com|meldcrypto\.example)\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Seller</title>' }),
    )
  const wallet = await addWallet({ privateKeys: [generatePrivateKey()] })
  await args.visitWithServer(settings)
  await host.connect('Test Wallet')

  await push(page, { name: 'OnRamp' })
  await expect(amount).toBeVisible()
  await see('OnRamp', say('onramp.enterAmount'))
  await amount.fill('4')
  await see('OnRamp, too little', say('onramp.low'))
  await amount.fill('100')
  await see('OnRamp, offers', 'Transak')
  await button('onramp.buyWhat').click()
  await see('OnRampTokens', 'ETH')
  await modal.getByRole('searchbox').fill('zzzz')
  await see('OnRampTokens, nothing found', say('onramp.empty.title'))
  await push(page, { name: 'OnRampPayment' })
  await see('OnRampPayment', 'BRL')

  await push(page, { name: 'OnRamp' })
  await expect(modal).toContainText('Transak')
  const popup = page.waitForEvent('popup')
  await button('onramp.continue').click()
  const opened = await popup
  await page.bringToFront()
  await see('OnRamp, waiting', say('onramp.waiting.body'))
  await opened.close()
  await see('OnRamp, window closed', say('onramp.left.title'))
  await button('onramp.backToPrices').click()
  await expect(modal).toContainText('Transak')
  await page.evaluate(() => {
    window.open = () => null
  })
  await button('onramp.continue').click()
  await see('OnRamp, blocked', say('onramp.blocked.title'))
  await button('onramp.backToPrices').click()
  await expect(modal).toContainText('Transak')
  // Prices are asked for all the time; without them there is nothing to open.
  const opening = `${world.api}/v1/generators/onrampurl**`
  await page.route(opening, (route) => route.abort())
  await button('onramp.continue').click()
  await see('OnRamp, not opened', say('onramp.unavailable.title'))
  await page.route(`${world.api}/v1/**`, (route) => route.abort())
  await button('onramp.backToPrices').click()
  await see('OnRamp, no price', say('onramp.unreachable.body'))
  await page.unroute(`${world.api}/v1/**`)
  await page.unroute(opening)

  await push(page, { name: 'RegisterAccountName' })
  await see('RegisterAccountName', say('names.rules'))
  const field = modal.getByRole('searchbox')
  await field.fill('al ice')
  await see('RegisterAccountName, invalid', say('names.problem.characters'))
  await field.fill('admin')
  await see('RegisterAccountName, found', say('names.taken'))
  const label = `walk-${Date.now().toString(36)}`
  await field.fill(label)
  const row = modal.getByRole('button', { name: `${label}.example.eth` }).first()
  await expect(row).toBeEnabled()
  wallet.hold()
  await row.click()
  await see('RegisterAccountName, signing', say('names.signing.body'))
  wallet.decline()
  wallet.release()
  await see('RegisterAccountName, declined', say('names.declined.title'))
  wallet.accept()
  await button('action.tryAgain').click()
  await see('RegisterAccountNameSuccess', say('names.success.body'))
  return seen
}
