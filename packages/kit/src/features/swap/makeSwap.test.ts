import type { ChainId, Driver, Permit, SwapMarket, SwapVerdict } from '@latchkey/chains/driver'
import {
  batchUnsupported,
  receiptTimedOut,
  sendRejected,
  signatureRejected,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '../../core/connections/connectWallet.ts'
import type { Kit } from '../../core/kit.ts'
import { modal, top } from '../../core/modal/modal.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { queriesOf } from '../../core/server/queries.ts'
import { createChain, type ServerCall, settle, startKit, startServer } from '../../core/testing.ts'
import { trackedTransactions } from '../../core/transactions/trackedTransactions.ts'
import { beginSwap } from './beginSwap.ts'
import { confirmSwap } from './confirmSwap.ts'
import { prepareSwap } from './prepareSwap.ts'
import { swapDraft } from './swapDraft.ts'
import { orderOf, swapQuotes } from './swapQuotes.ts'
import { needsConsent, swapRun } from './swapRun.ts'
import { swapTokens } from './swapTokens.ts'
import type { TradeToken } from './tradeToken.ts'
import { watchQuotes } from './watchQuotes.ts'

const chain = 'eip155:1'
const me = '0x00000000000000000000000000000000000000aa'
const dollar = '0x00000000000000000000000000000000000000d0'
const router = '0x00000000000000000000000000000000000000f0'
const native = `${chain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
/** `approve` of ERC-20 for the router. */
const approvalOf = (units: bigint) =>
  `0x095ea7b3${router.slice(2).padStart(64, '0')}${units.toString(16).padStart(64, '0')}`
const approval = approvalOf(5_000_000n)
const refused = (code: string, status = 400) => ({
  status,
  body: { status: 'FAILED', code, reasons: [{ field: '', description: 'no' }] },
})

let server: Awaited<ReturnType<typeof startServer>>
let kit: Kit & { readonly events: readonly { type: string }[] }
let fake: ReturnType<typeof createChain>
/** How the chain compares addresses. */
let keyOf: (address: string) => string
/** What the wallet was given, and how it answers. */
let sent: { to: string; data: string; value: bigint }[]
let batches: (readonly unknown[])[]
let onSend: () => void
let receipt: 'success' | 'reverted'
let batched: 'success' | 'reverted' | 'unknown'
let atomic: string | undefined
let allowance: string
let built: { amount: string; minToAmount: string; value: string; to: string; takesPermit?: boolean }
/** What the chain says about a swap and its rate. */
let verdict: SwapVerdict
let market: SwapMarket | undefined
let judged: Driver.JudgeSwapArgs[]
/** Set where a swap is one whole transaction, whose fee is part of it. */
let whole: string | undefined
/** Whether the token takes signatures, and what comes of asking for one. */
let permits: boolean
let onSign: () => Permit | undefined
let asked: Driver.PermitArgs[]

const swaps = (): readonly ServerCall[] => server.to('/v1/convert/build-transaction')

beforeEach(async () => {
  sent = []
  batches = []
  permits = false
  asked = []
  onSign = () => ({ data: '0x51', expiresAt: Date.now() + 1_800_000 })
  onSend = () => {}
  receipt = 'success'
  batched = 'success'
  atomic = undefined
  allowance = '0'
  verdict = { status: 'fair', least: undefined, simulated: true }
  market = { best: 2_000n, small: 2_000n }
  judged = []
  whole = undefined
  built = { amount: '2000', minToAmount: '1980', value: '0', to: `${chain}:${router}` }
  server = await startServer({
    '/v1/convert/tokens': {
      body: {
        tokens: [
          { name: 'Coin', symbol: 'COIN', address: native, decimals: 18, logoUri: null, eip2612: false },
          {
            name: 'Dollar',
            symbol: 'USD',
            address: `${chain}:${dollar}`,
            decimals: 6,
            logoUri: null,
            eip2612: null,
          },
        ],
      },
    },
    '/v1/convert/quotes': ({ query }) => ({
      body: {
        quotes: [
          { provider: 'second', toAmount: '1990', gas: '100', priceImpactBps: 3, spender: router },
          { provider: 'first', toAmount: '2000', gas: '100', priceImpactBps: 3, spender: router },
        ].map((quote) => ({
          id: null,
          fromAmount: query.amount,
          fromAccount: query.from,
          toAccount: query.to,
          ...quote,
        })),
      },
    }),
    '/v1/convert/gas-price': { body: { standard: '7', fast: '8', instant: '9' } },
    '/v1/fungible/price': { body: { fungibles: [] } },
    '/v1/convert/allowance': () => ({ body: { allowance } }),
    '/v1/convert/build-approve': {
      body: {
        tx: {
          from: `${chain}:${me}`,
          to: `${chain}:${dollar}`,
          data: approval,
          value: '0',
          spender: router,
          eip155: null,
        },
      },
    },
    '/v1/convert/build-transaction': ({ body }) => ({
      body: { tx: writtenSwap((JSON.parse(body) as { provider: string }).provider) },
    }),
    [`/v1/account/${me}/balance`]: { body: { balances: [] } },
  })
  fake = createChain({ networks: [1, 10] })
  keyOf = (address) => address.toLowerCase()
  fake.add('a')
  const driver: Driver = {
    ...fake.driver,
    addresses: { isValid: () => true, key: (address) => keyOf(address) },
    transactions: async () => ({
      async send({ network, transaction }) {
        sent.push(transaction as never)
        onSend()
        return { chain: network.id, hash: `0x${String(sent.length).padStart(64, '0')}`, sentAt: Date.now() }
      },
    }),
    swaps: async () => ({
      async judge(args) {
        judged.push(args)
        return verdict
      },
      market: async () => market,
      ...(whole !== undefined && { reserve: async () => 3n }),
    }),
    balances: async () => ({
      coin: async () => ({ value: 0n, decimals: 18, symbol: 'ETH' }),
      known: async ({ token }) => (token === dollar ? { symbol: 'USD', decimals: 6 } : undefined),
    }),
    receipts: async () => ({ wait: async ({ handle: { hash } }) => ({ hash, status: receipt }) }),
    walletReports: async () => ({
      assets: async () => undefined,
      capabilities: async () => ({ [chain]: { atomic: { status: atomic } } }),
    }),
    batches: async () => ({
      async send({ calls }) {
        batches.push(calls)
        onSend()
        return 'batch'
      },
      async wait() {
        if (batched === 'unknown') throw new KitError(receiptTimedOut)
        return { hash: `0x${'b'.repeat(64)}`, status: batched }
      },
    }),
    permits: async () => ({
      canSign: async () => permits,
      async sign(args) {
        asked.push(args)
        return onSign()
      },
    }),
  }
  kit = startKit({ drivers: [driver], api: server.url, projectId: 'demo', features: { analytics: false } })
  const connecting = connectWallet(kit, { walletId: 'a' })
  fake.ask().accept({ accounts: [me] })
  await connecting
  openModal(kit, { view: { name: 'Swap' } })
  await beginSwap(kit)
})
afterEach(async () => {
  vi.useRealTimers()
  kit.destroy()
  await server.stop()
})

/** A swap as the server writes it. */
const writtenSwap = (provider: string) => ({
  from: `${chain}:${me}`,
  data: '0x5e1f',
  ...built,
  deadline: 9_999_999_999,
  provider,
  spender: router,
  simulated: true,
  eip155: null,
})
const draft = () => swapDraft.of(kit)
const run = () => swapRun.of(kit).get()
const listed = (): readonly TradeToken[] => {
  const state = swapTokens.of(kit).get()
  return state.status === 'ready' && state.value !== 'unsupported' ? state.value : []
}
/** Five dollars for coins, or the other way round, as the visitor drafts it. */
function write(from: 'coin' | 'dollar' = 'dollar', amount = '5') {
  const [coin, usd] = listed()
  if (!coin || !usd) throw new Error('the list is empty')
  draft().dispatch({ type: 'choose', side: 'from', token: from === 'coin' ? coin : usd })
  draft().dispatch({ type: 'choose', side: 'to', token: from === 'coin' ? usd : coin })
  draft().dispatch({ type: 'amount', amount })
}
async function reviewed(from: 'coin' | 'dollar' = 'dollar', amount = '5') {
  write(from, amount)
  if (from === 'coin') built = { ...built, value: '5000000000000000000' }
  await prepareSwap(kit)
}
const view = () => top(modal.of(kit).get()).name

describe('beginning', () => {
  test('behavior: starts from the coin, with the list of the chain [7.07]', () => {
    expect(draft().get()).toMatchObject({
      chain,
      from: { symbol: 'COIN', address: undefined },
      slippage: '1',
    })
    expect(listed().map(({ symbol, address }) => [symbol, address])).toEqual([
      ['COIN', undefined],
      ['USD', dollar],
    ])
  })

  test.each([
    ['unsupported', refused('swap/unsupported_network'), { status: 'ready', value: 'unsupported' }],
    ['failed', { status: 404, body: 'x' }, { status: 'failed', error: { code: 'request/http_failed' } }],
  ])('error: %s is said', async (_, answer, state) => {
    server.answers['/v1/convert/tokens'] = answer
    fake.sessions[0]?.tell({ type: 'network', network: 'eip155:10' })
    await beginSwap(kit)
    expect(swapTokens.of(kit).get()).toMatchObject({ key: 'eip155:10', ...state })
    expect(draft().get()).toMatchObject({ chain: 'eip155:10', to: undefined })
  })
})

describe('offers', () => {
  test('behavior: asked when the visitor pauses, once, and the best is first [7.06a, 7.06b]', async () => {
    const stop = watchQuotes(kit)
    for (const amount of ['5', '55', '555']) write('dollar', amount)
    await vi.waitFor(() => expect(swapQuotes.of(kit).get()).toMatchObject({ status: 'ready' }))
    const state = swapQuotes.of(kit).get()
    expect(state.status === 'ready' && state.quotes.map(({ provider }) => provider)).toEqual([
      'first',
      'second',
    ])
    expect(server.to('/v1/convert/quotes').map(({ query }) => query)).toMatchObject([
      { amount: '555000000', from: `${chain}:${dollar}`, to: native, userAddress: me, gasPrice: '7' },
    ])
    await vi.waitFor(() => expect(swapQuotes.of(kit).get()).toMatchObject({ market: { gasPrice: 7n } }))
    stop()
  })

  test('behavior: a question that is no longer asked is hung up on', async () => {
    server.answers['/v1/convert/quotes'] = 'hang'
    const stop = watchQuotes(kit)
    write()
    await vi.waitFor(() => expect(server.to('/v1/convert/quotes')).toHaveLength(1))
    draft().dispatch({ type: 'amount', amount: '' })
    await vi.waitFor(() => expect(server.hungUp).toBe(1))
    expect(swapQuotes.of(kit).get()).toEqual({ status: 'idle' })
    stop()
  })

  test('behavior: requested again after ten seconds, and not once it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const stop = watchQuotes(kit)
    write()
    const asked = () => server.to('/v1/convert/quotes').length
    const pass = async (time: number) => {
      await vi.advanceTimersByTimeAsync(time)
      // The network runs on a clock of its own.
      for (let i = 0; i < 200; i++) await new Promise((resolve) => setImmediate(resolve))
    }
    await pass(200)
    await vi.waitUntil(() => asked() === 1)
    await vi.waitUntil(() => swapQuotes.of(kit).get().status === 'ready')
    await pass(9_000)
    expect(asked()).toBe(1)
    await pass(1_001)
    await vi.waitUntil(() => asked() === 2)
    stop()
    await pass(60_000)
    expect(asked()).toBe(2)
  })

  test.each([
    [refused('swap/no_route'), 'swap/no_route'],
    [refused('swap/of_a_later_version'), 'general/unexpected'],
    [{ body: { quotes: [] } }, 'request/invalid_response'],
    [
      {
        body: {
          quotes: [
            { id: null, fromAmount: '1', fromAccount: '', toAmount: '-5', toAccount: '', provider: 'x' },
          ],
        },
      },
      'request/invalid_response',
    ],
  ])('error: %j is %s', async (answer, error) => {
    server.answers['/v1/convert/quotes'] = answer
    const stop = watchQuotes(kit)
    write()
    await vi.waitFor(() => expect(swapQuotes.of(kit).get()).toMatchObject({ status: 'failed', error }))
    stop()
  })
})

describe('a whole transaction', () => {
  beforeEach(() => {
    whole = 'AQID'
    verdict = { status: 'fair', least: undefined, simulated: true, fee: 5n }
    const quote = { provider: 'first', toAmount: '2000' }
    server.answers['/v1/convert/quotes'] = ({ query }) => ({
      body: {
        quotes: [
          { id: null, fromAmount: query.amount, fromAccount: query.from, toAccount: query.to, ...quote },
        ],
      },
    })
    server.answers['/v1/convert/build-transaction'] = ({ body }) => {
      const { slippage } = JSON.parse(body) as { slippage: number }
      const minToAmount = String(Math.floor((Number(built.amount) * (100 - slippage)) / 100))
      const { spender: _none, ...tx } = writtenSwap('first')
      return { body: { tx: { ...tx, value: '0', data: '', minToAmount, transaction: whole } } }
    }
  })
  const gasPrices = () => server.to('/v1/convert/gas-price').length

  test('behavior: judged and sent as it is, without allowance or gas price', async () => {
    // The first is of the outer set-up, where the chain has a gas price.
    await vi.waitFor(() => expect(gasPrices()).toBe(1))
    queriesOf(kit).clear()
    await reviewed('coin')
    expect(judged[0]).toMatchObject({ transaction: 'AQID', approvals: [], spender: undefined })
    expect(run()).toMatchObject({ status: 'ready', terms: { fee: 5n, approvals: [], transaction: 'AQID' } })
    await confirmSwap(kit)
    expect(sent).toEqual(['AQID'])
    expect(server.to('/v1/convert/allowance')).toEqual([])
    expect(gasPrices()).toBe(1)
  })

  test('behavior: one that runs out is not sent: another that promises as much is written', async () => {
    await reviewed('coin')
    whole = 'BAUG'
    // Less than was expected, and still what was promised.
    built = { ...built, amount: '1990' }
    await confirmSwap(kit)
    expect(sent).toEqual(['BAUG'])
    expect(judged.at(-1)).toMatchObject({ least: 1_980n })
    expect(swaps().at(-1)?.body).toContain('"slippage":0.5025')
  })

  test('error: one that its driver refuses is neither shown nor sent', async () => {
    verdict = { status: 'refused', details: 'it pays another' }
    await expect(reviewed('coin')).rejects.toMatchObject({ code: 'swap/not_as_shown' })
    expect(run()).toEqual({ status: 'stopped', error: 'swap/not_as_shown' })
    expect(sent).toEqual([])
  })
})

describe('terms', () => {
  test('behavior: written by the server and shown for review [7.08, 7.10, 7.11a-c]', async () => {
    await reviewed()
    expect(view()).toBe('SwapReview')
    expect(run()).toMatchObject({
      status: 'ready',
      terms: {
        units: 5_000_000n,
        expected: 2_000n,
        least: 1_980n,
        provider: 'first',
        loss: 3n,
        approvals: [{ to: dollar, data: approval }],
        transaction: { to: router, data: '0x5e1f', value: 0n },
      },
    })
    expect(JSON.parse(swaps()[0]?.body ?? '')).toMatchObject({
      amount: '5000000',
      eip155: { slippage: 1 },
      // The approval is missing, so an estimate could only fail.
      disableEstimate: true,
    })
    await settle()
    expect(run()).toMatchObject({ simulation: { status: 'unknown' } })
  })

  test('behavior: where the case of an address counts, another case is another contract', async () => {
    keyOf = (address) => address
    const to = `${chain}:${dollar.toUpperCase().replace('0X', '0x')}` as const
    built = { ...built, to }
    await reviewed()
    built = { ...built, to: `${chain}:${dollar}` }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/not_as_shown' })
  })

  test.each([
    ['another chain', { to: `eip155:10:${router}` }],
    ['no account', { to: router }],
    ['coins that were not offered', { value: '1' }],
    ['less than the tolerance allows', { minToAmount: '1978' }],
    ['nothing', { amount: '0', minToAmount: '0' }],
    ['a call of the token that is given', { to: `${chain}:${dollar.toUpperCase().replace('0X', '0x')}` }],
    ['a call of the account itself', { to: `${chain}:${me}` }],
  ])('error: a swap for %s is not shown to any wallet', async (_, part) => {
    built = { ...built, ...part }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/not_as_shown' })
    expect(run()).toEqual({ status: 'stopped', error: 'swap/not_as_shown' })
  })

  test('error: an amount that is no number is not shown to any wallet', async () => {
    built = { ...built, minToAmount: '0x7bc' }
    await expect(reviewed()).rejects.toMatchObject({ code: 'request/invalid_response' })
  })

  test('error: a swap that does something else by the word of the chain is not shown to any wallet', async () => {
    verdict = { status: 'refused', details: 'it pays another recipient' }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/not_as_shown' })
    expect(run()).toEqual({ status: 'stopped', error: 'swap/not_as_shown' })
    expect(judged[0]).toMatchObject({
      address: me,
      from: dollar,
      to: undefined,
      units: 5_000_000n,
      least: 1_980n,
      spender: router,
      approvals: [{ data: approval }],
      transaction: { to: router },
      // The server is not asked about itself.
      network: { gatewayUrl: undefined },
    })
  })

  test('error: terms that changed after they were confirmed are checked like the first', async () => {
    allowance = '100000000'
    await reviewed()
    verdict = { status: 'refused', details: 'it takes another token' }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/not_as_shown' })
    expect(sent).toEqual([])
  })

  test('error: a swap that would fail on the chain is not shown to any wallet', async () => {
    verdict = { status: 'reverts' }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/would_fail' })
  })

  test('behavior: the minimum on the screen is never more than the one that the contract enforces', async () => {
    verdict = { status: 'fair', least: 1_979n, simulated: true }
    await reviewed()
    expect(run()).toMatchObject({ terms: { least: 1_979n } })
  })

  test.each([
    ['of the same rate', { best: 2_000n, small: 2_000n }, 3n, false],
    ['of a better exchange', { best: 4_000n, small: 4_000n }, 5_000n, true],
    ['for a small amount', { best: 2_000n, small: 2_500n }, 2_000n, true],
    ['that cannot be read', undefined, undefined, true],
  ])(
    'behavior: the loss is the one against the market %s, whatever the server says',
    async (_, rate, loss, asks) => {
      market = rate
      server.answers['/v1/fungible/price'] = { body: { fungibles: [] } }
      await reviewed()
      const state = run()
      if (state.status !== 'ready') throw new Error(`the swap is ${state.status}`)
      expect(state.terms.loss).toBe(loss)
      expect(needsConsent(state.terms)).toBe(asks)
    },
  )

  test.each([
    ['by another name', { symbol: 'EUR' }],
    ['with other decimals', { decimals: 18 }],
  ])('error: a well-known token %s is not listed', async (_, part) => {
    const { body } = server.answers['/v1/convert/tokens'] as { body: { tokens: object[] } }
    const [coin, usd] = body.tokens
    server.answers['/v1/convert/tokens'] = { body: { tokens: [coin, { ...usd, ...part }] } }
    fake.sessions[0]?.tell({ type: 'network', network: 'eip155:10' })
    queriesOf(kit).clear()
    fake.sessions[0]?.tell({ type: 'network', network: chain })
    swapTokens.of(kit).dispatch({ type: 'clear' })
    await beginSwap(kit)
    expect(listed().map(({ symbol }) => symbol)).toEqual(['COIN'])
  })

  test('error: a token that only calls itself well-known is shown with its address', async () => {
    const impostor = '0x00000000000000000000000000000000000000d1'
    const { body } = server.answers['/v1/convert/tokens'] as { body: { tokens: object[] } }
    const [coin, usd] = body.tokens
    server.answers['/v1/convert/tokens'] = {
      body: { tokens: [coin, { ...usd, address: `${chain}:${impostor}` }] },
    }
    queriesOf(kit).clear()
    swapTokens.of(kit).dispatch({ type: 'clear' })
    await beginSwap(kit)
    expect(listed()).toMatchObject([
      { symbol: 'COIN', listed: true },
      { symbol: 'USD', listed: false },
    ])
    // No node confirms how it is counted.
    allowance = '100000000'
    write()
    await expect(prepareSwap(kit)).rejects.toMatchObject({ code: 'token/unverified' })
  })

  const word = (units: bigint) => units.toString(16).padStart(64, '0')
  test.each([
    ['coin', `0x2e1a7d4d${word(5_000_000n)}`, undefined],
    ['more of it', `0x2e1a7d4d${word(5_000_001n)}`, 'swap/not_as_shown'],
    ['a transfer of it', `0xa9059cbb${word(0xbbn)}${word(5_000_000n)}`, 'swap/not_as_shown'],
    ['a permission without end', approvalOf(2n ** 256n - 1n), 'swap/not_as_shown'],
    ['a deposit', '0xd0e30db0', 'swap/not_as_shown'],
  ])('error: a token that needs no spender is only ever unwrapped: %s', async (_, data, error) => {
    const { spender: _router, ...tx } = writtenSwap('wrap')
    server.answers['/v1/convert/build-transaction'] = {
      body: { tx: { ...tx, to: `${chain}:${dollar}`, data } },
    }
    await reviewed().catch(() => undefined)
    expect(run()).toMatchObject(error ? { status: 'stopped', error } : { status: 'ready' })
  })

  test('error: an approval that calls something else is not shown to any wallet', async () => {
    server.answers['/v1/convert/build-approve'] = {
      body: {
        tx: { from: '', to: `${chain}:${router}`, data: '0x', value: '0', spender: router, eip155: null },
      },
    }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/not_as_shown' })
  })

  const otherSpender = '0x00000000000000000000000000000000000000bb'
  test.each([
    ['more than is swapped', { data: approvalOf(5_000_001n) }],
    ['everything', { data: approvalOf(2n ** 256n - 1n) }],
    ['another spender', { data: approval.replace(router.slice(2), otherSpender.slice(2)) }],
    ['a transfer', { data: approval.replace('095ea7b3', 'a9059cbb') }],
    ['more calls behind it', { data: `${approval}00` }],
    ['a reset that is none', { data: approval, resetFirst: true, resetData: approvalOf(1n) }],
  ])('error: an approval for %s is not shown to any wallet', async (_, part) => {
    const answer = server.answers['/v1/convert/build-approve'] as { body: { tx: object } }
    server.answers['/v1/convert/build-approve'] = { body: { tx: { ...answer.body.tx, ...part } } }
    await expect(reviewed()).rejects.toMatchObject({ code: 'swap/not_as_shown' })
    expect(run()).toEqual({ status: 'stopped', error: 'swap/not_as_shown' })
  })

  test('behavior: changed and reviewed again before the first answer, the last is shown', async () => {
    allowance = '100000000'
    write('dollar', '5')
    const first = prepareSwap(kit)
    modal.of(kit).dispatch({ type: 'back', connected: true })
    write('dollar', '7')
    const second = prepareSwap(kit)
    await Promise.all([first, second])
    expect(run()).toMatchObject({ status: 'ready', terms: { units: 7_000_000n } })
  })

  test('error: refused, the server’s own word is kept', async () => {
    server.answers['/v1/convert/build-transaction'] = refused('swap/would_fail')
    await expect(reviewed()).rejects.toBeInstanceOf(KitError)
    expect(run()).toEqual({ status: 'stopped', error: 'swap/would_fail' })
  })

  test('error: nothing drafted, nothing shown', async () => {
    await expect(prepareSwap(kit)).rejects.toMatchObject({ code: 'swap/incomplete' })
    expect(view()).toBe('Swap')
  })

  test('behavior: a minute later they have expired and cannot be confirmed', async () => {
    await reviewed()
    const state = run()
    if (state.status !== 'ready') throw new Error('not ready')
    swapRun.of(kit).dispatch({ type: 'expire', terms: state.terms })
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/incomplete' })
    expect(state.terms.expiresAt - Date.now()).toBeLessThanOrEqual(60_000)
  })

  test('behavior: worse than the offer already, that is said at once', async () => {
    built = { ...built, amount: '1900', minToAmount: '1881' }
    await reviewed()
    expect(run()).toMatchObject({ status: 'ready', notice: 'changed' })
  })
})

describe('making it', () => {
  test('behavior: approves exactly once, then swaps, and shows how it goes', async () => {
    await reviewed()
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approval, '0x5e1f'])
    expect(server.to('/v1/convert/build-approve')[0]?.query).toMatchObject({
      amount: '5000000',
      spender: router,
    })
    expect(view()).toBe('SwapResult')
    expect(run()).toEqual({ status: 'idle' })
    expect(draft().get()).toMatchObject({ amount: '', to: { symbol: 'COIN' } })
    await vi.waitFor(() =>
      expect(trackedTransactions.of(kit).get()).toMatchObject([
        {
          status: 'success',
          purpose: { kind: 'swap', moves: [{ symbol: 'COIN' }, { amount: '5', symbol: 'USD' }] },
        },
        { status: 'success', purpose: { kind: 'approve', moves: [{ symbol: 'USD' }] } },
      ]),
    )
    await vi.waitFor(() => expect(kit.events.map(({ type }) => type)).toContain('SWAP_SUCCESS'))
    await vi.waitFor(() =>
      expect(server.to(`/v1/account/${me}/balance`).at(-1)?.query.forceUpdate).toContain(dollar),
    )
  })

  test('behavior: an old permission is taken back before it is changed', async () => {
    const answer = server.answers['/v1/convert/build-approve'] as { body: { tx: object } }
    server.answers['/v1/convert/build-approve'] = {
      body: { tx: { ...answer.body.tx, resetFirst: true, resetData: approvalOf(0n) } },
    }
    await reviewed()
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approvalOf(0n), approval, '0x5e1f'])
  })

  test('behavior: what is allowed already is not asked for again; a coin never is [7.11c]', async () => {
    allowance = '5000000'
    await reviewed()
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual(['0x5e1f'])
    for (const { body } of swaps()) expect(JSON.parse(body ?? '').disableEstimate).toBe(false)
    await reviewed('coin')
    await confirmSwap(kit)
    expect(sent[1]).toMatchObject({ value: 5n * 10n ** 18n })
    expect(server.to('/v1/convert/allowance').every(({ query }) => query.tokenAddress !== native)).toBe(true)
  })

  test.each(['supported', 'ready'])('behavior: as one where the wallet is %s', async (status) => {
    atomic = status
    await reviewed()
    await confirmSwap(kit)
    expect(batches).toMatchObject([[{ data: approval }, { data: '0x5e1f' }]])
    expect(sent).toEqual([])
    expect(view()).toBe('SwapResult')
  })

  test.each(['supported', undefined])(
    'behavior: left while it is written anew, no wallet is asked (%s)',
    async (status) => {
      atomic = status
      if (!status) allowance = '5000000'
      await reviewed()
      const build = server.answers['/v1/convert/build-transaction'] as (call: ServerCall) => { body: object }
      server.answers['/v1/convert/build-transaction'] = (call) => {
        modal.of(kit).dispatch({ type: 'back', connected: true })
        return build(call)
      }
      await confirmSwap(kit)
      expect([...batches, ...sent]).toEqual([])
      expect(run()).toEqual({ status: 'idle' })
    },
  )

  test.each(['approval', 'signature'])(
    'behavior: left while what is missing is found out, no wallet is asked (%s)',
    async (wanted) => {
      permits = wanted === 'signature'
      built = { ...built, takesPermit: permits }
      await reviewed()
      expect(run()).toMatchObject({ terms: { permit: permits } })
      asked.length = 0
      server.answers['/v1/convert/allowance'] = () => {
        modal.of(kit).dispatch({ type: 'back', connected: true })
        return { body: { allowance } }
      }
      onSign = () => {
        throw new Error('asked to sign')
      }
      await confirmSwap(kit)
      expect([...sent, ...asked]).toEqual([])
      expect(run()).toEqual({ status: 'idle' })
    },
  )

  test('error: a batch that the wallet says failed has failed, whatever carried it', async () => {
    atomic = 'supported'
    batched = 'reverted'
    await reviewed()
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'node/execution_reverted' })
    expect(run()).toMatchObject({ status: 'ready', error: 'node/execution_reverted' })
    expect(view()).toBe('SwapReview')
    expect(kit.events.at(-1)).toEqual({ type: 'SWAP_ERROR', code: 'node/execution_reverted' })
  })

  test('error: a batch that may still go through is not asked for again on the same terms', async () => {
    atomic = 'supported'
    batched = 'unknown'
    await reviewed()
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'receipt/timeout' })
    expect(run()).toMatchObject({ status: 'ready', notice: 'expired', error: 'receipt/timeout' })
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/incomplete' })
    expect(batches).toHaveLength(1)
  })

  test('behavior: one after the other where the wallet only said that it could', async () => {
    atomic = 'supported'
    onSend = () => {
      if (sent.length === 0) throw new KitError(batchUnsupported)
    }
    await reviewed()
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approval, '0x5e1f'])
  })

  test('error: declined, the terms stay for another try', async () => {
    allowance = '5000000'
    await reviewed()
    onSend = () => {
      throw new KitError(sendRejected)
    }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'send/rejected' })
    expect(run()).toMatchObject({ status: 'ready', error: 'send/rejected', terms: { least: 1_980n } })
    expect(kit.events.at(-1)).toEqual({ type: 'SWAP_ERROR', code: 'send/rejected' })
    onSend = () => {}
    await confirmSwap(kit)
    expect(view()).toBe('SwapResult')
  })

  test('error: an approval that reverts stops it', async () => {
    await reviewed()
    receipt = 'reverted'
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/approval_failed' })
    expect(sent).toHaveLength(1)
    expect(kit.events.at(-1)).toEqual({ type: 'SWAP_APPROVAL_ERROR', code: 'swap/approval_failed' })
  })

  test('behavior: the price ran away during the approval: asked again, with the new figures', async () => {
    await reviewed()
    onSend = () => {
      built = { ...built, amount: '1900', minToAmount: '1881' }
      allowance = '5000000'
    }
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approval])
    expect(run()).toMatchObject({
      status: 'ready',
      notice: 'changed',
      consent: false,
      terms: { least: 1_881n, approvals: [], loss: 503n },
    })
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/consent_missing' })
    swapRun.of(kit).dispatch({ type: 'consent', consent: true })
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approval, '0x5e1f'])
  })

  test('behavior: moved within the tolerance, the transaction of the screen is sent', async () => {
    allowance = '5000000'
    await reviewed()
    server.answers['/v1/convert/build-transaction'] = ({ body }) => ({
      body: {
        tx: {
          from: '',
          data: '0x0ff5e7',
          ...built,
          amount: '1985',
          minToAmount: '1966',
          deadline: 9_999_999_999,
          provider: (JSON.parse(body) as { provider: string }).provider,
          spender: router,
          simulated: true,
          eip155: null,
        },
      },
    })
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual(['0x5e1f'])
  })

  test.each([
    ['swap/wrong_network', { type: 'network', network: 'eip155:10' }],
    [
      'swap/account_changed',
      {
        type: 'accounts',
        accounts: [{ address: '0x00000000000000000000000000000000000000bb', type: 'eoa' }],
      },
    ],
  ] as const)('error: %s: nothing is sent', async (code, event) => {
    await reviewed()
    fake.sessions[0]?.tell(event)
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code })
    expect(sent).toEqual([])
    expect(run()).toMatchObject({ status: 'ready', error: code })
  })

  test('error: the network changes while the approval is waited for: the swap is not sent', async () => {
    await reviewed()
    onSend = () => fake.sessions[0]?.tell({ type: 'network', network: 'eip155:10' as ChainId })
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/wrong_network' })
    expect(sent).toHaveLength(1)
  })

  test('behavior: who leaves after the approval is not asked for the swap', async () => {
    await reviewed()
    onSend = () => modal.of(kit).dispatch({ type: 'back', connected: true })
    await confirmSwap(kit)
    expect(sent).toHaveLength(1)
    expect(run()).toEqual({ status: 'idle' })
  })

  test('error: the server goes away in between: nothing is sent, and another try works', async () => {
    allowance = '5000000'
    await reviewed()
    const answer = server.answers['/v1/convert/build-transaction']
    server.answers['/v1/convert/build-transaction'] = refused('swap/no_route')
    await expect(confirmSwap(kit)).rejects.toBeInstanceOf(KitError)
    expect(run()).toMatchObject({ status: 'ready', error: 'swap/no_route' })
    expect(sent).toEqual([])
    if (answer) server.answers['/v1/convert/build-transaction'] = answer
    await confirmSwap(kit)
    expect(sent).toHaveLength(1)
  })

  test('error: what is not on screen cannot be confirmed', async () => {
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/incomplete' })
    expect(orderOf(draft().get(), me)).toBeUndefined()
  })
})

describe('by signature', () => {
  /** Reviewed on terms that a signature is enough for. */
  async function reviewedPermit() {
    permits = true
    built = { ...built, takesPermit: true }
    await reviewed()
  }
  const permitsGiven = () =>
    swaps().map(({ body }) => (JSON.parse(body) as { eip155: { permit?: string } }).eip155.permit)

  test('behavior: one signature for exactly the amount, one transaction that brings it [7.10, 7.11a]', async () => {
    await reviewedPermit()
    expect(run()).toMatchObject({ status: 'ready', terms: { permit: true } })
    await confirmSwap(kit)
    expect(asked).toMatchObject([{ token: dollar, spender: router, amount: 5_000_000n, address: me }])
    expect(permitsGiven()).toEqual([undefined, '0x51'])
    expect(sent.map(({ data }) => data)).toEqual(['0x5e1f'])
    expect(view()).toBe('SwapResult')
    expect(trackedTransactions.of(kit).get()).toHaveLength(1)
  })

  test.each([
    ['the token does not', () => (permits = false)],
    ['the exchange does not', () => delete built.takesPermit],
    [
      'another contract would take it',
      () => (built.to = `${chain}:0x00000000000000000000000000000000000000f1`),
    ],
    ['the list says that the token does not', () => draft().dispatch(refusingToken())],
    ['the wallet approves and swaps as one', () => (atomic = 'supported')],
  ])('behavior: an approval where %s take it', async (_, change) => {
    permits = true
    built = { ...built, takesPermit: true }
    write()
    change()
    await prepareSwap(kit)
    expect(run()).toMatchObject({
      status: 'ready',
      terms: { permit: false, approvals: [{ data: approval }] },
    })
    expect(asked).toEqual([])
  })
  function refusingToken() {
    const token = listed()[1]
    if (!token) throw new Error('the list is empty')
    return { type: 'choose', side: 'from', token: { ...token, permits: false } } as const
  }

  test('behavior: what is allowed already needs no signature', async () => {
    allowance = '5000000'
    await reviewedPermit()
    await confirmSwap(kit)
    expect(asked).toEqual([])
    expect(sent.map(({ data }) => data)).toEqual(['0x5e1f'])
  })

  test('error: declined, nothing is sent, and another try works', async () => {
    await reviewedPermit()
    onSign = () => {
      throw new KitError(signatureRejected)
    }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'sign/rejected' })
    expect(run()).toMatchObject({ status: 'ready', error: 'sign/rejected', terms: { permit: true } })
    expect(kit.events.at(-1)).toEqual({ type: 'SWAP_APPROVAL_ERROR', code: 'sign/rejected' })
    expect(sent).toEqual([])
    onSign = () => ({ data: '0x52', expiresAt: Date.now() + 1_800_000 })
    await confirmSwap(kit)
    expect(permitsGiven().at(-1)).toBe('0x52')
    expect(sent).toHaveLength(1)
  })

  test('error: the swap is declined: what was signed is not asked for again', async () => {
    await reviewedPermit()
    onSend = () => {
      throw new KitError(sendRejected)
    }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'send/rejected' })
    onSend = () => {}
    await confirmSwap(kit)
    expect(asked).toHaveLength(1)
    expect(view()).toBe('SwapResult')
  })

  test('behavior: one that ends too soon is signed anew', async () => {
    onSign = () => ({ data: '0x51', expiresAt: Date.now() + 600_000 })
    await reviewedPermit()
    onSend = () => {
      throw new KitError(sendRejected)
    }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'send/rejected' })
    onSend = () => {}
    await confirmSwap(kit)
    expect(asked).toHaveLength(2)
  })

  test('behavior: a wallet that cannot sign it: the visitor is asked to approve instead, and only then', async () => {
    onSign = () => undefined
    await reviewedPermit()
    await confirmSwap(kit)
    expect(sent).toEqual([])
    expect(run()).toMatchObject({ status: 'ready', notice: 'approve', terms: { permit: false } })
    await confirmSwap(kit)
    expect(sent.map(({ data }) => data)).toEqual([approval, '0x5e1f'])
    // The same wallet and token: not tried a second time.
    openModal(kit, { view: { name: 'Swap' } })
    await reviewed()
    expect(run()).toMatchObject({ status: 'ready', terms: { permit: false } })
    expect(asked).toHaveLength(1)
  })

  test.each(['swap/would_fail', 'swap/permit_invalid', 'swap/permit_unsupported'])(
    'behavior: refused by the server as %s, the visitor is asked to approve instead',
    async (code) => {
      await reviewedPermit()
      const answer = server.answers['/v1/convert/build-transaction']
      if (typeof answer !== 'function') throw new Error('not a function')
      server.answers['/v1/convert/build-transaction'] = (call) =>
        call.body.includes('0x51') ? refused(code) : answer(call)
      await confirmSwap(kit)
      expect(sent).toEqual([])
      expect(run()).toMatchObject({ status: 'ready', notice: 'approve', terms: { permit: false } })
      await confirmSwap(kit)
      expect(sent.map(({ data }) => data)).toEqual([approval, '0x5e1f'])
    },
  )

  test('behavior: moved within the tolerance, one is written that promises what was shown', async () => {
    await reviewedPermit()
    const slippages: number[] = []
    server.answers['/v1/convert/build-transaction'] = ({ body }) => {
      const { eip155, provider } = JSON.parse(body) as { eip155: { slippage: number }; provider: string }
      slippages.push(eip155.slippage)
      const minToAmount = String(Math.floor(1_985 * (1 - eip155.slippage / 100)))
      return {
        body: {
          tx: {
            from: '',
            data: `0x${slippages.length.toString(16).padStart(4, '0')}`,
            ...built,
            amount: '1985',
            minToAmount,
            deadline: 9_999_999_999,
            provider,
            spender: router,
            simulated: true,
            eip155: null,
          },
        },
      }
    }
    await confirmSwap(kit)
    // 1,980 of 1,985 is a loss of 0.2518 percent.
    expect(slippages).toEqual([1, 0.2518])
    expect(sent.map(({ data }) => data)).toEqual(['0x0002'])
  })

  test('behavior: the price ran away: asked again, and the signature still holds', async () => {
    await reviewedPermit()
    onSign = () => {
      built = { ...built, amount: '1900', minToAmount: '1881' }
      return { data: '0x51', expiresAt: Date.now() + 1_800_000 }
    }
    await confirmSwap(kit)
    expect(sent).toEqual([])
    expect(run()).toMatchObject({
      status: 'ready',
      notice: 'changed',
      terms: { least: 1_881n, permit: true },
    })
    swapRun.of(kit).dispatch({ type: 'consent', consent: true })
    await confirmSwap(kit)
    expect(asked).toHaveLength(1)
    expect(sent.map(({ data }) => data)).toEqual(['0x5e1f'])
  })

  test('error: the account changes while the wallet is asked to sign: nothing is sent', async () => {
    await reviewedPermit()
    onSign = () => {
      fake.sessions[0]?.tell({
        type: 'accounts',
        accounts: [{ address: '0x00000000000000000000000000000000000000bb', type: 'eoa' }],
      })
      return { data: '0x51', expiresAt: Date.now() + 1_800_000 }
    }
    await expect(confirmSwap(kit)).rejects.toMatchObject({ code: 'swap/account_changed' })
    expect(sent).toEqual([])
  })

  test('behavior: who leaves while signing is not asked for the swap', async () => {
    await reviewedPermit()
    onSign = () => {
      modal.of(kit).dispatch({ type: 'back', connected: true })
      return { data: '0x51', expiresAt: Date.now() + 1_800_000 }
    }
    await confirmSwap(kit)
    expect(sent).toEqual([])
    expect(run()).toEqual({ status: 'idle' })
  })
})
