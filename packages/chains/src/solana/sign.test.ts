import { afterAll, expect, test } from 'vitest'
import type { Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { fromBase58 } from './base58.ts'
import { createSession } from './session.ts'
import type { StandardWallet } from './standard.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'

const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)

async function connected(options: Parameters<typeof solanaOn>[1] = {}) {
  const made = await solanaOn([surfpool], options)
  const session = await made.driver.connect({ wallet: made.found })
  return { ...made, session, address: made.wallet.addresses[0] as string }
}

async function verify(
  address: string,
  message: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const bytes = (text: string, length: number) => Uint8Array.from(fromBase58(text, length) ?? [])
  const key = await crypto.subtle.importKey('raw', bytes(address, 32), 'Ed25519', true, ['verify'])
  return await crypto.subtle.verify('Ed25519', key, bytes(signature, 64), message)
}
const toBytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text))

/** A session over the same wallet, with one feature replaced. */
function answering(
  { accounts, network, provider: real, wallet }: Session<StandardWallet>,
  feature: string,
  method: string,
  answer: () => unknown,
): Session {
  const provider: StandardWallet = {
    name: real.name,
    icon: real.icon,
    accounts: real.accounts,
    chains: real.chains,
    features: { ...real.features, [feature]: { [method]: answer } },
  }
  return createSession({ wallet, provider, accounts, network })
}

test('behavior: signs a text and bytes; the signature is base58', async () => {
  const { address, driver, session } = await connected()
  for (const message of ['Hello, ✓', new Uint8Array([0, 255, 7])]) {
    const signature = (await on(driver.messages).sign({ session, address, message })) ?? ''
    const bytes = typeof message === 'string' ? toBytes(message) : message
    expect(await verify(address, bytes, signature)).toBe(true)
  }
})

test('error: declined, pending, unsupported, and for an account that is not shared', async () => {
  const { address, driver, session, wallet } = await connected()
  const sign = (who = address) => on(driver.messages).sign({ session, address: who, message: 'x' })
  wallet.decline()
  await expect(sign()).rejects.toMatchObject({ code: 'sign/rejected' })
  wallet.hold()
  const open = sign()
  await expect.poll(() => wallet.requests.length).toBe(3)
  await expect(sign()).rejects.toMatchObject({ code: 'connect/pending' })
  wallet.release()
  await open
  await expect(sign('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')).rejects.toMatchObject({
    code: 'connection/none',
  })
  const poor = await connected({ features: ['solana:signTransaction'] })
  await expect(
    on(poor.driver.messages).sign({ session: poor.session, address: poor.address, message: 'x' }),
  ).rejects.toMatchObject({ code: 'sign/unsupported' })
})

test.each([
  ['nothing', undefined],
  ['no list', {}],
  ['an empty list', []],
  ['null', [null]],
  ['a short signature', [{ signature: new Uint8Array(63) }]],
  ['a list of numbers', [{ signature: Array(64).fill(0) }]],
  ['another text', [{ signature: new Uint8Array(64), signedMessage: new Uint8Array([1]) }]],
])('error: a wallet that answers a message with %s', async (_, answer) => {
  const { address, driver, session } = await connected()
  const odd = answering(session, 'solana:signMessage', 'signMessage', async () => answer)
  await expect(on(driver.messages).sign({ session: odd, address, message: 'x' })).rejects.toMatchObject({
    code: 'sign/failed',
  })
})

test('behavior: signs in with one step if the wallet supports it', async () => {
  const { address, driver, session, wallet } = await connected()
  const input = {
    domain: 'app.example.com',
    statement: 'Welcome',
    uri: 'https://app.example.com',
    version: '1',
    chainId: 'solana:mainnet',
    nonce: 'abcdefgh1234',
    issuedAt: '2026-01-01T00:00:00.000Z',
    resources: ['https://a.example', 'https://b.example'],
    expirationTime: undefined,
  }
  const signed = await on(driver.messages).signIn({ session, address, input })
  expect(signed?.message.replaceAll(address, '<address>')).toMatchInlineSnapshot(`
    "app.example.com wants you to sign in with your Solana account:
    <address>

    Welcome

    URI: https://app.example.com
    Version: 1
    Chain ID: solana:mainnet
    Nonce: abcdefgh1234
    Issued At: 2026-01-01T00:00:00.000Z
    Resources:
    - https://a.example
    - https://b.example"
  `)
  expect(signed?.address).toBe(address)
  expect(await verify(address, toBytes(signed?.message ?? ''), signed?.signature ?? '')).toBe(true)
  wallet.decline()
  await expect(on(driver.messages).signIn({ session, input })).rejects.toMatchObject({
    code: 'sign/rejected',
  })
  const without = await connected({ features: ['solana:signMessage'] })
  expect(await on(without.driver.messages).signIn({ session: without.session, input })).toBeUndefined()
})

test.each([
  ['nothing', () => undefined],
  ['another account', (address: string) => ({ address: address.slice(0, -1) })],
  ['no text', (address: string) => ({ address, signedMessage: new Uint8Array([255, 254]) })],
  [
    'another domain',
    (address: string) => ({
      address,
      signedMessage: toBytes(`evil.example wants you to sign in with your Solana account:\n${address}`),
    }),
  ],
])('error: a wallet that signs in with %s', async (_, make) => {
  const { address, driver, session } = await connected()
  const made = make(address) as { address?: string; signedMessage?: Uint8Array } | undefined
  const good = toBytes(`a.example wants you to sign in with your Solana account:\n${address}`)
  const answer = made && {
    account: { address: made.address },
    signature: new Uint8Array(64),
    signedMessage: made.signedMessage ?? good,
  }
  const odd = answering(session, 'solana:signIn', 'signIn', async () => [answer])
  await expect(
    on(driver.messages).signIn({ session: odd, address, input: { domain: 'a.example' } }),
  ).rejects.toMatchObject({ code: 'sign/failed' })
})
