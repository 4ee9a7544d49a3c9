import { expect, test } from 'vitest'
import { findNamespaces } from './checkNamespaces.ts'

const texts = (code: string) => findNamespaces('a.ts', code).map(({ text }) => text)

test.each([
  ["if (namespace === 'solana') send()", 'solana'],
  ["switch (namespace) { case 'eip155': send() }", 'eip155'],
  ["if (id.startsWith('bip122:')) send()", 'bip122:'],
  ["const able = ['cosmos'].includes(namespace)", 'cosmos'],
  ['const id = `eip155:${chain}`', 'eip155:…'],
  ["type Able = 'polkadot'", 'polkadot'],
])('error: %s names a chain family', (code, text) => {
  expect(texts(code)).toEqual([text])
})

test.each([
  ['if (namespace === other.namespace) send()'],
  ['if (driver.transfer) send()'],
  ["import { solana } from 'latchkey/solana'"],
  ["const name = 'Solana'"],
  ['const id = `${namespace}:${chain}`'],
  ["const word = 'solanaceae'"],
])('behavior: %s passes', (code) => {
  expect(texts(code)).toEqual([])
})

test('behavior: reports the location', () => {
  expect(findNamespaces('send.ts', "const a = 1\nconst b = 'solana'")).toEqual([
    { file: 'send.ts', line: 2, text: 'solana' },
  ])
})
