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
}

const base58check = createBase58check(sha256)
const versions: Readonly<Record<number, AddressKind>> = { 0: 'p2pkh', 5: 'p2sh', 111: 'p2pkh', 196: 'p2sh' }

/** Decodes an address of any Bitcoin network and verifies its checksum; undefined if it is invalid. */
export function readAddress(value: unknown): BitcoinAddress | undefined {
  if (typeof value !== 'string' || !isAddressShape(value)) return undefined
  const address = addressKey(value)
  const kind = /^(bc|tb)/.test(address) ? segwitKind(address) : base58Kind(address)
  return kind && { address, kind }
}

/** The canonical address; undefined if it is invalid or belongs to another network. */
export function toAddress(value: string, network: Network): string | undefined {
  const text = value.trim()
  return isAddressShape(text, network) ? readAddress(text)?.address : undefined
}

/** Version 0 uses Bech32 (BIP-173), later versions Bech32m (BIP-350); a mismatch is invalid. */
function segwitKind(address: string): AddressKind | undefined {
  const [old, later] = [bech32.decodeUnsafe(address), bech32m.decodeUnsafe(address)]
  const decoded = old ?? later
  if (!decoded) return undefined
  const [version, ...words] = decoded.words
  const program = bech32.fromWordsUnsafe(words)
  if (old && version === 0)
    return program?.length === 20 ? 'p2wpkh' : program?.length === 32 ? 'p2wsh' : undefined
  return later && version === 1 && program?.length === 32 ? 'p2tr' : undefined
}

function base58Kind(address: string): AddressKind | undefined {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 ? versions[bytes[0] as number] : undefined
  } catch {
    return undefined
  }
}
