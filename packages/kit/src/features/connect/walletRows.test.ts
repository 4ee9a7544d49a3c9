import type { LocalWallet, RemoteLink, RemoteWallet } from '@latchkey/chains/driver'
import { describe, expect, test } from 'vitest'
import type { ListedWallet } from '../../core/config/options.ts'
import { maxRecommended, type RowFacts, walletRows } from './walletRows.ts'

const found = (id: string, facts: Partial<LocalWallet> = {}): LocalWallet => ({
  id,
  namespace: 'eip155',
  name: id,
  kind: 'announced',
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
const listed: readonly ListedWallet[] = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => ({
  id,
  name: `Wallet ${id}`,
  rdns: `com.${id}`,
}))
const browserWallet = found('injected', { name: 'Browser Wallet', kind: 'injected' })

const rows = (facts: Partial<RowFacts> = {}) =>
  walletRows({ found: [], recent: [], listed: [], options: {}, device: { mobile: false }, ...facts })
const ids = (facts: Partial<RowFacts> = {}) => rows(facts).map(({ id }) => id)

describe('order of groups', () => {
  const facts: Partial<RowFacts> = {
    found: [
      found('host', { kind: 'external' }),
      found('b.announced'),
      found('a.announced'),
      found('used.lately'),
      found('used.before'),
      remote('phone'),
    ],
    recent: ['used.lately', 'used.before'],
    listed,
    options: { featured: ['six', 'five'], custom: [{ id: 'own', name: 'Own' }] },
  }

  test('behavior: walletConnect, recent, injected, featured, custom, external, recommended [2.17a]', () => {
    expect(rows(facts).map(({ id, group, recent }) => `${recent ? 'recent' : group} ${id}`)).toEqual([
      'walletConnect phone',
      'recent used.lately',
      'recent used.before',
      'injected b.announced',
      'injected a.announced',
      'featured com.six',
      'featured com.five',
      'custom own',
      'external host',
    ])
  })

  test('behavior: an order of the host overrides it; what it leaves out comes last [2.17b]', () => {
    const order = ['featured', 'injected', 'recent'] as const
    expect(ids({ ...facts, order })).toEqual([
      'com.six',
      'com.five',
      'b.announced',
      'a.announced',
      'used.lately',
      'used.before',
      'host',
      'phone',
      'own',
    ])
  })

  test('behavior: the wallet of what the page runs in comes before all others', () => {
    const [first] = ids({ ...facts, found: [...(facts.found ?? []), found('client', { preferred: true })] })
    expect(first).toBe('client')
  })

  test('behavior: an installed wallet says that it is, with what the connector knows [3.07, 3.08b]', () => {
    const [row] = rows({ found: [found('x', { icon: 'data:image/png;base64,AA==' })] })
    expect(row).toEqual({
      id: 'x',
      name: 'x',
      icon: 'data:image/png;base64,AA==',
      group: 'injected',
      installed: true,
      recent: false,
      parts: [{ walletId: 'x', namespace: 'eip155' }],
    })
  })

  test('behavior: a recent wallet that is not installed any more is only listed [2.17a, 9.05a]', () => {
    expect(rows({ listed, recent: ['com.two'] }).map(({ id, installed }) => [id, installed])).toEqual([
      ['com.two', false],
      ['com.one', false],
      ['com.three', false],
      ['com.four', false],
    ])
    expect(ids({ recent: ['unknown'] })).toEqual([])
  })
})

describe('recommended', () => {
  test('behavior: four where nothing is installed, fewer where something is [9.05c]', () => {
    expect(maxRecommended).toBe(4)
    expect(ids({ listed })).toEqual(['com.one', 'com.two', 'com.three', 'com.four'])
    expect(ids({ listed, found: [found('x'), found('y')] })).toEqual(['x', 'y', 'com.one', 'com.two'])
    expect(ids({ listed, found: ['v', 'w', 'x', 'y', 'z'].map((id) => found(id)) })).toEqual([
      'v',
      'w',
      'x',
      'y',
      'z',
    ])
  })

  test('behavior: excluded ones are made up for [9.05c]', () => {
    const options = { exclude: ['one', 'two', 'three'] }
    expect(ids({ listed, options })).toEqual(['com.four', 'com.five', 'com.six'])
  })

  test('behavior: those named come first, in their order', () => {
    const options = { recommended: ['five', 'unknown', 'three'] }
    expect(ids({ listed, options })).toEqual(['com.five', 'com.three', 'com.one', 'com.two'])
  })

  test('behavior: what is shown already is not recommended', () => {
    const options = { featured: ['one'] }
    expect(ids({ listed, options, found: [found('com.two')] })).toEqual([
      'com.two',
      'com.one',
      'com.three',
      'com.four',
    ])
  })
})

describe('what is hidden', () => {
  const wallets = [found('io.alpha', { name: 'Alpha' }), found('io.beta', { name: 'Beta' })]

  test.each([
    ['rdns', ['io.alpha']],
    ['name', ['Alpha']],
    ['name in any case', ['aLPHA']],
  ])('behavior: a wallet excluded by %s, installed or not [2.21a, 2.21b]', (_, exclude) => {
    expect(ids({ found: wallets, options: { exclude } })).toEqual(['io.beta'])
    const list = [{ id: 'x', name: 'Alpha', rdns: 'io.alpha' }]
    expect(ids({ listed: list, options: { exclude } })).toEqual([])
  })

  test('behavior: a wallet excluded by the id it has in the list, though it is installed', () => {
    expect(
      ids({ found: [found('com.one')], listed: listed.slice(0, 1), options: { exclude: ['one'] } }),
    ).toEqual([])
  })

  test('behavior: an rdns is no pattern: part of one excludes nothing [2.21a]', () => {
    expect(ids({ found: wallets, options: { exclude: ['io', 'alph', 'IO.ALPHA'] } })).toHaveLength(2)
  })

  test.each([
    ['on a desktop', false, [browserWallet], []],
    ['on a phone where another is detected', true, [browserWallet, found('x')], ['x']],
    ['nowhere else: on a phone it may be the only one', true, [browserWallet], ['injected']],
  ])('behavior: the generic browser wallet %s [2.22a, 2.22b]', (_, mobile, wallets, expected) => {
    expect(ids({ found: wallets, device: { mobile } })).toEqual(expected)
  })

  test('behavior: an old wallet that says its name is no generic one', () => {
    expect(ids({ found: [found('injected', { name: 'MetaMask', kind: 'injected' })] })).toEqual(['injected'])
  })
})

describe('the same wallet twice', () => {
  test('behavior: on two chains it is one row [3.08f]', () => {
    const wallets = [found('a', { name: 'Multi' }), found('a', { name: 'Multi', namespace: 'solana' })]
    expect(rows({ found: wallets })).toMatchObject([
      {
        id: 'a',
        parts: [
          { walletId: 'a', namespace: 'eip155' },
          { walletId: 'a', namespace: 'solana' },
        ],
      },
    ])
    const named = [
      found('io.multi', { name: 'Multi' }),
      found('Multi', { name: 'multi', namespace: 'solana' }),
    ]
    expect(rows({ found: named })).toMatchObject([
      {
        id: 'io.multi',
        parts: [
          { walletId: 'io.multi', namespace: 'eip155' },
          { walletId: 'Multi', namespace: 'solana' },
        ],
      },
    ])
  })

  const multi = [found('io.multi', { name: 'Multi' }), found('Multi', { name: 'multi', namespace: 'solana' })]

  test('behavior: used lately on either chain, it is a recent one, in its place [2.17a, 9.05a]', () => {
    const wallets = [found('x'), ...multi]
    expect(rows({ found: wallets, recent: ['Multi', 'x'] }).map(({ id, recent }) => [id, recent])).toEqual([
      ['io.multi', true],
      ['x', true],
    ])
  })

  test.each(['io.multi', 'Multi', 'MULTI'])(
    'behavior: excluded as %s it is gone from every chain [2.21a, 2.21b]',
    (name) => {
      const both = multi.map((wallet) => ({
        ...wallet,
        rdns: wallet.namespace === 'eip155' ? wallet.id : undefined,
      }))
      expect(ids({ found: both, options: { exclude: [name] } })).toEqual([])
    },
  )

  test('behavior: where the visitor has named the chain, only what works there, under the id it has there', () => {
    const wallets = [found('x'), ...multi, found('Sol', { namespace: 'solana' })]
    expect(rows({ found: wallets, namespace: 'solana' })).toMatchObject([
      { id: 'Multi', parts: [{ walletId: 'Multi', namespace: 'solana' }] },
      { id: 'Sol', parts: [{ walletId: 'Sol', namespace: 'solana' }] },
    ])
    expect(ids({ found: wallets, namespace: 'cosmos' })).toEqual([])
  })

  test('behavior: installed and listed, by rdns or by name, it is the installed one [3.07]', () => {
    expect(rows({ found: [found('com.one')], listed: listed.slice(0, 1) })).toMatchObject([
      { installed: true },
    ])
    const byName = found('other.rdns', { name: 'WALLET ONE' })
    expect(ids({ found: [byName], listed: listed.slice(0, 1) })).toEqual(['other.rdns'])
  })

  test('behavior: one that borrows the name of another on the same chain does not hide it [3.07]', () => {
    const wallets = [found('evil.example', { name: 'MetaMask' }), found('io.metamask', { name: 'MetaMask' })]
    expect(rows({ found: wallets })).toMatchObject([
      { id: 'evil.example', parts: [{ walletId: 'evil.example', namespace: 'eip155' }] },
      { id: 'io.metamask', parts: [{ walletId: 'io.metamask', namespace: 'eip155' }] },
    ])
  })
})

describe('wallets on other devices', () => {
  const phone = remote('walletConnect')
  const solanaPhone = { ...phone, namespace: 'solana' } as const

  test('behavior: the way to them is one row in front, not installed, for all chains it serves [2.17a, 3.08a]', () => {
    const [first, ...rest] = rows({ found: [found('a'), phone, solanaPhone], canPair: true })
    expect(first).toMatchObject({ id: 'walletConnect', group: 'walletConnect', installed: false })
    expect(first?.parts.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
    expect(rest.map(({ id }) => id)).toEqual(['a'])
  })

  test('behavior: the host may put it elsewhere, or leave it away [2.17b]', () => {
    const order = ['injected', 'walletConnect'] as const
    expect(ids({ found: [phone, found('a')], order })).toEqual(['a', 'walletConnect'])
    expect(ids({ found: [phone, found('a')], options: { exclude: ['walletconnect'] } })).toEqual(['a'])
  })

  test('behavior: one that was used there lately is offered again, however long the list [2.17a, 9.05a]', () => {
    const facts = { found: [phone, found('a')], listed, recent: ['com.six', 'a'] }
    const lately = (more: Partial<RowFacts>) =>
      rows({ ...facts, ...more }).flatMap(({ id, recent }) => (recent ? id : []))
    expect(lately({ canPair: true })).toEqual(['com.six', 'a'])
    expect(lately({})).toEqual(['a'])
    expect(ids({ ...facts, canPair: true })).toEqual(['walletConnect', 'com.six', 'a', 'com.one'])
  })
})
