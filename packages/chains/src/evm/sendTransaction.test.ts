import { getAddress, type Hex, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, describe, expect, test } from 'vitest'
import type { LocalWallet, Session, TransactionHandle } from '../driver.ts'
import { on } from '../testingCapability.ts'
import { connect } from './connect.ts'
import type { Eip1193Provider } from './provider.ts'
import { sendTransaction } from './sendTransaction.ts'
import { evmOn } from './testing.ts'
import { startAnvil } from './testingNode.ts'
import { waitForTransaction } from './waitForTransaction.ts'

const [anvil, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 31_338 })])
afterAll(() => Promise.all([anvil.stop(), other.stop()]))

const to = '0x00000000000000000000000000000000deadbeef'
const max = 2n ** 256n - 1n

async function connected(options: Parameters<typeof evmOn>[1] = {}) {
  const { driver, found, wallet } = evmOn([anvil, other], options)
  const session = await driver.connect({ wallet: found })
  const [network] = driver.networks
  if (!network) throw new Error('the driver is incomplete')
  const address = session.accounts[0]?.address as `0x${string}`
  return {
    address,
    driver,
    network,
    session,
    wallet,
    send: (transaction: unknown) => on(driver.transactions).send({ session, network, address, transaction }),
    sign: (message: string | Uint8Array) => on(driver.messages).sign({ session, address, message }),
    signTyped: (data: unknown) => on(driver.typedData).sign({ session, address, data }),
    wait: (handle: TransactionHandle, signal?: AbortSignal) =>
      waitForTransaction({ network, handle, signal }),
  }
}

/** A session whose wallet responds to everything except connecting with one function. */
async function answering(answer: (method: string) => unknown): Promise<Session> {
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_requestAccounts') return [to]
      if (method === 'eth_chainId') return 31_337
      return await answer(method)
    },
  }
  const wallet: LocalWallet<Eip1193Provider> = {
    id: 'x.y',
    namespace: 'eip155',
    name: 'X',
    kind: 'external',
    provider,
  }
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

test('behavior: sends the coin and waits for the receipt [1.04c, 7.28e]', async () => {
  const { send, wait } = await connected()
  const before = await anvil.client.getBalance({ address: to })
  const sent = await send({ to, value: parseEther('1.5') })
  expect(await wait(sent)).toEqual({ hash: sent.hash, status: 'success' })
  expect((await anvil.client.getBalance({ address: to })) - before).toBe(1_500_000_000_000_000_000n)
})

test('behavior: amounts may be bigints, numbers or hex, and the wallet gets hex', async () => {
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

test('behavior: call data is sent, whether named `data` or `input`', async () => {
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

test('behavior: falls back to wallet_sendTransaction if eth_sendTransaction is unknown [7.27g]', async () => {
  const { send, wait, wallet } = await connected({ unsupported: ['eth_sendTransaction'] })
  const sent = await send({ to, value: 1n })
  expect((await wait(sent)).status).toBe('success')
  expect(wallet.requests.map(({ method }) => method).slice(-2)).toEqual([
    'eth_sendTransaction',
    'wallet_sendTransaction',
  ])
})

test('error: a failure after which the transaction may have been sent is not retried', async () => {
  const asked: string[] = []
  const session = await answering((method) => {
    asked.push(method)
    throw { code: -32603, message: 'timeout' }
  })
  const { network } = await connected()
  const sending = sendTransaction({ session, network, address: to, transaction: { to } })
  await expect(sending).rejects.toMatchObject({ code: 'rpc/internal', cause: { code: -32603 } })
  expect(asked).toEqual(['eth_sendTransaction'])
})

describe('an authorization list', () => {
  // Two contracts that accept any call: one uses some gas, one reverts.
  const spends = '0x00000000000000000000000000000000000000b1'
  const refuses = '0x00000000000000000000000000000000000000b2'
  const gasOf = (to: Hex, data: Hex) =>
    anvil.client.estimateGas({ account: sender, to, data, prepare: false })
  const sender = privateKeyToAddress(`0x${'11'.repeat(32)}`)
  const signer = privateKeyToAccount(`0x${'22'.repeat(32)}`)

  async function authorizing(contracts: readonly Hex[]) {
    // PUSH0 SLOAD PUSH0 MSTORE STOP, and PUSH0 PUSH0 REVERT
    await anvil.client.setCode({ address: spends, bytecode: '0x5f545f5200' })
    await anvil.client.setCode({ address: refuses, bytecode: '0x5f5ffd' })
    await anvil.client.setBalance({ address: sender, value: parseEther('10') })
    const nonce = await anvil.client.getTransactionCount({ address: signer.address })
    return await Promise.all(
      contracts.map((contractAddress, at) =>
        signer.signAuthorization({ contractAddress, chainId: 31_337, nonce: nonce + at }),
      ),
    )
  }

  test('behavior: adds twice the gas of its code, 100,000 if it cannot be estimated, and is included in a block [9.12c, 9.12d]', async () => {
    const { send, wait, wallet } = await connected({ privateKeys: [`0x${'11'.repeat(32)}`] })
    const authorizationList = await authorizing([spends, refuses])
    const sent = await send({ to, data: '0xabcd', authorizationList })
    const hash = sent.hash as Hex
    expect(await wait(sent)).toEqual({ hash, status: 'success' })
    const expected = (await gasOf(to, '0xabcd')) + 2n * (await gasOf(spends, '0xabcd')) + 2n * 100_000n
    const first = { address: spends, chainId: '0x7a69', yParity: expect.stringMatching(/^0x[01]$/) }
    expect(wallet.requests.at(-1)?.params).toMatchObject([
      { gas: toHex(expected), authorizationList: [first, { address: refuses }] },
    ])
    expect(await anvil.client.getTransaction({ hash })).toMatchObject({ type: 'eip7702', gas: expected })
    expect(await anvil.client.getCode({ address: signer.address })).toBe(`0xef0100${refuses.slice(2)}`)
  })

  test('behavior: a given gas is kept, and the wallet estimates if the node cannot', async () => {
    const { send, wallet } = await connected({ privateKeys: [`0x${'11'.repeat(32)}`] })
    const authorizationList = await authorizing([spends])
    await send({ to, gas: 90_000n, authorizationList })
    expect(wallet.requests.at(-1)?.params).toMatchObject([{ gas: '0x15f90' }])
    await expect(send({ to: refuses, authorizationList })).rejects.toMatchObject({
      code: 'node/execution_reverted',
    })
    expect(wallet.requests.at(-1)?.params).not.toHaveProperty('0.gas')
    const before = wallet.requests.length
    for (const wrong of [[null], 'x', [{ address: spends }]])
      await expect(send({ to, authorizationList: wrong })).rejects.toMatchObject({ code: 'send/failed' })
    expect(wallet.requests).toHaveLength(before)
  })
})

test('error: rejects if the wallet is on another network', async () => {
  const { send, wallet } = await connected()
  wallet.switchChain(31_338)
  await expect(send({ to, value: 1n })).rejects.toMatchObject({
    code: 'send/failed',
    details: 'The wallet is on eip155:31338, not on eip155:31337.',
  })
  expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
})

test('error: contradictory fees are rejected before the wallet is asked [5.21a, 5.21b]', async () => {
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

test('error: an invalid transaction is rejected before the wallet is asked', async () => {
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

test('error: declined, insufficient funds, and an invalid response [8.22a, 8.24h]', async () => {
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

test('behavior: a reverted transaction is reported as reverted', async () => {
  const { send, wait } = await connected()
  // PUSH0 PUSH0 REVERT
  await anvil.client.setCode({ address: '0x00000000000000000000000000000000000000aa', bytecode: '0x5f5ffd' })
  const sent = await send({ to: '0x00000000000000000000000000000000000000aa', gas: 50_000n })
  expect(await wait(sent)).toEqual({ hash: sent.hash, status: 'reverted' })
})

test('behavior: a transaction sped up in the wallet is reported as replaced', async () => {
  const { address, send, wait } = await connected()
  await anvil.client.setAutomine(false)
  try {
    const nonce = await anvil.client.getTransactionCount({ address })
    const fees = { maxPriorityFeePerGas: 2_000_000_000n, maxFeePerGas: 10_000_000_000n }
    const sent = await send({ to, value: 1n, nonce, ...fees })
    const waiting = wait(sent)
    await new Promise((resolve) => setTimeout(resolve, 700))
    const faster = { maxPriorityFeePerGas: 8_000_000_000n, maxFeePerGas: 40_000_000_000n }
    const replacement = await send({ to, value: 1n, nonce, ...faster })
    await anvil.client.mine({ blocks: 1 })
    expect(await waiting).toEqual({ hash: replacement.hash, status: 'success', replaced: true })
  } finally {
    await anvil.client.setAutomine(true)
  }
})

test('error: aborting ends one wait immediately, and no other [8.18ae]', async () => {
  const { send, wait } = await connected()
  await anvil.client.setAutomine(false)
  try {
    const sent = await send({ to, value: 1n })
    const leave = new AbortController()
    const waiting = wait(sent, leave.signal)
    const meanwhile = wait(sent)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const start = Date.now()
    leave.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
    expect(Date.now() - start).toBeLessThan(200)
    const again = wait(sent)
    await anvil.client.mine({ blocks: 1 })
    expect(await Promise.all([meanwhile, again])).toEqual(
      Array(2).fill({ hash: sent.hash, status: 'success' }),
    )
    await expect(wait(sent, AbortSignal.abort())).rejects.toMatchObject({ code: 'request/aborted' })
  } finally {
    await anvil.client.setAutomine(true)
  }
})

test('error: aborting ends the wait for an unknown transaction [8.18ae]', async () => {
  const { wait } = await connected()
  const leave = new AbortController()
  const waiting = wait({ chain: 'eip155:31337', hash: `0x${'0'.repeat(64)}`, sentAt: 0 }, leave.signal)
  // During a pause between two polls.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const start = Date.now()
  leave.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'request/aborted' })
  expect(Date.now() - start).toBeLessThan(100)
})

test('behavior: signs a message with a verifiable signature [1.04b, 7.27a]', async () => {
  const { address, sign, wallet } = await connected()
  const signature = (await sign('héllo')) as `0x${string}`
  expect(await verifyMessage({ address, message: 'héllo', signature })).toBe(true)
  expect(wallet.requests.at(-1)).toEqual({ method: 'personal_sign', params: ['0x68c3a96c6c6f', address] })
  const bytes = (await sign(new Uint8Array([0, 255]))) as `0x${string}`
  expect(await verifyMessage({ address, message: { raw: '0x00ff' }, signature: bytes })).toBe(true)
})

test('behavior: signs EIP-712 data given as an object or as JSON', async () => {
  const { address, signTyped } = await connected()
  const signature = (await signTyped(typed)) as `0x${string}`
  expect(await verifyTypedData({ ...typed, address, signature })).toBe(true)
  const json = JSON.stringify({ ...typed, message: { to, amount: '5' } })
  expect(await signTyped(json)).toBe(signature)
})

test('error: invalid typed data is rejected before the visitor is asked', async () => {
  const { signTyped, wallet } = await connected()
  const before = wallet.requests.length
  for (const wrong of ['{', null, {}, { ...typed, message: { to: 'invalid', amount: 1n } }])
    await expect(signTyped(wrong)).rejects.toMatchObject({ code: 'sign/failed' })
  expect(wallet.requests).toHaveLength(before)
})

test('error: signatures declined, pending, unsupported, rejected and malformed [8.18f, 8.22a-c]', async () => {
  const { driver, sign, wallet } = await connected()
  wallet.decline()
  await expect(sign('x')).rejects.toMatchObject({ code: 'sign/rejected', message: 'Signature declined' })
  const signWith = async (answer: () => unknown) => {
    const session = await answering(answer)
    return await on(driver.messages).sign({ session, address: to, message: 'x' })
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

test('behavior: a transaction is signed without being sent, if the wallet supports it', async () => {
  const { driver, network } = await connected()
  const raw = `0x02${'ab'.repeat(110)}`
  const asked: unknown[] = []
  const sign = async (answer: unknown) => {
    const session = await answering((method) => {
      asked.push(method)
      return answer
    })
    return await on(driver.transactions).sign({
      session,
      network,
      address: to,
      transaction: { to, value: 1n },
    })
  }
  expect(await sign(raw)).toBe(raw)
  expect(await sign({ raw, tx: {} })).toBe(raw)
  expect(new Set(asked)).toEqual(new Set(['eth_signTransaction']))
  for (const wrong of ['0x', 'yes', undefined, { raw: 1 }])
    await expect(sign(wrong)).rejects.toMatchObject({ code: 'send/failed' })
})
