import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRegistry, type RegistryWallet } from '../src/registry/registry.ts'
import { genBrowseLinks, genBundledWallets } from './genBundledWallets.ts'

const root = join(import.meta.dirname, '../../..')
const { wallets } = loadRegistry(join(root, 'apps/server/registry'))
const rowsOf = (text: string) => (/rows = `([^`]*)`/.exec(text)?.[1] ?? '').split('\n')

test('behavior: the list in the kit is that of the registry', () => {
  const written = readFileSync(join(root, 'packages/kit/src/core/wallets/walletData.gen.ts'), 'utf8')
  expect(genBundledWallets(wallets)).toBe(written)
  const links = readFileSync(join(root, 'packages/kit/src/features/connect/browseLinks.gen.ts'), 'utf8')
  expect(genBrowseLinks(wallets)).toBe(links)
})

test('behavior: it has the best known wallets of EVM networks, and those for other chains, in order [3.11]', () => {
  const rows = rowsOf(genBundledWallets(wallets)).map((row) => row.split('|'))
  const isEvm = ([, , , , families]: string[]) => families?.includes('0')
  expect(rows.filter(isEvm)).toHaveLength(48)
  expect(rows.slice(0, 3).map(([id]) => id)).toEqual(['metamask', 'rabby', 'coinbase'])
  expect(rows.find(([id]) => id === 'solflare')).toEqual(['solflare', 'Solflare', 'www.solflare.com', '', '1', 'solflare://']) // biome-ignore format: one line reads better
  expect(rows[0]?.join('|')).toBe(
    'metamask|MetaMask|metamask.io|io.metamask|013|metamask://||nkbihfbeogaeaoehlefnkodbefgpgknn',
  )
})

test('behavior: it stays small, for every visitor downloads it', () => {
  expect(genBundledWallets(wallets).length).toBeLessThan(5_000)
})

test.each(['a|b', 'a`b', 'a\\b', '$' + '{a}'])(
  'error: a name that would break out of its row: %s',
  (name) => {
    const wallet: RegistryWallet = {
      id: 'odd',
      name,
      homepage: 'https://odd.example',
      chains: ['eip155:1'],
      anyEvm: false,
      badge_type: 'none',
      order: 1,
    }
    expect(() => genBundledWallets([wallet])).toThrow('does not fit')
  },
)
