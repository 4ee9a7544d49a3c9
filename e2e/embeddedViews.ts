import { setTimeout as sleep } from 'node:timers/promises'
import type { startAnvil } from '@latchkey/chains/evm/testingNode'
import type { Page } from 'puppeteer-core'
import { type Address, encodeFunctionData, erc20Abi, maxUint256, parseEther, toHex } from 'viem'
import { fromBase58 } from '../packages/protocol/src/base58.ts'
import { find, openWindow, walletFrame } from './rig/approvals.ts'
import type { EmbeddedVisit } from './rig/embeddedVisit.ts'
import { names } from './rig/names.ts'
import { forward } from './rig/startNames.ts'
import type { Rig } from './rig/startRig.ts'

/** What is on the screen: the modal with the frame in it, or a window of the wallet, opened again for each look. */
export type EmbeddedView = { readonly name: string; readonly openWindow?: (() => Promise<Page>) | undefined }

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reverts = '0x00000000000000000000000000000000000bad00'

/** Walks a visitor through every screen of the embedded wallet, in English, and calls `onView` for each. */
export async function embeddedViews({ anvil, rig, visit, onView }: embeddedViews.Args): Promise<string[]> {
  const { page } = visit
  const seen: string[] = []
  const look = (view: EmbeddedView) => {
    seen.push(view.name)
    return onView(view)
  }
  const see = (name: string) => look({ name })
  const skip = (ms: number) => skipIn(page, ms)
  const type = async (text: string) => {
    await (await walletFrame(page).waitForSelector('>>> input'))?.focus()
    await page.keyboard.type(text)
  }
  const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000')

  // Before the frame.
  await visit.arrive()
  await see('field')
  await visit.typeEmail('ana')
  await page.keyboard.press('Enter')
  await visit.seeCard('Enter an email address')
  await see('field-invalid')
  await page.evaluateOnNewDocument(announceWallet)
  await visit.arrive()
  await visit.seeCard('Own Wallet')
  await visit.typeEmail('ana@example.com')
  await see('field-after-wallets')

  // The frame cannot be loaded, or is slow.
  await visit.arrive()
  rig.sites.serve(names.wallet, undefined)
  await visit.typeEmail('down@mail.test')
  await page.keyboard.press('Enter')
  await see('field-sending')
  await visit.seeCard('Could not load embedded wallet')
  await see('unreachable')
  rig.sites.serve(names.wallet, rig.server.url)

  // The link.
  const email = 'ana.lindqvist+wallet@mail.test'
  await visit.arrive()
  await visit.typeEmail(email)
  await page.keyboard.press('Enter')
  await visit.seeFrame(/Check your email/)
  await see('number')
  await visit.choose(email, { isRight: false })
  await visit.seeFrame(/That was a different number/)
  await see('number-refused')
  await skip(30_000)
  await visit.pressInFrame('Send another mail')
  await visit.seeFrame(/We sent another mail/)
  await see('number-renewed')
  rig.sites.serve(names.wallet, undefined)
  await visit.seeFrame(/We can’t reach/)
  await see('number-offline')
  rig.sites.serve(names.wallet, rig.server.url)

  // The code.
  const code = await visit.choose(email, { mails: 2 })
  await visit.seeFrame(/8 digits/)
  await see('code')
  await type('123')
  await see('code-typing')
  await page.keyboard.type('45678'.replace('8', code === '12345678' ? '9' : '8'))
  await visit.seeFrame(/4 tries left/)
  await see('code-wrong')
  rig.sites.serve(names.wallet, undefined)
  await page.keyboard.type(code)
  await visit.seeFrame(/We couldn’t check the code/)
  await see('code-offline')
  rig.sites.serve(names.wallet, rig.server.url)
  for (let tries = 0; tries < 4; tries++) {
    await page.keyboard.press('Backspace')
    for (let digit = 0; digit < 8; digit++) await page.keyboard.press('Backspace')
    await page.keyboard.type(wrongFor(code))
    await visit.seeFrame(tries < 3 ? new RegExp(`${3 - tries} (try|tries) left`) : /Too many wrong codes/)
  }
  await see('code-too-many')

  // A wallet.
  await page.evaluate(() => localStorage.clear())
  const mine = 'maria@mail.test'
  await visit.arrive({ rpc: `1@${anvil.url}`, solana: '' })
  await visit.typeEmail(mine)
  await page.keyboard.press('Enter')
  await visit.seeFrame(/Check your email/)
  const vault = Promise.withResolvers<void>()
  rig.sites.serve(names.wallet, async (request, response) => {
    if (request.url?.startsWith('/v1/vault')) await vault.promise
    forward(request, response, rig.server.url)
  })
  const given = await visit.choose(mine)
  await visit.seeFrame(/8 digits/)
  await type(given)
  await visit.seeFrame(/logged in/i)
  await see('done')
  await sleep(1_500)
  await see('connecting')
  vault.resolve()
  rig.sites.serve(names.wallet, rig.server.url)
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('connected'))
  await sleep(500)
  const address = (await visit.address('eip155')) as Address
  await anvil.client.setBalance({ address, value: parseEther('1.2') })
  await page.click('#open')
  await visit.seeCard(mine)
  await sleep(1_500)
  await see('account')

  // Another address.
  const next = 'maria.lindqvist@mail.test'
  await visit.press(mine)
  await visit.seeCard('Current email')
  await see('change')
  await page.locator('>>> input[type=email]').fill(next)
  await page.keyboard.press('Enter')
  await visit.seeFrame(/Confirm it’s you/)
  await see('change-old')
  await type((await rig.mail.next(mine, 2)).code ?? '')
  await visit.seeFrame(/Confirm the new email/)
  await see('change-new')
  await sleep(500)
  await type((await rig.mail.next(next, 1)).code ?? '')
  await visit.seeFrame(/has changed/)
  await see('changed')
  await visit.pressInFrame('Done')
  await visit.seeCard('Logged in with email')
  await page.keyboard.press('Escape')
  await sleep(500)

  // What is approved.
  await anvil.client.setCode({ address: reverts, bytecode: '0x60006000fd' })
  const transaction = (fields: object) => ['eth_sendTransaction', [{ from: address, ...fields }]] as const
  const call = (functionName: 'approve' | 'transfer', amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [shop, amount] })
  const host = names.shop
  const message = `${host} wants you to sign in with your Ethereum account:\n${address}\n\nSign in to the shop.\n\nURI: https://${host}\nVersion: 1\nChain ID: 1\nNonce: abcdefgh1\nIssued At: 2026-11-17T12:00:00.000Z`
  const requests: readonly (readonly [string, string, unknown])[] = [
    ['sign-in', 'personal_sign', [toHex(message), address]],
    ['message', 'personal_sign', [toHex('Welcome to the shop.\n\nI agree to its terms.'), address]],
    ['foreign-sign-in', 'personal_sign', [toHex(message.replaceAll(host, 'bank.test')), address]],
    ['permit', 'eth_signTypedData_v4', [address, JSON.stringify(permit(address))]],
    ['typed-data', 'eth_signTypedData_v4', [address, JSON.stringify(mail)]],
    ['transfer', ...transaction({ to: shop, value: toHex(parseEther('0.1')) })],
    ['transfer-token', ...transaction({ to: usdc, data: call('transfer', 25_500_000n) })],
    ['allowance-unlimited', ...transaction({ to: usdc, data: call('approve', maxUint256) })],
    ['unknown-call', ...transaction({ to: shop, data: '0x1249c58b', value: toHex(parseEther('0.02')) })],
    [
      'fails',
      ...transaction({
        to: reverts,
        data: '0xa0712d680000000000000000000000000000000000000000000000000000000000000001',
      }),
    ],
    ['too-expensive', ...transaction({ to: shop, value: toHex(parseEther('900')) })],
    [
      'batch',
      'wallet_sendCalls',
      [
        {
          version: '2.0.0',
          from: address,
          chainId: '0x1',
          atomicRequired: false,
          calls: [
            { to: usdc, data: call('approve', 25_500_000n) },
            { to: shop, value: toHex(parseEther('0.05')) },
            { to: usdc, data: call('transfer', 1_000_000n) },
          ],
        },
      ],
    ],
  ]
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...requests.map(
      ([name, method, params]) => [name, () => visit.request('eip155', method, params)] as const,
    ),
    ['solana-transfer', () => askSolana(visit, new Uint8Array(32))],
    ['solana-unknown', () => askSolana(visit, new Uint8Array(32).fill(7))],
  ]
  for (const [name, ask] of all) {
    const answer = ask()
    const shown = await Promise.race([find(walletFrame(page), '.approval'), answer])
    if (typeof shown === 'number') throw new Error(`${name} is refused: ${shown}`)
    await see(`approval-${name}`)
    if (name !== 'sign-in') {
      await look({ name: `window-${name}`, openWindow: () => openWindow(rig.browser, page) })
      if (name === 'transfer') {
        const popup = await openWindow(rig.browser, page)
        await find(popup, '.approval')
        await page.bringToFront()
        await see('window-waiting')
        await popup.close()
        await visit.seeFrame(/closed before you decided/)
        await see('window-closed')
        const frame = walletFrame(page)
        await frame.evaluate(() => {
          Object.assign(window, { opened: window.open, open: () => null })
        })
        await visit.pressInFrame('Review in a window')
        await visit.seeFrame(/didn’t open/)
        await see('window-blocked')
        await frame.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'opened') }))
      }
    }
    await (await find(walletFrame(page), '.approval .button.secondary')).click()
    await answer
    await sleep(700)
  }
  return seen
}

export declare namespace embeddedViews {
  type Args = {
    /** The chain of the page; its id is 1. */
    anvil: Awaited<ReturnType<typeof startAnvil>>
    rig: Rig
    visit: EmbeddedVisit
    onView(view: EmbeddedView): Promise<void>
  }
}

/** Asks for the signature of a transaction of a program; resolves to it, or to the code of the error. */
async function askSolana({ address, page }: EmbeddedVisit, program: Uint8Array): Promise<unknown> {
  const bytes = [...writeTransfer(await address('solana'), program)]
  return page.evaluate(async (bytes) => {
    const { kit } = (window as unknown as Handed).latchkeyExample
    const { accounts, features } = kit.connection('solana').session.provider
    return features['solana:signTransaction']
      .signTransaction({ account: accounts[0], transaction: Uint8Array.from(bytes) })
      .catch(({ code }: { code: number }) => code)
  }, bytes)
}

type Handed = {
  latchkeyExample: {
    kit: { connection(namespace: string): { session: { provider: StandardWallet } } }
  }
}
type StandardWallet = {
  accounts: readonly unknown[]
  features: { 'solana:signTransaction': { signTransaction(input: object): Promise<unknown> } }
}

/** One signature, three accounts, one instruction of a program; the system program has only zeros. */
function writeTransfer(from: string, program: Uint8Array): Uint8Array {
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(250_000_000n)
  const key = fromBase58(from) ?? []
  const blockhash = new Uint8Array(32).fill(1)
  return Uint8Array.from([
    ...[1, ...new Uint8Array(64), 1, 0, 1, 3],
    ...[...key, ...new Uint8Array(32).fill(9), ...program, ...blockhash],
    ...[1, 2, 2, 0, 1, 12, 2, 0, 0, 0, ...amount],
  ])
}

/** Makes it later by so much for the frame: a cool-down lasts longer than a test should. */
function skipIn(page: Page, ms: number): Promise<void> {
  return walletFrame(page).evaluate((ms) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + ms
  }, ms)
}

/** An installed wallet (EIP-6963). */
function announceWallet() {
  const info = { uuid: crypto.randomUUID(), name: 'Own Wallet', icon: '', rdns: 'dev.latchkey.own' }
  const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

const permit = (owner: string) => ({
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
  primaryType: 'Permit',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  message: { owner, spender: shop, value: `${maxUint256}`, nonce: '0', deadline: '1900000000' },
})

const mail = {
  domain: { name: 'Shop mail', version: '1', chainId: 1 },
  primaryType: 'Mail',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [
      { name: 'from', type: 'string' },
      { name: 'contents', type: 'string' },
    ],
  },
  message: { from: 'Ana', contents: 'I would like the blue one.' },
}
