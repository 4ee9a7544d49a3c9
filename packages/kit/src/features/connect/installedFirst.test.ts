import type { LocalWallet, RemoteLink, RemoteWallet } from '@latchkey/chains/driver'
import { expect, test } from 'vitest'
import { installedFirst } from './installedFirst.ts'

const found = (id: string, facts: Partial<LocalWallet> = {}): LocalWallet => ({
  id,
  namespace: 'eip155',
  name: id,
  kind: 'announced',
  rdns: id,
  provider: {},
  ...facts,
})
const remote = (id: string): RemoteWallet => ({
  id,
  namespace: 'eip155',
  name: id,
  kind: 'remote',
  link: {} as RemoteLink,
})
const listed = [
  { id: 'one', name: 'One', rdns: 'com.one' },
  { id: 'two', name: 'Two', rdns: 'com.two' },
  { id: 'three', name: 'Three' },
]
const list = (args: Partial<Parameters<typeof installedFirst>[0]>) =>
  installedFirst({ listed, found: [], recent: [], search: '', ...args })
const names = (args: Partial<Parameters<typeof installedFirst>[0]>) =>
  list(args).map(
    ({ name, installed, recent }) => `${name}${installed ? ' installed' : ''}${recent ? ' recent' : ''}`,
  )

test('behavior: what is installed comes first, those used lately before the others, and only once [2.17a, 9.05a]', () => {
  const wallets = [
    found('io.new', { name: 'New' }),
    found('com.two', { name: 'Two' }),
    found('x', { name: 'THREE' }),
  ]
  expect(names({ found: wallets, recent: ['com.two'] })).toEqual([
    'Two installed recent',
    'New installed',
    'THREE installed',
    'One',
  ])
})

test('behavior: a search and an exclusion hold for installed wallets too', () => {
  const wallets = [found('io.alpha', { name: 'Alpha' }), found('io.beta', { name: 'Beta' })]
  expect(names({ listed: [], found: wallets, search: 'ALP' })).toEqual(['Alpha installed'])
  expect(names({ listed: [], found: wallets, exclude: ['alpha'] })).toEqual(['Beta installed'])
  expect(names({ listed: [], found: wallets, exclude: ['io.beta'] })).toEqual(['Alpha installed'])
})

test('behavior: a provider without a name is not listed [2.22a]', () => {
  expect(
    names({ listed: [], found: [found('injected', { name: 'Browser Wallet', kind: 'injected' })] }),
  ).toEqual([])
})

test('behavior: one wallet on two chains is one; two of one name on one chain are two [3.07, 3.08f]', () => {
  const multi = [found('io.m', { name: 'Multi' }), found('Multi', { name: 'multi', namespace: 'solana' })]
  expect(list({ listed: [], found: multi }).map(({ id }) => id)).toEqual(['io.m'])
  const spoofed = [found('evil.example', { name: 'Multi' }), found('io.m', { name: 'Multi' })]
  expect(list({ listed: [], found: spoofed }).map(({ id }) => id)).toEqual(['evil.example', 'io.m'])
})

test('behavior: one used on another device was used lately too; the way to it is not listed', () => {
  const wallets = [remote('WalletConnect')]
  const facts = { found: wallets, recent: ['com.two', 'three'] }
  expect(names({ ...facts, canPair: true })).toEqual(['One', 'Two recent', 'Three recent'])
  expect(names(facts)).toEqual(['One', 'Two', 'Three'])
})
