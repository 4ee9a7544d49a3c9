import { bech32 } from '@scure/base'
import type { Network } from '../driver.ts'
import { nativeOf } from './networks.ts'
import { readBech32 } from './readBech32.ts'

/** The address in lower case; undefined if its checksum is wrong, or its prefix is another network's. */
export function toAddress(value: string, network: Network): string | undefined {
  const read = readBech32(value.trim())
  if (read?.prefix !== nativeOf(network).prefix) return undefined
  const decoded = bech32.decodeUnsafe(read.text)
  return decoded && bech32.fromWordsUnsafe(decoded.words) ? read.text : undefined
}

/** The address of a key, as {@link Addresses.key} has it, on a network. */
export function addressOf(key: string, network: Network): string {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return bech32.encode(nativeOf(network).prefix, bech32.toWords(bytes))
}
