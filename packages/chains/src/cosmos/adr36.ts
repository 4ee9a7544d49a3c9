import { toBase64 } from './bytes.ts'
import type { AminoDoc } from './signer.ts'

/**
 * The document that wallets sign for a message. It is no valid transaction on any chain.
 *
 * @see https://docs.cosmos.network/main/build/architecture/adr-036-arbitrary-signature
 */
export function toMessageDoc(signer: string, message: string | Uint8Array): AminoDoc {
  const data = typeof message === 'string' ? new TextEncoder().encode(message) : message
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: toBase64(data) } }],
    memo: '',
  }
}
