import * as sr25519 from '@scure/sr25519'
import { expect, test } from 'vitest'
import type { Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { kusamaAssetHub, polkadotAssetHub } from './index.ts'
import type { Injected } from './injected.ts'
import { createSession, readAccounts } from './session.ts'
import { polkadotOn, type TestPolkadotKey, wrapBytes } from './testing.ts'

const networks = [polkadotAssetHub, kusamaAssetHub]
const toBytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text))
const fromHex = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))

function sr25519Key(): TestPolkadotKey {
  const secret = sr25519.secretFromSeed(crypto.getRandomValues(new Uint8Array(32)))
  return {
    type: 'sr25519',
    accountId: sr25519.getPublicKey(secret),
    sign: async (bytes) => sr25519.sign(secret, bytes),
  }
}

async function connected(options: Parameters<typeof polkadotOn>[1] = {}) {
  const made = await polkadotOn(networks, options)
  const session = await made.driver.connect({ wallet: made.found })
  return { ...made, session, address: session.accounts[0]?.address ?? '' }
}

/** A session over a signer with the given response. */
async function answering(signer: unknown): Promise<{ session: Session; address: string }> {
  const { found, session: real, wallet } = await connected()
  const injected = { ...(await found.provider.enable('test')), signer } as Injected
  const shared = readAccounts(
    wallet.addresses.map((address) => ({ address })),
    networks,
  )
  const session = createSession({
    wallet: real.wallet,
    provider: found.provider,
    injected,
    shared,
    network: polkadotAssetHub,
    networks: () => networks,
  })
  return { session, address: session.accounts[0]?.address ?? '' }
}

const driver = (await polkadotOn(networks)).driver

test('behavior: signs with sr25519, with the same key on both networks', async () => {
  const key = sr25519Key()
  const { address, session, wallet } = await connected({ keys: [key] })
  for (const message of ['Hello, ✓', new Uint8Array([0, 255, 7]), '']) {
    const signature = await on(driver.messages).sign({ session, address, message })
    const bytes = typeof message === 'string' ? toBytes(message) : message
    expect(signature).toMatch(/^0x[\da-f]{128}$/)
    expect(sr25519.verify(wrapBytes(bytes), fromHex(signature), key.accountId)).toBe(true)
    expect(sr25519.verify(bytes, fromHex(signature), key.accountId)).toBe(false)
  }
  await driver.networkSwitch?.to({ session, network: kusamaAssetHub })
  const kusama = session.accounts[0]?.address ?? ''
  expect(kusama).toBe(wallet.addressesOn(2)[0])
  const signature = await on(driver.messages).sign({ session, address: kusama, message: 'x' })
  expect(sr25519.verify(wrapBytes(toBytes('x')), fromHex(signature), key.accountId)).toBe(true)
  // The wallet is asked with the address it shared.
  expect(wallet.requests.map(({ input }) => (input as { address?: string }).address)).toEqual([
    undefined,
    ...Array(4).fill(wallet.addresses[0]),
  ])
})

test('behavior: signs with ed25519', async () => {
  const { address, session } = await connected()
  const signature = await on(driver.messages).sign({ session, address, message: 'Hello' })
  const accountId = fromHex(session.accounts[0]?.key ?? '')
  const key = await crypto.subtle.importKey('raw', accountId, 'Ed25519', true, ['verify'])
  const wrapped = Uint8Array.from(wrapBytes(toBytes('Hello')))
  expect(await crypto.subtle.verify('Ed25519', key, fromHex(signature), wrapped)).toBe(true)
})

test('error: declined, then approved; and for an account that is not shared', async () => {
  const { address, session, wallet } = await connected()
  const sign = (who = address) => on(driver.messages).sign({ session, address: who, message: 'x' })
  wallet.decline()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
  await expect(sign()).resolves.toMatch(/^0x/)
  await expect(sign('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')).rejects.toMatchObject({
    code: 'connection/none',
  })
})

test.each([
  [new Error('Cancelled'), 'sign/rejected'],
  [new Error('Rejected by user'), 'sign/rejected'],
  [{ code: 4001, message: 'x' }, 'sign/rejected'],
  [new Error('Unable to decode using the supplied passphrase'), 'sign/failed'],
  [undefined, 'sign/failed'],
])('error: a wallet that throws %o', async (thrown, code) => {
  const { address, session } = await answering({ signRaw: () => Promise.reject(thrown) })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({ code })
})

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['no signature', {}],
  ['a short one', { signature: `0x${'0'.repeat(126)}` }],
  ['a long one', { signature: `0x${'0'.repeat(1_000_000)}` }],
  ['no hex', { signature: `0x${'g'.repeat(128)}` }],
  ['bytes', { signature: new Uint8Array(64) }],
])('error: a wallet that answers with %s', async (_, answer) => {
  const { address, session } = await answering({ signRaw: async () => answer })
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
})

test('behavior: an ECDSA signature is returned as the wallet gives it', async () => {
  const { address, session } = await answering({
    signRaw: async () => ({ signature: `0x${'AB'.repeat(65)}` }),
  })
  expect(await on(driver.messages).sign({ session, address, message: 'x' })).toBe(`0x${'ab'.repeat(65)}`)
})

test.each([[undefined], [{}], [{ signRaw: 'x' }]])('error: a wallet with the signer %o', async (signer) => {
  const { address, session } = await answering(signer)
  await expect(on(driver.messages).sign({ session, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/unsupported',
  })
})
