import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import * as sr25519 from '@scure/sr25519'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { kusamaAssetHub, polkadotAssetHub } from './index.ts'
import { toHex } from './readSs58.ts'
import { polkadotOn, type TestPolkadotKey } from './testing.ts'

const networks = [polkadotAssetHub, kusamaAssetHub]

const kinds: Readonly<Record<string, TestPolkadotKey | undefined>> = {
  // The wallet's default.
  ed25519: undefined,
  sr25519: sr25519Key(),
  ecdsa: ecdsaKey(),
}

function sr25519Key(): TestPolkadotKey {
  const secret = sr25519.secretFromSeed(crypto.getRandomValues(new Uint8Array(32)))
  return {
    type: 'sr25519',
    accountId: sr25519.getPublicKey(secret),
    sign: async (bytes) => sr25519.sign(secret, bytes),
  }
}

function ecdsaKey(): TestPolkadotKey {
  const secret = secp256k1.utils.randomPrivateKey()
  return {
    type: 'ecdsa',
    accountId: blake2b(secp256k1.getPublicKey(secret, true), { dkLen: 32 }),
    async sign(bytes) {
      const signature = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), secret)
      return Uint8Array.from([...signature.toCompactRawBytes(), signature.recovery])
    },
  }
}

test.each(Object.keys(kinds))(
  'behavior: a signature of %s is verified for the account, on both networks',
  async (kind) => {
    const key = kinds[kind]
    const { driver, found, wallet } = await polkadotOn(networks, key ? { keys: [key] } : {})
    const session = await driver.connect({ wallet: found })
    const [address = ''] = wallet.addressesOn(0)
    const signature = await on(driver.messages).sign({ session, address, message: 'Hello, ✓' })
    const verify = (more: { address?: string; message?: string; signature?: string }) =>
      on(driver.messages).verify({
        network: polkadotAssetHub,
        address,
        message: 'Hello, ✓',
        signature,
        ...more,
      })
    expect(await verify({})).toBe(true)
    expect(await verify({ address: wallet.addressesOn(2)[0] ?? '' })).toBe(true)
    expect(await verify({ message: 'Hello' })).toBe(false)
    expect(await verify({ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' })).toBe(false)
    const last = signature.endsWith('0') ? '1' : '0'
    expect(
      await verify({
        signature: signature.slice(0, 10) + (signature[10] === '0' ? '1' : '0') + signature.slice(11),
      }),
    ).toBe(false)
    expect(await verify({ signature: signature.slice(0, -1) + last })).toBe(false)
    expect(await verify({ signature: `${signature}00` })).toBe(false)
    expect(await verify({ signature: '' })).toBe(false)
    expect(await verify({ address: 'invalid' })).toBe(false)
  },
)

test('behavior: a message that a wallet signed unwrapped is verified too', async () => {
  const key = sr25519Key()
  const { driver, wallet } = await polkadotOn(networks, { keys: [key] })
  const signature = toHex(await key.sign(new TextEncoder().encode('plain')))
  const address = wallet.addressesOn(0)[0] ?? ''
  const args = { network: polkadotAssetHub, address, message: 'plain', signature }
  expect(await on(driver.messages).verify(args)).toBe(true)
})

test('property: a random signature is neither accepted nor throws', async () => {
  const { driver } = await polkadotOn(networks)
  const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
  const bytes = fc.oneof(fc.uint8Array({ minLength: 64, maxLength: 65 }), fc.constant(new Uint8Array(64)))
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes.map(toHex), fc.string()), async (signature) => {
      const args = { network: polkadotAssetHub, address, message: 'x', signature }
      expect(await on(driver.messages).verify(args)).toBe(false)
    }),
  )
})
