import type { ChainId } from '@latchkey/protocol/caip'
import { NoAnswer, VendorFailure } from '../../vendors/egress.ts'
import type { VendorParts } from '../../vendors/vendor.ts'
import { openVendors, type VendorName, type VendorSettings, type Vendors } from '../../vendors/vendors.ts'
import { causeOfStatus, failed, type Outcome, ok, tryTimeoutMs } from './outcome.ts'

const ethereum: ChainId = 'eip155:1'
const solana: ChainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** It has holdings, which are read only. */
const someAccount = '0x0000000000000000000000000000000000000001'

type Ask = (vendors: Vendors, signal: AbortSignal) => Promise<unknown> | undefined
const tokensOf =
  (chain: ChainId): Ask =>
  (vendors, signal) =>
    vendors.for('swap')[0]?.tokens?.(chain, signal)
const optionsOf: Ask = (vendors, signal) =>
  vendors.for('onramp')[0]?.options({ country: 'US', subdivision: 'CA' }, signal)
const holdingsOf: Ask = (vendors, signal) =>
  vendors.for('balance')[0]?.holdings(ethereum, someAccount, signal)

/** The cheapest documented call of each that needs its key. */
const asks: Readonly<Partial<Record<VendorName, Ask>>> = {
  zerion: holdingsOf,
  alchemy: holdingsOf,
  oneinch: tokensOf(ethereum),
  lifi: tokensOf(ethereum),
  jupiter: tokensOf(solana),
  coingecko: (vendors, signal) => vendors.for('rates')[0]?.rates(signal),
  coinbase: optionsOf,
  meld: optionsOf,
}

/** Asks a vendor once with its own settings. */
export async function tryVendor(
  name: VendorName,
  settings: VendorSettings,
  parts: VendorParts,
): Promise<Outcome> {
  let vendors: Vendors
  try {
    vendors = openVendors({ [name]: settings[name] }, parts)
  } catch {
    return failed('It is not in the form that the vendor gives keys in')
  }
  try {
    await asks[name]?.(vendors, AbortSignal.timeout(tryTimeoutMs))
    return ok
  } catch (error) {
    // It works, and has nothing to tell of that account.
    if (error instanceof NoAnswer) return ok
    return failed(causeOfStatus(name, error instanceof VendorFailure ? error.status : undefined))
  } finally {
    await vendors.close().catch(() => undefined)
  }
}
