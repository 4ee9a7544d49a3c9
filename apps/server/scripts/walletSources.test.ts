import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConnectKit, readRainbowKit, readThirdweb } from './walletSources.ts'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const none = { native: null, universal: null }

/** Writes a wallet in the package's format and reads it back. */
async function fromThirdweb(id: string, wallet: object) {
  const all = {
    id,
    name: id,
    homepage: null,
    image_id: 'x',
    rdns: null,
    app: {},
    mobile: none,
    desktop: none,
  }
  const path = `${id}/dist/esm/wallets/__generated__/wallet/${id}/index.js`
  write(`${id}/package.json`, '{"type":"module"}')
  write(path, `export const wallet = ${JSON.stringify({ ...all, ...wallet })}`)
  return (await readThirdweb(join(folder, id))).get(id)
}

test('behavior: links come without campaigns, countries and languages', async () => {
  const facts = await fromThirdweb('tidy', {
    name: ' Tidy ',
    homepage: 'http://tidy.example/?utm_source=x',
    rdns: 'example.tidy',
    app: {
      ios: 'https://itunes.apple.com/us/app/tidy/id1234567890?mt=8',
      android: 'https://play.google.com/store/apps/details?hl=en&id=example.tidy',
      chrome: 'https://chrome.google.com/webstore/detail/tidy/nkbihfbeogaeaoehlefnkodbefgpgknn?hl=en',
      firefox: 'https://addons.mozilla.org/en-US/firefox/addon/tidy-wallet/',
    },
    mobile: { native: ' tidy://wc?uri= ', universal: 'https://link.tidy.example' },
    desktop: { native: 'tidy://', universal: 'https://app.tidy.example/#/' },
  })
  expect(facts).toEqual({
    name: 'Tidy',
    homepage: 'https://tidy.example',
    rdns: 'example.tidy',
    mobile_link: 'tidy://',
    desktop_link: 'tidy://',
    webapp_link: 'https://app.tidy.example',
    app_store: 'https://apps.apple.com/app/id1234567890',
    play_store: 'https://play.google.com/store/apps/details?id=example.tidy',
    chrome_store: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    firefox_store: 'https://addons.mozilla.org/firefox/addon/tidy-wallet',
  })
})

test.each([
  ['a placeholder', { native: 'myApp://x', universal: null }],
  ['a scheme of everybody', { native: 'wc://', universal: null }],
  ['two links in one', { native: 'a://x,b://y', universal: null }],
  ['a script', { native: 'javascript:alert(1)', universal: null }],
  ['a short-link service that closed', { native: null, universal: 'https://x.page.link' }],
  ['a test server', { native: null, universal: 'https://staging.x.example/wc' }],
  ['the home page', { native: null, universal: 'https://www.home.example/' }],
  ['a page to download it', { native: null, universal: 'https://x.example/download' }],
  ['a link with a query', { native: null, universal: 'https://x.example/?uri=wc:1' }],
])('error: %s is not taken for a link that opens the app', async (name, mobile) => {
  const id = name.replaceAll(' ', '-')
  const facts = await fromThirdweb(id, { homepage: 'https://home.example', mobile })
  expect(facts).toEqual({ name: id, homepage: 'https://home.example' })
})

test('behavior: a web address that opens the app is taken where there is no scheme', async () => {
  const mobile = { native: '', universal: 'https://link.x.example/' }
  expect(await fromThirdweb('universal', { mobile })).toMatchObject({ mobile_link: 'https://link.x.example' })
})

test('behavior: RainbowKit tells the provider, the scheme and the stores', () => {
  const code = `var wallet = () => { const injected = hasInjectedProvider({ flag: "isTidy" })
    return { id: "tidy", name: "Tidy", rdns: "example.tidy", downloadUrls: {
      android: "https://play.google.com/store/apps/details?id=example.tidy&referrer=x",
      ios: "https://testflight.apple.com/join/x" },
      mobile: { getUri: (uri) => \`tidy://open/wc?uri=\${encodeURIComponent(uri)}\` },
      createConnector: getInjectedConnector({ namespace: "tidy.ethereum", flag: "isTidy" }) } }`
  write('rainbow/dist/wallets/walletConnectors/chunk-A.js', code)
  expect(readRainbowKit(join(folder, 'rainbow')).get('tidy')).toEqual({
    name: 'Tidy',
    rdns: 'example.tidy',
    injected: [{ namespace: 'eip155', injected_id: 'tidy.ethereum' }],
    mobile_link: 'tidy://open',
    play_store: 'https://play.google.com/store/apps/details?id=example.tidy',
  })
})

test('behavior: ConnectKit lists a wallet under several ids', () => {
  const code = `const walletConfigs = {
    'tidy, example.tidy': {
        name: 'Tidy',
        downloadUrls: {
            ios: 'https://apps.apple.com/app/tidy/id1234567890',
        },
    },
};
`
  write('connect/build/index.es.js', code)
  const found = readConnectKit(join(folder, 'connect'))
  expect([...found.keys()]).toEqual(['tidy', 'example.tidy'])
  expect(found.get('example.tidy')).toEqual({
    name: 'Tidy',
    app_store: 'https://apps.apple.com/app/id1234567890',
  })
})
