import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { type Host, push } from './host.ts'
import { readQr } from './relay/readQr.ts'
import { standStill, startWalk } from './walk.ts'
import { expect, type test } from './world/relay.ts'

type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

export const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Walks a visitor through every state of connecting a wallet on another device, as `everyView` does for the other views. */
export async function remoteViews(args: remoteViews.Args): Promise<string[]> {
  const { host, relay, startWallet, visitWithRelay, settings } = args
  const { page } = host
  const { say, see, seen } = await startWalk({ host, locale: settings.locale, onView: args.onView })
  const code = host.modal.getByRole('img', { name: say('remote.code') })
  const seeCode = async (name: string, text: string) => {
    await expect(code).toBeVisible(slow)
    await see(name, text)
  }
  const goTo = (walletId?: string) =>
    push(page, { name: 'ConnectingWalletConnect', params: walletId === undefined ? {} : { walletId } })
  const tab = (key: string) => host.modal.getByRole('tab', { name: say(key) })

  const wallet = await startWallet()
  await page.clock.install()
  await visitWithRelay(settings)
  await host.open()
  await see('Connect, with a code', say('badge.qr'))
  await goTo()
  await seeCode('Any wallet', say('remote.scan'))
  await goTo('com.trustwallet.app')
  await see('One wallet, not detected', say('remote.notDetected.title'))
  await tab('remote.tab.mobile').click()
  await seeCode('One wallet, code', say('remote.scanWith'))
  await goTo('safe')
  await tab('remote.tab.web').click()
  await see('One wallet, web page', say('remote.help.title'))
  await push(page, { name: 'ConnectingWalletConnectBasic' })
  await seeCode('Basic', say('remote.scan'))
  await wallet.reject(await wallet.scan(readQr(await code.screenshot())))
  await see('Declined', say('remote.declined.title'))
  await holdLinks(page)
  // In some languages the ring has the same text.
  await host.button(say('action.tryAgain')).last().click()
  await expect(code).toBeVisible(slow)
  await wallet.approve(await wallet.scan(readQr(await code.screenshot())))
  await see('Linking', say('remote.linking.title'))

  await visitWithRelay({ ...settings, relay: `unknown@${relay.urls.app}` })
  await host.open()
  await goTo()
  await see('Refused', say('remote.refused.body'))

  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await visitWithRelay({ ...settings, relay: `demo@ws://127.0.0.1:${port}/relay` })
  await host.open()
  // The state lasts ten seconds, so a slow look has to restore it.
  const prepare = async () => {
    await goTo('safe')
    await goTo()
    await standStill(host)
  }
  await prepare()
  await see('Preparing', say('remote.scan'), prepare)
  await see('Unreachable', say('remote.unreachable.title'))
  silent.close()

  await pretendToBe(page, android)
  await visitWithRelay(settings)
  await host.open()
  await goTo('com.trustwallet.app')
  // In Arabic the name in it is wrapped in invisible direction marks.
  await expect(host.modal.locator('a.button')).toBeVisible(slow)
  await see('Phone, one wallet', say('remote.open.title'))
  await goTo()
  await seeCode('Phone, any wallet', say('remote.open.device'))
  // Last: with its clock this far ahead, relays reject this page's tokens.
  await page.clock.fastForward(172_000)
  await see('Phone, any wallet, last minute', say('remote.renews'))
  return seen
}

export declare namespace remoteViews {
  type Args = Pick<Fixtures, 'relay' | 'startWallet' | 'visitWithRelay'> & {
    host: Host
    settings: Record<string, string>
    /** Called for each view with its name and state; `again` restores a transient one. */
    onView(name: string, again?: () => Promise<void>): Promise<void>
  }
}

// Third-party SDKs start slowly.
const slow = { timeout: 30_000 }

/** Makes connecting an approved wallet hang, because that state otherwise lasts a moment. */
function holdLinks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { kit } = (globalThis as unknown as { latchkeyExample: { kit: { drivers: object[] } } })
      .latchkeyExample
    for (const driver of kit.drivers) Object.assign(driver, { connect: () => new Promise(() => {}) })
  })
}

/** Overrides the user agent of the next page load. */
export async function pretendToBe(page: Page, userAgent: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setUserAgentOverride', { userAgent })
}
