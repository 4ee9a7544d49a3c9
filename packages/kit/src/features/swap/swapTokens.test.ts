import { expect, test } from 'vitest'
import { type SwapTokensEvent, type SwapTokensState, transition } from './swapTokens.ts'

const chain = 'eip155:1'
const loading = { status: 'loading', chain } as const
const ready = { status: 'ready', chain, tokens: [] } as const
const failed = { status: 'failed', chain, error: 'send/failed' } as const

const cases: [string, SwapTokensState, SwapTokensEvent, SwapTokensState][] = [
  ['is asked for', { status: 'idle' }, { type: 'load', chain }, loading],
  ['stays while it is read again', ready, { type: 'load', chain }, ready],
  ['is asked for again after a failure', failed, { type: 'load', chain }, loading],
  [
    'of another chain replaces it',
    ready,
    { type: 'load', chain: 'eip155:10' },
    { status: 'loading', chain: 'eip155:10' },
  ],
  ['comes', loading, { type: 'ready', chain, tokens: [] }, ready],
  [
    'of a chain that was left is dropped',
    loading,
    { type: 'ready', chain: 'eip155:10', tokens: [] },
    loading,
  ],
  ['may not exist', loading, { type: 'unsupported', chain }, { status: 'unsupported', chain }],
  ['may fail', loading, { type: 'fail', chain, error: 'send/failed' }, failed],
  ['that is there outlives a failure', ready, { type: 'fail', chain, error: 'send/failed' }, ready],
]
test.each(cases)('behavior: a list %s [7.07]', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after)
})
