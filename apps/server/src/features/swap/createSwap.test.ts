import {
  type Address,
  encodeAbiParameters,
  type Hex,
  parseAbi,
  parseAbiParameters,
  parseSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, test } from 'vitest'
import { evmLedger } from '../../chains/evm/swap/evmLedger.ts'
import { RpcFailure } from '../../gateway/gateway.ts'
import { native, startSwaps } from './testing.ts'

const node = await startSwaps()
afterAll(node.stop)
const { anvil, uniswap, chain, user, rival, id } = node
const { client } = anvil
const { weth } = uniswap
const ether = 10n ** 18n

const alpha = await uniswap.deployToken('plain', { symbol: 'ALPHA' })
const beta = await uniswap.deployToken('plain', { symbol: 'BETA' })
const fee = await uniswap.deployToken('fee')
const tether = await uniswap.deployToken('tether')
const permit = await uniswap.deployToken('permit')
const poor = await uniswap.deployToken('plain', { symbol: 'POOR' })
await uniswap.addV2Pool([alpha, 100_000n * ether], [weth, 100n * ether])
await uniswap.addV3Pool([alpha, 101_000n * ether], [weth, 100n * ether], 3000)
await uniswap.addV3Pool([beta, 100_000n * ether], [weth, 100n * ether], 500)
await uniswap.addV2Pool([fee, 100_000n * ether], [weth, 100n * ether])
// Such a pool receives less because the token keeps a fee.
const feeAbi = parseAbi(['function setFee(uint256 percent)'])
await uniswap.send(fee, feeAbi, 'setFee', [0n])
await uniswap.addV3Pool([fee, 100_000n * ether], [alpha, 100_000n * ether], 3000)
await uniswap.send(fee, feeAbi, 'setFee', [2n])
await uniswap.addV2Pool([tether, 100_000n * 10n ** 6n], [weth, 100n * ether])
await uniswap.addV3Pool([permit, 100_000n * ether], [weth, 100n * ether], 3000)
await uniswap.addV2Pool([permit, 90_000n * ether], [weth, 100n * ether])
for (const token of [alpha, beta, fee, permit, tether]) await uniswap.mint(token, user, 1_000_000n * ether)
// The first swap of a pool also initialises its price history.
await anvil.client.increaseTime({ seconds: 10 })
await client.mine({ blocks: 1 })

const signal = AbortSignal.timeout(120_000)
const { swap } = node.open()
/** With one letter in the wrong case. */
const misspelt = alpha.replace(/[a-f]/i, (letter) =>
  letter > 'Z' ? letter.toUpperCase() : letter.toLowerCase(),
)
const stranger: Address = '0x00000000000000000000000000000000000000AA'

const quotes = (from: string, to: string, amount: bigint, more = {}) =>
  swap.quotes({ amount: String(amount), from: id(from), to: id(to), ...more }, signal)
const body = (from: string, to: string, amount: bigint, more = {}) => ({
  projectId: 'test',
  amount: String(amount),
  from: id(from),
  to: id(to),
  userAddress: id(user),
  eip155: { slippage: 1 },
  ...more,
})
const build = async (from: string, to: string, amount: bigint, more = {}) =>
  (await swap.build(body(from, to, amount, more), signal)).tx
const approve = (from: string, more: { amount?: string; spender?: string | undefined } = {}) =>
  swap.approve({ userAddress: id(user), from: id(from), to: id(native), ...more }, signal)
const addressOf = (account: string) => account.split(':')[2] as Address
const send = async (tx: { to: string; data: string; value?: string }, gas = 1_000_000n) => {
  const value = BigInt(tx.value ?? 0)
  const args = { account: user, to: addressOf(tx.to), data: tx.data as Hex, value, gas, chain: null }
  return uniswap.mined(await client.sendTransaction(args))
}

describe('quotes', () => {
  test('behavior: every provider is asked, the best is first [7.06a]', async () => {
    const { quotes: found } = await quotes(native, alpha, ether, { userAddress: user })
    expect(found.map(({ provider }) => provider)).toEqual(['uniswap-v3', 'uniswap-v2'])
    const [first, second] = found
    expect(BigInt(first?.toAmount ?? 0)).toBeGreaterThan(BigInt(second?.toAmount ?? 0))
    expect(first).toMatchObject({
      id: null,
      fromAmount: String(ether),
      fromAccount: id(native),
      toAccount: id(alpha),
      spender: uniswap.v3.router,
    })
    expect(second).toMatchObject({ spender: uniswap.v2.router })
    expect(first?.expiresAt).toBeGreaterThan(Date.now() / 1000)
    expect(Number(first?.gas)).toBeGreaterThan(50_000)
  })

  test('behavior: finds a way over another token where there is no pool of the two', async () => {
    const { quotes: found } = await quotes(alpha, beta, ether)
    expect(found.map(({ provider }) => provider)).toEqual(['uniswap-v3'])
    expect(BigInt(found[0]?.toAmount ?? 0)).toBeGreaterThan((98n * ether) / 100n)
  })

  test('behavior: a big swap shows how far it moves the price', async () => {
    const impactOf = async (amount: bigint) =>
      (await quotes(native, alpha, amount)).quotes.map(({ priceImpactBps }) => priceImpactBps)
    for (const bps of await impactOf(ether / 1000n)) expect(bps).toBeLessThan(3)
    // Twenty into a hundred gives a sixth less.
    for (const bps of await impactOf(20n * ether)) expect(bps).toBeGreaterThan(1_600)
  })

  test('behavior: the best quote takes one reading of the chain, with a multicall or without one', async () => {
    const multicall3 = await uniswap.deployMulticall()
    const plain = node.open()
    const batched = node.open({ contracts: { multicall3, swapHops: beta } })
    const query = { amount: String(ether), from: id(alpha), to: id(native) }
    const without = await plain.swap.quotes(query, signal)
    const within = await batched.swap.quotes(query, signal)
    const amounts = ({ quotes }: typeof within) =>
      quotes.map(({ provider, toAmount }) => ({ provider, toAmount }))
    expect(amounts(within)).toEqual(amounts(without))
    // One for every route, and one for the small swap to compare with.
    expect(batched.gateway.asked).toEqual(['eth_call', 'eth_call', 'eth_call', 'eth_call'])
  })

  test.each([
    ['a token for itself', alpha, alpha, {}, 'swap/same_token'],
    ['a token for itself in another spelling', alpha, alpha.toLowerCase(), {}, 'swap/same_token'],
    ['nothing', native, alpha, { amount: '0' }, 'swap/amount_invalid'],
    ['more than there can be', native, alpha, { amount: String(2n ** 256n) }, 'swap/amount_invalid'],
    ['something that is not an address', native, 'abc', {}, 'server/address_invalid'],
    ['an address with a wrong checksum', native, misspelt, {}, 'server/address_invalid'],
    ['an account that is none', native, alpha, { userAddress: 'eip155' }, 'server/address_invalid'],
    [
      'an account of another chain',
      native,
      alpha,
      { userAddress: `eip155:1:${user}` },
      'swap/chain_mismatch',
    ],
    ['a token without a pool', native, poor, {}, 'swap/no_route'],
    ['an address without a token', native, stranger, {}, 'swap/no_route'],
  ])('error: refuses %s', async (_what, from, to, more, code) => {
    const asked = swap.quotes({ amount: String(ether), from: id(from), to: id(to), ...more }, signal)
    await expect(asked).rejects.toMatchObject({ entry: { code, status: 400 } })
  })

  test('error: tokens of two chains are refused, and so is a chain without swaps [9.09b]', async () => {
    const other = `eip155:1:${alpha}`
    const mixed = swap.quotes({ amount: '1', from: id(native), to: other }, signal)
    await expect(mixed).rejects.toMatchObject({ entry: { code: 'swap/chain_mismatch' } })
    const elsewhere = swap.quotes({ amount: '1', from: `eip155:1:${native}`, to: other }, signal)
    await expect(elsewhere).rejects.toMatchObject({
      entry: { code: 'server/chain_unsupported', status: 400 },
    })
    const without = node.open({ contracts: { weth: '' } }).swap
    const none = without.quotes({ amount: '1', from: id(native), to: id(alpha) }, signal)
    await expect(none).rejects.toMatchObject({ entry: { code: 'swap/unsupported_network', status: 400 } })
  })

  test('error: a node that is away is 503, not a missing pool', async () => {
    const { swap } = node.open()
    const { gateway, chains } = node.open()
    gateway.request = () => Promise.reject(new RpcFailure({ code: -32_000, message: 'header not found' }))
    const { uniswapV2 } = await import('../../chains/evm/swap/uniswapV2.ts')
    const broken = node.open({ providers: () => [uniswapV2({ gateway, chains, clock: Date.now })] }).swap
    const query = { amount: '1000000', from: id(native), to: id(alpha) }
    await expect(broken.quotes(query, signal)).rejects.toMatchObject({
      entry: { code: 'swap/unavailable', status: 503 },
      retryAfter: 2,
    })
    await expect(swap.quotes(query, signal)).resolves.toBeDefined()
  })
})

describe('allowance and approval', () => {
  test('behavior: is read on the chain, and coins need none [7.08]', async () => {
    const read = async (token: string, spender?: string) =>
      (
        await swap.allowance(
          { tokenAddress: id(token), userAddress: id(user), ...(spender && { spender }) },
          signal,
        )
      ).allowance
    expect(await read(native)).toBe(String(2n ** 256n - 1n))
    expect(await read(beta)).toBe('0')
    const { tx } = await approve(beta, { amount: '12345', spender: uniswap.v3.router })
    expect((await send(tx)).status).toBe('success')
    expect(await read(beta, uniswap.v3.router)).toBe('12345')
    expect(await read(beta, uniswap.v2.router)).toBe('0')
    // Without a spender: the highest allowance of any router.
    expect(await read(beta)).toBe('12345')
  })

  test('behavior: approves exactly the amount, to the token itself, and without limit only when asked [7.10]', async () => {
    const exact = (await approve(alpha, { amount: String(ether) })).tx
    const spender = (await quotes(alpha, native, ether)).quotes[0]?.spender ?? ''
    expect(exact).toMatchObject({
      from: id(user),
      to: id(alpha),
      value: '0',
      spender,
      eip155: { gasPrice: expect.stringMatching(/^\d+$/) },
    })
    expect(exact.data).toBe(
      `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${ether.toString(16).padStart(64, '0')}`,
    )
    expect(exact).not.toHaveProperty('resetFirst')
    const endless = (await approve(alpha)).tx
    expect(endless.data.slice(-64)).toBe('f'.repeat(64))
  })

  test('behavior: a token that wants its allowance back at zero is told so', async () => {
    const spender = uniswap.v2.router
    const first = (await approve(tether, { amount: '5', spender })).tx
    expect(first).not.toHaveProperty('resetFirst')
    expect((await send(first)).status).toBe('success')
    const second = (await approve(tether, { amount: '7', spender })).tx
    expect(second.resetFirst).toBe(true)
    expect((await send(second)).status).toBe('reverted')
    expect((await send({ to: second.to, data: second.resetData ?? '' })).status).toBe('success')
    expect((await send(second)).status).toBe('success')
    const { allowance } = await swap.allowance(
      { tokenAddress: id(tether), userAddress: id(user), spender },
      signal,
    )
    expect(allowance).toBe('7')
    expect((await send({ to: second.to, data: second.resetData ?? '' })).status).toBe('success')
  })

  test.each([
    ['a spender that swaps nothing', alpha, { spender: stranger }, 'swap/spender_unknown'],
    ['a spender that is no address', alpha, { spender: 'abc' }, 'server/address_invalid'],
    ["the chain's own coin", native, {}, 'swap/approval_needless'],
    ['an address without a token', stranger, { spender: uniswap.v2.router }, 'server/address_invalid'],
    ['nothing', alpha, { amount: '0' }, 'swap/amount_invalid'],
  ])('error: refuses to approve %s', async (_what, from, more, code) => {
    const asked = swap.approve({ userAddress: id(user), from: id(from), to: id(weth), ...more }, signal)
    await expect(asked).rejects.toMatchObject({ entry: { code, status: 400 } })
  })

  test('error: an allowance of something that is not a token, or of an account elsewhere, is refused', async () => {
    const of = (token: string, owner: string) =>
      swap.allowance({ tokenAddress: token, userAddress: owner }, signal)
    await expect(of(id(stranger), id(user))).rejects.toMatchObject({
      entry: { code: 'server/address_invalid' },
    })
    await expect(of(id(alpha), `eip155:1:${user}`)).rejects.toMatchObject({
      entry: { code: 'swap/chain_mismatch' },
    })
  })
})

describe('build', () => {
  test('behavior: builds the best, tried before the approval is there [7.11a]', async () => {
    const tx = await build(alpha, native, ether)
    const [best] = (await quotes(alpha, native, ether)).quotes
    expect(tx).toMatchObject({
      from: id(user),
      to: id(best?.spender ?? ''),
      amount: best?.toAmount,
      provider: best?.provider,
      value: '0',
      simulated: true,
      // The gas cannot be estimated yet.
      eip155: null,
    })
    expect(tx.deadline).toBeGreaterThan(Date.now() / 1000 + 590)
    expect(tx.deadline).toBeLessThanOrEqual(Date.now() / 1000 + 601)
  })

  test('behavior: of two as good, the one that is allowed already is built', async () => {
    const [best, other] = (await quotes(native, alpha, ether)).quotes
    expect([best?.provider, other?.provider]).toEqual(['uniswap-v3', 'uniswap-v2'])
    await uniswap.mint(alpha, rival, 10n * ether)
    const name = async (slippage: number) =>
      (
        await swap.build(
          { ...body(alpha, native, ether, { eip155: { slippage } }), userAddress: id(rival) },
          signal,
        )
      ).tx.provider
    const before = await name(3)
    const spender = before === 'uniswap-v2' ? uniswap.v3.router : uniswap.v2.router
    const { tx } = await swap.approve(
      { userAddress: id(rival), from: id(alpha), to: id(native), amount: String(ether), spender },
      signal,
    )
    await uniswap.mined(
      await client.sendTransaction({ account: rival, to: alpha, data: tx.data as Hex, chain: null }),
    )
    expect(await name(3)).not.toBe(before)
    // The two differ by about 1%, which is more than this allows.
    expect(await name(0.1)).toBe(before)
  })

  test('behavior: the gas it names is enough, and a tenth more than was estimated', async () => {
    const tx = await build(native, alpha, ether, { provider: 'uniswap-v3' })
    const gas = BigInt(tx.eip155?.gas ?? 0)
    const estimate = await client.estimateGas({
      account: user,
      to: addressOf(tx.to),
      data: tx.data as Hex,
      value: ether,
    })
    expect(gas).toBe((estimate * 11n + 9n) / 10n)
    expect((await send(tx, gas)).status).toBe('success')
    const without = await build(native, alpha, ether, { disableEstimate: true })
    expect(without.eip155).toBeNull()
  })

  test('behavior: says that it could not be tried where the account holds too little', async () => {
    const tx = (await swap.build({ ...body(alpha, native, ether), userAddress: id(stranger) }, signal)).tx
    expect(tx).toMatchObject({ simulated: false, eip155: null })
  })

  test('error: a swap that comes after its deadline does not happen', async () => {
    for (const provider of ['uniswap-v2', 'uniswap-v3']) {
      const tx = await build(native, alpha, ether, { provider })
      const snapshot = await client.snapshot()
      await client.setNextBlockTimestamp({ timestamp: BigInt(tx.deadline + 1) })
      expect((await send(tx)).status).toBe('reverted')
      await client.revert({ id: snapshot })
      expect((await send(tx)).status).toBe('success')
    }
  })

  test('behavior: a token that keeps a part of what is moved is swapped for what really arrives', async () => {
    for (const [from, to] of [
      [fee, native],
      [native, fee],
      [fee, weth],
    ] as const) {
      const [quote] = (await quotes(from, to, ether)).quotes
      const tx = await build(from, to, ether)
      expect(tx).toMatchObject({ provider: 'uniswap-v2', simulated: true })
      expect(BigInt(tx.amount)).toBeLessThan(BigInt(quote?.toAmount ?? 0))
      if (from !== native) {
        const { tx: approval } = await approve(from, { amount: String(ether), spender: tx.spender })
        expect((await send(approval)).status).toBe('success')
      }
      const before = await node.balanceOf(to, user)
      const receipt = await send(tx)
      const spent = to === native ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
      expect(receipt.status).toBe('success')
      expect((await node.balanceOf(to, user)) - before + spent).toBe(BigInt(tx.amount))
    }
  })

  test('error: such a token is refused by a router that cannot take it', async () => {
    await expect(build(fee, alpha, ether, { provider: 'uniswap-v3' })).rejects.toMatchObject({
      entry: { code: 'swap/would_fail', status: 400 },
    })
    await expect(build(alpha, fee, ether, { provider: 'uniswap-v3' })).rejects.toMatchObject({
      entry: { code: 'swap/would_fail' },
      message: 'The swap would fail: the output would be less than promised',
    })
  })

  test.each([
    ['an unknown provider', native, alpha, { provider: 'unknown' }, 'swap/provider_unknown'],
    [
      'an account of another chain',
      native,
      alpha,
      { userAddress: `eip155:1:${user}` },
      'swap/chain_mismatch',
    ],
    ['a token without a pool', native, poor, {}, 'swap/no_route'],
    ['a token without a pool, by name', native, poor, { provider: 'uniswap-v2' }, 'swap/no_route'],
    ['a token for itself', alpha, alpha, {}, 'swap/same_token'],
  ])('error: refuses %s', async (_what, from, to, more, code) => {
    await expect(build(from, to, ether, more)).rejects.toMatchObject({ entry: { code, status: 400 } })
  })

  test('behavior: where a node cannot put a contract in the way, the swap alone is tried', async () => {
    const { gateway, chains } = node.open()
    const { request } = gateway
    const rejecting: typeof request = (id, method, params, options) => {
      if (Array.isArray(params) && method === 'eth_call' && params.length > 2)
        return Promise.reject(
          new RpcFailure({ code: -32_602, message: 'too many arguments, want at most 2' }),
        )
      return request(id, method, params, options)
    }
    const overlooking: typeof request = (id, method, params, options) =>
      request(id, method, Array.isArray(params) ? params.slice(0, 2) : params, options)
    for (const altered of [rejecting, overlooking]) {
      const ledger = evmLedger({ gateway: { ...gateway, request: altered }, chains })
      const { swap } = node.open({ ledgers: [ledger] })
      const coins = await swap.build(body(native, alpha, ether), signal)
      expect(coins.tx.simulated).toBe(true)
      const tokens = await swap.build(body(permit, native, ether), signal)
      expect(tokens.tx.simulated).toBe(false)
    }
  })
})

test('behavior: a pool that runs dry on the way is not a price, and coins it did not take come back', async () => {
  const shallow = await uniswap.deployToken('plain', { symbol: 'SHALLOW' })
  await uniswap.addV3Pool([shallow, 10n * ether], [weth, 10n * ether], 3000, 600)
  await expect(quotes(native, shallow, 20n * ether)).rejects.toMatchObject({
    entry: { code: 'swap/no_route' },
  })
  for (const router of [uniswap.v3.router, uniswap.v3.secondRouter]) {
    const snapshot = await client.snapshot()
    const { swap } = node.open({ contracts: { uniswapV3Router: router } })
    const order = (amount: bigint, who: Address) =>
      swap.build(
        { ...body(native, shallow, amount, { eip155: { slippage: 50 } }), userAddress: id(who) },
        signal,
      )
    const mine = (await order(8n * ether, user)).tx
    const theirs = (await order(5n * ether, rival)).tx
    const first = { account: rival, to: router, data: theirs.data as Hex, value: 5n * ether, gas: 1_000_000n }
    await uniswap.mined(await client.sendTransaction({ ...first, chain: null }))
    const before = await node.balanceOf(native, user)
    const receipt = await send(mine)
    expect(receipt.status).toBe('success')
    const spent = before - (await node.balanceOf(native, user)) - receipt.gasUsed * receipt.effectiveGasPrice
    expect(await node.balanceOf(shallow, user)).toBeGreaterThanOrEqual(BigInt(mine.minToAmount))
    expect(spent).toBeLessThan(6n * ether)
    expect(await client.getBalance({ address: router })).toBe(0n)
    await client.revert({ id: snapshot })
  }
})

test("behavior: the chain's own coin is wrapped and unwrapped one for one, and nothing is approved", async () => {
  for (const [from, to] of [
    [native, weth],
    [weth, native],
  ] as const) {
    const { quotes: found } = await quotes(from, to, ether)
    expect(found).toMatchObject([{ provider: 'wrap', toAmount: String(ether), minToAmount: String(ether) }])
    expect(found[0]).not.toHaveProperty('spender')
    const tx = await build(from, to, ether)
    expect(tx).toMatchObject({ to: id(weth), provider: 'wrap', simulated: true, amount: String(ether) })
    expect(tx.eip155).not.toBeNull()
    const before = await node.balanceOf(to, user)
    const receipt = await send(tx)
    const spent = to === native ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
    expect((await node.balanceOf(to, user)) - before + spent).toBe(ether)
  }
  const needless = swap.approve(
    { userAddress: id(user), from: id(weth), to: id(native), amount: String(ether) },
    signal,
  )
  await expect(needless).rejects.toMatchObject({ entry: { code: 'swap/approval_needless' } })
})

describe('permit', () => {
  const owner = privateKeyToAccount(`0x${'42'.repeat(32)}`)
  const words = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')

  async function sign(spender: Address, more: { value?: bigint; deadline?: bigint } = {}) {
    const { value = ether, deadline = BigInt(Math.floor(Date.now() / 1000) + 3_600) } = more
    const nonce = (await client.readContract({
      address: permit,
      abi: [
        {
          type: 'function',
          name: 'nonces',
          stateMutability: 'view',
          inputs: [{ type: 'address' }],
          outputs: [{ type: 'uint256' }],
        },
      ],
      functionName: 'nonces',
      args: [owner.address],
    })) as bigint
    const signature = await owner.signTypedData({
      domain: { name: 'Permit', version: '1', chainId: anvil.chainId, verifyingContract: permit },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { owner: owner.address, spender, value, nonce, deadline },
    })
    const { r, s, v = 27n } = parseSignature(signature)
    return encodeAbiParameters(words, [owner.address, spender, value, deadline, Number(v), r, s])
  }
  const request = (signed: Hex, more = {}) => ({
    ...body(permit, native, ether, { eip155: { slippage: 1, permit: signed } }),
    userAddress: id(owner.address),
    ...more,
  })

  test.each(['router', 'secondRouter'] as const)(
    'behavior: a signed permission stands in for an approval (%s)',
    async (which) => {
      await uniswap.mint(permit, owner.address, 10n * ether)
      await client.setBalance({ address: owner.address, value: ether })
      const router = uniswap.v3[which]
      const { swap } = node.open({ contracts: { uniswapV3Router: router } })
      const { tx } = await swap.build(request(await sign(router)), signal)
      expect(tx).toMatchObject({ provider: 'uniswap-v3', simulated: true, spender: router })
      const before = await node.balanceOf(native, owner.address)
      await client.impersonateAccount({ address: owner.address })
      const hash = await client.sendTransaction({
        account: owner.address,
        to: addressOf(tx.to),
        data: tx.data as Hex,
        gas: 1_000_000n,
        chain: null,
      })
      const receipt = await uniswap.mined(hash)
      expect(receipt.status).toBe('success')
      const spent = receipt.gasUsed * receipt.effectiveGasPrice
      expect((await node.balanceOf(native, owner.address)) - before + spent).toBe(BigInt(tx.amount))
    },
  )

  test('behavior: the answer says where a signed permission is taken [7.11a]', async () => {
    const takes = async (from: Address, to: Address, more = {}) =>
      (await swap.build(body(from, to, ether, more), signal)).tx.takesPermit
    expect(await takes(permit, native as Address, { provider: 'uniswap-v3' })).toBe(true)
    expect(await takes(permit, native as Address, { provider: 'uniswap-v2' })).toBeUndefined()
    // The native coin is sent along and needs no allowance.
    expect(await takes(native as Address, permit, { provider: 'uniswap-v3' })).toBeUndefined()
    expect(await takes(native as Address, weth)).toBeUndefined()
  })

  test('error: one that does not fit is refused, with the reason', async () => {
    const { router } = uniswap.v3
    const refused = async (signed: Hex, more = {}) =>
      swap.build(request(signed, more), signal).then(
        () => 'built',
        (error: Error) => error.message,
      )
    const fitting = await sign(router)
    expect(await refused(fitting, { provider: 'uniswap-v2' })).toBe('This provider does not accept permits')
    expect(await refused('0x1234')).toContain('it does not have seven words')
    expect(await refused(`0x${'ff'.repeat(7 * 32)}`)).toContain('it cannot be decoded')
    expect(await refused(fitting, { userAddress: id(user) })).toContain('it was signed by another account')
    expect(await refused(await sign(uniswap.v2.router))).toContain('it is for another spender')
    expect(await refused(await sign(router, { value: 1n }))).toContain('it is for less than is swapped')
    expect(await refused(await sign(router, { deadline: 1n }))).toContain(
      'it expires before the deadline of the swap',
    )
    // Signed for other values than it contains.
    const forged = `${fitting.slice(0, -2)}${fitting.endsWith('00') ? '01' : '00'}` as Hex
    expect(await refused(forged)).toContain('The swap would fail: not signed by the owner')
  })
})

describe('gas price', () => {
  test('behavior: three speeds, in wei [7.09]', async () => {
    const { standard, fast, instant } = await swap.gasPrice({ chainId: chain }, signal)
    expect(BigInt(standard)).toBeGreaterThan(0n)
    expect(BigInt(fast)).toBeGreaterThanOrEqual(BigInt(standard))
    expect(BigInt(instant)).toBeGreaterThanOrEqual(BigInt(fast))
  })

  test('error: a network without one is refused [8.18a]', async () => {
    await expect(swap.gasPrice({ chainId: 'eip155:5' }, signal)).rejects.toMatchObject({
      message: 'Network not supported for Gas Price',
      entry: { status: 400, field: 'chainId' },
    })
  })
})
