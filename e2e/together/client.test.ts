import { evm, foundry } from '@latchkey/chains/evm'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { on } from '@latchkey/chains/testingCapability'
import { type Address, type Hex, maxUint256, namehash, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { deployUniswap, type Uniswap } from '../../apps/server/src/chains/evm/swap/testing/deployUniswap.ts'
import { compile } from '../../apps/server/src/chains/evm/testing/compile.ts'
import { deploy, pay } from '../../apps/server/src/chains/evm/testing/deploy.ts'
import { signNames } from '../../apps/server/src/features/names/testing/signNames.ts'
import { coinbaseDocumented, coinbaseKeys } from '../../apps/server/src/features/onramp/testing/documented.ts'
import { type Surfpool, startSurfpool } from '../../apps/server/src/testing/startSurfpool.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/startTestServer.ts'
import { startVendor, type Vendor } from '../../apps/server/src/testing/startVendor.ts'
import { networks } from '../../packages/kit/src/core/config/networks.ts'
import { createKit, type Kit } from '../../packages/kit/src/core/kit.ts'
import { getBalances } from '../../packages/kit/src/core/server/balances.ts'
import { checkServed } from '../../packages/kit/src/core/server/chains.ts'
import { getHistory } from '../../packages/kit/src/core/server/history.ts'
import { getIdentity, lookUpName } from '../../packages/kit/src/core/server/identity.ts'
import { getPrices } from '../../packages/kit/src/core/server/prices.ts'
import { listWallets } from '../../packages/kit/src/features/connect/listWallets.ts'
import { getNamesOf, registerName, suggestNames } from '../../packages/kit/src/features/names/nameCalls.ts'
import {
  getOnrampOptions,
  getOnrampQuote,
  getOnrampUrl,
} from '../../packages/kit/src/features/onramp/onrampCalls.ts'
import {
  buildSwap,
  buildSwapApproval,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
} from '../../packages/kit/src/features/swap/swapCalls.ts'

// The kit's client with the real server: real PostgreSQL, Redis, anvil and
// surfpool, and no vendor keys. Only the on-ramp providers are simulated.

const chain = 'eip155:31337'
const native = `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const alice = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')

let anvil: Anvil
let surfpool: Surfpool
let uniswap: Uniswap
let server: TestServer
let kit: Kit
let dollar: Address
let resolver: Address
let seller: Vendor
let redis: Awaited<ReturnType<typeof startRedis>>

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#456"/></svg>'

beforeAll(async () => {
  ;[anvil, surfpool] = await Promise.all([startAnvil({ args: ['--gas-limit', '60000000'] }), startSurfpool()])
  uniswap = await deployUniswap(anvil)
  dollar = await uniswap.deployToken('plain', { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 })
  // 1 ETH = 2,000 dollars, in a pool deep enough for the server's price checks.
  await uniswap.addV2Pool([dollar, 20_000_000n * 10n ** 6n], [uniswap.weth, parseEther('10000')])
  const { Names } = compile('Names.sol')
  if (!Names) throw new Error('Names.sol has no contract Names')
  const names = await deploy(anvil, Names)
  seller = await startVendor()
  seller.answer('GET /alice.svg', { text: face, headers: { 'content-type': 'text/plain' } })
  await names.write('setName', [alice.address, 'alice.eth'])
  await names.write('setRecords', [namehash('alice.eth'), alice.address, `${seller.url}/alice.svg`])
  resolver = names.address
  redis = await startRedis()
  seller.answer('GET /onramp/v1/buy/options', { body: coinbaseDocumented.options })
  seller.answer('POST /onramp/v1/buy/quote', { body: coinbaseDocumented.quote('97.1234') })
  seller.answer('POST /onramp/v1/token', { body: { token: 'b25jZS1hbmQtb25seS1vbmNl', channel_id: '' } })
  server = await startTestServer({
    env: {
      REDIS_URL: redis.url,
      NAME_ZONES: 'example.eth',
      IMAGE_HOSTS: new URL(seller.url).host,
      RPC_SOLANA_DEVNET: surfpool.url,
      COINBASE_KEY: 'organizations/o/apiKeys/k',
      COINBASE_SECRET: coinbaseKeys().ec.secret,
      COINBASE_URL: `${seller.url}/onramp/v1`,
    },
    chains: {
      [chain]: {
        upstreams: [{ id: 'anvil', url: anvil.url }],
        blockTime: 0,
        contracts: { ...uniswap.contracts, usdc: dollar, ensUniversalResolver: resolver },
      },
    },
  })
  const url = await server.listen()
  kit = createKit({ drivers: [evm({ networks: [foundry] })], api: url, projectId: 'test' }, [])
}, 60_000)
afterAll(async () => {
  kit?.destroy()
  await server?.stop()
  await seller?.stop()
  await redis?.stop()
  await Promise.all([anvil?.stop(), surfpool?.stop()])
})

const tokenAbi = parseAbi(['function balanceOf(address) view returns (uint256)'])
const dollarsOf = (owner: Address) =>
  anvil.client.readContract({ address: dollar, abi: tokenAbi, functionName: 'balanceOf', args: [owner] })

async function send(tx: { to: string; data: string; value: string }): Promise<void> {
  const hash = await anvil.client.sendTransaction({
    account: alice,
    chain: anvil.client.chain,
    to: tx.to.split(':').at(-1) as Address,
    data: tx.data as Hex,
    value: BigInt(tx.value),
  })
  await expect
    .poll(() => anvil.client.getTransactionReceipt({ hash }).catch(() => undefined), { timeout: 5_000 })
    .toMatchObject({ status: 'success' })
}

test('behavior: the page reads its chain through the server [7.02, 7.28a]', async () => {
  const [network] = networks.of(kit).get()
  if (!network) throw new Error('the kit has a network')
  expect(await checkServed(kit, network)).toBe(true)
  expect(network.gatewayUrl).toContain('/v1?')
  // Without its own node, only the gateway can have answered.
  const alone = { ...network, rpcUrls: ['http://127.0.0.1:1'] }
  const balance = await on(kit.driver('eip155').balances).coin({ network: alone, address: alice.address })
  expect(balance?.value).toBe(await anvil.client.getBalance({ address: alice.address }))
})

test('behavior: wallets come from the server’s registry [7.22k]', async () => {
  const { wallets, count } = await listWallets(kit, { page: 1, search: '' })
  expect(count).toBeGreaterThanOrEqual(300)
  expect(wallets[0]).toMatchObject({ id: 'metamask', rdns: 'io.metamask' })
})

describe('what an account has and did', () => {
  test('behavior: balances are those of the chain, with prices from its own pools [7.05a, 7.33, 3.12a-c, 3.12e]', async () => {
    await uniswap.mint(dollar, alice.address, 1_234_560_000n)
    const { tokens } = await getBalances(kit, { address: alice.address, chain })
    const coin = tokens.find(({ address }) => address === undefined)
    expect(coin).toMatchObject({ symbol: 'ETH', chainId: chain, quantity: { decimals: '18' } })
    expect(Number(coin?.price)).toBeGreaterThan(1_900)
    const held = tokens.find(({ address }) => address?.toLowerCase() === `${chain}:${dollar}`.toLowerCase())
    expect(held).toMatchObject({
      symbol: 'TUSD',
      price: 1,
      quantity: { decimals: '6', numeric: '1234.56' },
      value: 1234.56,
    })
  })

  test('behavior: the balance of a transferred token updates at once [7.05b]', async () => {
    await uniswap.mint(dollar, alice.address, 440_000n)
    const id = `${chain}:${dollar}`
    const { tokens } = await getBalances(kit, { address: alice.address, chain, refresh: [id] })
    expect(tokens.find(({ address }) => address?.toLowerCase() === id.toLowerCase())?.quantity.numeric).toBe(
      '1235',
    )
    expect(await dollarsOf(alice.address)).toBe(1_235_000_000n)
  })

  test('behavior: history lists sent and received transfers, newest first, in pages without gaps [7.04a, 7.04c, 4.31a, 4.31b, 4.32]', async () => {
    const bob = '0x00000000000000000000000000000000000B0b00' as const
    const sent: string[] = []
    for (let n = 1; n <= 60; n++) sent.push(await pay(anvil, bob, `0.${String(n).padStart(3, '0')}`, alice))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await getHistory(kit, { account: alice.address, chain, cursor })
      seen.push(...page.transactions.map(({ metadata }) => metadata.hash))
      cursor = page.cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, 60)).toEqual(sent.toReversed())
    const [newest] = (await getHistory(kit, { account: alice.address, chain })).transactions
    expect(newest).toMatchObject({
      metadata: { operationType: 'send', status: 'confirmed', chain, sentTo: bob },
      transfers: [{ direction: 'out', quantity: { numeric: '0.06' } }],
    })
  })

  test('behavior: the name of an address is verified on chain [7.03a]', async () => {
    const { name, avatar } = await getIdentity(kit, alice.address)
    expect(name).toBe('alice.eth')
    // The image is proxied by the server, so that its host does not learn who views it.
    expect(avatar).not.toContain(seller.url)
    const answer = await fetch(avatar ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await answer.text()).toContain('<circle')
  })

  test('behavior: prices come from the pools; a token without a pool has none [7.12]', async () => {
    const lonely = await uniswap.deployToken('plain', { symbol: 'LONE' })
    const prices = await getPrices(kit, [native, `${chain}:${dollar}`, `${chain}:${lonely}`])
    expect(prices.size).toBe(2)
    expect(Number(prices.get(native)?.price)).toBeGreaterThan(1_900)
    expect(prices.get(`${chain}:${dollar}`.toLowerCase())?.price).toBe(1)
  })

  test('behavior: a Solana account is read the same way [7.05a, 9.10b]', async () => {
    const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const owner = 'GDDMwNyyx8uB6zrqwBFHjLLG3TBYk2F8Az4yrQC5RzMp'
    await surfpool.call('requestAirdrop', [owner, 2_500_000_000])
    await expect
      .poll(() => surfpool.call('getBalance', [owner]), { timeout: 10_000 })
      .toMatchObject({ value: 2_500_000_000 })
    const { tokens } = await getBalances(kit, { address: owner, chain: solana })
    expect(tokens).toMatchObject([
      { symbol: 'SOL', chainId: solana, quantity: { decimals: '9', numeric: '2.5' } },
    ])
  })
})

describe('a swap', () => {
  test('behavior: quoted, approved, built and executed: the output is at least the quoted minimum [7.06a, 7.07, 7.08, 7.09, 7.10, 7.11a]', async () => {
    const user = `${chain}:${alice.address}`
    const from = `${chain}:${dollar}`
    expect((await getSwapTokens(kit, chain)).length).toBeGreaterThan(0)
    const { standard, fast, instant } = await getGasPrice(kit, chain)
    expect(standard > 0n && fast >= standard && instant >= fast).toBe(true)

    const amount = 1_000_000_000n
    const [quote] = await getSwapQuotes(kit, { amount, from, to: native, user })
    if (!quote?.spender) throw new Error('there is a quote with a spender')
    expect(await getSwapAllowance(kit, { token: from, user, spender: quote.spender })).toBe(0n)
    const approval = await buildSwapApproval(kit, { from, to: native, user, amount, spender: quote.spender })
    expect(approval.to.toLowerCase()).toBe(from.toLowerCase())
    await send(approval)
    expect(await getSwapAllowance(kit, { token: from, user, spender: quote.spender })).toBe(amount)

    const swap = await buildSwap(kit, {
      amount,
      from,
      to: native,
      user,
      slippage: 1,
      provider: quote.provider,
    })
    expect(swap).toMatchObject({ simulated: true, amount: quote.toAmount, value: '0' })
    const before = await anvil.client.getBalance({ address: uniswap.weth })
    const dollars = await dollarsOf(alice.address)
    await send(swap)
    expect(dollars - (await dollarsOf(alice.address))).toBe(amount)
    // The coins were unwrapped for the buyer, so the wrapper's withdrawal is the output, without fees.
    const received = before - (await anvil.client.getBalance({ address: uniswap.weth }))
    expect(received >= BigInt(swap.minToAmount)).toBe(true)
    expect(received).toBe(BigInt(swap.amount))
    expect(await getSwapAllowance(kit, { token: from, user, spender: quote.spender })).toBe(0n)
  })

  test('error: a swap that is not possible is refused with a reason [7.06a]', async () => {
    const lonely = await uniswap.deployToken('plain', { symbol: 'LONE' })
    const args = { amount: 5n, from: `${chain}:${lonely}`, to: native, user: `${chain}:${alice.address}` }
    await expect(getSwapQuotes(kit, args)).rejects.toMatchObject({
      cause: { status: 400, reason: expect.any(String) },
    })
    await expect(getSwapQuotes(kit, { ...args, to: args.from })).rejects.toMatchObject({
      cause: { status: 400 },
    })
    await expect(getSwapTokens(kit, 'eip155:5')).rejects.toMatchObject({ code: 'swap/unsupported_network' })
  })
})

test('behavior: a name is suggested, registered with a signature, and then resolves both ways [7.13, 7.14, 7.15, 7.16, 7.32a-d]', async () => {
  const name = 'alice.example.eth'
  expect(await suggestNames(kit, 'alice')).toContainEqual({ name, registered: false })
  expect(await lookUpName(kit, name)).toMatchObject({ registered: false })
  const [attributes, origin] = [{ bio: 'hello' }, 'http://localhost:5173']
  const sign = async (person: typeof alice) => {
    const { message, signature, address } = await signNames(person, { name, attributes, origin })
    return { name, message, signature, coinType: 60, address }
  }
  const args = await sign(alice)
  expect(await registerName(kit, args)).toMatchObject({ name, attributes: { bio: 'hello' } })
  expect((await lookUpName(kit, name)).addresses['60']?.address.toLowerCase()).toBe(
    alice.address.toLowerCase(),
  )
  expect((await getNamesOf(kit, alice.address.toLowerCase())).map((record) => record.name)).toEqual([name])
  const eve = privateKeyToAccount(`0x${'e'.repeat(64)}`)
  await expect(registerName(kit, await sign(eve))).rejects.toMatchObject({
    cause: { cause: { status: 409 } },
  })
})

test('behavior: purchases are quoted and opened with a provider in its documented formats [7.17, 7.18a, 7.19a]', async () => {
  const options = await getOnrampOptions(kit, 'US')
  const [purchaseCurrency] = options.purchaseCurrencies
  const [paymentCurrency] = options.paymentCurrencies
  if (!purchaseCurrency || !paymentCurrency) throw new Error('the provider sells something')
  expect(options.providers).toEqual(['coinbase'])
  const quote = await getOnrampQuote(kit, {
    purchaseCurrency,
    paymentCurrency,
    amount: '100.00',
    network: purchaseCurrency.symbol,
    paymentMethod: paymentCurrency.payment_method_limits[0]?.id,
    country: 'US',
  })
  expect(quote.offers).toHaveLength(1)
  expect(quote.purchaseAmount).toEqual(quote.offers[0]?.purchaseAmount)
  const body = {
    destinationWallets: [{ address: alice.address, blockchains: ['ethereum'] }],
    partnerUserId: 'someone',
  }
  expect((await getOnrampUrl(kit, body)).url).toMatch(/^https:\/\/.*sessionToken=/)
})

test('behavior: an allowance is only unlimited if requested [7.10]', async () => {
  const user = `${chain}:${alice.address}`
  const from = `${chain}:${dollar}`
  const exact = await buildSwapApproval(kit, { from, to: native, user, amount: 7n })
  expect(exact.data.endsWith(7n.toString(16).padStart(64, '0'))).toBe(true)
  const all = await buildSwapApproval(kit, { from, to: native, user })
  expect(all.data.endsWith(maxUint256.toString(16))).toBe(true)
})
