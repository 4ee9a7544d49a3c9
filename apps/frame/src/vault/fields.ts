import type { Account } from './account.ts'
import { type Bytes, toUtf8, wipe } from './bytes.ts'
import { VaultError } from './vaultError.ts'

// Not JSON, because keys in strings cannot be wiped.

/** Reads what was written, one field after the other. */
export type FieldReader = {
  byte(): number
  uint32(): number
  /** With its length before it. */
  field(): Bytes
  text(): string
}

/** Joins the parts, and wipes them. */
export function joinParts(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  wipe(...parts)
  return joined
}

/** Reads all of the bytes, and wipes them. */
export function readFields<Result>(bytes: Bytes, read: (fields: FieldReader) => Result): Result {
  let end = 0
  const take = (length: number): Bytes => {
    if (end + length > bytes.length) throw malformed()
    end += length
    return bytes.slice(end - length, end)
  }
  const byte = () => take(1)[0] ?? 0
  const field = () => take(byte())
  try {
    const result = read({
      byte,
      field,
      uint32: () => new DataView(take(4).buffer).getUint32(0),
      text: () => new TextDecoder('utf-8', { fatal: true }).decode(field()),
    })
    if (end !== bytes.length) throw malformed()
    return result
  } catch (cause) {
    throw cause instanceof VaultError ? cause : malformed({ cause })
  } finally {
    wipe(bytes)
  }
}

/** How many accounts there are, and each of them. */
export function accountParts(accounts: readonly Account[]): Bytes[] {
  return [
    Uint8Array.of(accounts.length),
    ...accounts.flatMap(({ address, index, namespace, privateKey, publicKey }) => [
      sized(toUtf8(namespace)),
      fromUint32(index),
      sized(privateKey),
      sized(publicKey),
      sized(toUtf8(address)),
    ]),
  ]
}

export function readAccounts({ byte, field, text, uint32 }: FieldReader): readonly Account[] {
  return Array.from({ length: byte() }, (): Account => {
    const [namespace, index, privateKey, publicKey] = [text(), uint32(), field(), field()]
    return { namespace, index, privateKey, publicKey, address: text() }
  })
}

export function sized(bytes: Bytes): Bytes {
  if (bytes.length > 255) throw new RangeError(`A field of ${bytes.length} bytes is too long.`)
  const field = new Uint8Array(bytes.length + 1)
  field[0] = bytes.length
  field.set(bytes, 1)
  return field
}

export function fromUint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function malformed(options?: ErrorOptions): VaultError {
  return new VaultError('vault/wrong_vault', 'The content of the vault is not valid.', options)
}
