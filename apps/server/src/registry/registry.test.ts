import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as bitcoinNetworks from '@latchkey/chains/bitcoin'
import * as evm from '@latchkey/chains/evm'
import * as polkadotNetworks from '@latchkey/chains/polkadot'
import { listedWallet } from '@latchkey/protocol/http/wallets'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadRegistry, RegistryError, walletEntry } from './registry.ts'
import { sanitiseSvg } from './sanitiseSvg.ts'
import { checkDrawings } from './testingDrawings.ts'

const folder = join(import.meta.dirname, '../../registry')
const registry = loadRegistry(folder)
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))
const entries = readdirSync(join(folder, 'wallets')).map(
  (file) => [file, z.parse(walletEntry, readJson('wallets', file))] as const,
)
const pictures = ['icons', 'networks', 'tokens', 'currencies'] as const

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const assetHub = 'polkadot:68d56f15f85d3136970ec16946040bc1'
const cosmos = 'cosmos:cosmoshub-4'

describe('the data', () => {
  test('behavior: there are enough wallets to choose from', () => {
    expect(registry.wallets.length).toBeGreaterThanOrEqual(300)
  })

  test('behavior: what is served is what the contract says [3.11, 7.22k]', () => {
    for (const wallet of registry.wallets)
      expect(z.parse(listedWallet, wallet)).toMatchObject({ id: wallet.id })
  })

  test('behavior: no two wallets share an id, a name, a reverse domain name or a rank [3.11]', () => {
    for (const fact of ['id', 'name', 'rdns', 'order'] as const) {
      const values = registry.wallets
        .flatMap((wallet) => wallet[fact] ?? [])
        .map((value) => String(value).toLowerCase())
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('behavior: no two wallets open one app, and none is installed as another [3.11]', () => {
    for (const fact of ['mobile_link', 'desktop_link', 'app_store', 'play_store', 'chrome_store'] as const) {
      const values = registry.wallets.flatMap((wallet) => wallet[fact]?.toLowerCase() ?? [])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
  })

  test('behavior: they come best known first', () => {
    const order = registry.wallets.map((wallet) => wallet.order)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(registry.wallets.slice(0, 15).map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'metamask',
        'phantom',
        'coinbase',
        'trust',
        'okx',
        'rainbow',
        'rabby',
        'ledger',
      ]),
    )
  })

  test('behavior: every field names its source, and every source may be used', () => {
    const source = z.strictObject({
      name: z.string(),
      version: z.string(),
      licence: z.enum(['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC']),
      npm: z.optional(z.string()),
      url: z.optional(z.string()),
      took: z.string(),
      folders: z.optional(z.array(z.enum(pictures))),
    })
    const sources = z.parse(z.record(z.string(), source), readJson('sources.json'))
    for (const { npm, url } of Object.values(sources)) expect(npm ?? url).toBeTruthy()
    for (const [file, { sources: named, ...fields }] of entries) {
      for (const name of Object.values(named)) expect(Object.keys(sources), file).toContain(name)
      for (const field of Object.keys(fields))
        expect(named[field] ?? named['*'], `${file} ${field}`).toBeDefined()
      for (const field of Object.keys(named)) if (field !== '*') expect(fields, file).toHaveProperty([field])
      // Ids, ranks and facts of our own are no source of a drawing; thirdweb's images are not ours to take.
      if (fields.icon) expect(['latchkey', 'thirdweb', undefined], file).not.toContain(named.icon)
    }
    const covered = Object.values(sources).flatMap(({ folders = [] }) => folders)
    expect(covered.toSorted()).toEqual(['currencies', 'networks', 'tokens'])
  })

  test('behavior: it contains no ids of other registries', () => {
    const identifier = /[\da-f]{64}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i
    for (const [file, entry] of entries) expect(JSON.stringify(entry), file).not.toMatch(identifier)
  })

  test('behavior: every picture is what the sanitiser writes, and small', () => {
    let bytes = 0
    for (const kind of pictures)
      for (const file of readdirSync(join(folder, kind))) {
        const text = readFileSync(join(folder, kind, file), 'utf8')
        expect(sanitiseSvg(text), file).toBe(text)
        expect(text, file).toContain('viewBox=')
        bytes += text.length
      }
    expect(bytes).toBeLessThan(3_000_000)
  })

  test('behavior: every icon belongs to a wallet that shows it', () => {
    const shown = entries.flatMap(([, { icon }]) => icon ?? [])
    expect(readdirSync(join(folder, 'icons')).toSorted()).toEqual(shown.toSorted())
    for (const { image_id } of registry.wallets)
      if (image_id) expect(registry.icons.get(image_id)?.type).toBe('image/svg+xml')
  })

  test('behavior: every network the kit ships, common tokens and currencies have a picture', () => {
    const chains = Object.values(evm).flatMap((network) =>
      typeof network === 'function' ? [] : `eip155-${network.id}`,
    )
    expect(chains.length).toBeGreaterThan(20)
    const others = [...Object.values(bitcoinNetworks), ...Object.values(polkadotNetworks)].flatMap(
      (network) => (typeof network === 'object' ? network.id : []),
    )
    const clusters = ['solana-EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana-4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z']
    for (const name of [
      ...chains,
      ...[solana, polkadot, cosmos, ...others].map((id) => id.replace(':', '-')),
      ...clusters,
    ])
      expect(registry.networks.has(name), name).toBe(true)
    for (const name of [
      'ETH',
      'WETH',
      'BTC',
      'WBTC',
      'SOL',
      'USDC',
      'USDT',
      'DAI',
      'POL',
      'BNB',
      'ARB',
      'OP',
    ])
      expect(registry.tokens.has(name), name).toBe(true)
    for (const name of ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'BRL', 'INR', 'TRY'])
      expect(registry.currencies.has(name), name).toBe(true)
    for (const name of readdirSync(join(folder, 'tokens'))) expect(name).toMatch(/^[A-Z\d.]{1,12}\.svg$/)
    for (const name of readdirSync(join(folder, 'currencies'))) expect(name).toMatch(/^[A-Z]{3}\.svg$/)
  })
})

describe('wallets people look for', () => {
  test.each([
    ['metamask', 'MetaMask', 'io.metamask', 'metamask://'],
    ['phantom', 'Phantom', 'app.phantom', 'phantom://'],
    ['coinbase', 'Coinbase Wallet', 'com.coinbase.wallet', 'cbwallet://'],
    ['trust', 'Trust Wallet', 'com.trustwallet.app', 'trust://'],
    ['okx', 'OKX Wallet', 'com.okex.wallet', 'okxwallet://main'],
    ['binance', 'Binance Wallet', 'com.binance.wallet', 'bnc://app.binance.com/cedefi/'],
    ['rainbow', 'Rainbow', 'me.rainbow', 'rainbow://'],
    ['rabby', 'Rabby Wallet', 'io.rabby', 'rabby://'],
    ['uniswap', 'Uniswap Wallet', 'org.uniswap.app', 'uniswap://'],
    ['ledger', 'Ledger Wallet', undefined, 'ledgerlive://'],
    ['safe', 'Safe', undefined, 'safe://'],
    ['zerion', 'Zerion', 'io.zerion.wallet', 'zerion://'],
    ['bitget', 'Bitget Wallet', 'com.bitget.web3', 'bitkeep://'],
    ['solflare', 'Solflare', undefined, 'solflare://'],
    ['backpack', 'Backpack', 'app.backpack', 'backpack://'],
    ['brave', 'Brave Wallet', 'com.brave.wallet', undefined],
    ['imtoken', 'imToken', 'im.token.app', 'imtokenv2://'],
    ['tokenpocket', 'TokenPocket', 'pro.tokenpocket', 'tpoutside://'],
    ['safepal', 'SafePal', 'com.safepal', 'safepalwallet://'],
    ['exodus', 'Exodus', 'com.exodus.web3-wallet', 'exodus://'],
    ['oneinch', '1inch Wallet', undefined, 'oneinch://'],
    ['cryptocom', 'Crypto.com Onchain', 'com.crypto.wallet', 'dfw://'],
    ['kraken', 'Kraken Wallet', undefined, 'krakenwallet://'],
    ['robinhood', 'Robinhood Wallet', 'com.robinhood.wallet', 'robinhood-wallet://'],
    ['argent', 'Ready', undefined, 'argent://app/'],
    ['keplr', 'Keplr', 'app.keplr', 'keplrwallet://wcV2'],
    ['talisman', 'Talisman', 'xyz.talisman', 'talisman://'],
    ['subwallet', 'SubWallet', 'app.subwallet', 'subwallet://'],
    ['xverse', 'Xverse', undefined, 'xverse://'],
    ['onekey', 'OneKey', 'so.onekey.app.wallet', 'onekey-wallet://'],
    ['magic-eden', 'Magic Eden Wallet', 'io.magiceden.wallet', 'magiceden://'],
    ['core', 'Core', 'app.core.extension', 'core://'],
    ['ronin', 'Ronin Wallet', 'com.roninchain.wallet', 'roninwallet://'],
    ['coin98', 'Coin98', 'com.coin98', 'coin98://'],
    ['tangem', 'Tangem', undefined, 'tangem://'],
    ['mathwallet', 'MathWallet', 'org.mathwallet', 'mathwallet://'],
    ['nightly', 'Nightly', 'app.nightly', 'nightly://'],
    ['ctrl', 'Ctrl Wallet', 'xyz.ctrl', undefined],
    ['enkrypt', 'Enkrypt', 'com.enkrypt', undefined],
    ['ambire', 'Ambire Wallet', 'com.ambire.wallet', undefined],
    ['frame', 'Frame', 'sh.frame', undefined],
    ['unisat', 'UniSat', undefined, undefined],
    ['polkadot-js', 'Polkadot{.js}', undefined, undefined],
  ])('behavior: %s is in it, with the facts that find it [3.11]', (id, name, rdns, link) => {
    const wallet = registry.wallets.find((wallet) => wallet.id === id)
    expect([wallet?.name, wallet?.rdns, wallet?.mobile_link]).toEqual([name, rdns, link])
  })

  test.each([
    [
      solana,
      ['phantom', 'solflare', 'backpack', 'metamask', 'trust', 'okx', 'ledger', 'exodus', 'jupiter', 'glow'],
    ],
    [bitcoin, ['xverse', 'unisat', 'leather', 'ledger', 'trezor', 'okx', 'binance', 'onekey']],
    [assetHub, ['polkadot-js', 'talisman', 'subwallet', 'nova', 'enkrypt', 'fearless', 'ledger']],
    [polkadot, ['polkadot-js', 'talisman', 'subwallet', 'nova', 'enkrypt', 'fearless', 'ledger']],
    [cosmos, ['keplr', 'cosmostation', 'trust', 'okx', 'ledger', 'binance']],
    ['cosmos:osmosis-1', ['keplr', 'cosmostation', 'okx', 'binance']],
    ['eip155:1', ['metamask', 'phantom', 'keplr', 'talisman', 'safe', 'argent']],
    ['eip155:1329', ['metamask', 'compass', 'rabby']],
  ])('behavior: %s is known to the wallets that know it', (chain, ids) => {
    const known = registry.wallets.filter(({ chains }) => chains.includes(chain as never)).map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining(ids))
  })

  test('behavior: a wallet is not offered on chains it does not know [7.22o]', () => {
    const chainsOf = (id: string) => registry.wallets.find((wallet) => wallet.id === id)?.chains
    expect(chainsOf('solflare')).toEqual([solana])
    expect(chainsOf('unisat')).toEqual([bitcoin])
    expect(chainsOf('polkadot-js')).toEqual([polkadot, assetHub])
    expect(chainsOf('rabby')).not.toContain(solana)
    expect(chainsOf('phantom')).not.toContain('eip155:10')
    // Their Bitcoin providers were switched off in 2026.
    for (const id of ['phantom', 'magic-eden']) expect(chainsOf(id)).not.toContain(bitcoin)
  })

  test('behavior: a wallet of all EVM networks is on the main ones, not on those for tests [7.22o]', () => {
    const chains = registry.wallets.find(({ id }) => id === 'rabby')?.chains
    expect(chains).toHaveLength(20)
    expect(chains).toEqual(expect.arrayContaining(['eip155:1', 'eip155:8453', 'eip155:137', 'eip155:1329']))
    for (const chain of ['eip155:11155111', 'eip155:97', 'eip155:31337', 'eip155:*'])
      expect(chains).not.toContain(chain)
  })
})

describe('loading', () => {
  const copies: string[] = []
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true })
  })

  const few = [
    ...['wallets/rabby.json', 'wallets/metamask.json', 'icons/rabby.svg', 'icons/metamask.svg'],
    ...['networks/eip155-1.svg', 'tokens/ETH.svg', 'currencies/EUR.svg'],
  ]

  /** A few files of the registry, one of them changed. */
  function changed(file: string, text: string): string {
    const copy = mkdtempSync(join(tmpdir(), 'registry-'))
    copies.push(copy)
    for (const name of few) cpSync(join(folder, name), join(copy, name))
    writeFileSync(join(copy, file), text)
    return copy
  }

  const rabby = z.parse(walletEntry, readJson('wallets', 'rabby.json'))
  const withFields = (fields: object) =>
    changed('wallets/rabby.json', JSON.stringify({ ...rabby, ...fields }))

  test('behavior: the few files that the tests below change are a registry', () => {
    const { wallets, icons, networks, tokens, currencies } = loadRegistry(withFields({}))
    expect(wallets.map(({ id }) => id)).toEqual(['metamask', 'rabby'])
    expect([icons.size, networks.size, tokens.size, currencies.size]).toEqual([2, 2, 2, 2])
  })

  test('behavior: is quick enough to do at every start', () => {
    // CPU time, not elapsed time: the machine may be busy with other tests.
    const start = process.cpuUsage()
    loadRegistry(folder)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })

  test('behavior: nothing of it can be changed afterwards', () => {
    const [first] = registry.wallets
    expect(() => Object.assign(first ?? {}, { name: 'Other' })).toThrow(TypeError)
    expect(Object.isFrozen(registry.wallets)).toBe(true)
    expect(Object.isFrozen(first?.chains)).toBe(true)
  })

  test('behavior: an image id changes with the picture, and the plain name stays [7.22b]', () => {
    const image = registry.networks.get('eip155-1')
    expect(image?.id).toMatch(/^eip155-1-[\da-f]{12}$/)
    expect(registry.networks.get(image?.id ?? '')).toBe(image)
    expect(image?.etag).toMatch(/^"[\da-f]{32}"$/)
    const other = loadRegistry(
      changed('networks/eip155-1.svg', readFileSync(join(folder, 'networks/eip155-10.svg'), 'utf8')),
    )
    expect(other.networks.get('eip155-1')?.id).not.toBe(image?.id)
    expect(other.networks.has(image?.id ?? '')).toBe(false)
  })

  test.each([
    ['an unknown field', { colour: 'red' }],
    ['no name', { name: '' }],
    ['a home page without encryption', { homepage: 'http://rabby.io' }],
    ['a home page that counts visits', { homepage: 'https://rabby.io/?utm_source=x' }],
    ['a link that runs', { mobile_link: 'javascript:alert(1)' }],
    ['a link that runs, in other letters', { mobile_link: 'JavaScript:alert(1)' }],
    ['a link that holds a page', { desktop_link: 'data:text/html,x' }],
    ['a link to a file', { desktop_link: 'file:///etc/passwd' }],
    ['a link to a script', { desktop_link: 'vbscript:x' }],
    ['a link without encryption', { mobile_link: 'http://rabby.io' }],
    ['a link that starts with a space', { mobile_link: ' javascript:alert(1)' }],
    ['a link with a quote', { mobile_link: 'rabby://"onclick=' }],
    ['a web wallet that is an app', { webapp_link: 'rabby://' }],
    [
      'a store that is not the store',
      { chrome_store: 'https://chromewebstore.google.com.evil.example/detail/x' },
    ],
    ['a store page of nothing', { app_store: 'https://apps.apple.com/app/rabby' }],
    ['a reverse domain name that is none', { rdns: 'rabby' }],
    ['a chain that is none', { chains: ['1'] }],
    ['a chain of an unknown family', { chains: ['tezos:NetXdQprcVkpaWU'] }],
    ['no chain', { chains: [] }],
    ['a rank that is none', { order: 0 }],
    ['an unknown badge', { badge_type: 'gold' }],
    ['the icon of another', { icon: 'metamask.svg' }],
    ['an icon outside', { icon: '../icons/rabby.svg' }],
    ['the reverse domain name of another', { rdns: 'io.metamask' }],
    ['the name of another', { name: 'METAMASK' }],
    ['the rank of another', { order: 10 }],
  ])('error: a wallet with %s [3.11]', (_, fields) => {
    expect(() => loadRegistry(withFields(fields))).toThrow(RegistryError)
  })

  test.each([
    ['text that is not JSON', 'wallets/rabby.json', '{'],
    ['a name that is no id', 'wallets/Rabby!.json', JSON.stringify(rabby)],
    ['something else among the wallets', 'wallets/notes.txt', ''],
    ['something else among the pictures', 'icons/rabby.png', ''],
  ])('error: %s', (_, file, text) => {
    expect(() => loadRegistry(changed(file, text))).toThrow(RegistryError)
  })

  test('behavior: every drawing that ships is sanitised', () => {
    expect(() => checkDrawings(registry)).not.toThrow()
  })

  test('error: a drawing that was not sanitised, or runs something', () => {
    const check = (svg: string) => checkDrawings(loadRegistry(changed('icons/rabby.svg', svg)))
    expect(() => check('<svg xmlns="http://www.w3.org/2000/svg" class="x"/>')).toThrow(RegistryError)
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(() => check(script)).toThrow('refused')
  })
})
