import { expect, test } from 'vitest'
import { browseLink } from './browseLink.ts'

const page = 'https://app.example/a/b?c={origin}&d=1#e'
const encoded = encodeURIComponent(page)

test.each([
  ['phantom', `https://phantom.app/ul/browse/${encoded}?ref=https%3A%2F%2Fapp.example`],
  ['xverse', `https://connect.xverse.app/browser?url=${encoded}`],
  ['metamask', `https://metamask.app.link/dapp/${page.slice('https://'.length)}`],
])('behavior: the link that opens a page in the app of %s', (id, link) => {
  expect(browseLink({ id }, 'ios', page)).toBe(link)
  expect(browseLink({ id }, 'androidInApp', page)).toBe(link)
})

test('behavior: only phones have such apps, and only some wallets are known to have a browser', () => {
  expect(browseLink({ id: 'phantom' }, 'desktop', page)).toBeUndefined()
  expect(browseLink({ id: 'rabby' }, 'ios', page)).toBeUndefined()
  expect(browseLink({ id: 'toString' }, 'ios', page)).toBeUndefined()
})

test('behavior: a wallet of the host has its own link, which leads to an https page', () => {
  const link = (own: string) => browseLink({ id: 'own', browseLink: own }, 'android', page)
  expect(link('https://own.example/open?url={url}')).toBe(`https://own.example/open?url=${encoded}`)
  expect(link('javascript:alert({url})')).toBeUndefined()
  expect(link('own://open?url={url}')).toBeUndefined()
})
