import type { Bytes } from './bytes.ts'
import type { FactorKind } from './factor.ts'
import type { Generation, Scope } from './scope.ts'

/** An encrypted vault. */
export type StoredVault = Generation & { readonly box: Bytes }

/** Half of what opens a vault, without the half of the server, which has its own request. */
export type StoredPair = Generation & {
  readonly factorId: string
  readonly kind: FactorKind
  readonly salt: Bytes
  readonly sealedMeta: Bytes
}

/** Further accounts, encrypted. */
export type StoredAnnex = { readonly version: number; readonly box: Bytes }

/** All that the server has of one wallet, except halves. */
export type StoredWallet = {
  /** Changes with every write. */
  readonly revision: number
  readonly active: Generation | undefined
  /** `activated`: is active now, or was. The others are of ceremonies that have not ended. */
  readonly vaults: readonly (StoredVault & { readonly activated: boolean })[]
  readonly pairs: readonly StoredPair[]
  /** Undefined until an account is added. */
  readonly annex?: StoredAnnex | undefined
}

/**
 * The server. Each call is atomic and durable; a call that fails may have had its effect.
 *
 * Calls that return a boolean answer false, and change nothing, if their condition does
 * not hold. Answers are not trusted: `readWallet` and `openPair` check them.
 */
export type VaultStore = {
  /** A {@link StoredWallet}. */
  read(scope: Scope): Promise<unknown>
  /** The half of the server, 32 bytes; anything else if there is none. */
  readHalf(scope: Scope, factorId: string, commit: string): Promise<unknown>
  /** Condition: there is no vault with this commitment. */
  putVault(scope: Scope, vault: StoredVault): Promise<boolean>
  /** Condition: `from` is the version that is stored, 0 if there is none, and there is a wallet. */
  putAnnex(scope: Scope, from: number, box: Bytes): Promise<boolean>
  /** Condition: the vault exists, the factor was not revoked, and has no pair for this vault. */
  putPair(scope: Scope, pair: StoredPair, half: Bytes): Promise<boolean>
  /** Condition: `from` is active, and the vault of `to` exists and is the next generation. */
  activate(scope: Scope, from: Generation | undefined, to: Generation): Promise<boolean>
  deletePair(scope: Scope, factorId: string, commit: string): Promise<void>
  /** Condition: the vault is not active, and no pair points to it. */
  deleteVault(scope: Scope, commit: string): Promise<boolean>
  /**
   * Deletes every pair of the factor and refuses new ones. Condition: nothing was written
   * since `revision`, or two devices could revoke each other.
   */
  deleteFactor(scope: Scope, factorId: string, revision: number): Promise<boolean>
}

/** What a device remembers of a wallet, so that no server can show it another or an older one. */
export type Pin = Generation & { readonly fingerprint: Bytes }

/** The factor of this device. Its secret is sealed by {@link DeviceStore.key}. */
export type DeviceRecord = {
  readonly factorId: string
  readonly sealedSecret: Bytes
  /** Missing until the device has opened the vault once. */
  readonly pin?: Pin | undefined
  /** The wallet that this device is about to put in its place, until it is pinned. */
  readonly expected?: Pin | undefined
  /** Of the annex, the latest that this device has seen. */
  readonly annexVersion?: number | undefined
  /** What it last showed of the wallet, which is no secret: to open it may take a passkey. */
  readonly view?: string | undefined
}

/** Storage of this browser on this site. Each call is atomic and durable. */
export type DeviceStore = {
  /** A key for AES-GCM that cannot be extracted, the same on every call. */
  key(): Promise<CryptoKey>
  read(scope: Scope): Promise<DeviceRecord | undefined>
  write(scope: Scope, record: DeviceRecord): Promise<void>
  /** Changes the record if there is one, and no other tab writes in between. Undefined leaves it as it is. */
  update(scope: Scope, change: (record: DeviceRecord) => DeviceRecord | undefined): Promise<void>
  remove(scope: Scope): Promise<void>
  /** One tab at a time. */
  lock<Result>(scope: Scope, act: () => Promise<Result>): Promise<Result>
}

/** What every ceremony needs. */
export type Access = {
  readonly scope: Scope
  readonly store: VaultStore
  readonly device: DeviceStore
}
