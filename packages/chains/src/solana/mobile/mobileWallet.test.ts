import { afterEach, expect, test } from 'vitest'
import { fromBase58, toBase58 } from '../base58.ts'
import type { StandardAccount } from '../standard.ts'
import {
  type MobileFault,
  type MobileWalletOptions,
  type MobileWalletStandIn,
  startMobileWallet,
} from '../testingMobile.ts'
import { type createMobileWallet as create, createMobileWallet, type MessageInput } from './mobileWallet.ts'

const clusters = { 'solana:mainnet': 'http://127.0.0.1:9', 'solana:devnet': 'http://127.0.0.1:9' }
const message = new TextEncoder().encode('Hello')
const standIns: MobileWalletStandIn[] = []
afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.stop()
})

/** A page, and a stand-in for a wallet app that opens when the page asks Android to. */
async function open(options: Partial<MobileWalletOptions & create.Args> = {}) {
  const standIn = await startMobileWallet({ clusters, ...options })
  standIns.push(standIn)
  const opened: string[] = []
  const storage = { value: undefined as object | undefined }
  const args: create.Args = {
    name: 'Mobile Wallet Adapter',
    identity: { name: 'Shop', uri: 'https://shop.example' },
    chains: () => ['solana:mainnet', 'solana:devnet'],
    launch(url) {
      opened.push(url)
      standIn.launch(url)
      return { hasLeft: () => true, stop: () => {} }
    },
    store: {
      read: () => storage.value,
      write(value) {
        storage.value = value
      },
    },
    revokes: false,
    onChange: () => {},
    ...options,
  }
  const wallet = createMobileWallet(args)
  return {
    wallet,
    /** The same page after a reload. */
    reload: () => createMobileWallet(args),
    standIn,
    opened,
    storage,
    methods: () => standIn.visits.map((visit) => visit.map(({ method }) => method)),
    async connect(): Promise<StandardAccount> {
      const [account] = await wallet.connect({})
      if (!account) throw new Error('no account')
      return account
    },
  }
}

async function isSigned(address: string, answer: object, text: Uint8Array): Promise<boolean> {
  const key = Uint8Array.from(fromBase58(address, 32) ?? [])
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  const { signature } = answer as { signature: Uint8Array<ArrayBuffer> }
  return await crypto.subtle.verify('Ed25519', imported, signature, Uint8Array.from(text))
}

for (const [how, options] of [
  ['version 2', {}],
  ['version 1', { legacy: true }],
  ['base64', { text: true, startMs: 300 }],
] as const)
  test(`behavior: connects and signs over ${how}, each in a visit of its own`, async () => {
    const { connect, methods, opened, standIn, wallet } = await open(options)
    const account = await connect()
    expect(account).toMatchObject({
      address: standIn.wallet.addresses[0],
      chains: ['solana:mainnet', 'solana:devnet'],
    })
    expect(opened[0]).toMatch(
      /^solana-wallet:\/v1\/associate\/local\?association=[\w-]{87}&port=6[1-5]\d{3}&v=v1$/,
    )
    expect(standIn.visits[0]?.[0]?.params).toEqual({
      identity: { name: 'Shop', uri: 'https://shop.example' },
      ...(how === 'version 1' ? { cluster: 'mainnet-beta' } : { chain: 'solana:mainnet' }),
    })
    const answer = await wallet.signMessage({ account, message })
    expect(await isSigned(account.address, answer, message)).toBe(true)
    expect(methods()).toEqual([
      ['authorize'],
      [how === 'version 1' ? 'reauthorize' : 'authorize', 'sign_messages'],
    ])
    expect(new Set(opened.map((url) => new URL(url).searchParams.get('association'))).size).toBe(2)
  })

test('behavior: a later visit of the page finds the account without opening the wallet, until it disconnects', async () => {
  const { connect, opened, reload, standIn, storage, wallet } = await open()
  expect(await wallet.connect({ silent: true })).toEqual([])
  const account = await connect()
  expect(await reload().connect({ silent: true })).toMatchObject([{ address: account.address }, {}])
  expect(opened).toHaveLength(1)
  await wallet.disconnect()
  expect(storage.value).toBeUndefined()
  expect(await reload().connect({ silent: true })).toEqual([])
  expect(standIn.visits).toHaveLength(1)
})

test('behavior: revokes what the wallet granted, if the page wants that', async () => {
  const { connect, methods, standIn, wallet } = await open({ revokes: true })
  await connect()
  await wallet.disconnect()
  expect(methods()).toEqual([['authorize'], ['deauthorize']])
  expect(standIn.visits[1]?.[0]?.params).toEqual({ auth_token: expect.any(String) })
})

test('behavior: asks the visitor again when the wallet has forgotten the page', async () => {
  const { connect, methods, standIn, wallet } = await open()
  const account = await connect()
  standIn.forgetTokens()
  await wallet.signMessage({ account, message })
  expect(methods()[1]).toEqual(['authorize', 'authorize', 'sign_messages'])
  standIn.forgetTokens()
  standIn.wallet.decline()
  await expect(wallet.signMessage({ account, message })).rejects.toMatchObject({ code: 4001 })
})

test('behavior: authorizes a transaction for the cluster it is for', async () => {
  const { connect, standIn, wallet } = await open()
  const account = await connect()
  standIn.forgetTokens()
  const transaction = new Uint8Array(3)
  const sent = wallet.signAndSendTransaction({ account, chain: 'solana:devnet', transaction })
  await expect(sent).rejects.toMatchObject({ code: -32603 })
  expect(standIn.visits[1]?.map(({ params }) => params.chain)).toEqual([
    'solana:devnet',
    'solana:devnet',
    undefined,
  ])
  const elsewhere = wallet.signTransaction({ account, chain: 'solana:localnet', transaction })
  await expect(elsewhere).rejects.toMatchObject({ code: 4901 })
})

const signIn = {
  domain: 'shop.example',
  statement: 'Welcome.',
  uri: 'https://shop.example',
  version: '1',
  chainId: 'mainnet',
  nonce: 'abcdefgh',
  issuedAt: '2026-01-01T00:00:00Z',
  resources: ['https://shop.example/terms'],
}
for (const signsIn of [true, false])
  test(`behavior: signs in ${signsIn ? 'while it connects' : 'with a message, in the same visit'}`, async () => {
    const { methods, standIn, wallet } = await open({ signsIn })
    const answer = (await wallet.signIn(signIn)) as Awaited<ReturnType<typeof wallet.signIn>> & {
      account: StandardAccount
      signedMessage: Uint8Array
    }
    const [address = ''] = standIn.wallet.addresses
    expect(answer.account.address).toBe(address)
    expect(new TextDecoder().decode(answer.signedMessage)).toBe(
      [
        `shop.example wants you to sign in with your Solana account:\n${address}`,
        '',
        'Welcome.',
        '',
        'URI: https://shop.example',
        'Version: 1',
        'Chain ID: mainnet',
        'Nonce: abcdefgh',
        'Issued At: 2026-01-01T00:00:00Z',
        'Resources:',
        '- https://shop.example/terms',
      ].join('\n'),
    )
    expect(await isSigned(address, answer, answer.signedMessage)).toBe(true)
    expect(methods()).toEqual([signsIn ? ['authorize'] : ['authorize', 'sign_messages']])
  })

test('error: declining is told apart from failing', async () => {
  const { connect, standIn, storage, wallet } = await open()
  standIn.wallet.decline()
  await expect(wallet.connect({})).rejects.toMatchObject({ code: 4001 })
  expect(storage.value).toBeUndefined()
  const account = await connect()
  standIn.wallet.decline()
  await expect(wallet.signMessage({ account, message })).rejects.toMatchObject({ code: 4001 })
  expect(storage.value).toMatchObject({ addresses: standIn.wallet.addresses })
})

for (const fault of [
  'wrongKey',
  'otherKey',
  'garbage',
  'oversized',
  'replay',
  'skip',
  'otherId',
  'hangsUp',
  'noAccounts',
] satisfies MobileFault[])
  test(`error: refuses a wallet that breaks the protocol: ${fault}`, async () => {
    const { connect, standIn, storage, wallet } = await open()
    standIn.breaks(fault)
    await expect(wallet.connect({})).rejects.toMatchObject({ code: 'connect/failed' })
    expect(storage.value).toBeUndefined()
    standIn.breaks(undefined)
    await connect()
  })

test('error: refuses a signature of another message, or for another account', async () => {
  const { connect, standIn, wallet } = await open()
  const account = await connect()
  standIn.breaks('otherMessage')
  await expect(wallet.signMessage({ account, message })).rejects.toMatchObject({ code: -32603 })
  standIn.breaks(undefined)
  const other = { ...account, address: toBase58(new Uint8Array(32)) }
  await expect(wallet.signMessage({ account: other, message })).rejects.toMatchObject({ code: 4100 })
  expect(standIn.visits.at(-1)?.map(({ method }) => method)).toEqual(['authorize'])
})

test('error: a visit ends when the page starts another', async () => {
  const { connect, standIn, wallet } = await open()
  standIn.breaks('silent')
  const left = wallet.connect({})
  const ended = expect(left).rejects.toMatchObject({ code: 'request/aborted' })
  await expect.poll(() => standIn.visits.length).toBe(1)
  standIn.breaks(undefined)
  await connect()
  await ended
})

test('error: asks nothing of a wallet that it is not connected to', async () => {
  const { connect, opened, wallet } = await open()
  const account = await connect()
  await wallet.disconnect()
  const asked: MessageInput = { account, message }
  await expect(wallet.signMessage(asked)).rejects.toMatchObject({ code: 4100 })
  expect(opened).toHaveLength(1)
})
