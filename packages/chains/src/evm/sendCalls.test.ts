import { encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { LocalWallet, Session } from '../driver.ts'
import { connect } from './connect.ts'
import type { Eip1193Provider } from './provider.ts'
import { sendCalls } from './sendCalls.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { toNetwork } from './toNetwork.ts'
import { waitForCalls } from './waitForCalls.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const to = '0x00000000000000000000000000000000deadbeef'
const hash = `0x${'ab'.repeat(32)}`
const able = { '0x7a69': { atomic: { status: 'supported' } } }

async function connected(capabilities: Readonly<Record<string, unknown>> | false = able) {
  const key = generatePrivateKey()
  await anvil.client.setBalance({ address: privateKeyToAddress(key), value: parseEther('10') })
  const { driver, found, wallet } = evmOn([anvil, other], { capabilities, privateKeys: [key] })
  const session = await driver.connect({ wallet: found })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const address = session.accounts[0]?.address as Hex
  return {
    session,
    wallet,
    address,
    send: (calls: readonly unknown[]) => sendCalls({ session, network, address, calls }),
    wait: (id: string) => waitForCalls({ session, id }),
  }
}

/** A session whose wallet responds to everything except connecting with one function. */
async function answering(answer: (method: string) => unknown): Promise<Session> {
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_requestAccounts') return [to]
      if (method === 'eth_chainId') return 31_337
      return await answer(method)
    },
  }
  const wallet: LocalWallet<Eip1193Provider> = {
    id: 'x.y',
    namespace: 'eip155',
    name: 'X',
    kind: 'external',
    provider,
  }
  return await connect({ wallet })
}

describe('a real batch', () => {
  test('behavior: several calls are sent as one transaction', async () => {
    const { address, send, wait, wallet } = await connected()
    const before = await anvil.client.getBalance({ address: to })
    const id = await send([
      { to, value: parseEther('1') },
      { to, data: '0x', value: parseEther('2') },
    ])
    expect(await wait(id)).toMatchObject({
      status: 'success',
      hash: expect.stringMatching(/^0x[\da-f]{64}$/),
    })
    expect((await anvil.client.getBalance({ address: to })) - before).toBe(parseEther('3'))
    expect(wallet.requests.at(-2)?.params).toMatchObject([
      { version: '2.0.0', from: address, chainId: '0x7a69', atomicRequired: true },
    ])
  })

  test('behavior: a failing call reverts the whole batch', async () => {
    const { address, send, wait } = await connected()
    const before = await anvil.client.getBalance({ address: to })
    const more = await anvil.client.getBalance({ address })
    const receipt = await wait(
      await send([
        { to, value: parseEther('1') },
        { to, value: more * 2n },
      ]),
    )
    expect(receipt.status).toBe('reverted')
    expect(await anvil.client.getBalance({ address: to })).toBe(before)
  })

  test('behavior: data is passed on unchanged', async () => {
    const { send, wallet } = await connected()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, 5n] })
    await send([{ to, data, value: 0n }])
    const sent = wallet.requests.find(({ method }) => method === 'wallet_sendCalls')?.params
    expect(sent).toMatchObject([{ calls: [{ to, data, value: '0x0' }] }])
  })

  test('error: declined', async () => {
    const { send, wallet } = await connected()
    wallet.decline()
    await expect(send([{ to }])).rejects.toMatchObject({ code: 'send/rejected' })
  })

  test('error: a wallet without batches', async () => {
    const { send } = await connected({})
    await expect(send([{ to }])).rejects.toMatchObject({ code: 'wallet/atomicity_unsupported' })
  })

  test('error: a wallet on another network, and a call without a valid address', async () => {
    const { send, wallet } = await connected()
    await expect(send([{ data: '0x' }])).rejects.toMatchObject({ code: 'send/failed' })
    wallet.switchChain(31_338)
    await expect(send([{ to }])).rejects.toMatchObject({ code: 'send/failed' })
  })
})

describe('responses of wallets', () => {
  const network = toNetwork(anvil.chain)
  test.each([
    [{ id: 'batch' }, 'batch'],
    ['batch', 'batch'],
  ])('behavior: %j names the batch', async (answer, id) => {
    const session = await answering(() => answer)
    expect(await sendCalls({ session, network, address: to, calls: [{ to }] })).toBe(id)
  })

  test.each([undefined, null, {}, { id: 5 }, '', { id: 'x'.repeat(9_000) }])(
    'error: %j has no id',
    async (answer) => {
      const session = await answering(() => answer)
      await expect(sendCalls({ session, network, address: to, calls: [{ to }] })).rejects.toMatchObject({
        code: 'send/failed',
      })
    },
  )

  test('behavior: polled until it is complete, despite errors in between', async () => {
    const answers: unknown[] = [
      { status: 100 },
      undefined,
      { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] },
    ]
    const session = await answering(() => answers.shift())
    expect(await waitForCalls({ session, id: 'x' })).toEqual({ hash, status: 'success' })
  })

  test.each([
    [
      { status: 200, receipts: [{ transactionHash: hash, status: '0x0' }] },
      { hash, status: 'reverted' },
    ],
    [
      { status: 'CONFIRMED', receipts: [{ transactionHash: hash, status: 'success' }] },
      { hash, status: 'success' },
    ],
    [
      { status: 500, receipts: [{ transactionHash: hash, status: '0x0' }] },
      { hash, status: 'reverted' },
    ],
  ])('behavior: %j is its end', async (answer, receipt) => {
    const session = await answering(() => answer)
    expect(await waitForCalls({ session, id: 'x' })).toEqual(receipt)
  })

  test('error: rejected before anything was sent, or aborted', async () => {
    const session = await answering(() => ({ status: 400 }))
    await expect(waitForCalls({ session, id: 'x' })).rejects.toMatchObject({ code: 'send/failed' })
    await expect(waitForCalls({ session, id: 'x', signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'request/aborted',
    })
  })

  test('error: aborting ends the wait immediately, even if the wallet never responds', async () => {
    const session = await answering(() => new Promise(() => {}))
    const leave = new AbortController()
    const waiting = waitForCalls({ session, id: 'x', signal: leave.signal })
    leave.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  })

  test('behavior: a poll that times out is repeated', async () => {
    let asked = 0
    const end = { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }
    const session = await answering(() => (++asked === 1 ? new Promise(() => {}) : end))
    vi.useFakeTimers()
    try {
      const waiting = waitForCalls({ session, id: 'x' })
      await vi.advanceTimersByTimeAsync(11_000)
      expect(await waiting).toEqual({ hash, status: 'success' })
    } finally {
      vi.useRealTimers()
    }
  })
})
