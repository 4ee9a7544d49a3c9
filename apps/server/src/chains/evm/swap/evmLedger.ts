import type { ChainId } from '@latchkey/protocol/caip'
import type { Address, Hex } from 'viem'
import type { Config } from '../../../config.ts'
import type { SwapLedger } from '../../../features/swap/ledger.ts'
import { type Gateway, RpcFailure } from '../../../gateway/gateway.ts'
import { buildApproval } from './buildApproval.ts'
import { openNode } from './node.ts'
import { readAllowances } from './readAllowances.ts'
import { rehearse } from './rehearse.ts'
import { multicallOf } from './swapContracts.ts'

/** On-chain data for swaps on EVM chains. */
export function evmLedger({ gateway, chains }: evmLedger.Options): SwapLedger {
  const nodeOf = (chain: ChainId, signal: AbortSignal) =>
    openNode({ gateway, chain, multicall: multicallOf(chain, chains[chain]), signal, fresh: true })
  return {
    supports: (chain) => chain.startsWith('eip155:') && chains[chain] !== undefined,
    spending: {
      allowances: (args) => readAllowances(nodeOf(args.chain, args.signal), args),
      approval: (args) => buildApproval(nodeOf(args.chain, args.signal), args),
    },
    rehearse: (args) => rehearse(nodeOf(args.chain, args.signal), args),
    async estimateGas({ chain, user, swap, signal }) {
      const { to, data, value } = swap
      const call = { from: user as Address, to: to as Address, data: data as Hex, value }
      try {
        return await nodeOf(chain, signal).estimateGas(call)
      } catch (cause) {
        if (cause instanceof RpcFailure) return undefined
        throw cause
      }
    },
  }
}

export declare namespace evmLedger {
  type Options = { readonly gateway: Gateway; readonly chains: Config['chains'] }
}
