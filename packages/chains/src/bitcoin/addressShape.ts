import type { Network } from '../driver.ts'
import { type BitcoinChain, chainOf } from './networks.ts'

const segwit = /^(bc|tb|bcrt)1([02-9ac-hj-np-z]{8,87}|[02-9AC-HJ-NP-Z]{8,87})$/i
const base58 = /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/

/** Whether the text has the format of an address, on the given network if there is one. Does not verify the checksum. */
export function isAddressShape(value: string, network?: Network | undefined): boolean {
  const prefix = prefixOf(value)
  return prefix !== undefined && (!network || fits(prefix, chainOf(network)))
}

/** Whether the text has the format of an address of the networks with this name. */
export function isAddressOf(value: string, chain: BitcoinChain): boolean {
  const prefix = prefixOf(value)
  return prefix !== undefined && fits(prefix, chain)
}

function prefixOf(value: string): string | undefined {
  if (segwit.test(value) && isMixedCase(value)) return undefined
  return (segwit.exec(value)?.[1] ?? base58.exec(value)?.[0][0])?.toLowerCase()
}

function fits(prefix: string, chain: BitcoinChain): boolean {
  if (chain === 'mainnet') return /^(bc|1|3)$/.test(prefix)
  return /^[2mn]$/.test(prefix) || prefix === (chain === 'regtest' ? 'bcrt' : 'tb')
}

/** Segwit addresses are case-insensitive (QR codes use upper case); Base58 addresses are not. */
export function addressKey(address: string): string {
  return segwit.test(address) ? address.toLowerCase() : address
}

function isMixedCase(value: string): boolean {
  return value !== value.toLowerCase() && value !== value.toUpperCase()
}
