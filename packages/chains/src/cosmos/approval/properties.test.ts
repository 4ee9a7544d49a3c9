import { toBase64 } from '@cosmjs/encoding'
import {
  decodeTxRaw,
  encodePubkey,
  makeAuthInfoBytes,
  makeSignBytes,
  makeSignDoc,
  Registry,
} from '@cosmjs/proto-signing'
import { defaultRegistryTypes } from '@cosmjs/stargate'
import { bech32 } from '@scure/base'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Approval } from '../../approval.ts'
import { encodeTx } from '../encodeTx.ts'
import { own, prepare, publicKey, shop } from './testing.ts'

// What is signed is read by another library than the one that wrote it.
const numRuns = process.env.EXHAUSTIVE ? 1_000_000 : 200
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 120_000

const registry = new Registry(defaultRegistryTypes)
const pubkey = encodePubkey({ type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) })

type Coin = { denom: string; amount: string }
type Given = {
  to: string
  amount: Coin[]
  fee: Coin[]
  gas: number
  memo: string
  account: number
  sequence: number
}

function write({ account, amount, fee, gas, memo, sequence, to }: Given) {
  const value = { fromAddress: own, toAddress: to, amount }
  const messages = [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }]
  const body = registry.encode({ typeUrl: '/cosmos.tx.v1beta1.TxBody', value: { messages, memo } })
  return makeSignDoc(
    body,
    makeAuthInfoBytes([{ pubkey, sequence }], fee, gas, undefined, undefined),
    'cosmoshub-4',
    account,
  )
}
const sign = (bodyBytes: Uint8Array, authInfoBytes: Uint8Array, accountNumber: bigint) =>
  prepare('cosmos_signDirect', {
    signerAddress: own,
    signDoc: {
      chainId: 'cosmoshub-4',
      accountNumber: `${accountNumber}`,
      bodyBytes: toBase64(bodyBytes),
      authInfoBytes: toBase64(authInfoBytes),
    },
  })

/** What another library reads from the bytes that are signed, in the words of the view. */
function check({ toSign, view }: Approval, doc: ReturnType<typeof write>): void {
  expect(toSign).toEqual([Uint8Array.from(makeSignBytes(doc))])
  const { authInfoBytes, bodyBytes } = doc
  const { authInfo, body } = decodeTxRaw(encodeTx(bodyBytes, authInfoBytes, new Uint8Array(64)))
  const { fee, signerInfos } = authInfo
  const { memo, messages, timeoutHeight } = body
  expect([messages.length, signerInfos.length, timeoutHeight]).toEqual([1, 1, 0n])
  const send = registry.decode(messages[0] as { typeUrl: string; value: Uint8Array })
  const text = ({ amount, denom }: Coin) => `${amount} ${denom}`
  expect(view.fields.map(({ name, value }) => [name, value])).toEqual([
    ['chain_id', doc.chainId],
    ['from_address', send.fromAddress],
    ['to_address', send.toAddress],
    ...send.amount.map((one: Coin, index: number) => [`amount.${index}`, text(one)]),
    ...(fee?.amount ?? []).map((one) => ['fee.amount', text(one)]),
    ['fee.gas', `${fee?.gasLimit}`],
    ['memo', memo],
    ['account_number', `${doc.accountNumber}`],
    ['sequence', `${signerInfos[0]?.sequence}`],
  ])
  expect(view.actions).toHaveLength(send.amount.length + (memo === '' ? 0 : 1))
  for (const [index, { amount }] of send.amount.entries()) {
    const action = view.actions[index]
    if (action?.type !== 'sendCoin' && action?.type !== 'sendToken') throw new Error('It sends nothing.')
    const isAtom = action.type === 'sendCoin'
    expect([action.to, action.amount]).toEqual([send.toAddress, isAtom ? toDecimals(amount) : amount])
  }
}

const toDecimals = (units: string) => {
  const digits = BigInt(units).toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

const coin = fc.record({
  denom: fc.constantFrom('uatom', 'uosmo', 'factory/a/b'),
  amount: fc.bigInt({ min: 0n, max: 2n ** 128n }).map(String),
})
const number = fc.nat()
const given = fc.record({
  to: fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((one) => bech32.encode('cosmos', bech32.toWords(one))),
  amount: fc.array(coin, { minLength: 1, maxLength: 3 }),
  fee: fc.array(coin, { maxLength: 1 }),
  gas: number,
  memo: fc.string({ unit: 'grapheme', maxLength: 20 }),
  account: number,
  sequence: number,
})

test(
  'property: a transfer is shown with exactly what is signed (threat 10)',
  async ({ annotate }) => {
    await annotate(`${numRuns.toLocaleString('en')} of each request`, 'size')
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        const doc = write(one)
        const approval = await sign(doc.bodyBytes, doc.authInfoBytes, doc.accountNumber)
        check(approval, doc)
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: no changed byte changes what is signed without changing what is shown (threat 10)',
  async ({ annotate }) => {
    const doc = write({
      to: shop,
      amount: [{ denom: 'uatom', amount: '1500000' }],
      fee: [{ denom: 'uatom', amount: '5000' }],
      gas: 200_000,
      memo: 'order 17',
      account: 12,
      sequence: 7,
    })
    const original = await sign(doc.bodyBytes, doc.authInfoBytes, 12n)
    const flips = process.env.EXHAUSTIVE ? Array.from({ length: 255 }, (_, at) => at + 1) : [1, 2, 4, 128]
    let [tried, accepted] = [0, 0]
    for (const part of ['bodyBytes', 'authInfoBytes'] as const)
      for (const at of doc[part].keys())
        for (const flip of flips) {
          const changed = { ...doc, [part]: Uint8Array.from(doc[part]) }
          changed[part][at] = (changed[part][at] as number) ^ flip
          tried++
          const approval = await sign(changed.bodyBytes, changed.authInfoBytes, 12n).catch(
            (error: { code?: string }) => {
              expect(error.code).toMatch(/^(?:rpc\/invalid_params|wallet\/unauthorized)$/)
            },
          )
          if (!approval) continue
          accepted++
          check(approval, changed)
          expect(approval.view).not.toEqual(original.view)
        }
    await annotate(`${tried.toLocaleString('en')} changes, ${accepted} of them readable`, 'size')
    expect(accepted).toBeGreaterThan(0)
  },
  timeout,
)
