import type { Network } from '../driver.ts'
import { chainOf } from './networks.ts'

const segwit = /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}$/
const base58 = /^([123mn])[1-9A-HJ-NP-Za-km-z]{25,34}$/

/** Whether the text has the format of an address, on the given network if there is one. Does not verify the checksum. */
export function isAddressShape(value: string, network?: Pick<Network, 'native'> | undefined): boolean {
  const [, prefix] = segwit.exec(addressKey(value)) ?? base58.exec(value) ?? []
  if (!prefix || !network) return prefix !== undefined
  const chain = chainOf(network)
  if (chain === 'mainnet') return /^(bc|[13])$/.test(prefix)
  return (chain === 'regtest' ? /^(bcrt|[2mn])$/ : /^(tb|[2mn])$/).test(prefix)
}

/** Segwit addresses are case-insensitive (QR codes use upper case), but not mixed; Base58 addresses are not. */
export function addressKey(address: string): string {
  const lower = address.toLowerCase()
  return address === address.toUpperCase() && segwit.test(lower) ? lower : address
}
