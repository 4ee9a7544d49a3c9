import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Driver, Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { toAminoBytes } from './amino.ts'
import { toBase64 } from './bytes.ts'
import { encodeAuthInfo, encodeBody, encodeSignDoc, signModes } from './encodeTx.ts'
import type { KeplrDirectDoc } from './keplr.ts'
import { celestia, cosmosHub, dydx, noble, osmosis } from './networks.ts'
import { field, message } from './protobuf.ts'
import { readAuthInfo, readBody, readSend } from './readTx.ts'
import type { AminoDoc, DirectDoc } from './signer.ts'
import { cosmosOn, type TestCosmosWalletOptions } from './testing.ts'
import { startCosmosSimulator, type TestCosmosChain } from './testingNode.ts'
import { createTestKey } from './testingSign.ts'
import { addressOf } from './toAddress.ts'

const networks = [cosmosHub, osmosis, noble, celestia, dydx]
const simulator = await startCosmosSimulator({ networks, blockTime: 20 })
afterAll(simulator.stop)
const [hub, osmo] = simulator.chains as readonly [TestCosmosChain, TestCosmosChain]

const atom = 1_000_000n
const ibc = 'ibc/B05539B66B72E2739B986B86391E5D08F12B8D5D2C2A7F8F8CF9ADF674DFA231'

function someone(network: Network = cosmosHub): string {
  const key = crypto.getRandomValues(new Uint8Array(20))
  return addressOf(Buffer.from(key).toString('hex'), network)
}

async function sender(
  options: TestCosmosWalletOptions & { units?: bigint; chain?: TestCosmosChain; network?: Network } = {},
) {
  const { chain = hub, network = chain.network, units = 10n * atom, ...rest } = options
  const made = cosmosOn([network], { trusted: true, ...rest })
  const session = await made.driver.connect({ wallet: made.found })
  const address = session.accounts[0]?.address as string
  if (units) await chain.fund(address, units)
  return { ...made, session, address, chain, network: made.driver.networks[0] as Network }
}

type Sender = Awaited<ReturnType<typeof sender>>
type Args = Pick<Driver.TransferArgs, 'to' | 'amount'> & Partial<Driver.TransferArgs>

async function send({ address, driver, network, session }: Sender, args: Args) {
  const handle = await on(driver.transfers).send({ session, network, address, ...args })
  return { handle, receipt: await on(driver.receipts).wait({ network, handle }) }
}

async function price(
  { address, driver, network }: Sender,
  args: Omit<Driver.TransferFeeArgs, 'network' | 'address'>,
) {
  return await on(driver.transfers).fee({ network, address, ...args })
}

test.each([[false], [true]])(
  'behavior: sends the coin for exactly the fee that was shown (Ledger: %s)',
  async (ledger) => {
    const from = await sender({ ledger })
    const to = someone()
    const { fee, terms } = await price(from, { to, amount: atom })
    const { handle, receipt } = await send(from, { to, amount: atom, terms })
    expect(receipt).toEqual({ hash: handle.hash, status: 'success' })
    expect(handle.data).toEqual({ height: expect.any(String), fee: fee.toString(), feeDenom: 'uatom' })
    expect(hub.balanceOf(to)).toBe(atom)
    expect(hub.balanceOf(from.address)).toBe(9n * atom - fee)
    const signed = from.wallet.requests.map(({ method }) => method).filter((method) => /^sign/.test(method))
    expect(signed).toEqual([ledger ? 'signAmino' : 'signDirect'])
    expect(await on(from.driver.balances).coin({ network: from.network, address: to })).toEqual({
      value: atom,
      decimals: 6,
      symbol: 'ATOM',
    })
  },
)

test.each([[false], [true]])(
  'behavior: a memo arrives, with letters that JSON escapes (Ledger: %s)',
  async (ledger) => {
    const from = await sender({ ledger })
    const memo = 'ключ <7> & "8" \\ 9'
    const { handle } = await send(from, { to: someone(), amount: 1n, memo })
    const found = (await hub.call('tx', { hash: Buffer.from(handle.hash, 'hex').toString('base64') })) as {
      tx: string
    }
    expect(Buffer.from(found.tx, 'base64').includes(memo)).toBe(true)
  },
)

test('behavior: the maximum leaves the fee, and coins that vest later', async () => {
  const from = await sender({ units: 5n * atom })
  const to = someone()
  hub.lock(from.address, 2n * atom)
  const { fee, reserve, terms } = await price(from, { to, amount: 'max' })
  expect(reserve).toBe(2n * atom)
  const amount = 5n * atom - fee - 2n * atom
  await expect(price(from, { to, amount: amount + 1n })).rejects.toMatchObject({
    code: 'node/insufficient_funds',
  })
  expect(await send(from, { to, amount, terms })).toMatchObject({ receipt: { status: 'success' } })
  expect(hub.balanceOf(from.address)).toBe(2n * atom)
})

test('behavior: sends a denom, whose fee is paid in the coin', async () => {
  const from = await sender()
  const to = someone()
  await hub.fund(from.address, 500n, ibc)
  const { fee, terms } = await price(from, { to, token: ibc, amount: 200n, decimals: 6 })
  // As in the id of the asset.
  const token = ibc.replace('/', '%2F')
  await send(from, { to, token, amount: 200n, decimals: 6, terms })
  expect([hub.balanceOf(to, ibc), hub.balanceOf(from.address, ibc)]).toEqual([200n, 300n])
  expect(hub.balanceOf(from.address)).toBe(10n * atom - fee)
  const read = await on(from.driver.balances).token({ network: from.network, token, address: to })
  expect(read).toEqual({ value: 200n, decimals: 6, symbol: 'stATOM' })
  const unlisted = await on(from.driver.balances).token({ network: from.network, token: 'uother' })
  expect(unlisted).toEqual({ value: 0n, decimals: 0, symbol: '' })
  const known = (token: string) => on(from.driver.balances).known({ network: from.network, token })
  expect(await known('uatom')).toEqual({ symbol: 'ATOM', decimals: 6 })
  expect(await known('uother')).toBeUndefined()
  expect(await on(from.driver.balances).coin({ network: from.network, address: to })).toMatchObject({
    value: 0n,
  })
})

test('behavior: the fee follows the fee market, up to a limit', async () => {
  const from = await sender({ chain: osmo })
  const to = someone(osmosis)
  osmo.setGasPrice('0.05')
  const usual = await price(from, { to, amount: 1n })
  osmo.setGasPrice('1')
  const rise = await price(from, { to, amount: 1n })
  expect(Number(rise.fee) / Number(usual.fee)).toBeCloseTo(11, 2)
  osmo.setGasPrice('1000')
  const most = await price(from, { to, amount: 1n })
  expect(Number(most.fee) / Number(usual.fee)).toBeCloseTo(50, 2)
  // What was shown is too low now.
  osmo.setGasPrice('1')
  await expect(send(from, { to, amount: 1n, terms: usual.terms })).rejects.toMatchObject({
    code: 'send/fee_too_low',
  })
  const { receipt } = await send(from, { to, amount: 1n, terms: rise.terms })
  expect(receipt.status).toBe('success')
  osmo.setGasPrice('0.1')
})

test.each([[false], [true]])(
  'behavior: a fee that is changed in the wallet is paid, and told (Ledger: %s)',
  async (ledger) => {
    const from = await sender({ ledger })
    from.wallet.changeFee({ amount: [{ denom: 'uatom', amount: 77_777n }], gas: 222_222n })
    const { handle, receipt } = await send(from, { to: someone(), amount: 1n })
    expect(receipt.status).toBe('success')
    expect(handle.data).toMatchObject({ fee: '77777', feeDenom: 'uatom' })
    expect(hub.balanceOf(from.address)).toBe(10n * atom - 77_778n)
    from.wallet.changeFee({ amount: [{ denom: 'uatom', amount: 1n }] })
    await expect(send(from, { to: someone(), amount: 1n })).rejects.toMatchObject({
      code: 'send/fee_too_low',
    })
    from.wallet.changeFee({ amount: [{ denom: 'uatom', amount: 10n * atom }] })
    await expect(send(from, { to: someone(), amount: 1n })).rejects.toMatchObject({
      code: 'node/insufficient_funds',
    })
  },
)

type Edit = (doc: DirectDoc) => DirectDoc

/** A sender whose wallet changes what it signs, and signs that. */
async function tampered(edit: { direct?: Edit; amino?: (doc: AminoDoc) => AminoDoc }) {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const key = createTestKey(secret)
  const made = cosmosOn([hub.network], { trusted: true, privateKeys: [secret], ledger: Boolean(edit.amino) })
  const provider = {
    ...made.found.provider,
    async signDirect(_: string, __: string, doc: KeplrDirectDoc) {
      const signed = edit.direct?.({ ...doc, accountNumber: BigInt(String(doc.accountNumber)) }) as DirectDoc
      return { signed, signature: key.sign(encodeSignDoc(signed)) }
    },
    async signAmino(_: string, __: string, doc: object) {
      const signed = edit.amino?.(doc as AminoDoc) as AminoDoc
      return { signed, signature: key.sign(toAminoBytes(signed)) }
    },
  }
  const session = await made.driver.connect({ wallet: { ...made.found, provider } })
  const address = session.accounts[0]?.address as string
  await hub.fund(address, 10n * atom)
  return { ...made, session, address, chain: hub, network: made.driver.networks[0] as Network }
}

const editSend =
  (change: (send: ReturnType<typeof readSend>) => ReturnType<typeof readSend>): Edit =>
  (doc) => {
    const { memo, messages } = readBody(doc.bodyBytes)
    return { ...doc, bodyBytes: encodeBody(change(readSend(messages[0]?.value as Uint8Array)), memo) }
  }
const editMemo =
  (memo: string): Edit =>
  (doc) => {
    const { messages } = readBody(doc.bodyBytes)
    return { ...doc, bodyBytes: encodeBody(readSend(messages[0]?.value as Uint8Array), memo) }
  }
const editAuth =
  (change: object): Edit =>
  (doc) => {
    const { fee, signers } = readAuthInfo(doc.authInfoBytes)
    const [signer] = signers
    if (!signer) throw new Error('no signer')
    return { ...doc, authInfoBytes: encodeAuthInfo({ ...signer, fee, ...change }) }
  }
const append =
  (part: 'bodyBytes' | 'authInfoBytes', ...bytes: number[]): Edit =>
  (doc) => ({
    ...doc,
    [part]: Uint8Array.from([...doc[part], ...bytes]),
  })
const secondMessage: Edit = (doc) => {
  const { messages } = readBody(doc.bodyBytes)
  const any = [...field(1, messages[0]?.url ?? ''), ...field(2, messages[0]?.value ?? '')]
  return { ...doc, bodyBytes: Uint8Array.from([...message(1, any), ...message(1, any)]) }
}

test.each<[string, Edit]>([
  ['the recipient', editSend((send) => ({ ...send, to: someone() }))],
  ['the amount', editSend((send) => ({ ...send, amount: [{ denom: 'uatom', amount: 2n }] }))],
  ['the denom', editSend((send) => ({ ...send, amount: [{ denom: 'uosmo', amount: 1n }] }))],
  ['the memo that was asked for', editMemo('another')],
  ['a second message', secondMessage],
  ['a timeout', append('bodyBytes', 24, 1)],
  ['an extension', append('bodyBytes', ...message(1023, [10, 1, 97]))],
  ['an unknown field that is empty', append('bodyBytes', 32, 0)],
  ['the chain', (doc) => ({ ...doc, chainId: 'osmosis-1' })],
  ['the account number', (doc) => ({ ...doc, accountNumber: doc.accountNumber + 1n })],
  ['the sequence', editAuth({ sequence: 1n })],
  ['the mode', editAuth({ mode: signModes.amino })],
  ['the key in the transaction', editAuth({ publicKey: new Uint8Array(33).fill(3) })],
  ['who pays the fee', append('authInfoBytes', ...message(2, field(3, 'cosmos1abc')))],
  ['a tip', append('authInfoBytes', ...message(3, [10, 1, 97]))],
  ['a second signer', append('authInfoBytes', ...message(1, field(3, 1n)))],
  ['no gas', editAuth({ fee: { amount: [], gas: 0n } })],
  ['bytes that are nothing', (doc) => ({ ...doc, authInfoBytes: new Uint8Array([255]) })],
])('error: nothing is sent if the wallet changes %s', async (_, direct) => {
  const from = await tampered({ direct })
  const args = { to: someone(), amount: 1n, memo: 'order 7' }
  await expect(send(from, args)).rejects.toMatchObject({ code: 'send/failed' })
  expect(hub.balanceOf(from.address)).toBe(10n * atom)
})

test.each<[string, (doc: AminoDoc) => object]>([
  [
    'the recipient',
    (doc) => ({
      ...doc,
      msgs: doc.msgs.map(({ type, value }) => ({
        type,
        value: { ...(value as object), to_address: someone() },
      })),
    }),
  ],
  ['a second message', (doc) => ({ ...doc, msgs: [...doc.msgs, ...doc.msgs] })],
  [
    'the kind of the message',
    (doc) => ({ ...doc, msgs: doc.msgs.map(({ value }) => ({ type: 'cosmos-sdk/MsgMultiSend', value })) }),
  ],
  ['the memo that was asked for', (doc) => ({ ...doc, memo: '' })],
  ['the chain', (doc) => ({ ...doc, chain_id: 'osmosis-1' })],
  ['the sequence', (doc) => ({ ...doc, sequence: '9' })],
  ['a timeout', (doc) => ({ ...doc, timeout_height: '5' })],
  ['who pays the fee', (doc) => ({ ...doc, fee: { ...doc.fee, granter: 'cosmos1abc' } })],
  [
    'an amount of the fee that is none',
    (doc) => ({ ...doc, fee: { ...doc.fee, amount: [{ denom: 'uatom', amount: '1e9' }] } }),
  ],
])('error: nothing is sent if a Ledger wallet changes %s', async (_, amino) => {
  const from = await tampered({ amino: amino as (doc: AminoDoc) => AminoDoc })
  const args = { to: someone(), amount: 1n, memo: 'order 7' }
  await expect(send(from, args)).rejects.toMatchObject({ code: 'send/failed' })
  expect(hub.balanceOf(from.address)).toBe(10n * atom)
})

test('behavior: the wallet may add a memo where none was asked for', async () => {
  const from = await tampered({ direct: editMemo('mine') })
  const { receipt } = await send(from, { to: someone(), amount: 1n })
  expect(receipt.status).toBe('success')
  const long = await tampered({ direct: editMemo('x'.repeat(257)) })
  await expect(send(long, { to: someone(), amount: 1n })).rejects.toMatchObject({ code: 'send/failed' })
})

test('error: a signature of something else, or of another key', async () => {
  const from = await sender()
  const other = createTestKey(crypto.getRandomValues(new Uint8Array(32)))
  const inner = from.found.provider
  for (const change of [
    (answer: object) => ({ ...answer, signature: other.sign(new Uint8Array()) }),
    (answer: { signature: object }) => ({
      ...answer,
      signature: { ...answer.signature, signature: toBase64(new Uint8Array(64).fill(1)) },
    }),
    () => undefined,
    (answer: object) => ({ ...answer, signed: {} }),
  ]) {
    const provider = {
      ...inner,
      signDirect: async (...args: Parameters<typeof inner.signDirect>) =>
        change(await inner.signDirect(...args)) as never,
    }
    const session = await from.driver.connect({ wallet: { ...from.found, provider } })
    await expect(send({ ...from, session }, { to: someone(), amount: 1n })).rejects.toMatchObject({
      code: 'send/failed',
    })
  }
  expect(hub.balanceOf(from.address)).toBe(10n * atom)
})

test('error: the visitor declines, and another network or account than the session has', async () => {
  const from = await sender()
  from.wallet.decline()
  await expect(send(from, { to: someone(), amount: 1n })).rejects.toMatchObject({ code: 'send/rejected' })
  const { address, driver, session } = from
  const elsewhere = { session, network: osmo.network, address, to: someone(osmosis), amount: 1n }
  await expect(on(driver.transfers).send(elsewhere)).rejects.toMatchObject({ code: 'send/failed' })
  await expect(send({ ...from, address: someone() }, { to: someone(), amount: 1n })).rejects.toMatchObject({
    code: 'connection/none',
  })
})

test('error: amounts, addresses, denoms and memos that cannot be sent', async () => {
  const from = await sender()
  const to = someone()
  const poor = await sender({ units: 0n })
  await expect(price(poor, { to, amount: 1n })).rejects.toMatchObject({ code: 'node/insufficient_funds' })
  await expect(price(poor, { to, amount: 'max' })).rejects.toMatchObject({ code: 'node/insufficient_funds' })
  const cases: [string, Omit<Driver.TransferFeeArgs, 'network' | 'address'>][] = [
    ['node/insufficient_funds', { to, amount: 10n * atom }],
    ['node/insufficient_funds', { to, amount: 11n * atom }],
    ['node/insufficient_funds', { to, amount: 0n }],
    ['node/insufficient_funds', { to, amount: 1n, token: ibc }],
    ['send/failed', { to, amount: -1n }],
    ['send/failed', { to: someone(osmosis), amount: 1n }],
    ['send/failed', { to: `${to.slice(0, -1)}${to.endsWith('q') ? 'p' : 'q'}`, amount: 1n }],
    ['send/failed', { to, amount: 1n, memo: 'x'.repeat(257) }],
    ['send/failed', { to, amount: 1n, memo: 'a\nb' }],
    ['send/token_missing', { to, amount: 1n, token: '1' }],
    ['send/token_mismatch', { to, amount: 1n, token: ibc, decimals: 18 }],
    ['send/token_mismatch', { to, amount: 1n, token: 'uother', decimals: 6 }],
  ]
  for (const [code, args] of cases) await expect(price(from, args)).rejects.toMatchObject({ code })
  const handle = { chain: cosmosHub.id, hash: 'no hash', sentAt: 0 }
  const { driver, network } = from
  for (const ask of [on(driver.receipts).wait, on(driver.receipts).transfers])
    await expect(ask({ network, handle })).rejects.toMatchObject({ code: 'value/bad_transaction_hash' })
})

test('error: another transaction came first: the sequence is taken, and a new try works', async () => {
  const from = await sender({ chain: hub })
  hub.node.faults.sequenceOffset = 1n
  const fee = 5_000n
  const terms = { gas: 200_000n, fee }
  await expect(send(from, { to: someone(), amount: 1n, terms })).rejects.toMatchObject({
    code: 'send/overtaken',
  })
  hub.node.faults.sequenceOffset = 0n
  expect(await send(from, { to: someone(), amount: 1n, terms })).toMatchObject({
    receipt: { status: 'success' },
  })
})

test('behavior: a transaction that fails in its block is reverted', async () => {
  const from = await sender()
  const terms = { gas: 1_000n, fee: 5_000n }
  const { handle, receipt } = await send(from, { to: someone(), amount: 1n, terms })
  expect(receipt.status).toBe('reverted')
  const { driver, network } = from
  expect(await on(driver.receipts).transfers({ network, handle })).toMatchObject({
    status: 'reverted',
    transfers: [],
  })
})

test('behavior: what a transaction transferred, and whether an address was used', async () => {
  const from = await sender()
  const { driver, network } = from
  const to = someone()
  const recipient = (address: string) => on(driver.transfers).recipient({ network, address })
  expect(await recipient(to)).toEqual({ kind: 'account', used: false })
  await hub.fund(from.address, 9n, ibc)
  const { handle } = await send(from, { to, token: ibc, amount: 9n })
  expect(await on(driver.receipts).transfers({ network, handle })).toEqual({
    status: 'success',
    at: expect.any(Number),
    confirmations: expect.any(Number),
    transfers: [{ token: ibc, from: from.address, to, amount: 9n }],
  })
  expect(await recipient(to)).toEqual({ kind: 'account', used: true })
  const contract = addressOf('ab'.repeat(32), network)
  expect(await recipient(contract)).toEqual({ kind: 'contract', used: false })
  const coin = await send(from, { to, amount: 3n })
  expect(await on(driver.receipts).transfers({ network, handle: coin.handle })).toMatchObject({
    transfers: [{ token: undefined, from: from.address, to, amount: 3n }],
  })
  const unknown = { ...handle, hash: 'AB'.repeat(32) }
  expect(await on(driver.receipts).transfers({ network, handle: unknown })).toEqual({
    status: 'pending',
    confirmations: 0,
    transfers: [],
  })
})

test('property: random transfers are taken, cost what was shown, and arrive', {
  timeout: 600_000,
}, async () => {
  const [byNetwork, counts] = [simulator.chains, { sent: 0, refused: 0 }]
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        index: fc.nat(byNetwork.length - 1),
        ledger: fc.boolean(),
        units: fc.bigInt({ min: 10n ** 6n, max: 10n ** 24n }),
        part: fc.nat(1_000),
        max: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
        token: fc.option(fc.constantFrom('uother', ibc, 'factory/cosmos1abc/Sub_denom.x-y'), {
          nil: undefined,
        }),
        memo: fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 256 }), { nil: undefined }),
        twice: fc.boolean(),
        large: fc.boolean(),
      }),
      async ({ index, large, ledger, max, memo, part, token, twice, units }) => {
        const chain = byNetwork[index] as TestCosmosChain
        // Enough of the coin for the fee, which is large in base units on dYdX.
        const coins = units + 10n ** 18n
        const from = await sender({ chain, ledger, units: coins })
        if (token) await chain.fund(from.address, units, token)
        for (let round = 0; round < (twice ? 2 : 1); round++) {
          const key = crypto.getRandomValues(new Uint8Array(large ? 32 : 20))
          const to = addressOf(Buffer.from(key).toString('hex'), from.network)
          const before = chain.balanceOf(from.address)
          const beforeToken = chain.balanceOf(from.address, token)
          const isMax = max && !token && round === 0
          const amount = isMax ? ('max' as const) : 1n + (units * BigInt(part)) / 3_000n
          const priced = await price(from, { to, amount, token, memo })
          const sent = amount === 'max' ? before - priced.fee - (priced.reserve ?? 0n) : amount
          const { receipt } = await send(from, { to, amount: sent, token, memo, terms: priced.terms })
          if (receipt.status !== 'success') counts.refused++
          counts.sent++
          expect(receipt.status).toBe('success')
          expect(chain.balanceOf(to, token)).toBe(sent)
          if (token) expect(chain.balanceOf(from.address, token)).toBe(beforeToken - sent)
          expect(chain.balanceOf(from.address)).toBe(before - priced.fee - (token ? 0n : sent))
          if (isMax) return
        }
      },
    ),
    { numRuns: process.env.EXHAUSTIVE ? 1_000 : 50 },
  )
  expect(counts.refused).toBe(0)
  expect(counts.sent).toBeGreaterThan(0)
})
