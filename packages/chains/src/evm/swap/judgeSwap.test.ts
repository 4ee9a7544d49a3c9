import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Driver, Network } from '../../driver.ts'
import { judgeSwap } from './judgeSwap.ts'

// No node: what the calldata says decides.
const network: Network = {
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'Ethereum',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
}
const me = '0x1111111111111111111111111111111111111111'
const thief = '0xbad0bad0bad0bad0bad0bad0bad0bad0bad0bad0'
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const v2 = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const v3 = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'
const oneinch = '0x111111125421ca6dc452d289314280a0f8842a65'
const lifi = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const zero = '0x0000000000000000000000000000000000000000'
const units = 10n ** 18n
const least = 990_000n
const deadline = 2_000_000_000n

const v2Abi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapTokensForExactTokens(uint256, uint256, address[], address, uint256)',
])
const firstAbi = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function multicall(bytes[] data)',
])
const v3Abi = parseAbi([
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 limit) params)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function unwrapWETH9(uint256, address)',
  'function refundETH()',
  'function sweepToken(address, uint256, address)',
  'function selfPermitIfNecessary(address, uint256, uint256, uint8, bytes32, bytes32)',
])
const oneinchAbi = parseAbi([
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data)',
  'function unoswap(uint256, uint256, uint256, uint256)',
])
const lifiAbi = parseAbi([
  'function swapTokensGeneric(bytes32, string, string, address, uint256, (address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)[])',
])

const path = (...tokens: string[]): Hex => `0x${tokens.map((token) => token.slice(2)).join('000bb8')}`
const v2Swap = (part: Partial<{ amount: bigint; min: bigint; path: string[]; to: string }> = {}) =>
  encodeFunctionData({
    abi: v2Abi,
    functionName: 'swapExactTokensForTokens',
    args: [
      part.amount ?? units,
      part.min ?? least,
      (part.path ?? [dai, weth, usdc]) as Hex[],
      (part.to ?? me) as Hex,
      deadline,
    ],
  })
const input = (part: Partial<{ amount: bigint; min: bigint; path: Hex; to: string }> = {}) =>
  encodeFunctionData({
    abi: v3Abi,
    functionName: 'exactInput',
    args: [
      {
        path: part.path ?? path(dai, usdc),
        recipient: (part.to ?? me) as Hex,
        amountIn: part.amount ?? units,
        amountOutMinimum: part.min ?? least,
      },
    ],
  })
const multicall = (...calls: Hex[]) =>
  encodeFunctionData({ abi: v3Abi, functionName: 'multicall', args: [deadline, calls] })
const unwrap = (min = least, to: string = me) =>
  encodeFunctionData({ abi: v3Abi, functionName: 'unwrapWETH9', args: [min, to as Hex] })
const permit = (token: string, value = units) =>
  encodeFunctionData({
    abi: v3Abi,
    functionName: 'selfPermitIfNecessary',
    args: [token as Hex, value, deadline, 27, `0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`],
  })
const approve = (spender: string, amount: bigint) => ({
  to: dai,
  data: `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
  value: 0n,
})

function judge(to: string, data: string, part: Partial<Driver.JudgeSwapArgs> = {}) {
  const value = 'from' in part && part.from === undefined ? units : 0n
  return judgeSwap({
    network,
    address: me,
    from: dai,
    to: usdc,
    units,
    least,
    spender: to,
    approvals: [],
    transaction: { to, data, value },
    ...part,
  })
}
const coinIn = { from: undefined, spender: undefined }
const coinOut = { to: undefined }

describe('without a node', () => {
  test.each([
    ['v2', v2, v2Swap(), {}],
    [
      'v2 from the coin',
      v2,
      encodeFunctionData({
        abi: v2Abi,
        functionName: 'swapExactETHForTokens',
        args: [least, [weth, usdc], me, deadline],
      }),
      coinIn,
    ],
    [
      'v2 to the coin',
      v2,
      encodeFunctionData({
        abi: v2Abi,
        functionName: 'swapExactTokensForETH',
        args: [units, least, [dai, weth], me, deadline],
      }),
      coinOut,
    ],
    ['v3', v3, multicall(input()), {}],
    ['v3 over another token', v3, multicall(input({ path: path(dai, weth, usdc) })), {}],
    ['v3 with a permit', v3, multicall(permit(dai), input()), {}],
    [
      'v3 from the coin',
      v3,
      multicall(
        input({ path: path(weth, usdc) }),
        encodeFunctionData({ abi: v3Abi, functionName: 'refundETH' }),
      ),
      coinIn,
    ],
    ['v3 to the coin', v3, multicall(input({ path: path(dai, weth), to: v3 }), unwrap()), coinOut],
    [
      'the first v3 router',
      v3,
      encodeFunctionData({
        abi: firstAbi,
        functionName: 'exactInput',
        args: [{ path: path(dai, usdc), recipient: me, deadline, amountIn: units, amountOutMinimum: least }],
      }),
      {},
    ],
    ['wrapping', weth, '0xd0e30db0', { ...coinIn, to: weth, least: units }],
    [
      'unwrapping',
      weth,
      `0x2e1a7d4d${units.toString(16).padStart(64, '0')}`,
      { from: weth, ...coinOut, spender: undefined, least: units },
    ],
    ['v2 with its approval', v2, v2Swap(), { approvals: [approve(v2, units)] }],
    ['v2 with a reset before', v2, v2Swap(), { approvals: [approve(v2, 0n), approve(v2, units)] }],
  ])('behavior: an honest swap passes: %s', async (_, to, data, part) => {
    expect(await judge(to, data, part)).toMatchObject({ status: 'fair', simulated: false })
  })

  const everything = `0xa9059cbb${thief.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  test.each([
    ['everything of a third token is transferred', usdt, everything, {}],
    ['a transfer on a known exchange', v2, everything, {}],
    ['a contract of the thief', thief, v2Swap(), {}],
    ['another spender', v2, v2Swap(), { spender: thief }],
    ['no call at all', v2, '0x', {}],
    ['another recipient', v2, v2Swap({ to: thief }), {}],
    ['a lower minimum', v2, v2Swap({ min: 1n }), {}],
    ['more of the token', v2, v2Swap({ amount: units * 5n }), {}],
    ['another token given', v2, v2Swap({ path: [usdt, usdc] }), {}],
    ['another token taken', v2, v2Swap({ path: [dai, usdt] }), {}],
    [
      'an exact output, which takes as much as it needs',
      v2,
      encodeFunctionData({
        abi: v2Abi,
        functionName: 'swapTokensForExactTokens',
        args: [least, 2n ** 255n, [dai, usdc], me, deadline],
      }),
      {},
    ],
    ['bytes behind the call', v2, `${v2Swap()}00`, {}],
    ['another recipient', v3, multicall(input({ to: thief })), {}],
    ['the router as the recipient', v3, multicall(input({ to: v3 })), {}],
    ['a lower minimum', v3, multicall(input({ min: 1n })), {}],
    ['everything the router has', v3, multicall(input({ amount: 0n })), {}],
    ['two swaps', v3, multicall(input(), input()), {}],
    ['a permit of another token', v3, multicall(permit(usdt), input()), {}],
    ['a permit of more', v3, multicall(permit(dai, units + 1n), input()), {}],
    ['a multicall in a multicall', v3, multicall(multicall(input())), {}],
    [
      'a sweep to the thief',
      v3,
      multicall(
        input({ to: v3 }),
        encodeFunctionData({ abi: v3Abi, functionName: 'sweepToken', args: [usdc, 0n, thief] }),
      ),
      {},
    ],
    [
      'coins unwrapped for the thief',
      v3,
      multicall(input({ path: path(dai, weth), to: v3 }), unwrap(least, thief)),
      coinOut,
    ],
    ['fewer coins unwrapped', v3, multicall(input({ path: path(dai, weth), to: v3 }), unwrap(0n)), coinOut],
    ['coins left behind', v3, multicall(input({ path: path(dai, weth), to: v3 })), coinOut],
    ['another token for the coin', v3, multicall(input({ path: path(usdt, usdc) })), coinIn],
    [
      'a price limit, which swaps a part',
      v3,
      encodeFunctionData({
        abi: v3Abi,
        functionName: 'exactInputSingle',
        args: [
          {
            tokenIn: dai,
            tokenOut: usdc,
            fee: 500,
            recipient: me,
            amountIn: units,
            amountOutMinimum: least,
            limit: 5n,
          },
        ],
      }),
      {},
    ],
    ['coins with a token', v2, v2Swap(), { transaction: { to: v2, data: v2Swap(), value: 1n } }],
    ['an approval of everything', v2, v2Swap(), { approvals: [approve(v2, 2n ** 256n - 1n)] }],
    ['an approval of the thief', v2, v2Swap(), { approvals: [approve(thief, units)] }],
    ['an approval on another token', v2, v2Swap(), { approvals: [{ ...approve(v2, units), to: usdt }] }],
    [
      'an approval that nothing needs',
      weth,
      '0xd0e30db0',
      { ...coinIn, to: weth, approvals: [approve(v2, units)] },
    ],
    ['wrapping into another token', usdt, '0xd0e30db0', { ...coinIn, to: usdt }],
    ['an aggregator, whose call only a node can vouch for', oneinch, oneinchSwap(), {}],
  ])('error: what differs from the terms is refused: %s', async (_, to, data, part) => {
    expect(await judge(to, data, part as Partial<Driver.JudgeSwapArgs>)).toMatchObject({ status: 'refused' })
  })
})

function oneinchSwap(
  part: Partial<{ dstReceiver: Hex; minReturnAmount: bigint; srcToken: Hex; flags: bigint }> = {},
) {
  return encodeFunctionData({
    abi: oneinchAbi,
    functionName: 'swap',
    args: [
      thief,
      {
        srcToken: dai,
        dstToken: usdc,
        srcReceiver: thief,
        dstReceiver: me,
        amount: units,
        minReturnAmount: least,
        flags: 0n,
        ...part,
      },
      '0x1234',
    ],
  })
}

function lifiSwap(receiver: string, min: bigint, ...steps: { sell: string; deposit?: boolean }[]) {
  return encodeFunctionData({
    abi: lifiAbi,
    functionName: 'swapTokensGeneric',
    args: [
      `0x${'0'.repeat(64)}`,
      '',
      '',
      receiver as Hex,
      min,
      steps.map(({ sell, deposit = true }) => ({
        callTo: zero as Hex,
        approveTo: zero as Hex,
        sendingAssetId: sell as Hex,
        receivingAssetId: usdc as Hex,
        fromAmount: units,
        callData: '0x' as Hex,
        requiresDeposit: deposit,
      })),
    ],
  })
}

test.each([
  ['an honest 1inch swap', oneinch, oneinchSwap(), /simulate/],
  ['1inch to another recipient', oneinch, oneinchSwap({ dstReceiver: thief }), /recipient/],
  ['1inch with a lower minimum', oneinch, oneinchSwap({ minReturnAmount: 1n }), /minimum/],
  ['1inch with another token', oneinch, oneinchSwap({ srcToken: usdt }), /another token/],
  ['1inch with a part', oneinch, oneinchSwap({ flags: 1n }), /part/],
  [
    '1inch over a pool that the caller names',
    oneinch,
    encodeFunctionData({ abi: oneinchAbi, functionName: 'unoswap', args: [BigInt(dai), units, least, 1n] }),
    /known ones/,
  ],
  ['an honest LI.FI swap', lifi, lifiSwap(me, least, { sell: dai }), /simulate/],
  ['LI.FI to another recipient', lifi, lifiSwap(thief, least, { sell: dai }), /recipient/],
  ['LI.FI with a lower minimum', lifi, lifiSwap(me, 1n, { sell: dai }), /minimum/],
  [
    'LI.FI that takes another token too',
    lifi,
    lifiSwap(me, least, { sell: dai }, { sell: usdt }),
    /another token/,
  ],
])(
  'behavior: calls of aggregators are decoded too, and need a node besides: %s',
  async (_, to, data, details) => {
    expect(await judge(to, data)).toMatchObject({
      status: 'refused',
      details: expect.stringMatching(details),
    })
  },
)

test('behavior: contracts of the host are used on a network that is not known', async () => {
  const local = { ...network, id: 'eip155:31337' } as const
  expect(await judge(v2, v2Swap(), { network: local })).toMatchObject({ status: 'refused' })
  const contracts = { uniswapV2Router: v2.toUpperCase().replace('0X', '0x') }
  expect(await judge(v2, v2Swap(), { network: local, contracts })).toMatchObject({ status: 'fair', least })
})
