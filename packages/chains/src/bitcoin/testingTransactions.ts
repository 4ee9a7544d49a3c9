import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { Call } from './testingEsplora.ts'

/** An address and satoshis. */
export type Payment = readonly [address: string, satoshis: bigint]

export type Replacement = {
  /** The transaction to replace. */
  readonly id: string
  /** Signs a PSBT with the sender's keys. */
  sign(psbt: Uint8Array): Promise<Uint8Array>
  /** Pays this address instead of the recipients, as a double-spend does. */
  readonly to?: string | undefined
}

type Output = { value: number; scriptPubKey: { hex: string; address?: string } }
type Decoded = {
  vin: { txid: string; vout: number; sequence: number }[]
  vout: Output[]
}

const toSatoshis = (coins: number) => BigInt(Math.round(coins * 1e8))

/** Pays several amounts in one transaction, also to the same address, which bitcoind's own `sendmany` cannot do. */
export async function payMany(call: Call, payments: readonly Payment[]): Promise<string> {
  const transaction = new Transaction()
  for (const [address, amount] of payments)
    transaction.addOutput({ script: await readScript(call, address), amount })
  const raw = hex.encode(transaction.unsignedTx)
  const funded = (await call('fundrawtransaction', raw, {}, false)) as { hex: string }
  const signed = (await call('signrawtransactionwithwallet', funded.hex)) as { hex: string }
  return (await call('sendrawtransaction', signed.hex)) as string
}

async function readScript(call: Call, address: string): Promise<Uint8Array> {
  const { scriptPubKey } = (await call('validateaddress', address)) as { scriptPubKey: string }
  return hex.decode(scriptPubKey)
}

/** Spends the coins of an unconfirmed transaction in another one with ten times its fee. */
export async function replaceTransaction({
  call,
  id,
  sign,
  to,
}: Replacement & { call: Call }): Promise<string> {
  const sent = (await call('getrawtransaction', id, 1)) as Decoded
  const next = new Transaction({ allowUnknownOutputs: true })
  const own = new Set<string | undefined>()
  let fee = -sent.vout.reduce((sum, { value }) => sum + toSatoshis(value), 0n)
  for (const { sequence, txid, vout } of sent.vin) {
    const previous = (await call('getrawtransaction', txid, 1)) as Decoded & { hex: string }
    const { scriptPubKey, value } = previous.vout[vout] as Output
    own.add(scriptPubKey.address)
    fee += toSatoshis(value)
    next.addInput({
      txid,
      index: vout,
      sequence,
      nonWitnessUtxo: hex.decode(previous.hex),
      ...(/^(0014|5120)/.test(scriptPubKey.hex) && {
        witnessUtxo: { script: hex.decode(scriptPubKey.hex), amount: toSatoshis(value) },
      }),
    })
  }
  const extra = fee * 9n
  const change = sent.vout.findLastIndex(({ scriptPubKey }) => own.has(scriptPubKey.address))
  if (to) {
    const total = sent.vout.reduce((sum, { value }) => sum + toSatoshis(value), 0n)
    next.addOutput({ script: await readScript(call, to), amount: total - extra })
  } else
    for (const [index, { scriptPubKey, value }] of sent.vout.entries()) {
      const pays = index === Math.max(change, 0) ? extra : 0n
      next.addOutput({ script: hex.decode(scriptPubKey.hex), amount: toSatoshis(value) - pays })
    }
  const signed = Transaction.fromPSBT(await sign(next.toPSBT()), { allowUnknownOutputs: true })
  signed.finalize()
  return (await call('sendrawtransaction', signed.hex)) as string
}
