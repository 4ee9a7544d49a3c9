import type { DerivedKey, KeyRoot } from '@latchkey/chains/derivedKey'
import type { KeyImport } from '@latchkey/chains/importedKey'
import type { namespaces } from './namespaces.ts'

/** What the wallet needs of a chain family: an account, and its signatures. */
export type Family = {
  /** As in CAIP-2. */
  readonly namespace: (typeof namespaces)[number]
  /** Only a new wallet derives keys; afterwards they are in the vault. */
  loadDeriveKey(): Promise<(root: KeyRoot, index: number) => DerivedKey>
  /** Only the import of a key needs it. Absent if other wallets write keys of the family as those of another one. */
  loadImportedKey?(): Promise<KeyImport>
  /** Signs what the chain signs: a digest, or the whole message. */
  readonly signBytes: (privateKey: Uint8Array, bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
}
