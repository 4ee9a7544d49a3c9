import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChainId } from '../caip.ts'
import { fromCacao } from './cacao.ts'
import { checkMessage } from './checkMessage.ts'
import type { SiwxMessage } from './message.ts'
import { parseMessage } from './parseMessage.ts'
import { toSession } from './session.ts'
import { toCacao } from './testing.ts'
import { writeMessage } from './writeMessage.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const full: SiwxMessage = {
  domain: 'service.org',
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
  uri: 'https://service.org/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  expirationTime: '2021-09-30T17:25:24.123Z',
  notBefore: '2021-09-30T16:20:24Z',
  requestId: 'some-id',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/a.json',
  ],
}
const { statement: _s, expirationTime: _e, notBefore: _n, requestId: _r, resources: _l, ...bare } = full

test('behavior: on EVM chains it is EIP-4361 [3.24]', () => {
  expect(writeMessage(full)).toMatchInlineSnapshot(`
    "service.org wants you to sign in with your Ethereum account:
    0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

    I accept the ServiceOrg Terms of Service: https://service.org/tos

    URI: https://service.org/login
    Version: 1
    Chain ID: 1
    Nonce: 32891756
    Issued At: 2021-09-30T16:25:24Z
    Expiration Time: 2021-09-30T17:25:24.123Z
    Not Before: 2021-09-30T16:20:24Z
    Request ID: some-id
    Resources:
    - ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
    - https://example.com/a.json"
  `)
  expect(writeMessage(bare)).toMatchInlineSnapshot(`
    "service.org wants you to sign in with your Ethereum account:
    0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2


    URI: https://service.org/login
    Version: 1
    Chain ID: 1
    Nonce: 32891756
    Issued At: 2021-09-30T16:25:24Z"
  `)
})

test('behavior: on Solana it is the wording of Sign In With Solana, elsewhere that of CAIP-122', () => {
  const solana = {
    ...bare,
    chainId: mainnet,
    address: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  } as const
  expect(writeMessage(solana)).toMatchInlineSnapshot(`
    "service.org wants you to sign in with your Solana account:
    GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1

    URI: https://service.org/login
    Version: 1
    Chain ID: mainnet
    Nonce: 32891756
    Issued At: 2021-09-30T16:25:24Z"
  `)
  const others: [ChainId, string][] = [
    [mainnet, solana.address],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solana.address],
    ['solana:11111111111111111111111111111111', solana.address],
    ['bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', '1zugcag7cJVBtVRnFxv5Qftn7xKAnR6YJ9x4x3XLgGgmNnS'],
    ['cosmos:cosmoshub-4', 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0'],
  ]
  for (const [chainId, address] of others)
    for (const statement of [undefined, 'Terms: https://service.org']) {
      const message = { ...bare, ...(statement !== undefined && { statement }), chainId, address }
      expect(parseMessage(writeMessage(message))).toEqual(message)
    }
})

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 40, maxLength: 40 })
const base58 = fc.string({
  unit: fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  minLength: 32,
  maxLength: 44,
})
const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 40 })
const bech32 = fc
  .string({ unit: fc.constantFrom(...'023456789acdefghjklmnpqrstuvwxyz'), minLength: 38, maxLength: 38 })
  .map((data) => `cosmos1${data}`)
const prose = fc
  .string({ unit: fc.constantFrom(...'aZ09 -._~:/?#[]@!$&()*+,;='), minLength: 1, maxLength: 80 })
  .filter((text) => !text.startsWith('- '))
const moment = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uri = fc.tuple(fc.domain(), word).map(([host, path]) => `https://${host.toLowerCase()}/${path}?a=%20#b`)
const account = fc.oneof(
  fc.record({
    chainId: fc.bigInt({ min: 1n, max: 2n ** 63n }).map((id) => `eip155:${id}` as ChainId),
    address: hex.map((digits) => `0x${digits}`),
  }),
  fc.record({ chainId: fc.constantFrom<ChainId>(mainnet, 'solana:localnet1'), address: base58 }),
  fc.record({ chainId: fc.constant<ChainId>('cosmos:cosmoshub-4'), address: bech32 }),
)
const anyMessage: fc.Arbitrary<SiwxMessage> = fc
  .tuple(
    account,
    fc.record(
      {
        domain: fc.oneof(
          fc.domain().map((host) => host.toLowerCase()),
          fc.constantFrom('localhost:5173', '[::1]:80'),
        ),
        uri,
        version: fc.constant('1' as const),
        nonce: word,
        issuedAt: moment,
        statement: prose,
        expirationTime: moment,
        notBefore: moment,
        requestId: word,
        resources: fc.array(uri, { minLength: 1, maxLength: 5 }),
      },
      { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
    ),
  )
  .map(([of, rest]) => ({ ...of, ...rest }))

test('property: what is written is read back, the same in every field', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      expect(parseMessage(writeMessage(message))).toEqual(message)
    }),
    { numRuns: 1_000 },
  )
})

test('property: a text with one character more, less or other is another message or none', () => {
  fc.assert(
    fc.property(
      anyMessage,
      fc.nat(),
      fc.constantFrom(
        '',
        '\n',
        '\r',
        ' ',
        '\t',
        '\0',
        'a',
        '1',
        '\u00a0',
        '\u200b',
        '\u202e',
        'а',
        '\n\n',
        ': ',
      ),
      fc.nat({ max: 1 }),
      (message, at, piece, cut) => {
        const text = writeMessage(message)
        const where = at % (text.length + 1)
        const changed = text.slice(0, where) + piece + text.slice(where + cut)
        if (changed === text) return
        const read = parseMessage(changed)
        if (read) expect([writeMessage(read), read]).not.toEqual([text, message])
        if (read) expect(writeMessage(read)).toBe(changed)
      },
    ),
    { numRuns: 3_000 },
  )
})

test('error: what could not be read back is not written', () => {
  const bad: Partial<Record<keyof SiwxMessage, unknown[]>> = {
    domain: [
      '',
      'Service.org',
      'service.org/',
      'https://service.org',
      'a b',
      'sérvice.org',
      'service.org:99999',
      '0x7f.1',
      'service.org\nx',
      'a@service.org',
    ],
    address: ['', '0x', '0xzz', full.address.slice(1), `${full.address}0`, `${full.address}\n`],
    statement: [
      '',
      'URI: https://a.example',
      'Resources:',
      '- https://a.example',
      'two\nlines',
      'car\rriage',
      'quote "',
      'ünï',
      'a\u202eb',
      'x'.repeat(2_001),
    ],
    uri: ['', 'service.org', '/login', 'https://', 'https://a b', 'https://a\nb', 'https://a"b'],
    version: ['2', '01', '', 1],
    chainId: ['eip155:0', 'eip155:01', 'eip155:x', 'eip155', 'ton:1', 'solana:mainnet', ''],
    nonce: ['', 'short', 'with space', 'with-dash-x', 'x'.repeat(257)],
    issuedAt: [
      '',
      'yesterday',
      '2021-09-30',
      '2021-02-30T00:00:00Z',
      '2021-09-30T16:25:24+01:00',
      '2021-09-30T24:00:01Z',
      '2021-13-01T00:00:00Z',
    ],
    expirationTime: ['', 'never'],
    notBefore: ['', '0'],
    requestId: ['', 'a b', 'a\nb'],
    resources: [['not a uri'], ['https://a\nb'], Array.from({ length: 33 }, () => 'https://a.example')],
  }
  for (const [field, values] of Object.entries(bad))
    for (const value of values) {
      const write = () => writeMessage({ ...full, [field]: value } as SiwxMessage)
      expect(write, `${field}: ${JSON.stringify(value)}`).toThrow(
        expect.objectContaining({ code: 'siwx/message_invalid' }),
      )
    }
})

test('error: other wordings are not read', () => {
  const text = writeMessage(full)
  const others = [
    '',
    `${text}\n`,
    `\n${text}`,
    ` ${text}`,
    `\ufeff${text}`,
    text.replaceAll('\n', '\r\n'),
    text.replace('Ethereum', 'ethereum'),
    text.replace('Ethereum', 'Solana'),
    text.replace('service.org wants', 'https://service.org wants'),
    text.replace('wants you', 'wants  you'),
    text.replace('Version: 1', 'Version: 2'),
    text.replace('Version: 1\n', ''),
    text.replace('Version: 1\n', 'Version: 1\nVersion: 1\n'),
    text.replace('URI: ', 'URI:'),
    text.replace('URI: ', 'Uri: '),
    text.replace(
      'Nonce: 32891756\nIssued At: 2021-09-30T16:25:24Z',
      'Issued At: 2021-09-30T16:25:24Z\nNonce: 32891756',
    ),
    text.replace('Nonce: 32891756', 'Nonce: 32891756\nNonce: 32891756'),
    text.replace('Chain ID: 1', 'Chain ID: 0x1'),
    text.replace('Chain ID: 1', 'Chain ID: 01'),
    text.replace('Request ID: some-id', 'Toll: 1'),
    text.replace('- ipfs', '* ipfs'),
    text.replace('Resources:', 'Resources: '),
    text.slice(0, text.indexOf('\n- ipfs')),
    'a'.repeat(100_000),
    '\n'.repeat(8_000),
  ]
  for (const other of others) expect(parseMessage(other), JSON.stringify(other)).toBeUndefined()
})

test('behavior: everything that is not as expected is named, and nothing else', () => {
  const now = Date.parse('2021-09-30T16:26:00Z')
  const expected = {
    domain: 'service.org',
    nonce: '32891756',
    now,
    address: full.address,
    chainId: full.chainId,
  }
  const check = (changes: Partial<SiwxMessage>, more: Partial<checkMessage.Expected> = {}) =>
    checkMessage({ ...full, ...changes }, { ...expected, ...more })
  expect(check({})).toEqual([])
  expect(check({}, { uri: full.uri })).toEqual([])
  expect(check({ address: full.address.toLowerCase() })).toEqual([])
  expect(check({ domain: 'service.org.evil.example' })).toEqual(['domain'])
  expect(check({ uri: 'https://evil.example/service.org' })).toEqual(['uri'])
  expect(check({}, { uri: 'https://service.org/' })).toEqual(['uri'])
  expect(check({ nonce: '32891757' })).toEqual(['nonce'])
  expect(check({ address: `0x${'1'.repeat(40)}` })).toEqual(['address'])
  expect(check({ chainId: 'eip155:10' })).toEqual(['chain'])
  expect(check({}, { address: undefined, chainId: undefined })).toEqual([])
  const at = (offset: number) => new Date(now + offset).toISOString()
  expect(check({ issuedAt: at(-300_000) })).toEqual([])
  expect(check({ issuedAt: at(-300_001) })).toEqual(['issued_too_early'])
  expect(check({ issuedAt: at(-300_001) }, { issuedWithinMs: Number.POSITIVE_INFINITY })).toEqual([])
  expect(check({ issuedAt: at(300_001) })).toEqual(['issued_in_future'])
  expect(check({ expirationTime: at(0) })).toEqual(['expired'])
  expect(check({ expirationTime: at(1) })).toEqual([])
  expect(check({ notBefore: at(1) })).toEqual(['not_yet_valid'])
  expect(check({ notBefore: at(0) })).toEqual([])
  expect(check({ domain: 'a.example', nonce: 'otherothr', issuedAt: 'x' })).toEqual([
    'domain',
    'nonce',
    'issued_too_early',
    'issued_in_future',
  ])
})

test('property: a CACAO says the same as its message', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      expect(fromCacao(JSON.parse(JSON.stringify(toCacao(message, '0x12'))))).toEqual({
        message: writeMessage(message),
        signature: '0x12',
      })
    }),
  )
})

test('error: a CACAO of another family or kind is none', () => {
  const cacao = toCacao(full, '0x12')
  const bad = [
    { ...cacao, h: { t: 'eip5' } },
    { ...cacao, s: { t: 'solana:ed25519', s: '0x12' } },
    { ...cacao, p: { ...cacao.p, iss: cacao.p.iss.slice(8) } },
    { ...cacao, p: { ...cacao.p, iss: 'did:pkh:eip155:1' } },
    { ...cacao, p: { ...cacao.p, iss: 'did:key:z6Mk' } },
    { ...cacao, p: { ...cacao.p, version: '2' } },
  ]
  for (const one of bad) expect(fromCacao(one)).toBeUndefined()
})

test('behavior: a session has what was signed [3.24]', () => {
  const signed = { message: writeMessage(full), signature: '0x12', cacao: toCacao(full, '0x12') }
  expect(toSession(full, signed)).toEqual({
    accountAddress: full.address,
    chainId: 'eip155:1',
    uri: full.uri,
    version: '1',
    expirationTime: full.expirationTime,
    issuedAt: full.issuedAt,
    notBefore: full.notBefore,
    ...signed,
  })
})
