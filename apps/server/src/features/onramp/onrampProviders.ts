import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { coinbase } from '../../vendors/coinbase.ts'
import { meld } from '../../vendors/meld.ts'
import type { OnrampProvider } from './provider.ts'

/** Those the operator has keys for, in the order they are asked. */
export function onrampProviders(
  vendors: Config['vendors'],
  clock: Clock,
): readonly (OnrampProvider & { close(): Promise<void> })[] {
  return [
    ...(vendors.coinbase ? [coinbase(vendors.coinbase, clock)] : []),
    ...(vendors.meld ? [meld(vendors.meld, clock)] : []),
  ]
}
