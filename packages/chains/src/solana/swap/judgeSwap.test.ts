import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Driver } from '../../driver.ts'
import { solanaOn } from '../testing.ts'
import { createMaker, type Maker, type MakerOptions, type MakerSwap } from '../testingMaker.ts'
import { type Surfpool, startSurfpool } from '../testingNode.ts'
import { judgeSwap } from './judgeSwap.ts'

// There is no exchange on a local node: a maker that signs its half stands in for one.
let surfpool: Surfpool
let maker: Maker
let dollar: string
let euro: string
let newer: string
let world: Awaited<ReturnType<typeof solanaOn>>
let me: string
const million = 1_000_000_000_000n

beforeAll(async () => {
  surfpool = await startSurfpool({ slotTime: 100 })
  maker = createMaker(surfpool)
  ;[dollar, euro] = [await surfpool.mint(), await surfpool.mint()]
  newer = await surfpool.mint({ newer: true, fee: { basisPoints: 100, most: million } })
  world = await solanaOn([surfpool])
  me = world.wallet.addresses[0] as string
  for (const owner of [me, maker.address]) {
    await surfpool.fund(owner, 100_000_000_000n)
    await surfpool.give(owner, dollar, million)
    await surfpool.give(owner, newer, million, { newer: true })
  }
  await surfpool.give(maker.address, euro, million)
}, 60_000)
afterAll(() => surfpool?.stop())

type Wanted = Omit<MakerSwap, 'user'>
const units = 5_000_000n
const out = 4_000_000n
const tokens = (): Wanted => ({ from: dollar, to: euro, units, out })

function termsOf({ from, out, to, units }: Wanted, transaction: string): Driver.JudgeSwapArgs {
  const { network } = surfpool
  const least = (out * 99n) / 100n
  return { network, address: me, from, to, units, least, spender: undefined, approvals: [], transaction }
}
async function judge(
  swap: Wanted,
  { terms, ...options }: MakerOptions & { terms?: Partial<Driver.JudgeSwapArgs> } = {},
) {
  const transaction = await maker.write({ ...swap, user: me }, options)
  return judgeSwap({ ...termsOf(swap, transaction), ...terms })
}

describe('honest', () => {
  test.each([
    ['token for token', () => tokens()],
    ['coin for token', () => ({ ...tokens(), from: undefined })],
    ['token for coin', () => ({ ...tokens(), to: undefined })],
  ])('behavior: %s is fair, and does what was judged', async (_what, swap) => {
    const transaction = await maker.write({ ...swap(), user: me })
    const verdict = await judgeSwap(termsOf(swap(), transaction))
    expect(verdict).toEqual({ status: 'fair', fee: expect.any(BigInt), least: out, simulated: true })
    const session = await world.driver.connect({ wallet: world.found })
    const { network } = surfpool
    const transactions = await world.driver.transactions?.()
    const handle = await transactions?.send({ session, network, address: me, transaction })
    if (!handle) throw new Error('nothing was sent')
    const receipts = await world.driver.receipts?.()
    expect(await receipts?.wait({ network, handle })).toMatchObject({ status: 'success' })
  })
})
