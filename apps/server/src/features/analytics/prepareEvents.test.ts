import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashAddress, prepareEvents } from './prepareEvents.ts'

const now = Date.UTC(2026, 0, 31, 12)
const hashKey = Buffer.from('a key that only tests know')
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const eventId = '7f2c1d0e-5b1f-4c7a-9a55-0d0f1b2c3d4e'
const options = {
  project: { id: 'p', storeAddresses: false },
  sdkType: 'kit',
  sdkVersion: '1.2.3',
  now,
  hashKey,
  isAddress: () => false,
}
const track = (props: object = {}, rest: object = {}) => ({
  eventId,
  url: 'https://app.example/path?token=secret#fragment',
  domain: 'App.Example',
  timestamp: now - 1_000,
  props: { type: 'track', event: 'MODAL_OPEN', ...props },
  ...rest,
})
const prepare = (event: unknown, changes: object = {}) =>
  prepareEvents([event], { ...options, ...changes })[0]

test('behavior: an event is kept without query, fragment and unknown fields [3.28a] [7.23]', () => {
  const event = track({ properties: { connected: true } }, { extra: 'dropped' })
  expect(prepare(event)).toEqual({
    projectId: 'p',
    eventId,
    at: now - 1_000,
    type: 'track',
    event: 'MODAL_OPEN',
    account: null,
    domain: 'app.example',
    url: 'https://app.example/path',
    sdkType: 'kit',
    sdkVersion: '1.2.3',
    properties: { connected: true },
  })
})

test('behavior: an error report, with its date as text, is kept like an event [3.28c]', () => {
  const props = {
    type: 'error',
    event: 'API_ERROR',
    errorType: 'TypeError',
    errorMessage: `no balance of ${address}`,
    stackTrace: 'at x',
  }
  const event = { ...track(), timestamp: new Date(now - 5_000).toISOString(), props }
  const hash = hashAddress(hashKey, 'p', address)
  expect(prepare(event)).toMatchObject({
    at: now - 5_000,
    type: 'error',
    event: 'API_ERROR',
    properties: { errorType: 'TypeError', errorMessage: `no balance of ${hash}`, stackTrace: 'at x' },
  })
})

test('behavior: addresses are hashed, the same within a project and different between two', () => {
  const one = prepare(track({ address }))?.account
  expect(one).toMatch(/^[\da-f]{32}$/)
  expect(prepare(track({ address: address.toLowerCase() }))?.account).toBe(one)
  expect(prepare(track({ address }), { project: { id: 'q', storeAddresses: false } })?.account).not.toBe(one)
  expect(prepare(track({ address }), { hashKey: Buffer.from('another key') })?.account).not.toBe(one)
  // On other chains case matters.
  const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  expect(prepare(track({ address: solana }))?.account).not.toBe(
    prepare(track({ address: solana.toLowerCase() }))?.account,
  )
})

test('behavior: an address is found wherever it stands, unless the project stores addresses', () => {
  const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  const properties = {
    deep: [{ [address]: `to ${address.toLowerCase()}, from ${solana}` }],
    hash: `0x${'a'.repeat(64)}`,
  }
  const event = track({ address: solana, properties }, { url: `https://app.example/account/${address}` })
  const text = JSON.stringify(prepare(event))
  expect(text.toLowerCase()).not.toContain(address.toLowerCase())
  expect(text).not.toContain(solana)
  // A transaction hash is not an address.
  expect(text).toContain(`0x${'a'.repeat(64)}`)
  const open = prepare(event, { project: { id: 'p', storeAddresses: true } })
  expect(open).toMatchObject({ account: solana, properties, url: `https://app.example/account/${address}` })
})

test('behavior: a time ahead becomes now, and one more than a week back is left out', () => {
  const at = (timestamp: unknown) => prepare(track({}, { timestamp }))?.at
  expect(at(now + 4 * 60_000)).toBe(now + 4 * 60_000)
  expect(at(now + 6 * 60_000)).toBe(now)
  expect(at(Number.MAX_SAFE_INTEGER)).toBe(now)
  expect(at(now - 7 * 24 * 3_600_000)).toBe(now - 7 * 24 * 3_600_000)
  expect(at(now - 7 * 24 * 3_600_000 - 1)).toBeUndefined()
  expect(at(0)).toBeUndefined()
})

test('error: what is no event, or too large, is left out, and the others stay', () => {
  const good = track({}, { eventId: randomUUID() })
  const bad = [
    null,
    7,
    'text',
    [],
    {},
    track({}, { eventId: 'not-a-uuid' }),
    track({ event: 'has spaces' }),
    track({ event: 'X'.repeat(65) }),
    track({ type: 'other' }),
    track({ properties: { text: 'x'.repeat(9_000) } }),
    track({}, { timestamp: -1 }),
    track({}, { timestamp: 'yesterday' }),
    track({}, { url: 7 }),
  ]
  expect(prepareEvents([...bad, good, ...bad], options)).toHaveLength(1)
})

test('error: what a database would refuse is taken out', () => {
  const properties = { 'nul\u0000': 'a\u0000b', half: '\ud800', fine: '😀' }
  const event = prepare(track({ properties }, { domain: 'a\u0000\udfff', url: 'data:text/html,secret' }))
  expect(event?.properties).toEqual({ nul: 'ab', half: '\ufffd', fine: '😀' })
  expect([event?.domain, event?.url]).toEqual(['a\ufffd', 'data:'])
})

test('error: an address made to break out of its text breaks nothing', () => {
  const hostile = '","b":"aaaaaaaaaaaaaaaa'
  const properties = { a: '', b: 'aaaaaaaaaaaaaaaa', c: hostile, $: '$&$1' }
  expect(prepare(track({ address: hostile, properties }))?.properties).toEqual({
    ...properties,
    c: hashAddress(hashKey, 'p', hostile),
  })
})

test('behavior: pages of other schemes keep what says where they are', () => {
  const url = (url: string) => prepare(track({}, { url }))?.url
  expect(url('https://user:pass@app.example:8443/a/b?x#y')).toBe('https://app.example:8443/a/b')
  expect(url('capacitor://localhost/page?x=1')).toBe('capacitor://localhost/page')
  expect(url('file:///home/someone/app.html')).toBe('file:')
  expect(url('not a url')).toBe('')
  expect(url(`https://app.example/${'x'.repeat(3_000)}`)).toHaveLength(2_048)
})
