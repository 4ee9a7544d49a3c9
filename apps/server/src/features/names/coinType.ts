import { fromBase58 } from '@latchkey/protocol/base58'
import type { ChainId } from '@latchkey/protocol/caip'
import { type Address, bytesToHex, getAddress, type Hex, isAddress } from 'viem'

/** SLIP-44 coin type of Ether. */
export const etherCoin = 60
/** ENSIP-11: the coin type of any other EVM chain is its chain id with this bit set. */
const evmBit = 0x8000_0000
const solCoin = 501

/** The EVM chain of a coin type (ENSIP-11). Mainnet has a single spelling. */
export function chainOfCoin(coinType: number): ChainId | undefined {
  if (coinType === etherCoin) return 'eip155:1'
  const id = coinType - evmBit
  return id > 1 && id < evmBit ? `eip155:${id}` : undefined
}

/** Whether addresses of the coin type are supported. */
export function isKnownCoin(coinType: number): boolean {
  return coinType === solCoin || chainOfCoin(coinType) !== undefined
}

/** An address of a coin type: to show, to compare, and as resolvers return it (ENSIP-9). */
export type CoinAddress = { readonly text: string; readonly key: string; readonly bytes: Hex }

/** Undefined if the address or the coin type is invalid. */
export function readCoinAddress(coinType: number, text: string): CoinAddress | undefined {
  if (coinType === solCoin) return readKeyAddress(text)
  if (!chainOfCoin(coinType)) return undefined
  // Mixed case is a checksum; a wrong one is a typo.
  const plain = /^0x[\da-f]{40}$/.test(text) || /^0x[\dA-F]{40}$/.test(text)
  if (!plain && !isAddress(text)) return undefined
  const address: Address = getAddress(text.toLowerCase())
  return { text: address, key: addressKey(address), bytes: address.toLowerCase() as Hex }
}

/** Normalises an address for comparison: only hex is case-insensitive. */
export function addressKey(text: string): string {
  return /^0x/i.test(text) ? text.toLowerCase() : text
}

function readKeyAddress(text: string): CoinAddress | undefined {
  const bytes = text.length <= 44 ? fromBase58(text) : undefined
  return bytes?.length === 32 ? { text, key: text, bytes: bytesToHex(bytes) } : undefined
}
