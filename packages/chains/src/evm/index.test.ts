import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Chain } from 'viem'
import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { genNetworks } from '../../scripts/genNetworks.ts'
import * as exported from './index.ts'
import { base, bsc, bscTestnet, type EvmChain, evm, mainnet, toNetwork } from './index.ts'
import { isChecksumAddress } from './isChecksumAddress.ts'

const viemDefinitions: Readonly<Record<string, Chain>> = viemChains
const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const driver = evm({ networks: [mainnet, base], target: new EventTarget() })

test('behavior: the generated networks match viem’s current definitions [3.05a-d, 9.11]', () => {
  for (const [path, text] of Object.entries(genNetworks())) expect(readFileSync(path, 'utf8')).toBe(text)
  expect([bsc.id, bscTestnet.id]).toEqual([56, 97])
})

test('behavior: every built-in network is a valid viem chain [3.05a, 3.05b]', () => {
  const { evm: _, toNetwork: __, ...chains } = exported
  expect(Object.keys(chains)).toHaveLength(27)
  for (const [name, chain] of Object.entries(chains)) {
    const ours: Chain = chain
    expect(viemDefinitions[name]).toMatchObject({ id: ours.id, name: ours.name, rpcUrls: ours.rpcUrls })
  }
})

test('behavior: a chain becomes a network [3.05a-d]', () => {
  expect(driver.networks.map(({ id }) => id)).toEqual(['eip155:1', 'eip155:8453'])
  const { native, ...network } = toNetwork(viemChains.optimism satisfies EvmChain)
  expect(native).toBe(viemChains.optimism)
  expect(network).toMatchInlineSnapshot(`
    {
      "blockTime": 2000,
      "currency": {
        "decimals": 18,
        "name": "Ether",
        "symbol": "ETH",
      },
      "explorer": {
        "apiUrl": "https://api-optimistic.etherscan.io/api",
        "name": "Optimism Explorer",
        "url": "https://optimistic.etherscan.io",
      },
      "icon": undefined,
      "id": "eip155:10",
      "name": "OP Mainnet",
      "namespace": "eip155",
      "rpcUrls": [
        "https://mainnet.optimism.io",
      ],
      "testnet": undefined,
    }
  `)
})

test('behavior: networks are copied, so that kits do not share state', () => {
  const network = toNetwork(mainnet)
  const [own] = evm({ networks: [network] }).networks
  expect(own).toEqual(network)
  expect(own).not.toBe(network)
})

test('behavior: accounts are smart accounts by default', () => {
  expect(driver.defaultAccountType).toBe('smartAccount')
})

test('behavior: an address is 40 hex digits with an optional 0x [5.16a]', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(hex, (digits) => driver.addresses.isValid(digits) && driver.addresses.isValid(`0x${digits}`)),
  )
  for (const wrong of [
    '',
    '0x',
    vitalik.slice(0, -1),
    `${vitalik}0`,
    `${vitalik}\n`,
    `0X${vitalik.slice(2)}`,
    'vitalik.eth',
  ])
    expect(driver.addresses.isValid(wrong)).toBe(false)
})

test('behavior: strict mode also checks the checksum [5.16b]', () => {
  expect(isChecksumAddress(vitalik)).toBe(true)
  expect(isChecksumAddress(vitalik.slice(2))).toBe(true)
  expect(isChecksumAddress(vitalik.toLowerCase())).toBe(true)
  expect(isChecksumAddress(vitalik.replace('dA6', 'da6'))).toBe(false)
  expect(driver.addresses.isValid(vitalik.replace('dA6', 'da6'))).toBe(true)
})

test('behavior: explorer links name the account or the transaction [3.05c]', () => {
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  expect(driver.explorerUrl?.({ network, address: vitalik })).toBe(`https://etherscan.io/address/${vitalik}`)
  expect(driver.explorerUrl?.({ network, hash: '0xabc' })).toBe('https://etherscan.io/tx/0xabc')
  const slashed = { ...network, explorer: { name: 'x', url: 'https://x.example//' } }
  expect(driver.explorerUrl?.({ network: slashed, hash: '0xabc' })).toBe('https://x.example/tx/0xabc')
  expect(driver.explorerUrl?.({ network: { ...network, explorer: undefined }, hash: '0xabc' })).toBe(
    undefined,
  )
})

test('behavior: nothing of viem is imported before it is needed', () => {
  const seen = new Set<string>()
  const visit = (url: URL) => {
    if (seen.has(url.href)) return
    seen.add(url.href)
    const source = readFileSync(url, 'utf8')
    for (const [, from] of source.matchAll(/^(?:import|export) (?!type )[^'=]*from '([^']+)'/gm)) {
      if (from === '@latchkey/protocol/once') continue
      expect(from, url.href).toMatch(/^\.\.?\//)
      visit(new URL(from as string, url))
    }
  }
  visit(new URL('./index.ts', import.meta.url))
  expect([...seen].map((href) => href.split('/').at(-1)).sort()).toMatchInlineSnapshot(`
    [
      "addresses.ts",
      "explorerPage.ts",
      "index.ts",
      "networks.gen.ts",
      "sanitise.ts",
      "toNetwork.ts",
      "watchWallets.ts",
    ]
  `)
})
