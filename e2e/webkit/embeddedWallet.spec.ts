import { request } from 'node:http'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { expect, test } from '@playwright/test'
import { type Address, parseEther, toHex, verifyMessage } from 'viem'
import { type FramePacket, hostPage } from '../rig/hostPage.ts'
import { names, originOf } from '../rig/names.ts'
import { type Rig, startRig } from '../rig/startRig.ts'
import { openWebkit, type Webkit } from './openWebkit.ts'

const evm = 'eip155:31337'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.describe.configure({ mode: 'default' })
let rig: Rig
let webkit: Webkit
let anvil: Awaited<ReturnType<typeof startAnvil>>
let address: Address

test.beforeAll(async () => {
  anvil = await startAnvil()
  // Its Chromium is where the visitor reads mail.
  rig = await startRig('chromium', { RPC_EIP155_31337: anvil.url })
  rig.sites.serve(names.shop, hostPage(rig.projectId))
  webkit = await openWebkit(rig.sites.proxyPort)
  test.info().annotations.push({ type: 'WebKitGTK', description: webkit.version })
})
test.afterAll(async () => {
  await webkit?.close()
  await rig?.stop()
  await anvil?.stop()
})

const ask = (type: string, payload: unknown = null) =>
  webkit.run<FramePacket>('return window.ask(args[0], args[1])', type, payload)

async function visit(): Promise<void> {
  await webkit.goto(originOf(names.shop))
  await expect.poll(() => webkit.run<number>('return window.heard.length')).toBeGreaterThan(1)
}

/** An element of the wallet's screen; a screen that is over is inert. */
const onScreen = (selector: string) =>
  `return document.querySelector('body > div')?.shadowRoot?.querySelector('.stage-ground:not([inert]) ${selector}') ?? null`

/** Asks for a signature, and approves it in the window of the wallet. */
async function approve(method: string, params: unknown): Promise<unknown> {
  await webkit.run('window.ask("rpcRequest", args[0]).then((answer) => { window.answered = answer })', {
    chainId: evm,
    method,
    params,
  })
  await webkit.inFrame(() => webkit.click(onScreen('.approval .button.primary')))
  await webkit.inWindow(() => webkit.click(onScreen('.approval .button.primary:not(.idle)')))
  await expect.poll(() => webkit.run('return window.answered?.type ?? null')).toBe('rpcRequest/success')
  return webkit.run('const { payload } = window.answered; window.answered = undefined; return payload.result')
}

test('behavior: a new address gets a wallet, which is the same after a reload [3.26]', async () => {
  await visit()
  const { payload } = await ask('connectEmail', { email: 'ana@mail.test' })
  expect(payload).toMatchObject({ action: 'VERIFY_DEVICE' })
  const { code, link } = await rig.mail.next('ana@mail.test', 1)
  const reader = await rig.browser.newPage()
  await reader.goto(link ?? '')
  await reader.click(`button[value="${payload?.match}"]`)
  expect(await ask('connectDevice')).toMatchObject({ type: 'connectDevice/success' })
  expect(await ask('connectOtp', { otp: code })).toMatchObject({ type: 'connectOtp/success' })
  const { payload: user } = await ask('getUser', { chainId: evm })
  address = user?.address as Address
  await visit()
  expect(await ask('isConnected')).toMatchObject({ payload: { isConnected: true } })
  expect((await ask('getUser', { chainId: evm })).payload?.families).toEqual(user?.families)
})

test('behavior: a message and a transaction are approved in a window of the wallet [6.05]', async () => {
  await anvil.client.setBalance({ address, value: parseEther('1') })
  const message = 'Hello from the shop'
  const signature = (await approve('personal_sign', [toHex(message), address])) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  const before = await anvil.client.getBalance({ address: shop })
  const hash = await approve('eth_sendTransaction', [
    { from: address, to: shop, value: toHex(parseEther('0.1')) },
  ])
  await anvil.client.waitForTransactionReceipt({ hash: hash as `0x${string}`, pollingInterval: 50 })
  expect(await anvil.client.getBalance({ address: shop })).toBe(before + parseEther('0.1'))
})

test('error: a file that is not of the build is not run (threat 31)', async () => {
  const { server, sites } = rig
  let changed = ''
  sites.serve(names.wallet, (given, response) => {
    const headers = { ...given.headers, 'accept-encoding': 'identity', 'x-forwarded-proto': 'https' }
    const passed = request(new URL(given.url ?? '/', server.url), { method: given.method, headers })
    passed.on('response', (answer) => {
      const isChanged = changed !== '' && (given.url ?? '').includes(changed)
      const { 'content-length': _, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, isChanged ? others : answer.headers)
      answer.on('data', (bytes) => response.write(bytes))
      answer.on('end', () => response.end(isChanged ? '\n//' : undefined))
    })
    given.pipe(passed)
  })
  // In a browser that has not been here.
  await webkit.close()
  webkit = await openWebkit(sites.proxyPort)
  changed = '/assets/openLogin'
  await visit()
  expect(await ask('connectEmail', { email: 'bea@mail.test' })).toMatchObject({
    payload: { code: 'request/http_failed' },
  })
  await webkit.close()
  webkit = await openWebkit(sites.proxyPort)
  changed = '/assets/frame'
  await webkit.goto(originOf(names.shop))
  await webkit.inFrame(() => webkit.run('return new Promise((done) => setTimeout(done, 1_000))'))
  expect(await webkit.run('return window.heard')).toEqual([])
})
