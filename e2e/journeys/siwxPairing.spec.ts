import { stringToHex } from 'viem'
import { hostOrigin, promptsOf, push } from '../host.ts'
import { type Authentication, approveAuthentication } from '../relay/approveAuthentication.ts'
import { walletApp, walletKinds } from '../relay/peers.ts'
import { readCode, showCode } from '../relay/readCode.ts'
import type { RemoteWallet } from '../relay/remoteWallet.ts'
import { android, pretendToBe } from '../remoteViews.ts'
import { expect, type Relay, test } from '../world/relay.ts'

// Third-party wallets sign the visitor in with the approval that connects them.

test.describe.configure({ timeout: 90_000 })
const chain = 'eip155:31337'
const kind = '@reown/walletkit'

/** Each relay process is a whole server: the page signs in on the one it is connected to. */
const atServer = ({ projectId, urls }: Relay) => {
  const { host } = new URL(urls.app)
  return { siwx: 'server', api: `http://${host}`, project: projectId }
}

/** Scans the code, and signs the request modified by `change`. */
async function authenticate(
  { sdk, evm }: RemoteWallet,
  uri: string,
  {
    by = kind,
    change = (payload: object) => payload,
  }: { by?: typeof kind | string; change?: (payload: object) => object } = {},
): Promise<void> {
  const asked = new Promise<Authentication>((resolve) => sdk.once('session_authenticate', resolve))
  await sdk.pair({ uri })
  const { id, params } = await asked
  const [address] = evm.addresses
  await approveAuthentication(
    by as typeof kind,
    sdk,
    { id, params: { authPayload: change(params.authPayload) } },
    {
      chains: [chain],
      methods: ['personal_sign', 'eth_sendTransaction'],
      iss: `did:pkh:${chain}:${address}`,
      sign: async (message) =>
        String(
          await evm.provider.request({ method: 'personal_sign', params: [stringToHex(message), address] }),
        ),
    },
  )
}

for (const by of walletKinds)
  test(`behavior: one approval in ${by} connects it and signs in, without another view [3.24, 4.33]`, async ({
    host,
    page,
    relay,
    startWallet,
    visitWithRelay,
  }) => {
    const wallet = await startWallet(by)
    await visitWithRelay(atServer(relay))
    await page.evaluate(() => {
      const { kit } = (globalThis as unknown as { latchkeyExample: { kit: Kit } }).latchkeyExample
      Object.assign(globalThis, { heard: [] })
      kit.on(({ type }) => (globalThis as unknown as { heard: string[] }).heard.push(type))
    })
    await authenticate(wallet, await showCode(host), { by })
    await expect(page.getByTestId('siwx')).toHaveText('signedIn')
    await expect(page.getByTestId('siwx-session')).toHaveText(`${chain}:${wallet.evm.addresses[0]}`)
    await expect(host.modal).toBeHidden()
    await expect(host.status).toHaveText('connected')
    // One signature, given with the approval.
    expect(promptsOf(wallet.evm)).toEqual(['personal_sign'])
    expect(wallet.asked).toEqual([])
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    expect(heard).toContain('SIWX_AUTH_SUCCESS')
    expect(heard).not.toContain('SIWX_AUTH_ERROR')

    await page.reload()
    await expect(host.status).toHaveText('connected')
    await expect(page.getByTestId('siwx')).toHaveText('signedIn')
    await expect(host.modal).toBeHidden()
    expect(wallet.asked).toEqual([])
  })

type Kit = { on(listener: (event: { type: string }) => void): void }

test('behavior: a wallet that only approves the session is asked to sign in next, in the same modal [4.33]', async ({
  host,
  page,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet(kind)
  await visitWithRelay(atServer(relay))
  await wallet.approve(await wallet.scan(await showCode(host)))
  await host.seeView('Sign in')
  await host.button('Sign in').click()
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
  await expect(host.modal).toBeHidden()
  expect(wallet.asked.map(({ params }) => params.request.method)).toEqual(['personal_sign'])
})

test('behavior: a wallet that replaces another signs in its own account, and that of the other is signed out [4.12e, 4.33]', async ({
  host,
  page,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  const [first, second] = [await startWallet(kind), await startWallet(kind)]
  await visitWithRelay(atServer(relay))
  await authenticate(first, await showCode(host))
  await expect(page.getByTestId('siwx-session')).toHaveText(`${chain}:${first.evm.addresses[0]}`)
  const token = () =>
    page.evaluate(() =>
      (
        globalThis as unknown as { latchkeyExample: { getAccessToken(): Promise<string> } }
      ).latchkeyExample.getAccessToken(),
    )
  const isGood = async (authorization: string) => {
    const url = `${new URL(atServer(relay).api)}v1/siwx/me?projectId=${relay.projectId}`
    const { status } = await fetch(url, {
      headers: { authorization: `Bearer ${authorization}`, origin: hostOrigin },
    })
    return status
  }
  const old = await token()
  expect(await isGood(old)).toBe(200)
  // The view closes by itself, which must not close the next one.
  await expect(host.modal).toBeHidden()

  await push(page, { name: 'ConnectingWalletConnect', params: {} })
  await authenticate(second, await readCode(host))
  await expect(page.getByTestId('siwx-session')).toHaveText(`${chain}:${second.evm.addresses[0]}`)
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
  await expect(host.modal).toBeHidden()
  await expect.poll(() => isGood(old)).toBe(401)
  expect(await isGood(await token())).toBe(200)

  await page.reload()
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
  await expect(page.getByTestId('siwx-session')).toHaveText(`${chain}:${second.evm.addresses[0]}`)
})

test('error: a message signed for another page is not accepted: the visitor is asked to sign in as usual [4.33]', async ({
  host,
  page,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet(kind)
  await visitWithRelay(atServer(relay))
  const change = (payload: object) => ({ ...payload, domain: 'evil.example' })
  await authenticate(wallet, await showCode(host), { change })
  await host.seeView('Sign in')
  await expect(page.getByTestId('siwx')).toHaveText('signedOut')
  await host.button('Sign in').click()
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
})

test('behavior: on a phone, the link to the wallet’s app is shown during the request', async ({
  host,
  page,
  relay,
  startWallet,
  visitWithRelay,
}) => {
  const wallet = await startWallet(kind)
  await pretendToBe(page, android)
  await visitWithRelay(atServer(relay))
  await wallet.approve(await wallet.scan(await showCode(host)))
  await host.seeView('Sign in')
  await expect(host.link('Open Wallet')).toBeHidden()
  wallet.evm.hold()
  await host.button('Sign in').click()
  await expect(host.link('Open Wallet')).toHaveAttribute('href', walletApp)
  wallet.evm.release()
  await expect(page.getByTestId('siwx')).toHaveText('signedIn')
})
