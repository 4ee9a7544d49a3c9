import type { TestSolanaWallet } from 'latchkey/testing'
import { toBase58 } from '../../packages/chains/src/solana/base58.ts'
import { readTransaction } from '../../packages/chains/src/solana/wire.ts'

type Params = { message: string; pubkey?: string; transaction: string }

/** Handles the Solana methods of WalletConnect. */
export async function answerSolana(
  wallet: TestSolanaWallet,
  { method, params }: { method: string; params: unknown },
): Promise<unknown> {
  const { message, pubkey, transaction: base64 } = params as Params
  if (method === 'solana_signMessage') {
    const bytes = readBase58(message)
    const { signature } = (await wallet.ask('signMessage', { address: pubkey, message: bytes })) as Signed
    return { signature: toBase58(signature) }
  }
  const transaction = Uint8Array.from(Buffer.from(base64, 'base64'))
  const { signers } = readTransaction(transaction)
  const address = wallet.addresses.find((one) => signers.includes(one))
  const input = { address, transaction, chain: 'solana:mainnet' }
  if (method === 'solana_signTransaction') {
    const { signedTransaction } = (await wallet.ask('signTransaction', input)) as Signed
    return {
      signature: readTransaction(signedTransaction).id,
      transaction: Buffer.from(signedTransaction).toString('base64'),
    }
  }
  if (method === 'solana_signAndSendTransaction') {
    const { signature } = (await wallet.ask('signAndSendTransaction', input)) as Signed
    return { signature: toBase58(signature) }
  }
  throw Object.assign(new Error('Unsupported method'), { code: 5101 })
}

type Signed = { signature: Uint8Array; signedTransaction: Uint8Array }

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 decoding: each leading `1` is a zero byte. */
function readBase58(text: string): Uint8Array {
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(digits.indexOf(digit))
  const hex = value.toString(16)
  const bytes = value === 0n ? [] : Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  const zeros = text.length - text.replace(/^1+/, '').length
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes])
}
