import type { KnownChains } from '../chainConfig.ts'
import { publicNodes } from './publicNodes.ts'

export const known: KnownChains = {
  namespace: 'eip155',
  publicNodes,
  common: ['eip155:1', 'eip155:8453', 'eip155:42161', 'eip155:10', 'eip155:137', 'eip155:56', 'eip155:43114'],
  contracts: [
    'multicall3',
    'ensUniversalResolver',
    'erc6492Verifier',
    'weth',
    'uniswapV2Factory',
    'uniswapV2Router',
    'uniswapV3Factory',
    'uniswapV3Quoter',
    'uniswapV3Router',
    'swapHops',
    'usdc',
    'usdt',
    'dai',
    'usd',
  ],
}
