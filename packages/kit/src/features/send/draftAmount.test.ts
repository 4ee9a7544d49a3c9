import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthOf } from '../../core/holdings/heldToken.ts'
import type { Token } from '../../core/holdings/holdings.ts'
import { typedAmount } from '../../ui/controls/typedAmount.ts'
import { cautionsOf, needsConsent } from './cautionsOf.ts'
import { draftUnits, inOtherUnit } from './draftAmount.ts'
import { nextStep } from './nextStep.ts'
import { emptyDraft, type FoundRecipient, type RecipientState } from './send.ts'
import { sendableTokens } from './sendableTokens.ts'

const ether: Token = {
  id: 'eip155:1/slip44:60',
  chain: 'eip155:1',
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  units: 10n ** 19n,
  price: '2000',
  icon: undefined,
}
const dollar: Token = {
  ...ether,
  id: 'eip155:1/erc20:0xd011a00000000000000000000000000000000000',
  address: '0xD011a00000000000000000000000000000000000',
  name: 'Test Dollar',
  symbol: 'TUSD',
  decimals: 6,
  units: 5_000_000n,
  price: undefined,
}
const draft = { ...emptyDraft, token: ether }
const found: FoundRecipient = {
  address: '0x1111111111111111111111111111111111111111',
  own: false,
  known: true,
  facts: { kind: 'account', used: true },
}

test.each([
  ['', 'empty'],
  ['.', 'wrong'],
  ['0', 'wrong'],
  ['0.000', 'wrong'],
  ['1,5', 'wrong'],
  ['1e3', 'wrong'],
  ['-1', 'wrong'],
  ['0x10', 'wrong'],
  ['1.5', 1_500_000_000_000_000_000n],
  ['.5', 500_000_000_000_000_000n],
  ['0.0000000000000000001', 'wrong'],
])('behavior: %j of a token means %s', (amount, expected) => {
  expect(draftUnits({ amount, unit: 'token' }, ether)).toBe(expected)
})

test('behavior: money buys as much as its price says, and nothing where there is no price', () => {
  expect(draftUnits({ amount: '3000', unit: 'fiat' }, ether)).toBe(1_500_000_000_000_000_000n)
  expect(draftUnits({ amount: '1', unit: 'fiat' }, dollar)).toBe('wrong')
  expect(worthOf(10n ** 15n, ether)).toBe('2')
  expect(worthOf(1n, dollar)).toBeUndefined()
})

test('property: counted the other way it is never more than it was', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 24n }), (units) => {
      const text = `${units / 10n ** 18n}.${String(units % 10n ** 18n).padStart(18, '0')}`
      const inFiat = { ...draft, amount: text, ...inOtherUnit({ ...draft, amount: text }, ether) }
      const back = { ...inFiat, ...inOtherUnit(inFiat, ether) }
      const after = draftUnits(back, ether)
      expect(back.unit).toBe('token')
      if (after !== 'wrong' && after !== 'empty') expect(after).toBeLessThanOrEqual(units)
    }),
  )
})

test('behavior: without an amount only what it is counted in changes', () => {
  expect(inOtherUnit(draft, ether)).toEqual({ unit: 'fiat', amount: '', max: false })
})

test.each([
  ['1,5', ',', '1.5'],
  ['1,5', '.', '1.5'],
  ['1,000.5', '.', '1000.5'],
  ['1.5', ',', '1.5'],
  ['1,000,5', ',', '1,000,5'],
  ['١٢٫٥', '٫', '12.5'],
  ['۱۲', '.', '12'],
  [' 1 000 ', '.', '1000'],
])('behavior: typed %j where the separator is %j is %j', (text, separator, expected) => {
  expect(typedAmount(text, separator)).toBe(expected)
})

test.each([
  ['selectToken', draft, undefined, { status: 'empty' }],
  ['enterAmount', draft, ether, { status: 'empty' }],
  ['incorrectValue', { ...draft, amount: 'x' }, ether, { status: 'empty' }],
  ['insufficientFunds', { ...draft, amount: '10.1' }, ether, { status: 'empty' }],
  ['enterAddress', { ...draft, amount: '1' }, ether, { status: 'empty' }],
  ['looking', { ...draft, amount: '1' }, ether, { status: 'looking' }],
  ['invalidAddress', { ...draft, amount: '1' }, ether, { status: 'invalid' }],
  ['invalidAddress', { ...draft, amount: '1' }, ether, { status: 'noAddress', name: 'a.eth' }],
  ['invalidAddress', { ...draft, amount: '1' }, ether, { status: 'unavailable', name: 'a.eth' }],
  ['review', { ...draft, amount: '10' }, ether, { status: 'found', ...found }],
] as const)('behavior: what is missing: %s [5.08a, 5.08b]', (expected, draft, token, recipient) => {
  expect(nextStep(draft, token, recipient as RecipientState)).toBe(expected)
})

test.each([
  ['nothing is odd', found, ether, []],
  ['a new recipient', { ...found, known: false }, ether, ['first']],
  ['unused', { ...found, known: false, facts: { kind: 'account', used: false } }, ether, ['unused']],
  ['a contract', { ...found, facts: { kind: 'contract', used: true } }, ether, ['contract']],
  ['not checked', { ...found, known: false, facts: 'unknown' }, ether, ['unchecked']],
  ['one’s own', { ...found, own: true }, ether, ['own']],
  ['a forgery', { ...found, known: false, lookAlikeOf: '0x2' }, ether, ['lookAlike']],
  ['the token itself', { ...found, address: dollar.address?.toLowerCase() ?? '' }, dollar, ['tokenContract']],
] as const)('behavior: %s', (_, recipient, token, expected) => {
  const cautions = cautionsOf(recipient, token)
  expect(cautions).toEqual(expected)
  expect(needsConsent(cautions)).toBe(
    ['lookAlike', 'tokenContract'].some((grave) => expected.includes(grave as never)),
  )
})

test('behavior: tokens are found by name, symbol or address, the most valuable first, empty ones not at all', () => {
  const empty = { ...dollar, symbol: 'NONE', address: '0x2', units: 0n }
  const cheap = { ...ether, address: '0x3', name: 'Cheap', symbol: 'CHP', price: '0.1' }
  const all = [dollar, cheap, ether, empty]
  expect(sendableTokens(all, '').map(({ symbol }) => symbol)).toEqual(['ETH', 'CHP', 'TUSD'])
  expect(sendableTokens(all, ' tus').map(({ symbol }) => symbol)).toEqual(['TUSD'])
  expect(sendableTokens(all, dollar.address?.toLowerCase() ?? '').map(({ symbol }) => symbol)).toEqual([
    'TUSD',
  ])
  expect(sendableTokens(all, 'zzz')).toEqual([])
})
