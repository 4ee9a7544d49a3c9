import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { getAccounts, newTokenProgram, readTokenAccount, tokenProgram } from './accounts.ts'
import { fromBase58 } from './base58.ts'
import { solanaOn } from './testing.ts'
import { startSurfpool } from './testingNode.ts'
import { associatedAccount, compile, littleEndian, readBlockhash, sign, write } from './transfer.ts'
import { fromBase64, readTransaction, toBase64 } from './wire.ts'

const surfpool = await startSurfpool({ slotTime: 50 })
afterAll(surfpool.stop)
const network: Network = surfpool.network
const { driver, found } = await solanaOn([surfpool])
const session = await driver.connect({ wallet: found })
const owner = session.accounts[0]?.address ?? ''
await surfpool.fund(owner, 10_000_000_000n)
const transactions = on(driver.transactions)
const receipts = on(driver.receipts)

const send = async (transaction: string) => {
  const handle = await transactions.send({ session, network, address: owner, transaction })
  expect(await receipts.wait({ network, handle })).toMatchObject({ status: 'success' })
}

async function delegated(newer: boolean, spender: string, amount: bigint) {
  const programAddress = newer ? newTokenProgram : tokenProgram
  const mint = await surfpool.mint({ newer })
  await surfpool.give(owner, mint, 5_000_000n, { newer })
  const account = await associatedAccount(owner, mint, programAddress)
  const accounts = [
    { address: account, role: write },
    { address: spender, role: 0 },
    { address: owner, role: sign },
  ]
  const step = { programAddress, accounts, data: Uint8Array.from([4, ...littleEndian(amount, 8)]) }
  const blockhash = await readBlockhash(network)
  const terms = { limit: 50_000, price: 0n }
  await send(toBase64(compile({ payer: owner, blockhash, terms, steps: [step] }).bytes))
  return { mint, account, amount: 5_000_000n }
}

/** A further account of the token with a delegate. */
async function another(mint: string, delegate: string, state = 1): Promise<string> {
  const data = Buffer.alloc(165)
  data.set(fromBase58(mint, 32) ?? [], 0)
  data.set(fromBase58(owner, 32) ?? [], 32)
  data.writeUInt32LE(1, 72)
  data.set(fromBase58(delegate, 32) ?? [], 76)
  data[108] = state
  data.writeBigUInt64LE(9n, 121)
  const address = surfpool.fresh()
  const account = { lamports: 2_039_280, owner: tokenProgram, data: data.toString('hex') }
  await surfpool.call('surfnet_setAccount', [address, account])
  return address
}

const delegatesOf = async (...addresses: string[]) =>
  (await getAccounts(network, addresses)).map((account) => readTokenAccount(account)?.delegate)
const revocation = (token: string, spender: string) =>
  on(driver.allowances).revocation({ network, owner, token, spender, collectible: false })

test.each([false, true])(
  'behavior: a delegate is removed, as the simulation says (Token-2022: %s)',
  async (newer) => {
    const spender = surfpool.fresh()
    const { account, mint } = await delegated(newer, spender, 2n ** 64n - 1n)
    expect(await delegatesOf(account)).toEqual([spender])
    const transaction = (await revocation(mint, spender)) as string
    const simulation = await transactions.simulate?.({ network, address: owner, transaction })
    expect(simulation).toMatchObject({ status: 'ok', changes: [], approvals: [{ spender, amount: 0n }] })
    expect(simulation?.approvals[0]?.token.address).toBe(mint)
    await send(transaction)
    expect(await delegatesOf(account)).toEqual([undefined])
  },
)

test('behavior: at every account of the token, and only where this one is the delegate', async () => {
  const [spender, stranger] = [surfpool.fresh(), surfpool.fresh()]
  const { account, mint } = await delegated(false, spender, 7n)
  const [second, foreign, frozen] = [
    await another(mint, spender),
    await another(mint, stranger),
    await another(mint, spender, 2),
  ]
  const transaction = (await revocation(mint, spender)) as string
  const simulation = await transactions.simulate?.({ network, address: owner, transaction })
  // Once, though there are two accounts.
  expect(simulation).toMatchObject({ status: 'ok', approvals: [{ spender, amount: 0n }] })
  await send(transaction)
  expect(await delegatesOf(account, second, foreign, frozen)).toEqual([
    undefined,
    undefined,
    stranger,
    spender,
  ])
  // Of the frozen one alone, the simulation says that it would fail.
  const last = (await revocation(mint, spender)) as string
  expect(await transactions.simulate?.({ network, address: owner, transaction: last })).toMatchObject({
    status: 'reverts',
  })
})

test('behavior: as many as fit into a transaction are revoked at once', async () => {
  const spender = surfpool.fresh()
  const { mint } = await delegated(false, spender, 7n)
  const more = await Promise.all(Array.from({ length: 19 }, () => another(mint, spender)))
  await send((await revocation(mint, spender)) as string)
  await send((await revocation(mint, spender)) as string)
  expect(await delegatesOf(...more)).toEqual(more.map(() => undefined))
})

test('behavior: the transaction revokes, and does nothing else', async () => {
  const spender = surfpool.fresh()
  const { account, mint } = await delegated(false, spender, 7n)
  const { message, signers } = readTransaction(
    fromBase64(await revocation(mint, spender)) ?? new Uint8Array(),
  )
  expect(signers).toEqual([owner])
  if (message.version !== 'legacy') throw new Error('hardware wallets need legacy transactions')
  const { instructions, staticAccounts } = message
  const named = instructions.map(({ accountIndices = [], data, programAddressIndex }) => [
    staticAccounts[programAddressIndex],
    accountIndices.map((index) => staticAccounts[index]),
    [...(data ?? [])].slice(0, 1),
  ])
  expect(named).toEqual([
    ['ComputeBudget111111111111111111111111111111', [], [2]],
    ['ComputeBudget111111111111111111111111111111', [], [3]],
    [tokenProgram, [account, owner], [5]],
  ])
})

test.each([
  ['a spender that is no delegate', {}],
  ['a spender that is no address', { spender: `${tokenProgram}1` }],
  ['a token that is no address', { token: 'GLD' }],
])('error: %s: there is no transaction', async (_, part) => {
  const { mint } = await delegated(false, surfpool.fresh(), 7n)
  const args = { network, owner, token: mint, spender: surfpool.fresh(), collectible: false, ...part }
  await expect(on(driver.allowances).revocation(args)).rejects.toMatchObject({ code: 'send/failed' })
})
