import type { Bytes } from './bytes.ts'

/** A derived key, kept so that a signature does not have to derive it again. */
export type Account = {
  readonly namespace: string
  readonly index: number
  readonly privateKey: Bytes
  readonly publicKey: Bytes
  readonly address: string
}

/** The index of the first imported account. No derived one has an index as high: those are hardened (BIP-32). */
export const firstImported = 0x8000_0000
