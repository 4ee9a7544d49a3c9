import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ListedWallet, Options } from '../../core/config/options.ts'
import { openModal } from '../../core/modal/openModal.ts'
import { createChain, createOrigin, createRemote, settle, startKit } from '../../core/testing.ts'
import { chooseWallet } from './chooseWallet.ts'
import { connectingView } from './connectingView.ts'
import { keptWallets } from './keptWallets.ts'
import { listedWallet } from './listedWallet.ts'
import { walletList } from './walletList.ts'

afterEach(() => void vi.unstubAllGlobals())

const api = 'https://api.example.com'
const image = `${api}/getWalletImage/faraway-0123abcd?projectId=shop&st=latchkey`
const faraway: ListedWallet = {
  id: 'faraway',
  name: 'Faraway',
  rdns: 'com.faraway',
  homepage: 'https://faraway.example',
  mobileLink: 'faraway://',
  desktopLink: 'faraway-desk://',
  webappLink: 'https://app.faraway.example',
  appStore: 'https://apps.apple.com/app/id1234567',
  imageUrl: image,
}

/** A visit; all visits of an origin share what is stored. */
function visit(origin: ReturnType<typeof createOrigin>, options: Partial<Options> = {}) {
  const [evm, solana] = [createChain(), createChain({ namespace: 'solana', networks: ['main'] })]
  for (const chain of [evm, solana]) chain.trust('remote')
  const remote = createRemote()
  const kit = startKit({
    drivers: [evm.driver, solana.driver],
    connectors: [remote.connector],
    storage: origin.tab(),
    api,
    projectId: 'shop',
    ...options,
  })
  return {
    kit,
    /** The server's list has it, and the visitor pairs with it. */
    async use(wallet: ListedWallet) {
      const list = walletList.of(kit)
      list.dispatch({ type: 'search', search: wallet.name })
      list.dispatch({ type: 'page', search: wallet.name, page: 1, wallets: [wallet], count: 1 })
      openModal(kit)
      chooseWallet(kit, { id: wallet.rdns ?? wallet.id, name: wallet.name })
      const { pairWallet } = await import('./pairWallet.ts')
      pairWallet(kit, { walletId: wallet.rdns ?? wallet.id })
      await vi.waitFor(() => expect(remote.asks.length).toBeGreaterThan(0))
      remote.ask().grant()
      await settle()
    },
  }
}
const names = (list: readonly ListedWallet[]) => list.map(({ name }) => name)

describe('a wallet that only the server’s list knows', () => {
  test('behavior: once used, it is known on the next visit without a request [9.05a]', async () => {
    const origin = createOrigin()
    await visit(origin).use(faraway)
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    const { kit } = visit(origin)
    const [kept] = keptWallets(kit)
    expect(kept).toMatchObject({ ...faraway, chains: ['eip155:1'], imageUrl: expect.any(String) })
    expect(kept?.imageUrl).toMatch(
      /^https:\/\/api\.example\.com\/getWalletImage\/faraway-0123abcd\?projectId=shop&/,
    )
    expect(listedWallet(kit, 'com.faraway')).toEqual(kept)
    expect(connectingView(kit, { walletId: 'com.faraway' }).name).toBe('ConnectingWalletConnect')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('behavior: only as long as it is one of the two used last [9.05a]', async () => {
    const origin = createOrigin()
    const other = (id: string) => ({ id, name: id, mobileLink: `${id}://` })
    for (const wallet of [faraway, other('one'), other('two')]) await visit(origin).use(wallet)
    expect(names(keptWallets(visit(origin).kit))).toEqual(['two', 'one'])
    await visit(origin).use(other('one'))
    expect(names(keptWallets(visit(origin).kit)).toSorted()).toEqual(['one', 'two'])
  })

  test('behavior: what the kit knows by itself is not kept', async () => {
    const origin = createOrigin()
    await visit(origin).use({ id: 'trust', name: 'Trust Wallet', rdns: 'com.trustwallet.app' })
    expect(origin.items.has('latchkey.default.wallets')).toBe(false)
  })

  test('behavior: the host’s wishes, the chain and the device have their say', async () => {
    const origin = createOrigin()
    await visit(origin).use({ ...faraway, mobileLink: undefined, webappLink: undefined })
    const { kit } = visit(origin)
    expect(names(keptWallets(kit, { namespace: 'eip155' }))).toEqual(['Faraway'])
    expect(keptWallets(kit, { namespace: 'solana' })).toEqual([])
    expect(keptWallets(visit(origin, { wallets: { exclude: ['Faraway'] } }).kit)).toEqual([])
    expect(keptWallets(visit(origin, { wallets: { include: ['other'] } }).kit)).toEqual([])
    vi.stubGlobal('navigator', { userAgent: 'Android Mobile', maxTouchPoints: 5 })
    expect(keptWallets(kit)).toEqual([])
  })
})

describe('what is stored is not trusted', () => {
  const holding = (listed: unknown, options: Partial<Options> = {}) => {
    const origin = createOrigin({ recent: ['x'] })
    origin.items.set('latchkey.default.wallets', JSON.stringify(listed))
    return keptWallets(visit(origin, options).kit)
  }

  test('error: a link that could do harm is left out, and so is a picture from elsewhere', () => {
    const hostile = {
      id: 'x',
      name: 'Trusty\u202e\u0000\nWallet',
      mobileLink: 'javascript:alert(1)',
      desktopLink: ' data:text/html,x',
      webappLink: 'http://evil.example',
      homepage: 'intent://x',
      appStore: `https://${'x'.repeat(500)}`,
      imageUrl: 'https://evil.example/pixel.png',
    }
    expect(holding([hostile])).toEqual([{ id: 'x', name: 'Trusty Wallet' }])
    for (const imageUrl of [
      'https://api.example.com/getWalletImage/../siwx/sessions',
      'https://api.example.com/getWalletImage/%2e%2e/x',
      'data:image/svg+xml,x',
    ])
      expect(holding([{ ...hostile, imageUrl }])[0]?.imageUrl).toBeUndefined()
    // Wherever it is said to be, the host’s own server is asked.
    const [{ imageUrl } = {}] = holding([
      { ...hostile, imageUrl: 'https://evil.example/getWalletImage/a?b=c' },
    ])
    expect(new URL(imageUrl ?? '').origin).toBe(api)
    expect(holding([{ ...hostile, imageUrl: image }], { api: undefined })[0]?.imageUrl).toBeUndefined()
  })

  test('property: anything at all never throws, and yields names, safe links and no more than two', () => {
    const wild = fc.jsonValue()
    const wallet = fc.record(
      Object.fromEntries(
        ['id', 'name', 'rdns', 'chains', 'homepage', 'mobileLink', 'webappLink', 'imageUrl'].map((key) => [
          key,
          fc.oneof(fc.constantFrom('x', 'javascript:x', 'https://x.example', 'x://'), fc.string(), wild),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(wallet, wild)), wild), (listed) => {
        const kept = holding(listed)
        expect(kept.length).toBeLessThanOrEqual(2)
        for (const { id, name, rdns, mobileLink, webappLink, homepage } of kept) {
          expect([rdns ?? id, typeof name, name === '']).toEqual(['x', 'string', false])
          expect(mobileLink ?? 'x:').not.toMatch(/^\s*(javascript|data|http):/i)
          for (const link of [webappLink, homepage]) expect(link ?? 'https://').toMatch(/^https:\/\//i)
        }
      }),
      { numRuns: 60 },
    )
  })
})
