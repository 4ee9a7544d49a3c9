import { delegationContracts } from '@latchkey/chains/evm/delegation'
import { startBundledNode } from '@latchkey/chains/evm/testingBundler'
import { toSafeSmartAccount } from 'permissionless/accounts'
import {
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  parseEther,
  toHex,
} from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  entryPoint07Address,
  entryPoint08Address,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sponsorship } from '../../projects/project.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { safe, simple7702 } from './accounts.ts'

const chain = 'eip155:31337'
const gallery: Address = '0x00000000000000000000000000000000000000AA'
const feeToken = '0x00000000000000000000000000000000000000cc'
const generous: Sponsorship = { dailyLimit: '5', accountDailyLimit: '5', contracts: null }
const isExhaustive = process.env.EXHAUSTIVE === '1'

let now = Date.now()
const { anvil, bundler: rig, stop } = await startBundledNode()
let server: TestServer
let origin: string

beforeAll(async () => {
  server = await startTestServer({
    clock: () => now,
    env: {
      RPC_EIP155_31337: anvil.url,
      BUNDLER_EIP155_31337: rig.bundlerUrl,
      PAYMASTER_EIP155_31337: rig.paymasterUrl,
      FEE_TOKENS_EIP155_31337: feeToken,
      BUNDLER_EIP155_1: 'http://127.0.0.1:1/rpc?apikey=topsecretkey',
    },
  })
  origin = await server.listen()
}, 90_000)
afterAll(async () => {
  await server.stop()
  await stop()
})

const url = (id: string = chain) => `${origin}/v1/bundler?projectId=test&chainId=${id}`

/** A policy, in a day of its own. */
async function sponsor(sponsorship: Sponsorship | null): Promise<void> {
  now += 86_400_000
  await server.deps.projects.set('test', { sponsorship })
}

async function call(method: string, params: readonly unknown[], id: string = chain) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
  const answer = await fetch(url(id), { method: 'POST', body })
  return { status: answer.status, body: await answer.json() }
}

const sponsorData = (operation: Operation, entryPoint: Address = entryPoint07Address) =>
  call('pm_getPaymasterData', [operation, entryPoint, '0x7a69', {}])

async function newAccount() {
  return toSafeSmartAccount({
    client: createPublicClient({ chain: foundry, transport: http(anvil.url) }),
    owners: [privateKeyToAccount(generatePrivateKey())],
    entryPoint: { address: entryPoint07Address, version: '0.7' },
    version: '1.4.1',
    useMultiSendForSetup: false,
  })
}
type Account = Awaited<ReturnType<typeof newAccount>>

type Operation = Readonly<Record<string, unknown>>
type Calls = Parameters<Account['encodeCalls']>[0]

/** A complete operation, besides what the paymaster adds. Its limits cost 0.00085 coins. */
async function write(account: Account, calls: Calls = [{ to: gallery }], key = 0n): Promise<Operation> {
  const { factory, factoryData } = await account.getFactoryArgs()
  return {
    sender: account.address,
    nonce: numberToHex(key << 64n),
    // The library looks whether these are there at all.
    factory,
    factoryData,
    callData: await account.encodeCalls(calls),
    callGasLimit: numberToHex(100_000),
    verificationGasLimit: numberToHex(500_000),
    preVerificationGas: numberToHex(149_999),
    maxFeePerGas: numberToHex(10n ** 9n),
    maxPriorityFeePerGas: numberToHex(10n ** 9n),
    paymasterVerificationGasLimit: numberToHex(100_000),
    paymasterPostOpGasLimit: numberToHex(1),
    signature: await account.getStubSignature(),
  }
}
const costOfEach = 850_000n * 10n ** 9n

async function deployed(): Promise<Account> {
  const account = await newAccount()
  const { factory, factoryData } = await account.getFactoryArgs()
  const wallet = createWalletClient({ chain: foundry, transport: http(anvil.url) })
  const [from] = await anvil.client.getAddresses()
  if (!factory || !factoryData || !from) throw new Error('nothing to deploy with')
  await wallet.sendTransaction({ account: from, to: factory, data: factoryData })
  // An account knows that it is deployed once it has looked.
  await expect.poll(() => account.isDeployed()).toBe(true)
  return account
}

test('behavior: a client of another library deploys an account and sends a batch, sponsored', async () => {
  await sponsor(generous)
  const account = await newAccount()
  const transport = http(url())
  const client = createBundlerClient({
    account,
    chain: foundry,
    client: createPublicClient({ chain: foundry, transport: http(anvil.url) }),
    transport,
    paymaster: createPaymasterClient({ transport }),
    pollingInterval: 100,
  })
  const hash = await client.sendUserOperation({ calls: [{ to: gallery }, { to: gallery, data: '0x01' }] })
  const receipt = await client.waitForUserOperationReceipt({ hash, timeout: 30_000 })
  expect(receipt.success).toBe(true)
  expect(receipt.paymaster?.toLowerCase()).toBe(rig.paymaster['0.7'].toLowerCase())
  expect(await anvil.client.getBalance({ address: account.address })).toBe(0n)
  expect(await anvil.client.getCode({ address: account.address })).toBeTruthy()
  expect(await call('eth_supportedEntryPoints', [])).toMatchObject({
    body: { id: 7, result: [entryPoint07Address, entryPoint08Address] },
  })
  // What it did cost counts, not the most that it could have.
  await expect.poll(async () => BigInt((await readDays())[0]?.spent ?? 0)).toBe(receipt.actualGasCost)
}, 60_000)

test('behavior: an account of EntryPoint 0.8 is sponsored too, and both versions count toward the limit of the project', async () => {
  await sponsor(generous)
  const transport = http(url())
  const client = createPublicClient({ chain: foundry, transport: http(anvil.url) })
  const owner = privateKeyToAccount(generatePrivateKey())
  const newer = await toSimple7702SmartAccount({ client, owner })
  expect(newer.entryPoint.address).toBe(entryPoint08Address)
  const bundler = createBundlerClient({
    chain: foundry,
    client,
    transport,
    paymaster: createPaymasterClient({ transport }),
    pollingInterval: 100,
  })
  const calls = [{ to: gallery }, { to: gallery, data: '0x01' }] as const
  const receiptOf = async (hash: Hex) => {
    const receipt = await bundler.waitForUserOperationReceipt({ hash, timeout: 30_000 })
    expect(receipt.success).toBe(true)
    return receipt
  }
  // The first operation carries the authorization (EIP-7702), the second one does not.
  const authorization = await owner.signAuthorization({
    address: simple7702,
    chainId: foundry.id,
    nonce: await client.getTransactionCount(owner),
  })
  const first = await receiptOf(await bundler.sendUserOperation({ account: newer, authorization, calls }))
  const second = await receiptOf(await bundler.sendUserOperation({ account: newer, calls }))
  expect(first.entryPoint.toLowerCase()).toBe(entryPoint08Address.toLowerCase())
  expect(first.paymaster?.toLowerCase()).toBe(rig.paymaster['0.8'].toLowerCase())
  expect((await client.getCode(owner))?.toLowerCase()).toBe(`0xef0100${simple7702.slice(2).toLowerCase()}`)
  const account = await newAccount()
  const older = await receiptOf(await bundler.sendUserOperation({ account, calls }))
  expect(older.entryPoint.toLowerCase()).toBe(entryPoint07Address.toLowerCase())

  const spent = async () =>
    new Map((await readDays()).map(({ sender, spent }) => [sender, BigInt(spent)] as const))
  const ofNewer = first.actualGasCost + second.actualGasCost
  await expect.poll(spent).toEqual(
    new Map([
      ['', ofNewer + older.actualGasCost],
      [owner.address.toLowerCase(), ofNewer],
      [account.address.toLowerCase(), older.actualGasCost],
    ]),
  )
}, 60_000)

async function readDays() {
  const day = new Date(now).toISOString().slice(0, 10)
  const rows = await server.deps.db
    .selectFrom('sponsored_days')
    .select(['sender', 'spent'])
    .where('day', '=', day)
    .orderBy('sender')
    .execute()
  return rows
}

test('behavior: fees are paid in tokens that the operator lists, of accounts of the wallet and without a policy', async () => {
  await sponsor(null)
  const operation = await write(await newAccount())
  const quoted = await call('pimlico_getTokenQuotes', [{ tokens: [gallery] }, entryPoint07Address, '0x7a69'])
  // Those of the operator, whichever a page asks for.
  expect(quoted.body.result.quotes).toMatchObject([
    { token: feeToken, paymaster: rig.tokenPaymaster.toLowerCase(), exchangeRate: '0xb2d05e00' },
  ])
  const pay = (token: unknown, change: Operation = {}, method = 'pm_getPaymasterData') =>
    call(method, [{ ...operation, ...change }, entryPoint07Address, '0x7a69', { token }])
  for (const method of ['pm_getPaymasterStubData', 'pm_getPaymasterData'])
    expect((await pay(feeToken, {}, method)).body.result).toMatchObject({
      paymaster: rig.tokenPaymaster.toLowerCase(),
    })
  expect((await pay(gallery)).body.error.code).toBe(-32501)
  expect((await pay(7)).body.error.code).toBe(-32602)
  expect((await pay(feeToken, { factory: gallery })).body.error.code).toBe(-32501)
  expect(await readDays()).toEqual([])
  // On a chain without tokens there are no quotes.
  const none = await call('pimlico_getTokenQuotes', [{ tokens: [] }, entryPoint07Address, '0x1'], 'eip155:1')
  expect(none.body.result).toEqual({ quotes: [] })
  const wrong = await call('pimlico_getTokenQuotes', [{ tokens: [] }, entryPoint07Address, '0x1'])
  expect(wrong.body.error.code).toBe(-32602)
})

test('behavior: pages learn on which chains there are smart accounts, and where fees are paid for them', async () => {
  const read = async () => (await fetch(`${origin}/v1/config?projectId=test`)).json()
  await sponsor(null)
  expect(await read()).toMatchObject({ smartAccounts: ['eip155:1', chain], sponsored: [] })
  await sponsor(generous)
  expect(await read()).toMatchObject({ smartAccounts: ['eip155:1', chain], sponsored: [chain] })
})

test('error: without a policy nothing is sponsored, and operations still reach the bundler', async () => {
  await sponsor(null)
  const operation = await write(await newAccount())
  expect(await sponsorData(operation)).toMatchObject({ status: 200, body: { error: { code: -32501 } } })
  const { body } = await call('eth_estimateUserOperationGas', [operation, entryPoint07Address])
  expect(body.result ?? body.error).toBeTruthy()
})

test('error: contracts that the policy does not name are not sponsored, in a batch either', async () => {
  await sponsor({ ...generous, contracts: [`${chain}:${gallery.toLowerCase()}`] })
  const account = await newAccount()
  const other: Address = '0x00000000000000000000000000000000000000bb'
  const code = async (calls: Calls) => (await sponsorData(await write(account, calls))).body.error?.code
  expect(await code([{ to: gallery }])).toBeUndefined()
  expect(await code([{ to: gallery }, { to: gallery }])).toBeUndefined()
  expect(await code([{ to: other }])).toBe(-32501)
  expect(await code([{ to: gallery }, { to: other }])).toBe(-32501)
  const run = parseAbi(['function executeUserOp(address to, uint256 value, bytes data, uint8 operation)'])
  const base = await write(account)
  // As its own code, a contract on the list could call any other.
  const delegated = encodeFunctionData({ abi: run, args: [gallery, 0n, '0x', 1] })
  const many = parseAbi(['function multiSend(bytes transactions)'])
  const packed = concat(['0x01', gallery, toHex(0n, { size: 32 }), toHex(0n, { size: 32 })])
  const inner = encodeFunctionData({ abi: many, args: [packed] })
  const cut = encodeFunctionData({ abi: many, args: [`0x00${'00'.repeat(20)}`] })
  const through = (data: Hex) => encodeFunctionData({ abi: run, args: [safe.multiSends[0], 0n, data, 1] })
  for (const callData of [delegated, through(inner), through(cut), through('0x'), '0x', '0x12345678'])
    expect((await sponsorData({ ...base, callData })).body.error.code).toBe(-32501)
  // The calls of accounts with code (ERC-7579). Ending a session is always paid for.
  const execute = (mode: Hex, calls: Hex) =>
    encodeFunctionData({ abi: parseAbi(['function execute(bytes32, bytes)']), args: [mode, calls] })
  const [one, batch, foreign] = (['00', '01', 'ff'] as const).map(
    (kind): Hex => `0x${kind}${'00'.repeat(31)}`,
  ) as [Hex, Hex, Hex]
  const to = (target: Address, data: Hex = '0x') => concat([target, toHex(0n, { size: 32 }), data])
  const list = (...targets: readonly Address[]) =>
    encodeAbiParameters(parseAbiParameters('(address target, uint256 value, bytes data)[]'), [
      targets.map((target) => ({ target, value: 0n, data: '0x' as const })),
    ])
  const { manager } = delegationContracts
  const ofCall = async (callData: Hex) => (await sponsorData({ ...base, callData })).body.error?.code
  for (const callData of [
    execute(one, to(gallery)),
    execute(batch, list(gallery, gallery)),
    execute(one, to(manager, '0x49934047')),
  ])
    expect(await ofCall(callData)).toBeUndefined()
  for (const callData of [
    execute(one, to(other)),
    execute(one, to(manager, '0xcef6d209')),
    execute(one, '0x1234'),
    execute(batch, list(gallery, other)),
    execute(batch, '0x1234'),
    execute(foreign, to(gallery)),
  ])
    expect(await ofCall(callData)).toBe(-32501)
})

test('error: only accounts of the embedded wallet are sponsored', async () => {
  await sponsor(generous)
  const account = await newAccount()
  const operation = await write(account)
  const code = async (change: Operation) => (await sponsorData({ ...operation, ...change })).body.error?.code
  expect(await code({})).toBeUndefined()
  // Another factory, another singleton, another module, and code that is no Safe at all.
  expect(await code({ factory: gallery })).toBe(-32501)
  const spoil = (from: Address, to: Address) =>
    String(operation.factoryData).replaceAll(from.slice(2).toLowerCase(), to.slice(2).toLowerCase())
  for (const part of [safe.singletons[0], safe.module, safe.moduleSetup])
    expect(await code({ factoryData: spoil(part, gallery) })).toBe(-32501)
  expect(await code({ factory: undefined, factoryData: undefined })).toBe(-32501)
  const ofCode = async (bytecode: Hex) => {
    const sender = privateKeyToAccount(generatePrivateKey()).address
    await anvil.client.setCode({ address: sender, bytecode })
    return code({ sender, factory: undefined, factoryData: undefined })
  }
  expect(await ofCode('0x60006000f3')).toBe(-32501)
  expect(await ofCode(`0xef0100${gallery.slice(2)}`)).toBe(-32501)
  expect(await ofCode(`0xef0100${simple7702.slice(2)}`)).toBeUndefined()
  expect(await ofCode(`0xef0100${delegationContracts.implementation.slice(2)}`)).toBeUndefined()
  const auth = { chainId: '0x7a69', nonce: '0x0', r: '0x1', s: '0x1', yParity: '0x0' }
  const delegated = { factory: '0x7702', factoryData: undefined }
  const upgraded = { factory: undefined, factoryData: undefined }
  expect(
    await code({ ...upgraded, eip7702Auth: { ...auth, address: delegationContracts.implementation } }),
  ).toBeUndefined()
  expect(await code({ ...upgraded, eip7702Auth: { ...auth, address: gallery } })).toBe(-32501)
  expect(await code({ ...delegated, eip7702Auth: { ...auth, address: gallery } })).toBe(-32501)
  expect(await code({ ...delegated, eip7702Auth: { ...auth, address: simple7702 } })).toBeUndefined()

  // A Safe of the right code whose handler was changed runs what that handler says.
  const changed = await deployed()
  const handler = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
  expect((await sponsorData(await write(changed))).body.error).toBeUndefined()
  await anvil.client.setStorageAt({
    address: changed.address,
    index: handler,
    value: toHex(BigInt(gallery), { size: 32 }),
  })
  expect((await sponsorData(await write(changed))).body.error.code).toBe(-32501)
})

test('behavior: limits of an account and of a project hold until the day ends', async () => {
  await sponsor({ ...generous, accountDailyLimit: '0.0017', dailyLimit: '0.0026' })
  const [one, two] = [await newAccount(), await newAccount()]
  const code = async (account: Account, key: bigint) =>
    (await sponsorData(await write(account, [{ to: gallery }], key))).body.error?.code
  expect(await code(one, 0n)).toBeUndefined()
  // A second promise for the same nonce costs nothing: only one of them can be spent.
  expect(await code(one, 0n)).toBeUndefined()
  expect(await code(one, 1n)).toBeUndefined()
  expect(await code(one, 2n)).toBe(-32501)
  expect(await code(two, 0n)).toBeUndefined()
  expect(await code(two, 1n)).toBe(-32501)
  expect((await readDays()).map(({ spent }) => BigInt(spent))).toContain(3n * costOfEach)
  now += 86_400_000
  expect(await code(one, 2n)).toBeUndefined()
})

test('error: what cannot be read is refused before a paymaster is asked', async () => {
  await sponsor(generous)
  const operation = await write(await newAccount())
  const ask = (params: readonly unknown[]) => call('pm_getPaymasterData', params)
  for (const params of [
    [],
    [operation],
    [operation, entryPoint07Address, '0x1', {}],
    [operation, gallery, '0x7a69', {}],
    [{ ...operation, sender: 'x' }, entryPoint07Address, '0x7a69', {}],
    [{ ...operation, nonce: `0x${'f'.repeat(65)}` }, entryPoint07Address, '0x7a69', {}],
    [{ ...operation, maxFeePerGas: undefined }, entryPoint07Address, '0x7a69', {}],
  ])
    expect((await ask(params)).body.error.code).toBe(-32602)
  expect((await call('eth_sendTransaction', [])).status).toBe(422)
  expect((await call('eth_supportedEntryPoints', [], 'eip155:5')).status).toBe(400)
})

test('error: a bundler that is away, and one that refuses', async () => {
  const away = await call('eth_supportedEntryPoints', [], 'eip155:1')
  expect(away.body.error.code).toBe(-32002)
  expect(JSON.stringify(away)).not.toContain('topsecretkey')
  const operation = await write(await newAccount())
  const refused = await call('eth_sendUserOperation', [operation, entryPoint07Address])
  expect(refused.body.error.code).toBeLessThan(-32000)
})

test("error: the policy is the operator's to set, not the project's", async () => {
  const set = (token: string) =>
    fetch(`${origin}/admin/v1/projects/test`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ sponsorship: generous }),
    })
  expect((await set(server.key)).status).toBe(401)
  expect((await set('the admin token that only tests know')).status).toBe(200)
})

const [accountCount, attempts] = isExhaustive ? [100, 10_000] : [10, 300]
test(`attack: ${attempts} attempts of ${accountCount} accounts are paid up to the policy, and nothing beyond`, async () => {
  const accounts: Account[] = []
  while (accounts.length < accountCount) accounts.push(await deployed())
  await sponsor({ ...generous, accountDailyLimit: '0.0026', dailyLimit: '0.0171' })
  const deposit = () =>
    anvil.client.readContract({
      address: entryPoint07Address,
      abi: entryPoint07Abi,
      functionName: 'balanceOf',
      args: [rig.paymaster['0.7']],
    })
  const before = await deposit()
  const sent: Hex[] = []
  let asked = 0
  async function attempt(): Promise<void> {
    for (let number = asked++; number < attempts; number = asked++) {
      const account = accounts[number % accountCount] as Account
      const operation = await write(account, [{ to: gallery }], BigInt(number))
      const { body } = await sponsorData(operation)
      if (body.error) {
        expect(body.error.code).toBe(-32501)
        continue
      }
      const complete: Operation = { ...operation, ...body.result }
      const signature = await account.signUserOperation(toNumbers(complete))
      const answer = await call('eth_sendUserOperation', [{ ...complete, signature }, entryPoint07Address])
      expect(answer.body.error).toBeUndefined()
      sent.push(answer.body.result)
    }
  }
  await Promise.all(Array.from({ length: 20 }, attempt))
  // 20 promises of 0.00085 are within 0.0171.
  expect(sent.length).toBe(20)
  // Straight from the bundler, so that nothing is settled.
  const receipts = createBundlerClient({
    chain: foundry,
    transport: http(rig.bundlerUrl),
    pollingInterval: 200,
  })
  for (const hash of sent)
    expect((await receipts.waitForUserOperationReceipt({ hash, timeout: 60_000 })).success).toBe(true)
  const paid = before - (await deposit())
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(parseEther('0.0171'))
}, 900_000)

function toNumbers(operation: Operation): Parameters<Account['signUserOperation']>[0] {
  const isNumber = /^nonce$|Gas|gas/
  return Object.fromEntries(
    Object.entries(operation).map(([name, value]) => [
      name,
      isNumber.test(name) && value !== undefined ? BigInt(value as Hex) : value,
    ]),
  ) as Parameters<Account['signUserOperation']>[0]
}
