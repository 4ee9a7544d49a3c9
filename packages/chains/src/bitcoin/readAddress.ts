import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { Network } from '../driver.ts'
import { addressKey, isAddressShape } from './addressShape.ts'

/** What an address pays to. */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

export type BitcoinAddress = {
  /** As it is usually written. */
  readonly address: string
  readonly kind: AddressKind
}

const base58check = createBase58check(sha256)
const versions: Readonly<Record<number, AddressKind>> = { 0: 'p2pkh', 5: 'p2sh', 111: 'p2pkh', 196: 'p2sh' }

/** Reads an address of any of Bitcoin's networks, its checksum included; undefined where it is none. */
export function readAddress(value: unknown): BitcoinAddress | undefined {
  if (typeof value !== 'string' || !isAddressShape(value)) return undefined
  const address = addressKey(value)
  const kind = /^(bc|tb)/.test(address) ? segwitKind(address) : base58Kind(address)
  return kind && { address, kind }
}

/** The address as the network writes it; undefined where it is none, or another network's. */
export function toAddress(value: string, network: Network): string | undefined {
  const text = value.trim()
  return isAddressShape(text, network) ? readAddress(text)?.address : undefined
}

/** Version 0 has a checksum of its own (BIP-173), later ones another (BIP-350): one for the other is no address. */
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
