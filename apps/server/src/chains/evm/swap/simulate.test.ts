import { evm } from '@latchkey/chains/evm'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { on } from '@latchkey/chains/testingCapability'
import { encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../testing/contract.ts'
import { deploy } from '../testing/deploy.ts'
import { deployUniswap } from './testing/deployUniswap.ts'

// The kit's simulation before signing, on the same contracts as the quotes.

const anvil = await startAnvil()
afterAll(anvil.stop)
const uniswap = await deployUniswap(anvil)
const [me, friend] = (await anvil.client.getAddresses()) as [Hex, Hex]
const [plain, fee, tether] = [
  await uniswap.deployToken('plain', { name: 'Dollar', symbol: 'USD', decimals: 6 }),
  await uniswap.deployToken('fee'),
  await uniswap.deployToken('tether'),
]
for (const token of [plain, fee, tether]) await uniswap.mint(token, me, 1_000_000_000n)
await uniswap.addV2Pool([plain, 10n ** 12n], [uniswap.weth, 10n ** 21n])

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function deposit() payable',
  'function balanceOf(address owner) view returns (uint256)',
  'function swapExactTokensForETH(uint256 given, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
])
const call = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never)

async function simulate(transaction: { to: Hex; data: Hex; value?: bigint }) {
  const driver = evm({ networks: [anvil.chain], target: new EventTarget() })
  const [network] = driver.networks
  if (!network) throw new Error('the driver is incomplete')
  const simulation = await on(driver.transactions).simulate({ network, address: me, transaction })
  return {
    ...simulation,
    changes: simulation.changes.map(({ token, delta }) => [token.symbol, delta]),
    approvals: simulation.approvals.map(({ token, ...rest }) => [token.symbol, rest.spender, rest.amount]),
  }
}

test('behavior: a token that is sent, with its own symbol and decimals', async () => {
  const driver = evm({ networks: [anvil.chain], target: new EventTarget() })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const transaction = { to: plain, data: call('transfer', [friend, 2_500_000n]) }
  expect(await on(driver.transactions).simulate({ network, address: me, transaction })).toEqual({
    status: 'ok',
    changes: [
      {
        token: {
          id: `eip155:31337/erc20:${plain.toLowerCase()}`,
          chain: 'eip155:31337',
          address: plain,
          symbol: 'USD',
          decimals: 6,
        },
        delta: -2_500_000n,
      },
    ],
    approvals: [],
  })
})

test('behavior: balances are measured, so tokens that keep a part or keep quiet are told right', async () => {
  expect(await simulate({ to: fee, data: call('transfer', [friend, 1_000n]) })).toMatchObject({
    status: 'ok',
    changes: [['FEE', -1_000n]],
  })
  expect(await simulate({ to: tether, data: call('transfer', [friend, 70n]) })).toMatchObject({
    status: 'ok',
    changes: [['TETH', -70n]],
  })
})

test('behavior: wrapping a coin is a coin that goes and a token that comes', async () => {
  expect(await simulate({ to: uniswap.weth, data: call('deposit', []), value: 9n })).toMatchObject({
    status: 'ok',
    changes: [
      ['ETH', -9n],
      ['WETH', 9n],
    ],
  })
})

test('behavior: what a swap is said to give is what it gives', async () => {
  const args = [1n, [uniswap.weth, plain], me, maxUint256]
  const data = call('swapExactETHForTokens', args)
  const { changes, status, approvals } = await simulate({ to: uniswap.v2.router, data, value: 10n ** 18n })
  expect([status, approvals]).toEqual(['ok', []])
  expect(changes[0]).toEqual(['ETH', -(10n ** 18n)])
  const read = () => anvil.client.readContract({ address: plain, abi, functionName: 'balanceOf', args: [me] })
  const before = await read()
  await uniswap.send(uniswap.v2.router, abi, 'swapExactETHForTokens', args, 10n ** 18n)
  expect(changes[1]).toEqual(['USD', (await read()) - before])
})

test('behavior: coins that come out of a swap are told', async () => {
  await uniswap.send(plain, abi, 'approve', [uniswap.v2.router, 5_000_000n])
  const data = call('swapExactTokensForETH', [2_000_000n, 1n, [plain, uniswap.weth], me, maxUint256])
  const { changes, approvals, status } = await simulate({ to: uniswap.v2.router, data })
  expect(status).toBe('ok')
  expect(changes.map(([symbol]) => symbol)).toEqual(['USD', 'ETH'])
  expect(changes[0]?.[1]).toBe(-2_000_000n)
  expect(changes[1]?.[1]).toBeGreaterThan(0n)
  // Using an allowance does not create one.
  expect(approvals).toEqual([])
})

test('behavior: a permission is told as it stands afterwards; one past all there is has no limit', async () => {
  const approve = (to: Hex, amount: bigint) => simulate({ to, data: call('approve', [friend, amount]) })
  expect(await approve(plain, 7n)).toMatchObject({ changes: [], approvals: [['USD', friend, 7n]] })
  expect(await approve(plain, maxUint256)).toMatchObject({ approvals: [['USD', friend, 'unlimited']] })
  expect(await approve(plain, 2n ** 96n - 1n)).toMatchObject({ approvals: [['USD', friend, 'unlimited']] })
  // It emits no approval log.
  expect(await approve(tether, 3n)).toMatchObject({ approvals: [['TETH', friend, 3n]] })
})

test('behavior: taking a permission away is told as zero', async () => {
  await uniswap.send(plain, abi, 'approve', [friend, 44n])
  expect(await simulate({ to: plain, data: call('approve', [friend, 0n]) })).toMatchObject({
    status: 'ok',
    approvals: [['USD', friend, 0n]],
  })
})

test('error: more than there is', async () => {
  expect(await simulate({ to: plain, data: call('transfer', [friend, 10n ** 30n]) })).toMatchObject({
    status: 'reverts',
    reason: 'too little',
    changes: [],
  })
})

test('behavior: things of a collection are told by their number, and a permission for all of them as that', async () => {
  const gallery = await deploy(anvil, contract('Gallery'), ['Gallery'])
  await gallery.write('mint', [me, 7n, ''])
  const driver = evm({ networks: [anvil.chain], target: new EventTarget() })
  const [network] = driver.networks
  if (!network) throw new Error('no network')
  const ask = (functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: gallery.abi, functionName, args })
    const transaction = { to: gallery.address, data }
    return on(driver.transactions).simulate({ network, address: me, transaction })
  }
  const token = { address: gallery.address, symbol: 'ART', decimals: 0, collectible: true }
  expect(await ask('transferFrom', [me, friend, 7n])).toMatchObject({
    status: 'ok',
    changes: [{ token: { ...token, tokenId: 7n }, delta: -1n }],
    approvals: [],
  })
  expect(await ask('setApprovalForAll', [friend, true])).toMatchObject({
    changes: [],
    approvals: [{ token, spender: friend, amount: 'unlimited' }],
  })
  expect(await ask('setApprovalForAll', [friend, false])).toMatchObject({ approvals: [{ amount: 0n }] })
})
