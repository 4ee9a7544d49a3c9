import * as networks from '@latchkey/chains/evm/networks'
import { isChainId } from '@latchkey/protocol/caip'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { publicNodes } from '../publicNodes.ts'
import deployments from './deployments.json' with { type: 'json' }
import { multicallOf, swapContracts } from './swapContracts.ts'

const entries = Object.entries(deployments) as [string, Record<string, string>][]

test('behavior: every public deployment is of a network the kit ships, with its checksum right [9.08b]', () => {
  expect(entries.length).toBe(12)
  const known = Object.values(networks).map(({ id }) => `eip155:${id}`)
  const names = [
    'weth',
    'uniswapV2Factory',
    'uniswapV2Router',
    'uniswapV3Factory',
    'uniswapV3Quoter',
    'uniswapV3Router',
    'swapHops',
  ]
  for (const [chain, contracts] of entries) {
    expect(known).toContain(chain)
    for (const [name, text] of Object.entries(contracts)) {
      expect(names).toContain(name)
      for (const address of text.split(',')) expect(address).toBe(getAddress(address))
    }
  }
})

test('behavior: every one of them can be swapped on [9.08b]', () => {
  const nodes = publicNodes()
  for (const [chain] of entries) {
    if (!isChainId(chain)) throw new Error(`${chain} is not a chain`)
    const found = swapContracts(chain, nodes[chain])
    expect(found?.hops[0]).toBe(found?.weth)
    expect(found?.v2Router ?? found?.v3).toBeDefined()
    expect(multicallOf(chain, nodes[chain])).toBeDefined()
  }
})

test('behavior: what the operator sets comes first, and a chain without nodes has none', () => {
  const own = '0x00000000000000000000000000000000000000aa'
  const config = { upstreams: [], contracts: { uniswapV2Router: own, swapHops: '' } }
  expect(swapContracts('eip155:1', config)).toMatchObject({
    v2Router: getAddress(own),
    hops: [deployments['eip155:1'].weth],
  })
  expect(swapContracts('eip155:1', undefined)).toBeUndefined()
  expect(swapContracts('eip155:5', { upstreams: [], contracts: { weth: own } })).toBeUndefined()
})

test('error: a contract that is not an address is told at once', () => {
  const config = { upstreams: [], contracts: { uniswapV2Router: '0x123' } }
  expect(() => swapContracts('eip155:1', config)).toThrow(
    'eip155:1: the contract uniswapV2Router is not an address: 0x123',
  )
})
