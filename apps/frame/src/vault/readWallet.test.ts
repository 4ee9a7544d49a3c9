import { expect, test } from 'vitest'
import { readWallet } from './readWallet.ts'
import type { StoredPair, StoredWallet } from './store.ts'

const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
const vault = (gen: number, commit: string, activated = true) => ({
  gen,
  commit,
  activated,
  box: new Uint8Array(200),
})
const pair = (gen: number, commit: string, factorId = 'a'): StoredPair => ({
  gen,
  commit,
  factorId,
  kind: 'device',
  salt: new Uint8Array(32),
  sealedMeta: new Uint8Array(96),
})
const wallet: StoredWallet = {
  revision: 5,
  active: { gen: 2, commit: two },
  vaults: [vault(1, one), vault(2, two), vault(3, '3'.repeat(64), false)],
  pairs: [pair(1, one), pair(2, two), pair(2, two, 'b')],
}

test('behavior: a wallet is read into a copy', () => {
  const read = readWallet(wallet)
  expect(read).toEqual(wallet)
  expect(read.vaults[0]?.box).not.toBe(wallet.vaults[0]?.box)
  expect(readWallet({ revision: 0, active: undefined, vaults: [], pairs: [] }).active).toBeUndefined()
})

test.each<[string, object]>([
  ['an active vault that does not exist', { active: { gen: 2, commit: '4'.repeat(64) } }],
  ['an active vault of another number', { active: { gen: 1, commit: two } }],
  ['an active vault that was never activated', { active: { gen: 3, commit: '3'.repeat(64) } }],
  ['a vault newer than the active one that was activated', { active: { gen: 1, commit: one } }],
  ['an activated vault, and none active', { active: undefined }],
  ['two vaults with one commitment', { vaults: [...wallet.vaults, vault(2, two)] }],
  ['a pair without a vault', { pairs: [pair(1, '5'.repeat(64))] }],
  ['a pair of another number than its vault', { pairs: [pair(2, one)] }],
  ['two pairs of a factor for one vault', { pairs: [pair(1, one), pair(1, one)] }],
  ['a generation below the first', { vaults: [...wallet.vaults, vault(0, '6'.repeat(64), false)] }],
  ['a generation that is too large', { vaults: [...wallet.vaults, vault(2 ** 32, '6'.repeat(64), false)] }],
  ['a commitment that is not hex', { vaults: [...wallet.vaults, vault(3, 'g'.repeat(64), false)] }],
  ['a vault that is too short', { vaults: [{ ...vault(2, two), box: new Uint8Array(99) }], pairs: [] }],
  ['a vault that is too long', { vaults: [{ ...vault(2, two), box: new Uint8Array(100_001) }], pairs: [] }],
  ['a salt that is too short', { pairs: [{ ...pair(1, one), salt: new Uint8Array(31) }] }],
  ['sealed facts that are too long', { pairs: [{ ...pair(1, one), sealedMeta: new Uint8Array(97) }] }],
  ['an unknown kind', { pairs: [{ ...pair(1, one), kind: 'passphrase' }] }],
  ['an id with a separator', { pairs: [pair(1, one, 'a|b')] }],
  ['a negative revision', { revision: -1 }],
  ['something more', { more: 1 }],
])('error: %s', (_, change) => {
  expect(() => readWallet({ ...wallet, ...change })).toThrow(
    expect.objectContaining({ code: 'vault/malformed' }),
  )
})
