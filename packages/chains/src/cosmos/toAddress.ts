import { bech32 } from '@scure/base'
import type { Network } from '../driver.ts'
import { nativeOf } from './networks.ts'
import { type Bech32, readBech32 } from './readBech32.ts'

/** The address in lower case; undefined if its checksum is wrong, or its prefix is another network's. */
export function toAddress(value: string, network: Network): string | undefined {
  const read = checkBech32(value.trim())
  return read?.prefix === nativeOf(network).prefix ? read.text : undefined
}

/** Decodes an address of any Cosmos network; undefined if its format or checksum is wrong. */
export function checkBech32(value: string): Bech32 | undefined {
  const read = readBech32(value)
  const decoded = read && bech32.decodeUnsafe(read.text)
  return decoded && bech32.fromWordsUnsafe(decoded.words) ? read : undefined
}

/** The address of a key, as {@link Addresses.key} has it, on a network. */
export function addressOf(key: string, network: Network): string {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return bech32.encode(nativeOf(network).prefix, bech32.toWords(bytes))
}
