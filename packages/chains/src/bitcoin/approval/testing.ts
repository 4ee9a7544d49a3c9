import { secp256k1 } from '@noble/curves/secp256k1'
import { base64 } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import type { Approval, ApprovalRequest } from '../../approval.ts'
import { mainnet } from '../networks.ts'
import { signBytes } from '../signBytes.ts'
import { approvals } from './index.ts'

export const key = new Uint8Array(32).fill(7)
export const publicKey = secp256k1.getPublicKey(key, true)
export const own = p2wpkh(publicKey)
export const shopKey = secp256k1.getPublicKey(new Uint8Array(32).fill(9), true)
export const shop = p2wpkh(shopKey)

export function prepare(
  method: string,
  params: unknown,
  more: Partial<ApprovalRequest> = {},
): Promise<Approval> {
  const one = approvals[method]
  if (!one) throw new Error(`no such method: ${method}`)
  const ask = async () => {
    throw new Error('Nothing is asked of a node.')
  }
  const { id: chainId } = mainnet
  return one({ chainId, address: own.address, publicKey, origin: 'https://shop.test', params, ask, ...more })
}

export async function approve({ complete, toSign }: Approval): Promise<unknown> {
  return complete(toSign.map((bytes) => signBytes(key, bytes)))
}

/** A transaction that has paid the amounts to the scripts. */
export function payTo(paid: readonly { readonly script: Uint8Array; readonly amount: bigint }[], salt = 1) {
  const tx = new Transaction({ allowUnknownOutputs: true })
  tx.addInput({ txid: new Uint8Array(32).fill(salt), index: 0 })
  for (const one of paid) tx.addOutput(one)
  return tx
}

type Given = {
  readonly inputs: readonly { readonly amount: bigint; readonly script?: Uint8Array }[]
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[]
}

/** A PSBT in which every input proves what it spends. */
export function write({ inputs, outputs }: Given): Transaction {
  const tx = new Transaction({ allowUnknownOutputs: true })
  for (const [at, { amount, script = own.script }] of inputs.entries()) {
    const spent = payTo([{ amount, script }], at + 1)
    tx.addInput({ txid: spent.id, index: 0, nonWitnessUtxo: spent.unsignedTx })
  }
  for (const output of outputs) tx.addOutput(output)
  return tx
}

export function toPsbt(tx: Transaction): string {
  return base64.encode(tx.toPSBT(0))
}
