import { expect, test } from 'vitest'
import { judgeTerms } from './judgeTerms.ts'
import { needsConsent, type SwapRunEvent, type SwapRunState, type SwapTerms, transition } from './swapRun.ts'

const terms = { least: 1n } as SwapTerms
const other = { least: 2n } as SwapTerms
const simulation = { status: 'ok', changes: [], approvals: [] } as const
const signed = { data: '0x51', expiresAt: 1 }
const idle: SwapRunState = { status: 'idle' }
const preparing: SwapRunState = { status: 'preparing' }
const ready: SwapRunState = { status: 'ready', terms, consent: false }
const working: SwapRunState = { status: 'working', terms, action: 'swap', on: 'wallet' }

const cases: [string, SwapRunState, SwapRunEvent, SwapRunState][] = [
  ['is prepared', idle, { type: 'prepare' }, preparing],
  ['is prepared anew', ready, { type: 'prepare' }, preparing],
  ['in the wallet’s hands is not forgotten', working, { type: 'prepare' }, working],
  [
    'cannot be shown',
    preparing,
    { type: 'stop', error: 'send/failed' },
    { status: 'stopped', error: 'send/failed' },
  ],
  ['that is shown does not stop', ready, { type: 'stop', error: 'send/failed' }, ready],
  ['is shown', preparing, { type: 'ready', terms }, ready],
  ['that was left is not shown', idle, { type: 'ready', terms }, idle],
  [
    'is shown again, changed and not yet accepted',
    working,
    { type: 'ready', terms: other, notice: 'changed' },
    { status: 'ready', terms: other, consent: false, notice: 'changed' },
  ],
  [
    'whose permission was signed keeps it when the price has changed',
    { ...working, signed },
    { type: 'ready', terms: other, notice: 'changed' },
    { status: 'ready', terms: other, consent: false, notice: 'changed', signed },
  ],
  [
    'whose permission needs a transaction after all does not',
    { ...working, signed },
    { type: 'ready', terms: other, notice: 'approve' },
    { status: 'ready', terms: other, consent: false, notice: 'approve' },
  ],
  ['is signed for', working, { type: 'signed', signed }, { ...working, signed }],
  ['that is not being made is not signed for', ready, { type: 'signed', signed }, ready],
  [
    'that failed keeps what was signed',
    { ...working, signed },
    { type: 'fail', error: 'send/failed' },
    { ...ready, consent: true, error: 'send/failed', signed },
  ],
  [
    'that may still go through has to be begun anew',
    { ...working, signed, simulation },
    { type: 'fail', error: 'send/failed', unsure: true },
    { ...ready, error: 'send/failed', notice: 'expired' },
  ],
  ['is tried out', ready, { type: 'simulated', terms, simulation }, { ...ready, simulation }],
  ['is not tried out for other terms', ready, { type: 'simulated', terms: other, simulation }, ready],
  [
    'runs out',
    { ...ready, consent: true, error: 'send/failed' },
    { type: 'expire', terms },
    { ...ready, notice: 'expired', error: undefined },
  ],
  ['runs out only if it is the same', ready, { type: 'expire', terms: other }, ready],
  ['does not run out while it is made', working, { type: 'expire', terms }, working],
  ['is accepted', ready, { type: 'consent', consent: true }, { ...ready, consent: true }],
  [
    'goes on',
    { ...ready, simulation },
    { type: 'work', action: 'approve', on: 'chain' },
    { status: 'working', terms, action: 'approve', on: 'chain', simulation },
  ],
  ['does not go on by itself', idle, { type: 'work', action: 'swap', on: 'wallet' }, idle],
  [
    'fails back to its terms',
    working,
    { type: 'fail', error: 'send/rejected' },
    { status: 'ready', terms, consent: true, error: 'send/rejected' },
  ],
  ['fails only where it is made', idle, { type: 'fail', error: 'send/failed' }, idle],
  ['is left', working, { type: 'leave' }, idle],
]
test.each(cases)('behavior: a swap %s', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after)
})

test('behavior: a loss of five percent, or an unknown one, needs consent', () => {
  expect([undefined, 0n, 499n, 500n].map((loss) => needsConsent({ loss }))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test.each([
  [{ least: 100n, expected: 101n }, 'fresh'],
  [{ least: 200n, expected: 210n }, 'fresh'],
  [{ least: 99n, expected: 100n }, 'shown'],
  [{ least: 98n, expected: 99n }, 'changed'],
] as const)('behavior: shown with 100 at least, written anew as %o it is %s', (fresh, verdict) => {
  expect(judgeTerms({ least: 100n }, fresh)).toBe(verdict)
})
