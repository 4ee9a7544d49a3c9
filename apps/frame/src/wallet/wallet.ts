import type { WalletView } from '../serveVault.ts'
import type { Bytes } from '../vault/bytes.ts'

/** The visitor's wallet, whose keys only exist in the worker. Throws a `FrameRefusal`. */
export type Wallet = {
  view(): Promise<WalletView>
  /** Signs with the key of an account: the caller has shown the visitor what. */
  sign(request: { namespace: string; index: number; bytes: Bytes }): Promise<Uint8Array>
}
