import { expect, test } from 'vitest'
import { cosmos, cosmosHub, osmosis, osmosisTestnet } from './index.ts'

test('error: networks whose keys or addresses are of another kind are refused', () => {
  const { native } = cosmosHub
  const refused = [
    // Injective.
    { id: 'cosmos:injective-1', native: { ...native, prefix: 'inj', coinType: 60 } },
    // A chain of Ethermint that kept the coin type.
    { native: { ...native, keyAlgos: ['ethsecp256k1'] } },
    { native: { ...native, prefix: '' } },
    { native: { ...native, prefix: 'Cosmos' } },
    { native: { ...native, denom: '1' } },
    { native: { ...native, gasPrice: '1e9' } },
    { native: { ...native, gasPrice: 0.025 } },
    { native: undefined },
    { id: 'cosmos:hashed-0204c92a0388779d' },
    { id: 'cosmos:' },
  ]
  for (const change of refused)
    expect(() => cosmos({ networks: [{ ...cosmosHub, ...change } as typeof cosmosHub] })).toThrow(RangeError)
  const accepted = { ...cosmosHub, native: { ...native, keyAlgos: ['secp256k1'], gasPrice: '12500000000' } }
  expect(cosmos({ networks: [accepted] }).networks).toEqual([accepted])
})

test('behavior: pages of the explorer', () => {
  const { explorerUrl } = cosmos({ networks: [osmosis, osmosisTestnet] })
  expect([
    explorerUrl?.({ network: osmosis, hash: 'AB' }),
    explorerUrl?.({ network: osmosisTestnet, address: 'osmo1' }),
    explorerUrl?.({ network: { ...osmosis, explorer: undefined }, hash: 'AB' }),
  ]).toEqual([
    'https://www.mintscan.io/osmosis/tx/AB',
    'https://www.mintscan.io/osmosis-testnet/address/osmo1',
    undefined,
  ])
})
