import { describe, expect, test } from 'vitest'
import { fromFrame, fromPage } from './directions.ts'
import { frameQuery, readInit, readReady } from './handshake.ts'
import { maxPacketLength, maxRequestLength } from './limits.ts'
import { readPacket, writePacket } from './packet.ts'
import { FrameRefusal } from './refusal.ts'

const id = '6e5b1c52-6a0e-4f38-9d1e-7f0d1d3a9b11'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const email = 'ana@example.com'
const long = (length: number) => 'x'.repeat(length)

const user = {
  email,
  address,
  chainId: 'eip155:1',
  accounts: [
    { address, type: 'eoa' },
    { address, type: 'smartAccount' },
  ],
  userName: 'ana',
  socialProvider: 'google',
  preferredAccountType: 'smartAccount',
  smartAccountDeployed: false,
  security: { level: 'assisted', next: 'kit' },
  smartAccount: { address, networks: ['eip155:1'], isPreferred: true },
  families: [{ namespace: 'solana', address: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
}
const { userName: _, ...unnamed } = user
const linkId = id
const linkedWallet = { id, account: `eip155:1:${address}`, linkedAt: '2026-01-01T00:00:00.000Z' }
const theme = { themeMode: 'light', themeVariables: {}, language: 'en' }
const themed = (themeVariables: object) => ({ ...theme, themeVariables })
const metadata = {
  name: 'Shop',
  description: '',
  url: 'https://shop.example',
  icons: ['https://shop.example/a.png'],
}
const app = { metadata, sdkVersion: '1.0.0', sdkType: 'latchkey', projectId: 'shop' }

const accountNames = {
  valid: ['a', 'Savings', 'Ana’s 2nd', '储蓄', long(32)],
  invalid: ['', ' ', ' a', 'a ', 'a\nb', 'a\u202eb', 'a\u0000', long(33), 1],
}
const wallets = [{ index: 0, families: user.families, isActive: true }]

type Examples = Readonly<
  Record<string, { readonly valid: readonly unknown[]; readonly invalid: readonly unknown[] }>
>

/** A call or an event without a payload. */
const nothing = { valid: [null], invalid: [{}, 0, '', [], false] }
const otp = {
  valid: [{}, { otp: '12345678' }],
  invalid: [
    null,
    { otp: '1234567' },
    { otp: '123456789' },
    { otp: 'a12345678' },
    { otp: '12345678b' },
    { otp: 12345678 },
  ],
}
const visit = {
  valid: [{ visitId: id }],
  invalid: [null, {}, { visitId: '' }, { visitId: long(36) }, { visitId: id, uri: '' }],
}
const claim = 'c'.repeat(43)
const mail = { valid: [{ email }], invalid: [null, {}, { email: '' }, { email: `${long(250)}@a.example` }] }
const addressOnChain = {
  valid: [{ chainId: 'eip155:1' }],
  invalid: [null, { chainId: 1 }, { chainId: 'eip155' }],
}
const error = {
  valid: [{ code: 'login/code_wrong' }, { code: 'x', retryAfter: 0 }, { code: 'x', retryAfter: 86_400 }],
  invalid: [
    null,
    {},
    { code: long(65) },
    { code: 'x', retryAfter: -1 },
    { code: 'x', retryAfter: 86_401 },
    { code: 'x', retryAfter: 1.5 },
  ],
}

/** What a page sends. */
const ofPage: Examples = {
  beat: nothing,
  abort: { valid: [{ id }], invalid: [null, {}, { id: long(37) }] },
  isConnected: nothing,
  connectEmail: mail,
  connectDevice: nothing,
  connectOtp: otp,
  windowClosed: visit,
  connectSocial: visit,
  getSocialRedirectUri: {
    valid: ['google', 'apple', 'x', 'discord', 'github', 'facebook'].map((provider) => ({
      provider,
      visitId: id,
    })),
    invalid: [
      null,
      {},
      { provider: 'google' },
      { provider: 'farcaster', visitId: id },
      { provider: 'google', visitId: '' },
    ],
  },
  connectFarcaster: visit,
  connectPasskey: nothing,
  connectGuest: nothing,
  connectToken: {
    valid: [{ token: 'a.b.c' }, { token: long(8_192) }],
    invalid: [null, {}, { token: long(8_193) }, { token: 1 }, { token: 'a', email: 'b' }],
  },
  getFarcasterUri: nothing,
  getUser: { valid: [{}, { chainId: 'eip155:1' }], invalid: [null, { chainId: 'nowhere' }] },
  getIdToken: nothing,
  switchNetwork: addressOnChain,
  signOut: nothing,
  showSecurity: nothing,
  unlockWallet: nothing,
  rpcRequest: {
    valid: [{ chainId: 'eip155:1', method: 'eth_call', params: [{ to: address }] }],
    invalid: [
      null,
      {},
      { chainId: 'eip155:1', method: long(65), params: [] },
      { chainId: '', method: 'x', params: [] },
    ],
  },
  updateEmail: mail,
  updateEmailPrimaryOtp: otp,
  updateEmailSecondaryOtp: otp,
  syncTheme: {
    valid: [
      theme,
      { ...theme, themeMode: 'dark' },
      ...['#000000', '#FFFFFF', '#0a1B2c'].map((accent) => themed({ accent })),
      ...['none', 'small', 'medium', 'large'].map((radius) => themed({ radius })),
      ...['cool', 'neutral', 'warm'].map((tone) => themed({ tone })),
      ...['comfortable', 'compact'].map((density) => themed({ density })),
    ],
    invalid: [
      null,
      {},
      { ...theme, themeMode: '' },
      { ...theme, language: long(36) },
      ...['', 'red', '#12345', '#1234567', 'x#123456', '#1', '#zzzzzz', '#-_=+:;'].map((accent) =>
        themed({ accent }),
      ),
      ...['radius', 'tone', 'density', 'font', 'css'].map((name) => themed({ [name]: '' })),
    ],
  },
  syncDappData: {
    valid: [app, { ...app, metadata: { ...metadata, icons: [] } }],
    invalid: [
      null,
      {},
      { ...app, metadata: {} },
      { ...app, projectId: long(65) },
      { ...app, metadata: { ...metadata, name: long(257) } },
      { ...app, metadata: { ...metadata, icons: Array.from({ length: 9 }, () => '') } },
      { ...app, metadata: { ...metadata, origin: 'https://bank.example' } },
    ],
  },
  setPreferredAccount: { valid: [{ type: 'eoa' }, { type: 'smartAccount' }], invalid: [null, { type: '' }] },
  addAccount: {
    valid: [...accountNames.valid.map((name) => ({ name }))],
    invalid: [null, {}, ...accountNames.invalid.map((name) => ({ name })), { name: 'a', index: 1 }],
  },
  nameAccount: {
    valid: accountNames.valid.map((name) => ({ index: 0, name })),
    invalid: [{ name: 'a' }, { index: 0 }, ...accountNames.invalid.map((name) => ({ index: 0, name }))],
  },
  switchAccount: {
    valid: [{ index: 0 }, { index: 2 ** 32 - 1 }],
    invalid: [null, {}, { index: -1 }, { index: 0.5 }, { index: 2 ** 32 }, { index: '0' }],
  },
  getLinkedWallets: { valid: [null], invalid: [{}] },
  startWalletLink: {
    valid: [{ chainId: 'eip155:1', address }],
    invalid: [null, { address }, { chainId: 'eip155', address }, { chainId: 'eip155:1', address: long(129) }],
  },
  finishWalletLink: {
    valid: [
      { linkId, signature: '0x12' },
      { linkId, signature: '0x12', name: 'My wallet' },
    ],
    invalid: [
      null,
      { linkId: '1', signature: '0x12' },
      { linkId },
      { linkId, signature: long((1 << 16) + 1) },
      { linkId, signature: '0x12', name: '' },
      { linkId, signature: '0x12', name: 'two\nlines' },
      { linkId, signature: '0x12', name: long(65) },
    ],
  },
  unlinkWallet: { valid: [{ id: linkId }], invalid: [null, {}, { id: '1' }] },
}

const getUser = {
  valid: [
    user,
    unnamed,
    { ...user, socialProvider: 'farcaster' },
    { ...user, socialProvider: 'token' },
    { ...user, email: null },
    { ...user, accounts: [], families: [] },
    { ...user, wallets },
    { ...user, wallets: [...wallets, { ...wallets[0], index: 1, name: 'Savings', isActive: false }] },
  ],
  invalid: [
    null,
    {},
    { ...user, email: 'ana' },
    { ...user, userName: long(129) },
    { ...user, socialProvider: 'myspace' },
    { ...user, chainId: 'eip155' },
    { ...user, accounts: [{}] },
    { ...user, wallets: Array.from({ length: 21 }, () => wallets[0]) },
    { ...user, wallets: [{ ...wallets[0], name: '' }] },
    { ...user, accounts: Array.from({ length: 11 }, () => user.accounts[0]) },
    { ...user, accounts: [{ address, type: '' }] },
    { ...user, accounts: [{ address, type: 'eoa', privateKey: '0x' }] },
    { ...user, families: [{}] },
    { ...user, families: [{ namespace: 'nowhere', address }] },
    { ...user, families: Array.from({ length: 17 }, () => user.families[0]) },
    { ...user, smartAccountDeployed: 'no' },
    { ...user, smartAccount: { address, networks: ['ethereum'], isPreferred: true } },
    { ...user, smartAccount: { address, networks: ['eip155:1'], isPreferred: 'yes' } },
  ],
}

/** What the frame sends. */
const ofFrame: Examples = {
  hello: {
    valid: [{ version: 4, build: 'sha384-' }],
    invalid: [null, { version: 3, build: '' }, { version: 4, build: long(129) }],
  },
  beat: nothing,
  show: {
    valid: ['login', 'approval', 'account'].map((title) => ({ height: 300, title })),
    invalid: [
      null,
      { height: 300, title: '' },
      { height: -1, title: 'login' },
      { height: 10_001, title: 'login' },
    ],
  },
  hide: nothing,
  resize: { valid: [{ height: 0 }, { height: 10_000 }], invalid: [null, { height: 0.5 }, { height: '1' }] },
  session: { valid: [{ isConnected: true }], invalid: [null, {}, { isConnected: 1 }] },
  'isConnected/success': { valid: [{ isConnected: false }], invalid: [null, {}, { isConnected: 'no' }] },
  'connectEmail/success': {
    valid: [
      ...['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'].map((action) => ({ action })),
      { action: 'VERIFY_DEVICE', match: 0 },
      { action: 'VERIFY_DEVICE', match: 99 },
    ],
    invalid: [null, { action: '' }, { action: 'CONNECT', match: 100 }, { action: 'CONNECT', match: -1 }],
  },
  'connectDevice/success': nothing,
  'connectOtp/success': nothing,
  'connectSocial/success': getUser,
  'getSocialRedirectUri/success': {
    valid: [{ uri: '', claim }],
    invalid: [
      null,
      { uri: '' },
      { uri: long(4_097), claim },
      { uri: '', claim: long(44) },
      { uri: '', claim: long(42) },
    ],
  },
  'connectFarcaster/success': getUser,
  'connectPasskey/success': getUser,
  'connectToken/success': getUser,
  'connectGuest/success': getUser,
  'getFarcasterUri/success': {
    valid: [
      { visitId: id, uri: 'https://farcaster.xyz/', lifetimeSeconds: 300 },
      { visitId: id, uri: 'http://localhost/', lifetimeSeconds: 1 },
    ],
    invalid: [
      null,
      { visitId: id, uri: 'https://farcaster.xyz/' },
      { visitId: '', uri: 'https://farcaster.xyz/', lifetimeSeconds: 300 },
      { visitId: id, uri: 'javascript:alert(1)', lifetimeSeconds: 300 },
      { visitId: id, uri: ' https://farcaster.xyz/', lifetimeSeconds: 300 },
      { visitId: id, uri: `https://${long(2_041)}`, lifetimeSeconds: 300 },
      { visitId: id, uri: 'https://farcaster.xyz/', lifetimeSeconds: 0 },
      { visitId: id, uri: 'https://farcaster.xyz/', lifetimeSeconds: 3_601 },
      { visitId: id, uri: 'https://farcaster.xyz/', lifetimeSeconds: 1.5 },
    ],
  },
  'getUser/success': getUser,
  'getIdToken/success': {
    valid: [{ idToken: 'a.b.c' }],
    invalid: [null, {}, { idToken: long(4_097) }, { idToken: 'a', accessToken: 'b' }],
  },
  'switchNetwork/success': addressOnChain,
  'signOut/success': nothing,
  'showSecurity/success': nothing,
  'unlockWallet/success': nothing,
  'rpcRequest/success': { valid: [{ result: null }, { result: ['0x'] }], invalid: [null, []] },
  'updateEmail/success': {
    valid: [{ action: 'VERIFY_PRIMARY_OTP' }, { action: 'VERIFY_SECONDARY_OTP' }],
    invalid: [null, { action: '' }],
  },
  'updateEmailPrimaryOtp/success': {
    valid: [{ action: 'VERIFY_SECONDARY_OTP' }],
    invalid: [null, { action: 'VERIFY_PRIMARY_OTP' }],
  },
  'updateEmailSecondaryOtp/success': { valid: [{ newEmail: email }], invalid: [null, { newEmail: 'ana' }] },
  'syncTheme/success': nothing,
  'syncDappData/success': nothing,
  'addAccount/success': { valid: [{ index: 1 }], invalid: [null, {}, { index: -1 }] },
  'nameAccount/success': nothing,
  'switchAccount/success': nothing,
  'getLinkedWallets/success': {
    valid: [{ wallets: [] }, { wallets: Array(20).fill(linkedWallet) }],
    invalid: [null, { wallets: [{}] }, { wallets: Array(21).fill(linkedWallet) }],
  },
  'startWalletLink/success': {
    valid: [{ linkId, message: 'Sign this' }],
    invalid: [null, { linkId }, { linkId, message: long(4_097) }],
  },
  'finishWalletLink/success': {
    valid: [linkedWallet, { ...linkedWallet, name: 'My wallet' }],
    invalid: [null, { ...linkedWallet, id: '1' }, { ...linkedWallet, html: '<b>' }],
  },
  'unlinkWallet/success': nothing,
  'setPreferredAccount/success': {
    valid: [{ type: 'eoa', address }],
    invalid: [null, { type: 'eoa' }, { type: 'eoa', address: long(129) }],
  },
  ...Object.fromEntries(
    Object.keys(fromFrame)
      .filter((type) => type.endsWith('/error'))
      .map((type) => [type, error]),
  ),
}

describe.each([
  ['a page', fromPage, ofPage],
  ['the frame', fromFrame, ofFrame],
])('messages of %s', (_, payloads, examples) => {
  const read = (type: string, payload: unknown) => readPacket(writePacket({ id, type, payload }), payloads)

  test('behavior: every type has an example', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.keys(payloads).sort())
  })

  test.each(Object.entries(examples))(
    'behavior: %s is read as it was written, or not at all (threat 4)',
    (type, given) => {
      for (const payload of given.valid) {
        expect(read(type, payload)).toEqual({ id, type, payload })
        if (payload !== null)
          expect(read(type, { ...payload, more: 1 }), 'with one member more').toBeUndefined()
      }
      for (const payload of given.invalid)
        expect(read(type, payload), JSON.stringify(payload)).toBeUndefined()
    },
  )

  test('behavior: those of the other side are not read', () => {
    const others = payloads === fromPage ? fromFrame : fromPage
    for (const type of Object.keys(others)) if (!(type in payloads)) expect(read(type, null)).toBeUndefined()
  })
})

describe('limits of a packet', () => {
  /** A request of exactly that many characters. */
  const request = (length: number) => {
    const write = (data: string) =>
      writePacket({ id, type: 'rpcRequest', payload: { chainId: 'eip155:1', method: 'x', params: data } })
    return write(long(length - write('').length))
  }

  test('behavior: a request may be as long as the limit, and no longer', () => {
    expect(readPacket(request(maxRequestLength), fromPage)).toBeDefined()
    expect(readPacket(request(maxRequestLength + 1), fromPage)).toBeUndefined()
  })

  test('behavior: others may be as long as their own limit, spaces included', () => {
    const text = writePacket({ id, type: 'isConnected', payload: null })
    expect(readPacket(text.padEnd(maxPacketLength), fromPage)).toBeDefined()
    expect(readPacket(text.padEnd(maxPacketLength + 1), fromPage)).toBeUndefined()
  })

  test.each(['__proto__', 'constructor', 'prototype'])(
    'behavior: no member is called %s, at any depth',
    (name) => {
      const packet = (params: string) =>
        `{"v":4,"id":"${id}","type":"rpcRequest","payload":{"chainId":"eip155:1","method":"x","params":${params}}}`
      expect(readPacket(packet('[{"a":[1]}]'), fromPage)).toBeDefined()
      for (const params of [`{"${name}":1}`, `[{"${name}":1}]`, `{"a":[[{"${name}":{}}]]}`])
        expect(readPacket(packet(params), fromPage)).toBeUndefined()
    },
  )

  test.each([`x${id}`, `${id}x`, id.toUpperCase(), id.replace('-4', '-1'), ''])(
    'behavior: %j is no id',
    (id) => {
      expect(readPacket(writePacket({ id, type: 'isConnected', payload: null }), fromPage)).toBeUndefined()
    },
  )
})

describe('the handshake', () => {
  const nonce = '0123456789abcdef0123456789abcdef'
  const ready = { latchkey: 'ready', versions: [4, 4], nonce }
  const init = { latchkey: 'init', version: 4, nonce }

  test('behavior: a frame is heard that speaks a version of the page', () => {
    for (const versions of [
      [4, 4],
      [1, 4],
      [4, 9],
      [1, 9],
    ])
      expect(readReady({ ...ready, versions })).toEqual({ ...ready, versions })
    for (const versions of [[1, 3], [5, 9], [5, 4], [], [4], [4, 4, 4], [4.5, 5], ['4', '4']])
      expect(readReady({ ...ready, versions }), JSON.stringify(versions)).toBeUndefined()
  })

  test.each([
    ['ready', readReady, ready],
    ['init', readInit, init],
  ] as const)('behavior: %s is read only as it is (threat 3)', (_, read, message) => {
    expect(read(message)).toEqual(message)
    const { nonce: _nonce, ...rest } = message
    for (const data of [
      null,
      undefined,
      0,
      true,
      'ready',
      JSON.stringify(message),
      [message],
      () => message,
      rest,
      {},
    ])
      expect(read(data)).toBeUndefined()
    for (const changed of [
      { latchkey: '' },
      { more: 1 },
      { nonce: `${nonce}0` },
      { nonce: `0${nonce}` },
      { nonce: 0 },
    ])
      expect(read({ ...message, ...changed })).toBeUndefined()
    expect(read(Object.assign(() => undefined, message))).toBeUndefined()
  })

  test('behavior: messages of others are not looked into', () => {
    const touched: PropertyKey[] = []
    const spying = (members: object) =>
      new Proxy(members, {
        get(target, name) {
          touched.push(name)
          return Reflect.get(target, name)
        },
      })
    for (const read of [readReady, readInit]) {
      read(spying({ source: 'devtools', nonce, versions: [4, 4] }))
      read(spying({ ...ready, more: 1 }))
    }
    expect(touched).toEqual([])
  })

  test('behavior: the address of the frame names a project', () => {
    const isRead = (query: object) => frameQuery.safeParse(query).success
    for (const query of [
      { projectId: 'a' },
      { projectId: 'Shop_1-x'.repeat(8), chainId: 'eip155:1', version: 'react-1.0.0', enableLogger: 'true' },
      { projectId: 'a', enableLogger: 'false', utm: 'x' },
    ])
      expect(isRead(query)).toBe(true)
    for (const query of [
      {},
      { projectId: '' },
      { projectId: 'a'.repeat(65) },
      { projectId: '!a' },
      { projectId: 'a!' },
      { projectId: 'a', enableLogger: '' },
      { projectId: 'a', chainId: long(65) },
      { projectId: 'a', version: long(65) },
    ])
      expect(isRead(query), JSON.stringify(query)).toBe(false)
  })
})

test('behavior: a refusal has its code as message, and a name', () => {
  const failure = { code: 'login/required' }
  expect(new FrameRefusal(failure)).toMatchObject({ name: 'FrameRefusal', message: failure.code, failure })
})
