import { encodeFunctionData, getAddress, type Hex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import type { AskNode } from '../../approval.ts'
import { startBundledNode } from '../testingBundler.ts'
import type { SmartKind } from './index.ts'
import { deployToken, smartAccountOn } from './testing.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { anvil, bundler, stop } = await startBundledNode()
afterAll(stop)

/** A visitor with tokens and no coins, whose server takes fees in that token. */
async function visitor(kind: SmartKind = 'safe', units = 10n ** 12n) {
  const key = generatePrivateKey()
  const account = smartAccountOn(anvil, bundler, key, privateKeyToAccount(key).address, kind)
  const token = await deployToken(anvil, account.address, units)
  const askBundler: AskNode = (method, params) =>
    account.askBundler(
      method,
      method === 'pimlico_getTokenQuotes' ? [{ tokens: [token] }, ...params.slice(1)] : params,
    )
  return { ...account, token, more: { isSponsored: false, askBundler } }
}
const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
])
const read = (address: Hex, functionName: 'balanceOf' | 'allowance', ...args: Hex[]) =>
  anvil.client.readContract({ address, abi, functionName, args } as never) as Promise<bigint>

test.each(['safe', 'delegated'] as const)(
  'behavior: an account of kind %s without coins pays its fee in a token, and no more of it than was shown',
  { timeout: 60_000 },
  async (kind) => {
    const { token, more, ...account } = await visitor(kind)
    const send = async (amount: bigint) => {
      const data = encodeFunctionData({ abi, functionName: 'transfer', args: [shop, amount] })
      const approval = await account.prepare('eth_sendTransaction', [{ to: token, data }], more)
      return approval
    }
    const approval = await send(5n)
    const { actions, choices, fee, isSponsored, simulation, warnings } = approval.view
    expect(actions.map(({ type }) => type)).toEqual([
      kind === 'safe' ? 'deployAccount' : 'upgradeAccount',
      'allow',
      'sendToken',
    ])
    expect({ isSponsored, simulation, warnings }).toEqual({
      isSponsored: undefined,
      simulation: 'succeeds',
      warnings: [],
    })
    // What is allowed is what is shown as the fee, to the last unit.
    expect(actions[1]).toMatchObject({ ...fee, spender: getAddress(bundler.tokenPaymaster), isForFee: true })
    // Coins are the other choice, for which there are too few.
    expect(choices).toMatchObject([{ simulation: 'unfunded', fee: { symbol: 'ETH' } }])

    const before = await read(token, 'balanceOf', account.address)
    const hash = (await account.approve(approval)) as Hex
    expect(await anvil.client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    const paid = before - (await read(token, 'balanceOf', account.address)) - 5n
    const left = await read(token, 'allowance', account.address, bundler.tokenPaymaster)
    expect(paid).toBeGreaterThan(0n)
    // Together they are the most that was shown.
    expect(actions[1]).toMatchObject({ amount: formatted(paid + left) })
    expect(await read(token, 'balanceOf', shop)).toBe(5n)

    // What is left of an allowance is taken back before another one.
    const second = await send(6n)
    expect(second.view.actions.map(({ type }) => type)).toEqual(['revoke', 'allow', 'sendToken'])
    await account.approve(second)
    expect(await read(token, 'balanceOf', shop)).toBe(11n)
  },
)

/** The token of the tests has 18 decimals. */
const formatted = (units: bigint) => `0.${units.toString().padStart(18, '0').replace(/0+$/, '')}`

test('behavior: with coins and tokens the visitor chooses, and each choice signs its own operation', {
  timeout: 60_000,
}, async () => {
  const { token, more, ...account } = await visitor()
  await anvil.client.setBalance({ address: account.address, value: parseEther('1') })
  const approval = await account.prepare('eth_sendTransaction', [{ to: shop, value: '0x1' }], more)
  expect(approval.view).toMatchObject({ fee: { symbol: 'ETH' }, simulation: 'succeeds' })
  expect(approval.view.choices).toHaveLength(1)
  const [inToken] = approval.choices ?? []
  if (!inToken) throw new Error('There is no choice.')
  expect(inToken.view).toEqual(approval.view.choices?.[0])
  expect(inToken.toSign).not.toEqual(approval.toSign)
  await account.approve(inToken)
  expect(await anvil.client.getBalance({ address: account.address })).toBe(parseEther('1') - 1n)
  expect(await read(token, 'balanceOf', account.address)).toBeLessThan(10n ** 12n)
})

test('error: tokens are not offered if there are too few, or if the server lies about them', {
  timeout: 60_000,
}, async () => {
  const poor = await visitor('safe', 10n)
  const rich = await visitor()
  const prepare = async (account: typeof rich, change = (_: string, answer: unknown) => answer) => {
    const askBundler: AskNode = async (method, params) =>
      change(method, await account.more.askBundler(method, params))
    const { view } = await account.prepare('eth_sendTransaction', [{ to: shop }], {
      ...account.more,
      askBundler,
    })
    return view
  }
  const inCoins = { fee: { symbol: 'ETH' }, simulation: 'unfunded', choices: undefined }
  expect(await prepare(poor)).toMatchObject({ fee: { symbol: 'ETH' }, simulation: 'unfunded' })
  expect((await prepare(poor)).choices).toBeUndefined()
  const quoted = (change: object) => (method: string, answer: unknown) =>
    method === 'pimlico_getTokenQuotes'
      ? { quotes: (answer as { quotes: object[] }).quotes.map((quote) => ({ ...quote, ...change })) }
      : answer
  for (const change of [
    // Another spender than the one that pays.
    { paymaster: shop },
    { paymaster: 'x' },
    { token: shop },
    { exchangeRate: 'many' },
    { exchangeRate: `0x${'f'.repeat(40)}` },
    { postOpGas: '0xffffffffff' },
  ])
    expect((await prepare(rich, quoted(change))).fee).toMatchObject(inCoins.fee)
  for (const answer of [null, 'x', { quotes: 'x' }, { quotes: [null, 7] }])
    expect(
      (await prepare(rich, (method, said) => (method === 'pimlico_getTokenQuotes' ? answer : said))).fee,
    ).toMatchObject(inCoins.fee)
  expect((await prepare(rich)).fee).toMatchObject({ token: {} })
})
