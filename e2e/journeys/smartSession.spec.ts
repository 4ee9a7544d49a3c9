import { redeemAs } from '@latchkey/chains/evm/smartAccount/testing'
import { expect, test } from '@playwright/test'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { approveByKeyboard, isModalClosed } from '../rig/approveByKeyboard.ts'
import { startVisit } from '../rig/embeddedVisit.ts'
import { type SmartRig, startSmartRig } from '../rig/evm/startSmartRig.ts'
import { axeIn } from '../rig/looksOfWallet.ts'
import { names, originOf } from '../rig/names.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let started: SmartRig
test.beforeAll(async () => {
  started = await startSmartRig(async () => ({ SMART_ACCOUNT_EIP155_31337: 'delegated' }))
  // The wallet's own name has no API for pages.
  started.rig.sites.serve(names.game, started.rig.server.url)
})
test.afterAll(() => started?.stop())

test('behavior: an app spends within the limits that the visitor granted, the chain refuses the rest, and nothing is left once it is revoked [6.05, 7.20, 7.21]', async () => {
  test.slow()
  const { anvil, rig } = started
  const visit = await startVisit(rig)
  await visit.arrive({ rpc: `31337@${anvil.url}`, api: originOf(names.game), on: 'smartSessions' })
  await visit.typeEmail('session@mail.test')
  await visit.page.keyboard.press('Enter')
  await visit.finish('session@mail.test')
  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  const account = (await visit.address('eip155')) as `0x${string}`
  await anvil.client.setBalance({ address: account, value: parseEther('1') })
  expect(await visit.request('eip155', 'wallet_getCapabilities', [account])).toMatchObject({
    '0x7a69': { atomic: { status: 'supported' }, permissions: { supported: true } },
  })

  const app = privateKeyToAccount(generatePrivateKey())
  await anvil.client.setBalance({ address: app.address, value: parseEther('1') })
  const asked = {
    chainId: '0x7a69',
    expiry: Math.floor(Date.now() / 1_000) + 7 * 86_400,
    signer: { type: 'account', data: { address: app.address } },
    permissions: [
      { type: 'native-token-periodic', data: { periodAmount: '0x2386f26fc10000', periodDuration: 86_400 } },
    ],
  }
  const granting = visit.request('eip155', 'wallet_grantPermissions', [asked])
  const words = await approveByKeyboard(rig.browser, visit.page)
  expect(words).toContain('Allow spending without asking')
  expect(words).toContain('Turn on smart features for your account on this network')
  expect(words).toMatch(/send up to .0\.01.* in each period of .1 day/)
  expect(words).toMatch(/That is .0\.07.* in all, at most/)
  const [{ context }] = (await granting) as [{ context: `0x${string}` }]
  expect(await anvil.client.getCode({ address: account })).toMatch(/^0xef0100/)

  const redeem = (value: bigint) => redeemAs(anvil, app, { context, to: shop, value })
  const before = await anvil.client.getBalance({ address: shop })
  expect(await redeem(parseEther('0.009'))).toBe('success')
  expect((await anvil.client.getBalance({ address: shop })) - before).toBe(parseEther('0.009'))
  await expect(redeem(parseEther('0.002'))).rejects.toThrow('transfer-amount-exceeded')

  const listed = async () => {
    const url = `${rig.server.url}/v1/sessions/eip155:31337:${account}?projectId=${rig.projectId}`
    const { pcis } = (await (await fetch(url)).json()) as { pcis: { revokedAt: number | null }[] }
    return pcis.map(({ revokedAt }) => revokedAt !== null)
  }
  expect(await listed()).toEqual([false])
  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  // From the list in the modal, by what the server has of it.
  await visit.page.click('#open')
  await visit.seeCard('App sessions')
  await visit.press('App sessions')
  await visit.seeCard(/0\.01 ETH every day/)
  expect(await axeIn(visit.page)).toEqual([])
  await visit.press('Revoke')
  expect(await approveByKeyboard(rig.browser, visit.page)).toMatch(
    /End the permission to send up to .0\.01.* in each period of .1 day/,
  )
  await visit.seeCard(/Revoked/)
  expect(await listed()).toEqual([true])
  await expect(redeem(1n)).rejects.toThrow('CannotUseADisabledDelegation')
  expect(await anvil.client.getBalance({ address: account })).toBe(parseEther('0.991'))
})
