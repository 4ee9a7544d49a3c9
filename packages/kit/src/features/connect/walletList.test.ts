import { expect, test } from 'vitest'
import type { ListedWallet } from '../../core/config/options.ts'
import { transition, type WalletListEvent, type WalletListState, walletList } from './walletList.ts'

const wallets = (...ids: string[]): readonly ListedWallet[] => ids.map((id) => ({ id, name: `Wallet ${id}` }))
const page = (page: number, list: readonly ListedWallet[], count = 9, search = ''): WalletListEvent => ({
  type: 'page',
  search,
  page,
  wallets: list,
  count,
})
const ready: WalletListState = { status: 'ready', search: '', page: 1, wallets: wallets('a', 'b'), count: 9 }

test('behavior: pages follow each other', () => {
  const first = transition(walletList.initial, page(1, wallets('a', 'b')))
  expect(first).toEqual(ready)
  const loading = transition(first, { type: 'more' })
  expect(loading).toEqual({ ...ready, status: 'loading' })
  expect(transition(loading, page(2, wallets('c')))).toEqual({
    ...ready,
    page: 2,
    wallets: wallets('a', 'b', 'c'),
  })
})

test('behavior: a search keeps what is on screen until its first page comes', () => {
  const searching = transition(ready, { type: 'search', search: 'ab' })
  expect(searching).toEqual({ ...ready, status: 'loading', search: 'ab', page: 0 })
  expect(transition(searching, page(1, wallets('x'), 1, 'ab'))).toEqual({
    status: 'ready',
    search: 'ab',
    page: 1,
    wallets: wallets('x'),
    count: 1,
  })
})

test('behavior: no wallet appears twice, by id or by name, within a page or across [3.11]', () => {
  const renamed = [{ id: 'sha256-of-b', name: 'WALLET B' }]
  const state = transition({ ...ready, status: 'loading' }, page(2, [...wallets('a', 'c', 'c'), ...renamed]))
  expect(state.wallets.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('behavior: an empty page is the end, whatever was promised', () => {
  const state = transition({ ...ready, status: 'loading' }, page(2, []))
  expect(state).toMatchObject({ status: 'ready', count: 2 })
  expect(transition(state, { type: 'more' })).toBe(state)
})

test.each<[string, WalletListState, WalletListEvent]>([
  ['more while loading', { ...ready, status: 'loading' }, { type: 'more' }],
  ['more at the end', { ...ready, count: 2 }, { type: 'more' }],
  ['the page of another search', ready, page(2, wallets('c'), 9, 'old')],
  ['a page that was read', ready, page(1, wallets('z'))],
  ['a page that is not next', ready, page(3, wallets('z'))],
])('behavior: %s changes nothing', (_, state, event) => {
  expect(transition(state, event)).toBe(state)
})

test('behavior: another chain is another list, which starts empty', () => {
  const first = transition(walletList.initial, { type: 'search', search: '' })
  const read = transition(first, {
    type: 'page',
    search: '',
    page: 1,
    wallets: [{ id: 'a', name: 'A' }],
    count: 1,
  })
  const other = transition(read, { type: 'search', search: '', namespace: 'solana' })
  expect(other).toEqual({ ...walletList.initial, namespace: 'solana' })
  expect(transition(other, { type: 'search', search: 'x', namespace: 'solana' }).namespace).toBe('solana')
})
