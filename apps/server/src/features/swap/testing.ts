import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { type ChainId, chainId } from '@latchkey/protocol/caip'
import { chainUnsupported } from '@latchkey/protocol/catalogue'
import type { Address } from 'viem'
import { createMemoryCache } from '../../cache/memoryCache.ts'
import { evmFamily } from '../../chains/evm/evm.ts'
import { evmLedger } from '../../chains/evm/swap/evmLedger.ts'
import { deployUniswap } from '../../chains/evm/swap/testing/deployUniswap.ts'
import { uniswapV2 } from '../../chains/evm/swap/uniswapV2.ts'
import { uniswapV3 } from '../../chains/evm/swap/uniswapV3.ts'
import { wrapCoin } from '../../chains/evm/swap/wrapCoin.ts'
import { directGateway } from '../../chains/evm/testing/directGateway.ts'
import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import type { SwapContext } from './context.ts'
import { createSwap } from './createSwap.ts'

export const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A real node with Uniswap on it, and swaps over that node. For tests only. */
export async function startSwaps(options: startSwaps.Options = {}) {
  const anvil = await startAnvil({ args: ['--gas-limit', '60000000', ...(options.args ?? [])] })
  const uniswap = await deployUniswap(anvil)
  const chain = chainId('eip155', anvil.chainId)
  const accounts = await anvil.client.getAddresses()
  const user = accounts[1] as Address
  const rival = accounts[2] as Address

  /** Swaps over the node, with overrides of the configured contracts. */
  function open({ contracts = {}, ...more }: startSwaps.Open = {}) {
    const all: Record<string, string> = { ...uniswap.contracts, ...contracts }
    const chains = { [chain]: { upstreams: [], contracts: all } } as Config['chains']
    const clock = Date.now
    const cache = createMemoryCache({ clock })
    const gateway = directGateway({ [chain]: anvil.url })
    const family = evmFamily({ gateway, cache, clock, chains })
    const lookup = {
      of(id: ChainId) {
        if (id === chain) return family
        throw new Refusal(chainUnsupported)
      },
    }
    const onChain = { gateway, chains, clock }
    const providers = [wrapCoin(onChain), uniswapV3(onChain), uniswapV2(onChain)]
    const ledger = evmLedger(onChain)
    const swap = createSwap({
      providers: () => providers,
      ledgers: [ledger],
      chains: lookup,
      cache,
      clock,
      timeoutMs: 8_000,
      ...more,
    })
    return { swap, providers, ledger, chains, lookup, gateway, cache }
  }

  const id = (address: string) => `${chain}:${address}`
  const balanceOf = (token: string, owner: Address): Promise<bigint> =>
    token === native
      ? anvil.client.getBalance({ address: owner })
      : (anvil.client.readContract({
          address: token as Address,
          abi: balanceAbi,
          functionName: 'balanceOf',
          args: [owner],
        }) as Promise<bigint>)

  return { anvil, uniswap, chain, user, rival, open, id, balanceOf, stop: anvil.stop }
}

export declare namespace startSwaps {
  type Options = { args?: readonly string[] }
  type Open = Partial<Omit<SwapContext, 'chains'>> & { contracts?: Readonly<Record<string, string>> }
}

export type Swaps = Awaited<ReturnType<typeof startSwaps>>

const balanceAbi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const
