import type { Wallet } from '@latchkey/chains/driver'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupWallets, walletParts } from './walletParts.ts'

const found = (namespace: Wallet['namespace'], id: string, name = id): Wallet => ({
  id,
  namespace,
  name,
  kind: 'announced',
  provider: {},
})
const ids = (wallets: readonly Wallet[]) => wallets.map(({ namespace, id }) => `${namespace}:${id}`)
const evm = found('eip155', 'io.multi', 'Multi')
const sol = found('solana', 'Multi', 'multi')
const btc = found('bip122', 'io.multi', 'Multi for Bitcoin')

test('behavior: finds a product by any of its ids, by id or by name on other chains [3.08f]', () => {
  const wallets = [evm, found('eip155', 'other'), sol, btc]
  expect(groupWallets(wallets).map(ids)).toEqual([
    ['eip155:io.multi', 'solana:Multi', 'bip122:io.multi'],
    ['eip155:other'],
  ])
  expect(walletParts(wallets, 'Multi')).toEqual([evm, sol, btc])
  expect(walletParts(wallets, 'io.multi')).toEqual([evm, sol, btc])
  expect(walletParts(wallets, 'missing')).toEqual([])
})

test('behavior: two with one name on one chain stay separate, and the other chain’s joins the first [3.07]', () => {
  const wallets = [found('eip155', 'evil.example', 'Multi'), evm, sol]
  expect(groupWallets(wallets).map(ids)).toEqual([
    ['eip155:evil.example', 'solana:Multi'],
    ['eip155:io.multi'],
  ])
})

test('property: every wallet is in one product, which has one wallet per chain [3.08f]', () => {
  const wallet = fc.record({
    namespace: fc.constantFrom('eip155', 'solana', 'bip122'),
    id: fc.constantFrom('a', 'b', 'c', 'A'),
    name: fc.constantFrom('a', 'A', 'b', 'B'),
  })
  const key = ({ namespace, id }: Pick<Wallet, 'namespace' | 'id'>) => `${namespace}:${id}`
  fc.assert(
    fc.property(fc.uniqueArray(wallet, { selector: (one) => key(one as Wallet) }), (facts) => {
      const wallets = facts.map(({ namespace, id, name }) => found(namespace as never, id, name))
      const groups = groupWallets(wallets)
      expect(groups.flat().map(key).toSorted()).toEqual(wallets.map(key).toSorted())
      for (const parts of groups)
        expect(new Set(parts.map(({ namespace }) => namespace)).size).toBe(parts.length)
    }),
  )
})
