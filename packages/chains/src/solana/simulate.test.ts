import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Network } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { systemProgram, tokenProgram } from './accounts.ts'
import { fromBase58 } from './base58.ts'
import { mainnet, solana } from './index.ts'
import { startSurfpool } from './testingNode.ts'
import { associatedAccount, compile, littleEndian } from './transfer.ts'

const surfpool = await startSurfpool({ slotTime: 50 })
const network = surfpool.network
const driver = solana({ networks: [network], target: new EventTarget() })

/** A node that gives the same response to every request. */
let answer: (method: string) => unknown = () => null
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    const said = answer((JSON.parse(body) as { method: string }).method)
    response.statusCode = status
    response.end(typeof said === 'string' ? said : JSON.stringify(said))
  })
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const liar: Network = { ...network, rpcUrls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }
afterAll(async () => {
  server.close()
  await surfpool.stop()
})

type Instruction = {
  programAddress: Address
  accounts: { address: Address; role: AccountRole }[]
  data: Uint8Array
}
const at = (address: string, role: AccountRole) => ({ address: address as Address, role })
const coin = {
  id: `${network.id}/slip44:501`,
  chain: network.id,
  address: undefined,
  symbol: 'SOL',
  decimals: 9,
}

async function someone(lamports = 10_000_000_000n): Promise<string> {
  const address = surfpool.fresh()
  await surfpool.fund(address, lamports)
  return address
}

async function rehearse(address: string, instructions: readonly Instruction[], table?: [string, string[]]) {
  const { value } = (await surfpool.call('getLatestBlockhash', [])) as {
    value: { blockhash: string; lastValidBlockHeight: number }
  }
  const lifetime = { blockhash: value.blockhash, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(address as Address, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime as never, message),
    (message) => appendTransactionMessageInstructions(instructions, message),
    (message) =>
      table
        ? compressTransactionMessageUsingAddressLookupTables(message, { [table[0]]: table[1] } as never)
        : message,
  )
  const transaction = getBase64EncodedWireTransaction(compileTransaction(message as never) as never)
  return await on(driver.transactions).simulate({ network, address, transaction })
}

function pay(from: string, to: string, lamports: bigint): Instruction {
  return {
    programAddress: systemProgram as Address,
    accounts: [at(from, AccountRole.WRITABLE_SIGNER), at(to, AccountRole.WRITABLE)],
    data: Uint8Array.from([2, 0, 0, 0, ...littleEndian(lamports, 8)]),
  }
}

async function holder(amount: bigint) {
  const address = await someone()
  const mint = await surfpool.mint({ decimals: 6 })
  await surfpool.give(address, mint, amount)
  return { address, mint, account: await associatedAccount(address, mint, tokenProgram) }
}

test('behavior: delegates are reported as approvals, also unlimited ones', async () => {
  const { account, address, mint } = await holder(5_000_000n)
  const spender = surfpool.fresh()
  const approve = (amount: bigint): Instruction => ({
    programAddress: tokenProgram as Address,
    accounts: [
      at(account, AccountRole.WRITABLE),
      at(spender, AccountRole.READONLY),
      at(address, AccountRole.READONLY_SIGNER),
    ],
    data: Uint8Array.from([4, ...littleEndian(amount, 8)]),
  })
  const token = {
    id: `${network.id}/token:${mint}`,
    chain: network.id,
    address: mint,
    symbol: '',
    decimals: 6,
  }
  expect(await rehearse(address, [approve(7n)])).toEqual({
    status: 'ok',
    changes: [],
    approvals: [{ token, spender, amount: 7n }],
  })
  expect(await rehearse(address, [approve(2n ** 64n - 1n)])).toMatchObject({
    approvals: [{ spender, amount: 'unlimited' }],
  })
})

test('behavior: a token is named as its metadata or our list says, the list first', async () => {
  const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const address = await someone()
  const symbolOf = async (mint: string, where = network) => {
    await surfpool.give(address, mint, 5_000_000n)
    const account = await associatedAccount(address, mint, tokenProgram)
    const { value } = (await surfpool.call('getLatestBlockhash', [])) as {
      value: { blockhash: string; lastValidBlockHeight: number }
    }
    const lifetime = { ...value, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
    const step = { programAddress: tokenProgram, data: Uint8Array.of(4, ...littleEndian(7n, 8)) }
    const accounts = [at(account, 1), at(surfpool.fresh(), 0), at(address, 2)]
    const { bytes } = compile({
      payer: address,
      blockhash: lifetime,
      terms: { limit: 50_000, price: 0n },
      steps: [{ ...step, accounts }],
    })
    const simulation = await on(driver.transactions).simulate({ network: where, address, transaction: bytes })
    return simulation.approvals[0]?.token.symbol
  }
  expect(await symbolOf(await surfpool.mint({ symbol: 'MOON' }))).toBe('MOON')
  await surfpool.mint({ address: usdc, symbol: 'FAKE' })
  expect(await symbolOf(usdc)).toBe('FAKE')
  expect(await symbolOf(usdc, { ...mainnet, rpcUrls: [surfpool.url] })).toBe('USDC')
})

test('behavior: a token account that gets another owner counts as sent', async () => {
  const { account, address, mint } = await holder(5_000_000n)
  const thief = fromBase58(surfpool.fresh(), 32) ?? new Uint8Array()
  const giveAway: Instruction = {
    programAddress: tokenProgram as Address,
    accounts: [at(account, AccountRole.WRITABLE), at(address, AccountRole.READONLY_SIGNER)],
    // SetAuthority of the account owner.
    data: Uint8Array.from([6, 2, 1, ...thief]),
  }
  expect(await rehearse(address, [giveAway])).toMatchObject({
    status: 'ok',
    changes: [{ token: { address: mint }, delta: -5_000_000n }],
  })
})

test('behavior: an account that is assigned to a program is an unlimited approval', async () => {
  const address = await someone()
  const taker = surfpool.fresh()
  const assign: Instruction = {
    programAddress: systemProgram as Address,
    accounts: [at(address, AccountRole.WRITABLE_SIGNER)],
    data: Uint8Array.from([1, 0, 0, 0, ...(fromBase58(taker, 32) ?? [])]),
  }
  expect(await rehearse(address, [assign])).toEqual({
    status: 'ok',
    changes: [],
    approvals: [{ token: coin, spender: taker, amount: 'unlimited' }],
  })
})

test('behavior: addresses in lookup tables are compared too', async () => {
  const address = await someone()
  const { account, address: owner, mint } = await holder(9n)
  const target = await associatedAccount(address, mint, tokenProgram)
  await surfpool.give(address, mint, 1n)
  const table = surfpool.fresh()
  const addresses = [account, target]
  const head = Uint8Array.from([1, 0, 0, 0, ...littleEndian(2n ** 64n - 1n, 8), ...new Uint8Array(44)])
  const data = [...head, ...addresses.flatMap((one) => [...(fromBase58(one, 32) ?? [])])]
  await surfpool.call('surfnet_setAccount', [
    table,
    {
      lamports: 10_000_000,
      owner: 'AddressLookupTab1e1111111111111111111111111',
      data: Buffer.from(data).toString('hex'),
    },
  ])
  const move: Instruction = {
    programAddress: tokenProgram as Address,
    accounts: [
      at(account, AccountRole.WRITABLE),
      at(target, AccountRole.WRITABLE),
      at(owner, AccountRole.READONLY_SIGNER),
    ],
    data: Uint8Array.from([3, ...littleEndian(4n, 8)]),
  }
  const result = await rehearse(owner, [move], [table, addresses])
  expect(result).toMatchObject({ status: 'ok', changes: [{ token: { address: mint }, delta: -4n }] })
})

test('behavior: the fee payer’s change excludes the fee, and fees paid by others are not counted', async () => {
  const [payer, other] = [await someone(), await someone()]
  const both = [pay(other, payer, 3_000_000_000n), pay(payer, surfpool.fresh(), 1_000_000_000n)]
  expect(await rehearse(payer, both)).toEqual({
    status: 'ok',
    changes: [{ token: coin, delta: 2_000_000_000n }],
    approvals: [],
  })
})

test('error: a failing program’s reason is reported', async () => {
  const { account, address } = await holder(5n)
  const { account: foreign } = await holder(5n)
  const move: Instruction = {
    programAddress: tokenProgram as Address,
    accounts: [
      at(account, AccountRole.WRITABLE),
      at(foreign, AccountRole.WRITABLE),
      at(address, AccountRole.READONLY_SIGNER),
    ],
    data: Uint8Array.from([3, ...littleEndian(1n, 8)]),
  }
  expect(await rehearse(address, [move])).toMatchObject({
    status: 'reverts',
    code: 'node/execution_reverted',
    reason: expect.stringMatching(/mint/i),
  })
})

test('behavior: amounts above Number.MAX_SAFE_INTEGER stay exact', async () => {
  answer = () =>
    '{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1,"x":"a:9007199254740993,"},"value":18446744073709551615}}'
  expect(await on(driver.balances).coin({ network: liar, address: systemProgram })).toMatchObject({
    value: 18_446_744_073_709_551_615n,
  })
})

test('property: any response of a node leads to a KitError or to an unknown result', async () => {
  const address = surfpool.fresh()
  const to = surfpool.fresh()
  const signed = await on(driver.transfers).transaction({ network, address, to, amount: 1n })
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.boolean(), async (value, wrapped) => {
      answer = () => ({ jsonrpc: '2.0', id: 1, result: wrapped ? { value } : value })
      const failure = (error: unknown) => (error as { code?: string }).code ?? 'none'
      const asked = [
        on(driver.balances).coin({ network: liar, address }),
        on(driver.transfers).recipient({ network: liar, address }),
        on(driver.transfers).fee({ network: liar, address, to, amount: 1n }),
        on(driver.transfers).fee({ network: liar, address, to, amount: 'max' }),
        on(driver.transfers).fee({ network: liar, address, to, amount: 1n, token: surfpool.fresh() }),
      ]
      for (const one of asked) expect(await Promise.resolve(one).then(() => 'ok', failure)).not.toBe('none')
      const trial = await on(driver.transactions).simulate({ network: liar, address, transaction: signed })
      expect(trial?.changes).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 30_000)

test.each(['', 'not json', '[]', 'null', '{"error":{}}', '{"jsonrpc":"2.0","id":1}'])(
  'error: a node that responds %j',
  async (text) => {
    answer = () => text
    await expect(on(driver.balances).coin({ network: liar, address: systemProgram })).rejects.toMatchObject({
      code: 'balance/unavailable',
    })
  },
)

test.each([
  [403, { error: { code: 'request/refused', message: 'no' } }],
  [429, { jsonrpc: '2.0', id: 1, error: { code: -32600, message: 'slow down' } }],
  [502, '<html>'],
  [200, { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }],
])('behavior: a gateway that refuses with %s leaves the question to the nodes', async (code, said) => {
  const address = await someone(5n)
  const behind = { ...network, gatewayUrl: liar.rpcUrls[0] }
  answer = () => said
  status = code
  expect(await on(driver.balances).coin({ network: behind, address })).toMatchObject({ value: 5n })
  status = 200
})
