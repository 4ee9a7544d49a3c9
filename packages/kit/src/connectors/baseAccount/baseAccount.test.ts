import type { LocalWallet } from '@latchkey/chains/driver'
import { type Eip1193Provider, evm } from '@latchkey/chains/evm'
import { base, gnosis } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import { sendTransaction } from '../../core/transactions/sendTransaction.ts'
import { signMessage } from '../../core/transactions/sign.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { toMemory } from './accountMemory.ts'
import { baseAccount } from './baseAccount.ts'
import { deriveSecret, seal, unseal, writePublicKey } from './sealed.ts'

// Imported in advance, because loading it on demand takes time.
import './baseProvider.ts'

const url = 'https://wallet.example/connect'
const walletOrigin = 'https://wallet.example'
const account = '0x00000000000000000000000000000000000000aa'
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

const curve = { name: 'ECDH', namedCurve: 'P-256' }

/** A page, and the wallet in the windows that it opens. `answer` is what the wallet does with a request. */
async function visit(
  answer: (method: string) => unknown = () => ({ value: { accounts: [{ address: account }] } }),
) {
  const page = new EventTarget()
  const opened: { url: URL; close(): void }[] = []
  const sent: { data: Record<string, unknown>; target: string }[] = []
  const own = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const sender = await writePublicKey(own.publicKey)
  let isBlocked = false
  let from = walletOrigin

  function open(address: string) {
    if (isBlocked) return null
    const popup = {
      url: new URL(address),
      closed: false,
      focus() {},
      close() {
        popup.closed = true
      },
      async postMessage(data: Record<string, unknown>, target: string) {
        sent.push({ data, target })
        if (!data.content) return
        const secret = await deriveSecret(own.privateKey, String(data.sender))
        const { encrypted, handshake } = data.content as Record<string, unknown>
        const sealed = handshake ? { action: handshake } : await unseal(secret, encrypted)
        const { method } = (sealed as { action: { method: string } }).action
        const result = method === 'handshake' ? { value: null } : await answer(method)
        const reply = { data: { chains: { 8453: 'https://node.example' } }, result }
        tell({ requestId: data.id, sender, content: { encrypted: await seal(secret, reply) } })
      },
    }
    const tell = (data: unknown) =>
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source: popup }))
    opened.push(popup)
    setTimeout(() => tell({ event: 'PopupLoaded', id: 'loaded' }))
    return popup
  }
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      open,
      location: { origin: 'https://shop.example', hostname: 'shop.example' },
      ...{ screenX: 0, screenY: 0, outerWidth: 1_000, outerHeight: 800 },
    }),
  )
  const storage = createOrigin()
  const start = (networks: readonly (typeof base | typeof gnosis)[] = [gnosis, base]) => {
    const kit = startKit({
      drivers: [evm({ networks, target: new EventTarget() })],
      connectors: [baseAccount({ url })],
      storage: storage.tab(),
    })
    kits.push(kit)
    return kit
  }
  return {
    opened,
    sent,
    storage,
    start,
    block: () => {
      isBlocked = true
    },
    pretend: (origin: string) => {
      from = origin
    },
  }
}

test('behavior: it opens the window in the same turn, sends to its origin alone, and connects a contract account on a network of both', async () => {
  const { opened, sent, start, storage } = await visit()
  const kit = start()
  expect(opened).toEqual([])
  // A window that opens any later is blocked.
  const [wallet] = wallets.of(kit).get().found as readonly LocalWallet<Eip1193Provider>[]
  const first = wallet?.provider.request({ method: 'eth_requestAccounts' })
  expect(opened).toHaveLength(1)
  expect(await first).toEqual([account])
  const connection = await connectWallet(kit, { walletId: 'baseAccount' })
  expect(connection).toMatchObject({
    wallet: { name: 'Base Account' },
    network: 'eip155:8453',
    accounts: [{ address: account, type: 'smartAccount' }],
  })
  expect(new Set(sent.map(({ target }) => target))).toEqual(new Set([walletOrigin]))
  expect(opened[0]?.url.searchParams.get('origin')).toBe('https://shop.example')
  expect(sent[0]?.data).toMatchObject({
    requestId: 'loaded',
    data: { location: 'https://shop.example', preference: { telemetry: false } },
  })
  // Restored without a window.
  kit.destroy()
  const next = start()
  await vi.waitFor(() => expect(next.connection().connection.address).toBe(account))
  expect(opened).toHaveLength(1)
  expect(storage.items.get('latchkey.default.baseAccount')).not.toContain('private')
})

test('error: messages of another origin are not heard; closed is declined; blocked has a code of its own', async () => {
  const { block, opened, pretend, start } = await visit()
  const kit = start()
  pretend('https://evil.example')
  const connecting = connectWallet(kit, { walletId: 'baseAccount' })
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  opened[0]?.close()
  await expect(connecting).rejects.toMatchObject({ code: 'connect/rejected' })
  block()
  await expect(connectWallet(kit, { walletId: 'baseAccount' })).rejects.toMatchObject({
    code: 'connect/window_blocked',
  })
})

test('error: a declined signature is a rejection, and a blocked window is not', async () => {
  const { block, opened, start } = await visit((method) =>
    method === 'wallet_connect'
      ? { value: { accounts: [{ address: account }] } }
      : { error: { code: 4001, message: 'no' } },
  )
  const kit = start()
  await connectWallet(kit, { walletId: 'baseAccount' })
  await expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: 'sign/rejected' })
  // Asked again in the window that is still open.
  expect(opened).toHaveLength(1)
  opened[0]?.close()
  block()
  await expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: 'connect/window_blocked' })
  const from = account
  await expect(sendTransaction(kit, { to: from, value: 1n })).rejects.toMatchObject({
    code: 'connect/window_blocked',
  })
})

test('behavior: it switches to networks of the wallet alone, without a window, and asks no node for another', async () => {
  const { opened, start } = await visit()
  const kit = start([base, gnosis])
  await connectWallet(kit, { walletId: 'baseAccount' })
  await expect(switchNetwork(kit, 'eip155:100')).rejects.toMatchObject({ code: 'network/unsupported' })
  await switchNetwork(kit, 'eip155:8453')
  expect(opened).toHaveLength(1)
  const { request } = kit.connection().session.provider as Eip1193Provider
  await expect(request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
  await disconnect(kit)
  await expect(request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({ code: 4100 })
  expect(opened).toHaveLength(1)
})

test('behavior: it is not offered to an app without a network of its', async () => {
  const { start } = await visit()
  expect(wallets.of(start([gnosis])).get().found).toEqual([])
})

test('error: an account of no sense is none; an address must be encrypted', async () => {
  const good = { accounts: [account], chain: 1, chains: [1], capabilities: {}, peer: 'ab' }
  expect(toMemory(good)).toEqual(good)
  for (const wrong of [
    null,
    [],
    { ...good, accounts: ['0x'] },
    { ...good, chain: -1 },
    { ...good, peer: 'z' },
  ])
    expect(toMemory(wrong)).toBeUndefined()
  expect(toMemory({ ...good, capabilities: { text: 'x'.repeat(20_000) } })?.capabilities).toEqual({})
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const secret = await deriveSecret(pair.privateKey, await writePublicKey(pair.publicKey))
  expect(await unseal(secret, await seal(secret, { a: 1 }))).toEqual({ a: 1 })
  await expect(unseal(secret, { iv: new Uint8Array(12), cipherText: 'x' })).rejects.toThrow()
  await expect(unseal(secret, { iv: new Uint8Array(12), cipherText: new ArrayBuffer(40) })).rejects.toThrow()
  expect(() => baseAccount({ url: 'http://wallet.example' })).toThrow('https://')
})
