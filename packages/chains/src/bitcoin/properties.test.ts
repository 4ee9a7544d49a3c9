import { isKitError } from '@latchkey/protocol/errors'
import { Address } from '@scure/btc-signer'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { bitcoinOn, createTestBitcoinWallet } from './testing.ts'
import { type Bitcoind, startBitcoind } from './testingNode.ts'

let bitcoind: Bitcoind
beforeAll(async () => {
  bitcoind = await startBitcoind()
})
afterAll(() => bitcoind.stop())

const runs = process.env.EXHAUSTIVE ? 1_000 : 50
/** Coins of so many transfers are made in one transaction. */
const batch = 10
const timeout = process.env.EXHAUSTIVE ? 3_600_000 : 120_000

const kinds = ['p2wpkh', 'p2sh-p2wpkh', 'p2pkh', 'p2tr'] as const
/** Prefixes of addresses on regtest. */
const regtest = { bech32: 'bcrt', pubKeyHash: 111, scriptHash: 196, wif: 239 }

const recipient = fc.oneof(
  fc.constantFrom(...kinds).map((kind) => createTestBitcoinWallet({ kind }).addresses[0] as string),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((hash) => Address(regtest).encode({ type: 'wsh', hash })),
)
const transfers = fc.record({
  kind: fc.constantFrom(...kinds),
  finalises: fc.boolean(),
  coins: fc.array(fc.oneof(fc.bigInt(600n, 20_000n), fc.bigInt(10_001n, 5_000_000n)), {
    minLength: 1,
    maxLength: 8,
  }),
  to: recipient,
  amount: fc.oneof(
    fc.constant('max' as const),
    // Parts of the balance, in thousandths.
    fc.bigInt(1n, 1_010n),
  ),
  speed: fc.constantFrom('slow', 'normal', 'fast'),
})
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)

test(`property: ${runs} transfers of any kind cost exactly the fee shown, and leave exact balances`, {
  timeout,
}, async () => {
  bitcoind.esplora.setFees({ 1: 20.5, 3: 5.25, 12: 1.01 })
  const rates = { slow: 1.01, normal: 5.25, fast: 20.5 }
  const { network } = bitcoind
  const all = fc.sample(transfers, runs)
  const counts = { sent: 0, refused: 0 }
  for (let start = 0; start < all.length; start += batch) {
    const made = all
      .slice(start, start + batch)
      .map((one) => ({ ...one, ...bitcoinOn([network], { kind: one.kind, finalises: one.finalises }) }))
    await bitcoind.payMany(
      made.flatMap(({ coins, wallet }) =>
        coins.map((coin) => [wallet.addresses[0] as string, coin] as const),
      ),
    )
    await bitcoind.mine()
    for (const { amount: part, coins, driver, found, kind, speed, to, wallet } of made) {
      const address = wallet.addresses[0] as string
      const balanceOf = async (one: string) =>
        (await on(driver.balances).coin({ network, address: one })).value
      const session = await driver.connect({ wallet: found })
      const balance = await balanceOf(address)
      expect(balance).toBe(sum(coins))
      const wanted = part === 'max' ? part : (balance * part) / 1_000n
      const quote = on(driver.transfers).fee({ network, address, to, amount: wanted, speed })
      const priced = await quote.catch((error: unknown) => error)
      const spendable = coins.filter((coin) => coin > 10_000n)
      if (isKitError(priced)) {
        // What is refused does not fit: the amount is dust, or coins and fee do not suffice.
        const cost = Math.ceil((11 + 148 * spendable.length + 86) * rates[speed])
        const needed = wanted === 'max' ? 546n : wanted
        const isDust = wanted !== 'max' && wanted < 546n
        expect(['send/below_minimum', 'send/coins_kept', 'node/insufficient_funds']).toContain(priced.code)
        expect(isDust || sum(spendable) < needed + BigInt(cost)).toBe(true)
        counts.refused++
        continue
      }
      const { fee, reserve = 0n, terms } = priced as Awaited<typeof quote>
      const amount = wanted === 'max' ? balance - fee - reserve : wanted
      const handle = await on(driver.transfers).send({ session, network, address, to, amount, terms })
      const entry = (await bitcoind.call('getmempoolentry', handle.hash)) as {
        fees: { base: number }
        vsize: number
      }
      expect(BigInt(Math.round(entry.fees.base * 1e8))).toBe(fee)
      expect(await balanceOf(to)).toBe(amount)
      expect(await balanceOf(address)).toBe(balance - amount - fee)
      // The rate asked for, within 2 %; more only where there is too little change to give back.
      const rate = Number(fee) / entry.vsize
      const isWithoutChange = balance - amount - fee === sum(coins) - sum(spendable) || wanted === 'max'
      expect(rate, `${kind} at ${speed}`).toBeGreaterThanOrEqual(rates[speed])
      if (!isWithoutChange) expect(rate / rates[speed]).toBeLessThan(1.02)
      counts.sent++
    }
    await bitcoind.mine()
  }
  expect(counts.sent).toBeGreaterThan(runs / 2)
  if (process.env.EXHAUSTIVE) process.stdout.write(`${JSON.stringify(counts)}\n`)
})
