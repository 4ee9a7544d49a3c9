import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cosmos, cosmosHub, osmosis } from './index.ts'

const driver = cosmos({ networks: [cosmosHub, osmosis], target: new EventTarget() })

test('behavior: the Cosmos Hub is the default; networks are copied', () => {
  expect(cosmos().networks).toEqual([cosmosHub])
  expect(driver.networks.map(({ id }) => id)).toEqual(['cosmos:cosmoshub-4', 'cosmos:osmosis-1'])
  expect(driver.networks[0]).not.toBe(cosmosHub)
})

test('behavior: unsupported capabilities are left out; the page chooses the network', () => {
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
    'transfers',
    'wallets',
  ])
  expect(driver.networkSwitch?.by).toBe('page')
  expect(driver.memo).toEqual({ maxBytes: 256 })
})

test('behavior: no library is imported before it is needed', () => {
  const seen = new Set<string>()
  const visit = (url: URL) => {
    if (seen.has(url.href)) return
    seen.add(url.href)
    const source = readFileSync(url, 'utf8')
    for (const [, from] of source.matchAll(/^(?:import|export) (?!type )[^'=]*from '([^']+)'/gm)) {
      if (/^@latchkey\/protocol\/(once|reference)$/.test(from as string)) continue
      expect(from, url.href).toMatch(/^\.\.?\//)
      visit(new URL(from as string, url))
    }
  }
  visit(new URL('./index.ts', import.meta.url))
  expect([...seen].map((href) => href.split('/').at(-1)).sort()).toMatchInlineSnapshot(`
    [
      "addresses.ts",
      "denom.ts",
      "explorerPage.ts",
      "index.ts",
      "networks.ts",
      "readBech32.ts",
      "sanitise.ts",
      "watchInjected.ts",
      "watchWallets.ts",
    ]
  `)
})
