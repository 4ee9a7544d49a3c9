import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'
import { spendableOf } from './spendableOf.ts'
import { type SwapDraft, swapDraft } from './swapDraft.ts'
import type { SwapQuotesState } from './swapQuotes.ts'

const token = {
  id: 'eip155:1/erc20:0xabc',
  chain: 'eip155:1',
  address: '0xabc',
  name: '',
  symbol: '',
  decimals: 6,
  icon: undefined,
  listed: true,
} as const
const draft: SwapDraft = {
  ...swapDraft.initial,
  chain: 'eip155:1',
  from: token,
  to: { ...token, id: 'eip155:1/erc20:0xdef', address: '0xdef' },
  amount: '2',
}
const quote = { provider: 'a', received: 1n, gas: undefined, spender: undefined, impact: undefined }
const ready: SwapQuotesState = { status: 'ready', key: 'k', quotes: [quote], at: 1, market: {} }

test.each([
  ['chooseToken', { to: undefined }, ready, 9_000_000n],
  ['enterAmount', { amount: '' }, ready, 9_000_000n],
  ['enterAmount', { amount: '0.00' }, ready, 9_000_000n],
  ['badAmount', { amount: '0.0000001' }, ready, 9_000_000n],
  ['insufficient', {}, ready, 1_999_999n],
  ['review', {}, ready, 2_000_000n],
  ['review', {}, ready, undefined],
  ['waiting', {}, { status: 'loading', key: 'k' }, 2_000_000n],
  ['waiting', {}, { status: 'idle' }, 2_000_000n],
  ['noOffer', {}, { status: 'failed', key: 'k', error: 'swap/no_route' }, 2_000_000n],
] as const)('behavior: next is %s (%#)', (step, part, quotes, held) => {
  expect(nextStep({ ...draft, ...part }, quotes, held)).toBe(step)
})

test('behavior: all of a token can be given; of the coin the fee is kept', () => {
  expect(spendableOf({ address: '0xabc' }, 5n, 0n)).toBe(5n)
  expect(spendableOf({ address: undefined }, 10n ** 18n, 10n ** 9n)).toBe(10n ** 18n - 800_000n * 10n ** 9n)
  expect(spendableOf({ address: undefined }, 1n, 10n ** 9n)).toBe(0n)
})
