import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loadedLogo, loadLogo } from './loadLogo.ts'
import type { LogoKey } from './logo.ts'
import firstWallets from './logos/firstWallets.gen.ts'
import networks from './logos/networks.gen.ts'
import tokens from './logos/tokens.gen.ts'
import wallets from './logos/wallets.gen.ts'
import { NetworkIcon, TokenPicture, WalletIcon } from './Picture.tsx'

const usdc = 'eip155:1/erc20:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

afterEach(() => vi.restoreAllMocks())

test('behavior: a wallet is found by its id, by what it announces and by its name on other chains', async () => {
  const logo = await loadLogo('wallet metamask')
  expect(logo?.[0]).toBe('svg')
  expect(await loadLogo('wallet io.metamask')).toBe(logo)
  expect(await loadLogo('wallet MetaMask')).toBe(logo)
  expect(await loadLogo('wallet subwallet-js')).toBe(await loadLogo('wallet subwallet'))
  expect(await loadLogo('wallet keplr')).not.toBe(null)
})

test('behavior: a test network has the logo of its main network', async () => {
  const logo = await loadLogo('network eip155:1')
  expect(logo).not.toBe(null)
  expect(await loadLogo('network eip155:11155111')).toBe(logo)
  expect(await loadLogo('network bip122:0f9188f13cb7b2c71f2a335e3a4fc328')).toBe(
    await loadLogo('network bip122:000000000019d6689c085ae165831e93'),
  )
})

test('behavior: a token has the logo of its contract, whatever it calls itself', async () => {
  const logo = await loadLogo(`asset ${usdc}`)
  expect(logo).toBe(await loadLogo('coin USDC'))
  const fake = `eip155:1/erc20:0x${'1'.repeat(40)}`
  expect(await loadLogo(`asset ${fake}`)).toBe(null)
  const picture = (id: string, address: string | undefined) =>
    renderToStaticMarkup(<TokenPicture token={{ id, address, symbol: 'USDC' }} />)
  expect(picture(usdc, '0xa0b8')).toContain('<svg')
  expect(picture(fake, '0x1111')).not.toContain('<svg')
  expect(picture(fake, '0x1111')).toContain('<b>U</b>')
})

test('error: an unknown id has no logo, also one that is a property of every object', async () => {
  const keys: LogoKey[] = [
    'wallet com.example.unknown',
    'wallet constructor',
    'network __proto__',
    'network eip155:999999',
    'coin toString',
    'asset constructor',
  ]
  for (const key of keys) {
    expect(loadedLogo(key)).toBe(undefined)
    expect(await loadLogo(key)).toBe(null)
    expect(loadedLogo(key)).toBe(null)
  }
})

test('behavior: before a logo is there nothing is drawn, then the logo; initials only without one', async () => {
  const rainbow = () => renderToStaticMarkup(<WalletIcon id="rainbow" name="Rainbow" />)
  expect(rainbow()).toContain('data-status="loading"')
  expect(rainbow()).not.toContain('<b>')
  await loadLogo('wallet rainbow')
  expect(rainbow()).toContain('data-status="drawn"')
  expect(rainbow()).toContain('<svg')
  expect(rainbow()).not.toContain('<b>')

  const unknown = () => renderToStaticMarkup(<NetworkIcon id="eip155:4242" name="My Chain" />)
  expect(unknown()).not.toContain('<b>')
  await loadLogo('network eip155:4242')
  expect(unknown()).toContain('<b>MC</b>')
  expect(renderToStaticMarkup(<WalletIcon name="My Wallet" />)).toContain('<b>MW</b>')
})

test('behavior: an image that is given comes first', async () => {
  await loadLogo('wallet rainbow')
  const html = renderToStaticMarkup(<WalletIcon id="rainbow" name="Rainbow" src="/rainbow.png" />)
  expect(html).toContain('<img')
  expect(html).not.toContain('<svg')
})

test('behavior: React draws every logo without a warning, and without inline styles', async () => {
  const complaints = vi.spyOn(console, 'error')
  const keys: LogoKey[] = [
    ...Object.keys({ ...firstWallets.shared, ...wallets.files }).map((id): LogoKey => `wallet ${id}`),
    ...Object.keys(networks.files).map((id): LogoKey => `network ${id}`),
    ...Object.keys(tokens.files).map((symbol): LogoKey => `coin ${symbol}`),
  ]
  await Promise.all(keys.map(loadLogo))
  for (const key of keys) {
    const [kind = '', id = ''] = key.split(' ')
    const html = renderToStaticMarkup(
      kind === 'wallet' ? (
        <WalletIcon id={id} name={id} />
      ) : kind === 'network' ? (
        <NetworkIcon id={id} name={id} />
      ) : (
        <TokenPicture token={{ id: '', address: undefined, symbol: id }} />
      ),
    )
    expect(html.slice(html.indexOf('<svg')), key).toMatch(/^<svg [^>]*viewBox="[^"]+"/)
    expect(html.slice(html.indexOf('<svg')), key).not.toContain('style=')
  }
  expect(complaints).not.toHaveBeenCalled()
}, 60_000)

test('behavior: two drawings of one logo have gradients of their own', async () => {
  await loadLogo('wallet rainbow')
  const html = renderToStaticMarkup(
    <>
      <WalletIcon id="rainbow" name="Rainbow" />
      <WalletIcon id="rainbow" name="Rainbow" />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
})
