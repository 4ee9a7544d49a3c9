import { evm } from '@latchkey/chains/evm'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { startTestSafe, type TestSafe } from '@latchkey/chains/evm/testingSafe'
import { type Hex, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { switchNetwork } from '../../core/connections/switchNetwork.ts'
import type { Kit } from '../../core/kit.ts'
import { createOrigin, startKit } from '../../core/testing.ts'
import {
  sendCalls,
  sendTransaction,
  waitForCalls,
  waitForTransaction,
} from '../../core/transactions/sendTransaction.ts'
import { signMessage, signTypedData } from '../../core/transactions/sign.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { trackTransaction } from '../../core/transactions/trackTransaction.ts'
import { safe as safeOf } from './safe.ts'

// Imported in advance, because loading it on demand takes time.
import './findSafe.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const origin = 'https://safe.example'
const to = '0x00000000000000000000000000000000deadbeef'
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page in a frame, and what it posts to the page around it. */
function framePage({
  ancestors = [origin],
  answerer = origin,
}: {
  ancestors?: string[]
  answerer?: string
} = {}) {
  const posted: { data: { id: string; method: string; params: unknown }; target: string }[] = []
  const page = new EventTarget()
  let safe: TestSafe | undefined
  const parent = {
    postMessage(data: (typeof posted)[number]['data'], target: string) {
      posted.push({ data, target })
      if (target !== answerer || !safe) return
      void safe.answer(data.method, data.params).then((answer) => hear({ id: data.id, ...answer }))
    },
  }
  function hear(data: unknown, from = answerer, source: unknown = parent) {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  }
  const location = { ...(ancestors.length && { ancestorOrigins: ancestors }) }
  vi.stubGlobal('window', Object.assign(page, { parent, location }))
  return {
    posted,
    hear,
    surround(by: TestSafe) {
      safe = by
    },
  }
}

function visit(storage = createOrigin()) {
  const kit = startKit({
    drivers: [evm({ networks: [anvil.chain, mainnet], target: new EventTarget() })],
    connectors: [safeOf({ allowedOrigins: [origin, 'https://other.example'] })],
    storage: storage.tab(),
  })
  kits.push(kit)
  const connection = () => activeConnection(connections.of(kit).get())
  return { kit, connection, storage }
}

async function inSafe(owners = 1) {
  const page = framePage()
  const safe = await startTestSafe({ anvil, owners })
  page.surround(safe)
  const visited = visit()
  await vi.waitFor(() => expect(visited.connection()).toBeDefined())
  return { ...visited, page, safe }
}

describe('in a Safe', () => {
  test('behavior: it connects by itself as a contract account; disconnected it stays so, until it is chosen', async () => {
    const { connection, kit, page, safe, storage } = await inSafe()
    expect(connection()).toMatchObject({
      wallet: { name: 'Safe' },
      accounts: [{ address: safe.address, type: 'smartAccount' }],
      network: 'eip155:31337',
    })
    expect(new Set(page.posted.map(({ target }) => target))).toEqual(new Set([origin]))
    await disconnect(kit)
    const next = visit(storage)
    await vi.waitFor(() => expect(page.posted).toHaveLength(2))
    await expect(connectWallet(next.kit, { walletId: 'safe', silent: true })).rejects.toThrow()
    await vi.waitFor(() => connectWallet(next.kit, { walletId: 'safe' }))
    expect(next.connection()?.address).toBe(safe.address)
  })

  test('behavior: several calls run as one transaction, and the receipt has its hash', async () => {
    const { kit } = await inSafe()
    const before = await anvil.client.getBalance({ address: to })
    const id = await sendCalls(kit, [
      { to, value: parseEther('1') },
      { to, value: parseEther('2') },
    ])
    const receipt = await waitForCalls(kit, id)
    expect(receipt).toMatchObject({ status: 'success', hash: expect.stringMatching(/^0x[\da-f]{64}$/) })
    expect(receipt.hash).not.toBe(id)
    expect((await anvil.client.getBalance({ address: to })) - before).toBe(parseEther('3'))
  })

  test('behavior: what several owners have to approve is pending until they have, and then has the hash of the chain', async () => {
    const { connection, kit, safe } = await inSafe(2)
    const handle = await sendTransaction(kit, { to, value: 1n })
    expect(handle).toMatchObject({ chain: 'eip155:31337', data: { batch: handle.hash } })
    const tracking = trackTransaction(kit, {
      ...handle,
      address: connection()?.address ?? '',
      purpose: { kind: 'send', moves: [] },
    })
    const waiting = waitForTransaction(kit, handle)
    await vi.waitFor(() => expect(safe.asked).toContain('getTxBySafeTxHash'))
    expect(trackedTransactions.of(kit).get()).toMatchObject([{ status: 'pending' }])
    await safe.approve()
    const { hash, status } = await waiting
    expect(status).toBe('success')
    expect(await anvil.client.getTransactionReceipt({ hash: hash as Hex })).toMatchObject({
      status: 'success',
    })
    expect(await tracking).toBe('success')
    expect(trackedTransactions.of(kit).get()).toMatchObject([{ hash: handle.hash, replacedBy: hash }])
  })

  test('behavior: what the owners drop has cost nothing; a batch of theirs is reported as failed', async () => {
    const { kit, safe } = await inSafe(2)
    const handle = await sendTransaction(kit, { to, value: 1n })
    safe.drop()
    expect(await waitForTransaction(kit, handle)).toEqual({ hash: handle.hash, status: 'dropped' })
    await expect(waitForCalls(kit, handle.hash)).rejects.toMatchObject({ code: 'send/failed' })
  })

  test('behavior: it signs messages and typed data as the contract confirms them (ERC-1271)', async () => {
    const { kit, safe } = await inSafe(2)
    const { address } = safe
    for (const message of ['Hello ✓', '0x1234']) {
      const signature = (await signMessage(kit, message)) as Hex
      expect(await anvil.client.verifyMessage({ address, message, signature })).toBe(true)
    }
    const data = {
      domain: { name: 'Shop', chainId: 31_337 },
      types: { Order: [{ name: 'id', type: 'uint256' }] },
      primaryType: 'Order',
      message: { id: 7n },
    } as const
    const signature = (await signTypedData(kit, data)) as Hex
    expect(await anvil.client.verifyTypedData({ address, ...data, signature })).toBe(true)
  })

  test('error: a declined request is a rejection', async () => {
    const { kit, safe } = await inSafe()
    safe.decline()
    await expect(sendTransaction(kit, { to, value: 1n })).rejects.toMatchObject({ code: 'send/rejected' })
    await expect(signMessage(kit, 'Hello')).rejects.toMatchObject({ code: 'sign/rejected' })
  })

  test('error: it cannot go to another network, sign bytes, act for another account or create a contract', async () => {
    const { kit } = await inSafe()
    await expect(switchNetwork(kit, 'eip155:1')).rejects.toMatchObject({ code: 'network/unsupported' })
    const { request } = kit.connection().session.provider as {
      request(args: object): Promise<unknown>
    }
    const from = kit.connection().connection.address
    const ask = (method: string, ...params: unknown[]) => request({ method, params })
    await expect(ask('personal_sign', '0xff', from)).rejects.toMatchObject({ code: -32602 })
    await expect(ask('personal_sign', '0x68', to)).rejects.toMatchObject({ code: 4100 })
    await expect(ask('eth_sendTransaction', { from, data: '0x00' })).rejects.toMatchObject({ code: -32602 })
    await expect(ask('eth_sendTransaction', { from, to, chainId: '0x1' })).rejects.toMatchObject({
      code: 4901,
    })
    await expect(ask('eth_signTransaction', {})).rejects.toMatchObject({ code: 4200 })
    expect(await ask('eth_blockNumber')).toMatch(/^0x/)
  })
})

describe('elsewhere', () => {
  test('error: an origin that is not allowed is neither asked nor heard', async () => {
    const outside = framePage({ ancestors: ['https://evil.example'] })
    visit()
    const page = framePage({ ancestors: [] })
    const { connection } = visit()
    // The browser does not tell who is around: the allowed origins are asked, and no other.
    await vi.waitFor(() => expect(page.posted).toHaveLength(2))
    expect(page.posted.map(({ target }) => target)).toEqual([origin, 'https://other.example'])
    const [asked] = page.posted
    const info = { id: asked?.data.id, success: true, data: { safeAddress: to, chainId: 31_337 } }
    page.hear(info, 'https://evil.example')
    page.hear(info, origin, {})
    page.hear({ ...info, id: 'x' })
    page.hear({ ...info, data: { safeAddress: 'x', chainId: 31_337 } })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(connection()).toBeUndefined()
    expect(outside.posted).toEqual([])
  })

  test('error: a page around it that does not answer is given up', async () => {
    const page = framePage()
    vi.useFakeTimers()
    const { connection } = visit()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(page.posted).toHaveLength(3)
    expect(connection()).toBeUndefined()
  })

  test('error: a path or a pattern is not an origin', () => {
    expect(() => safeOf({ allowedOrigins: ['https://app.safe.global/'] })).toThrow('is not an origin')
    expect(() => safeOf({ allowedOrigins: ['*'] })).toThrow('is not an origin')
  })
})
