import type { ChainId } from '@latchkey/protocol/caip'
import { type Address, getAddress, isAddress } from 'viem'
import type { ChainConfig } from '../../chainConfig.ts'
import deployments from './deployments.json' with { type: 'json' }

/** Swap contracts of a chain. */
export type SwapContracts = {
  /** The wrapped native coin. */
  readonly weth: Address
  /** Common intermediate tokens; `weth` first. */
  readonly hops: readonly Address[]
  readonly v2Router: Address | undefined
  readonly v3: { readonly quoter: Address; readonly router: Address } | undefined
}

/** Public deployments, overridden by the operator's settings; undefined if the chain has no swaps. */
export function swapContracts(chain: ChainId, config: ChainConfig | undefined): SwapContracts | undefined {
  // A chain without nodes has no swaps.
  if (!config) return undefined
  const known = (deployments as Readonly<Record<string, Readonly<Record<string, string>>>>)[chain]
  const contracts: Readonly<Record<string, string | undefined>> = { ...known, ...config.contracts }
  const read = (name: string) => addressesIn(chain, name, contracts[name])
  const [weth] = read('weth')
  const [v2Router] = read('uniswapV2Router')
  const [quoter] = read('uniswapV3Quoter')
  const [router] = read('uniswapV3Router')
  const v3 = quoter && router ? { quoter, router } : undefined
  if (!weth || (!v2Router && !v3)) return undefined
  return { weth, hops: [...new Set([weth, ...read('swapHops')])].slice(0, 4), v2Router, v3 }
}

/** The multicall contract of a chain, if it has one. */
export function multicallOf(chain: ChainId, config: ChainConfig | undefined): Address | undefined {
  return addressesIn(chain, 'multicall3', config?.contracts?.multicall3)[0]
}

function addressesIn(chain: ChainId, name: string, text: string | undefined): Address[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!isAddress(part)) throw new Error(`${chain}: the contract ${name} is not an address: ${part}`)
      return getAddress(part)
    })
}
