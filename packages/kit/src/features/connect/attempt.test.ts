import { expect, test } from 'vitest'
import { type AttemptCause, type AttemptEvent, type AttemptState, attempt, transition } from './attempt.ts'

const idle = attempt.initial
const chains = [
  { walletId: 'a', namespace: 'eip155' },
  { walletId: 'A', namespace: 'solana' },
] as const
const choosing: AttemptState = { status: 'choosing', walletId: 'a', chains }
const waiting: AttemptState = { status: 'waiting', walletId: 'a' }
const pending: AttemptState = { status: 'stopped', walletId: 'a', cause: 'pending' }
const done: AttemptState = { status: 'done', walletId: 'a' }
const everyState = [idle, choosing, waiting, pending, done]

const stop = (cause: AttemptCause, walletId = 'a'): AttemptEvent => ({ type: 'stop', walletId, cause })
const succeed: AttemptEvent = { type: 'succeed', walletId: 'a' }

test.each(everyState)('behavior: from $status another attempt may start, or be left [4.01]', (state) => {
  expect(transition(state, { type: 'start', walletId: 'b' })).toEqual({ status: 'waiting', walletId: 'b' })
  expect(transition(state, { type: 'leave' })).toEqual(idle)
  expect(transition(state, { type: 'choose', walletId: 'a', chains })).toEqual(choosing)
})

test.each(['declined', 'pending', 'notInstalled', 'timedOut', 'failed'] as const)(
  'behavior: a wait may end as %s',
  (cause) => {
    expect(transition(waiting, stop(cause))).toEqual({ status: 'stopped', walletId: 'a', cause })
  },
)

test('behavior: a wait may succeed, and so may one the wallet called pending [4.01]', () => {
  expect(transition(waiting, succeed)).toEqual(done)
  expect(transition(pending, succeed)).toEqual(done)
  expect(transition(pending, stop('timedOut'))).toEqual({
    status: 'stopped',
    walletId: 'a',
    cause: 'timedOut',
  })
})

test.each([idle, choosing, done])('behavior: an answer changes nothing in $status [4.01]', (state) => {
  expect(transition(state, stop('failed'))).toBe(state)
  expect(transition(state, succeed)).toBe(state)
})

test.each([waiting, pending])(
  'behavior: the answer of another wallet changes nothing in $status [4.01]',
  (state) => {
    expect(transition(state, stop('declined', 'b'))).toBe(state)
    expect(transition(state, { type: 'succeed', walletId: 'b' })).toBe(state)
  },
)
