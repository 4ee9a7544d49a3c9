import type { Driver, Session } from '@latchkey/chains/driver'
import { evm } from '@latchkey/chains/evm'
import { announceTestWallet, createTestWallet, type TestWalletOptions } from '@latchkey/chains/evm/testing'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { on } from '@latchkey/chains/testingCapability'
import { type Address, erc20Abi, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { type ContractName, contract } from '../../apps/server/src/chains/evm/testing/contract.ts'
import { deploy } from '../../apps/server/src/chains/evm/testing/deploy.ts'

// Permits (EIP-2612): the driver, a wallet with real keys, and real tokens on anvil.

const anvil = await startAnvil()
afterAll(anvil.stop)
const put = async (name: ContractName, args: unknown[] = []) =>
  (await deploy(anvil, contract(name), args)).address
const tokens = {
  permit: await put('PermitToken'),
  versioned: await put('VersionedToken'),
  dai: await put('DaiToken'),
  misled: await put('MisledToken'),
  plain: await put('PlainToken', ['Plain', 'PLN', 18]),
  tether: await put('TetherToken'),
  old: await put('OldToken'),
}
const spender: Address = '0x00000000000000000000000000000000000000f0'
const amount = 500n

type Visitor = {
  driver: Driver
  session: Session
  wallet: ReturnType<typeof createTestWallet>
  owner: Address
}

async function visitor(options: Partial<TestWalletOptions> = {}): Promise<Visitor> {
  const key = generatePrivateKey()
  const target = new EventTarget()
  const wallet = createTestWallet({ chains: [anvil.forWallet], privateKeys: [key], ...options })
  announceTestWallet(wallet, target)
  const driver = evm({ networks: [anvil.chain], target })
  const [found] = await new Promise<readonly Parameters<typeof driver.connect>[0]['wallet'][]>((resolve) => {
    driver.wallets(resolve)()
  })
  if (!found) throw new Error('not found')
  return { driver, session: await driver.connect({ wallet: found }), wallet, owner: privateKeyToAddress(key) }
}

function argsOf({ driver, owner }: Visitor, token: string) {
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  return { network, address: owner as string, token, spender: spender as string, amount }
}
const sign = (one: Visitor, token: string) =>
  on(one.driver.permits).sign({ ...argsOf(one, token), session: one.session })
const signatures = ({ wallet }: Visitor) =>
  wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')

test.each([
  ['permit', true],
  ['versioned', true],
  ['dai', false],
  ['misled', false],
  ['plain', false],
  ['tether', false],
  ['old', false],
] as const)('behavior: whether the %s token supports permits is verified on chain: %s', async (kind, can) => {
  const one = await visitor()
  expect(await on(one.driver.permits).canSign(argsOf(one, tokens[kind]))).toBe(can)
  expect((await sign(one, tokens[kind])) !== undefined).toBe(can)
  // A permit that would not work is not requested.
  expect(signatures(one)).toHaveLength(can ? 1 : 0)
})

test.each(['permit', 'versioned'] as const)(
  'behavior: the permit for the %s token allows exactly the amount, once',
  async (kind) => {
    const one = await visitor()
    const signed = await sign(one, tokens[kind])
    if (!signed) throw new Error('not signed')
    expect(signed.expiresAt - Date.now()).toBeGreaterThan(29 * 60_000)
    expect(signed.expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    const { params } = signatures(one)[0] as { params: [string, string] }
    const { domain, message, primaryType } = JSON.parse(params[1])
    expect({ primaryType, message, domain }).toMatchObject({
      primaryType: 'Permit',
      message: { owner: one.owner.toLowerCase(), spender, value: '500', nonce: '0' },
      domain: {
        name: kind === 'permit' ? 'Permit' : 'Versioned Dollar',
        version: kind === 'permit' ? '1' : '2',
        verifyingContract: tokens[kind].toLowerCase(),
      },
    })
    const use = () =>
      anvil.client
        .sendTransaction({
          account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          to: tokens[kind],
          data: `0xd505accf${signed.data.slice(2)}` as Hex,
          gas: 300_000n,
          chain: null,
        })
        .then((hash) => anvil.client.waitForTransactionReceipt({ hash, pollingInterval: 50 }))
    expect((await use()).status).toBe('success')
    const args = [one.owner, spender] as const
    const read = { address: tokens[kind], abi: erc20Abi, functionName: 'allowance', args } as const
    expect(await anvil.client.readContract(read)).toBe(amount)
    expect((await use()).status).toBe('reverted')
  },
)

test('error: the visitor declines: an error, and no other request', async () => {
  const one = await visitor()
  one.wallet.decline()
  await expect(sign(one, tokens.permit)).rejects.toMatchObject({ code: 'sign/rejected' })
})

test('behavior: a wallet without typed data support cannot sign permits', async () => {
  const one = await visitor({ unsupported: ['eth_signTypedData_v4'] })
  expect(await sign(one, tokens.permit)).toBeUndefined()
})

test('behavior: a contract account cannot sign permits, and is not asked', async () => {
  const one = await visitor()
  await anvil.client.setCode({ address: one.owner, bytecode: '0x6001' })
  expect(await on(one.driver.permits).canSign(argsOf(one, tokens.permit))).toBe(false)
  expect(await sign(one, tokens.permit)).toBeUndefined()
  expect(signatures(one)).toEqual([])
})

test.each([
  ['another key’s', async (one: Visitor) => (await visitor()).wallet.provider.request(request(one))],
  ['a contract’s, longer than a key’s', async () => `0x${'ab'.repeat(130)}`],
  ['no signature at all', async () => 'yes'],
])('behavior: %s is not used', async (_, answer) => {
  const one = await visitor()
  const { provider } = one.session as { provider: { request(args: unknown): Promise<unknown> } }
  const real = provider.request
  provider.request = async (args) =>
    (args as { method: string }).method === 'eth_signTypedData_v4'
      ? answer(one).catch(() => `0x${'11'.repeat(64)}1b`)
      : real(args)
  expect(await sign(one, tokens.permit)).toBeUndefined()
})

/** A request to sign something else. */
function request({ owner }: Visitor) {
  return { method: 'personal_sign', params: ['0x00', owner] }
}

test('behavior: without a response of the chain no permit is requested', async () => {
  const driver = evm({
    networks: [{ ...anvil.chain, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }],
    target: new EventTarget(),
  })
  const one = await visitor()
  expect(await on(driver.permits).canSign(argsOf({ ...one, driver }, tokens.permit))).toBe(false)
})
