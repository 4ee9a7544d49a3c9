import { generatePrivateKey } from 'viem/accounts'
import { expect, type Host, hostOrigin, push, type test } from './host.ts'
import { startWalk } from './walk.ts'
import type { World } from './world/world.ts'

type AddWallet = Parameters<Parameters<typeof test>[2]>[0]['addWallet']

type Example = { latchkeyExample: { getAccessToken(): Promise<string | undefined> } }

/** Walks a visitor through every state of signing in, and calls `onView` for each once nothing moves. */
export async function siwxViews(args: siwxViews.Args): Promise<string[]> {
  const { host, addWallet, visitWithServer, world, settings } = args
  const { page } = host
  const { onView } = args
  const { say, see: seeText, seen } = await startWalk({ host, locale: settings.locale, onView })
  const see = (name: string, key: string) => seeText(name, say(key))
  const press = (key: string) => host.button(say(key)).click()

  const keys = [generatePrivateKey(), generatePrivateKey()]
  const wallet = await addWallet({ privateKeys: keys })
  await addWallet({ name: 'Mute Wallet', rdns: 'dev.latchkey.mute', unsupported: ['personal_sign'] })
  await page.clock.install()
  await visitWithServer({ ...settings, siwx: 'server,60' })
  await host.open()
  await host.button('Mute Wallet').click()
  await see('Signed out', 'siwx.intro')
  await press('siwx.sign')
  await see('Unsupported', 'siwx.unsupported.title')
  await press('action.otherWallet')
  await host.button('Test Wallet').click()
  await expect(host.button(say('siwx.sign'))).toBeEnabled()
  wallet.hold()
  await press('siwx.sign')
  await see('Signing', 'siwx.signing.title')
  wallet.decline()
  wallet.release()
  await see('Declined', 'siwx.declined.body')

  // Another page of the visitor sends a request to the same wallet.
  wallet.hold()
  const other = wallet.provider.request({ method: 'personal_sign', params: ['0x00', wallet.addresses[0]] })
  await press('action.tryAgain')
  await see('Pending', 'siwx.pending.title')
  wallet.release()
  await other

  const calls = `${world.api}/v1/siwx/**`
  await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }))
  await press('action.tryAgain')
  await see('Unreachable', 'siwx.unreachable.title')
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }))
  await press('action.tryAgain')
  await see('Failed', 'siwx.failed.title')
  await page.unroute(calls)
  const sessions = `${world.api}/v1/siwx/sessions*`
  const gate = Promise.withResolvers<void>()
  await page.route(sessions, async (route) => {
    await gate.promise
    await route.fulfill({ status: 401, json: {} })
  })
  await press('action.tryAgain')
  await see('Verifying', 'siwx.verifying')
  gate.resolve()
  await see('Refused', 'siwx.refused.body')
  await page.unroute(sessions)
  await press('action.tryAgain')
  await expect(host.modal).toBeHidden()
  const token = await page.evaluate(() => (globalThis as unknown as Example).latchkeyExample.getAccessToken())
  await fetch(`${world.api}/v1/siwx/sessions?projectId=${world.projectId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, origin: hostOrigin },
  })
  // The session is checked again when the visitor returns to the page after a while.
  await page.clock.fastForward(11_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await see('Revoked', 'siwx.revoked.title')
  await press('siwx.sign')
  await expect(host.modal).toBeHidden()

  wallet.switchAccount(1)
  await expect(host.modal).toBeVisible()
  const mine = `${world.api}/v1/siwx/me*`
  const found = Promise.withResolvers<void>()
  await page.route(mine, async (route) => {
    await found.promise
    await route.continue()
  })
  wallet.switchAccount(0)
  await see('Checking', 'siwx.checking')
  found.resolve()
  await expect(host.modal).toBeHidden()
  await page.clock.fastForward(61_000)
  await see('Expired', 'siwx.expired.title')

  await visitWithServer(settings)
  await expect(host.status).toHaveText('connected')
  // Sign-in is not required here: the view does not open.
  await push(page, { name: 'SIWXSignMessage' })
  await see('Not enabled', 'alert.view/unavailable.title')
  return seen
}

export declare namespace siwxViews {
  type Args = {
    host: Host
    addWallet: AddWallet
    visitWithServer(settings?: Record<string, string>): Promise<void>
    world: World
    settings: { theme: string; locale: string }
    onView(name: string): Promise<void>
  }
}
