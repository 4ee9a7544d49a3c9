import * as sr25519 from '@scure/sr25519'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Driver, Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { polkadotAssetHub } from './index.ts'
import { formatSs58, parseSs58 } from './ss58.ts'
import { polkadotOn, type TestPolkadotKey } from './testing.ts'
import { startAssetHubs } from './testingNode.ts'
import { type ProxyAnswer, type ProxyRequest, passOn, startProxy } from './testingProxy.ts'

// A block of the real runtime takes half a second, and longer where much else is running.
vi.setConfig({ testTimeout: 60_000 })

const hubs = await startAssetHubs()
afterAll(hubs.stop)
const hub = hubs.polkadot
const usdt = { id: 1984, symbol: 'USDt', decimals: 6, minBalance: 10_000n }
await hub.createAsset(usdt)
/** Rococo's runtime, which the node runs, has the existential deposit of Kusama. */
const minimum = 3_333_333n
const dot = 10_000_000_000n

const fresh = () => formatSs58(crypto.getRandomValues(new Uint8Array(32)), 0)

function sr25519Key(): TestPolkadotKey {
  const secret = sr25519.secretFromSeed(crypto.getRandomValues(new Uint8Array(32)))
  return {
    type: 'sr25519',
    accountId: sr25519.getPublicKey(secret),
    sign: async (bytes) => sr25519.sign(secret, bytes),
  }
}

type Given = { keys?: readonly TestPolkadotKey[]; coin?: bigint; network?: Network }

/** A connected wallet with a balance on the real runtime. */
async function connected({ coin = 10n * dot, keys, network = hub.network }: Given = {}) {
  const made = await polkadotOn([network], keys ? { keys } : {})
  const session = await made.driver.connect({ wallet: made.found })
  const [address = ''] = made.wallet.addressesOn(0)
  await hub.fund(address, coin)
  const transfers = on(made.driver.transfers)
  const args = { network, address, to: fresh() }
  const send = (more: Pick<Driver.TransferArgs, 'amount'> & Partial<Driver.TransferArgs>) =>
    transfers.send({ session, ...args, ...more })
  const fee = (more: Pick<Driver.TransferFeeArgs, 'amount'> & Partial<Driver.TransferFeeArgs>) =>
    transfers.fee({ ...args, ...more })
  return { ...made, session, address, args, fee, send, receipts: on(made.driver.receipts) }
}

type Change = (request: ProxyRequest, pass: () => Promise<ProxyAnswer>) => Promise<ProxyAnswer> | ProxyAnswer

/** The node behind one that changes its answers. `isNew` if nothing may be known of it yet. */
async function behind(
  answer: Change,
  { isNew = false } = {},
): Promise<{
  network: Network
  methods: () => readonly string[]
  url: string
}> {
  change = answer
  const node = isNew ? await startProxy(forward) : liar
  if (isNew) onTestFinished(node.stop)
  const { methods, url } = node
  const before = methods.length
  return { network: { ...hub.network, rpcUrls: [url] }, url, methods: () => methods.slice(before) }
}

const forward = (request: ProxyRequest) => change(request, () => passOn(hub.url, request))
let change: Change = (_, pass) => pass()
const liar = await startProxy(forward)
afterAll(liar.stop)

test.each(['ed25519', 'sr25519'])(
  'behavior: sends the coin with a key of %s; fee and balances are those of the chain',
  async (type) => {
    const made = await connected(type === 'sr25519' ? { keys: [sr25519Key()] } : {})
    const { address, args, driver, fee, receipts, send } = made
    const amount = 12_345_678_901n
    const quoted = await fee({ amount })
    expect(quoted).toEqual({ fee: expect.any(BigInt), reserve: minimum, terms: { specVersion: 900 } })
    const handle = await send({ amount, terms: quoted.terms })
    expect(handle).toMatchObject({
      chain: polkadotAssetHub.id,
      hash: expect.stringMatching(/^0x[\da-f]{64}$/),
      data: { block: expect.stringMatching(/^\d+$/) },
    })
    const { network } = args
    expect(await receipts.wait({ network, handle })).toEqual({ hash: handle.hash, status: 'success' })
    const paid = 10n * dot - amount - (await hub.coinOf(address))
    expect(Number(quoted.fee - paid) / Number(paid)).toBeGreaterThanOrEqual(0)
    expect(Number(quoted.fee - paid) / Number(paid)).toBeLessThan(0.02)
    expect(await hub.coinOf(args.to)).toBe(amount)
    expect(await on(driver.transfers).recipient({ network, address: args.to })).toEqual({
      kind: 'account',
      used: true,
    })
    // As a page reads it that knows no more than the hash.
    const bare = { chain: handle.chain, hash: handle.hash, sentAt: 0 }
    for (const known of [handle, bare])
      expect(await receipts.transfers({ network, handle: known })).toEqual({
        status: 'success',
        at: expect.any(Number),
        confirmations: 1,
        transfers: [{ token: undefined, from: address, to: args.to, amount }],
      })
    await hub.mine(3)
    expect(await receipts.transfers({ network, handle: bare })).toMatchObject({ confirmations: 4 })
  },
)

test('behavior: sends a token, and the whole of it', async () => {
  const { address, args, driver, fee, receipts, send } = await connected()
  const { network, to } = args
  await hub.give(address, usdt.id, 500_000_000n)
  const balance = () => on(driver.balances).token({ network, token: '1984', address })
  for (const amount of [123_456_789n, 376_543_211n]) {
    const before = await hub.coinOf(address)
    const quoted = await fee({ amount, token: '1984' })
    const handle = await send({ amount, token: '1984', decimals: 6, terms: quoted.terms })
    expect(await receipts.wait({ network, handle })).toMatchObject({ status: 'success' })
    const paid = before - (await hub.coinOf(address))
    expect(Number(quoted.fee - paid) / Number(paid)).toBeLessThan(0.02)
    expect((await receipts.transfers({ network, handle })).transfers).toEqual([
      { token: '1984', from: address, to, amount },
    ])
  }
  expect(await hub.assetOf(to, usdt.id)).toBe(500_000_000n)
  expect(await balance()).toMatchObject({ value: 0n })
})

test('behavior: an address of another network is rewritten to this one, and receives', async () => {
  const { args, driver, receipts, send } = await connected()
  const { network, to } = args
  const generic = formatSs58(parseSs58(to)?.accountId as Uint8Array, 42)
  expect(await driver.addresses.parse?.(generic, network)).toBe(to)
  const handle = await send({ amount: dot, to: generic })
  expect(await receipts.wait({ network, handle })).toMatchObject({ status: 'success' })
  expect((await receipts.transfers({ network, handle })).transfers[0]).toMatchObject({ to })
  expect(await hub.coinOf(to)).toBe(dot)
})

test('behavior: the maximum leaves the existential deposit, and the account stays', async () => {
  const { address, args, fee, receipts, send } = await connected()
  const { fee: cost, reserve = 0n, terms } = await fee({ amount: 'max' })
  const amount = 10n * dot - cost - reserve
  const handle = await send({ amount, terms })
  expect(await receipts.wait({ network: args.network, handle })).toMatchObject({ status: 'success' })
  const left = await hub.coinOf(address)
  expect(left).toBeGreaterThanOrEqual(minimum)
  expect(left - minimum).toBeLessThan(cost / 50n)
})

test('behavior: what is frozen stays, counting what is reserved', async () => {
  const { address, fee } = await connected()
  const accountId = `0x${Buffer.from(parseSs58(address)?.accountId as Uint8Array).toString('hex')}`
  const data = { free: String(10n * dot), reserved: String(dot), miscFrozen: String(4n * dot) }
  await hub.call('dev_setStorage', [{ System: { Account: [[[accountId], { providers: 1, data }]] } }])
  expect(await fee({ amount: 'max' })).toMatchObject({ reserve: 3n * dot })
  await expect(fee({ amount: 8n * dot })).rejects.toMatchObject({ code: 'send/leaves_too_little' })
})

test.each([
  ['an amount below the existential deposit to a new account', minimum - 1n, 'send/below_minimum'],
  ['more than there is', 11n * dot, 'node/insufficient_funds'],
  ['all there is, without what the fee takes', 10n * dot, 'node/insufficient_funds'],
  ['nothing', 0n, 'node/insufficient_funds'],
  ['what leaves less than the existential deposit', 10n * dot - 8_000_000n, 'send/leaves_too_little'],
])('error: %s, known before it costs a fee', async (_, amount, code) => {
  const { fee, wallet } = await connected()
  await expect(fee({ amount })).rejects.toMatchObject({ code })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
})

test('behavior: a small amount can be sent to an account that exists', async () => {
  const { args, fee, receipts, send } = await connected()
  await hub.fund(args.to, dot)
  const { terms } = await fee({ amount: 7n })
  const handle = await send({ amount: 7n, terms })
  expect(await receipts.wait({ network: args.network, handle })).toMatchObject({ status: 'success' })
  expect(await hub.coinOf(args.to)).toBe(dot + 7n)
})

test('error: tokens that cannot be sent, or not like this', async () => {
  const { address, args, fee, send } = await connected()
  await hub.give(address, usdt.id, 500_000_000n)
  const token = '1984'
  await expect(fee({ amount: 1n, token: '7' })).rejects.toMatchObject({ code: 'send/token_missing' })
  await expect(fee({ amount: 9_999n, token })).rejects.toMatchObject({ code: 'send/below_minimum' })
  await expect(fee({ amount: 499_999_999n, token })).rejects.toMatchObject({ code: 'send/leaves_too_little' })
  await expect(fee({ amount: 500_000_001n, token })).rejects.toMatchObject({
    code: 'node/insufficient_funds',
  })
  await expect(send({ amount: 10_000n, token, decimals: 18 })).rejects.toMatchObject({
    code: 'send/token_mismatch',
  })
  // Only accounts that hold the coin can hold this one.
  await hub.createAsset({ id: 77, symbol: 'MOON', decimals: 6, isSufficient: false })
  await hub.give(address, 77, 500n)
  await expect(fee({ amount: 5n, token: '77' })).rejects.toMatchObject({ code: 'send/below_minimum' })
  await hub.fund(args.to, dot)
  await expect(fee({ amount: 5n, token: '77' })).resolves.toMatchObject({ fee: expect.any(BigInt) })
  // A token needs the coin for its fee.
  await hub.fund(address, minimum + 1n)
  await expect(fee({ amount: 10_000n, token })).rejects.toMatchObject({
    code: expect.stringMatching(/^(send|node)/),
  })
})

test('error: a wallet that declines, is locked, vanishes, or signs something else; nothing is sent', async () => {
  const { address, send, wallet } = await connected()
  const attempt = () => send({ amount: dot })
  wallet.decline()
  await expect(attempt()).rejects.toMatchObject({ code: 'send/rejected' })
  wallet.tamper()
  await expect(attempt()).rejects.toMatchObject({
    code: 'send/failed',
    details: 'The wallet signed something else than it was asked to.',
  })
  wallet.tamper(false)
  wallet.lock()
  await expect(attempt()).rejects.toMatchObject({ code: expect.stringMatching(/^(send|connection)/) })
  expect(await hub.coinOf(address)).toBe(10n * dot)
  const gone = await connected()
  gone.wallet.vanish()
  await expect(gone.send({ amount: dot })).rejects.toMatchObject({ code: 'connection/none' })
})

test('error: the runtime is upgraded between the review and the signature, or while the wallet asks', async () => {
  let specVersion = 900
  const node = await behind(async ({ method }, pass) => {
    const answer = await pass()
    if (method !== 'state_getRuntimeVersion' || !('result' in answer)) return answer
    return { result: { ...(answer.result as object), specVersion } }
  })
  const { address, fee, send, wallet } = await connected({ network: node.network })
  const { terms } = await fee({ amount: dot })
  specVersion = 901
  await expect(send({ amount: dot, terms })).rejects.toMatchObject({ code: 'send/network_upgraded' })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
  wallet.hold()
  const attempt = send({ amount: dot })
  await expect.poll(() => wallet.requests.length, { timeout: 20_000 }).toBe(2)
  specVersion = 902
  wallet.release()
  await expect(attempt).rejects.toMatchObject({ code: 'send/network_upgraded' })
  expect(node.methods()).not.toContain('author_submitExtrinsic')
  expect(await hub.coinOf(address)).toBe(10n * dot)
})

test('error: the network takes another runtime after the review; a new review is for that one', async () => {
  const { network } = hubs.kusama
  const { driver, found, wallet } = await polkadotOn([network])
  const session = await driver.connect({ wallet: found })
  const [address = ''] = wallet.addressesOn(2)
  await hubs.kusama.fund(address, 10n * dot)
  const args = { network, address, to: hubs.kusama.fresh(), amount: dot }
  const { terms } = await on(driver.transfers).fee(args)
  await hubs.kusama.upgrade()
  await expect(on(driver.transfers).send({ session, ...args, terms })).rejects.toMatchObject({
    code: 'send/network_upgraded',
    details: 'From version 900 to 901.',
  })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
  expect(await on(driver.transfers).fee(args)).toMatchObject({ terms: { specVersion: 901 } })
})

test('error: a runtime that wants an extension which is not known is refused before the wallet is asked', async () => {
  const hex = (text: string) => Buffer.from(text).toString('hex')
  const node = await behind(
    async ({ method }, pass) => {
      const answer = await pass()
      if (method !== 'state_getMetadata' || !('result' in answer)) return answer
      return { result: String(answer.result).replaceAll(hex('CheckNonce'), hex('CheckNance')) }
    },
    { isNew: true },
  )
  const { fee, send, wallet } = await connected({ network: node.network })
  await expect(fee({ amount: dot })).rejects.toMatchObject({ code: 'send/unsupported_chain' })
  await expect(send({ amount: dot })).rejects.toMatchObject({ code: 'send/unsupported_chain' })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
})

test('behavior: metadata is fetched once for all reviews', async () => {
  const node = await behind((_, pass) => pass(), { isNew: true })
  const { fee, send } = await connected({ network: node.network })
  await Promise.all([fee({ amount: dot }), fee({ amount: 2n * dot })])
  await send({ amount: dot })
  expect(node.methods().filter((method) => method === 'state_getMetadata')).toHaveLength(1)
})

test.each([
  ['a metadata answer that is cut off', 'state_getMetadata', { result: '0x6d657461' }],
  ['no metadata', 'state_getMetadata', { result: 7 }],
  ['no version', 'state_getRuntimeVersion', { result: { specVersion: -1 } }],
  ['no number for the transaction', 'system_accountNextIndex', { result: 0.5 }],
  ['no block', 'chain_getHeader', { result: { number: 'latest' } }],
  ['no hash of a block', 'chain_getFinalizedHead', { result: '0x12' }],
  ['a limit', 'system_accountNextIndex', { status: 429 }],
  ['an error', 'chain_getFinalizedHead', { error: { code: -32_603, message: 'Internal error' } }],
] as const)('error: a node that answers with %s: the wallet is not asked', async (_, of, answer) => {
  const node = await behind(({ method }, pass) => (method === of ? answer : pass()), { isNew: true })
  const { send, wallet } = await connected({ network: node.network })
  await expect(send({ amount: dot })).rejects.toMatchObject({ code: expect.any(String) })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['enable'])
})

test.each([
  ['a number', 7],
  ['another shape', '0x01'],
  ['another length', `0x${'00'.repeat(50)}`],
])('error: a node that answers with %s for the fee', async (_, result) => {
  const node = await behind(({ method, params }, pass) =>
    method === 'state_call' && String(params[0]).startsWith('TransactionPaymentApi') ? { result } : pass(),
  )
  const { fee } = await connected({ network: node.network })
  await expect(fee({ amount: dot })).rejects.toMatchObject({ code: 'request/http_failed' })
})

test.each([
  [
    1010,
    'Invalid Transaction',
    'Inability to pay some fees (e.g. account balance too low)',
    'node/insufficient_funds',
  ],
  [1010, 'Invalid Transaction', 'Transaction is outdated', 'node/nonce_too_low'],
  [1010, 'Invalid Transaction', 'Transaction has an ancient birth block', 'send/expired'],
  [1014, 'Priority is too low', '(1 vs 1)', 'node/nonce_too_low'],
  [1010, 'Invalid Transaction', 'Transaction has a bad signature', 'send/failed'],
  [1002, 'Verification Error', undefined, 'send/failed'],
])('error: a node refuses the transaction with %i %s, %s', async (code, message, data, expected) => {
  const node = await behind(({ method }, pass) =>
    method === 'author_submitExtrinsic' ? { error: { code, message, data } } : pass(),
  )
  const { send } = await connected({ network: node.network })
  await expect(send({ amount: dot })).rejects.toMatchObject({ code: expected })
})

test('behavior: a transaction that a node took, but did not say so, is followed and not sent again', async () => {
  const node = await behind(async ({ method }, pass) => {
    const answer = await pass()
    return method === 'author_submitExtrinsic' ? { status: 502 } : answer
  })
  const { args, receipts, send } = await connected({ network: node.network })
  // The next node has heard of it, or has it in a block already.
  const network = { ...node.network, rpcUrls: [node.url, hub.url] }
  for (const chosen of [node.network, network]) {
    const handle = await send({ amount: dot, network: chosen })
    expect(await receipts.wait({ network: args.network, handle })).toMatchObject({ status: 'success' })
  }
  expect(await hub.coinOf(args.to)).toBe(2n * dot)
})

test('behavior: a transfer that fails on the chain is reverted', async () => {
  const { args, receipts, send } = await connected()
  // Not reviewed: too little for a new account.
  const handle = await send({ amount: 5n })
  expect(await receipts.wait({ network: args.network, handle })).toMatchObject({ status: 'reverted' })
  expect(await receipts.transfers({ network: args.network, handle })).toMatchObject({
    status: 'reverted',
    transfers: [],
  })
})

test('behavior: a transaction that no block has is pending, and dropped once it has expired', async () => {
  const [head = '', ahead] = [String(await hub.call('chain_getFinalizedHead')), 70]
  let isLater = false
  // The node keeps the transaction back. Later it has 70 more blocks, all with the contents of the last one.
  const node = await behind(async ({ method, params }, pass) => {
    if (method === 'author_submitExtrinsic') return { result: `0x${'00'.repeat(32)}` }
    const answer = await pass()
    if (!isLater || !('result' in answer)) return answer
    if (method === 'chain_getBlockHash' && params[0] !== 0) return { result: answer.result ?? head }
    if (method !== 'chain_getHeader') return answer
    const { number } = answer.result as { number: string }
    return { result: { number: `0x${(Number(number) + ahead).toString(16)}` } }
  })
  const { args, receipts, send } = await connected({ network: node.network })
  const handle = await send({ amount: dot })
  const stop = new AbortController()
  const waiting = receipts.wait({ ...node, handle, signal: stop.signal })
  setTimeout(() => stop.abort(), 600)
  await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  expect(await receipts.transfers({ ...node, handle })).toMatchObject({ status: 'pending' })
  isLater = true
  expect(await receipts.wait({ ...node, handle })).toEqual({ hash: handle.hash, status: 'dropped' })
  expect(await hub.coinOf(args.to)).toBe(0n)
})

test('error: a hash that is none, and nodes that are down', async () => {
  const { receipts } = await connected()
  const handle = { chain: polkadotAssetHub.id, hash: '0x12', sentAt: 0 }
  const { network } = hub
  await expect(receipts.wait({ network, handle })).rejects.toMatchObject({
    code: 'value/bad_transaction_hash',
  })
  await expect(receipts.transfers({ network, handle })).rejects.toMatchObject({
    code: 'value/bad_transaction_hash',
  })
  const down = { ...network, rpcUrls: ['http://127.0.0.1:1'] }
  const known = { ...handle, hash: `0x${'00'.repeat(32)}` }
  await expect(receipts.transfers({ network: down, handle: known })).rejects.toMatchObject({
    code: 'request/http_failed',
  })
})

test('behavior: signs and sends the call of a host', async () => {
  const { address, args, driver, receipts, session } = await connected()
  const { network } = args
  // System.remark of one byte, as the runtime of this version numbers it.
  const call = { session, network, address, transaction: '0x00010401' }
  const signed = await on(driver.transactions).sign(call)
  expect(signed).toMatch(/^0x[\da-f]+00010401$/)
  const handle = await on(driver.transactions).send(call)
  expect(await receipts.wait({ network, handle })).toMatchObject({ status: 'success' })
  await expect(on(driver.transactions).send({ ...call, transaction: 'remark' })).rejects.toMatchObject({
    code: 'send/failed',
  })
  const elsewhere = { ...call, network: hubs.kusama.network }
  await expect(on(driver.transactions).send(elsewhere)).rejects.toMatchObject({ code: 'send/failed' })
})

test('behavior: after a silent connection the first transfer asks the wallet', async () => {
  const made = await connected()
  const known = made.driver.addresses.key(made.address)
  const session = await made.driver.connect({ wallet: made.found, silent: true, known })
  const handle = await on(made.driver.transfers).send({ session, ...made.args, amount: dot })
  expect(await made.receipts.wait({ network: hub.network, handle })).toMatchObject({ status: 'success' })
})
