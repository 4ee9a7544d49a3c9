import { expect, test } from 'vitest'
import { readPeer } from './peer.ts'

test('behavior: reads the metadata of a wallet', () => {
  const redirect = { native: 'wallet://', universal: 'https://wallet.example/open' }
  expect(readPeer({ name: 'A wallet', redirect })).toEqual({
    name: 'A wallet',
    apps: ['wallet://', 'https://wallet.example/open'],
  })
  expect(readPeer({ name: 'A wallet', redirect: { universal: 'https://wallet.example' } }).apps).toEqual([
    'https://wallet.example',
  ])
})

test.each([
  ['nothing', undefined],
  ['no links', { redirect: 'wallet://' }],
  ['script', { redirect: { native: 'javascript:alert(1)', universal: 'data:text/html,x' } }],
  ['hidden script', { redirect: { native: 'java\nscript:alert(1)' } }],
  ['an app as a page', { redirect: { universal: 'wallet://' } }],
  ['no text', { redirect: { native: 7, universal: {} } }],
  ['a very long one', { redirect: { native: `wallet://${'x'.repeat(1_000)}` } }],
])('error: %s is no link', (_, metadata) => {
  expect(readPeer(metadata).apps).toEqual([])
})
