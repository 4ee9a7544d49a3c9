import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, test } from 'vitest'
import { approvals } from '../approval/index.ts'
import { delegationContracts, readContext, sessionDigest, sessionId, toContext } from '../delegation.ts'
import { startBundledNode } from '../testingBundler.ts'
import { delegated } from './delegated.ts'
import { refuseOwn } from './refuseOwn.ts'
import { deployToken, redeemAs, smartAccountOn } from './testing.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const code = `0xef0100${delegationContracts.implementation.slice(2)}`
const day = 86_400

const { anvil, bundler: rig, stop } = await startBundledNode()
afterAll(stop)

function visitor() {
  const key = generatePrivateKey()
  return smartAccountOn(anvil, rig, key, privateKeyToAccount(key).address, 'delegated')
}
const fund = (address: Hex, coins: string) => anvil.client.setBalance({ address, value: parseEther(coins) })
const balanceOf = (address: Hex) => anvil.client.getBalance({ address })
const now = () => Math.floor(Date.now() / 1_000)

describe('an account with code (EIP-7702)', { timeout: 60_000 }, () => {
  test('behavior: the first transaction gives the account of the key its code, and the sponsor pays', async () => {
    const account = visitor()
    expect(account.address).toBe(account.owner)
    await fund(account.address, '1')
    const approval = await account.prepare('eth_sendTransaction', [
      { from: account.address, to: shop, value: '0x2386f26fc10000' },
    ])
    expect(approval.view).toMatchObject({
      account: account.address,
      accountType: 'smartAccount',
      isSponsored: true,
      actions: [{ type: 'upgradeAccount' }, { type: 'sendCoin', amount: '0.01', to: shop }],
      warnings: [],
      simulation: 'succeeds',
    })
    expect(approval.view.fields).toContainEqual({ name: 'authorization.chainId', value: '31337' })
    expect(approval.toSign).toHaveLength(2)
    const hash = (await account.approve(approval)) as Hex
    expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await balanceOf(account.address)).toBe(parseEther('0.99'))
    expect((await anvil.client.getCode({ address: account.address }))?.toLowerCase()).toBe(code)

    const second = await account.prepare('wallet_sendCalls', [
      {
        chainId: '0x7a69',
        atomicRequired: true,
        calls: [
          { to: shop, value: '0x1' },
          { to: other, value: '0x2' },
        ],
      },
    ])
    expect(second.toSign).toHaveLength(1)
    expect(second.view.actions.map(({ type }) => type)).toEqual(['sendCoin', 'sendCoin'])
    const { id } = (await account.approve(second)) as { id: string }
    await expect
      .poll(() => account.read('wallet_getCallsStatus', [id]), { timeout: 20_000 })
      .toMatchObject({ id, atomic: true, status: 200 })
    expect(await balanceOf(account.address)).toBe(parseEther('0.99') - 3n)
  })

  test('behavior: signatures are those of the key, before and after', async () => {
    const account = visitor()
    const check = async () => {
      const message = await account.prepare('personal_sign', ['Hello', account.address])
      const signature = (await account.approve(message)) as Hex
      const { address } = account
      expect(await anvil.client.verifyMessage({ address, message: 'Hello', signature })).toBe(true)
      expect(await anvil.client.verifyMessage({ address, message: 'Hallo', signature })).toBe(false)
    }
    await check()
    await account.approve(await account.prepare('eth_sendTransaction', [{ to: shop }]))
    await check()
  })

  test('error: no page calls the account or the contract of its sessions, or runs code as the account', async () => {
    const account = visitor()
    for (const to of [account.address, delegationContracts.manager])
      await expect(
        account.prepare('eth_sendTransaction', [{ to, data: '0x3ed01015' }]),
      ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    const send = (callData: Hex) =>
      account.prepare('eth_sendUserOperation', [{ sender: account.address, callData }, entryPoint])
    await expect(
      send(delegated.encodeCalls([{ to: delegationContracts.manager, value: 0n, data: '0x' }])),
    ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    const execute = (mode: Hex, calls: Hex) =>
      encodeFunctionData({ abi: parseAbi(['function execute(bytes32, bytes)']), args: [mode, calls] })
    const target: Hex = `${shop}${'00'.repeat(32)}`
    // Foreign code as the account, and a batch that goes on after a failure.
    for (const mode of [`0xff${'00'.repeat(31)}`, `0x0101${'00'.repeat(30)}`] as const)
      await expect(send(execute(mode, target))).rejects.toMatchObject({ code: 'rpc/invalid_params' })
  })

  test.each([
    ['Delegation', delegationContracts.manager],
    ['PackedUserOperation', undefined],
  ] as const)('error: the key signs no %s of its own as if it were data', async (primaryType, contract) => {
    const { owner } = visitor()
    const sign = (verifyingContract: Hex) =>
      approvals.eth_signTypedData_v4?.({
        chainId: 'eip155:31337',
        address: owner,
        origin: 'https://shop.test',
        params: [
          owner,
          {
            domain: { chainId: 31_337, verifyingContract },
            types: { [primaryType]: [{ name: 'salt', type: 'uint256' }] },
            primaryType,
            message: { salt: 1 },
          },
        ],
        ask: async () => '0x',
        refuseOwn: async (data) => refuseOwn(data),
      })
    await expect(sign(contract ?? owner)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    await expect(sign(shop)).resolves.toMatchObject({ view: { kind: 'typedData' } })
  })

  test('property: the calls of an operation are read as they were written', () => {
    const random = (bytes: number): Hex =>
      bytes === 0 ? '0x' : `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')}`
    for (let round = 0; round < 200; round++) {
      const calls = Array.from({ length: round % 8 }, (_, index) => ({
        to: random(20),
        value: BigInt(random(1 + ((round + index) % 32))),
        data: random((round * index) % 300),
      }))
      const encoded = delegated.encodeCalls(calls)
      expect(delegated.decodeCalls(encoded)).toEqual(calls)
      expect(() => delegated.decodeCalls(`${encoded}00`)).toThrow()
      expect(() => delegated.decodeCalls(encoded.slice(0, -2) as Hex)).toThrow()
    }
  })
})

describe('a session', { timeout: 60_000 }, () => {
  const app = privateKeyToAccount(generatePrivateKey())
  const asked = (more: object = {}, data: object = {}, type = 'native-token-periodic') => [
    {
      chainId: '0x7a69',
      expiry: now() + 10 * day,
      signer: { type: 'account', data: { address: app.address } },
      permissions: [{ type, data: { periodAmount: '0x2386f26fc10000', periodDuration: day, ...data } }],
      ...more,
    },
  ]
  type Granted = readonly [{ readonly context: Hex; readonly expiry: number }]

  test('behavior: lets the app move coins within its limits, until it is revoked', async () => {
    const account = visitor()
    await fund(account.address, '1')
    await fund(app.address, '1')
    const approval = await account.prepare('wallet_grantPermissions', asked())
    expect(approval.view).toMatchObject({
      kind: 'session',
      warnings: ['session'],
      isSponsored: true,
      actions: [
        { type: 'upgradeAccount' },
        {
          type: 'openSession',
          perPeriod: { amount: '0.01' },
          total: { amount: '0.1' },
          periodSeconds: day,
          spender: app.address,
        },
      ],
    })
    const [{ context }] = (await account.approve(approval)) as Granted
    const redeem = (value: bigint, more: Partial<Parameters<typeof redeemAs>[2]> = {}) =>
      redeemAs(anvil, app, { context, to: shop, value, ...more })

    const before = await balanceOf(shop)
    expect(await redeem(parseEther('0.006'))).toBe('success')
    expect((await balanceOf(shop)) - before).toBe(parseEther('0.006'))
    expect(await balanceOf(account.address)).toBe(parseEther('0.994'))
    // Beyond the limit of the period, with data, or by another account.
    await expect(redeem(parseEther('0.005'))).rejects.toThrow('transfer-amount-exceeded')
    await expect(redeem(1n, { data: '0x12345678' })).rejects.toThrow('invalid-calldata')
    const stranger = privateKeyToAccount(generatePrivateKey())
    await fund(stranger.address, '1')
    await expect(redeemAs(anvil, stranger, { context, to: shop, value: 1n })).rejects.toThrow()
    expect(await redeem(parseEther('0.003'))).toBe('success')

    const revoking = await account.prepare('wallet_revokePermissions', [{ permissionsContext: context }])
    expect(revoking.view).toMatchObject({
      actions: [{ type: 'endSession', perPeriod: { amount: '0.01' }, spender: app.address }],
      warnings: [],
      simulation: 'succeeds',
    })
    expect(await account.approve(revoking)).toEqual({})
    await expect(redeem(1n)).rejects.toThrow('CannotUseADisabledDelegation')
    expect(await balanceOf(account.address)).toBe(parseEther('0.991'))
  })

  test('behavior: of a token moves only that token, and ends when it expires', async () => {
    const account = visitor()
    await fund(account.address, '1')
    await fund(app.address, '1')
    const token = await deployToken(anvil, account.address)
    const stranger = await deployToken(anvil, account.address)
    const { timestamp } = await anvil.client.getBlock()
    const expiry = Number(timestamp) + 5 * day
    const approval = await account.prepare(
      'wallet_grantPermissions',
      asked(
        { expiry },
        { tokenAddress: token, periodAmount: '0x64', startTime: Number(timestamp) },
        'erc20-token-periodic',
      ),
    )
    const [{ context }] = (await account.approve(approval)) as Granted
    const transfer = (to: Hex, amount: bigint) =>
      encodeFunctionData({
        abi: parseAbi(['function transfer(address, uint256)']),
        functionName: 'transfer',
        args: [to, amount],
      })
    const redeem = (to: Hex, data: Hex, value = 0n) => redeemAs(anvil, app, { context, to, data, value })
    expect(await redeem(token, transfer(shop, 60n))).toBe('success')
    await expect(redeem(token, transfer(shop, 41n))).rejects.toThrow('transfer-amount-exceeded')
    await expect(redeem(stranger, transfer(shop, 1n))).rejects.toThrow('invalid-contract')
    await expect(redeem(token, transfer(shop, 1n), 1n)).rejects.toThrow('value-too-high')
    await expect(redeem(shop, '0x', 1n)).rejects.toThrow()
    const approve = encodeFunctionData({
      abi: parseAbi(['function approve(address, uint256)']),
      args: [shop, 1n],
    })
    await expect(redeem(token, approve)).rejects.toThrow('invalid-method')
    await anvil.client.increaseTime({ seconds: day })
    await anvil.client.mine({ blocks: 1 })
    expect(await redeem(token, transfer(shop, 100n))).toBe('success')
    await anvil.client.increaseTime({ seconds: 5 * day })
    await anvil.client.mine({ blocks: 1 })
    await expect(redeem(token, transfer(shop, 1n))).rejects.toThrow('expired-delegation')
  })

  test.each([
    ['has no expiry', { expiry: undefined }, {}],
    ['has expired', { expiry: 1 }, {}],
    ['lasts for years', { expiry: now() + 1_000 * day }, {}],
    ['has no limit', {}, { periodAmount: `0x${'f'.repeat(64)}` }],
    ['has a limit of nothing', {}, { periodAmount: '0x0' }],
    ['has a limit per second', {}, { periodDuration: 1 }],
    ['started long ago', {}, { startTime: 1 }],
    ['is of another chain', { chainId: '0x1' }, {}],
    ['names no app', { signer: undefined }, {}],
    ['is for anyone', { signer: { type: 'account', data: { address: `0x${'a11'.padStart(40, '0')}` } } }, {}],
    ['allows two things', { permissions: [{}, {}] }, {}],
  ])('error: a request that %s is refused', async (_, more, data) => {
    await expect(visitor().prepare('wallet_grantPermissions', asked(more, data))).rejects.toMatchObject({
      code: 'rpc/invalid_params',
    })
  })

  test('error: kinds of permissions that the contracts do not limit are refused, and Safes have none', async () => {
    await expect(
      visitor().prepare('wallet_grantPermissions', asked({}, {}, 'contract-call')),
    ).rejects.toMatchObject({ code: 'wallet/unsupported_method' })
    await expect(
      visitor().prepare('wallet_grantPermissions', asked(), { kind: 'safe' }),
    ).rejects.toMatchObject({ code: 'wallet/unsupported_method' })
    await expect(
      visitor().prepare('wallet_grantPermissions', asked({ address: shop })),
    ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  })

  test('behavior: the capabilities say which permissions there are', async () => {
    expect(await visitor().read('wallet_getCapabilities', [])).toMatchObject({
      '0x7a69': {
        permissions: {
          supported: true,
          permissionTypes: ['native-token-periodic', 'erc20-token-periodic'],
        },
      },
    })
  })

  test('property: contexts are read as they were written, and hash as on the chain', async () => {
    const session = {
      account: other.toLowerCase() as Hex,
      delegate: shop.toLowerCase() as Hex,
      token: undefined,
      periodAmount: 5n,
      periodSeconds: day,
      start: now(),
      expiry: now() + day,
      salt: 7n,
    }
    for (const token of [undefined, shop.toLowerCase() as Hex]) {
      const context = toContext({ ...session, token }, '0x1234')
      expect(readContext(context)).toEqual({ session: { ...session, token }, signature: '0x1234' })
      for (let at = 2; at < context.length; at += 2) {
        const byte = (Number.parseInt(context.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')
        const read = readContext(`${context.slice(0, at)}${byte}${context.slice(at + 2)}` as Hex)
        expect(read).not.toEqual({ session: { ...session, token }, signature: '0x1234' })
      }
    }
    const abi = parseAbi([
      'struct Caveat { address enforcer; bytes terms; bytes args; }',
      'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
      'function getDelegationHash(Delegation) pure returns (bytes32)',
      'function getDomainHash() view returns (bytes32)',
    ])
    const manager = { address: delegationContracts.manager, abi }
    const { decodeAbiParameters, keccak256, concat } = await import('viem')
    const [list] = decodeAbiParameters(
      [{ type: 'tuple[]', components: abi[0].inputs[0].components }],
      toContext(session, '0x'),
    )
    const hash = await anvil.client.readContract({
      ...manager,
      functionName: 'getDelegationHash',
      args: [list[0] as never],
    })
    expect(sessionId(session)).toBe(hash)
    const domain = await anvil.client.readContract({ ...manager, functionName: 'getDomainHash' })
    expect(sessionDigest(session, 31_337)).toBe(keccak256(concat(['0x1901', domain, hash])))
  })
})
