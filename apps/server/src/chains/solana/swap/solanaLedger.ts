import type { Config } from '../../../config.ts'
import type { SwapLedger } from '../../../features/swap/ledger.ts'
import type { Gateway } from '../../../gateway/gateway.ts'
import { openNode } from './node.ts'
import { rehearse } from './rehearse.ts'

/** Tries swaps on Solana. They need no allowances, and there is no gas price. */
export function solanaLedger({ gateway, chains }: solanaLedger.Options): SwapLedger {
  return {
    supports: (chain) => chain.startsWith('solana:') && chains[chain] !== undefined,
    rehearse: (args) => rehearse(openNode(gateway, args.chain, args.signal), args),
  }
}

export declare namespace solanaLedger {
  type Options = { readonly gateway: Gateway; readonly chains: Config['chains'] }
}
