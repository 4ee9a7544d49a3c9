import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { startSurfpool } from '@latchkey/chains/solana/testingNode'
import { expect, test } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseEther,
  toHex,
  verifyMessage,
} from 'viem'
import { fromBase58 } from '../../packages/protocol/src/base58.ts'
import { approveInWindow, askRpc, decline, find, openWindow, shownIn, walletFrame } from '../rig/approvals.ts'
import { cover, coverings, unnoticed } from '../rig/coverings.ts'
import { ask, hostPage, visitHost } from '../rig/hostPage.ts'
import { logIn } from '../rig/logIn.ts'
import { names, originOf } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'

const evm = 'eip155:31337'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.describe.configure({ mode: 'default' })
let rig: Rig
let page: Page
let address: Address
let anvil: Awaited<ReturnType<typeof startAnvil>>
let surfpool: Awaited<ReturnType<typeof startSurfpool>>

test.beforeAll(async () => {
  anvil = await startAnvil()
  surfpool = await startSurfpool({ slotTime: 100 })
  rig = await startRig('chromium', { RPC_EIP155_31337: anvil.url, RPC_SOLANA_MAINNET: surfpool.url })
  rig.sites.serve(names.shop, hostPage(rig.projectId))
  page = await rig.browser.newPage()
  await visitHost(page, names.shop)
  await logIn(page, { browser: rig.browser, email: 'pay@mail.test', mail: rig.mail, mails: 1 })
  const { payload } = await ask(page, 'getUser', { chainId: evm })
  address = payload?.address as Address
  await anvil.client.setBalance({ address, value: parseEther('1') })
  await page.bringToFront()
})
test.afterAll(async () => {
  await rig?.stop()
  await surfpool?.stop()
  await anvil?.stop()
})

test('behavior: a new visitor sends coins: shown, approved, mined [6.05]', async () => {
  const before = await anvil.client.getBalance({ address: shop })
  const asked = askRpc(page, evm, 'eth_sendTransaction', [
    { from: address, to: shop, value: toHex(parseEther('0.1')) },
  ])
  const text = await approveInWindow(rig.browser, page)
  expect(text).toContain('shop.test')
  expect(text).toContain('0.1')
  expect(text).toContain(shop)
  const { payload, type } = await asked.answer
  expect(type).toBe('rpcRequest/success')
  const hash = payload?.result as `0x${string}`
  const receipt = await anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() })
  expect(await anvil.client.getBalance({ address: shop })).toBe(before + parseEther('0.1'))
})

test('behavior: a message is signed by keyboard; an unlimited allowance is warned of and declined [6.05]', async () => {
  const message = 'Hello \u202efrom the shop'
  const signed = askRpc(page, evm, 'personal_sign', [toHex(message), address])
  const frame = walletFrame(page)
  expect(await shownIn(frame)).toContain('\\u{202E}')
  const popup = await openWindow(rig.browser, page)
  await (await find(popup, '.approval .button.primary:not(.idle)')).focus()
  // The window is gone before the key is up again.
  await popup.keyboard.press('Enter').catch(() => undefined)
  const { payload } = await signed.answer
  expect(await verifyMessage({ address, message, signature: payload?.result as `0x${string}` })).toBe(true)

  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [shop, maxUint256] })
  const allowance = askRpc(page, evm, 'eth_sendTransaction', [{ from: address, to: shop, data }])
  expect(await shownIn(frame)).toContain('The spender could take all you have')
  await decline(frame)
  expect((await allowance.answer).payload).toEqual({ code: 'wallet/user_rejected' })
})

test('behavior: what is not on the lists is refused, what only reads is answered [6.04, 6.06]', async () => {
  const rpc = async (method: string, params: unknown = []) =>
    (await askRpc(page, evm, method, params).answer).payload
  for (const method of [
    'eth_sign',
    'personal_sign ',
    'ETH_SENDTRANSACTION',
    'wallet_export',
    'eth_signTransaction',
  ])
    expect(await rpc(method)).toEqual({ code: 'embedded/rpc_not_allowed' })
  expect(await rpc('eth_sendUserOperation')).toEqual({ code: 'wallet/unsupported_method' })
  expect(await rpc('eth_accounts')).toEqual({ result: [address] })
  expect(await rpc('eth_chainId')).toEqual({ result: '0x7a69' })
  expect(await rpc('eth_getBalance', [shop, 'latest'])).toEqual({ result: expect.stringMatching(/^0x/) })
})

test('behavior: a visitor whose account cannot pay for it is told before they approve [6.05]', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { payload: user } = await ask(page, 'getUser', { chainId: solana })
  const own = user?.address as string
  const transfer = await writeTransfer(own, surfpool.fresh(), 900_000_000_000n)
  const value = toHex(parseEther('5'))
  for (const [chainId, method, params] of [
    [evm, 'eth_sendTransaction', [{ from: address, to: shop, value }]],
    [solana, 'solana_signAndSendTransaction', { transaction: transfer, pubkey: own }],
  ] as const) {
    const asked = askRpc(page, chainId, method, params)
    expect(await shownIn(walletFrame(page))).toContain('Not enough to pay for this')
    await decline(walletFrame(page))
    expect((await asked.answer).type).toBe('rpcRequest/error')
  }
})

test('behavior: a request that the app gives up goes away [6.09]', async () => {
  const asked = askRpc(page, evm, 'personal_sign', [toHex('Wait'), address])
  await find(walletFrame(page), '.approval')
  await giveUp()
  expect((await asked.answer).payload).toEqual({ code: 'request/aborted' })
})

test('behavior: a Solana transfer is shown, approved and lands [6.05]', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const { payload: user } = await ask(page, 'getUser', { chainId: solana })
  const own = user?.address as string
  const to = surfpool.fresh()
  await surfpool.fund(own, 1_000_000_000n)
  const transaction = await writeTransfer(own, to, 250_000_000n)
  const asked = askRpc(page, solana, 'solana_signAndSendTransaction', { transaction, pubkey: own })
  expect(await approveInWindow(rig.browser, page)).toContain('0.25')
  const { payload } = await asked.answer
  expect(payload).toEqual({ result: { signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) } })
  const balance = async () =>
    ((await surfpool.call('getBalance', [to, { commitment: 'confirmed' }])) as { value: number }).value
  await expect.poll(balance).toBe(250_000_000)
})

test.describe('a page that hides what is approved', () => {
  const { host } = new URL(originOf(names.shop))
  /** The only thing that is decided in the frame: a sign-in to the page itself. */
  const signIn = () =>
    `${host} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://${host}\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh1\nIssued At: 2026-11-17T12:00:00.000Z`
  const sign = (message = signIn()) => askRpc(page, evm, 'personal_sign', [toHex(message), address])
  /** Where the button is on the screen, if the page scales the frame too. */
  const box = async () => {
    const button = await find(walletFrame(page), '.approval .button.primary')
    const inside = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    const frame = await page.evaluate(() => {
      const wallet = document.getElementById('wallet') as HTMLElement
      const { left, top, width, height } = wallet.getBoundingClientRect()
      return { left, top, scaleX: width / wallet.offsetWidth, scaleY: height / wallet.offsetHeight }
    })
    return { x: frame.left + inside.x * frame.scaleX, y: frame.top + inside.y * frame.scaleY }
  }
  /** With the mouse, the keyboard and a finger. */
  const press = {
    async mouse() {
      const { x, y } = await box()
      await page.mouse.click(x, y)
    },
    async keyboard() {
      await (await find(walletFrame(page), '.approval .button.primary')).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
    },
    async touch() {
      const { x, y } = await box()
      await page.touchscreen.tap(x, y)
    },
  }
  /** Asks, and waits for the screen; the last one is gone by then. */
  const shown = async () => {
    await pause(250)
    const asked = sign()
    await find(walletFrame(page), '.approval')
    return asked
  }
  const uncovered = { name: 'nothing' }

  test.afterEach(async () => {
    await page.evaluate(cover, uncovered)
  })

  for (const [name, run] of Object.entries(press))
    test(`behavior: without a covering, a press with the ${name} counts`, async () => {
      const asked = sign()
      await find(walletFrame(page), '.approval .button.primary:not(.idle)')
      await run()
      expect((await asked.answer).type).toBe('rpcRequest/success')
    })

  test('behavior: under a covering no press by mouse, keyboard or touch counts (threat 6)', async () => {
    test.setTimeout(240_000)
    const approved: string[] = []
    // Every third; all with `EXHAUSTIVE=1`.
    const some = coverings.filter((_, index) => process.env.EXHAUSTIVE || index % 3 === 0)
    const size = `${some.length} coverings by mouse, keyboard and touch`
    test.info().annotations.push({ type: 'size', description: size })
    for (const covering of some) {
      await page.evaluate(cover, covering)
      const asked = await shown()
      // Longer than it takes without a covering.
      await pause(1_200)
      for (const [name, run] of Object.entries(press)) {
        if (asked.isAnswered()) break
        await run()
        await pause(100)
        if (asked.isAnswered()) approved.push(`${covering.name}, ${name}`)
      }
      await giveUp()
      const { type } = await asked.answer
      if (type === 'rpcRequest/success') approved.push(covering.name)
    }
    expect(approved).toEqual([])
  })

  test('behavior: what would help a page cannot be approved in the frame, whatever it looks like', async () => {
    for (const covering of [uncovered, ...unnoticed]) {
      await page.evaluate(cover, covering)
      await pause(250)
      const asked = sign('Give me everything')
      await find(walletFrame(page), '.approval')
      await pause(1_200)
      const popup = await openWindow(rig.browser, page)
      await popup.close()
      await pause(400)
      expect(asked.isAnswered()).toBe(false)
      await giveUp()
      expect((await asked.answer).payload).toEqual({ code: 'request/aborted' })
    }
  })

  test('behavior: a covering that is removed just before a press does not help (threat 6)', async () => {
    const approved: number[] = []
    const sheet = coverings.find(({ name }) => name === 'under an opaque sheet') ?? uncovered
    const all = [0, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_500]
    const delays = process.env.EXHAUSTIVE ? all : [0, 400, 800, 1_500]
    for (const delayMs of delays) {
      await page.evaluate(cover, sheet)
      const asked = await shown()
      const { x, y } = await box()
      await pause(1_300)
      const removed = performance.now()
      await page.evaluate(cover, uncovered)
      await pause(delayMs)
      await page.mouse.click(x, y)
      const pressed = performance.now()
      await pause(300)
      await giveUp()
      const isApproved = (await asked.answer).type === 'rpcRequest/success'
      // Not what was planned but what happened: a busy machine presses late.
      if (isApproved) approved.push(pressed - removed)
      if (delayMs === 1_500) expect(isApproved).toBe(true)
    }
    expect(approved.filter((ms) => ms < 1_000)).toEqual([])
  })

  test('behavior: a press of a script does not count', async () => {
    const asked = sign()
    const button = await find(walletFrame(page), '.approval .button.primary:not(.idle)')
    await button.evaluate((element) => (element as HTMLElement).click())
    await pause(200)
    expect(asked.isAnswered()).toBe(false)
    await giveUp()
    await asked.answer
  })
})

/** The app no longer waits for its last request. */
const giveUp = () => page.evaluate(() => (window as unknown as { abort(): void }).abort())
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A transfer by hand: one signature, three accounts, one instruction of the system program. */
async function writeTransfer(from: string, to: string, lamports: bigint): Promise<string> {
  const { value } = (await surfpool.call('getLatestBlockhash', [{ commitment: 'confirmed' }])) as {
    value: { blockhash: string }
  }
  const key = (text: string) => [...(fromBase58(text) ?? [])]
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(lamports)
  const message = [
    ...[1, 0, 1, 3],
    ...[...key(from), ...key(to), ...new Uint8Array(32), ...key(value.blockhash)],
    ...[1, 2, 2, 0, 1, 12, 2, 0, 0, 0, ...amount],
  ]
  return Buffer.from([1, ...new Uint8Array(64), ...message]).toString('base64')
}
