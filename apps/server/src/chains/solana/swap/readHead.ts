import { toBase58 } from '@latchkey/protocol/base58'

/** What is needed of a transaction to simulate it: who pays, and the accounts it may write to. */
export type TransactionHead = {
  readonly payer: string
  /** What is signed. */
  readonly message: Uint8Array
  /** Those that the transaction itself names; accounts of visitors are never in lookup tables. */
  readonly written: readonly string[]
}

const signatureBytes = 64
const keyBytes = 32
/** The first byte of a message with a version has this bit. */
const versioned = 0x80

/** Reads the start of a transaction; undefined if the bytes are not one. */
export function readHead(bytes: Uint8Array): TransactionHead | undefined {
  const signerCount = bytes[0] ?? 0
  // Larger numbers take two bytes, and no transaction has so many signers.
  if (signerCount === 0 || signerCount > 16) return undefined
  let at = 1 + signatureBytes * signerCount
  const version = bytes[at] ?? 0
  if (version >= versioned && version !== versioned) return undefined
  if (version === versioned) at++
  const [required, readonlySigners, readonlyOthers, count] = bytes.slice(at, at + 4)
  if (required !== signerCount || count === undefined || count >= versioned || count < required)
    return undefined
  if (readonlySigners === undefined || readonlyOthers === undefined) return undefined
  at += 4
  if (bytes.length < at + count * keyBytes) return undefined
  const keys = Array.from({ length: count }, (_, index) =>
    toBase58(bytes.slice(at + index * keyBytes, at + (index + 1) * keyBytes)),
  )
  const written = keys.filter((_, index) =>
    index < required ? index < required - readonlySigners : index < count - readonlyOthers,
  )
  return { payer: keys[0] ?? '', message: bytes.slice(1 + signatureBytes * signerCount), written }
}
