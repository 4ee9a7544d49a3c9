import { Secp256k1HdWallet } from '@cosmjs/amino'
import { Bip39, Random } from '@cosmjs/crypto'
import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { secp256k1 } from 'noble-curves-2/secp256k1.js'
import { ripemd160 } from 'noble-hashes-2/legacy.js'
import { sha256 } from 'noble-hashes-2/sha2.js'
import * as tiny from 'tiny-secp256k1'
import { describe, expect, test } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

const count = process.env.EXHAUSTIVE ? 100 : 5
const forgeries = process.env.EXHAUSTIVE ? 10_000 : 60
const timeout = process.env.EXHAUSTIVE ? 3_600_000 : 60_000

type Signer = { address: string; sign(message: string): Promise<string> }

/** The document of ADR-036, as its text shows it. */
const documentOf = (signer: string, message: string) => ({
  chain_id: '',
  account_number: '0',
  sequence: '0',
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data: Buffer.from(message).toString('base64') } }],
  memo: '',
})

/** The bytes of the document, written by hand. */
function digestOf(signer: string, message: string): Uint8Array {
  const data = Buffer.from(message).toString('base64')
  const json = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}],"sequence":"0"}`
  return sha256(new TextEncoder().encode(json))
}

const addressOf = (publicKey: Uint8Array, prefix: string) =>
  bech32.encode(prefix, bech32.toWords(ripemd160(sha256(publicKey))))

const libraries: Readonly<Record<string, (prefix: string) => Promise<Signer>>> = {
  async cosmjs(prefix) {
    const words = Bip39.encode(Random.getBytes(16)).toString()
    const wallet = await Secp256k1HdWallet.fromMnemonic(words, { prefix })
    const address = (await wallet.getAccounts())[0]?.address ?? ''
    return {
      address,
      sign: async (message) =>
        (await wallet.signAmino(address, documentOf(address, message))).signature.signature,
    }
  },
  async 'tiny-secp256k1'(prefix) {
    const secret = Random.getBytes(32)
    const address = addressOf(tiny.pointFromScalar(secret, true) as Uint8Array, prefix)
    return {
      address,
      sign: async (message) => Buffer.from(tiny.sign(digestOf(address, message), secret)).toString('base64'),
    }
  },
  async 'noble 2'(prefix) {
    const secret = secp256k1.utils.randomSecretKey()
    const address = addressOf(secp256k1.getPublicKey(secret, true), prefix)
    return {
      address,
      async sign(message) {
        const signature = secp256k1.sign(digestOf(address, message), secret, { prehash: false })
        return Buffer.from(signature).toString('base64')
      },
    }
  },
}

describe.each(Object.entries(libraries))('signatures of %s', (_, create) => {
  test(
    'behavior: are accepted, for any text and prefix',
    async () => {
      for (let index = 0; index < count; index++) {
        const { address, sign } = await create(['cosmos', 'osmo', 'dydx'][index % 3] as string)
        for (const message of ['', 'Hello, ✓', '<a> & "b"\n\u2028', 'x'.repeat(2_000)])
          expect(verifyMessage(address, message, await sign(message))).toBe(true)
      }
    },
    timeout,
  )

  test('behavior: are refused for another text, account, prefix or spelling', async () => {
    const { address, sign } = await create('cosmos')
    const other = await create('cosmos')
    const signature = await sign('Hello')
    const words = bech32.decodeUnsafe(address)?.words ?? []
    expect(verifyMessage(address, 'hello', signature)).toBe(false)
    expect(verifyMessage(other.address, 'Hello', signature)).toBe(false)
    expect(verifyMessage(bech32.encode('osmo', words), 'Hello', signature)).toBe(false)
    expect(verifyMessage(address.toUpperCase(), 'Hello', signature)).toBe(false)
    for (const bad of [`${signature} `, signature.slice(0, -2), `${signature}AA==`, `0x${signature}`])
      expect(verifyMessage(address, 'Hello', bad)).toBe(false)
  })

  test('behavior: are refused with a high s, which chains refuse too', async () => {
    const { address, sign } = await create('cosmos')
    const bytes = Buffer.from(await sign('Hello'), 'base64')
    const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`)
    const high = (secp256k1.Point.CURVE().n - s).toString(16).padStart(64, '0')
    const flipped = Buffer.concat([bytes.subarray(0, 32), Buffer.from(high, 'hex')])
    expect(verifyMessage(address, 'Hello', flipped.toString('base64'))).toBe(false)
  })
})

test(
  'property: no forged signature is accepted',
  async () => {
    const create = libraries['noble 2'] as (prefix: string) => Promise<Signer>
    const { address, sign } = await create('cosmos')
    const signature = await sign('Hello')
    const bytes = Buffer.from(signature, 'base64')
    const flipped = fc.tuple(fc.nat(63), fc.integer({ min: 1, max: 255 })).map(([at, mask]) => {
      const forged = Buffer.from(bytes)
      forged[at] = (forged[at] as number) ^ mask
      return { message: 'Hello', signature: forged.toString('base64') }
    })
    const random = fc.uint8Array({ minLength: 64, maxLength: 64 }).map((forged) => ({
      message: 'Hello',
      signature: Buffer.from(forged).toString('base64'),
    }))
    const texts = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((message) => message !== 'Hello')
      .map((message) => ({ message, signature }))
    const shapes = fc.string({ maxLength: 100 }).map((text) => ({ message: 'Hello', signature: text }))
    fc.assert(
      fc.property(fc.oneof(flipped, random, texts, shapes), (forged) => {
        expect(verifyMessage(address, forged.message, forged.signature)).toBe(false)
      }),
      { numRuns: forgeries },
    )
  },
  timeout,
)

test('property: nothing else is taken for an address, a message or a signature', () => {
  const signature = Buffer.alloc(64, 1).toString('base64')
  const texts = [
    fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    fc.anything(),
    fc.anything(),
  ] as const
  fc.assert(
    fc.property(...texts, (address, message, other) => {
      expect(verifyMessage(address as string, 'x', signature)).toBe(false)
      expect(verifyMessage(address as string, message as string, other as string)).toBe(false)
    }),
  )
})
