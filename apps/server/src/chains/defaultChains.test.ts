import type { ChainId } from '@latchkey/protocol/caip'
import { expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memoryCache.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { defaultChains } from './defaultChains.ts'
import { directGateway } from './evm/testing/directGateway.ts'
import { createTokenList } from './evm/tokenList.ts'
import { publicNodes } from './knownChains.ts'
import { openChains } from './openChains.ts'

const served = open(Object.keys(publicNodes()) as ChainId[])

/** The server's own families, in their order. */
function open(chains: readonly ChainId[]) {
  const config = { chains: publicNodes() }
  const cache = createMemoryCache({ clock: Date.now })
  const gateway: Gateway = { ...directGateway({}), chains: { http: chains, ws: [] } }
  return openChains({ config, gateway, cache, clock: Date.now, tokens: createTokenList() })
}

// An address, its family, and the chains that are read for it.
const addresses: [string, string, ChainId[]][] = [
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', 'solana', ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bip122', ['bip122:000000000019d6689c085ae165831e93']],
  [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bip122',
    ['bip122:00000000da84f2bafbbc53dee25a72ae', 'bip122:00000008819873e925422c1ff0f99f7c'],
  ],
  // Is also the base58 of 32 bytes.
  ['osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn', 'cosmos', ['cosmos:osmosis-1']],
  ['cosmos1qurswpc8qurswpc8qurswpc8qurswpc8nn86qp', 'cosmos', ['cosmos:cosmoshub-4']],
  [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'polkadot',
    ['polkadot:68d56f15f85d3136970ec16946040bc1'],
  ],
  [
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    'polkadot',
    ['polkadot:48239ef607d7928874027a43a6768920'],
  ],
]

test.each(addresses)(
  'behavior: %s belongs to %s, and is read on the chains it fits',
  (address, namespace, ids) => {
    expect(served.familyOf(address).namespace).toBe(namespace)
    expect(defaultChains(served, served.familyOf(address), address)).toEqual(ids)
  },
)

test('behavior: an EVM address is read on the most used chains', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  const ids = defaultChains(served, served.familyOf(address), address)
  expect(ids.slice(0, 2)).toEqual(['eip155:1', 'eip155:8453'])
  expect(ids.length).toBeLessThanOrEqual(8)
})

test('behavior: where no well-known chain is served, those that are', () => {
  const local: ChainId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
  const own = open([local])
  const address = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'
  expect(defaultChains(own, own.familyOf(address), address)).toEqual([local])
})
