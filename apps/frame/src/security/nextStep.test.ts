import { expect, test } from 'vitest'
import type { WalletView } from '../serveVault.ts'
import { canRemove, nextStep } from './nextStep.ts'

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
  ['secured', ['device', 'kit', 'passkey'], undefined],
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
