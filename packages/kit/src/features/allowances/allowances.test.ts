import type { Simulation } from '@latchkey/chains/driver'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { expect, test } from 'vitest'
import {
  type AllowancesEvent,
  type AllowancesState,
  allowanceKey,
  allowances,
  transition,
} from './allowances.ts'
import { type RevokingEvent, type RevokingState, transition as revoke, revoking } from './revoking.ts'

const allowance: Allowance = {
  token: { id: 'eip155:1:0xAa', name: 'Gold', symbol: 'GLD', decimals: 6, iconUrl: '' },
  kind: 'token',
  spender: { address: '0xBb', name: null },
  amount: 'unlimited',
  since: null,
}
const simulation: Simulation = { status: 'ok', changes: [], approvals: [] }

const idle = allowances.initial
const loading: AllowancesState = { status: 'loading', key: 'k' }
const ready: AllowancesState = { status: 'ready', key: 'k', allowances: [allowance], complete: true }
const failed: AllowancesState = { status: 'failed', key: 'k' }
const answer: AllowancesEvent = { type: 'ready', key: 'k', allowances: [allowance], complete: true }

test.each<[AllowancesState, AllowancesEvent, AllowancesState]>([
  [idle, { type: 'load', key: 'k' }, loading],
  [ready, { type: 'load', key: 'k' }, ready],
  [ready, { type: 'load', key: 'other' }, { status: 'loading', key: 'other' }],
  [failed, { type: 'load', key: 'k' }, loading],
  [loading, answer, ready],
  [loading, { ...answer, key: 'other' }, loading],
  [idle, answer, idle],
  [loading, { type: 'fail', key: 'k' }, failed],
  [loading, { type: 'fail', key: 'other' }, loading],
  [ready, { type: 'fail', key: 'k' }, failed],
])('behavior: the list: %j after %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

const still = revoking.initial
const owner = '0x00000000000000000000000000000000000000aa'
const reviewing: RevokingState = { status: 'reviewing', allowance, owner }
const signing: RevokingState = { status: 'signing', allowance, owner, simulation: undefined }
const sent: RevokingState = { status: 'sent', allowance, hash: '0x1' }

test.each<[RevokingState, RevokingEvent, RevokingState]>([
  [still, { type: 'review', allowance, owner }, reviewing],
  [sent, { type: 'review', allowance, owner }, reviewing],
  [signing, { type: 'review', allowance, owner }, signing],
  [reviewing, { type: 'simulated', allowance, simulation }, { ...reviewing, simulation }],
  [reviewing, { type: 'simulated', allowance: { ...allowance }, simulation }, reviewing],
  [still, { type: 'simulated', allowance, simulation }, still],
  [reviewing, { type: 'submit' }, signing],
  [still, { type: 'submit' }, still],
  [signing, { type: 'submit' }, signing],
  [signing, { type: 'sent', hash: '0x1' }, sent],
  [reviewing, { type: 'sent', hash: '0x1' }, reviewing],
  [
    signing,
    { type: 'fail', error: 'send/failed' },
    { ...reviewing, simulation: undefined, error: 'send/failed' },
  ],
  [sent, { type: 'fail', error: 'send/failed' }, sent],
])('behavior: taking back: %j after %j', (state, event, next) => {
  expect(revoke(state, event)).toEqual(next)
})

test('behavior: a permission is the same whatever the case of its addresses', () => {
  const lower = { ...allowance, spender: { address: '0xbb', name: 'x' } }
  expect(allowanceKey(lower)).toBe(allowanceKey(allowance))
  expect(allowanceKey({ ...allowance, kind: 'collection' })).not.toBe(allowanceKey(allowance))
})
