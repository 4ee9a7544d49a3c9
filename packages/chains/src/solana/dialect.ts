import { isRecord } from '@latchkey/protocol/isRecord'
import type { RemoteDialect } from '../driver.ts'
import { fromBase58, readBase58, toBase58 } from './base58.ts'
import { fromBase64, toBase64 } from './wire.ts'

const prefix = 'solana_'
const maxMessageBytes = 100_000

/**
 * The Solana methods of installed wallets: bytes in base64, the account as an object, and
 * other names than over WalletConnect.
 *
 * @see https://github.com/MetaMask/accounts/blob/main/packages/keyring-api/docs/sol-methods.md
 */
export const dialect: RemoteDialect = {
  methods: ['signMessage', 'signTransaction', 'signAndSendTransaction'],
  granted: (methods) =>
    dialect.methods.filter((method) => methods.includes(method)).map((method) => prefix + method),
  toCall({ method, network, params }) {
    const { message, pubkey, sendOptions, transaction } = isRecord(params) ? params : {}
    const account = { address: pubkey }
    const own = method.slice(prefix.length)
    if (own === 'signMessage')
      return { method: own, params: { account, message: toBase64(bytesOf(message)) } }
    const options = isRecord(sendOptions) && Object.keys(sendOptions).length > 0 ? sendOptions : undefined
    return { method: own, params: { account, transaction, scope: network, ...(options && { options }) } }
  },
  toAnswer(answer) {
    const { signature, signedTransaction } = isRecord(answer) ? answer : {}
    return { signature: readSignature(signature), transaction: signedTransaction }
  },
}

function bytesOf(message: unknown): Uint8Array {
  const bytes = readBase58(message, maxMessageBytes)
  if (!bytes) throw new TypeError('The message is too long.')
  return bytes
}

/** Some wallets write it in base64, as documented, others in base58. */
function readSignature(value: unknown): string | undefined {
  const bytes = fromBase58(value, 64) ?? fromBase64(value)
  return bytes?.length === 64 ? toBase58(bytes) : undefined
}
