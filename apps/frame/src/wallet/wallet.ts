import type { WorkerRequest } from '../requests.ts'
import type { WalletView } from '../serveVault.ts'
import type { Bytes } from '../vault/bytes.ts'

/** The visitor's wallet, whose keys only exist in the worker. Throws a `FrameRefusal`. */
export type Wallet = {
  view(): Promise<WalletView>
  /** Signs with the key of an account: the caller has shown the visitor what. */
  sign(request: { namespace: string; index: number; bytes: Bytes }): Promise<Uint8Array>
  /** The same for all that an approval signs, which a passkey has confirmed. */
  signConfirmed(request: ConfirmedRequest): Promise<readonly Uint8Array[]>
}

/** The same, for the visitor who changes who can open it. */
export type ManagedWallet = Wallet & {
  /** Reads or changes who can open the wallet: the visitor has asked for it. The cause of a refusal is the code of the worker. */
  manage(request: ManageRequest): Promise<unknown>
  /** Replaces a new wallet by that of words which come from the port of a window. Close the wallet afterwards. */
  importWords(port: MessagePort): Promise<void>
  /** Adds the next account of the words; resolves to its index. */
  addAccount(name: string): Promise<number>
  /** Adds the account of a key which comes from the port of a window. */
  importKey(request: { readonly port: MessagePort; readonly name: string }): Promise<void>
  /** Sends the entropy of the words to the port of a window, and tells the visitor by mail. */
  exportWords(request: Without<Omit<Extract<WorkerRequest, { verb: 'export' }>, 'verb'>>): Promise<void>
}

export type ConfirmedRequest = Omit<Extract<WorkerRequest, { verb: 'signConfirmed' }>, 'id' | 'verb'>

type Without<Request> = Request extends unknown ? Omit<Request, 'id'> : never
type ManageVerb =
  | 'unlock'
  | 'nameAccount'
  | 'setLimits'
  | 'createKitCode'
  | 'addFactor'
  | 'admitDevice'
  | 'rotate'
  | 'revoke'
export type ManageRequest = Without<Extract<WorkerRequest, { verb: ManageVerb }>>
