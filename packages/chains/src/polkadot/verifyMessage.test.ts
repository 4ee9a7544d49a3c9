import { generateKeyPairSync, sign } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { Keyring } from '@polkadot/keyring'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import * as sr25519 from '@scure/sr25519'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { toHex } from './hex.ts'
import { kusamaAssetHub, polkadotAssetHub } from './index.ts'
import { formatSs58 } from './ss58.ts'
import { polkadotOn, type TestPolkadotKey, wrapBytes } from './testing.ts'
import { verifyMessage } from './verifyMessage.ts'

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

const pair = (type: 'sr25519' | 'ed25519' | 'ecdsa') => {
  const keyring = new Keyring({ type, ss58Format: 0 })
  return keyring.addFromSeed(crypto.getRandomValues(new Uint8Array(32)))
}

/** Signatures by libraries that share no code with the check. */
const makers: Readonly<Record<string, () => { address: string; sign(bytes: Uint8Array): Uint8Array }>> = {
  'sr25519 of Polkadot{.js}, with its type': () => {
    const { address, sign } = pair('sr25519')
    return { address, sign: (bytes) => sign(bytes, { withType: true }) }
  },
  'sr25519 of Polkadot{.js}': () => pair('sr25519'),
  'ed25519 of Polkadot{.js}': () => pair('ed25519'),
  'ecdsa of Polkadot{.js}': () => pair('ecdsa'),
  'ed25519 of node:crypto': () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
    return { address: formatSs58(Uint8Array.from(raw), 0), sign: (bytes) => sign(null, bytes, privateKey) }
  },
}

await cryptoWaitReady()

test.each(Object.keys(makers))(
  'behavior: signatures by %s are accepted, wrapped and unwrapped',
  async (name) => {
    for (let count = 0; count < 5; count++) {
      const { address, sign } = makers[name]?.() ?? pair('sr25519')
      const message = `Sign in, ${name} ✓ ${count}`
      for (const bytes of [new TextEncoder().encode(message), wrapBytes(new TextEncoder().encode(message))])
        expect(await verifyMessage(address, message, toHex(Uint8Array.from(sign(bytes))))).toBe(true)
    }
  },
)

const numRuns = process.env.EXHAUSTIVE ? 10_000 : 100
const timeout = process.env.EXHAUSTIVE ? 3_600_000 : 60_000

test('property: a signature that was changed, or is for another text or account, is never accepted', {
  timeout,
}, async () => {
  const all = Object.values(makers).map((make) => make())
  const changed = fc.record({
    maker: fc.integer({ min: 0, max: all.length - 1 }),
    other: fc.integer({ min: 1, max: all.length - 1 }),
    message: fc.string({ unit: 'grapheme' }),
    what: fc.constantFrom('signature', 'message', 'account', 'length', 'type', 'random'),
    at: fc.nat(),
    bit: fc.integer({ min: 0, max: 7 }),
    random: fc.uint8Array({ minLength: 64, maxLength: 66 }),
  })
  await fc.assert(
    fc.asyncProperty(changed, async ({ at, bit, maker, message, other, random, what }) => {
      const { address, sign } = all[maker] as (typeof all)[number]
      const proof = Uint8Array.from(sign(wrapBytes(new TextEncoder().encode(message))))
      expect(await verifyMessage(address, message, toHex(proof))).toBe(true)
      const forged = Uint8Array.from(proof)
      const place = at % forged.length
      if (what === 'signature') forged[place] = (forged[place] ?? 0) ^ (1 << bit)
      const bytes = {
        signature: forged,
        message: proof,
        account: proof,
        length: at % 2 ? proof.slice(0, -1) : Uint8Array.of(...proof, 0),
        type: Uint8Array.of(3 + (at % 253), ...proof),
        random,
      }[what]
      const stranger = all[(maker + other) % all.length]?.address ?? ''
      const [from, text] = [
        what === 'account' ? stranger : address,
        what === 'message' ? `${message}!` : message,
      ]
      expect(await verifyMessage(from, text, toHex(bytes))).toBe(false)
    }),
    { numRuns },
  )
})

test('error: keys for which anybody can sign are refused', async () => {
  const zero = new Uint8Array(64)
  // R is the identity and s is zero, which holds for every text where the key is of small order.
  const forged = [zero, Uint8Array.of(1, ...zero.slice(1)), Uint8Array.from(zero).fill(0x80, 63)]
  const keys = [
    '00'.repeat(32),
    `01${'00'.repeat(31)}`,
    `${'00'.repeat(31)}80`,
    `01${'00'.repeat(30)}80`,
    `ec${'ff'.repeat(30)}7f`,
    `ed${'ff'.repeat(31)}`,
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
  ]
  for (const key of keys)
    for (const proof of forged)
      for (let count = 0; count < 8; count++) {
        const address = formatSs58(Uint8Array.from(Buffer.from(key, 'hex')), 0)
        expect(await verifyMessage(address, `text ${count}`, toHex(proof))).toBe(false)
      }
})

test('property: nonsense is neither accepted nor throws', async () => {
  const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
  const bytes = fc.uint8Array({ minLength: 60, maxLength: 70 }).map(toHex)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant(address), fc.string()),
      fc.oneof(bytes, fc.string()),
      async (from, signature) => {
        expect(await verifyMessage(from, 'x', signature)).toBe(false)
      },
    ),
  )
})
