import { describe, expect, test } from 'vitest'
import type { ListedWallet } from '../../core/config/options.ts'
import { appLink, webLink } from '../../core/wallets/appLink.ts'
import { type LinkKind, linkStrategy, linksTo, opensCode, type WalletLink, withUri } from './linkStrategy.ts'
import type { Platform } from './readPlatform.ts'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd&expiryTimestamp=1'
const written = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd%26expiryTimestamp%3D1'
const native: Partial<ListedWallet> = { mobileLink: 'trust://' }
const universal: Partial<ListedWallet> = { mobileLink: 'https://link.example.com' }
const other: Partial<ListedWallet> = { desktopLink: 'ledgerlive://', webappLink: 'https://app.example.com/' }

const hrefs: Record<LinkKind, string> = {
  native: `trust://wc?uri=${written}`,
  universal: `https://link.example.com/wc?uri=${written}`,
  desktop: `ledgerlive://wc?uri=${written}`,
  web: `https://app.example.com/wc?uri=${written}`,
}

/** Kind and target, best first: for a wallet with a scheme of its own, and for one with a web link. */
const table: Record<Platform, [own: [LinkKind, string][], web: [LinkKind, string][]]> = {
  desktop: [
    [
      ['desktop', '_self'],
      ['web', '_blank'],
    ],
    [
      ['desktop', '_self'],
      ['web', '_blank'],
    ],
  ],
  ios: [
    [
      ['native', '_self'],
      ['web', '_blank'],
    ],
    [
      ['universal', '_blank'],
      ['web', '_blank'],
    ],
  ],
  android: [
    [
      ['native', '_self'],
      ['web', '_blank'],
    ],
    [
      ['universal', '_blank'],
      ['web', '_blank'],
    ],
  ],
  iosInApp: [
    [
      ['native', '_self'],
      ['web', '_blank'],
    ],
    [
      ['universal', '_blank'],
      ['web', '_blank'],
    ],
  ],
  androidInApp: [
    [
      ['native', '_self'],
      ['web', '_blank'],
    ],
    [
      ['universal', '_blank'],
      ['web', '_blank'],
    ],
  ],
  telegramIos: [
    [['web', 'telegram']],
    [
      ['universal', 'telegram'],
      ['web', 'telegram'],
    ],
  ],
  telegramAndroid: [
    [
      ['native', '_self'],
      ['web', 'telegram'],
    ],
    [
      ['universal', 'telegram'],
      ['web', 'telegram'],
    ],
  ],
  telegramDesktop: [
    [
      ['desktop', '_self'],
      ['web', 'telegram'],
    ],
    [
      ['desktop', '_self'],
      ['web', 'telegram'],
    ],
  ],
}

describe('which link is opened, and how', () => {
  const rows = (Object.keys(linkStrategy) as Platform[]).flatMap((platform) => [
    { platform, what: 'a scheme of its own', wallet: { ...native, ...other }, expected: table[platform][0] },
    { platform, what: 'a web link', wallet: { ...universal, ...other }, expected: table[platform][1] },
  ])
  test.each(rows)('behavior: $platform, $what [3.11]', ({ platform, wallet, expected }) => {
    const links = expected.map(([kind, target]) => ({ kind, target, href: hrefs[kind] }))
    expect(linksTo(wallet as ListedWallet, platform, uri)).toEqual(links as WalletLink[])
  })

  test('behavior: the code alone is opened by browsers of phones only: nothing else passes it on', () => {
    const opening = (Object.keys(linkStrategy) as Platform[]).filter(opensCode)
    expect(opening).toEqual(['ios', 'android'])
  })
})

test.each([
  ['trust://', `trust://wc?uri=${written}`],
  ['trust:', `trust://wc?uri=${written}`],
  ['okxwallet://main', `okxwallet://main/wc?uri=${written}`],
  ['bnc://app.binance.com/cedefi/', `bnc://app.binance.com/cedefi/wc?uri=${written}`],
  ['https://link.example.com', `https://link.example.com/wc?uri=${written}`],
  ['https://link.example.com/app/', `https://link.example.com/app/wc?uri=${written}`],
])('behavior: %s carries the code', (link, href) => {
  expect(withUri(link, uri)).toBe(href)
})

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\t:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
  'android-app://com.example',
  'content://com.example/1',
  'view-source:https://example.com',
  'http://example.com',
  'ftp://example.com',
  'about:blank',
  'tel:123',
  'chrome://settings',
  'https:\\\\example.com',
  'https://example.com/\u202e'.replace('\u202e', '\u0085'),
  '//example.com',
  'wallet',
  '',
]

test.each(hostile)('error: %j leads nowhere', (link) => {
  expect(appLink(link)).toBeUndefined()
  expect(webLink(link)).toBeUndefined()
  const wallet = { mobileLink: link, desktopLink: link, webappLink: link } as ListedWallet
  for (const platform of Object.keys(linkStrategy) as Platform[])
    expect(linksTo(wallet, platform, uri)).toEqual([])
})

test('behavior: a scheme of an app is no web page', () => {
  expect(webLink('trust://')).toBeUndefined()
  expect(webLink('HTTPS://example.com')).toBe('HTTPS://example.com')
})
