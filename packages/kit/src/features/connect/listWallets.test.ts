import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Options } from '../../core/config/options.ts'
import { createKit, type Kit } from '../../core/kit.ts'
import { createChain, startServer } from '../../core/testing.ts'
import { bundledWallet, bundledWallets } from '../../core/wallets/bundledWallets.ts'
import { walletData } from '../../core/wallets/walletData.gen.ts'
import { listWallets, pageSize, searchSize } from './listWallets.ts'

const servers: Awaited<ReturnType<typeof startServer>>[] = []
beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')))
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()))
  vi.unstubAllGlobals()
})
const onPhone = () =>
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 })

function kitWith(options: Partial<Options> = {}) {
  return createKit({ drivers: [createChain({ networks: [1, 10] }).driver], ...options }, [])
}
async function kitOn(answer: Parameters<typeof startServer>[0], options: Partial<Options> = {}) {
  const server = await startServer(answer)
  servers.push(server)
  return { server, kit: kitWith({ api: server.url, projectId: 'demo', ...options }) }
}
const wire = (id: string, facts: object = {}) => ({ id, name: `Wallet ${id}`, ...facts })
const first = { page: 1, search: '' }

describe('from the list in the kit', () => {
  test('behavior: forty to a page, a hundred to a search [9.05b, 9.05d]', async () => {
    expect([pageSize, searchSize]).toEqual([40, 100])
    const kit = kitWith()
    const one = await listWallets(kit, first)
    const known = bundledWallets(kit)
    expect(one.wallets).toHaveLength(Math.min(pageSize, known.length))
    expect(one.count).toBe(known.length)
    const two = await listWallets(kit, { page: 2, search: '' })
    expect([...one.wallets, ...two.wallets]).toEqual(known)
  })

  test('behavior: a search is part of the name in any case', async () => {
    const { wallets, count } = await listWallets(kitWith(), { page: 1, search: ' META ' })
    expect(wallets.map(({ name }) => name)).toContain('MetaMask')
    expect(wallets.every(({ name }) => name.toLowerCase().includes('meta'))).toBe(true)
    expect(count).toBe(wallets.length)
    expect(await listWallets(kitWith(), { page: 1, search: 'no such wallet' })).toEqual({
      wallets: [],
      count: 0,
    })
  })

  test('behavior: the host includes, excludes and adds', () => {
    const own = { id: 'own', name: 'Own Wallet' }
    const names = (wallets: Options['wallets']) =>
      bundledWallets(kitWith({ wallets })).map(({ name }) => name)
    expect(names({ custom: [own] })[0]).toBe('Own Wallet')
    expect(names({ include: ['rabby', 'metamask'] })).toEqual(['MetaMask', 'Rabby Wallet'])
    for (const exclude of ['metamask', 'io.metamask', 'METAMASK'])
      expect(names({ exclude: [exclude] })).not.toContain('MetaMask')
    expect(bundledWallet(kitWith({ wallets: { custom: [own] } }), 'own')).toBe(own)
    expect(bundledWallet(kitWith(), 'io.rabby')?.name).toBe('Rabby Wallet')
    expect(bundledWallet(kitWith(), 'unknown')).toBeUndefined()
  })

  test('behavior: only wallets for the chains of the host, or for the one asked about [3.11]', async () => {
    const solana = createChain({ namespace: 'solana', networks: ['main'] }).driver
    const both = kitWith({ drivers: [createChain().driver, solana] })
    const names = (kit: Kit, namespace?: 'eip155' | 'solana') =>
      bundledWallets(kit, namespace).map(({ name }) => name)
    expect(names(kitWith())).not.toContain('Solflare')
    expect(names(kitWith({ drivers: [solana] }))).toEqual(expect.arrayContaining(['Solflare', 'Phantom']))
    expect(names(kitWith({ drivers: [solana] }))).not.toContain('Rabby Wallet')
    expect(names(both)).toEqual(expect.arrayContaining(['Solflare', 'Phantom', 'Rabby Wallet']))
    expect(names(both, 'solana')).not.toContain('Rabby Wallet')
    expect(names(both)).not.toContain('Xverse')
    const page = await listWallets(both, { page: 1, search: 'rabby', namespace: 'solana' })
    expect(page).toEqual({ wallets: [], count: 0 })
  })

  test('behavior: a phone is shown only what opens there', () => {
    onPhone()
    const wallets = bundledWallets(kitWith())
    expect(wallets.length).toBeGreaterThan(0)
    expect(wallets.every(({ mobileLink, webappLink }) => mobileLink ?? webappLink)).toBe(true)
  })

  test('behavior: no wallet is in it twice, and every link is one [3.11]', () => {
    const facts = ['id', 'name', 'rdns'] as const
    for (const fact of facts) {
      const values = walletData.flatMap((wallet) => wallet[fact] ?? [])
      expect(new Set(values).size).toBe(values.length)
    }
    for (const { homepage, chromeStore, webappLink, mobileLink } of walletData) {
      for (const link of [homepage, chromeStore, webappLink]) if (link) expect(link).toMatch(/^https:\/\//)
      if (mobileLink) expect(mobileLink).toMatch(/^[a-z][a-z\d+.-]*:\/\//)
    }
  })
})

describe('from the server', () => {
  test('behavior: asks for a page of what fits the host, and reads it [3.11, 7.22k, 7.22l, 7.22o]', async () => {
    const body = {
      count: 900,
      data: [
        wire('a', {
          image_id: 'i 1',
          rdns: 'com.a',
          homepage: 'https://a.example',
          mobile_link: 'a://',
          chains: ['eip155:1'],
        }),
        wire('b', { image_id: null, image_url: 'https://elsewhere.example/b.png', rdns: null }),
      ],
    }
    const { server, kit } = await kitOn(
      { '/getWallets': { body } },
      { wallets: { include: ['a', 'b'], exclude: ['c'] } },
    )
    const { wallets, count } = await listWallets(kit, { page: 3, search: '' })
    expect(server.calls).toMatchObject([
      {
        path: '/getWallets',
        query: {
          page: '3',
          entries: '40',
          include: 'a,b',
          exclude: 'c',
          chains: 'eip155:1,eip155:10',
          projectId: 'demo',
        },
      },
    ])
    expect(server.calls[0]?.query).not.toHaveProperty('search')
    expect(count).toBe(900)
    expect(wallets[0]).toMatchObject({
      id: 'a',
      name: 'Wallet a',
      rdns: 'com.a',
      homepage: 'https://a.example',
      mobileLink: 'a://',
      imageUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/getWalletImage\/i%201\?projectId=demo/),
    })
    expect(wallets[1]).toMatchObject({ id: 'b', imageUrl: undefined, rdns: undefined })
    await listWallets(kit, { page: 1, search: 'meta' })
    expect(server.calls[1]?.query).toMatchObject({ search: 'meta', entries: '100' })
  })

  test('behavior: asked about one chain, it is asked for the networks of that chain [3.11, 7.22o]', async () => {
    const solana = createChain({ namespace: 'solana', networks: ['main'] }).driver
    const drivers = [createChain({ networks: [1, 10] }).driver, solana]
    const { server, kit } = await kitOn({ '/getWallets': { body: { data: [], count: 0 } } }, { drivers })
    await listWallets(kit, first)
    await listWallets(kit, { ...first, namespace: 'solana' })
    expect(server.calls.map(({ query }) => query.chains)).toEqual([
      'eip155:1,eip155:10,solana:main',
      'solana:main',
    ])
  })

  test('behavior: what a host excludes by rdns or name stays out, whatever the server sends [2.21a, 2.21b]', async () => {
    const body = { count: 3, data: [wire('a', { rdns: 'com.a' }), wire('b'), wire('c')] }
    const { kit } = await kitOn({ '/getWallets': { body } }, { wallets: { exclude: ['com.a', 'WALLET B'] } })
    expect((await listWallets(kit, first)).wallets.map(({ id }) => id)).toEqual(['c'])
  })

  test('behavior: wallets of the host come first, on the first page, where they match', async () => {
    const custom = [{ id: 'own', name: 'Own', mobileLink: 'own://' }]
    const { kit } = await kitOn(
      { '/getWallets': { body: { count: 1, data: [wire('a')] } } },
      { wallets: { custom } },
    )
    const ids = async (args: { page: number; search: string }) =>
      (await listWallets(kit, args)).wallets.map(({ id }) => id)
    expect(await ids(first)).toEqual(['own', 'a'])
    expect(await ids({ page: 2, search: '' })).toEqual(['a'])
    expect(await ids({ page: 1, search: 'wall' })).toEqual(['a'])
    expect((await listWallets(kit, first)).count).toBe(2)
  })

  test('behavior: a phone is shown only what opens there', async () => {
    onPhone()
    const data = [
      wire('a'),
      wire('b', { mobile_link: 'b://' }),
      wire('c', { webapp_link: 'https://c.example' }),
    ]
    const { kit } = await kitOn({ '/getWallets': { body: { count: 3, data } } })
    expect((await listWallets(kit, first)).wallets.map(({ id }) => id)).toEqual(['b', 'c'])
  })

  test('behavior: links that could run in the page, or lead to nothing, are dropped [3.11]', async () => {
    const bad = [
      'javascript:alert(1)',
      'JavaScript://%0aalert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc',
      'no link',
      '',
    ]
    const data = bad.map((link, index) =>
      wire(String(index), {
        mobile_link: link,
        desktop_link: link,
        homepage: link,
        webapp_link: link,
        chrome_store: link,
      }),
    )
    const { kit } = await kitOn({ '/getWallets': { body: { count: 9, data } } })
    for (const wallet of (await listWallets(kit, first)).wallets)
      expect(wallet).toMatchObject({
        mobileLink: undefined,
        desktopLink: undefined,
        homepage: undefined,
        webappLink: undefined,
        chromeStore: undefined,
      })
  })

  test.each([
    ['a server that fails', { status: 500 }],
    ['garbage', { body: '<html>' }],
    ['another shape', { body: { count: 1, data: [{ id: 1 }] } }],
  ])('behavior: %s is no reason to show nothing', async (_, answer) => {
    const { kit } = await kitOn({ '/getWallets': answer })
    expect((await listWallets(kit, first)).count).toBe(bundledWallets(kit).length)
  })

  test('behavior: a later page that fails ends the list instead of mixing two', async () => {
    const { kit } = await kitOn({ '/getWallets': { status: 500 } })
    expect(await listWallets(kit, { page: 2, search: '' })).toEqual({ wallets: [], count: 0 })
  })

  test('error: a read that was given up on stays given up', async () => {
    const { kit } = await kitOn({ '/getWallets': 'hang' })
    const signal = AbortSignal.timeout(50)
    await expect(listWallets(kit, { ...first, signal })).rejects.toThrow()
  })

  test.each([
    ['in basic mode', { basic: true }],
    ['without a project', { projectId: undefined }],
  ])('behavior: is not asked %s [1.09]', async (_, options) => {
    const { server, kit } = await kitOn({}, options)
    expect((await listWallets(kit, first)).count).toBe(bundledWallets(kit).length)
    expect(server.calls).toEqual([])
  })
})
