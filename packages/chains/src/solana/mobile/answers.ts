import { isRecord } from '@latchkey/protocol/isRecord'
import { isKey, toBase58 } from '../base58.ts'
import { fromBase64 } from '../wire.ts'

/** What a wallet app granted. Stored for later visits. */
export type Authorization = {
  /** A secret: with it, requests can be sent to the wallet in this page's name. Each request still needs approval there. */
  readonly token: string
  /** In base58, the first one is selected. */
  readonly addresses: readonly string[]
  /** The cluster it was granted for, by its Wallet Standard name. */
  readonly chain: string
}

const maxTokenLength = 8_192
const maxAddresses = 100
const signatureBytes = 64

/** The answer to `authorize`; undefined if it grants nothing. */
export function readAuthorization(answer: unknown, chain: string): Authorization | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.accounts)) return undefined
  const addresses = answer.accounts
    .slice(0, maxAddresses)
    .flatMap((account) => (isRecord(account) ? (toAddress(account.address) ?? []) : []))
  return checked({ token: answer.auth_token, addresses: [...new Set(addresses)], chain })
}

/** The same from storage, which may contain anything. */
export function readStored(value: unknown): Authorization | undefined {
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.addresses)) return undefined
  const addresses = value.addresses.slice(0, maxAddresses).filter(isKey)
  return checked({ token: value.token, addresses: [...new Set(addresses)], chain: value.chain })
}

function checked({ token, addresses, chain }: Readonly<Record<keyof Authorization, unknown>>) {
  if (typeof token !== 'string' || !token || token.length > maxTokenLength) return undefined
  if (typeof chain !== 'string' || !/^solana:[a-z]{1,20}$/.test(chain)) return undefined
  const list = addresses as readonly string[]
  return list.length > 0 ? { token, addresses: list, chain } : undefined
}

/** An address as these wallets write it, in base64. */
export function toAddress(value: unknown): string | undefined {
  const bytes = typeof value === 'string' && value.length <= 64 ? fromBase64(value) : undefined
  return bytes?.length === 32 ? toBase58(bytes) : undefined
}

/** The one signature of `sign_and_send_transactions`. */
export function readSentSignature(answer: unknown): Uint8Array {
  const [signature] = isRecord(answer) && Array.isArray(answer.signatures) ? answer.signatures : []
  const bytes = fromBase64(signature)
  if (bytes?.length !== signatureBytes) throw noSignature()
  return bytes
}

/** The one payload of `sign_transactions`. */
export function readSignedTransaction(answer: unknown): Uint8Array {
  const bytes = fromBase64(firstPayload(answer))
  if (!bytes?.length) throw noSignature()
  return bytes
}

/** The signature of a message: wallets send it behind the message, some send it alone. */
export function readMessageSignature(answer: unknown, message: Uint8Array): Uint8Array {
  const payload = fromBase64(firstPayload(answer))
  const start = (payload?.length ?? 0) - signatureBytes
  const isSame = start === message.length && message.every((byte, index) => payload?.[index] === byte)
  if (!payload || (start !== 0 && !isSame)) throw noSignature()
  return payload.slice(start)
}

function firstPayload(answer: unknown): unknown {
  return isRecord(answer) && Array.isArray(answer.signed_payloads) ? answer.signed_payloads[0] : undefined
}

/** The sign-in that came with an authorization; undefined if the wallet does not sign visitors in. */
export function readSignIn(answer: unknown) {
  const result = isRecord(answer) ? answer.sign_in_result : undefined
  if (!isRecord(result)) return undefined
  const address = toAddress(result.address)
  const [signedMessage, signature] = [fromBase64(result.signed_message), fromBase64(result.signature)]
  if (!address || !signedMessage?.length || signature?.length !== signatureBytes) throw noSignature()
  return { address, signedMessage, signature }
}

/** An error of a wallet, with the code that EIP-1193 has for it: every driver understands those. */
export function toWalletError(error: unknown): Error {
  const code = isRecord(error) ? error.code : undefined
  const [own, message] = (typeof code === 'number' && codes.get(code)) || [-32603, 'The wallet failed.']
  return walletError(own, message)
}

export function walletError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

export const authorizationFailed = 4100

const codes = new Map<number, readonly [number, string]>([
  [-1, [authorizationFailed, 'The wallet did not authorize this page.']],
  [-2, [-32602, 'The wallet cannot sign this.']],
  [-3, [4001, 'The visitor declined in the wallet.']],
  [-4, [-32603, 'The wallet signed the transaction, but could not send it.']],
  [-5, [-32602, 'The wallet cannot sign as many at once.']],
  [-6, [-32602, 'The wallet cannot sign as many at once.']],
  [-7, [4901, 'The wallet does not know this network.']],
  [-32601, [4200, 'The wallet does not support this.']],
  [-32602, [-32602, 'The wallet did not understand the request.']],
])

function noSignature(): Error {
  return walletError(-32603, 'The wallet answered with no signature.')
}
