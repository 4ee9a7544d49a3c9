import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, defineChain, http, parseEther, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { deployUniswap } from '../../apps/server/src/chains/evm/swap/testing/deployUniswap.ts'
import {
  coinbaseDocumented,
  coinbaseKeys,
  meldDocumented,
} from '../../apps/server/src/features/onramp/testing/documented.ts'
import { startTestServer } from '../../apps/server/src/testing/startTestServer.ts'
import { startVendor, type VendorCall, type VendorReply } from '../../apps/server/src/testing/startVendor.ts'
import type { World } from './world.ts'

/**
 * The backend of journeys about money: exchanges, tokens and prices on the local
 * chain, and the real server with its own database. Runs as a separate process,
 * which exits with its parent.
 *
 * Usage: node serve.ts <url of chain 31337> <url of chain 8453>
 */
const [, , local = '', base = ''] = process.argv

const localId = 'eip155:31337'
const chain = defineChain({ ...foundry, rpcUrls: { default: { http: [local] } } })
const client = createTestClient({ mode: 'anvil', chain, transport: http(local) })
  .extend(publicActions)
  .extend(walletActions)
const uniswap = await deployUniswap({ url: local, chainId: 31337, client } as never)
// 1 ETH = 2,000 dollars and 1 MOON = 0.50 dollars, in pools deep enough for the server's price checks.
const dollar = await uniswap.deployToken('plain', { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 })
const moon = await uniswap.deployToken('plain', { name: 'Moon', symbol: 'MOON', decimals: 18 })
await uniswap.addV2Pool([dollar, 20_000_000n * 10n ** 6n], [uniswap.weth, parseEther('10000')])
// A second exchange with the same price, so that there are two quotes; and a token whose allowance must be reset before it changes.
await uniswap.addV3Pool([dollar, 2_000_000n * 10n ** 6n], [uniswap.weth, parseEther('1000')], 3000)
const tether = await uniswap.deployToken('tether')
await uniswap.addV2Pool([tether, 2_000_000n * 10n ** 6n], [uniswap.weth, parseEther('1000')])
// A token with permits, worth two dollars, on an exchange that accepts them.
const permit = await uniswap.deployToken('permit')
await uniswap.addV3Pool([permit, parseEther('1000000')], [uniswap.weth, parseEther('1000')], 3000)
await uniswap.addV2Pool([moon, parseEther('2000000')], [dollar, 1_000_000n * 10n ** 6n])

// The dollar is on the token list; the moon is not.
const tokenList = join(mkdtempSync(join(tmpdir(), 'latchkey-world-')), 'tokens.json')
const listed = { chainId: 31337, address: dollar, symbol: 'TUSD', name: 'Test Dollar', decimals: 6 }
writeFileSync(tokenList, JSON.stringify({ tokens: [listed] }))

// Both on-ramp providers, with responses as documented; a journey can override them.
const seller = await startVendor()
const usual = {
  'GET /onramp/v1/buy/options': { body: coinbaseDocumented.options },
  'POST /onramp/v1/buy/quote': { body: coinbaseDocumented.quote('97.1234') },
  'POST /onramp/v1/token': { body: { token: 'b25jZS1hbmQtb25seS1vbmNl', channel_id: '' } },
  'GET /meld/service-providers/properties/crypto-currencies': { body: meldDocumented.coins },
  'GET /meld/service-providers/limits/fiat-currency-purchases': { body: meldDocumented.limits },
  'POST /meld/payments/crypto/quote': ({ body }: VendorCall) => {
    const { destinationCurrencyCode } = body as { destinationCurrencyCode: string }
    return { body: meldDocumented.quotes({ TRANSAK: 96.5 }, destinationCurrencyCode) }
  },
  'POST /meld/crypto/session/widget': { body: meldDocumented.widget },
}
for (const [route, reply] of Object.entries(usual)) seller.answer(route, reply)
// An account without purchases has an empty list.
const unasked = ({ path }: VendorCall): VendorReply =>
  path.endsWith('/transactions')
    ? { body: { transactions: [], next_page_key: '', total_count: '0' } }
    : { status: 404, body: { message: 'not found' } }
seller.answer(unasked)
const said = new Set<string>()
seller.answer('POST /say', ({ body }) => {
  for (const [route, reply] of Object.entries(body as Record<string, VendorReply>)) {
    said.add(route)
    seller.answer(route, reply)
  }
  return {}
})
seller.answer('POST /forget', () => {
  for (const route of said) seller.answer(route, unasked)
  for (const [route, reply] of Object.entries(usual)) seller.answer(route, reply)
  return {}
})

const contracts = { ...uniswap.contracts, swapHops: dollar }
const server = await startTestServer({
  env: {
    NAME_ZONES: 'example.eth',
    TOKEN_LIST: tokenList,
    COINBASE_KEY: 'organizations/o/apiKeys/k',
    COINBASE_SECRET: coinbaseKeys().ec.secret,
    COINBASE_URL: `${seller.url}/onramp/v1`,
    MELD_KEY: 'key-of-meld',
    MELD_URL: `${seller.url}/meld`,
  },
  chains: {
    [localId]: {
      upstreams: [{ id: 'local', url: local }],
      // Blocks are only mined with transactions here, and views must update at once.
      blockTime: 0,
      contracts: { ...contracts, usdc: dollar },
    },
    'eip155:8453': { upstreams: [{ id: 'base', url: base }], blockTime: 0 },
  },
})
// A project that is restricted to another origin.
await server.deps.projects.create({ id: 'elsewhere', mode: 'production', origins: ['https://other.example'] })
const world: World = {
  api: await server.listen(),
  projectId: server.projectId,
  seller: seller.url,
  dollar,
  moon,
  tether,
  permit,
  weth: uniswap.weth,
  coin: `${localId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
  trusted: {
    contracts: { [localId]: contracts },
    tokens: [
      { asset: `${localId}/erc20:${dollar.toLowerCase()}`, symbol: listed.symbol, decimals: listed.decimals },
    ],
    nameZones: ['example.eth'],
    onrampHosts: ['meldcrypto.example'],
  },
}
process.stdout.write(`world ${JSON.stringify(world)}\n`)
process.stdin.resume()
process.stdin.once('end', async () => {
  await server.stop().catch(() => undefined)
  process.exit()
})
