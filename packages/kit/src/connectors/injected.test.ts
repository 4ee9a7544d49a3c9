import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet } from '@latchkey/chains/evm/testing'
import { expect, test } from 'vitest'
import { injected } from './injected.ts'

test('behavior: finds the wallets of the driver, until it is stopped [1.03a, 3.08b]', () => {
  const target = new EventTarget()
  const seen: (readonly string[])[] = []
  const stop = injected.wallets(evm({ networks: [], target }), (list) => seen.push(list.map(({ id }) => id)))
  const wallet = (rdns: string) => createTestWallet({ rdns, rpcUrl: 'http://127.0.0.1:1' })
  announceTestWallet(wallet('dev.latchkey.one'), target)
  stop()
  announceTestWallet(wallet('dev.latchkey.two'), target)
  expect(seen).toEqual([[], ['dev.latchkey.one']])
})
