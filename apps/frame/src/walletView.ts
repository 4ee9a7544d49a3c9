import type { ConfirmPolicy } from './vault/confirmPolicy.ts'
import type { Factor } from './vault/factor.ts'
import type { Level } from './vault/level.ts'

/** What the page learns of a wallet: nothing secret. */
export type WalletView = {
  readonly accounts: readonly { namespace: string; index: number; address: string; publicKey: Uint8Array }[]
  /** Of accounts, by index. */
  readonly names: ReadonlyMap<number, string>
  /** `isOwn`: of this device. */
  readonly factors: readonly { id: string; kind: Factor['kind']; isBehind: boolean; isOwn: boolean }[]
  readonly level: Level
  /** When it asks for a passkey by itself. */
  readonly confirm: ConfirmPolicy
}
