import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from './index.ts'

const driver = polkadot({ networks: [polkadotAssetHub, kusamaAssetHub], target: new EventTarget() })
const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

test('behavior: the networks are identified by their genesis hash, and each has its own coin', () => {
  expect(driver.networks.map(({ id }) => id)).toEqual([
    'polkadot:68d56f15f85d3136970ec16946040bc1',
    'polkadot:48239ef607d7928874027a43a6768920',
  ])
  expect(driver.networks.map(({ id }) => driver.assets.id(id))).toEqual([
    'polkadot:68d56f15f85d3136970ec16946040bc1/slip44:354',
    'polkadot:48239ef607d7928874027a43a6768920/slip44:434',
  ])
  expect(polkadot().networks).toEqual([polkadotAssetHub])
  expect(driver.networks[0]).not.toBe(polkadotAssetHub)
})

test('behavior: unsupported capabilities are left out; the account type is eoa [3.04d]', () => {
  expect(driver.defaultAccountType).toBe('eoa')
  const capabilities = Object.keys(driver).filter((name) => typeof driver[name as never] === 'function')
  expect(capabilities.sort()).toEqual([
    'balances',
    'connect',
    'explorerUrl',
    'load',
    'messages',
    'receipts',
    'remote',
    'transactions',
    'transfers',
    'wallets',
  ])
  expect(driver.activity).toBe('device')
  expect(driver.networkSwitch?.by).toBe('page')
})

test('behavior: a custom network without a prefix uses 42', async () => {
  const own: Network = {
    ...polkadotAssetHub,
    id: 'polkadot:00000000000000000000000000000001',
    native: undefined,
  }
  expect(await driver.addresses.parse?.(address, own)).toBe(
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  )
})

test.each([-1, 46, 16_384, 0.5, '0'])(
  'error: a network with the prefix %o is rejected at startup',
  (ss58Prefix) => {
    const networks = [{ ...polkadotAssetHub, native: { ss58Prefix } }]
    expect(() => polkadot({ networks })).toThrow('native.ss58Prefix')
  },
)

test('behavior: explorer links', () => {
  const [network] = driver.networks as [Network]
  expect(driver.explorerUrl?.({ network, address })).toBe(
    `https://assethub-polkadot.subscan.io/account/${address}`,
  )
  expect(driver.explorerUrl?.({ network, hash: '0xabc' })).toBe(
    'https://assethub-polkadot.subscan.io/extrinsic/0xabc',
  )
  expect(driver.explorerUrl?.({ network: { ...network, explorer: undefined }, address })).toBeUndefined()
})

test('behavior: no library is imported before it is needed', () => {
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
      "readSs58.ts",
      "sanitise.ts",
      "watchInjected.ts",
      "watchWallets.ts",
    ]
  `)
})
