import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import type { Flow, Lie, Stage } from './lie.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])
const call = (functionName: 'transfer' | 'approve' | 'increaseAllowance', to: Address, amount = maxUint256) =>
  encodeFunctionData({ abi, functionName, args: [to, amount] })
const on = (address: string) => `eip155:31337:${address}`
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const bare = (address: string) => address.slice(2).toLowerCase()
const swapWord = (data: string, from: bigint, to: bigint) => data.replaceAll(word(from), word(to))
const swapAddress = (data: string, from: string, to: string) =>
  data.toLowerCase().replaceAll(bare(from), bare(to))

const sell: Flow = { kind: 'swap', from: 'TUSD', to: 'ETH' }
const buy: Flow = { kind: 'swap', from: 'ETH', to: 'TUSD' }
const signed: Flow = { kind: 'swap', from: 'PMT', to: 'TUSD' }
const batched: Flow = { kind: 'swap', from: 'TUSD', to: 'ETH', batch: true }
const build = /^\/v1\/convert\/build-transaction$/

type Built = {
  tx: Record<string, unknown> & { data: string; value: string; amount: string; minToAmount: string }
}

/** A lie about the transaction that swaps. */
function inSwap(
  name: string,
  flow: Flow,
  change: (tx: Built['tx'], stage: Stage, units: bigint) => object,
  more: Partial<Lie> = {},
): Lie {
  return {
    name,
    row: 'swap transactions',
    flow,
    path: build,
    change: ({ tx }: Built, stage, asked: { amount: string }) => ({
      tx: { ...tx, ...change(tx, stage, BigInt(asked.amount)) },
    }),
    ...more,
  }
}

/** The drains of the swap transaction, which are tried in every way that a swap is sent. */
const drains = (flow: Flow, way: string): Lie[] => [
  inSwap(`everything of a third token is transferred, ${way}`, flow, (_, { moon, thief }) => ({
    to: on(moon),
    data: call('transfer', thief),
    value: '0',
  })),
  inSwap(`the swap pays the thief, ${way}`, flow, ({ data }, { thief, visitor }) => ({
    data: swapAddress(data, visitor, thief),
  })),
  inSwap(`the minimum is nothing, ${way}`, flow, ({ data, minToAmount }) => ({
    data: swapWord(data, BigInt(minToAmount), 0n),
  })),
  inSwap(`more is taken than is shown, ${way}`, flow, ({ data, value }, _, units) => ({
    data: swapWord(data, units, units * 20n),
    // Coins are not part of the data.
    value: String(BigInt(value) * 20n),
  })),
  inSwap(
    `only the transaction after the review is another one, ${way}`,
    flow,
    (_, { moon, thief }) => ({
      to: on(moon),
      data: call('transfer', thief),
      value: '0',
    }),
    { after: 1 },
  ),
]

const rpc = /^\/v1\/?$/
/** Changes the result of a method in the answers of the gateway, in batches too. */
const overRpc =
  (method: string, change: (result: unknown, params: unknown[]) => unknown): Lie['change'] =>
  (answer, _, asked) => {
    const calls = [asked].flat() as { id: unknown; method: string; params: unknown[] }[]
    const one = (reply: { id: unknown; result?: unknown }) => {
      const call = calls.find(({ id }) => id === reply.id)
      return call?.method === method
        ? { ...reply, result: change(reply.result, call.params), error: undefined }
        : reply
    }
    return Array.isArray(answer) ? answer.map(one) : one(answer)
  }
const decimalsCall = '0x313ce567'
const nineDecimals = overRpc('eth_call', (result, [call]) =>
  (call as { data?: Hex }).data === decimalsCall ? `0x${word(9n)}` : result,
)

/** Every lie of the suite: what a server could change in its answers about money. */
export const lies: readonly Lie[] = [
  ...drains(sell, 'after an approval'),
  ...drains(buy, 'for coins'),
  ...drains(signed, 'with a permit'),
  ...drains(batched, 'in a batch'),
  inSwap('the token itself is transferred', sell, (_, { dollar, thief }) => ({
    to: on(dollar),
    data: call('transfer', thief),
  })),
  inSwap('the thief is allowed to take everything', sell, (_, { dollar, thief }) => ({
    to: on(dollar),
    data: call('approve', thief),
  })),
  inSwap('an allowance is raised', sell, (_, { dollar, thief }) => ({
    to: on(dollar),
    data: call('increaseAllowance', thief),
  })),
  inSwap('a collection is given away', sell, (_, { moon, thief }) => ({
    to: on(moon),
    data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [thief, true] }),
  })),
  inSwap('coins are sent to the thief', buy, (_, { thief }) => ({ to: on(thief), data: '0x' })),
  inSwap('ten times the coins are sent', buy, (_, _stage, units) => ({ value: String(units * 10n) })),
  inSwap('coins are sent with a token', sell, () => ({ value: String(10n ** 18n) })),
  inSwap('another token is taken', sell, ({ data }, { dollar, moon }) => ({
    data: swapAddress(data, dollar, moon),
  })),
  inSwap('another token is given', buy, ({ data }, { dollar, moon }) => ({
    data: swapAddress(data, dollar, moon),
  })),
  inSwap('the swap is for another chain', buy, (tx) => ({ to: String(tx.to).replace(':31337:', ':1:') })),
  inSwap('ten times the output is promised', sell, ({ amount, minToAmount }) => ({
    amount: String(BigInt(amount) * 10n),
    minToAmount: String(BigInt(minToAmount) * 10n),
  })),
  inSwap('a contract of the thief is called', sell, (_, { thief }) => ({ to: on(thief), spender: thief })),
  {
    name: 'the thief is to be approved',
    row: 'spenders',
    flow: sell,
    path: /^\/v1\/convert\/(quotes|build-transaction)$/,
    change(answer, { thief }) {
      for (const quote of answer.quotes ?? []) quote.spender = thief
      if (answer.tx) answer.tx.spender = thief
      return answer
    },
  },
  {
    name: 'a permit is to be signed for the thief',
    row: 'spenders',
    flow: signed,
    path: /^\/v1\/convert\/(quotes|build-transaction)$/,
    change(answer, { thief }) {
      for (const quote of answer.quotes ?? []) quote.spender = thief
      if (answer.tx) Object.assign(answer.tx, { spender: thief, to: on(thief), takesPermit: true })
      return answer
    },
  },
  ...(
    [
      ['without a limit', (stage: Stage) => ({ data: call('approve', stage.routers[0] as Address) })],
      ['of the thief', (stage: Stage) => ({ data: call('approve', stage.thief) })],
      ['that is a transfer', (stage: Stage) => ({ data: call('transfer', stage.thief) })],
      ['on another token', (stage: Stage) => ({ to: on(stage.moon) })],
      [
        'whose reset is a transfer',
        (stage: Stage) => ({ resetFirst: true, resetData: call('transfer', stage.thief) }),
      ],
      ['with coins', () => ({ value: String(10n ** 18n) })],
    ] as const
  ).map(
    ([name, change]): Lie => ({
      name: `an approval ${name}`,
      row: 'approvals',
      flow: sell,
      path: /^\/v1\/convert\/build-approve$/,
      change: ({ tx }, stage) => ({ tx: { ...tx, ...change(stage) } }),
    }),
  ),
  {
    name: 'an allowance that is missing is there',
    row: 'swap allowances',
    flow: signed,
    path: /^\/v1\/convert\/allowance$/,
    change: () => ({ allowance: String(maxUint256) }),
  },
  {
    name: 'an allowance that is there is missing',
    row: 'swap allowances',
    flow: sell,
    path: /^\/v1\/convert\/allowance$/,
    change: () => ({ allowance: '0' }),
  },
  {
    name: 'ten times the output is quoted',
    row: 'quotes',
    flow: sell,
    path: /^\/v1\/convert\/quotes$/,
    change: ({ quotes }) => ({
      quotes: quotes.map((quote: { toAmount: string }) => ({
        ...quote,
        toAmount: String(BigInt(quote.toAmount) * 10n),
        priceImpactBps: 0,
      })),
    }),
  },
  {
    name: 'a bad rate without any loss',
    row: 'quotes',
    flow: sell,
    path: /^\/v1\/(convert\/(quotes|build-transaction)|fungible\/price)$/,
    change(answer) {
      const tenth = (text: string) => String(BigInt(text) / 10n)
      for (const quote of answer.quotes ?? [])
        Object.assign(quote, { toAmount: tenth(quote.toAmount), priceImpactBps: 0 })
      // As dear as it must be for the loss not to show.
      for (const token of answer.fungibles ?? []) if (token.symbol === 'ETH') token.price *= 10
      const { tx } = answer
      if (tx) {
        const least = BigInt(tx.minToAmount)
        Object.assign(tx, {
          amount: tenth(tx.amount),
          minToAmount: tenth(tx.minToAmount),
          data: swapWord(tx.data, least, least / 10n),
        })
      }
      return answer
    },
  },
  {
    name: 'prices that hide what is given',
    row: 'prices',
    flow: sell,
    path: /^\/v1\/fungible\/price$/,
    change: ({ fungibles }) => ({
      fungibles: fungibles.map((token: object) => ({ ...token, price: 0.000_001 })),
    }),
  },
  {
    name: 'another token by the name of a listed one',
    row: 'token lists',
    flow: buy,
    path: /^\/v1\/convert\/tokens$/,
    change: ({ tokens }, { moon }) => ({
      tokens: tokens.map((token: { symbol: string }) =>
        token.symbol === 'TUSD' ? { ...token, address: on(moon), decimals: 18 } : token,
      ),
    }),
  },
  {
    name: 'a listed token counted with other decimals',
    row: 'token lists',
    flow: sell,
    path: /^\/v1\/convert\/tokens$/,
    change: ({ tokens }) => ({
      tokens: tokens.map((token: { symbol: string }) =>
        token.symbol === 'TUSD' ? { ...token, decimals: 3 } : token,
      ),
    }),
  },
  {
    name: 'a token found by its address counted with other decimals',
    row: 'token lists',
    flow: { kind: 'swap', from: 'ETH', to: 'MOON' },
    path: /^\/v1\/fungible\/price$/,
    change: ({ fungibles }) => ({
      fungibles: fungibles.map((token: { symbol: string }) =>
        token.symbol === 'MOON' ? { ...token, decimals: 6 } : token,
      ),
    }),
  },
  {
    name: 'a token found by its address under another name',
    row: 'token lists',
    flow: { kind: 'swap', from: 'ETH', to: 'MOON' },
    path: /^\/v1\/fungible\/price$/,
    change: ({ fungibles }) => ({
      fungibles: fungibles.map((token: { symbol: string }) =>
        token.symbol === 'MOON' ? { ...token, symbol: 'WBTC', name: 'Wrapped Bitcoin' } : token,
      ),
    }),
  },
  {
    name: 'gas at a price that nothing costs',
    row: 'gas prices',
    flow: buy,
    path: /^\/v1\/convert\/gas-price$/,
    change: () => ({ standard: String(10n ** 15n), fast: String(10n ** 15n), instant: String(10n ** 15n) }),
  },
  ...(
    [
      ['a token counted with more decimals', 'TUSD', 'TUSD', { decimals: '9' }, {}],
      ['a token counted with fewer decimals', 'TUSD', 'TUSD', { decimals: '3' }, {}],
      [
        'another token by the name of one that is meant',
        'TUSD',
        'MOON',
        {},
        { symbol: 'TUSD', name: 'Test Dollar' },
      ],
      ['the coin counted with fewer decimals', 'Ether', 'ETH', { decimals: '6' }, {}],
      ['more than there is', 'TUSD', 'TUSD', { numeric: '1000000' }, {}],
      ['a price that makes little of much', 'TUSD', 'TUSD', {}, { price: 0.000_001 }],
    ] as const
  ).map(
    ([name, token, symbol, quantity, part]): Lie => ({
      name,
      row: 'balances',
      flow: { kind: 'send', token },
      path: /^\/v1\/account\/0x\w+\/balance$/,
      change: ({ balances, ...rest }) => ({
        ...rest,
        balances: balances
          // The one whose name is taken is not shown beside it.
          .filter((one: { symbol: string }) => !('symbol' in part) || one.symbol !== part.symbol)
          .map((one: { symbol: string; quantity: object }) =>
            one.symbol === symbol ? { ...one, ...part, quantity: { ...one.quantity, ...quantity } } : one,
          ),
      }),
    }),
  ),
  {
    name: 'decimals that the node of the server confirms',
    row: 'the gateway',
    flow: { kind: 'send', token: 'TUSD' },
    path: /^\/v1(\/|\/account\/0x\w+\/balance)?$/,
    change(answer, stage, asked) {
      for (const one of answer.balances ?? []) if (one.symbol === 'TUSD') one.quantity.decimals = '9'
      return answer.balances ? answer : nineDecimals(answer, stage, asked)
    },
  },
  {
    name: 'a fee that nothing costs',
    unasked: 'withNode',
    row: 'the gateway',
    flow: { kind: 'send', token: 'Ether' },
    path: rpc,
    change: overRpc('eth_maxPriorityFeePerGas', () => '0x5af3107a4000'),
  },
  {
    name: 'a transaction that went through has failed',
    row: 'the gateway',
    flow: { kind: 'send', token: 'Ether' },
    path: rpc,
    change: overRpc('eth_getTransactionReceipt', (result) =>
      result ? { ...result, status: '0x0' } : result,
    ),
  },
  {
    name: 'a simulation that never happened',
    unasked: 'withNode',
    row: 'the gateway',
    flow: sell,
    path: rpc,
    change: overRpc('eth_simulateV1', () => [{ calls: [] }]),
  },
  {
    name: 'a name of another zone is the thief',
    row: 'names',
    flow: { kind: 'send', token: 'Ether', to: 'vitalik.eth' },
    path: /^\/v1\/profile\/account\//,
    unasked: 'always',
    change: (_, { thief }) => ({
      name: 'vitalik.eth',
      registered: true,
      addresses: {
        60: { address: thief, created_at: null },
        2147514985: { address: thief, created_at: null },
      },
      attributes: {},
    }),
  },
  {
    name: 'the recipient is called what the visitor trusts',
    row: 'identities',
    flow: { kind: 'send', token: 'Ether' },
    path: /^\/v1\/identity\//,
    change: () => ({ name: 'vitalik.eth', avatar: null, resolvedAt: null }),
  },
  {
    name: 'a history full of addresses of the thief',
    row: 'history',
    flow: { kind: 'send', token: 'Ether' },
    path: /^\/v1\/account\/0x\w+\/history$/,
    unasked: 'always',
    change: ({ data, next }, { thief }) => ({
      next,
      data: data.map((one: { metadata: object }) => ({
        ...one,
        metadata: { ...one.metadata, sentTo: thief },
      })),
    }),
  },
  ...(['TUSD', 'MOON'] as const).map(
    (token): Lie => ({
      name: `a payment in ${token} is counted with more decimals`,
      // Of a token that it does not know, the kit never asks the server.
      unasked: token === 'MOON' ? 'always' : 'withNode',
      row: 'payments',
      flow: { kind: 'pay', token },
      path: rpc,
      change: nineDecimals,
    }),
  ),
  {
    name: 'a payment is worth next to nothing',
    row: 'payments',
    flow: { kind: 'pay', token: 'ETH' },
    path: /^\/v1\/(fungible\/price|account\/0x\w+\/balance)$/,
    change(answer) {
      for (const one of [...(answer.fungibles ?? []), ...(answer.balances ?? [])]) one.price = 0.000_001
      return answer
    },
  },
  ...(
    [
      ['is a page of the thief', () => 'https://pay.coinbase.com.thief.example/buy'],
      [
        'delivers to the thief',
        ({ thief }: Stage) => `https://pay.coinbase.com/buy?addresses={"${thief}":["base"]}`,
      ],
      ['is not encrypted', () => 'http://pay.coinbase.com/buy'],
      ['runs code', () => 'javascript:alert(1)'],
    ] as const
  ).map(
    ([name, url]): Lie => ({
      name: `the checkout ${name}`,
      row: 'on-ramp pages',
      flow: { kind: 'buy' },
      path: /^\/v1\/generators\/onrampurl$/,
      change: (answer, stage) => ({ ...answer, url: url(stage) }),
    }),
  ),
  ...(
    [
      ['of another token', (stage: Stage) => ({ token: on(stage.moon) })],
      ['of a whole collection', () => ({ kind: 'collection' })],
      [
        'whose spender brings an amount along',
        (stage: Stage) => ({ spender: `${stage.thief}${'f'.repeat(64)}` }),
      ],
      ['of the thief', (stage: Stage) => ({ spender: stage.thief })],
    ] as const
  ).map(
    ([name, change]): Lie => ({
      name: `a permission ${name}`,
      row: 'allowances',
      flow: { kind: 'revoke' },
      path: /^\/v1\/account\/0x\w+\/allowances$/,
      change: ({ allowances, ...rest }, stage) => {
        const { kind, spender, token } = change(stage) as { kind?: string; spender?: string; token?: string }
        return {
          ...rest,
          allowances: allowances.map((one: { token: object; spender: object }) => ({
            ...one,
            ...(kind && { kind }),
            ...(token && { token: { ...one.token, id: token } }),
            ...(spender && { spender: { ...one.spender, address: spender } }),
          })),
        }
      },
    }),
  ),
  {
    name: 'another name is suggested',
    row: 'name registration',
    flow: { kind: 'register' },
    path: /^\/v1\/profile\/suggestions\//,
    change: ({ suggestions }) => ({
      suggestions: suggestions.map((one: { name: string }) => ({ ...one, name: `thief-${one.name}` })),
    }),
  },
  {
    name: 'another name was registered',
    row: 'name registration',
    flow: { kind: 'register' },
    path: /^\/v1\/profile\/account$/,
    change: (answer) => ({ ...answer, name: 'thief.example.eth' }),
  },
  {
    name: 'the network is not supported',
    row: 'supported networks',
    flow: buy,
    path: /^\/v1\/supported-chains$/,
    change: () => ({ http: [], ws: [] }),
  },
]
