import { getAddress, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, expect, test } from 'vitest'
import type { Driver, Session, Wallet } from '../driver.ts'
import { connect } from './connect.ts'
import { sendTransaction } from './sendTransaction.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { receiptWait, waitForTransaction } from './waitForTransaction.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const to = '0x00000000000000000000000000000000deadbeef'
const max = 2n ** 256n - 1n

async function connected(options: Parameters<typeof evmOn>[1] = {}) {
  const { driver, found, wallet } = evmOn([anvil, other], options)
  const session = await driver.connect({ wallet: found })
  const [network] = driver.networks
  if (!network || !driver.sendTransaction || !driver.signMessage || !driver.signTypedData)
    throw new Error('the driver is incomplete')
  const { sendTransaction, signMessage, signTypedData } = driver
  const address = session.accounts[0]?.address as `0x${string}`
  return {
    address,
    driver,
    network,
    session,
    wallet,
    send: (transaction: unknown) => sendTransaction({ session, network, address, transaction }),
    sign: (message: string | Uint8Array) => signMessage({ session, address, message }),
    signTyped: (data: unknown) => signTypedData({ session, address, data }),
    wait: (hash: string, signal?: AbortSignal) => waitForTransaction({ network, hash, signal }),
  }
}

/** A session whose wallet answers everything but the connection with one function. */
async function answering(answer: (method: string) => unknown): Promise<Session> {
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_requestAccounts') return [to]
      if (method === 'eth_chainId') return 31_337
      return await answer(method)
    },
  }
  const wallet: Wallet = { id: 'x.y', namespace: 'eip155', name: 'X', kind: 'custom', provider }
  return await connect({ wallet })
}

const typed = {
  domain: { name: 'Mail', version: '1', chainId: 31_337 },
  types: {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { to: getAddress(to), amount: 5n },
} as const

test('behavior: moves native currency and waits for the receipt [1.04, 7.28, 9.18]', async () => {
  const { send, wait } = await connected()
  const before = await anvil.client.getBalance({ address: to })
  const hash = await send({ to, value: parseEther('1.5') })
  expect(await wait(hash)).toEqual({ hash, status: 'success' })
  expect((await anvil.client.getBalance({ address: to })) - before).toBe(1_500_000_000_000_000_000n)
})

test('behavior: amounts may be bigints, numbers or hex, and the wallet gets hex [7.27]', async () => {
  const { address, send, wallet } = await connected()
  await send({
    to: to.slice(2),
    value: 1n,
    gasLimit: 30_000,
    maxFeePerGas: '0x77359400',
    maxPriorityFeePerGas: 1n,
    data: '0x',
  })
  expect(wallet.requests.at(-1)).toEqual({
    method: 'eth_sendTransaction',
    params: [
      {
        from: address,
        to,
        value: '0x1',
        gas: '0x7530',
        maxFeePerGas: '0x77359400',
        maxPriorityFeePerGas: '0x1',
        data: '0x',
        chainId: '0x7a69',
      },
    ],
  })
})

test('behavior: what is called is sent, whether it is named `data` or `input` [7.27]', async () => {
  const { send, wallet } = await connected()
  await send({ to, input: '0xd09de08a' })
  expect(wallet.requests.at(-1)).toMatchObject({ params: [{ to, data: '0xd09de08a' }] })
  expect(wallet.requests.at(-1)).not.toHaveProperty('params.0.input')
  await send({ to, data: '0xd09de08a', input: '0xd09de08a' })
  expect(wallet.requests.at(-1)).toMatchObject({ params: [{ to, data: '0xd09de08a' }] })
  const before = wallet.requests.length
  await expect(send({ to, data: '0x', input: '0xd09de08a' })).rejects.toMatchObject({ code: 'send/failed' })
  expect(wallet.requests).toHaveLength(before)
})

test('behavior: falls back to wallet_sendTransaction where the first is unknown [7.27]', async () => {
  const { send, wait, wallet } = await connected({ unsupported: ['eth_sendTransaction'] })
  const hash = await send({ to, value: 1n })
  expect((await wait(hash)).status).toBe('success')
  expect(wallet.requests.map(({ method }) => method).slice(-2)).toEqual([
    'eth_sendTransaction',
    'wallet_sendTransaction',
  ])
})

test('error: a failure that may have gone out is never sent twice', async () => {
  const asked: string[] = []
  const session = await answering((method) => {
    asked.push(method)
    throw { code: -32603, message: 'timeout' }
  })
  const { network } = await connected()
  const sending = sendTransaction({ session, network, address: to, transaction: { to } })
  await expect(sending).rejects.toMatchObject({ code: 'send/failed', cause: { code: -32603 } })
  expect(asked).toEqual(['eth_sendTransaction'])
})

test('error: nothing is sent on another network than the one shown [4.14]', async () => {
  const { send, wallet } = await connected()
  wallet.switchChain(31_338)
  await expect(send({ to, value: 1n })).rejects.toMatchObject({
    code: 'send/failed',
    details: 'The wallet is on eip155:31338, not on eip155:31337.',
  })
  expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
})

test('error: fees that contradict each other never reach the wallet [5.21]', async () => {
  const { send, wallet } = await connected()
  const before = wallet.requests.length
  await expect(send({ to, gasPrice: 1n, maxFeePerGas: 1n })).rejects.toMatchObject({ code: 'fees/conflict' })
  await expect(send({ to, gasPrice: 1, maxPriorityFeePerGas: 1 })).rejects.toMatchObject({
    code: 'fees/conflict',
  })
  await expect(send({ to, maxFeePerGas: 1n, maxPriorityFeePerGas: 2n })).rejects.toMatchObject({
    code: 'node/tip_above_fee_cap',
  })
  await expect(send({ to, maxFeePerGas: max + 1n })).rejects.toMatchObject({ code: 'node/fee_cap_too_high' })
  expect(wallet.requests).toHaveLength(before)
})

test('error: a transaction that is none never reaches the wallet', async () => {
  const { send, wallet } = await connected()
  const before = wallet.requests.length
  for (const wrong of [
    null,
    'x',
    { to: 'vitalik.eth' },
    { to: 5 },
    { value: 1.5 },
    { value: -1n },
    { value: 'many' },
    { value: '' },
  ])
    await expect(send(wrong)).rejects.toMatchObject({ code: 'send/failed', details: expect.any(String) })
  expect(wallet.requests).toHaveLength(before)
})

test('error: declined, too poor, and answered with nonsense [8.22, 8.24]', async () => {
  const { network, send, wallet } = await connected()
  wallet.decline()
  await expect(send({ to, value: 1n })).rejects.toMatchObject({
    code: 'send/rejected',
    message: 'Transaction declined',
  })
  await expect(send({ to, value: parseEther('100000000') })).rejects.toMatchObject({
    code: 'node/insufficient_funds',
  })
  for (const nonsense of [null, '0x', {}, '0xzz']) {
    const session = await answering(() => nonsense)
    const sending = sendTransaction({ session, network, address: to, transaction: { to } })
    await expect(sending).rejects.toMatchObject({ code: 'send/failed' })
  }
})

test('behavior: the receipt is waited for as long and as often as specified [9.18]', () => {
  const delays = [0, 1, 2, 3, 4, 5].map((count) => receiptWait.retryDelay({ count }))
  expect({ ...receiptWait, retryDelay: delays }).toEqual({
    confirmations: 1,
    timeout: 180_000,
    retryCount: 6,
    retryDelay: [200, 400, 800, 1600, 3200, 6400],
  })
})

test('behavior: a reverted transaction is reported as reverted', async () => {
  const { send, wait } = await connected()
  // PUSH0 PUSH0 REVERT
  await anvil.client.setCode({ address: '0x00000000000000000000000000000000000000aa', bytecode: '0x5f5ffd' })
  const hash = await send({ to: '0x00000000000000000000000000000000000000aa', gas: 50_000n })
  expect(await wait(hash)).toEqual({ hash, status: 'reverted' })
})

test('behavior: a transaction sped up in the wallet is reported as replaced [9.18]', async () => {
  const { address, send, wait } = await connected()
  await anvil.client.setAutomine(false)
  try {
    const nonce = await anvil.client.getTransactionCount({ address })
    const fees = { maxPriorityFeePerGas: 2_000_000_000n, maxFeePerGas: 10_000_000_000n }
    const hash = await send({ to, value: 1n, nonce, ...fees })
    const waiting = wait(hash)
    await new Promise((resolve) => setTimeout(resolve, 700))
    const faster = { maxPriorityFeePerGas: 8_000_000_000n, maxFeePerGas: 40_000_000_000n }
    const replacement = await send({ to, value: 1n, nonce, ...faster })
    await anvil.client.mine({ blocks: 1 })
    expect(await waiting).toEqual({ hash: replacement, status: 'success', replaced: true })
  } finally {
    await anvil.client.setAutomine(true)
  }
})

test('error: leaving ends that wait at once, and no other [8.18]', async () => {
  const { send, wait } = await connected()
  await anvil.client.setAutomine(false)
  try {
    const hash = await send({ to, value: 1n })
    const leave = new AbortController()
    const waiting = wait(hash, leave.signal)
    const meanwhile = wait(hash)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const start = Date.now()
    leave.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
    expect(Date.now() - start).toBeLessThan(200)
    const again = wait(hash)
    await anvil.client.mine({ blocks: 1 })
    expect(await Promise.all([meanwhile, again])).toEqual(Array(2).fill({ hash, status: 'success' }))
    await expect(wait(hash, AbortSignal.abort())).rejects.toMatchObject({ code: 'request/aborted' })
  } finally {
    await anvil.client.setAutomine(true)
  }
})

test('error: leaving ends a wait for a transaction that no node knows [8.18]', async () => {
  const { wait } = await connected()
  const leave = new AbortController()
  const waiting = wait(`0x${'0'.repeat(64)}`, leave.signal)
  // Deep inside one of the pauses between looks.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const start = Date.now()
  leave.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  expect(Date.now() - start).toBeLessThan(100)
})

test('behavior: signs a text that anybody can check [1.04, 7.27]', async () => {
  const { address, sign, wallet } = await connected()
  const signature = (await sign('héllo')) as `0x${string}`
  expect(await verifyMessage({ address, message: 'héllo', signature })).toBe(true)
  expect(wallet.requests.at(-1)).toEqual({ method: 'personal_sign', params: ['0x68c3a96c6c6f', address] })
  const bytes = (await sign(new Uint8Array([0, 255]))) as `0x${string}`
  expect(await verifyMessage({ address, message: { raw: '0x00ff' }, signature: bytes })).toBe(true)
})

test('behavior: signs EIP-712 data given as an object or as JSON [7.27]', async () => {
  const { address, signTyped } = await connected()
  const signature = (await signTyped(typed)) as `0x${string}`
  expect(await verifyTypedData({ ...typed, address, signature })).toBe(true)
  const json = JSON.stringify({ ...typed, message: { to, amount: '5' } })
  expect(await signTyped(json)).toBe(signature)
})

test('error: data that cannot be checked is not put before the visitor', async () => {
  const { signTyped, wallet } = await connected()
  const before = wallet.requests.length
  for (const wrong of ['{', null, {}, { ...typed, message: { to: 'nobody', amount: 1n } }])
    await expect(signTyped(wrong)).rejects.toMatchObject({ code: 'sign/failed' })
  expect(wallet.requests).toHaveLength(before)
})

test('error: signatures declined, pending, unknown, refused and invented [8.18, 8.22]', async () => {
  const { driver, sign, wallet } = await connected()
  wallet.decline()
  await expect(sign('x')).rejects.toMatchObject({ code: 'sign/rejected', message: 'Signature declined' })
  const signWith = async (answer: () => unknown) => {
    const session = await answering(answer)
    return await (driver as Required<Driver>).signMessage({ session, address: to, message: 'x' })
  }
  await expect(signWith(() => Promise.reject({ code: -32002 }))).rejects.toMatchObject({
    code: 'connect/pending',
  })
  await expect(signWith(() => Promise.reject({ code: 4200 }))).rejects.toMatchObject({
    code: 'sign/unsupported',
  })
  await expect(signWith(() => Promise.reject({ code: 4100 }))).rejects.toMatchObject({ code: 'sign/failed' })
  for (const invented of [null, '', '0x', 'signed', { r: 1 }])
    await expect(signWith(() => invented)).rejects.toMatchObject({ code: 'sign/failed' })
})
