import { fromBase58 } from '@latchkey/protocol/base58'
import type { ChainId } from '@latchkey/protocol/caip'
import { type Address, bytesToHex, getAddress, type Hex, isAddress } from 'viem'

/** Ether on mainnet. */
export const etherCoin = 60
/** What ENSIP-11 adds to the id of every other EVM chain. */
const evmBit = 0x8000_0000
const solCoin = 501

/** The EVM chain a coin type stands for (ENSIP-11). Mainnet has one spelling only. */
export function chainOfCoin(coinType: number): ChainId | undefined {
  if (coinType === etherCoin) return 'eip155:1'
  const id = coinType - evmBit
  return id > 1 && id < evmBit ? `eip155:${id}` : undefined
}

/** Whether addresses of the coin type can be read here. */
export function isKnownCoin(coinType: number): boolean {
  return coinType === solCoin || chainOfCoin(coinType) !== undefined
}

/** An address on the chain of a coin type: as it is shown, as it is compared, and as resolvers give it (ENSIP-9). */
export type CoinAddress = { readonly text: string; readonly key: string; readonly bytes: Hex }

/** Undefined when it is not one, or the coin type is not known. */
export function readCoinAddress(coinType: number, text: string): CoinAddress | undefined {
  if (coinType === solCoin) return readSolanaAddress(text)
  if (!chainOfCoin(coinType)) return undefined
  // Mixed case is a checksum, and a wrong one is a typing mistake.
  const plain = /^0x[\da-f]{40}$/.test(text) || /^0x[\dA-F]{40}$/.test(text)
  if (!plain && !isAddress(text)) return undefined
  const address: Address = getAddress(text.toLowerCase())
  return { text: address, key: addressKey(address), bytes: address.toLowerCase() as Hex }
}

/** How addresses are compared: case means something only outside hexadecimal. */
export function addressKey(text: string): string {
  return /^0x/i.test(text) ? text.toLowerCase() : text
}

function readSolanaAddress(text: string): CoinAddress | undefined {
  const bytes = text.length <= 44 ? fromBase58(text) : undefined
  return bytes?.length === 32 ? { text, key: text, bytes: bytesToHex(bytes) } : undefined
}
