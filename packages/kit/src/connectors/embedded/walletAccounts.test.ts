import { expect, test } from 'vitest'
import { transition, type WalletAccountsEvent, type WalletAccountsState } from './walletAccounts.ts'

const busy: WalletAccountsState = { status: 'busy', index: 1 }

test.each<[WalletAccountsState, WalletAccountsEvent, WalletAccountsState]>([
  [{ status: 'idle' }, { type: 'start', index: 1 }, busy],
  [{ status: 'idle', error: 'x' }, { type: 'start', index: 1 }, busy],
  [busy, { type: 'start' }, busy],
  [busy, { type: 'done' }, { status: 'idle' }],
  [busy, { type: 'fail', error: 'x' }, { status: 'idle', error: 'x' }],
  [{ status: 'idle' }, { type: 'fail', error: 'x' }, { status: 'idle' }],
])('behavior: %j, after %j, is %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
