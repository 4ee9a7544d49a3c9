import type { BitcoinChain } from './networks.ts'

/** An address as a wallet shares it, not checked. */
export type SharedAddress = { readonly address: unknown; readonly purpose?: unknown }

export type Shared = {
  readonly addresses: readonly SharedAddress[]
  /** The network the wallet is on, where it says so. */
  readonly chain?: BitcoinChain | undefined
}

/** A wallet, whatever its dialect. */
export type WalletLink = {
  /** Asks for the addresses; with `silent` it shows nothing, and rejects where the wallet does not trust the page. */
  connect(silent: boolean): Promise<Shared>
  /** What the wallet shares now. Shows nothing. */
  look(): Promise<Shared>
  /** Calls back on every change; returns how to stop. */
  watch(onChange: () => void): () => void
  /** Resolves to the signature in base64, not checked. */
  signMessage(address: string, message: string | Uint8Array): Promise<unknown>
  forget(): Promise<unknown>
}
