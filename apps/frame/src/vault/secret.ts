import { type Bytes, toUtf8, wipe } from './bytes.ts'
import { VaultError } from './vaultError.ts'

/** A derived key, kept so that a signature does not have to derive it again. */
export type Account = {
  readonly namespace: string
  readonly index: number
  readonly privateKey: Bytes
  readonly publicKey: Bytes
  readonly address: string
}

/** What a vault holds. */
export type Secret = {
  readonly entropy: Bytes
  readonly seed: Bytes
  readonly accounts: readonly Account[]
}

/** A secret, and what is true of the generation that holds it. */
export type Content = Secret & {
  /** The last generation of which the operator knows the key; 0 if there was none. */
  readonly escrowedUpTo: number
  /** Whether the user has restored the wallet from an exit kit, as a test. */
  readonly exitTested: boolean
}

const version = 1

/**
 * Encodes the content of a vault: fixed fields, then length-prefixed ones.
 *
 * Not JSON, because keys in strings cannot be wiped.
 */
export function writeContent({ accounts, entropy, escrowedUpTo, exitTested, seed }: Content): Bytes {
  const parts: Bytes[] = [
    Uint8Array.of(version, exitTested ? 1 : 0),
    fromUint32(escrowedUpTo),
    sized(entropy),
    sized(seed),
    Uint8Array.of(accounts.length),
  ]
  for (const { address, index, namespace, privateKey, publicKey } of accounts)
    parts.push(
      sized(toUtf8(namespace)),
      fromUint32(index),
      sized(privateKey),
      sized(publicKey),
      sized(toUtf8(address)),
    )
  const content = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let end = 0
  for (const part of parts) {
    content.set(part, end)
    end += part.length
  }
  wipe(...parts)
  return content
}

/** Decodes the content of a vault; wipes its argument. */
export function readContent(bytes: Bytes): Content {
  let end = 0
  const take = (length: number): Bytes => {
    if (end + length > bytes.length) throw malformed()
    end += length
    return bytes.slice(end - length, end)
  }
  const byte = () => take(1)[0] ?? 0
  const uint32 = () => new DataView(take(4).buffer).getUint32(0)
  const field = () => take(byte())
  const text = () => new TextDecoder('utf-8', { fatal: true }).decode(field())
  try {
    const [found, flags] = [byte(), byte()]
    if (found !== version || flags > 1) throw malformed()
    const [escrowedUpTo, entropy, seed] = [uint32(), field(), field()]
    const accounts = Array.from({ length: byte() }, (): Account => {
      const [namespace, index, privateKey, publicKey] = [text(), uint32(), field(), field()]
      return { namespace, index, privateKey, publicKey, address: text() }
    })
    if (end !== bytes.length || entropy.length < 16 || seed.length !== 64 || !accounts.length)
      throw malformed()
    return { entropy, seed, accounts, escrowedUpTo, exitTested: flags === 1 }
  } catch (cause) {
    throw cause instanceof VaultError ? cause : malformed({ cause })
  } finally {
    wipe(bytes)
  }
}

/** Overwrites every secret of the vault. */
export function wipeSecret({ accounts, entropy, seed }: Secret): void {
  wipe(entropy, seed, ...accounts.map(({ privateKey }) => privateKey))
}

function sized(bytes: Bytes): Bytes {
  if (bytes.length > 255) throw new RangeError(`A field of ${bytes.length} bytes is too long.`)
  const field = new Uint8Array(bytes.length + 1)
  field[0] = bytes.length
  field.set(bytes, 1)
  return field
}

function fromUint32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function malformed(options?: ErrorOptions): VaultError {
  return new VaultError('vault/wrong_vault', 'The content of the vault is not valid.', options)
}
