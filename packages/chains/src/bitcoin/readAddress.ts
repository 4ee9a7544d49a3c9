import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Network } from '../driver.ts'
import { addressKey, isAddressShape } from './addressShape.ts'

/** The script type of an address. */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

export type BitcoinAddress = {
  /** In lower case if Bech32. */
  readonly address: string
  readonly kind: AddressKind
  /** What it pays to: the hash of a key or script, or the key of a taproot address. */
  readonly hash: Uint8Array
}

const base58check = createBase58check(sha256)
const versions: Readonly<Record<number, AddressKind>> = { 0: 'p2pkh', 5: 'p2sh', 111: 'p2pkh', 196: 'p2sh' }

/** Decodes an address of any Bitcoin network and verifies its checksum; undefined if it is invalid. */
export function readAddress(value: unknown): BitcoinAddress | undefined {
  if (typeof value !== 'string' || !isAddressShape(value)) return undefined
  const address = addressKey(value)
  const read = /^(bc|tb)/.test(address) ? readSegwit(address) : readBase58(address)
  return read && { address, ...read }
}

/** The canonical address; undefined if it is invalid or belongs to another network. */
export function toAddress(value: string, network: Network): string | undefined {
  const text = value.trim()
  return isAddressShape(text, network) ? readAddress(text)?.address : undefined
}

type Read = Omit<BitcoinAddress, 'address'>

/** Version 0 uses Bech32 (BIP-173), later versions Bech32m (BIP-350); a mismatch is invalid. */
function readSegwit(address: string): Read | undefined {
  const [old, later] = [bech32.decodeUnsafe(address), bech32m.decodeUnsafe(address)]
  const decoded = old ?? later
  if (!decoded) return undefined
  const [version, ...words] = decoded.words
  const hash = bech32.fromWordsUnsafe(words)
  if (!hash) return undefined
  if (old && version === 0 && hash.length === 20) return { kind: 'p2wpkh', hash }
  if (old && version === 0 && hash.length === 32) return { kind: 'p2wsh', hash }
  return later && version === 1 && hash.length === 32 ? { kind: 'p2tr', hash } : undefined
}

function readBase58(address: string): Read | undefined {
  try {
    const bytes = base58check.decode(address)
    const kind = bytes.length === 21 ? versions[bytes[0] as number] : undefined
    return kind && { kind, hash: bytes.slice(1) }
  } catch {
    return undefined
  }
}
