import { expect, test } from 'vitest'
import { type SwapDraft, type SwapDraftEvent, swapDraft, transition } from './swapDraft.ts'
import type { TradeToken } from './tradeToken.ts'

const token = (symbol: string, chain: TradeToken['chain'] = 'eip155:1'): TradeToken => ({
  id: symbol === 'ETH' ? `${chain}/slip44:60` : `${chain}/erc20:0x${symbol.toLowerCase()}`,
  chain,
  address: symbol === 'ETH' ? undefined : `0x${symbol}`,
  name: symbol,
  symbol,
  decimals: 18,
  icon: undefined,
  listed: true,
})
const [eth, dai, uni] = [token('ETH'), token('DAI'), token('UNI')]
const draft: SwapDraft = {
  ...swapDraft.initial,
  chain: 'eip155:1',
  from: eth,
  to: dai,
  amount: '1',
  provider: 'x',
}

const cases: [string, SwapDraft, SwapDraftEvent, Partial<SwapDraft> | 'same'][] = [
  [
    'begins with the coin',
    swapDraft.initial,
    { type: 'begin', chain: 'eip155:1', from: eth },
    { from: eth, chain: 'eip155:1' },
  ],
  ['goes on where it was', draft, { type: 'begin', chain: 'eip155:1', from: eth }, 'same'],
  [
    'starts over on another chain, but for the tolerance',
    { ...draft, slippage: '3' },
    { type: 'begin', chain: 'eip155:10', from: token('ETH', 'eip155:10') },
    { chain: 'eip155:10', to: undefined, amount: '', slippage: '3', provider: undefined },
  ],
  [
    'takes a token',
    draft,
    { type: 'choose', side: 'to', token: uni },
    { to: uni, amount: '1', provider: undefined },
  ],
  [
    'changes places for the token of the other side',
    draft,
    { type: 'choose', side: 'from', token: dai },
    { from: dai, to: eth },
  ],
  [
    'knows a token by its address in any case',
    draft,
    { type: 'choose', side: 'from', token: { ...dai, address: '0xdai' } },
    { to: eth },
  ],
  [
    'takes no token of another chain',
    draft,
    { type: 'choose', side: 'to', token: token('UNI', 'eip155:10') },
    'same',
  ],
  ['flips', draft, { type: 'flip' }, { from: dai, to: eth, amount: '', provider: undefined }],
  ['has nothing to flip', swapDraft.initial, { type: 'flip' }, 'same'],
  ['takes an amount', draft, { type: 'amount', amount: '2' }, { amount: '2', provider: 'x' }],
  ['keeps the same amount', draft, { type: 'amount', amount: '1' }, 'same'],
  ['takes a tolerance', draft, { type: 'slippage', slippage: '0.5' }, { slippage: '0.5' }],
  ['takes a provider', draft, { type: 'provider', provider: undefined }, { provider: undefined }],
  [
    'forgets the amount when it is sent',
    draft,
    { type: 'sent' },
    { amount: '', provider: undefined, from: eth, to: dai },
  ],
]
test.each(cases)('behavior: a draft %s', (_, before, event, after) => {
  const next = transition(before, event)
  if (after === 'same') expect(next).toBe(before)
  else expect(next).toMatchObject(after)
})
