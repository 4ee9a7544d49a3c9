import { type Address, erc20Abi, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { approve } from '../collect.ts'
import { follow, type Shown, type Visit } from '../hostileEvm/flows.ts'
import type { Lie, Stage } from '../hostileEvm/lie.ts'
import { lies } from '../hostileEvm/lies.ts'
import { feesSince } from '../world/feesSince.ts'
import { type Liar, startLiar } from '../world/startLiar.ts'
import { test as base, expect } from '../world/world.ts'

// A server that lies, between the real one and the kit, and a wallet that agrees to everything.
// After each lie the chain is compared with what the screen said.

type Fixtures = {
  /** A new visitor with coins and tokens, some of which an exchange may already take. */
  visitAs(node: boolean, options?: { batch?: boolean }): Promise<Visit>
}

const test = base.extend<Fixtures, { liar: Liar }>({
  liar: [
    async ({ world }, use) => {
      const liar = await startLiar(world.api)
      await use(liar)
      await liar.stop()
    },
    { scope: 'worker' },
  ],
  async visitAs({ addWallet, chains, host, liar, mint, world }, use) {
    await use(async (node, { batch } = {}) => {
      const key = generatePrivateKey()
      const visitor = privateKeyToAddress(key)
      const { client } = chains.local
      await client.setBalance({ address: visitor, value: parseEther('1000') })
      await mint(world.dollar, visitor, parseUnits('100000', 6))
      await mint(world.moon, visitor, parseEther('100000'))
      await mint(world.permit, visitor, parseEther('100000'))
      const contracts = Object.values(world.trusted.contracts ?? {})[0] ?? {}
      const routers = [contracts.uniswapV2Router, contracts.uniswapV3Router] as Address[]
      await client.impersonateAccount({ address: visitor })
      // An earlier swap without a limit: what a call of the exchange says is all that protects it.
      for (const spender of routers) await approve(chains, { owner: visitor, token: world.moon, spender })
      await approve(chains, { owner: visitor, token: world.dollar, spender: friend, units: 5_000_000n })
      const capabilities = { '0x7a69': { atomic: { status: 'supported' } } }
      const wallet = await addWallet({ privateKeys: [key], ...(batch && { capabilities }) })
      const thief = privateKeyToAddress(generatePrivateKey())
      const { dollar, moon, permit, weth } = world
      const stage: Stage = { visitor, thief, dollar, moon, permit, weth, routers }
      // A port that nothing listens on.
      const rpc = node ? chains.local.url : 'http://127.0.0.1:9'
      const open = async (settings: Record<string, string> = {}) => {
        // Answers from before the lie.
        if (host.page.url().startsWith('http'))
          await host.page.evaluate(() => localStorage.removeItem('latchkey.default.answers'))
        // Without a node, only tokens that the host knows are swapped.
        const asset = `eip155:31337/erc20:${permit.toLowerCase()}` as const
        const tokens = [...(world.trusted.tokens ?? []), { asset, symbol: 'PMT', decimals: 18 }]
        const trusted = JSON.stringify({ ...world.trusted, tokens })
        await host.visit({
          api: liar.url,
          project: world.projectId,
          trusted,
          rpc: `31337@${rpc}`,
          ...settings,
        })
        await host.stayConnected('Test Wallet')
      }
      return { host, stage, wallet, open }
    })
  },
})

/** May take a little, by the visitor's own choice. */
const friend = '0x00000000000000000000000000000000000A11cE'
const decimals: Record<string, number> = { ETH: 18, TUSD: 6, MOON: 18, PMT: 18 }

test.describe.configure({ mode: 'parallel' })

const rows = [...new Set(lies.map(({ row }) => row))]
/**
 * A sample of every other row: each sixth lie, of long rows each twelfth; of one row with a node,
 * of the next without. With `EXHAUSTIVE=1`, all of them in both ways.
 */
function isTold(index: number, row: string, node: boolean, count: number): boolean {
  if (process.env.EXHAUSTIVE) return true
  return index % (count > 10 ? 12 : 6) === 0 && rows.indexOf(row) % 4 === (node ? 0 : 2)
}

for (const node of [true, false])
  for (const row of rows) {
    const kinds = Object.entries(
      Object.groupBy(
        lies
          .filter((lie) => lie.row === row)
          .filter((_, index, { length }) => isTold(index, row, node, length)),
        ({ flow }) => (flow.kind === 'swap' && flow.batch ? 'batch' : 'usual'),
      ),
    )
    for (const [way, some = []] of kinds)
      test(`property: a lie about ${row} costs nothing, ${node ? 'with' : 'without'} a node of others${
        way === 'batch' ? ', in batches' : ''
      }`, async ({ chains, context, liar, visitAs }) => {
        test.setTimeout(20_000 + some.length * 20_000)
        const visit = await visitAs(node, { batch: way === 'batch' })
        const pages: string[] = []
        await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
          pages.push(route.request().url())
          return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
        })
        for (const lie of some) {
          const { client } = chains.local
          const block = await client.getBlockNumber({ cacheTime: 0 })
          const before = await wealthOf(client, visit.stage)
          const asked = visit.wallet.requests.length
          const { stage } = visit
          liar.tell({ ...lie, change: (answer, asked) => lie.change(answer, stage, asked) })
          const shown = await follow(visit, lie.flow)
          const told = liar.told
          liar.tell(undefined)
          await check(lie, shown, {
            fees: await feesSince(client, visit.stage.visitor, block),
            before,
            after: await wealthOf(client, visit.stage),
            paid: shown.recipient?.startsWith('0x')
              ? await wealthOf(client, { ...visit.stage, visitor: shown.recipient as Address })
              : undefined,
            requests: visit.wallet.requests.slice(asked),
            stage: visit.stage,
          })
          expect(pages, `${lie.name}: no page of the thief is opened`).toEqual([])
          // Otherwise the lie was not tried.
          if (!(lie.unasked === 'always' || (lie.unasked && node)))
            expect(told, `${lie.name}: told; the screen says: ${shown.end}`).toBeGreaterThan(0)
        }
      })
  }

type Client = Visit['host']['chains']['local']['client']
type Wealth = {
  readonly owned: Record<string, bigint>
  readonly stolen: Record<string, bigint>
  readonly allowed: Record<string, bigint>
}

async function wealthOf(client: Client, stage: Stage): Promise<Wealth> {
  const tokens = { TUSD: stage.dollar, MOON: stage.moon, PMT: stage.permit }
  const balances = async (address: Address) => ({
    ETH: await client.getBalance({ address }),
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(tokens).map(async ([symbol, token]) => [
          symbol,
          await client.readContract({
            address: token,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [address],
          }),
        ]),
      ),
    ),
  })
  const spenders = [stage.thief, friend, ...stage.routers] as Address[]
  const allowed = await Promise.all(
    Object.entries(tokens).flatMap(([symbol, address]) =>
      spenders.map(async (spender) => [
        `${symbol} to ${spender}`,
        await client.readContract({
          address,
          abi: erc20Abi,
          functionName: 'allowance',
          args: [stage.visitor, spender],
        }),
      ]),
    ),
  )
  return {
    owned: await balances(stage.visitor),
    stolen: await balances(stage.thief),
    allowed: Object.fromEntries(allowed),
  }
}

type Found = {
  readonly fees: bigint
  readonly before: Wealth
  readonly after: Wealth
  readonly paid: Wealth | undefined
  readonly requests: Visit['wallet']['requests']
  readonly stage: Stage
}

async function check(lie: Lie, shown: Shown, found: Found): Promise<void> {
  const { after, before, fees, paid, requests, stage } = found
  const because = (what: string) => `${lie.name}: ${what}; the screen says: ${shown.end}`
  for (const [symbol, units] of Object.entries(after.stolen))
    expect(units, because(`the thief has no ${symbol}`)).toBe(0n)
  const moved = (symbol: string) =>
    (after.owned[symbol] ?? 0n) - (before.owned[symbol] ?? 0n) + (symbol === 'ETH' ? fees : 0n)
  const { given, least, recipient } = shown
  for (const symbol of Object.keys(before.owned)) {
    const most = given?.symbol === symbol ? parseUnits(given.amount, decimals[symbol] ?? 0) : 0n
    expect(moved(symbol), because(`no more ${symbol} is gone than was shown`)).toBeGreaterThanOrEqual(-most)
  }
  const spent = given && moved(given.symbol) < 0n
  if (spent && least)
    expect(moved(least.symbol), because('at least the minimum has come')).toBeGreaterThanOrEqual(
      parseUnits(least.amount, decimals[least.symbol] ?? 0),
    )
  if (spent && recipient)
    expect(paid?.owned[given.symbol], because('the recipient has all of it')).toBe(
      parseUnits(given.amount, decimals[given.symbol] ?? 0),
    )
  for (const [who, units] of Object.entries(after.allowed)) {
    // An approval that was shown, before a swap that was stopped.
    const shownHere = given && stage.routers.some((router) => who === `${given.symbol} to ${router}`)
    const most = shownHere ? parseUnits(given.amount, decimals[given.symbol] ?? 0) : 0n
    expect(units, because(`no more is allowed: ${who}`)).toBeLessThanOrEqual(
      units <= most ? most : (before.allowed[who] ?? 0n),
    )
  }
  for (const { method, params } of requests as { method: string; params: string[] }[]) {
    // A signature for the thief is a loss, whether they use it or not.
    if (method === 'eth_signTypedData_v4') {
      const { message } = JSON.parse(params[1] ?? '{}') as { message: { spender: string; value: string } }
      expect(stage.routers.map((router) => router.toLowerCase())).toContain(message.spender.toLowerCase())
      expect(BigInt(message.value)).toBe(given ? parseUnits(given.amount, decimals[given.symbol] ?? 0) : 0n)
    }
    if (method === 'personal_sign') {
      const text = Buffer.from((params[0] ?? '0x').slice(2), 'hex').toString()
      expect((JSON.parse(text) as { name: string }).name, because('what is signed is what was chosen')).toBe(
        shown.name,
      )
      expect(shown.end).toContain(shown.name ?? '')
    }
  }
}
