import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { Bitcoind } from './testingNode.ts'

type Output = { value: number; scriptPubKey: { hex: string; address?: string } }
type Sent = {
  vin: { txid: string; vout: number; sequence: number; prevout: Output }[]
  vout: Output[]
  fee: number
}

const toSatoshis = (coins: number) => BigInt(Math.round(coins * 1e8))

/** Spends the coins of an unconfirmed transaction in another one with ten times its fee. See {@link Bitcoind.replace}. */
export async function replaceTransaction({
  call,
  id,
  sign,
  to,
}: Parameters<Bitcoind['replace']>[0] & Pick<Bitcoind, 'call'>): Promise<string> {
  const sent = (await call('getrawtransaction', id, 2)) as Sent
  const next = new Transaction({ allowUnknownOutputs: true })
  for (const { prevout, sequence, txid, vout } of sent.vin) {
    const isSegwit = /^(0014|5120)/.test(prevout.scriptPubKey.hex)
    const script = hex.decode(prevout.scriptPubKey.hex)
    next.addInput({
      txid,
      index: vout,
      sequence,
      nonWitnessUtxo: hex.decode((await call('getrawtransaction', txid)) as string),
      ...(isSegwit && { witnessUtxo: { script, amount: toSatoshis(prevout.value) } }),
    })
  }
  const extra = toSatoshis(sent.fee) * 9n
  const own = new Set(sent.vin.map(({ prevout }) => prevout.scriptPubKey.address))
  const change = sent.vout.findLastIndex(({ scriptPubKey }) => own.has(scriptPubKey.address))
  if (to) {
    const { scriptPubKey } = (await call('validateaddress', to)) as { scriptPubKey: string }
    const total = sent.vout.reduce((sum, { value }) => sum + toSatoshis(value), 0n)
    next.addOutput({ script: hex.decode(scriptPubKey), amount: total - extra })
  } else
    for (const [index, { scriptPubKey, value }] of sent.vout.entries()) {
      const pays = index === Math.max(change, 0) ? extra : 0n
      next.addOutput({ script: hex.decode(scriptPubKey.hex), amount: toSatoshis(value) - pays })
    }
  const signed = Transaction.fromPSBT(await sign(next.toPSBT()), { allowUnknownOutputs: true })
  signed.finalize()
  return (await call('sendrawtransaction', signed.hex)) as string
}
