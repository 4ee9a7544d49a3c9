import { expect, test } from 'vitest'
import type { WalletView } from '../serveVault.ts'
import { canRemove, isReplaceable, needsPasskey, nextStep } from './nextStep.ts'

type Kind = WalletView['factors'][number]['kind']
const held = (...kinds: Kind[]) =>
  kinds.map((kind, index) => ({ id: `${index}`, kind, isBehind: false, isOwn: index === 0 }))

test.each<[WalletView['level'], Kind[], ReturnType<typeof nextStep>]>([
  ['assisted', ['device', 'escrow'], 'kit'],
  ['assisted', ['device', 'escrow', 'passkey', 'passkey'], 'kit'],
  ['assisted', ['device', 'escrow', 'kit'], 'passkey'],
  ['assisted', ['device', 'escrow', 'kit', 'passkey'], 'secure'],
  ['assisted', ['device', 'escrow', 'kit', 'kit'], 'secure'],
  ['fragile', ['device', 'kit'], 'passkey'],
  ['fragile', ['device', 'passkey'], 'kit'],
  ['secured', ['device', 'kit', 'passkey'], 'export'],
  ['exit', ['device', 'kit', 'passkey'], undefined],
])('behavior: a wallet that is %s with %j is made safer by %j', (level, kinds, step) =>
  expect(nextStep({ factors: held(...kinds), level })).toBe(step),
)

test('behavior: what is left has to outlive the devices (threat 29)', () => {
  expect(canRemove({ factors: held('device', 'kit') }, '1')).toBe(false)
  expect(canRemove({ factors: held('device', 'kit', 'device') }, '1')).toBe(false)
  expect(canRemove({ factors: held('device', 'kit', 'passkey') }, '1')).toBe(true)
  expect(canRemove({ factors: held('device', 'kit', 'escrow') }, '1')).toBe(true)
})

test('behavior: only a new wallet, that nothing but this device and the escrow opens, can be replaced', () => {
  const account = { namespace: 'eip155', index: 0, address: '0x', publicKey: new Uint8Array() }
  const bare = { accounts: [account], names: new Map<number, string>() }
  expect(isReplaceable({ ...bare, factors: held('device', 'escrow') })).toBe(true)
  expect(isReplaceable({ ...bare, factors: held('device', 'escrow', 'device') })).toBe(false)
  expect(isReplaceable({ ...bare, factors: held('device', 'escrow', 'kit') })).toBe(false)
  expect(isReplaceable({ ...bare, factors: held('device', 'kit') })).toBe(false)
  expect(isReplaceable({ ...bare, factors: held('device') })).toBe(false)
  const factors = held('device', 'escrow')
  expect(isReplaceable({ ...bare, factors, accounts: [account, { ...account, index: 1 }] })).toBe(false)
  expect(isReplaceable({ ...bare, factors, names: new Map([[0, 'Rent']]) })).toBe(false)
})

test('behavior: only a passkey brings guests, and who logs in with one, to another device', () => {
  expect([undefined, 'google', 'token', 'passkey', 'guest'].map((one) => needsPasskey(one as never))).toEqual(
    [false, false, false, true, true],
  )
})

test('behavior: visitors who log in with a passkey are led to a second one, and keep one', () => {
  const needs = { needsPasskey: true }
  const one = held('device', 'passkey', 'kit')
  expect(nextStep({ factors: held('device'), level: 'temporary' }, needs)).toBe('passkey')
  expect(nextStep({ factors: one, level: 'secured' }, needs)).toBe('passkey')
  expect(canRemove({ factors: one }, '1', needs)).toBe(false)
  expect(canRemove({ factors: one }, '2', needs)).toBe(true)
  const two = held('device', 'passkey', 'passkey')
  expect(nextStep({ factors: two, level: 'secured' }, needs)).toBe('kit')
  expect(canRemove({ factors: two }, '1', needs)).toBe(true)
})
