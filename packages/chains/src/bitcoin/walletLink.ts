import type { BitcoinChain } from './networks.ts'

/** An address as a wallet shares it, not validated. */
export type SharedAddress = { readonly address: unknown; readonly purpose?: unknown }

export type Shared = {
  readonly addresses: readonly SharedAddress[]
  /** The network the wallet is on, if it says so. */
  readonly chain?: BitcoinChain | undefined
}

/** The common interface of Wallet Standard and WBIP004 wallets. */
export type WalletLink = {
  /** Requests the addresses. With `silent` it does not prompt, and rejects if the wallet does not trust the page. */
  connect(silent: boolean): Promise<Shared>
  /** Reads what the wallet shares now, without a prompt. */
  look(): Promise<Shared>
  /** Calls back on every change; returns a function that stops it. */
  watch(onChange: () => void): () => void
  /** Resolves to the signature in base64, not validated. */
  signMessage(address: string, message: string | Uint8Array): Promise<unknown>
  forget(): Promise<unknown>
}
