import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApprovalView } from '@latchkey/chains/approval'
import { isDisabledCall, readContext } from '@latchkey/chains/evm/delegation'
import { signBytes } from '@latchkey/chains/evm/signBytes'
import { smartAddressOf } from '@latchkey/chains/evm/smartAddress'
import { startBundledNode } from '@latchkey/chains/evm/testingBundler'
import { type Hex, hexToBytes, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Wallet } from '../wallet/wallet.ts'
import { handleRpcRequest } from './handleRpcRequest.ts'
import { handleSmartRequest } from './handleSmartRequest.ts'

const chainId = 'eip155:31337'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = generatePrivateKey()
const owner = privateKeyToAccount(key).address
const smart = smartAddressOf(owner)
const wallet: Wallet = {
  view: async () => ({ accounts: [{ namespace: 'eip155', index: 0, address: owner }], factors: [] }) as never,
  sign: async ({ bytes }) => signBytes(hexToBytes(key), bytes),
  signConfirmed: async () => [],
}

const { anvil, bundler: rig, stop } = await startBundledNode()
let api = ''
const paths: string[] = []
/** Passes calls on as the server does: nodes, and behind another path the bundler and the sponsor. */
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  const { pathname } = new URL(request.url ?? '', 'http://server')
  if (pathname === '/v1/config') return void response.end(JSON.stringify({ sponsored: [chainId] }))
  if (pathname.startsWith('/v1/sessions/')) return void response.end('{}')
  const { method } = JSON.parse(body) as { method: string }
  paths.push(`${pathname} ${method}`)
  const bundler = method.startsWith('pm_') ? rig.paymasterUrl : rig.bundlerUrl
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(pathname === '/v1/bundler' ? bundler : anvil.url, {
    method: 'POST',
    headers,
    body,
  })
  response.end(await answer.text())
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const address of [owner, smart]) await anvil.client.setBalance({ address, value: parseEther('1') })
}, 60_000)
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await stop()
})

const views: ApprovalView[] = []
beforeEach(() => {
  views.length = 0
  paths.length = 0
})

const call = async (
  method: string,
  params: unknown,
  more: Partial<handleSmartRequest.Options> = {},
  handle = handleSmartRequest,
) => {
  const { signal } = new AbortController()
  const { result } = await handle({ chainId, method, params }, signal, {
    api,
    active: async () => 0,
    confirm: async () => undefined,
    origin: 'https://shop.test',
    projectId: 'test',
    kind: 'safe',
    preferred: async () => 'smartAccount',
    wallet: async () => wallet,
    async decide(view) {
      views.push(view)
      return 'approved'
    },
    ...more,
  })
  return result
}

test('behavior: the preferred account sends, by the bundler of the server', { timeout: 60_000 }, async () => {
  const hash = (await call('eth_sendTransaction', [{ to: shop, value: '0x1' }])) as Hex
  expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(views).toMatchObject([{ account: smart, accountType: 'smartAccount', isSponsored: true }])
  expect(paths).toContain('/v1/bundler eth_sendUserOperation')
  expect(paths).toContain('/v1/bundler pm_getPaymasterData')
  expect(paths).not.toContain('/v1 eth_sendRawTransaction')
})

test('behavior: a request that names an account is for that one', { timeout: 60_000 }, async () => {
  const hash = (await call('eth_sendTransaction', [{ from: owner, to: shop, value: '0x1' }])) as Hex
  expect(await anvil.client.getTransaction({ hash })).toMatchObject({ from: owner.toLowerCase() })
  expect(views).toMatchObject([{ account: owner }])
  expect(views[0]?.accountType).toBeUndefined()
  const preferred = async () => 'eoa' as const
  await call('personal_sign', ['Hello', smart], { preferred })
  expect(views[1]).toMatchObject({ account: smart, accountType: 'smartAccount' })
  await call('eth_sendTransaction', [{ to: shop }], { preferred })
  expect(views[2]).toMatchObject({ account: owner })
})

test('behavior: capabilities are those of the account, and operations are asked of the bundler', async () => {
  expect(await call('wallet_getCapabilities', [smart])).toMatchObject({
    '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  expect(await call('wallet_getCapabilities', [owner])).toMatchObject({
    '0x7a69': { atomic: { status: 'unsupported' } },
  })
  expect(await call('eth_supportedEntryPoints', [])).toContain('0x0000000071727De22E5E9d8BAf0edAc6f37da032')
  expect(paths).toEqual(['/v1/bundler eth_supportedEntryPoints'])
})

test('behavior: where the account of the key has code there is no other, whatever was chosen', {
  timeout: 60_000,
}, async () => {
  const delegated = { kind: 'delegated', preferred: async () => 'eoa' as const } as const
  const hash = (await call(
    'eth_sendTransaction',
    [{ from: owner, to: shop, value: '0x1' }],
    delegated,
  )) as Hex
  expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  expect(views).toMatchObject([{ account: owner, accountType: 'smartAccount', isSponsored: true }])
  expect(await anvil.client.getCode({ address: owner })).toMatch(/^0xef0100/)
  expect(await call('wallet_getCapabilities', [owner], delegated)).toMatchObject({
    '0x7a69': { atomic: { status: 'supported' }, permissions: { supported: true } },
  })
})

test('behavior: a session is revoked also after the operator has chosen Safes for the chain', {
  timeout: 60_000,
}, async () => {
  const asked = {
    chainId: '0x7a69',
    expiry: Math.floor(Date.now() / 1_000) + 86_400,
    signer: { type: 'account', data: { address: shop } },
    permissions: [{ type: 'native-token-periodic', data: { periodAmount: '0x64', periodDuration: 3_600 } }],
  }
  const granted = await call('wallet_grantPermissions', [asked], { kind: 'delegated' })
  const [{ context }] = granted as [{ context: Hex }]
  await expect(call('wallet_grantPermissions', [asked])).rejects.toMatchObject({
    failure: { code: 'wallet/unsupported_method' },
  })
  await call('wallet_revokePermissions', [{ permissionsContext: context }], {
    preferred: async () => 'eoa',
  })
  expect(views.at(-1)).toMatchObject({ account: owner, actions: [{ type: 'endSession' }] })
  const { session } = readContext(context) ?? {}
  if (!session) throw new Error('The context cannot be read.')
  const { data } = await anvil.client.call(isDisabledCall(session))
  expect(BigInt(data ?? 0)).toBe(1n)
  // An account without code gets none by this.
  await anvil.client.setCode({ address: owner, bytecode: '0x' })
  await expect(call('wallet_revokePermissions', [{ permissionsContext: context }])).rejects.toMatchObject({
    failure: { code: 'wallet/unsupported_method' },
  })
})

test('behavior: without a bundler there is no smart account', async () => {
  await call('eth_sendTransaction', [{ to: shop }], {}, handleRpcRequest)
  expect(views).toMatchObject([{ account: owner }])
  await expect(
    call('eth_sendUserOperation', [{ sender: smart }], {}, handleRpcRequest),
  ).rejects.toMatchObject({
    failure: { code: 'wallet/unsupported_method' },
  })
})
