import { expect, test } from 'vitest'
import { type LinkedWalletsEvent, type LinkedWalletsState, transition } from './linkedWallets.ts'

const first = { id: '1', account: 'eip155:1:0x1', name: 'One', linkedAt: new Date(0) }
const second = { id: '2', account: 'eip155:1:0x2', name: undefined, linkedAt: new Date(0) }
const wallet = { id: 'one', name: 'One' }
const ready: LinkedWalletsState = { status: 'ready', wallets: [first] }
const linking: LinkedWalletsState = { status: 'linking', wallets: [first], wallet, step: 'connect' }
const unlinking: LinkedWalletsState = { status: 'unlinking', wallets: [first], id: '1' }

test.each<[string, LinkedWalletsState, LinkedWalletsEvent, LinkedWalletsState]>([
  ['read', { status: 'unread' }, { type: 'load' }, { status: 'loading' }],
  ['there', { status: 'loading' }, { type: 'loaded', wallets: [first] }, ready],
  ['not there', { status: 'loading' }, { type: 'fail', error: 'x' }, { status: 'failed', error: 'x' }],
  ['read again', { status: 'failed', error: 'x' }, { type: 'load' }, { status: 'loading' }],
  ['read anew in the background', ready, { type: 'load' }, ready],
  ['chosen', ready, { type: 'link', wallet }, linking],
  ['on', linking, { type: 'step', step: 'sign' }, { ...linking, step: 'sign' }],
  ['linked', linking, { type: 'linked', wallet: second }, { status: 'ready', wallets: [first, second] }],
  ['linked before', linking, { type: 'linked', wallet: first }, ready],
  ['not linked', linking, { type: 'fail', error: 'x' }, { ...ready, error: 'x' }],
  ['taken away', ready, { type: 'unlink', id: '1' }, unlinking],
  ['gone', unlinking, { type: 'unlinked' }, { status: 'ready', wallets: [] }],
  ['still there', unlinking, { type: 'fail', error: 'x' }, { ...ready, error: 'x' }],
  ['one at a time', linking, { type: 'unlink', id: '1' }, linking],
  ['forgotten', linking, { type: 'forget' }, { status: 'unread' }],
  ['too late', { status: 'unread' }, { type: 'linked', wallet: first }, { status: 'unread' }],
])('behavior: %s', (_, state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})
