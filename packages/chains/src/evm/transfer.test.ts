import { type Address, getAddress, type Hex, numberToHex, pad, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import type { FeeSpeed, TransactionHandle } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { evm } from './index.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'

const anvil = await startAnvil()
afterAll(anvil.stop)

const to = '0x00000000000000000000000000000000deadbeef'
const anvilAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const fresh = () => privateKeyToAddress(generatePrivateKey())

async function connected(privateKey: Hex = generatePrivateKey()) {
  const { driver, found, wallet } = evmOn([anvil], { privateKeys: [privateKey] })
  const session = await driver.connect({ wallet: found })
  const [network] = driver.networks
  if (!network) throw new Error('the driver is incomplete')
  const transfers = on(driver.transfers)
  const address = privateKeyToAddress(privateKey)
  await anvil.client.setBalance({ address, value: parseEther('2') })
  const base = { network, address }
  return {
    address,
    wallet,
    send: (args: { to: string; amount: bigint; token?: string; terms?: unknown }) =>
      transfers.send({ session, ...base, ...args }),
    fee: (args: { to: string; amount: bigint; token?: string; decimals?: number; speed?: FeeSpeed }) =>
      transfers.fee({ ...base, ...args }),
    plan: (args: { to: string; amount: bigint; token?: string }) =>
      transfers.transaction({ ...base, ...args }),
    look: (address: string) => transfers.recipient({ network, address }),
    toAddress: async (value: string) => driver.addresses.parse?.(value, network),
  }
}

/**
 * A minimal token: treats every call as a transfer, and stores each balance under its
 * owner's address.
 */
async function deployToken(owner: Address, units: bigint, { answers = true, refuses = 'revert' } = {}) {
  const address = fresh()
  const success = answers ? '600160005260206000f3' : '00'
  const failAt = (25 + success.length / 2).toString(16)
  const failure = refuses === 'revert' ? '60006000fd' : '60206000f3'
  const bytecode =
    `0x602435335481811060${failAt}578190033355600435805482019055${success}5b${failure}` as const
  await anvil.client.setCode({ address, bytecode })
  await anvil.client.setStorageAt({
    address,
    index: pad(owner),
    value: pad(numberToHex(units), { size: 32 }),
  })
  const balanceOf = async (of: Address) =>
    BigInt((await anvil.client.getStorageAt({ address, slot: pad(of) })) ?? '0x0')
  return { address, balanceOf }
}

const mined = ({ hash }: TransactionHandle) =>
  anvil.client.waitForTransactionReceipt({ hash: hash as Hex, pollingInterval: 50 })

test('behavior: the exact amount of the coin is sent [1.04c, 9.10e]', async () => {
  const { send } = await connected()
  const target = fresh()
  expect((await mined(await send({ to: target, amount: 123_456_789n }))).status).toBe('success')
  expect(await anvil.client.getBalance({ address: target })).toBe(123_456_789n)
})

test.each([
  ['a token that answers', { answers: true }],
  ['a token without an answer, as USDT is', { answers: false }],
])('behavior: %s moves [9.10e]', async (_, options) => {
  const { address, fee, send, wallet } = await connected()
  const token = await deployToken(address, 1_000n, options)
  const target = fresh()
  const args = { token: token.address, to: target, amount: 400n }
  const { fee: most, terms } = await fee(args)
  expect(most).toBeGreaterThan(0n)
  // The wallet estimates the gas of a contract call.
  expect(terms).toBeUndefined()
  const receipt = await mined(await send(args))
  expect(receipt.gasUsed * receipt.effectiveGasPrice).toBeLessThanOrEqual(most)
  expect([await token.balanceOf(address), await token.balanceOf(target)]).toEqual([600n, 400n])
  expect(wallet.requests.at(-1)).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ to: token.address, value: '0x0', data: expect.stringMatching(/^0xa9059cbb/) }],
  })
})

test('error: a token with other decimals than shown', async () => {
  const { address, fee } = await connected()
  // Returns 1 for every call.
  const { address: token } = await deployToken(address, 1_000n)
  await expect(fee({ to, token, amount: 1n, decimals: 1 })).resolves.toBeDefined()
  await expect(fee({ to, token, amount: 1n, decimals: 6 })).rejects.toMatchObject({
    code: 'send/token_mismatch',
  })
  const silent = await deployToken(address, 1_000n, { answers: false })
  await expect(fee({ to, token: silent.address, amount: 1n, decimals: 6 })).resolves.toBeDefined()
})

test('behavior: the maximum leaves exactly the fee', async () => {
  const { address, fee, send } = await connected()
  const target = fresh()
  const quoted = await fee({ to: target, amount: 1n })
  const amount = parseEther('2') - quoted.fee
  const receipt = await mined(await send({ to: target, amount, terms: quoted.terms }))
  expect(receipt.status).toBe('success')
  expect(await anvil.client.getBalance({ address: target })).toBe(amount)
  const spent = receipt.gasUsed * receipt.effectiveGasPrice
  expect(await anvil.client.getBalance({ address })).toBe(quoted.fee - spent)
})

test('behavior: the maximum fee is 1.2 times the base fee plus the priority fee [9.12a]', async () => {
  const { fee } = await connected()
  const { baseFeePerGas } = await anvil.client.getBlock()
  const { terms } = await fee({ to, amount: 1n })
  const { gas, maxFeePerGas, maxPriorityFeePerGas } = terms as Record<string, bigint>
  expect(gas).toBe(21_000n)
  expect(maxFeePerGas).toBe(((baseFeePerGas ?? 0n) * 12n) / 10n + (maxPriorityFeePerGas ?? 0n))
})

test.each([
  [2, 20n],
  [1, 10n],
  [0.5, 10n],
  [async () => 1.5, 15n],
  [() => 0, 10n],
])(
  'behavior: a network may multiply the base fee by %s, at least by 1 [9.12b]',
  async (baseFeeMultiplier, tenths) => {
    const driver = evm({
      networks: [{ ...anvil.chain, fees: { baseFeeMultiplier } }],
      target: new EventTarget(),
    })
    const [network] = driver.networks
    if (!network) throw new Error('no network')
    const { baseFeePerGas } = await anvil.client.getBlock()
    const quoted = await on(driver.transfers).fee({ network, address: anvilAccount, to, amount: 1n })
    const { maxFeePerGas, maxPriorityFeePerGas } = (quoted?.terms ?? {}) as Record<string, bigint>
    expect(maxFeePerGas).toBe(((baseFeePerGas ?? 0n) * tenths) / 10n + (maxPriorityFeePerGas ?? 0n))
  },
)

test('behavior: the L1 data fee of a rollup is included', async () => {
  const { fee } = await connected()
  const oracle = '0x420000000000000000000000000000000000000F'
  // Returns 1,000,000 for every call.
  await anvil.client.setCode({ address: oracle, bytecode: '0x620f424060005260206000f3' })
  try {
    const { fee: most, terms } = await fee({ to, amount: 1n })
    const { gas, maxFeePerGas } = terms as Record<string, bigint>
    expect(most - (gas ?? 0n) * (maxFeePerGas ?? 0n)).toBe(1_200_000n)
  } finally {
    await anvil.client.setCode({ address: oracle, bytecode: '0x' })
  }
})

test('error: a transfer that would fail is rejected with the reason before signing', async () => {
  const { address, fee } = await connected()
  const token = await deployToken(address, 10n)
  await expect(fee({ token: token.address, to, amount: 11n })).rejects.toMatchObject({
    code: 'node/execution_reverted',
  })
})

test('error: a token that returns false counts as reverted', async () => {
  const { address, fee } = await connected()
  const token = await deployToken(address, 10n, { refuses: 'false' })
  await expect(fee({ token: token.address, to, amount: 11n })).rejects.toMatchObject({
    code: 'node/execution_reverted',
  })
  expect((await fee({ token: token.address, to, amount: 10n })).fee).toBeGreaterThan(0n)
})

test('error: no fee if no node responds', async () => {
  const { driver } = evmOn([anvil])
  const network = { ...driver.networks[0], rpcUrls: ['http://127.0.0.1:9'] } as never
  const asked = on(driver.transfers).fee({ network, address: to, to, amount: 1n })
  await expect(asked).rejects.toMatchObject({ code: 'request/http_failed' })
  await expect(on(driver.transfers).recipient({ network, address: to })).rejects.toMatchObject({
    code: 'request/http_failed',
  })
})

test('error: a declined transfer sends nothing', async () => {
  const { send, wallet } = await connected()
  const target = fresh()
  wallet.decline()
  await expect(send({ to: target, amount: 1n })).rejects.toMatchObject({ code: 'send/rejected' })
  expect(await anvil.client.getBalance({ address: target })).toBe(0n)
})

test('behavior: the transaction signed is the one that was simulated', async () => {
  const { plan, send, wallet } = await connected()
  const target = fresh()
  expect(await plan({ to: target, amount: 5n })).toEqual({ to: target, value: 5n })
  await send({ to: target, amount: 5n })
  expect(wallet.requests.at(-1)).toMatchObject({ params: [{ to: target, value: '0x5' }] })
})

test('behavior: tells accounts from contracts, and used from unused', async () => {
  const { address, look } = await connected()
  const token = await deployToken(address, 1n)
  const delegated = fresh()
  await anvil.client.setCode({ address: delegated, bytecode: `0xef0100${token.address.slice(2)}` as Hex })
  await anvil.client.setBalance({ address: delegated, value: 1n })
  expect(await look(token.address)).toEqual({ kind: 'contract', used: true })
  expect(await look(delegated)).toEqual({ kind: 'account', used: true })
  expect(await look(address.slice(2))).toEqual({ kind: 'account', used: true })
  expect(await look(fresh())).toEqual({ kind: 'account', used: false })
})

test('behavior: an address gets its checksum; a wrong checksum is rejected [5.16b]', async () => {
  const { toAddress } = await connected()
  const right = getAddress(to)
  for (const value of [to, to.slice(2), right, right.slice(2), `0x${to.slice(2).toUpperCase()}`])
    expect(await toAddress(value)).toBe(right)
  const wrong = right.replace('Beef', 'bEef')
  for (const value of [wrong, `${to}0`, to.slice(0, -1), '', '0x', `${to}\n`, 'vitalik.eth', `0x${to}`])
    expect(await toAddress(value)).toBeUndefined()
})

test('behavior: a faster transfer has a higher priority fee, and the wallet uses the chosen price', async () => {
  const { fee, send, wallet } = await connected()
  const target = { to: fresh(), amount: 1n }
  const prices = await Promise.all(
    (['slow', 'normal', 'fast'] as const).map(async (speed) => {
      const { terms } = await fee({ ...target, speed })
      return terms as { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
    }),
  )
  const [slow, normal, fast] = prices.map(({ maxPriorityFeePerGas }) => maxPriorityFeePerGas)
  expect([slow, fast]).toEqual([(normal ?? 0n) / 2n, (normal ?? 0n) * 2n])
  expect((prices[2]?.maxFeePerGas ?? 0n) - (prices[1]?.maxFeePerGas ?? 0n)).toBe(
    (fast ?? 0n) - (normal ?? 0n),
  )
  await mined(await send({ ...target, terms: prices[2] }))
  expect(wallet.requests.at(-1)?.params).toMatchObject([{ maxPriorityFeePerGas: `0x${fast?.toString(16)}` }])
})
