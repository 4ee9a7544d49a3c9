import { describe, expect, test } from 'vitest'
import { frameCalls } from './calls.ts'
import { fromPage } from './directions.ts'
import { readInit } from './handshake.ts'
import { maxPacketLength, maxRequestLength } from './limits.ts'
import { readPacket, writePacket } from './packet.ts'

const id = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'

describe('a packet', () => {
  test('behavior: what is written is read back', () => {
    const packet = { id, type: 'connectEmail', payload: { email: 'ana@example.com' } } as const
    expect(readPacket(writePacket(packet), fromPage)).toEqual(packet)
  })

  test.each([
    ['an object', { v: 4, id, type: 'isConnected', payload: null }],
    ['another version', JSON.stringify({ v: 3, id, type: 'isConnected', payload: null })],
    ['no id', JSON.stringify({ v: 4, type: 'isConnected', payload: null })],
    ['an id that is not random', JSON.stringify({ v: 4, id: '1', type: 'isConnected', payload: null })],
    ['an unknown type', writePacket({ id, type: 'exportKey', payload: null })],
    ['a type of every object', writePacket({ id, type: 'toString', payload: null })],
    ['more than its members', JSON.stringify({ v: 4, id, type: 'isConnected', payload: null, more: 1 })],
    ['a payload with more', writePacket({ id, type: 'connectOtp', payload: { otp: '12345678', extra: 1 } })],
    ['a code that is no code', writePacket({ id, type: 'connectOtp', payload: { otp: '1234567a' } })],
    [
      'a prototype',
      `{"v":4,"id":"${id}","type":"rpcRequest","payload":{"chainId":"eip155:1","method":"x","params":{"__proto__":{}}}}`,
    ],
    [
      'a prototype in disguise',
      `{"v":4,"id":"${id}","type":"rpcRequest","payload":{"chainId":"eip155:1","method":"x","params":{"\\u005f_proto__":{}}}}`,
    ],
    ['not JSON', '{"v":4'],
    ['nothing', undefined],
  ])('behavior: %s is refused', (_, data) => {
    expect(readPacket(data, fromPage)).toBeUndefined()
  })

  test('behavior: length, depth and number of values are bounded before it is parsed (threat 4)', () => {
    const rpc = (params: unknown) =>
      writePacket({ id, type: 'rpcRequest', payload: { chainId: 'eip155:1', method: 'eth_call', params } })
    expect(readPacket(rpc('x'.repeat(maxPacketLength)), fromPage)).toBeDefined()
    expect(readPacket(rpc('x'.repeat(maxRequestLength)), fromPage)).toBeUndefined()
    expect(readPacket(rpc(JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)), fromPage)).toBeUndefined()
    expect(readPacket(rpc(Array.from({ length: 30_000 }, () => 0)), fromPage)).toBeUndefined()
    const theme = { themeMode: 'x'.repeat(maxPacketLength) }
    expect(readPacket(writePacket({ id, type: 'syncTheme', payload: theme }), fromPage)).toBeUndefined()
  })
})

describe('addresses of mail', () => {
  const read = (email: string) => frameCalls.connectEmail.ask.safeParse({ email }).success

  test.each(['ana@example.com', 'a.b+c@sub.example.co.uk', "o'neil@example.org", 'ü@example.de'])(
    'behavior: %s is one',
    (email) => expect(read(email)).toBe(true),
  )
  test.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'a b@example.com',
    'ana@example',
    'a@b@example.com',
    'ana@example.com\r\nBcc: b@example.com',
    'ana@-example.com',
    `${'a'.repeat(65)}@example.com`,
    'ana@example..com',
  ])('behavior: %j is none', (email) => expect(read(email)).toBe(false))
})

describe('the handshake', () => {
  const nonce = '0123456789abcdef0123456789abcdef'

  test('behavior: only its own message is read', () => {
    expect(readInit({ latchkey: 'init', version: 4, nonce })).toBeDefined()
    expect(readInit({ latchkey: 'init', version: 5, nonce })).toBeUndefined()
    expect(readInit({ latchkey: 'init', version: 4, nonce, more: 1 })).toBeUndefined()
  })
})
