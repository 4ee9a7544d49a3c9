import type { Coin, Fee, Send } from './encodeTx.ts'
import type { AminoCoin, AminoDoc } from './signer.ts'

/** The document of a transfer for mode AMINO_JSON, which hardware wallets sign. */
export function toAminoDoc({ accountNumber, chainId, fee, memo, send, sequence }: toAminoDoc.Args): AminoDoc {
  return {
    account_number: accountNumber.toString(),
    chain_id: chainId,
    fee: { amount: fee.amount.map(toAminoCoin), gas: fee.gas.toString() },
    memo,
    msgs: [toAminoSend(send)],
    sequence: sequence.toString(),
  }
}

export declare namespace toAminoDoc {
  type Args = {
    chainId: string
    accountNumber: bigint
    sequence: bigint
    send: Send
    fee: Fee
    memo: string
  }
}

export function toAminoSend({ amount, from, to }: Send): AminoDoc['msgs'][number] {
  const value = { amount: amount.map(toAminoCoin), from_address: from, to_address: to }
  return { type: 'cosmos-sdk/MsgSend', value }
}

function toAminoCoin({ amount, denom }: Coin): AminoCoin {
  return { amount: amount.toString(), denom }
}

/** The bytes that a signature of mode AMINO_JSON covers: JSON with sorted keys, escaped as Go does. */
export function toAminoBytes(doc: object): Uint8Array {
  const json = JSON.stringify(doc, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  const escaped = json.replace(/[&<>]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
  return new TextEncoder().encode(escaped)
}
