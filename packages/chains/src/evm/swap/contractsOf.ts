import type { ChainId, SwapContracts } from '../../driver.ts'
import { addressKey } from '../addresses.ts'
import { knownContracts } from './contracts.gen.ts'

/** What a contract is to a swap: it decides how its calls are decoded. */
export type ContractKind = 'weth' | 'uniswapV2' | 'uniswapV3' | 'oneinch' | 'lifi' | 'other'

export type ContractBook = {
  readonly kinds: ReadonlyMap<string, ContractKind>
  readonly weth: string | undefined
  readonly v2Router: string | undefined
  readonly v3Quoter: string | undefined
  readonly hops: readonly string[]
}

/** The contracts that swaps on a network may call, by their address in lower case: known ones, and the host's. */
export function contractsOf(network: ChainId, own: SwapContracts = {}): ContractBook {
  const known = knownContracts[network] ?? {}
  const kinds = new Map<string, ContractKind>()
  const add = (addresses: string | undefined, kind: ContractKind) => {
    for (const address of split(addresses)) kinds.set(address, kind)
  }
  for (const contracts of [known, own]) {
    // Before the others, so that a contract that can be decoded is decoded.
    add(contracts.routers, 'other')
    add(contracts.weth, 'weth')
    add(contracts.uniswapV2Router, 'uniswapV2')
    add(contracts.uniswapV3Router, 'uniswapV3')
    add(contracts.oneinchRouter, 'oneinch')
    add(contracts.lifiRouter, 'lifi')
  }
  const all = { ...known, ...own }
  const [weth] = split(all.weth)
  const [v2Router] = split(all.uniswapV2Router)
  const [v3Quoter] = split(all.uniswapV3Quoter)
  return { kinds, weth, v2Router, v3Quoter, hops: split(all.swapHops) }
}

function split(addresses: string | undefined): string[] {
  return (addresses ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => /^0x[\da-f]{40}$/i.test(address))
    .map(addressKey)
}
