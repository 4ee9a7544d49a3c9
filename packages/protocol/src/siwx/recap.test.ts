import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCacao, isCacaoOf, readCacao } from './cacao.ts'
import { checkMessage } from './checkMessage.ts'
import type { SiwxMessage } from './message.ts'
import { parseMessage } from './parseMessage.ts'
import { splitRecap, withRecap } from './recap.ts'
import { toCacao } from './testing.ts'
import { writeMessage } from './writeMessage.ts'

const opening = 'I further authorize the stated URI to perform the following actions on my behalf:'
const urn = (value: unknown) => `urn:recap:${btoa(JSON.stringify(value)).replaceAll('=', '')}`
const limits = [{ chains: ['eip155:1', 'eip155:10'] }]
const att = { eip155: { 'request/eth_sendTransaction': limits, 'request/personal_sign': [{}] } }
const words = `${opening} (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`
const base: SiwxMessage = {
  domain: 'service.org',
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  uri: 'https://service.org/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
}
const tos = 'https://service.org/tos'

describe('the recap of a message', () => {
  test('behavior: what the wallet may be asked is a sentence and a resource, and both come off [3.24]', () => {
    for (const statement of [undefined, 'Hello.'])
      for (const resources of [[], [tos]]) {
        const message = {
          statement: statement ? `Hello. ${words}` : words,
          resources: [...resources, urn({ att })],
        }
        expect(splitRecap(message)).toEqual({ statement, resources, recap: att })
        expect(withRecap({ ...message, statement })).toBe(message.statement)
        expect(withRecap(message)).toBe(message.statement)
        const whole = { ...base, ...message }
        expect(parseMessage(writeMessage(whole))).toEqual(whole)
        const now = Date.parse(base.issuedAt)
        expect(checkMessage(whole, { domain: base.domain, nonce: base.nonce, now })).toEqual([])
      }
    expect(splitRecap({ statement: 'Hello.' })).toEqual({
      statement: 'Hello.',
      resources: [],
      recap: undefined,
    })
  })

  test('behavior: either alphabet, padded or not, with slashes escaped or not, in any order', () => {
    const text = JSON.stringify({ att, prf: [] }, undefined, 1).replaceAll('/', '\\/')
    const resource = `urn:recap:${btoa(text).replaceAll('+', '-').replaceAll('/', '_')}`
    const statement = `${opening} (1) 'request': 'personal_sign', 'eth_sendTransaction' for 'eip155'.`
    expect(splitRecap({ statement, resources: [resource] })?.recap).toEqual(att)
    const two = { a: { 'x/1': [{}], 'y/2': [{}] }, b: { 'x/1': [{}] } }
    const said = `${opening} (1) 'x': '1' for 'a'. (2) 'y': '2' for 'a'. (3) 'x': '1' for 'b'.`
    expect(withRecap({ resources: [urn({ att: two })] })).toBe(said)
    expect(splitRecap({ statement: said, resources: [urn({ att: two })] })?.recap).toEqual(two)
  })

  test('error: words and recap that do not say the same are none', () => {
    const one = urn({ att })
    const bad: [string | undefined, string[]][] = [
      // One without the other.
      [words, []],
      [words, [tos]],
      [undefined, [one]],
      ['Hello.', [one]],
      // Not last, not the only one, not as written.
      [words, [one, tos]],
      [words, [one, one]],
      [words, [one.replace('urn', 'URN')]],
      // Words for less, for more, for something else.
      [words.replace(", 'personal_sign'", ''), [one]],
      [words.replace("'personal_sign'", "'personal_sign', 'eth_sign'"), [one]],
      [words.replace("'personal_sign'", "'personal_sign', 'personal_sign'"), [one]],
      [words.replace('personal_sign', 'eth_sign'), [one]],
      [words.replace("'request'", "'answer'"), [one]],
      [words.replace("'eip155'", "'solana'"), [one]],
      [words.replace('(1)', '(2)'), [one]],
      [words.replace('(1)', '(1 )'), [one]],
      [words.slice(0, -1), [one]],
      [`${words} `, [one]],
      [`${words} Thanks.`, [one]],
      [`${words} ${words}`, [one]],
      [`Hello.${words}`, [one]],
      [opening, [one]],
      [`${opening} `, [one]],
      // No recap at all.
      ...[
        {},
        { att: {} },
        { att: [] },
        { att: { eip155: {} } },
        { att: { eip155: [] } },
        { att: { eip155: { 'request/personal_sign': [] } } },
        { att: { eip155: { 'request/personal_sign': {} } } },
        { att: { eip155: { 'request/personal_sign': ['x'] } } },
        { att: { eip155: { personal_sign: [{}] } } },
        { att, prf: ['bafy'] },
        { att, more: 1 },
        [],
        null,
        'x',
      ].map((value): [string, string[]] => [words, [urn(value)]]),
      ...['', '!', 'e30', btoa('{"att":')].map((text): [string, string[]] => [words, [`urn:recap:${text}`]]),
      // The same name twice.
      [
        words,
        [
          `urn:recap:${btoa(`{"att":{"eip155":{"request/eth_sign":[{}]}},${JSON.stringify({ att }).slice(1)}`)}`,
        ],
      ],
    ]
    for (const [statement, resources] of bad) {
      const split = splitRecap({ statement, resources })
      expect(split, JSON.stringify([statement, resources])).toBeUndefined()
    }
    const now = Date.parse(base.issuedAt)
    const expected = { domain: base.domain, nonce: base.nonce, now }
    expect(checkMessage({ ...base, statement: words }, expected)).toEqual(['recap'])
  })

  test('property: a recap of any kind is said in words that are read back', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcXYZ_09.-'), minLength: 1, maxLength: 12 })
    const ability = fc.tuple(name, name).map((pair) => pair.join('/'))
    const limit = fc.array(fc.constantFrom({}, { chains: ['eip155:1'] }), { minLength: 1, maxLength: 2 })
    const abilities = fc.dictionary(ability, limit, { minKeys: 1, maxKeys: 8 })
    const recaps = fc.dictionary(name, abilities, { minKeys: 1, maxKeys: 4 })
    fc.assert(
      fc.property(
        recaps,
        fc.option(fc.constant('Hello (1) there.'), { nil: undefined }),
        (att, statement) => {
          const resources = [urn({ att })]
          const whole = { statement: withRecap({ statement, resources }), resources }
          expect(splitRecap(whole)).toEqual({ statement, resources: [], recap: att })
        },
      ),
    )
  })

  test('behavior: abilities on many chains fit', () => {
    const chains = Array.from({ length: 25 }, (_, index) => `eip155:${1_000_000 + index}`)
    const names = Array.from({ length: 15 }, (_, index) => [
      `request/eth_signTypedData_v${index}`,
      [{ chains }],
    ])
    const resources = [urn({ att: { eip155: Object.fromEntries(names) } })]
    const message = { ...base, statement: withRecap({ resources }) ?? '', resources }
    expect(parseMessage(writeMessage(message))).toEqual(message)
  })
})

describe('the CACAO of a message with a recap', () => {
  const message = { ...base, statement: `Hello. ${words}`, resources: [tos, urn({ att })] }
  const text = writeMessage(message)
  const signed = { message: text, signature: '0x12' }
  const cacao = toCacao(message, '0x12')
  const short = { ...cacao, p: { ...cacao.p, statement: 'Hello.' } }

  test('behavior: with the words of the recap or without, it is of what was signed', () => {
    for (const one of [cacao, short]) {
      expect(fromCacao(one)).toEqual(signed)
      expect(isCacaoOf(one, signed)).toBe(true)
    }
    const other = text.replace(
      "'eth_sendTransaction', 'personal_sign'",
      "'personal_sign', 'eth_sendTransaction'",
    )
    expect(isCacaoOf(short, { message: other, signature: '0x12' })).toBe(true)
  })

  test('error: of another text, signature or recap it is not', () => {
    const changed = [
      { domain: 'service.com' },
      { aud: 'https://service.org' },
      { iss: cacao.p.iss.replace('eip155:1:', 'eip155:10:') },
      { iss: cacao.p.iss.replace('C02', 'C03') },
      { nonce: '32891757' },
      { iat: '2021-09-30T16:25:25Z' },
      { exp: '2099-09-30T16:25:25Z' },
      { nbf: '2021-09-30T16:25:24Z' },
      { requestId: 'x' },
      { statement: 'Hallo.' },
      { statement: undefined },
      { resources: [tos] },
      { resources: [urn({ att })] },
      { resources: [tos, urn({ att: { eip155: { 'request/eth_sign': [{}] } } })] },
      { resources: [tos, 'urn:recap:e30'] },
    ]
    for (const p of changed)
      expect(isCacaoOf({ ...short, p: { ...short.p, ...p } }, signed), JSON.stringify(p)).toBe(false)
    expect(isCacaoOf(short, { ...signed, signature: '0x13' })).toBe(false)
    expect(isCacaoOf(short, { ...signed, message: `${text}\n` })).toBe(false)
  })

  test('behavior: only what has the shape is read, and nothing else is kept', () => {
    const sent = {
      ...cacao,
      p: { ...cacao.p, exp: '', nbf: null, chains: [1] },
      s: { ...cacao.s, m: 'x' },
      x: 1,
    }
    expect(readCacao(JSON.parse(JSON.stringify(sent)))).toEqual(cacao)
    const { h, p, s } = cacao
    const bad = [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { h, p },
      { h, s },
      { p, s },
      { h: {}, p, s },
      { h, p: [], s },
    ]
    for (const one of bad) expect(readCacao(one)).toBeUndefined()
    for (const key of ['iss', 'domain', 'aud', 'version', 'nonce', 'iat', 'statement', 'exp', 'resources'])
      for (const value of [1, {}, [1], true])
        expect(readCacao({ h, p: { ...p, [key]: value }, s }), `${key} ${value}`).toBeUndefined()
  })
})

test('error: a recap longer than can be signed is none, and is not read', () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`request/a${index}`, [{}]]))
  const resources = [urn({ att: { eip155: many } })]
  const before = process.cpuUsage()
  expect(withRecap({ statement: 'Hello.', resources })).toBe('Hello.')
  expect(splitRecap({ statement: 'Hello.', resources })).toBeUndefined()
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(30)
})
