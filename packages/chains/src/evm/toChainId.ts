import type { ChainId } from '../driver.ts'

/**
 * The CAIP-2 id of a chain id as wallets report it; undefined if it is invalid.
 *
 * Wallets respond to `eth_chainId` with a hex string, a decimal string or a number.
 */
export function toChainId(value: unknown): ChainId | undefined {
  if (typeof value === 'string' && !/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}

/** The chain id in hex, as wallets expect it. */
export function toHexChainId(id: ChainId): `0x${string}` {
  return `0x${Number(id.slice('eip155:'.length)).toString(16)}`
}
