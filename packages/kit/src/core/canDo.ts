import type { Driver } from '@latchkey/chains/driver'
import type { WalletFeature } from './options.ts'

/** What the chain can do of what an account is for. */
export function canDo(driver: Driver): Readonly<Record<WalletFeature, boolean>> {
  return {
    onramp: driver.onramp === true,
    swaps: driver.swaps === true && driver.transactions !== undefined,
    receive: true,
    send: driver.transfers !== undefined,
  }
}
