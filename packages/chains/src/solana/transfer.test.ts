import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Driver, Network, Session } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { newTokenProgram, systemProgram, tokenProgram, withheldOf } from './accounts.ts'
import { fromBase58, isKey, toBase58 } from './base58.ts'
import { devnet } from './networks.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'
import { associatedAccount, littleEndian } from './transfer.ts'
import { fromBase64, readTransaction, toBase64 } from './wire.ts'

const surfpool = await startSurfpool({ slotTime: 40 })
afterAll(surfpool.stop)

const sol = 1_000_000_000n
const least = 890_880n
const tokenDeposit = 2_039_280n
const someone = () => toBase58(crypto.getRandomValues(new Uint8Array(32)))

async function sender(options: Parameters<typeof solanaOn>[1] & { lamports?: bigint; on?: Network } = {}) {
  const { lamports = 10n * sol, on, ...rest } = options
  const made = await solanaOn([{ ...surfpool, network: on ?? surfpool.network }], rest)
  const session = await made.driver.connect({ wallet: made.found })
  const address = made.wallet.addresses[0] as string
  if (lamports) await surfpool.fund(address, lamports)
  return { ...made, session, address, network: made.driver.networks[0] as Network }
}

type Sender = Awaited<ReturnType<typeof sender>>

async function send(
  {
    address,
    driver,
    network,
    session,
  }: { address: string; driver: Driver; network: Network; session: Session },
  args: Pick<Driver.TransferArgs, 'to' | 'amount' | 'token' | 'terms'>,
) {
  const { hash } = await on(driver.transfers).send({ session, network, address, ...args })
  return await on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } })
}

async function lamportsOf({ driver, network }: Sender, address: string): Promise<bigint | undefined> {
  return (await on(driver.balances).coin({ network, address }))?.value
}

async function tokensOf(owner: string, mint: string, program = tokenProgram): Promise<bigint> {
  const account = await associatedAccount(owner, mint, program)
  const answer = (await surfpool.call('getTokenAccountBalance', [account])) as { value: { amount: string } }
  return BigInt(answer.value.amount)
}

test('behavior: sends SOL for exactly the fee that was shown', async () => {
  const from = await sender()
  const { address, driver, network } = from
  const to = someone()
  const fee = await on(driver.transfers).fee({ network, address, to, amount: sol })
  expect(fee).toMatchObject({ fee: 5_000n, reserve: least })
  expect(await send(from, { to, amount: sol, terms: fee?.terms })).toMatchObject({ status: 'success' })
  expect(await lamportsOf(from, to)).toBe(sol)
  expect(await lamportsOf(from, address)).toBe(9n * sol - (fee?.fee ?? 0n))
})

test('behavior: sending the maximum leaves the fee and the rent-exempt minimum', async () => {
  const from = await sender({ lamports: sol })
  const { address, driver, network } = from
  const to = someone()
  const priced = await on(driver.transfers).fee({ network, address, to, amount: 'max' })
  const amount = sol - (priced?.fee ?? 0n) - (priced?.reserve ?? 0n)
  await expect(send(from, { to, amount, terms: priced?.terms })).resolves.toMatchObject({ status: 'success' })
  expect(await lamportsOf(from, address)).toBe(least)
  expect(await lamportsOf(from, to)).toBe(amount)
})

test.each([
  ['node/insufficient_funds', 11n * sol],
  ['node/insufficient_funds', 10n * sol],
  ['send/leaves_too_little', 10n * sol - 5_000n - 1n],
  ['send/below_minimum', least - 1n],
])('error: a fee is refused with %s for %s lamports', async (code, amount) => {
  const { address, driver, network } = await sender()
  await expect(on(driver.transfers).fee({ network, address, to: someone(), amount })).rejects.toMatchObject({
    code,
  })
})

test('behavior: the whole balance can be sent, and so can the minimum for a new account', async () => {
  const { address, driver, network } = await sender()
  const price = (amount: bigint) => on(driver.transfers).fee({ network, address, to: someone(), amount })
  await expect(price(10n * sol - 5_000n)).resolves.toMatchObject({ fee: 5_000n })
  await expect(price(least)).resolves.toMatchObject({ fee: 5_000n })
})

test('behavior: sends a token, and includes the deposit for a new token account [9.10f]', async () => {
  const from = await sender()
  const { address, driver, network } = from
  const to = someone()
  const token = await surfpool.mint({ decimals: 6 })
  await surfpool.give(address, token, 5_000_000n)
  const args = { network, address, to, token, amount: 1_500_000n, decimals: 6 }
  const fee = await on(driver.transfers).fee(args)
  expect(fee).toMatchObject({ fee: 5_000n + tokenDeposit, deposit: tokenDeposit })
  expect(await send(from, { to, token, amount: 1_500_000n, terms: fee?.terms })).toMatchObject({
    status: 'success',
  })
  expect(await tokensOf(to, token)).toBe(1_500_000n)
  expect(await tokensOf(address, token)).toBe(3_500_000n)
  expect(await lamportsOf(from, address)).toBe(10n * sol - (fee?.fee ?? 0n))
  // The token account exists now.
  expect(await on(driver.transfers).fee(args)).toEqual({ fee: 5_000n, terms: expect.anything() })
})

test('behavior: a Token-2022 token with a transfer fee', async () => {
  const from = await sender()
  const { address, driver, network } = from
  const to = someone()
  const token = await surfpool.mint({ decimals: 2, newer: true, fee: { basisPoints: 250, most: 40n } })
  await surfpool.give(address, token, 10_000n, { newer: true })
  const price = (amount: bigint) =>
    on(driver.transfers).fee({ network, address, to, token, amount, decimals: 2 })
  expect(await price(1_001n)).toMatchObject({ withheld: 26n })
  expect(await price(10_000n)).toMatchObject({ withheld: 40n })
  expect(await send(from, { to, token, amount: 1_001n })).toMatchObject({ status: 'success' })
  expect(await tokensOf(to, token, newTokenProgram)).toBe(1_001n - 26n)
})

test('error: unsupported tokens, and decimals that differ from those shown', async () => {
  const { address, driver, network } = await sender()
  const to = someone()
  const price = (args: object) =>
    on(driver.transfers).fee({ network, address, to, amount: 1n, ...args } as Driver.TransferFeeArgs)
  const token = await surfpool.mint({ decimals: 6 })
  await expect(price({ token })).rejects.toMatchObject({ code: 'node/insufficient_funds' })
  await surfpool.give(address, token, 5n)
  await expect(price({ token, amount: 6n })).rejects.toMatchObject({ code: 'node/insufficient_funds' })
  await expect(price({ token, decimals: 9 })).rejects.toMatchObject({ code: 'send/token_mismatch' })
  await expect(price({ token: someone() })).rejects.toMatchObject({ code: 'send/token_missing' })
  await expect(price({ token: to })).rejects.toMatchObject({ code: 'send/token_missing' })
  const own = await associatedAccount(address, token, tokenProgram)
  await expect(price({ token, to: own })).rejects.toMatchObject({ code: 'send/not_a_wallet' })
  await expect(price({ token, to: token })).rejects.toMatchObject({ code: 'send/not_a_wallet' })
  const hooked = await surfpool.mint({ newer: true, hook: crypto.getRandomValues(new Uint8Array(32)) })
  await expect(price({ token: hooked })).rejects.toMatchObject({ code: 'send/token_unsupported' })
  const poor = await sender({ lamports: 1_000_000n })
  await surfpool.give(poor.address, token, 5n)
  await expect(
    on(poor.driver.transfers).fee({ network, address: poor.address, to, token, amount: 1n }),
  ).rejects.toMatchObject({ code: 'node/insufficient_funds' })
})

test('behavior: a token is taken from as many token accounts as needed', async () => {
  const from = await sender()
  const { address, driver, network } = from
  const to = someone()
  const token = await surfpool.mint()
  await surfpool.give(address, token, 3n)
  const key = (text: string) => [...(fromBase58(text, 32) ?? [])]
  const hold = async (amount: bigint, state: number) => {
    const data = Uint8Array.from([
      ...key(token),
      ...key(address),
      ...littleEndian(amount, 8),
      ...new Uint8Array(36),
      state,
      ...new Uint8Array(56),
    ])
    await surfpool.call('surfnet_setAccount', [
      someone(),
      { lamports: 2_039_280, owner: tokenProgram, data: Buffer.from(data).toString('hex') },
    ])
  }
  await hold(4n, 1)
  // Frozen, so it cannot be transferred.
  await hold(100n, 2)
  const price = (amount: bigint) => on(driver.transfers).fee({ network, address, to, token, amount })
  await expect(price(8n)).rejects.toMatchObject({ code: 'node/insufficient_funds' })
  await expect(price(6n)).resolves.toMatchObject({ deposit: tokenDeposit })
  expect(await send(from, { to, token, amount: 6n })).toMatchObject({ status: 'success' })
  expect(await tokensOf(to, token)).toBe(6n)
})

test('behavior: the compute unit price of the terms is the one that is paid', async () => {
  const from = await sender()
  const to = someone()
  const terms = { limit: 50_000, price: 1_000_000n }
  expect(await send(from, { to, amount: sol, terms })).toMatchObject({ status: 'success' })
  expect(await lamportsOf(from, from.address)).toBe(9n * sol - 5_000n - 50_000n)
})

test('behavior: the wallet broadcasts on a public cluster, and only signs on a custom one', async () => {
  const own = await sender()
  await send(own, { to: someone(), amount: sol })
  expect(own.wallet.requests.map(({ method }) => method)).toEqual(['connect', 'signTransaction'])
  const known = await sender({ on: { ...devnet, rpcUrls: [surfpool.url] } })
  expect(known.session.network).toBe(devnet.id)
  expect(await send(known, { to: someone(), amount: sol })).toMatchObject({ status: 'success' })
  expect(known.wallet.requests.at(-1)).toMatchObject({
    method: 'signAndSendTransaction',
    input: { chain: 'solana:devnet' },
  })
  const signer = await sender({
    on: { ...devnet, rpcUrls: [surfpool.url] },
    features: ['solana:signTransaction'],
  })
  expect(await send(signer, { to: someone(), amount: sol })).toMatchObject({ status: 'success' })
  const none = await sender({ features: ['solana:signMessage'] })
  await expect(send(none, { to: someone(), amount: sol })).rejects.toMatchObject({
    code: 'send/unsupported_chain',
  })
})

test('error: declined, insufficient funds, on another network, for another account', async () => {
  const from = await sender()
  const { address, driver, network, session, wallet } = from
  wallet.decline()
  await expect(send(from, { to: someone(), amount: sol })).rejects.toMatchObject({ code: 'send/rejected' })
  await expect(send(from, { to: someone(), amount: 11n * sol })).rejects.toMatchObject({
    code: 'node/insufficient_funds',
  })
  const transaction = await on(driver.transfers).transaction({ network, address, to: someone(), amount: sol })
  const elsewhere = { ...network, id: devnet.id }
  await expect(
    on(driver.transactions).send({ session, network: elsewhere, address, transaction }),
  ).rejects.toMatchObject({ code: 'send/failed' })
  const other = wallet.addresses[1] as string
  await expect(
    on(driver.transactions).send({ session, network, address: other, transaction }),
  ).rejects.toMatchObject({ code: 'send/failed' })
  for (const junk of [undefined, {}, '%', 'AAAA', new Uint8Array(3)])
    await expect(
      on(driver.transactions).send({ session, network, address, transaction: junk }),
    ).rejects.toMatchObject({ code: 'send/failed' })
})

test('behavior: a transaction whose response was lost counts as sent if the next node knows it', async () => {
  // Forwards everything, and drops the response to `sendTransaction`.
  const losing = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const answer = await fetch(surfpool.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (!body.includes('"sendTransaction"')) return response.end(await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 500))
    request.socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(losing, 'listening')
  const gatewayUrl = `http://127.0.0.1:${(losing.address() as AddressInfo).port}`
  const from = await sender({ on: { ...surfpool.network, gatewayUrl } })
  const to = someone()
  expect(await send(from, { to, amount: sol })).toMatchObject({ status: 'success' })
  expect(await lamportsOf(from, to)).toBe(sol)
  losing.close()
})

test('error: a transaction with an expired blockhash', async () => {
  const { address, driver, network, session } = await sender()
  const transaction = (await on(driver.transfers).transaction({
    network,
    address,
    to: someone(),
    amount: sol,
  })) as string
  const bytes = fromBase64(transaction) ?? new Uint8Array()
  const { message } = readTransaction(bytes)
  const hash = fromBase58((message as { lifetimeToken: string }).lifetimeToken, 32) ?? new Uint8Array()
  const at = bytes.findIndex((_, index) => hash.every((byte, offset) => bytes[index + offset] === byte))
  bytes.set(crypto.getRandomValues(new Uint8Array(32)), at)
  await expect(
    on(driver.transactions).send({ session, network, address, transaction: toBase64(bytes) }),
  ).rejects.toMatchObject({ code: 'send/expired' })
})

test('behavior: a transaction that is not included before it expires is dropped', async () => {
  const { driver, network } = await sender({ lamports: 0n })
  const hash = toBase58(crypto.getRandomValues(new Uint8Array(64)))
  expect(await on(driver.receipts).wait({ network, handle: { chain: network.id, hash, sentAt: 0 } })).toEqual(
    { hash, status: 'dropped' },
  )
}, 30_000)

test('error: waiting ends on abort, and if no node responds', async () => {
  const { driver, network } = await sender({ lamports: 0n })
  const hash = toBase58(crypto.getRandomValues(new Uint8Array(64)))
  const leave = new AbortController()
  const waiting = on(driver.receipts).wait({
    network,
    handle: { chain: network.id, hash, sentAt: 0 },
    signal: leave.signal,
  })
  setTimeout(() => leave.abort(), 100)
  await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  const dead = { ...network, rpcUrls: ['http://127.0.0.1:1'] }
  await expect(on(driver.balances).coin({ network: dead, address: someone() })).rejects.toMatchObject({
    code: 'balance/unavailable',
  })
  await expect(
    on(driver.transfers).fee({ network: dead, address: someone(), to: someone(), amount: 1n }),
  ).rejects.toMatchObject({ code: 'request/http_failed' })
  await expect(on(driver.transfers).recipient({ network: dead, address: someone() })).rejects.toMatchObject({
    code: 'request/http_failed',
  })
  // The gateway is down, so the node is used.
  const behind = { ...network, gatewayUrl: 'http://127.0.0.1:1' }
  expect(
    (await on(driver.balances).coin({ network: behind, address: systemProgram }))?.value,
  ).toBeGreaterThan(0n)
})

test('behavior: tells accounts from contracts, and used from unused', async () => {
  const from = await sender()
  const { address, driver, network } = from
  const at = (address: string) => on(driver.transfers).recipient({ network, address })
  expect(await at(address)).toEqual({ kind: 'account', used: true })
  expect(await at(someone())).toEqual({ kind: 'account', used: false })
  expect(await at(tokenProgram)).toEqual({ kind: 'contract', used: true })
  expect(await at(await surfpool.mint())).toEqual({ kind: 'contract', used: true })
})

test('behavior: simulates a transfer', async () => {
  const { address, driver, network } = await sender()
  const token = await surfpool.mint({ decimals: 6 })
  await surfpool.give(address, token, 5_000_000n)
  const rehearse = async (args: object) => {
    const transfer = { network, address, to: someone(), amount: sol, ...args }
    const transaction = await on(driver.transfers).transaction(transfer)
    return await on(driver.transactions).simulate({ network, address, transaction })
  }
  const coin = {
    id: `${network.id}/slip44:501`,
    chain: network.id,
    address: undefined,
    symbol: 'SOL',
    decimals: 9,
  }
  expect(await rehearse({})).toEqual({
    status: 'ok',
    changes: [{ token: coin, delta: -sol }],
    approvals: [],
  })
  expect(await rehearse({ token, amount: 2_000_000n })).toEqual({
    status: 'ok',
    changes: [
      { token: coin, delta: -tokenDeposit },
      {
        token: {
          id: `${network.id}/token:${token}`,
          chain: network.id,
          address: token,
          symbol: '',
          decimals: 6,
        },
        delta: -2_000_000n,
      },
    ],
    approvals: [],
  })
  expect(await rehearse({ amount: 11n * sol })).toMatchObject({
    status: 'reverts',
    code: 'node/insufficient_funds',
  })
  expect(await on(driver.transactions).simulate({ network, address, transaction: 'junk!' })).toEqual({
    status: 'unknown',
    changes: [],
    approvals: [],
  })
})

test('behavior: the host’s resolver decides about names alone', async () => {
  const to = someone()
  const { driver, network } = await sender({
    lamports: 0n,
    names: async ({ name }) => (name === 'a.sol' ? to : name === 'bad.sol' ? '0x12' : undefined),
  })
  const resolve = (name: string) => on(driver.names).resolve({ network, name, networks: driver.networks })
  expect(await resolve('a.sol')).toBe(to)
  expect(await resolve('b.sol')).toBeUndefined()
  await expect(resolve('bad.sol')).rejects.toMatchObject({ code: 'name/resolve_failed' })
})

test('property: base58 and base64 round-trip', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(fromBase58(toBase58(bytes), 32)).toEqual(bytes)
      expect(isKey(toBase58(bytes))).toBe(true)
      expect(isKey(`1${toBase58(bytes)}`)).toBe(false)
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
  fc.assert(fc.property(fc.anything(), (value) => typeof isKey(value) === 'boolean'))
})

test('property: amounts are little-endian, and fees never exceed their maximum', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (value) => {
      const view = new DataView(Uint8Array.from(littleEndian(value, 8)).buffer)
      expect(view.getBigUint64(0, true)).toBe(value)
    }),
  )
  const rule = fc.record({
    from: fc.bigInt({ min: 0n, max: 10n }),
    most: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    basisPoints: fc.bigInt({ min: 0n, max: 10_000n }),
  })
  fc.assert(
    fc.property(rule, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (rule, amount) => {
      const withheld = withheldOf([rule], amount, 5n)
      expect(withheld <= rule.most && withheld <= amount).toBe(true)
      if (rule.from > 5n) expect(withheld).toBe(0n)
    }),
  )
})

test('behavior: a transaction is signed without being sent, and the app sends it later', async () => {
  const from = await sender({ lamports: 2n * sol })
  const { address, driver, network, session } = from
  const to = someone()
  const transaction = await on(driver.transfers).transaction({ network, address, to, amount: sol })
  const signed = await on(driver.transactions).sign({ session, network, address, transaction })
  expect(readTransaction(fromBase64(signed) ?? new Uint8Array()).id).toBeDefined()
  expect(await lamportsOf(from, to)).toBe(0n)
  await surfpool.call('sendTransaction', [signed, { encoding: 'base64' }])
  await expect.poll(() => lamportsOf(from, to)).toBe(sol)
})
