import { createContext, runInContext } from 'node:vm'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import type { LocalWallet } from '../driver.ts'
import type { Eip1193Provider } from './provider.ts'
import { announceTestWallet, createTestWallet, type TestRequest, type TestWalletOptions } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { injectTestWallet } from './testingPlaywright.ts'
import { watchWallets } from './watchWallets.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function make(options: Partial<TestWalletOptions> = {}) {
  const wallet = createTestWallet({ chains: [anvil.forWallet], ...options })
  const events: [string, unknown][] = []
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect'])
    wallet.provider.on(event, (payload) => events.push([event, payload]))
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { ask, events, wallet }
}

test('behavior: a wallet shares accounts only with a page it trusts', async () => {
  const { ask, events, wallet } = make()
  expect(await ask('eth_accounts')).toEqual([])
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4100 })
  expect(await ask('wallet_getPermissions')).toEqual([])
  expect(await ask('eth_requestAccounts')).toEqual(wallet.addresses)
  expect(await ask('eth_accounts')).toEqual(wallet.addresses)
  expect(await ask('wallet_getPermissions')).toMatchObject([{ parentCapability: 'eth_accounts' }])
  await ask('wallet_revokePermissions', { eth_accounts: {} })
  expect(await ask('eth_accounts')).toEqual([])
  expect(events).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['accountsChanged', wallet.addresses],
    ['accountsChanged', []],
  ])
})

test('behavior: keys can be passed, and added later', async () => {
  const [first, second] = [generatePrivateKey(), generatePrivateKey()]
  const { ask, wallet } = make({ privateKeys: [first] })
  expect(wallet.addresses).toEqual([privateKeyToAddress(first)])
  expect(wallet.addAccount(second)).toBe(privateKeyToAddress(second))
  wallet.switchAccount(1)
  expect(await ask('wallet_requestPermissions', { eth_accounts: {} })).toHaveLength(1)
  expect(await ask('eth_accounts')).toEqual([privateKeyToAddress(second), privateKeyToAddress(first)])
  expect(createTestWallet({ rpcUrl: anvil.url }).addresses[0]).toBe(address)
})

test('behavior: declines once, or until accept is called', async () => {
  const { ask, wallet } = make({ trusted: true })
  wallet.decline()
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4001 })
  await ask('personal_sign', '0x00', address)
  wallet.decline('told')
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4001 })
  await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4001 })
  wallet.accept()
  const signature = (await ask('personal_sign', '0x1234', address)) as `0x${string}`
  expect(await verifyMessage({ address, message: { raw: '0x1234' }, signature })).toBe(true)
})

test('behavior: a held prompt waits, a second is rejected, and the first can still be declined', async () => {
  const { ask, wallet } = make({ trusted: true })
  wallet.hold()
  const first = ask('personal_sign', '0x00', address)
  await expect(ask('personal_sign', '0x01', address)).rejects.toMatchObject({ code: -32002 })
  expect(await ask('eth_chainId')).toBe('0x7a69')
  wallet.decline()
  wallet.release()
  await expect(first).rejects.toMatchObject({ code: 4001 })
})

test('behavior: a locked wallet shares no accounts, and responds once unlocked', async () => {
  const { ask, events, wallet } = make({ trusted: true })
  wallet.lock()
  expect(await ask('eth_accounts')).toEqual([])
  const asking = ask('eth_requestAccounts')
  await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  wallet.unlock()
  expect(await asking).toEqual(wallet.addresses)
  expect(events).toEqual([
    ['accountsChanged', []],
    ['accountsChanged', wallet.addresses],
  ])
})

test('behavior: unknown methods go to the node, including its errors', async () => {
  const { ask } = make()
  expect(await ask('eth_getBalance', address, 'latest')).toBe('0x21e19e0c9bab2400000')
  await expect(ask('eth_moon')).rejects.toMatchObject({ code: -32601 })
})

test('behavior: a vanished wallet rejects pending and later requests', async () => {
  const { ask, events, wallet } = make({ trusted: true })
  const target = new EventTarget()
  announceTestWallet(wallet, target)
  wallet.hold()
  const open = ask('personal_sign', '0x00', address)
  wallet.vanish()
  await expect(open).rejects.toMatchObject({ code: 4900 })
  await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 4900 })
  expect(events).toMatchObject([['disconnect', { code: 4900 }]])
  const found: (readonly LocalWallet<Eip1193Provider>[])[] = []
  watchWallets((wallets) => found.push(wallets), target)
  expect(found).toEqual([[]])
})

test('behavior: a wallet in the page trusts it across reloads if it has storage', async () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  await make({ storage }).ask('eth_requestAccounts')
  const reloaded = make({ storage })
  expect(await reloaded.ask('eth_accounts')).toHaveLength(2)
  reloaded.wallet.disconnectSite()
  expect(await make({ storage }).ask('eth_accounts')).toEqual([])
})

test('behavior: typed data for another chain is rejected, as in real wallets', async () => {
  const { ask } = make({ trusted: true })
  const data = JSON.stringify({
    domain: { chainId: 5 },
    types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }], A: [{ name: 'x', type: 'string' }] },
    primaryType: 'A',
    message: { x: 'y' },
  })
  await expect(ask('eth_signTypedData_v4', address, data)).rejects.toMatchObject({ code: -32603 })
})

/** Runs scripts as a browser driver does: from source, with arguments as JSON. */
function startBrowser() {
  const bindings = new Map<string, (request: TestRequest) => unknown>()
  const initScripts: string[] = []
  const json = (value: unknown) => JSON.stringify(value) ?? 'undefined'
  const frames: { window: EventTarget; evaluate(script: string): Promise<unknown> }[] = []
  const load = () => {
    const window = Object.assign(new EventTarget(), { ethereum: undefined as Eip1193Provider | undefined })
    for (const [name, callback] of bindings)
      Object.assign(window, {
        [name]: async (request: unknown) => JSON.parse(json(await callback(JSON.parse(json(request))))),
      })
    const context = createContext({ window, CustomEvent })
    const evaluate = async (script: string) => runInContext(script, context)
    frames.splice(0, frames.length, { window, evaluate })
    for (const script of initScripts) evaluate(script)
    const found: LocalWallet<Eip1193Provider>[] = []
    watchWallets((wallets) => found.splice(0, found.length, ...wallets), window)
    return { found, window }
  }
  const page = {
    frames: () => frames,
    exposeBinding: async (name: string, callback: (source: unknown, request: TestRequest) => unknown) => {
      bindings.set(name, (request) => callback({}, request))
    },
    addInitScript: async ({ content }: { content: string }) => {
      initScripts.push(content)
    },
  }
  return { context: { ...page, pages: () => [page] }, load, page }
}

test('behavior: a wallet in Node serves a page across reloads, with error codes and events', async () => {
  const { wallet } = make()
  const { load, page } = startBrowser()
  await injectTestWallet(page, wallet)
  const { found } = load()
  expect(found).toMatchObject([{ name: 'Test Wallet', kind: 'announced' }])
  const provider = found[0]?.provider as Required<Eip1193Provider>
  wallet.decline()
  await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 4001,
    message: 'User rejected the request.',
  })
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual(wallet.addresses)

  const again = load().found[0]?.provider as Required<Eip1193Provider>
  expect(again).not.toBe(provider)
  expect(await again.request({ method: 'eth_accounts' })).toEqual(wallet.addresses)
  const heard: unknown[] = []
  const listen = (accounts: unknown) => heard.push(accounts)
  again.on('accountsChanged', listen)
  wallet.switchAccount(1)
  again.removeListener('accountsChanged', listen)
  wallet.switchAccount(0)
  expect(heard).toEqual([[wallet.addresses[1], wallet.addresses[0]]])
})

test('behavior: a vanished wallet is not found after a reload', async () => {
  const { wallet } = make()
  const { context, load } = startBrowser()
  await injectTestWallet(context, wallet)
  const provider = load().found[0]?.provider as Required<Eip1193Provider>
  const heard: unknown[] = []
  provider.on('disconnect', (error) => heard.push(error))
  wallet.vanish()
  expect(heard).toEqual([{ code: 4900, message: 'The wallet is disconnected.' }])
  expect(load().found).toEqual([])
})

test('behavior: a legacy wallet sets window.ethereum, in addition or only', async () => {
  for (const [legacy, ids] of [
    [true, ['dev.latchkey.test']],
    ['only', ['injected']],
  ] as const) {
    const { load, page } = startBrowser()
    await injectTestWallet(page, make().wallet, { legacy })
    const { found, window } = load()
    expect(found.map(({ id }) => id)).toEqual(ids)
    expect(await window.ethereum?.request({ method: 'eth_chainId' })).toBe('0x7a69')
  }
})
