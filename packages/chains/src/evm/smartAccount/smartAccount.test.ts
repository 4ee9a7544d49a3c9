import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, describe, expect, test } from 'vitest'
import { approvals } from '../approval/index.ts'
import { startBundledNode } from '../testingBundler.ts'
import { refuseOwn } from './refuseOwn.ts'
import { safe } from './safe.ts'
import { deployToken, smartAccountOn } from './testing.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const { anvil, bundler: rig, stop } = await startBundledNode()
afterAll(stop)

/** The account of a new visitor. */
function visitor() {
  const key = generatePrivateKey()
  return smartAccountOn(anvil, rig, key, privateKeyToAccount(key).address)
}
const fund = (address: Hex, coins: string) => anvil.client.setBalance({ address, value: parseEther(coins) })
const codeOf = (address: Hex) => anvil.client.getCode({ address })

describe('a transaction', { timeout: 60_000 }, () => {
  test('behavior: the first one deploys the account, and the sponsor pays for both', async () => {
    const account = visitor()
    await fund(account.address, '1')
    const approval = await account.prepare('eth_sendTransaction', [
      { from: account.address, to: shop, value: '0x2386f26fc10000' },
    ])
    expect(approval.view).toMatchObject({
      account: account.address,
      accountType: 'smartAccount',
      isSponsored: true,
      actions: [{ type: 'deployAccount' }, { type: 'sendCoin', amount: '0.01', to: shop }],
      warnings: [],
      simulation: 'succeeds',
    })
    expect(approval.view.fee).toBeUndefined()
    const before = await anvil.client.getBalance({ address: shop })
    const hash = (await account.approve(approval)) as Hex
    expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect((await anvil.client.getBalance({ address: shop })) - before).toBe(parseEther('0.01'))
    expect(await anvil.client.getBalance({ address: account.address })).toBe(parseEther('0.99'))
    expect(await codeOf(account.address)).toBeTruthy()
    const owners = await anvil.client.readContract({
      address: account.address,
      abi: parseAbi(['function getOwners() view returns (address[])']),
      functionName: 'getOwners',
    })
    expect(owners).toEqual([account.owner])

    const second = await account.prepare('eth_sendTransaction', [{ to: shop, value: '0x1' }])
    expect(second.view.actions).toHaveLength(1)
    await account.approve(second)
    expect(await anvil.client.getBalance({ address: account.address })).toBe(parseEther('0.99') - 1n)
  })

  test('behavior: a sponsor that refuses leaves the fee to the account', async () => {
    const account = visitor()
    await fund(account.address, '1')
    rig.sponsorRefuses(true)
    const approval = await account
      .prepare('eth_sendTransaction', [{ to: shop, value: '0x1' }])
      .finally(() => rig.sponsorRefuses(false))
    expect(approval.view).toMatchObject({ simulation: 'succeeds', fee: { amount: expect.any(String) } })
    expect(approval.view.isSponsored).toBeUndefined()
    await account.approve(approval)
    const left = await anvil.client.getBalance({ address: account.address })
    const most = parseEther(approval.view.fee?.amount as string)
    expect(left).toBeLessThan(parseEther('1') - 1n)
    expect(left).toBeGreaterThanOrEqual(parseEther('1') - 1n - most)
  })

  test('behavior: an account without funds and sponsor says so', async () => {
    const account = visitor()
    const approval = await account.prepare('eth_sendTransaction', [{ to: shop, value: '0x0' }], {
      isSponsored: false,
    })
    expect(approval.view.simulation).toBe('unfunded')
    const costly = await account.prepare('eth_sendTransaction', [{ to: shop, value: '0x2386f26fc10000' }])
    expect(costly.view).toMatchObject({ simulation: 'unfunded' })
  })

  test('error: calls to itself, to another account or without a target are refused', async () => {
    const account = visitor()
    await expect(
      account.prepare('eth_sendTransaction', [{ to: account.address, data: '0x0d582f13' }]),
    ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    await expect(
      account.prepare('eth_sendTransaction', [{ from: account.owner, to: shop }]),
    ).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    await expect(account.prepare('eth_sendTransaction', [{ data: '0x6000' }])).rejects.toMatchObject({
      code: 'rpc/invalid_params',
    })
  })
})

describe('a batch', { timeout: 60_000 }, () => {
  test('behavior: runs all of its calls or none, and its status is known by its id', async () => {
    const account = visitor()
    await fund(account.address, '1')
    const token = await deployToken(anvil, account.address)
    const transfer = (to: Hex, amount: bigint) =>
      encodeFunctionData({
        abi: parseAbi(['function transfer(address, uint256)']),
        functionName: 'transfer',
        args: [to, amount],
      })
    const approval = await account.prepare('wallet_sendCalls', [
      {
        version: '2.0.0',
        from: account.address,
        chainId: '0x7a69',
        atomicRequired: true,
        calls: [
          { to: token, data: transfer(shop, 5n) },
          { to: other, value: '0x64' },
        ],
        capabilities: { paymasterService: { url: 'https://api.test/v1/bundler' } },
      },
    ])
    expect(approval.view.actions.map(({ type }) => type)).toEqual(['deployAccount', 'sendToken', 'sendCoin'])
    const { id } = (await account.approve(approval)) as { id: string }
    await expect
      .poll(() => account.read('wallet_getCallsStatus', [id]), { timeout: 20_000 })
      .toMatchObject({ id, atomic: true, status: 200, receipts: [{ status: '0x1' }] })
    expect(await balanceOf(token, shop)).toBe(5n)

    // More tokens than there are: the coin must not move either.
    const before = await anvil.client.getBalance({ address: other })
    const failing = await account.prepare('wallet_sendCalls', [
      {
        chainId: '0x7a69',
        calls: [
          { to: other, value: '0x64' },
          { to: token, data: transfer(shop, 10n ** 30n) },
        ],
      },
    ])
    expect(failing.view.simulation).toBe('fails')
    const { id: failed } = (await account.approve(failing)) as { id: string }
    await expect
      .poll(() => account.read('wallet_getCallsStatus', [failed]), { timeout: 20_000 })
      .toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
    expect(await anvil.client.getBalance({ address: other })).toBe(before)
  })

  test('behavior: the capabilities say that batches are atomic, and sponsored where they are', async () => {
    expect(await visitor().read('wallet_getCapabilities', [])).toEqual({
      '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    })
  })

  test('error: a sponsor of the page is not asked', async () => {
    const batch = (capability: object) => [
      { chainId: '0x7a69', calls: [{ to: shop }], capabilities: { paymasterService: capability } },
    ]
    const account = visitor()
    await expect(
      account.prepare('wallet_sendCalls', batch({ url: 'https://evil.test' })),
    ).rejects.toMatchObject({ code: 'wallet/capability_unsupported' })
    expect(
      (await account.prepare('wallet_sendCalls', batch({ url: 'https://evil.test', optional: true }))).view,
    ).toMatchObject({ isSponsored: true })
  })
})

describe('a signature', { timeout: 60_000 }, () => {
  const typed = {
    domain: { name: 'Shop', chainId: 31_337 },
    types: { Order: [{ name: 'item', type: 'string' }] },
    primaryType: 'Order',
    message: { item: 'Tea' },
  } as const

  test('behavior: of the account is valid before and after it is deployed', async () => {
    const account = visitor()
    const check = async () => {
      const message = await account.prepare('personal_sign', ['Hello', account.address])
      expect(message.view).toMatchObject({ text: 'Hello', accountType: 'smartAccount' })
      const signature = (await account.approve(message)) as Hex
      const isValid = await anvil.client.verifyMessage({
        address: account.address,
        message: 'Hello',
        signature,
      })
      expect(isValid).toBe(true)
      expect(
        await anvil.client.verifyMessage({ address: account.address, message: 'Hallo', signature }),
      ).toBe(false)
      const data = await account.prepare('eth_signTypedData_v4', [account.address, JSON.stringify(typed)])
      const signed = (await account.approve(data)) as Hex
      expect(
        await anvil.client.verifyTypedData({ address: account.address, ...typed, signature: signed }),
      ).toBe(true)
    }
    await check()
    await account.approve(await account.prepare('eth_sendTransaction', [{ to: shop }]))
    expect(await codeOf(account.address)).toBeTruthy()
    await check()
  })
})

describe('the key of the account', () => {
  const module = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226'
  const types = (name: string) => ({ [name]: [{ name: 'safe', type: 'address' }] })

  test.each(['SafeOp', 'SafeTx', 'SafeMessage'])(
    'error: signs no %s of its own account as if it were data',
    async (primaryType) => {
      const { address, owner } = visitor()
      const sign = (verifyingContract: Hex, safe: Hex) =>
        approvals.eth_signTypedData_v4?.({
          chainId: 'eip155:31337',
          address: owner,
          origin: 'https://shop.test',
          params: [
            owner,
            {
              domain: { chainId: 31_337, verifyingContract },
              types: types(primaryType),
              primaryType,
              message: { safe },
            },
          ],
          ask: async () => '0x',
          refuseOwn: async (data) => refuseOwn(data),
        })
      await expect(sign(address, shop)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
      await expect(sign(module, address)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
      // Other Safes of the visitor are theirs to use.
      await expect(sign(shop, shop)).resolves.toMatchObject({ view: { kind: 'typedData' } })
    },
  )
})

describe('an operation of the page', { timeout: 60_000 }, () => {
  test('behavior: is signed if its calls can be read', async () => {
    const account = visitor()
    await fund(account.address, '1')
    const ready = await account.prepare('eth_sendTransaction', [{ to: shop, value: '0x7' }])
    const { callData } = JSON.parse(ready.view.raw[0] as string)
    const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
    const given = { sender: account.address, nonce: '0x0', callData, callGasLimit: '0x30d40' }
    const approval = await account.prepare('eth_sendUserOperation', [given, entryPoint])
    expect(approval.view.actions[1]).toMatchObject({ type: 'sendCoin', to: shop })
    const hash = await account.approve(approval)
    await expect
      .poll(() => account.read('eth_getUserOperationReceipt', [hash]), { timeout: 20_000 })
      .toMatchObject({ success: true, userOpHash: hash })
  })

  test('error: what the account would not run by itself is refused', async () => {
    const account = visitor()
    const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
    const execute = (to: Hex, operation: number, data: Hex = '0x') =>
      encodeFunctionData({
        abi: parseAbi(['function executeUserOpWithErrorString(address, uint256, bytes, uint8)']),
        args: [to, 0n, data, operation],
      })
    const send = (callData: Hex, more: object = {}) =>
      account.prepare('eth_sendUserOperation', [{ sender: account.address, callData, ...more }, entryPoint])
    // Foreign code, as the account.
    await expect(send(execute(shop, 1))).rejects.toMatchObject({ code: 'rpc/invalid_params' })
    await expect(send(execute(account.address, 0))).rejects.toMatchObject({ code: 'wallet/unauthorized' })
    await expect(send('0x')).rejects.toMatchObject({ code: 'rpc/invalid_params' })
    await expect(send(`${execute(shop, 0)}00`)).rejects.toMatchObject({ code: 'rpc/invalid_params' })
    await expect(send(execute(shop, 0), { sender: shop })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    await expect(send(execute(shop, 0), { paymaster: shop })).rejects.toMatchObject({
      code: 'rpc/invalid_params',
    })
    await expect(send(execute(shop, 0), { callGasLimit: '0xffffffffffff' })).rejects.toMatchObject({
      code: 'rpc/invalid_params',
    })
  })
})

describe('a server that lies', { timeout: 60_000 }, () => {
  const answering = (change: (method: string, answer: unknown) => unknown) => {
    const account = visitor()
    return account.prepare('eth_sendTransaction', [{ to: shop }], {
      askBundler: async (method, params) => change(method, await account.askBundler(method, params)),
    })
  }

  test('error: a sponsor that names another paymaster than it was estimated with is not used', async () => {
    await expect(
      answering((method, answer) =>
        method === 'pm_getPaymasterData' ? { ...(answer as object), paymaster: shop } : answer,
      ),
    ).rejects.toMatchObject({ code: 'request/http_failed' })
  })

  test('behavior: of the last answer of a sponsor only the data counts', async () => {
    const { view } = await answering((method, answer) =>
      method === 'pm_getPaymasterData'
        ? { ...(answer as object), callData: '0x', nonce: '0x9', paymasterPostOpGasLimit: '0xffffff' }
        : answer,
    )
    const signed = JSON.parse(view.raw[0] as string)
    expect(signed).toMatchObject({ nonce: '0x0', paymasterPostOpGasLimit: '0x3' })
    expect(view.actions).toHaveLength(2)
  })

  test.each([
    ['no number', 'many'],
    ['more gas than a block has', '0xffffffffff'],
  ])('error: a bundler that answers with %s is not believed', async (_, callGasLimit) => {
    await expect(
      answering((method, answer) =>
        method === 'eth_estimateUserOperationGas' ? { ...(answer as object), callGasLimit } : answer,
      ),
    ).rejects.toMatchObject({ code: 'request/http_failed' })
  })

  test('behavior: a bundler cannot pass another transaction off as the one of a batch', async () => {
    const account = visitor()
    const batch = { chainId: '0x7a69', calls: [{ to: shop }] }
    const { id } = (await account.approve(await account.prepare('wallet_sendCalls', [batch]))) as {
      id: string
    }
    const [from] = await anvil.client.getAddresses()
    const transactionHash = await anvil.client.sendTransaction({ account: from as Hex, to: shop })
    const status = await account.read('wallet_getCallsStatus', [id], {
      askBundler: async () => ({ success: true, receipt: { transactionHash } }),
    })
    expect(status).toMatchObject({ status: 100, receipts: [] })
  })
})

test('property: the calls of an operation are read as they were written', () => {
  const random = (bytes: number): Hex =>
    bytes === 0 ? '0x' : `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex')}`
  for (let round = 0; round < 200; round++) {
    const calls = Array.from({ length: 1 + (round % 8) }, (_, index) => ({
      to: random(20),
      value: BigInt(random(1 + ((round + index) % 32))),
      data: random((round * index) % 300),
    }))
    const encoded = safe.encodeCalls(calls)
    expect(safe.decodeCalls(encoded)).toEqual(calls)
    // One byte more, one less, or another one.
    expect(() => safe.decodeCalls(`${encoded}00`)).toThrow()
    expect(() => safe.decodeCalls(encoded.slice(0, -2) as Hex)).toThrow()
    const at = 2 + 2 * Math.floor(Math.random() * ((encoded.length - 2) / 2))
    const flipped =
      `${encoded.slice(0, at)}${(Number.parseInt(encoded.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0')}${encoded.slice(at + 2)}` as Hex
    const read = (() => {
      try {
        return safe.decodeCalls(flipped)
      } catch {
        return undefined
      }
    })()
    expect(read).not.toEqual(calls)
  }
})

const balanceOf = (address: Hex, account: Hex) =>
  anvil.client.readContract({
    address,
    abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
    functionName: 'balanceOf',
    args: [account],
  })
