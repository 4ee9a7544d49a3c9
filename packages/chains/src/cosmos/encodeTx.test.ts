import { makeSignDoc as makeAminoDoc, serializeSignDoc } from '@cosmjs/amino'
import { encodePubkey, makeAuthInfoBytes, makeSignBytes, makeSignDoc, Registry } from '@cosmjs/proto-signing'
import { AminoTypes, createDefaultAminoConverters, defaultRegistryTypes } from '@cosmjs/stargate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAminoBytes, toAminoDoc } from './amino.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import {
  encodeAuthInfo,
  encodeBody,
  encodeSend,
  encodeSignDoc,
  encodeTx,
  sendUrl,
  signModes,
} from './encodeTx.ts'
import { isMemo } from './planTransfer.ts'
import { field, message, readFields } from './protobuf.ts'
import { readAuthInfo, readBody, readSend, readSignDoc } from './readTx.ts'
import { codecs } from './testingCodecs.ts'

const registry = new Registry(defaultRegistryTypes)
const amino = new AminoTypes(createDefaultAminoConverters())
const numRuns = process.env.EXHAUSTIVE ? 5_000 : 200

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const coin = fc.record({
  denom: fc.oneof(
    fc.constantFrom('uatom', 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2'),
    fc.string({ maxLength: 128 }),
  ),
  amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
})
const transfers = fc.record({
  send: fc.record({
    from: fc.string({ maxLength: 60 }),
    to: fc.string({ maxLength: 60 }),
    amount: fc.array(coin, { maxLength: 3 }),
  }),
  memo: fc.string({ unit: 'grapheme', maxLength: 256 }),
  fee: fc.record({
    amount: fc.array(coin, { maxLength: 2 }),
    // CosmJS takes no more than a number holds.
    gas: fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
  }),
  sequence: fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
  accountNumber: fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
  chainId: fc.string({ maxLength: 48 }),
  publicKey: bytes(33).map((key) => Uint8Array.from([2, ...key.slice(1)])),
  signature: bytes(64),
})
type Transfer = typeof transfers extends fc.Arbitrary<infer value> ? value : never

const textCoins = (list: Transfer['fee']['amount']) =>
  list.map(({ amount, denom }) => ({ denom, amount: amount.toString() }))
const toMessage = ({ amount, from, to }: Transfer['send']) => ({
  typeUrl: sendUrl,
  value: { fromAddress: from, toAddress: to, amount: textCoins(amount) },
})

test('property: every encoding is that of CosmJS, byte for byte, and is decoded to what it was', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(transfers, ({ accountNumber, chainId, fee, memo, publicKey, send, sequence, signature }) => {
      const body = encodeBody(send, memo)
      const expected = registry.encodeTxBody({ messages: [toMessage(send)], memo })
      expect(body).toEqual(expected)
      expect(readBody(body)).toEqual({
        messages: [{ url: sendUrl, value: encodeSend(send) }],
        memo,
        timeoutHeight: 0n,
      })
      expect(readSend(encodeSend(send))).toEqual(send)

      const key = encodePubkey({ type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) })
      for (const [mode, number] of [
        [signModes.direct, 1],
        [signModes.amino, 127],
      ] as const) {
        const authInfo = encodeAuthInfo({ publicKey, mode, sequence, fee })
        const signers = [{ pubkey: key, sequence: Number(sequence) }]
        const coins = textCoins(fee.amount)
        expect(authInfo).toEqual(
          makeAuthInfoBytes(signers, coins, Number(fee.gas), undefined, undefined, number),
        )
        expect(readAuthInfo(authInfo)).toEqual({
          signers: [{ publicKey, mode, sequence }],
          fee: { ...fee, payer: '', granter: '' },
        })
        const doc = { bodyBytes: body, authInfoBytes: authInfo, chainId, accountNumber }
        expect(encodeSignDoc(doc)).toEqual(makeSignBytes(makeSignDoc(body, authInfo, chainId, accountNumber)))
        expect(readSignDoc(encodeSignDoc(doc))).toEqual(doc)
        const raw = { bodyBytes: body, authInfoBytes: authInfo, signatures: [signature] }
        const tx = encodeTx(body, authInfo, signature)
        expect(tx).toEqual(codecs.txRaw.encode(raw).finish())
      }
    }),
    { numRuns },
  )
})

test('property: the AMINO document is that of CosmJS, byte for byte', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(transfers, (transfer) => {
      const { accountNumber, chainId, fee, memo, send, sequence } = transfer
      const stdFee = { amount: textCoins(fee.amount), gas: fee.gas.toString() }
      const expected = makeAminoDoc(
        [amino.toAmino(toMessage(send))],
        stdFee,
        chainId,
        memo,
        Number(accountNumber),
        Number(sequence),
      )
      const doc = toAminoDoc(transfer)
      expect(doc).toEqual(expected)
      expect(toAminoBytes(doc)).toEqual(serializeSignDoc(expected))
    }),
    { numRuns },
  )
})

test('property: bytes that are nothing are refused, or decoded within bounds', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (random) => {
      for (const read of [readFields, readBody, readAuthInfo, readSignDoc, readSend]) {
        try {
          read(random)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }
    }),
    { numRuns: numRuns * 5 },
  )
})

const authInfo = encodeAuthInfo({
  publicKey: new Uint8Array(33).fill(2),
  mode: signModes.direct,
  sequence: 7n,
  fee: { amount: [{ denom: 'uatom', amount: 5n }], gas: 10n },
})

test.each([
  ['a time in the body', readBody, message(5, [1])],
  ['an unordered transaction', readBody, field(4, 1n)],
  ['an extension', readBody, message(1023, [10, 1, 97])],
  ['an extension that may be ignored', readBody, message(2047, [10, 1, 97])],
  ['two memos', readBody, [...field(2, 'a'), ...field(2, 'b')]],
  ['a memo that is no text', readBody, field(2, Uint8Array.from([0xff]))],
  ['a tip', readAuthInfo, [...authInfo, ...message(3, [10, 1, 97])]],
  ['two fees', readAuthInfo, [...authInfo, ...message(2, field(2, 1n))]],
  ['a key of another kind', readAuthInfo, message(1, message(1, field(1, '/key')))],
  ['several signatures in one', readAuthInfo, message(1, message(2, message(2, [1])))],
  ['an amount that is no number', readSend, message(3, [...field(1, 'uatom'), ...field(2, '1.5')])],
  ['an amount below zero', readSend, message(3, [...field(1, 'uatom'), ...field(2, '-1')])],
  ['a number instead of a text', readSend, field(1, 1n)],
  ['a text instead of a number', readSignDoc, field(4, 'text')],
  ['a field with the number zero', readFields, [0, 0]],
  ['a group', readFields, [11]],
  ['a number of more than 64 bits', readFields, [8, ...new Array(9).fill(255), 2]],
  ['a number without an end', readFields, [8, 128]],
  ['a text that is cut', readFields, [10, 5, 1]],
  ['more fields than there can be', readFields, new Array(30_000).fill([8, 1]).flat()],
] as const)('error: %s is refused', (_, read, bytes) => {
  expect(() => read(Uint8Array.from(bytes))).toThrow()
})

test('behavior: unknown fields that are empty are no obstacle', () => {
  const [id, memo] = [field(2, 'text'), 'text']
  expect(readBody(Uint8Array.from([...id, 32, 0, 0xfa, 0x7f, 0]))).toMatchObject({ memo, messages: [] })
})

test('behavior: memos are one line of at most 256 bytes', () => {
  expect([isMemo(''), isMemo('1234567'), isMemo('é'.repeat(128)), isMemo('a'.repeat(256))]).toEqual([
    true,
    true,
    true,
    true,
  ])
  const bad = ['a'.repeat(257), 'é'.repeat(129), 'a\nb', '\u0000', '\u2028', '\ud800']
  expect(bad.map(isMemo)).toEqual(bad.map(() => false))
})

test('behavior: base64 that is none is undefined', () => {
  expect([fromBase64('_'), fromBase64(1), fromBase64('AQ==')]).toEqual([
    undefined,
    undefined,
    Uint8Array.of(1),
  ])
})
