import type { Simulation } from '@latchkey/chains/driver'
import type { Allowance } from '@latchkey/protocol/http/allowances'
import { expect, test } from 'vitest'
import { allowanceKey } from './allowances.ts'
import { type RevokingEvent, type RevokingState, transition as revoke, revoking } from './revoking.ts'

const allowance: Allowance = {
  token: { id: 'eip155:1:0xAa', name: 'Gold', symbol: 'GLD', decimals: 6, iconUrl: '' },
  kind: 'token',
  spender: { address: '0xBb', name: null },
  amount: 'unlimited',
  since: null,
}
const simulation: Simulation = { status: 'ok', changes: [], approvals: [] }

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
