import type { Account, ChainId, Network } from '../driver.ts'
import type { KeplrProvider } from './keplr.ts'
import type { WalletKey } from './readKey.ts'

/** What a wallet shares. */
export type Shared = {
  /** Those with an address on `network`, the selected one first. */
  readonly accounts: readonly Account[]
  /** The keys that the wallet has said. For others it is asked at the first signature. */
  readonly keys: readonly WalletKey[]
  /** The network that was wanted, or another if the wallet does not share it. */
  readonly network: ChainId
}

/** The common side of a wallet in the page and a wallet on another device. */
export type WalletLink = {
  readonly provider: KeplrProvider
  /** Asks for access to networks; resolves to those that the wallet has. Rejects if `needed` is not among them. */
  enable(args: {
    networks: readonly Network[]
    needed: Network
    signal?: AbortSignal | undefined
  }): Promise<readonly Network[]>
  /** Reads the accounts on enabled networks. */
  read(networks: readonly Network[], wanted: ChainId | undefined): Promise<Shared>
  /** Reads the key of an account on an enabled network. It is another account's if the wallet has switched. */
  readKey(account: Account, network: Network): Promise<WalletKey>
  /** Calls back when the accounts may have changed, and when the wallet is gone; returns a function that stops it. */
  watch(onChange: () => void, onClose: () => void): () => void
  /** Takes back the page's access. */
  forget(networks: readonly Network[]): Promise<unknown>
}
