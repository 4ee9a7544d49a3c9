import { expect, test } from 'vitest'
import type { ListedWallet } from '../../core/config/options.ts'
import type { Platform } from './readPlatform.ts'
import { storesOf } from './storesOf.ts'
import { walletTabs } from './walletTabs.ts'

const wallet: ListedWallet = {
  id: 'one',
  name: 'One',
  rdns: 'com.one',
  homepage: 'https://one.example.com',
  mobileLink: 'one://',
  desktopLink: 'onedesk://',
  webappLink: 'https://app.example.com',
  appStore: 'https://apps.example.com/one',
  playStore: 'https://play.example.com/one',
}

test.each([
  ['desktop', {}, ['browser', 'mobile', 'desktop', 'web']],
  ['telegramDesktop', {}, ['browser', 'mobile', 'desktop', 'web']],
  ['android', {}, ['mobile', 'web']],
  ['telegramIos', {}, ['mobile', 'web']],
  ['desktop', { rdns: undefined }, ['mobile', 'desktop', 'web']],
  [
    'desktop',
    { rdns: undefined, chromeStore: 'https://store.example.com' },
    ['browser', 'mobile', 'desktop', 'web'],
  ],
  ['desktop', { mobileLink: undefined, webappLink: undefined }, ['browser', 'desktop']],
  [
    'desktop',
    { desktopLink: 'javascript:alert(1)', webappLink: 'http://app.example.com' },
    ['browser', 'mobile'],
  ],
] satisfies [Platform, Partial<ListedWallet>, string[]][])(
  'behavior: on %s, with %o, in the order %j',
  (platform, facts, tabs) => {
    expect(walletTabs({ ...wallet, ...facts }, platform)).toEqual(tabs)
  },
)

test('behavior: a phone is sent to its own store, a computer to both, and to the web page where neither is known', () => {
  const stores = (platform: Platform, facts: Partial<ListedWallet> = {}) =>
    storesOf({ ...wallet, ...facts }, platform).map(({ store }) => store)
  expect(stores('ios')).toEqual(['appStore'])
  expect(stores('telegramAndroid')).toEqual(['playStore'])
  expect(stores('desktop')).toEqual(['appStore', 'playStore'])
  expect(stores('ios', { appStore: undefined })).toEqual(['site'])
  expect(stores('desktop', { appStore: 'javascript:alert(1)', playStore: undefined })).toEqual(['site'])
  expect(stores('desktop', { appStore: undefined, playStore: undefined, homepage: 'http://one' })).toEqual([])
})
