import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApprovalView } from '@latchkey/chains/approval'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { parseEther, toHex, verifyMessage } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { families } from '../families/list.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Decision } from './ApprovalScreen.tsx'
import { handleRpcRequest } from './handleRpcRequest.ts'

const chainId = 'eip155:31337'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const root = { entropy: new Uint8Array(32).fill(5), seed: new Uint8Array(64).fill(6) }
const keys = await Promise.all(
  families.map(async (family) => ({ family, ...(await family.loadDeriveKey())(root, 0) })),
)
const address = keys[0]?.address as `0x${string}`

/** Real keys, without the worker around them. */
const wallet: Wallet = {
  view: async () => ({
    accounts: keys.map(({ address, family, publicKey }) => ({
      namespace: family.namespace,
      index: 0,
      address,
      publicKey,
    })),
    factors: [],
    level: 'assisted',
    names: new Map(),
    confirm: { mode: 'never' },
  }),
  async sign({ bytes, namespace }) {
    const key = keys.find(({ family }) => family.namespace === namespace)
    if (!key) throw new Error('no such account')
    return key.family.signBytes(key.privateKey, bytes)
  },
  signConfirmed: async () => [],
}

let anvil: Awaited<ReturnType<typeof startAnvil>>
/** Passes calls on as our server does; `hostile` answers instead of it. */
let hostile: ((method: string) => string | undefined) | undefined
const asked: string[] = []
const gateway = createServer(async (request, response) => {
  const { method } = JSON.parse(await bodyOf(request)) as { method: string }
  asked.push(`${request.url} ${method}`)
  const lie = hostile?.(method)
  if (lie !== undefined) return void response.end(lie)
  const answer = await fetch(anvil.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodies.get(request) ?? '',
  })
  response.end(await answer.text())
})
const bodies = new WeakMap<IncomingMessage, string>()
async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  bodies.set(request, text)
  return text
}

let api = ''
const views: ApprovalView[] = []
let decision: Decision = 'approved'
beforeAll(async () => {
  anvil = await startAnvil()
  await anvil.client.setBalance({ address, value: parseEther('1') })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(async () => {
  gateway.close()
  await anvil.stop()
})
beforeEach(() => {
  hostile = undefined
  decision = 'approved'
  views.length = 0
  asked.length = 0
})

const call = (
  method: string,
  params: unknown = [],
  chain: string = chainId,
  signal = new AbortController().signal,
) =>
  handleRpcRequest({ chainId: chain as never, method, params }, signal, {
    api,
    origin: 'https://shop.test',
    projectId: 'test',
    wallet: async () => wallet,
    active: async () => 0,
    confirm: async () => undefined,
    async decide(view) {
      views.push(view)
      return decision
    },
  })
const refusal = (code: string) => ({ failure: { code } })

describe('an approval', () => {
  test('behavior: what was shown is signed, sent and mined (threat 10)', async () => {
    const { result } = await call('eth_sendTransaction', [{ to: shop, value: toHex(parseEther('0.25')) }])
    const hash = result as `0x${string}`
    expect((await anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 })).status).toBe(
      'success',
    )
    expect(await anvil.client.getTransaction({ hash })).toMatchObject({
      from: address.toLowerCase(),
      value: parseEther('0.25'),
    })
    expect(views).toMatchObject([
      { actions: [{ type: 'sendCoin', amount: '0.25', to: shop }], simulation: 'succeeds' },
    ])
    expect(asked.every((line) => line.startsWith('/v1?projectId=test&chainId=eip155%3A31337 '))).toBe(true)
  })

  test('behavior: messages are signed; a batch is sent call by call, and its state can be read', async () => {
    const { result: signature } = await call('personal_sign', [toHex('Hello'), address])
    expect(await verifyMessage({ address, message: 'Hello', signature: signature as `0x${string}` })).toBe(
      true,
    )
    const batch = {
      chainId: '0x7a69',
      atomicRequired: false,
      calls: [
        { to: shop, value: '0x1' },
        { to: shop, value: '0x2' },
      ],
    }
    const { result } = await call('wallet_sendCalls', [batch])
    const { id } = result as { id: string }
    await expect
      .poll(async () => (await call('wallet_getCallsStatus', [id])).result)
      .toMatchObject({ status: 200, atomic: false })
  })

  test('error: declined, and given up meanwhile: nothing is signed', async () => {
    decision = 'declined'
    await expect(call('personal_sign', ['Hello', address])).rejects.toMatchObject(
      refusal('wallet/user_rejected'),
    )
    decision = 'approved'
    const gone = AbortSignal.abort()
    await expect(call('personal_sign', ['Hello', address], chainId, gone)).rejects.toMatchObject(
      refusal('request/action_not_allowed'),
    )
  })

  test('error: an account without code cannot do this, or that of another family', async () => {
    for (const method of ['eth_sendUserOperation', 'wallet_grantPermissions', 'wallet_revokePermissions'])
      await expect(call(method)).rejects.toMatchObject(refusal('wallet/unsupported_method'))
    await expect(call('solana_signMessage', {}, chainId)).rejects.toMatchObject(
      refusal('wallet/unsupported_method'),
    )
    await expect(
      call('personal_sign', [], 'polkadot:91b171bb158e2d3848fa23a9f1c25182'),
    ).rejects.toMatchObject(refusal('wallet/unsupported_method'))
    expect(views).toEqual([])
  })

  test.each([
    ['no JSON', 'nonsense', 'request/invalid_response'],
    ['too deep', `${'['.repeat(200)}${']'.repeat(200)}`, 'request/invalid_response'],
    ['no result', '{}', 'request/http_failed'],
    ['another chain', '{"result":"0x5"}', 'request/http_failed'],
  ])('error: a gateway that answers with %s', async (_, lie, code) => {
    hostile = (method) => (method === 'eth_chainId' ? lie : undefined)
    await expect(call('eth_sendTransaction', [{ to: shop }])).rejects.toMatchObject(refusal(code))
    expect(views).toEqual([])
  })
})

describe('a read', () => {
  test('behavior: of the wallet and of nodes, even if the page no longer waits', async () => {
    expect(await call('eth_accounts')).toEqual({ result: [address] })
    expect(await call('wallet_getCapabilities')).toEqual({
      result: { '0x7a69': { atomic: { status: 'unsupported' } } },
    })
    expect(await call('eth_blockNumber', [], chainId, AbortSignal.abort())).toEqual({
      result: expect.stringMatching(/^0x/),
    })
  })

  test('error: what a node refuses has a code; an unknown batch too', async () => {
    await expect(call('eth_getBalance', ['nonsense'])).rejects.toMatchObject(refusal('rpc/invalid_params'))
    await expect(call('wallet_getCallsStatus', ['0x12'])).rejects.toMatchObject(
      refusal('wallet/bundle_unknown'),
    )
    await expect(call('wallet_getAssets')).rejects.toMatchObject(refusal('wallet/unsupported_method'))
  })

  test('error: names that are not listed', async () => {
    for (const method of ['eth_sign', 'eth_signTransaction', 'personal_sign\n', 'Eth_call', ''])
      await expect(call(method)).rejects.toMatchObject(refusal('embedded/rpc_not_allowed'))
    expect(asked).toEqual([])
  })
})
