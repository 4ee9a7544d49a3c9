import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { devnet, mainnet, solana, testnet } from './index.ts'

const key = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const driver = solana({ networks: [mainnet, devnet, testnet], target: new EventTarget() })

test('behavior: the networks are identified by their genesis hash [3.05a, 3.05d]', () => {
  expect(driver.namespace).toBe('solana')
  expect(driver.networks.map(({ id }) => id)).toEqual([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ])
  expect(solana().networks).toEqual([mainnet])
  expect(driver.networks[0]).not.toBe(mainnet)
})

test('behavior: the account type is eoa by default [3.04c]', () => {
  expect(driver.defaultAccountType).toBe('eoa')
})

test('behavior: an address is 32 to 44 base58 characters [5.17]', async () => {
  const base58 = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
  const text = fc.string({ unit: base58, minLength: 32, maxLength: 44 })
  fc.assert(fc.property(text, (value) => driver.addresses.isValid(value)))
  for (const wrong of ['', key.slice(0, 31), `${key}${key}`, key.replace('9', '0'), `${key}\n`, 'a.sol'])
    expect(driver.addresses.isValid(wrong)).toBe(false)
  expect(await driver.addresses.parse?.(` ${key} `, driver.networks[0] as Network)).toBe(key)
  expect(await driver.addresses.parse?.('z'.repeat(44), driver.networks[0] as Network)).toBeUndefined()
  expect(await driver.addresses.parse?.('1'.repeat(33), driver.networks[0] as Network)).toBeUndefined()
})

test('behavior: explorer links name the cluster [3.05c]', () => {
  const [main, dev] = driver.networks as [Network, Network]
  const link = (network: Network) => driver.explorerUrl?.({ network, hash: 'abc' })
  expect(driver.explorerUrl?.({ network: main, address: key })).toBe(
    `https://explorer.solana.com/address/${key}`,
  )
  expect(link(main)).toBe('https://explorer.solana.com/tx/abc')
  expect(link(dev)).toBe('https://explorer.solana.com/tx/abc?cluster=devnet')
  const local: Network = {
    ...dev,
    id: 'solana:localnet',
    rpcUrls: ['http://127.0.0.1:8899'],
    native: undefined,
  }
  expect(link(local)).toBe(
    'https://explorer.solana.com/tx/abc?cluster=custom&customUrl=http%3A%2F%2F127.0.0.1%3A8899',
  )
  expect(link({ ...main, explorer: undefined })).toBeUndefined()
})

test('behavior: nothing of @solana is imported before it is needed', () => {
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
      "explorerUrl.ts",
      "index.ts",
      "networks.ts",
      "sanitise.ts",
      "standard.ts",
      "walletStandard.ts",
      "watchWallets.ts",
    ]
  `)
})
