import { join } from 'node:path'
import { deployToken } from '@latchkey/chains/evm/smartAccount/testing'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { parseAbi, parseEther } from 'viem'
import { decline, find, openWindow, shownIn, walletFrame } from '../rig/approvals.ts'
import { approveByKeyboard, isModalClosed } from '../rig/approveByKeyboard.ts'
import { type EmbeddedVisit, startVisit } from '../rig/embeddedVisit.ts'
import { type SmartRig, startSmartRig } from '../rig/evm/startSmartRig.ts'
import { axeIn, wear, windowOf } from '../rig/looksOfWallet.ts'
import type { Rig } from '../rig/startRig.ts'
import { setProject } from '../server/startServer.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

// One after another: the browser, the server and the bundler start once.
test.describe.configure({ mode: 'default' })
let started: SmartRig
let token: `0x${string}`
test.beforeAll(async () => {
  started = await startSmartRig(async ({ anvil }) => {
    token = await deployToken(anvil, shop)
    return { FEE_TOKENS_EIP155_31337: token }
  })
})
test.afterAll(() => started?.stop())

/** What the app knows of the visitor and their accounts. */
const known = ({ page }: EmbeddedVisit) =>
  page.evaluate(() => {
    const { kit } = (window as unknown as Handed).latchkeyExample
    const { accounts, address } = kit.connection('eip155').connection
    return { address, types: accounts.map(({ type }) => type) }
  })
type Handed = {
  latchkeyExample: {
    kit: {
      connection(namespace: string): {
        connection: { address: string; accounts: { address: string; type: string }[] }
      }
    }
  }
}

test('behavior: a login gives a smart account, whose first transaction deploys it and is paid for; batches run as one; the choice of an account holds after a reload [3.01b, 3.02g, 3.03b, 3.04a, 3.17f, 4.17]', async () => {
  test.slow()
  const { anvil, rig } = started
  const visit = await startVisit(rig)
  await visit.arrive({ rpc: `31337@${anvil.url}` })
  await visit.typeEmail('smart@mail.test')
  await visit.page.keyboard.press('Enter')
  await visit.finish('smart@mail.test')

  const { address, types } = await known(visit)
  expect(types).toEqual(['smartAccount', 'eoa'])
  const smart = address as `0x${string}`
  expect(await anvil.client.getCode({ address: smart })).toBeUndefined()
  await anvil.client.setBalance({ address: smart, value: parseEther('1') })

  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  const before = await anvil.client.getBalance({ address: shop })
  const sending = visit.request('eip155', 'eth_sendTransaction', [
    { from: smart, to: shop, value: '0x2386f26fc10000' },
  ])
  const words = await approveByKeyboard(rig.browser, visit.page)
  expect(words).toContain('Create your smart account on this network')
  expect(words).toContain('Network feePaid for you')
  expect(words).toContain('Your smart account')
  const hash = (await sending) as `0x${string}`
  expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect((await anvil.client.getBalance({ address: shop })) - before).toBe(parseEther('0.01'))
  expect(await anvil.client.getBalance({ address: smart })).toBe(parseEther('0.99'))
  expect(await anvil.client.getCode({ address: smart })).toBeTruthy()

  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  const batch = visit.request('eip155', 'wallet_sendCalls', [
    {
      version: '2.0.0',
      from: smart,
      chainId: '0x7a69',
      atomicRequired: true,
      calls: [
        { to: shop, value: '0x1' },
        { to: other, value: '0x2' },
      ],
    },
  ])
  await approveByKeyboard(rig.browser, visit.page)
  const { id } = (await batch) as { id: string }
  await expect
    .poll(() => visit.request('eip155', 'wallet_getCallsStatus', [id]))
    .toMatchObject({ status: 200, atomic: true })

  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  // To the account of the key, in the list of wallets.
  await visit.page.click('#open')
  await visit.seeCard('smart@mail.test')
  await visit.press('Switch wallet')
  await visit.seeCard('Smart account')
  const rows = await visit.page.$$('>>> .linked .row')
  await rows[1]?.click()
  await expect.poll(async () => (await known(visit)).address).not.toBe(smart)
  const plain = (await known(visit)).address
  await visit.page.reload()
  await expect
    .poll(() => known(visit).catch(() => undefined), { timeout: 30_000 })
    .toMatchObject({
      address: plain,
    })
})

/** Chooses what the fee is paid in, in a window of the wallet. */
const chooseFee = async (opened: Page, index: number) =>
  (await find(opened, `.approval-fees label:nth-of-type(${index + 1})`)).click()

/** Takes a picture of the window in every look, if it is told where to put them. */
async function lookAround({ browser }: Rig, page: Page): Promise<void> {
  if (!process.env.SHOTS) return
  for (const look of [
    { theme: 'light', locale: 'en', viewport: { width: 1_280, height: 800 } },
    { theme: 'dark', locale: 'en', viewport: { width: 360, height: 740 } },
    { theme: 'light', locale: 'ar', viewport: { width: 360, height: 740 } },
  ] as const) {
    await wear(page, look)
    const opened = await openWindow(browser, page)
    await opened.setViewport(windowOf(look.viewport))
    await find(opened, '.approval-fees')
    const name = `feeChoice-${look.theme}-${look.locale}-${look.viewport.width}.png`
    await opened.screenshot({ path: join(process.env.SHOTS, name) })
    await opened.close()
  }
  await wear(page, { theme: 'light', viewport: { width: 1_280, height: 800 } })
}

test('behavior: a visitor without coins pays the fee in a token, sees the allowance that it takes, and no more is taken', async () => {
  test.slow()
  const { anvil, rig } = started
  const { client } = anvil
  await setProject(rig.server.url, rig.projectId, { sponsorship: null })
  const visit = await startVisit(rig)
  await visit.arrive({ rpc: `31337@${anvil.url}` })
  await visit.typeEmail('token@mail.test')
  await visit.page.keyboard.press('Enter')
  await visit.finish('token@mail.test')
  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  const smart = (await known(visit)).address as `0x${string}`
  const abi = parseAbi([
    'function transfer(address, uint256)',
    'function balanceOf(address) view returns (uint256)',
  ])
  const [bank] = await client.getAddresses()
  await client.writeContract({
    account: bank ?? shop,
    address: token,
    abi,
    functionName: 'transfer',
    args: [smart, 10n ** 12n],
  })
  const held = () => client.readContract({ address: token, abi, functionName: 'balanceOf', args: [smart] })

  const send = () => visit.request('eip155', 'eth_sendTransaction', [{ from: smart, to: shop }])
  // With the coin there is too little; what happens is that of the choice.
  const sending = send()
  const words = await approveByKeyboard(rig.browser, visit.page, async (opened) => {
    expect(await axeIn(opened)).toEqual([])
    await chooseFee(opened, 1)
    expect(await shownIn(opened)).toContain('This account holds too little')
    expect(await shownIn(opened)).not.toContain('Allow')
    await chooseFee(opened, 0)
    expect(await shownIn(opened)).toContain('Allow')
  })
  expect(words).toMatch(/Allow .* to take .*TT.* for the network fee/)
  expect(words).toContain('Network fee, at most')
  const [, most = ''] = /to take \u2068?([\d.]+)/.exec(words) ?? []
  const hash = (await sending) as `0x${string}`
  expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  const paid = 10n ** 12n - (await held())
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(parseEther(most))
  expect(await client.getBalance({ address: smart })).toBe(0n)

  // Declined: nothing is taken.
  await expect.poll(() => isModalClosed(visit.page)).toBe(true)
  const declined = send()
  await lookAround(rig, visit.page)
  await decline(walletFrame(visit.page))
  expect(await declined).toBe(4001)
  expect(10n ** 12n - (await held())).toBe(paid)
})
