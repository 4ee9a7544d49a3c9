import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { native, type Swaps, startSwaps } from './testing.ts'

let node: Swaps
let server: TestServer
let token: `0x${string}`
const folder = mkdtempSync(join(tmpdir(), 'latchkey-swap-'))
const ether = 10n ** 18n

beforeAll(async () => {
  node = await startSwaps()
  const { anvil, chain, uniswap } = node
  token = await uniswap.deployToken('plain')
  await uniswap.addV3Pool([token, 1_000n * ether], [uniswap.weth, 10n * ether])
  const listed = { chainId: anvil.chainId, address: token, name: 'Listed', symbol: 'LST', decimals: 18 }
  const list = join(folder, 'tokens.json')
  writeFileSync(list, JSON.stringify({ tokens: [{ ...listed, extensions: { eip2612: false } }] }))
  const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const upstreams = [{ id: 'anvil', url: anvil.url }]
  const chains = { [chain]: { upstreams, currency, contracts: uniswap.contracts } } as Config['chains']
  server = await startTestServer({ chains, config: { tokenList: list } })
})
afterAll(async () => {
  await server?.stop()
  await node?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, query: Record<string, string>, headers: Record<string, string> = {}) {
  const url = `/v1/convert/${path}?${new URLSearchParams({ projectId: 'test', ...query })}`
  const answer = await server.app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
}
async function post(payload: object) {
  const answer = await server.app.inject({ method: 'POST', url: '/v1/convert/build-transaction', payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('swaps over HTTP', () => {
  test('behavior: lists tokens, for caches too [7.07]', async () => {
    const all = await get('tokens', { chainId: node.chain })
    expect(all.status).toBe(200)
    expect(all.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
    expect(all.body.tokens.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['ETH', 'LST'])
    const one = await get('tokens', { chainId: node.chain, address: token.toLowerCase() })
    expect(one.body.tokens).toEqual([
      { name: 'Listed', symbol: 'LST', address: node.id(token), decimals: 18, logoUri: null, eip2612: false },
    ])
    const again = await get('tokens', { chainId: node.chain }, { 'if-none-match': String(all.headers.etag) })
    expect(again.status).toBe(304)
    const none = await get('tokens', { chainId: node.chain, address: node.user })
    expect(none.body.tokens).toEqual([])
  })

  test('behavior: quotes, allowance, gas price, approval and swap [7.06a, 7.08, 7.09, 7.10, 7.11a, 7.11b]', async () => {
    const pair = { amount: String(ether), from: node.id(native), to: node.id(token) }
    const quoted = await get('quotes', { ...pair, userAddress: node.user, gasPrice: '1' })
    expect(quoted.status).toBe(200)
    expect(quoted.headers['cache-control']).toBe('no-store')
    const [quote] = quoted.body.quotes
    expect(quote).toMatchObject({ provider: 'uniswap-v3', spender: node.uniswap.v3.router })

    const userAddress = node.id(node.user)
    expect((await get('allowance', { tokenAddress: node.id(token), userAddress })).body).toEqual({
      allowance: '0',
    })
    expect((await get('gas-price', { chainId: node.chain })).body).toEqual({
      standard: expect.stringMatching(/^\d+$/),
      fast: expect.stringMatching(/^\d+$/),
      instant: expect.stringMatching(/^\d+$/),
    })
    const approval = await get('build-approve', { from: node.id(token), to: node.id(native), userAddress })
    expect(approval.body.tx).toMatchObject({
      from: userAddress,
      to: node.id(token),
      spender: node.uniswap.v3.router,
    })

    const built = await post({
      projectId: 'test',
      ...pair,
      userAddress,
      eip155: { slippage: 1 },
      disableEstimate: true,
    })
    expect(built.status).toBe(200)
    expect(built.body.tx).toMatchObject({
      amount: quote.toAmount,
      value: String(ether),
      simulated: true,
      eip155: null,
    })
  })

  test('behavior: the gateway lets a swap be tried before its token is approved', async () => {
    await node.uniswap.mint(token, node.user, ether)
    const userAddress = node.id(node.user)
    const pair = { amount: String(ether), from: node.id(token), to: node.id(native) }
    const built = await post({ projectId: 'test', ...pair, userAddress, eip155: { slippage: 0.5 } })
    expect(built.body.tx).toMatchObject({ simulated: true, value: '0', eip155: null })
  })

  test.each([
    ['quotes', { amount: '1.5', from: 'from', to: 'to' }, 400, 'amount'],
    ['quotes', { amount: '-1', from: 'from', to: 'to' }, 400, 'amount'],
    ['quotes', { amount: '0', from: 'from', to: 'to' }, 400, 'amount'],
    ['quotes', { amount: '1', from: 'from', to: 'from' }, 400, 'to'],
    ['quotes', { amount: '1', from: 'from', to: 'nonsense' }, 400, 'to'],
    [
      'quotes',
      { amount: '1', from: 'from', to: 'eip155:1:0x0000000000000000000000000000000000000001' },
      400,
      'to',
    ],
    ['tokens', { chainId: 'eip155' }, 400, 'chainId'],
    ['tokens', { chainId: 'eip155:5' }, 400, 'chainId'],
    ['gas-price', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }, 400, 'chainId'],
    ['allowance', { tokenAddress: 'from', userAddress: 'eip155:1:0x12' }, 400, 'userAddress'],
    ['build-approve', { from: 'to', to: 'from', userAddress: 'user', spender: '0x12' }, 400, 'spender'],
  ])('error: %s %j is %s about %s', async (path, query, status, field) => {
    const known: Record<string, string> = {
      from: node.id(native),
      to: node.id(token),
      user: node.id(node.user),
    }
    const filled = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, known[value] ?? value]),
    )
    const answer = await get(path, filled)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
  })

  test('error: a swap without a project, or with too much slippage, is refused', async () => {
    const pair = { amount: '1', from: node.id(native), to: node.id(token), userAddress: node.id(node.user) }
    expect((await post({ projectId: 'unknown', ...pair, eip155: { slippage: 1 } })).status).toBe(401)
    for (const slippage of [-1, 50.1, '1', null])
      expect((await post({ projectId: 'test', ...pair, eip155: { slippage } })).status).toBe(422)
    expect((await get('quotes', { projectId: '', amount: '1', from: pair.from, to: pair.to })).status).toBe(
      400,
    )
  })
})
