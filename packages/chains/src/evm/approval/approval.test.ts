import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  recoverTransactionAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { account, approve, prepare, tellingNode } from './testing.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const send = (transaction: object, ask = tellingNode().ask) =>
  prepare('eth_sendTransaction', [transaction], { ask })
const reverts = Object.assign(new Error('execution reverted'), { code: 3 })

describe('a transaction', () => {
  test('behavior: what is missing comes from the node, and the result is signed by the account', async () => {
    const node = tellingNode()
    const approval = await send({ from: account, to: shop, value: '0x16345785d8a0000' }, node.ask)
    expect(approval.view).toMatchObject({
      kind: 'transaction',
      network: 'Ethereum',
      actions: [{ type: 'sendCoin', amount: '0.1', symbol: 'ETH', to: shop }],
      warnings: [],
      // 21,000 times twice the base fee and the tip.
      fee: { amount: '0.0000441', symbol: 'ETH' },
      simulation: 'succeeds',
    })
    const hash = await approve(approval)
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    const [signed] = node.sent as [`0x02${string}`]
    expect(await recoverTransactionAddress({ serializedTransaction: signed })).toBe(account)
  })

  test('behavior: an allowance names the listed token, and an unlimited one is warned of', async () => {
    const approval = (amount: bigint) => ({
      to: usdc,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [shop, amount] }),
    })
    const limited = await send(approval(2_500_000n))
    expect(limited.view.actions).toEqual([
      {
        type: 'allow',
        spender: shop,
        token: { address: usdc, symbol: 'USDC', isListed: true },
        amount: '2.5',
        isBaseUnits: false,
      },
    ])
    const unlimited = await send(approval(maxUint256))
    expect(unlimited.view).toMatchObject({
      actions: [{ amount: 'unlimited' }],
      warnings: ['unlimitedAllowance'],
    })
    expect((await send(approval(0n))).view).toMatchObject({ actions: [{ type: 'revoke' }], warnings: [] })
  })

  test('behavior: collections, multicalls, contracts and unknown calls are told apart', async () => {
    const abi = parseAbi([
      'function setApprovalForAll(address, bool)',
      'function safeTransferFrom(address, address, uint256)',
      'function multicall(bytes[])',
    ])
    const all = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [shop, true] })
    expect((await send({ to: usdc, data: all })).view).toMatchObject({
      actions: [{ type: 'allowAll', spender: shop }],
      warnings: ['allowsAll'],
    })
    const item = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [shop, account, 5n] })
    expect((await send({ to: usdc, data: item })).view).toMatchObject({
      actions: [{ type: 'sendItem', id: '5', from: shop, to: account }],
      warnings: ['otherAccount'],
    })
    const both = encodeFunctionData({ abi, functionName: 'multicall', args: [[all, '0x12345678']] })
    expect((await send({ to: usdc, data: both })).view.warnings).toEqual(['allowsAll', 'unknownCall'])
    expect((await send({ data: '0x6000' })).view).toMatchObject({
      actions: [{ type: 'create' }],
      warnings: ['createsContract'],
    })
  })

  test('behavior: one that would fail can still be looked at; an unreachable node says nothing', async () => {
    const failing = await send(
      { to: usdc, data: '0x12345678' },
      tellingNode({ eth_estimateGas: reverts }).ask,
    )
    expect(failing.view.simulation).toBe('fails')
    const unknown = tellingNode({ eth_estimateGas: new Error('offline') })
    expect((await send({ to: usdc }, unknown.ask)).view.simulation).toBe('unknown')
  })

  test('behavior: an account that cannot pay for it is told so, whatever else would fail', async () => {
    const value = 10n ** 17n
    const asked = { to: shop, value: `0x${value.toString(16)}` }
    // 21,000 times twice the base fee and the tip.
    const fee = 21_000n * 2_100_000_000n
    const simulate = async (balance: unknown, answers = {}, request: object = asked) => {
      const answer = typeof balance === 'bigint' ? `0x${balance.toString(16)}` : balance
      return (await send(request, tellingNode({ eth_getBalance: answer, ...answers }).ask)).view.simulation
    }
    expect(await simulate(value + fee)).toBe('succeeds')
    expect(await simulate(value + fee - 1n)).toBe('unfunded')
    expect(await simulate(value, { eth_estimateGas: reverts })).toBe('unfunded')
    // The gas of a call that fails is not known, so it does not count as too expensive.
    expect(await simulate(value + fee, { eth_estimateGas: reverts })).toBe('fails')
    expect(await simulate(value + fee, {}, { ...asked, gas: '0x5209' })).toBe('unfunded')
    expect(await simulate(new Error('offline'))).toBe('succeeds')
    expect(await simulate('0xnone')).toBe('succeeds')
  })

  test.each([
    ['another account', { from: shop, to: shop }, 'wallet/unauthorized'],
    ['another chain', { to: shop, chainId: '0x2' }, 'rpc/invalid_params'],
    ['an authorization', { to: shop, authorizationList: [] }, 'rpc/invalid_params'],
    ['blobs', { to: shop, blobs: ['0x00'] }, 'rpc/invalid_params'],
    ['two kinds of data', { to: shop, data: '0x01', input: '0x02' }, 'rpc/invalid_params'],
    ['a name as receiver', { to: 'shop.eth' }, 'rpc/invalid_params'],
    ['a negative value', { to: shop, value: '-1' }, 'rpc/invalid_params'],
    ['too much value', { to: shop, value: `0x1${'0'.repeat(64)}` }, 'rpc/invalid_params'],
    [
      'a tip above the fee',
      { to: shop, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      'rpc/invalid_params',
    ],
    ['both kinds of fee', { to: shop, gasPrice: '0x1', maxFeePerGas: '0x2' }, 'rpc/invalid_params'],
    ['no object', 'transaction', 'rpc/invalid_params'],
  ])('error: %s', async (_, transaction, code) => {
    await expect(send(transaction as object)).rejects.toMatchObject({ code })
  })

  test.each([
    ['of another chain', { eth_chainId: '0x5' }],
    ['with a nonce that is none', { eth_getTransactionCount: 'many' }],
    ['with a fee beyond reason', { eth_maxPriorityFeePerGas: `0x${'f'.repeat(40)}` }],
    ['with a base fee that is none', { eth_getBlockByNumber: { baseFeePerGas: -1 } }],
  ])('error: a node %s', async (_, answers) => {
    await expect(send({ to: shop }, tellingNode(answers).ask)).rejects.toMatchObject({
      code: 'request/http_failed',
    })
  })

  test('error: what the node refuses has the code of its reason; one it knows already was sent', async () => {
    const refuse = (message: string) =>
      tellingNode({ eth_sendRawTransaction: Object.assign(new Error(message), { code: -32000 }) })
    const poor = await send({ to: shop }, refuse('insufficient funds for gas * price + value').ask)
    await expect(approve(poor)).rejects.toMatchObject({ code: 'node/insufficient_funds' })
    const known = await send({ to: shop }, refuse('already known').ask)
    expect(await approve(known)).toMatch(/^0x/)
  })
})

describe('a batch', () => {
  const batch = (more: object) =>
    prepare('wallet_sendCalls', [
      { version: '2.0.0', from: account, chainId: '0x1', calls: [{ to: shop }, { to: usdc }], ...more },
    ])

  test('behavior: each call is a transaction; their hashes are the id', async () => {
    const approval = await batch({ atomicRequired: false })
    expect(approval.toSign).toHaveLength(2)
    expect(approval.view.warnings).toEqual(['severalTransactions'])
    expect(
      approval.view.fields.filter(({ name }) => name.endsWith('nonce')).map(({ value }) => value),
    ).toEqual(['7', '8'])
    expect(await approve(approval)).toEqual({ id: expect.stringMatching(/^0x[\da-f]{128}$/) })
  })

  test.each([
    ['that must run as one', { atomicRequired: true }, 'wallet/atomicity_unsupported'],
    ['that does not say', {}, 'wallet/atomicity_unsupported'],
    ['on another chain', { chainId: '0x2', atomicRequired: false }, 'wallet/chain_unsupported'],
    [
      'with a capability',
      { atomicRequired: false, capabilities: { paymasterService: {} } },
      'wallet/capability_unsupported',
    ],
    [
      'of too many',
      { atomicRequired: false, calls: Array(17).fill({ to: shop }) },
      'wallet/bundle_too_large',
    ],
    ['of none', { calls: [] }, 'rpc/invalid_params'],
  ])('error: one %s', async (_, more, code) => {
    await expect(batch(more)).rejects.toMatchObject({ code })
  })
})

describe('a message', () => {
  const signIn = (domain: string, address = account) =>
    `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: https://${domain}/login\nVersion: 1\nChain ID: 1\nNonce: abcdefgh1\nIssued At: 2026-11-17T12:00:00.000Z`
  const sign = (message: string) => prepare('personal_sign', [message, account])

  test('behavior: a sign-in to the page itself is calm, to another site it is not', async () => {
    expect((await sign(signIn('shop.test'))).view).toMatchObject({
      kind: 'signIn',
      actions: [{ type: 'signIn', domain: 'shop.test' }],
      warnings: [],
    })
    expect((await sign(signIn('bank.test'))).view.warnings).toEqual(['foreignSignIn'])
    expect((await sign(signIn('shop.test', shop))).view.warnings).toEqual(['otherAccount'])
    expect(
      (await sign(`bank.test  wants you to sign in with your Ethereum account: …`)).view.warnings,
    ).toEqual(['foreignSignIn', 'malformedSignIn'])
  })

  test('behavior: hashes and unreadable bytes are warned of', async () => {
    expect((await sign(`0x${'ab'.repeat(32)}`)).view.warnings).toEqual(['looksLikeHash', 'unreadable'])
    expect((await sign('ab'.repeat(32))).view.warnings).toEqual(['looksLikeHash'])
    expect((await sign('0x00ff')).view.warnings).toEqual(['unreadable'])
    expect((await sign('Hello')).view).toMatchObject({ kind: 'message', text: 'Hello', warnings: [] })
  })

  test('error: another account, and texts that are none', async () => {
    await expect(prepare('personal_sign', ['Hello', shop])).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    for (const params of [['Hello'], 'Hello', [{}, account], ['x'.repeat(200_000), account]])
      await expect(prepare('personal_sign', params)).rejects.toMatchObject({ code: 'rpc/invalid_params' })
  })
})

describe('structured data', () => {
  const permit = {
    types: {
      Permit: ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256', 'deadline:uint256'].map(
        (field) => {
          const [name = '', type = ''] = field.split(':')
          return { name, type }
        },
      ),
    },
    primaryType: 'Permit',
    domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc },
    message: {
      owner: account,
      spender: shop,
      value: maxUint256.toString(),
      nonce: 0,
      deadline: 2_000_000_000,
    },
  }
  const sign = (data: unknown) => prepare('eth_signTypedData_v4', [account, JSON.stringify(data)])

  test('behavior: a permit is an allowance', async () => {
    expect((await sign(permit)).view).toMatchObject({
      kind: 'typedData',
      actions: [{ type: 'allow', token: { symbol: 'USDC' }, amount: 'unlimited', spender: shop }],
      warnings: ['unlimitedAllowance', 'permit'],
    })
  })

  test('behavior: one of Permit2, for another chain and another owner', async () => {
    const details = ['token:address', 'amount:uint160', 'expiration:uint48', 'nonce:uint48']
    const toFields = (list: readonly string[]) =>
      list.map((one) => ({ name: one.split(':')[0], type: one.split(':')[1] }))
    const { view } = await sign({
      types: {
        PermitSingle: toFields(['details:PermitDetails', 'spender:address', 'sigDeadline:uint256']),
        PermitDetails: toFields(details),
      },
      primaryType: 'PermitSingle',
      domain: { name: 'Permit2', chainId: 10, verifyingContract: shop },
      message: {
        details: { token: usdc, amount: (2n ** 160n - 1n).toString(), expiration: 1, nonce: 0 },
        spender: shop,
        sigDeadline: 1,
      },
    })
    expect(view).toMatchObject({
      actions: [{ type: 'allow', token: { symbol: 'USDC' }, amount: 'unlimited' }],
      warnings: ['unlimitedAllowance', 'permit', 'otherChain'],
    })
  })

  test.each([
    ['a missing value', { ...permit, message: { ...permit.message, value: undefined } }],
    ['a value out of range', { ...permit, message: { ...permit.message, value: '-1' } }],
    ['an unknown type', { ...permit, primaryType: 'Other' }],
    ['only a domain', { ...permit, primaryType: 'EIP712Domain' }],
    [
      'a field twice',
      { ...permit, types: { Permit: [...permit.types.Permit, { name: 'value', type: 'uint256' }] } },
    ],
    [
      'a foreign domain field',
      { ...permit, types: { ...permit.types, EIP712Domain: [{ name: 'x', type: 'string' }] } },
    ],
    [
      'a type without end',
      { types: { A: [{ name: 'a', type: 'A' }] }, primaryType: 'A', domain: {}, message: { a: {} } },
    ],
  ])('error: %s', async (_, data) => {
    await expect(sign(data)).rejects.toMatchObject({ code: 'rpc/invalid_params' })
  })
})

test('behavior: a token’s own symbol is read, but it is not listed', async () => {
  const node = tellingNode({ eth_call: encodeAbiParameters([{ type: 'string' }], ['MOON‮']) })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 5n] })
  expect((await send({ to: shop, data }, node.ask)).view.actions).toMatchObject([
    { token: { symbol: 'MOON', isListed: false }, amount: '5', isBaseUnits: true },
  ])
})
