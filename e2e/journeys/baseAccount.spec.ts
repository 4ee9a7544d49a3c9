import { verifyMessage } from 'viem'
import { test as base, expect, recordRequests } from '../host.ts'
import { type BaseWallet, startBaseWallet } from '../rig/evm/startBaseWallet.ts'

/** A stand-in for the wallet; it works on the second of the app's networks. */
const test = base.extend<{ wallet: BaseWallet }>({
  async wallet({ chains, context }, use) {
    const wallet = await startBaseWallet(context, chains.base)
    await use(wallet)
    wallet.stop()
  },
})

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('behavior: Base Account connects, signs and sends in its window, after a reload without it; declined, closed or blocked, it can be tried again', async ({
  chains,
  context,
  host,
  page,
  wallet,
}) => {
  const requests = recordRequests(context)
  const opened = () => page.waitForEvent('popup')
  await host.visit({ baseAccount: wallet.url })
  await host.open()
  await expect(host.button('Base Account')).toBeVisible()
  expect(requests.filter((url) => url.startsWith(new URL(wallet.url).origin))).toEqual([])

  const choose = async () => {
    const [popup] = await Promise.all([opened(), host.button('Base Account').click()])
    return popup
  }
  const again = async () => {
    const [popup] = await Promise.all([opened(), host.tryAgain.click()])
    return popup
  }
  await wallet.answer(await choose(), 'Decline')
  await expect(host.modal).toContainText('Request declined')
  await (await again()).close()
  await expect(host.modal).toContainText('Request declined')
  await page.evaluate(() => Object.assign(globalThis, { reallyOpen: globalThis.open, open: () => null }))
  await host.tryAgain.click()
  await expect(host.modal).toContainText('The window was blocked')
  await page.evaluate(() => {
    const { reallyOpen } = globalThis as unknown as { reallyOpen: typeof globalThis.open }
    Object.assign(globalThis, { open: reallyOpen })
  })
  await wallet.answer(await again(), 'Approve')
  await expect(host.address).toHaveText(wallet.address)
  await expect(host.network).toHaveText('Base')

  await page.reload()
  await expect(host.address).toHaveText(wallet.address)
  expect(context.pages()).toHaveLength(1)

  const sign = async () => {
    const [popup] = await Promise.all([
      opened(),
      page.getByRole('button', { name: 'Sign a message' }).click(),
    ])
    return popup
  }
  await wallet.answer(await sign(), 'Approve')
  const output = page.getByTestId('signature')
  await expect(output).toHaveText(/^0x/)
  const [address, signature] = [wallet.address, await output.textContent()] as [`0x${string}`, `0x${string}`]
  expect(await verifyMessage({ address, message: 'Hello from the example', signature })).toBe(true)

  const { client } = chains.base
  const before = await client.getBalance({ address: shop })
  const [popup] = await Promise.all([
    opened(),
    page.evaluate((to) => {
      const { kit } = (globalThis as unknown as Handed).latchkeyExample
      const { session } = kit.connection()
      const [from] = session.accounts
      void session.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from: from?.address, to, value: '0x1' }],
      })
    }, shop),
  ])
  await wallet.answer(popup, 'Approve')
  await expect.poll(() => client.getBalance({ address: shop })).toBe(before + 1n)

  await host.open()
  await host.button('Disconnect').click()
  await expect(host.status).toHaveText('disconnected')
  await page.reload()
  await expect(host.status).toHaveText('disconnected')
  expect(wallet.asked.filter((method) => method !== 'handshake')).toEqual([
    'wallet_connect',
    'personal_sign',
    'eth_sendTransaction',
  ])
})

type Handed = {
  latchkeyExample: {
    kit: {
      connection(): {
        session: { accounts: { address: string }[]; provider: { request(args: object): Promise<unknown> } }
      }
    }
  }
}
