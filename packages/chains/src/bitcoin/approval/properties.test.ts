import { base64 } from '@scure/base'
import * as bitcoin from 'bitcoinjs-lib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Approval } from '../../approval.ts'
import { own, prepare, publicKey, shop, toPsbt, write } from './testing.ts'

// What is signed is read by another library than the one that wrote it.
const numRuns = process.env.EXHAUSTIVE ? 100_000 : 100
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 120_000

const { payments } = bitcoin
const hash = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const scriptOf = (payment: { output?: Uint8Array | undefined }) => payment.output as Uint8Array
const script = fc.oneof(
  hash(20).map((one) => scriptOf(payments.p2wpkh({ hash: one }))),
  hash(32).map((one) => scriptOf(payments.p2wsh({ hash: one }))),
  hash(20).map((one) => scriptOf(payments.p2pkh({ hash: one }))),
  hash(20).map((one) => scriptOf(payments.p2sh({ hash: one }))),
  fc.constant(own.script),
)
const amount = fc.bigInt({ min: 1n, max: 21_000_000n * 10n ** 8n })
const toDecimals = (satoshis: bigint) => {
  const digits = satoshis.toString().padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
}

/** What another library reads from the bytes that are signed, in the words of the view. */
function read(approval: Approval, psbt: string) {
  const { inputs, unsigned } = parse(psbt)
  expect(approval.view.raw).toEqual([`0x${unsigned.toHex()}`])
  const outputs = unsigned.outs.map(({ script, value }) => ({ script, value: BigInt(value) }))
  const spent = inputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
  const fee = spent - outputs.reduce((sum, { value }) => sum + value, 0n)
  const mine = inputs.flatMap(({ script }, index) => (isOwn(script) ? index : []))
  const code = scriptOf(payments.p2pkh({ pubkey: publicKey }))
  const digests = mine.map((index) =>
    unsigned.hashForWitnessV0(index, code, inputs[index]?.value as bigint, bitcoin.Transaction.SIGHASH_ALL),
  )
  const paid = outputs.flatMap(({ script, value }, index) => {
    if (script[0] === bitcoin.opcodes.OP_RETURN) return []
    return [
      [`outputs.${index}.address`, bitcoin.address.fromOutputScript(script)] as const,
      [`outputs.${index}.amount`, toDecimals(value)] as const,
    ]
  })
  return { fee: toDecimals(fee), digests, outputs, paid, inputs, unsigned }
}

const isOwn = (script: Uint8Array) => Buffer.compare(script, own.script) === 0

function parse(psbt: string) {
  const parsed = bitcoin.Psbt.fromBase64(psbt)
  const unsigned = bitcoin.Transaction.fromBuffer(parsed.data.getTransaction())
  const inputs = unsigned.ins.map(({ hash, index }, at) => {
    const spent = bitcoin.Transaction.fromBuffer(parsed.data.inputs[at]?.nonWitnessUtxo as Uint8Array)
    expect(Buffer.compare(spent.getHash(), hash)).toBe(0)
    return spent.outs[index] as (typeof spent.outs)[number]
  })
  return { inputs, unsigned }
}

function check(approval: Approval, psbt: string): void {
  const { digests, fee, inputs, outputs, paid, unsigned } = read(approval, psbt)
  const { view } = approval
  const field = new Map(view.fields.map(({ name, value }) => [name, value]))
  expect(view.fee).toEqual({ amount: fee, symbol: 'BTC' })
  expect(approval.toSign.map((one) => Buffer.from(one).toString('hex'))).toEqual(
    digests.map((one) => Buffer.from(one).toString('hex')),
  )
  for (const [name, value] of paid) expect(field.get(name)).toBe(value)
  expect(field.get('version')).toBe(`${unsigned.version}`)
  expect(field.get('lockTime')).toBe(`${unsigned.locktime}`)
  for (const [index, { sequence }] of unsigned.ins.entries())
    expect(field.get(`inputs.${index}.sequence`)).toBe(`${sequence}`)
  // Every payment to others is an action of its own, in the same order.
  const others = outputs.filter(({ script }) => script[0] !== bitcoin.opcodes.OP_RETURN && !isOwn(script))
  if (others.length > 0)
    expect(view.actions.filter(({ type }) => type === 'sendCoin')).toEqual(
      others.map(({ script, value }) => ({
        type: 'sendCoin',
        amount: toDecimals(value),
        symbol: 'BTC',
        to: bitcoin.address.fromOutputScript(script),
      })),
    )
  expect(view.warnings.includes('otherAccount')).toBe(inputs.some(({ script }) => !isOwn(script)))
}

test(
  'property: a transaction is shown with exactly the payments and the fee that are signed (threat 10)',
  async ({ annotate }) => {
    await annotate(`${numRuns.toLocaleString('en')} of each request`, 'size')
    const side = fc.array(fc.record({ amount, script }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(side, side, async (more, outputs) => {
        const sum = outputs.reduce((total, one) => total + one.amount, 0n)
        const psbt = toPsbt(write({ inputs: [{ amount: sum }, ...more], outputs }))
        check(await prepare('signPsbt', { psbt }), psbt)
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: no changed byte changes what is signed without changing what is shown (threat 10)',
  async ({ annotate }) => {
    const psbt = write({
      inputs: [{ amount: 100_000n }, { amount: 50_000n, script: shop.script }],
      outputs: [
        { amount: 90_000n, script: shop.script },
        { amount: 0n, script: Uint8Array.of(0x6a, 2, 0x68, 0x69) },
        { amount: 40_000n, script: own.script },
      ],
    })
    const bytes = psbt.toPSBT(0)
    const { toSign, view } = await prepare('signPsbt', { psbt: toPsbt(psbt) })
    const flips = process.env.EXHAUSTIVE ? [1, 2, 4, 8, 16, 32, 64, 128, 255] : [1, 128]
    let accepted = 0
    for (const at of bytes.keys())
      for (const flip of flips) {
        const changed = Uint8Array.from(bytes)
        changed[at] = (changed[at] as number) ^ flip
        const given = base64.encode(changed)
        const approval = await prepare('signPsbt', { psbt: given }).catch((error: { code?: string }) => {
          expect(error.code).toMatch(/^(?:rpc\/invalid_params|wallet\/unauthorized)$/)
        })
        if (!approval) continue
        accepted++
        check(approval, given)
        const isSame = approval.toSign.join() === toSign.join()
        if (!isSame) expect(approval.view).not.toEqual(view)
      }
    await annotate(`${bytes.length * flips.length} changes, ${accepted} of them readable`, 'size')
    expect(accepted).toBeGreaterThan(0)
  },
  timeout,
)
