import { expect, test } from '@playwright/test'
import { parseEther } from 'viem'
import { approveByKeyboard, isModalClosed } from '../rig/approveByKeyboard.ts'
import { type EmbeddedVisit, startVisit } from '../rig/embeddedVisit.ts'
import { type SmartRig, startSmartRig } from '../rig/evm/startSmartRig.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

// One after another: the browser, the server and the bundler start once.
test.describe.configure({ mode: 'default' })
let started: SmartRig
test.beforeAll(async () => {
  started = await startSmartRig()
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
