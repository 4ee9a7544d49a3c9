import { createHash } from 'node:crypto'
import { base64, createBase58check } from '@scure/base'
import { Signer } from 'bip322-js'
import { initEccLib, networks, payments, script, Transaction } from 'bitcoinjs-lib'
import fc from 'fast-check'
import * as ecc from 'tiny-secp256k1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bitcoind, startBitcoind } from './testingNode.ts'
import { createTestKey } from './testingSign.ts'
import { verifyMessage } from './verifyMessage.ts'

// libsecp256k1, compiled to WebAssembly.
initEccLib(ecc)

const kinds = ['p2wpkh', 'p2tr', 'p2sh-p2wpkh', 'p2pkh'] as const
type Kind = (typeof kinds)[number]
const text = 'example.com wants you to sign in\nas Zoë ₿'

const sha256 = (...parts: readonly (Uint8Array | string)[]) =>
  Uint8Array.from(parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest())
const taggedHash = (tag: string, ...parts: readonly (Uint8Array | string)[]) =>
  sha256(sha256(tag), sha256(tag), ...parts)
const toWif = (secret: Uint8Array) =>
  createBase58check((bytes: Uint8Array) => sha256(bytes)).encode(Uint8Array.from([0x80, ...secret, 1]))
const secretOf = (seed: string) => sha256(seed)

/** An address made by bitcoinjs-lib, and its script. */
function paymentOf(kind: Kind, secret: Uint8Array, network = networks.bitcoin) {
  const pubkey = ecc.pointFromScalar(secret) as Uint8Array
  const inner = payments.p2wpkh({ pubkey, network })
  const made =
    kind === 'p2wpkh'
      ? inner
      : kind === 'p2tr'
        ? payments.p2tr({ internalPubkey: pubkey.slice(1), network })
        : kind === 'p2pkh'
          ? payments.p2pkh({ pubkey, network })
          : payments.p2sh({ redeem: inner, network })
  return { address: made.address as string, output: made.output as Uint8Array, pubkey }
}

/** BIP-322 with the transactions of bitcoinjs-lib and the signatures of libsecp256k1. */
function signWithBitcoinJs(
  kind: Exclude<Kind, 'p2pkh'>,
  secret: Uint8Array,
  message: string,
  sighash = kind === 'p2tr' ? 0 : 1,
): string {
  const { output, pubkey } = paymentOf(kind, secret)
  const toSpend = new Transaction()
  toSpend.version = 0
  const challenge = script.compile([0, taggedHash('BIP0322-signed-message', message)])
  toSpend.addInput(new Uint8Array(32), 0xffffffff, 0, challenge)
  toSpend.addOutput(output, 0n)
  const toSign = new Transaction()
  toSign.version = 0
  toSign.addInput(toSpend.getHash(), 0, 0)
  toSign.addOutput(Uint8Array.of(0x6a), 0n)
  if (kind !== 'p2tr') {
    const code = payments.p2pkh({ pubkey }).output as Uint8Array
    const digest = toSign.hashForWitnessV0(0, code, 0n, sighash)
    const signature = script.signature.encode(ecc.sign(digest, secret), sighash)
    return base64.encode(Uint8Array.from([2, signature.length, ...signature, pubkey.length, ...pubkey]))
  }
  const even = pubkey[0] === 2 ? secret : ecc.privateNegate(secret)
  const tweaked = ecc.privateAdd(even, taggedHash('TapTweak', pubkey.slice(1))) as Uint8Array
  const digest = toSign.hashForWitnessV1(0, [output], [0n], sighash)
  const signature = [...ecc.signSchnorr(digest, tweaked), ...(sighash ? [sighash] : [])]
  return base64.encode(Uint8Array.from([1, signature.length, ...signature]))
}

test('behavior: the vectors of BIP-322', () => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const empty =
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
  const hello =
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
  expect(verifyMessage(address, '', empty)).toBe(true)
  expect(verifyMessage(address, 'Hello World', hello)).toBe(true)
  expect(verifyMessage(address, 'Hello World', `smp${hello}`)).toBe(true)
  expect(verifyMessage(address, '', hello)).toBe(false)
})

describe.each(kinds)('%s', (kind) => {
  test('behavior: signatures of bip322-js are accepted, on every network', () => {
    for (const network of Object.values(networks))
      for (let turn = 0; turn < 5; turn++) {
        const secret = secretOf(`${kind} ${turn}`)
        const { address } = paymentOf(kind, secret, network)
        const signature = Signer.sign(toWif(secret), address, text)
        expect(verifyMessage(address, text, signature)).toBe(true)
        expect(verifyMessage(address, `${text}.`, signature)).toBe(false)
        const other = paymentOf(kind, secretOf('other'), network).address
        expect(verifyMessage(other, text, signature)).toBe(false)
      }
  })

  test('behavior: the test wallet has the same addresses, and its signatures are accepted', () => {
    const secret = secretOf(kind)
    const key = createTestKey(kind, secret, 'mainnet')
    expect(key.address).toBe(paymentOf(kind, secret).address)
    expect(verifyMessage(key.address, text, key.sign(text))).toBe(true)
  })

  if (kind === 'p2pkh') return
  test('behavior: signatures of bitcoinjs-lib are accepted, with the prefix of the second version too', () => {
    for (let turn = 0; turn < 10; turn++) {
      const secret = secretOf(`${kind} ${turn}`)
      const { address } = paymentOf(kind, secret)
      const signature = signWithBitcoinJs(kind, secret, text)
      expect(verifyMessage(address, text, signature)).toBe(true)
      expect(verifyMessage(address, text, `smp${signature}`)).toBe(true)
      expect(verifyMessage(address, `${text} `, signature)).toBe(false)
    }
  })

  test('error: other sighash types and other formats are refused', () => {
    const secret = secretOf(kind)
    const { address } = paymentOf(kind, secret)
    for (const sighash of [2, 3, 0x81, 0x82, 0x83])
      expect(verifyMessage(address, text, signWithBitcoinJs(kind, secret, text, sighash))).toBe(false)
    const signature = signWithBitcoinJs(kind, secret, text)
    for (const wrong of [`ful${signature}`, `pof${signature}`, `smpsmp${signature}`, ` ${signature}`, ''])
      expect(verifyMessage(address, text, wrong)).toBe(false)
  })
})

test('behavior: a taproot signature may name its sighash type', () => {
  const secret = secretOf('all')
  const { address } = paymentOf('p2tr', secret)
  expect(verifyMessage(address, text, signWithBitcoinJs('p2tr', secret, text, 1))).toBe(true)
})

test('behavior: the header of a BIP-137 signature is read loosely, for every kind of address', () => {
  const secret = secretOf('header')
  const bytes = base64.decode(Signer.sign(toWif(secret), paymentOf('p2pkh', secret).address, text))
  const recovery = ((bytes[0] as number) - 27) & 3
  for (const kind of kinds)
    for (const start of [27, 31, 35, 39]) {
      const signature = base64.encode(Uint8Array.from([start + recovery, ...bytes.slice(1)]))
      expect(verifyMessage(paymentOf(kind, secret).address, text, signature)).toBe(true)
    }
  for (const header of [0, 26, 43, 255]) {
    const signature = base64.encode(Uint8Array.from([header, ...bytes.slice(1)]))
    expect(verifyMessage(paymentOf('p2pkh', secret).address, text, signature)).toBe(false)
  }
})

test('error: what is no address, or one of a script, is refused', () => {
  const secret = secretOf('script')
  const signature = signWithBitcoinJs('p2wpkh', secret, text)
  const script = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
  for (const address of ['', 'x', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', script])
    expect(verifyMessage(address, text, signature)).toBe(false)
  expect(verifyMessage(5 as never, text, signature)).toBe(false)
  const { address } = paymentOf('p2wpkh', secret)
  expect(verifyMessage(address, text, 5 as never)).toBe(false)
  expect(verifyMessage(address, text, 'A'.repeat(1_000_000))).toBe(false)
})

describe('a real node', () => {
  let bitcoind: Bitcoind
  beforeAll(async () => {
    bitcoind = await startBitcoind()
  })
  afterAll(() => bitcoind.stop())

  test('behavior: what bitcoind signs is accepted, and bitcoind accepts the same', async () => {
    const address = (await bitcoind.call('getnewaddress', '', 'legacy')) as string
    for (const message of ['', text, 'x'.repeat(252), 'x'.repeat(253), 'x'.repeat(70_000)]) {
      const signature = (await bitcoind.call('signmessage', address, message)) as string
      expect(verifyMessage(address, message, signature)).toBe(true)
      expect(verifyMessage(address, `${message}.`, signature)).toBe(false)
    }
  })
})

const numRuns = process.env.EXHAUSTIVE ? 10_000 : 100

test(
  'property: no forgery is accepted',
  () => {
    const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((one) => ecc.isPrivate(one))
    const forgeries = fc.oneof(
      fc.record({ type: fc.constant('bit' as const), at: fc.nat() }),
      fc.record({ type: fc.constant('text' as const), message: fc.string() }),
      fc.record({ type: fc.constant('key' as const), secret: secrets }),
      fc.record({ type: fc.constant('short' as const), length: fc.nat(110) }),
      fc.record({ type: fc.constant('random' as const), bytes: fc.uint8Array({ maxLength: 140 }) }),
      fc.record({
        type: fc.constant('compact' as const),
        bytes: fc.uint8Array({ minLength: 65, maxLength: 65 }),
      }),
      fc.record({ type: fc.constant('transplant' as const), secret: secrets }),
    )
    fc.assert(
      fc.property(
        secrets,
        fc.constantFrom(...kinds),
        fc.string(),
        forgeries,
        (secret, kind, message, forgery) => {
          const key = createTestKey(kind, secret, 'mainnet')
          const signature = key.sign(message)
          expect(verifyMessage(key.address, message, signature)).toBe(true)
          const bytes = base64.decode(signature)
          const isAccepted = (changed: Uint8Array | string) =>
            verifyMessage(
              key.address,
              message,
              typeof changed === 'string' ? changed : base64.encode(changed),
            )
          if (forgery.type === 'text')
            expect(
              forgery.message !== message && verifyMessage(key.address, forgery.message, signature),
            ).toBe(false)
          else if (forgery.type === 'bit') {
            // Of the header of BIP-137, only the number of the point counts.
            const first = bytes.length === 65 ? 8 : 0
            const bit = first + (forgery.at % (bytes.length * 8 - first))
            const changed = Uint8Array.from(bytes)
            changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
            expect(isAccepted(changed)).toBe(false)
          } else if (forgery.type === 'key')
            expect(isAccepted(createTestKey(kind, forgery.secret, 'mainnet').sign(message))).toBe(
              Buffer.from(forgery.secret).equals(Buffer.from(secret)),
            )
          else if (forgery.type === 'short')
            expect(forgery.length < bytes.length && isAccepted(bytes.slice(0, forgery.length))).toBe(false)
          else if (forgery.type === 'transplant' && bytes.length !== 65) {
            // A valid signature of another key, with the public key of the address.
            const foreign = base64.decode(createTestKey(kind, forgery.secret, 'mainnet').sign(message))
            const [own, other] = [bytes, foreign].map((one) => one.slice(0, 2 + (one[1] as number)))
            const mixed = Uint8Array.from([
              ...(other as Uint8Array),
              ...bytes.slice((own as Uint8Array).length),
            ])
            if (!Buffer.from(forgery.secret).equals(Buffer.from(secret)))
              expect(isAccepted(mixed)).toBe(false)
          } else if ('bytes' in forgery) {
            expect(isAccepted(forgery.bytes)).toBe(false)
            if (forgery.type === 'compact') {
              const headed = Uint8Array.from([
                27 + ((forgery.bytes[0] as number) % 16),
                ...forgery.bytes.slice(1),
              ])
              expect(isAccepted(headed)).toBe(false)
            }
          }
        },
      ),
      { numRuns },
    )
  },
  process.env.EXHAUSTIVE ? 3_600_000 : 60_000,
)
