import { signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { ChainId, Network } from '../driver.ts'
import type { BitcoinChain } from './networks.ts'

/** An address as a wallet shares it, not validated. */
export type SharedAddress = {
  readonly address: unknown
  readonly purpose?: unknown
  /** Bytes or hex. */
  readonly publicKey?: unknown
}

export type Shared = {
  readonly addresses: readonly SharedAddress[]
  /** The network the wallet is on, if it says so. */
  readonly chain?: BitcoinChain | undefined
  /** The same, where the page knows its id. */
  readonly network?: ChainId | undefined
}

/** An input of a PSBT, and the address whose key signs it. */
export type InputToSign = { readonly index: number; readonly address: string }

export type SentTransfer = { readonly address: string; readonly to: string; readonly amount: bigint }

/** The common interface of wallets of every dialect. Optional members are what not every wallet can do. */
export type WalletLink = {
  /**
   * Requests the addresses. With `silent` it does not prompt, and rejects if the wallet does not
   * trust the page. `known` is the payment address of the last visit: a wallet that cannot be
   * asked without a prompt is taken to share it, and is asked at the first signature.
   */
  connect(silent: boolean, known?: string | undefined): Promise<Shared>
  /** Reads what the wallet shares now, without a prompt. */
  look(): Promise<Shared>
  /** Calls back on every change; returns a function that stops it. */
  watch(onChange: () => void): () => void
  /** Resolves to the signature in base64, not validated. */
  signMessage(address: string, message: string | Uint8Array): Promise<unknown>
  /** Asks to sign these inputs, and never to broadcast; resolves to the PSBT, finalised or not and not validated. */
  readonly signPsbt?: ((psbt: Uint8Array, inputs: readonly InputToSign[]) => Promise<Uint8Array>) | undefined
  /** Asks the wallet to build, sign and broadcast a transfer; resolves to the transaction id, not validated. */
  readonly sendTransfer?: ((transfer: SentTransfer) => Promise<string>) | undefined
  /** Asks the wallet to change its network. */
  readonly switchNetwork?: ((network: Network) => Promise<unknown>) | undefined
  forget(): Promise<unknown>
}

/** A PSBT of a few thousand inputs; a block has not more. */
const maxPsbtBytes = 4_000_000

/** The PSBT in a wallet's response; throws if it is none. */
export function toPsbt(value: unknown, encoding: { decode(text: string): Uint8Array }): Uint8Array {
  if (typeof value !== 'string' || value.length > 2 * maxPsbtBytes)
    throw new KitError(signatureFailed, { details: 'The wallet answered with no transaction.' })
  return encoding.decode(value)
}
