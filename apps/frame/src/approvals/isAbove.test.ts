import type { ApprovalAction, ApprovalView } from '@latchkey/chains/approval'
import { expect, test } from 'vitest'
import { isAbove } from './isAbove.ts'

const token = { address: '0x1', symbol: 'USDC', isListed: true }
const coin = (amount: string, symbol = 'ETH'): ApprovalAction => ({
  type: 'sendCoin',
  amount,
  symbol,
  to: '0x2',
})
const view = (actions: readonly ApprovalAction[], more: Partial<ApprovalView> = {}) =>
  ({ actions, warnings: [], ...more }) as unknown as ApprovalView
const limits = new Map([
  ['ETH', '0.5'],
  ['SOL', '3'],
])

test.each<[string, ApprovalView, boolean]>([
  ['less than the limit', view([coin('0.49')]), false],
  ['the limit', view([coin('0.5')]), false],
  ['one unit more', view([coin('0.500000000000000001')]), true],
  ['less, but not with its fee', view([coin('0.49')], { fee: { amount: '0.02', symbol: 'ETH' } }), true],
  ['two that are above it together', view([coin('0.3'), coin('0.3')]), true],
  ['each below the limit of its coin', view([coin('0.3'), coin('2', 'SOL')]), false],
  ['a coin without a limit', view([coin('0.0001', 'POL')]), true],
  ['a coin without a name', view([coin('0.0001', '')]), true],
  ['an amount that cannot be read', view([coin('1e-3')]), true],
  ['more places than any coin has', view([coin('0.0000000000000000001')]), true],
  ['a fee in a token', view([coin('0.1')], { fee: { token, amount: '1', isBaseUnits: false } }), true],
  ['a token', view([{ type: 'sendToken', token, amount: '1', isBaseUnits: false, to: '0x2' }]), true],
  ['an allowance', view([{ type: 'allow', token, amount: '1', isBaseUnits: false, spender: '0x2' }]), true],
  ['the end of an allowance', view([{ type: 'revoke', token, spender: '0x2' }]), false],
  ['a call', view([{ type: 'call', contract: '0x2', selector: '0x' }]), true],
  ['a message', view([{ type: 'signMessage' }]), true],
  ['data', view([{ type: 'signData', name: 'Permit', contract: undefined }]), true],
  ['a sign-in', view([{ type: 'signIn', domain: 'shop.test' }]), false],
  ['a sign-in elsewhere', view([{ type: 'signIn', domain: 'x' }], { warnings: ['foreignSignIn'] }), true],
  ['nothing that is known', view([], { warnings: ['unreadable'] }), true],
])('behavior: %s', (_, shown, isExpected) => {
  expect(isAbove(shown, limits)).toBe(isExpected)
})
