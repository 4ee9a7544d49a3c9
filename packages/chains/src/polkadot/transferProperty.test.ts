import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import * as sr25519 from '@scure/sr25519'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { on } from '../testingCapability.ts'
import { formatSs58 } from './ss58.ts'
import { polkadotOn, type TestPolkadotKey } from './testing.ts'
import { startAssetHubs } from './testingNode.ts'

// The node becomes slower with every block that it keeps, so each round has its own.
const rounds = process.env.EXHAUSTIVE ? 11 : 1
const runsPerRound = process.env.EXHAUSTIVE ? 31 : 2
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 240_000

const usdt = { id: 1984, symbol: 'USDt', decimals: 6, minBalance: 10_000n }

const secret = sr25519.secretFromSeed(crypto.getRandomValues(new Uint8Array(32)))
const ecdsaSecret = secp256k1.utils.randomPrivateKey()
const keys: Readonly<Record<string, readonly TestPolkadotKey[] | undefined>> = {
  // The wallet's default.
  ed25519: undefined,
  sr25519: [
    {
      type: 'sr25519',
      accountId: sr25519.getPublicKey(secret),
      sign: async (bytes) => sr25519.sign(secret, bytes),
    },
  ],
  ecdsa: [
    {
      type: 'ecdsa',
      accountId: blake2b(secp256k1.getPublicKey(ecdsaSecret, true), { dkLen: 32 }),
      async sign(bytes) {
        const signature = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), ecdsaSecret)
        return Uint8Array.from([...signature.toCompactRawBytes(), signature.recovery])
      },
    },
  ],
}

const cases = Object.keys(keys).flatMap((type) =>
  Array.from({ length: rounds }, (_, round) => [type, round] as const),
)

test.each(cases)(
  'property: with a key of %s, in round %i, every transfer that is reviewed succeeds: exact balances, a fee at most 2 in 100 too high',
  { timeout },
  async (type) => {
    const hubs = await startAssetHubs()
    onTestFinished(hubs.stop)
    const hub = hubs.polkadot
    await hub.createAsset(usdt)
    const own = keys[type]
    const { driver, found, wallet } = await polkadotOn([hub.network], own ? { keys: own } : {})
    const session = await driver.connect({ wallet: found })
    const [address = ''] = wallet.addressesOn(0)
    const { network } = hub
    const receipts = on(driver.receipts)
    const transfers = on(driver.transfers)
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          accountId: fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes.some(Boolean)),
          prefix: fc.constantFrom(0, 2, 42, 1_284),
          isToken: fc.boolean(),
          isKnown: fc.boolean(),
          balance: fc.bigInt({ min: 10n ** 8n, max: 10n ** 16n }),
          part: fc.integer({ min: 0, max: 1_000 }),
        }),
        async ({ accountId, balance, isKnown, isToken, part, prefix }) => {
          const to = formatSs58(accountId, prefix)
          const token = isToken ? String(usdt.id) : undefined
          await hub.fund(address, isToken ? 10n ** 11n : balance)
          if (isToken) await hub.give(address, usdt.id, balance)
          if (isKnown) await hub.fund(to, 10n ** 10n)
          const read = (owner: string) => (isToken ? hub.assetOf(owner, usdt.id) : hub.coinOf(owner))
          // From the least a new account takes to all that can be sent.
          const least = isToken ? usdt.minBalance : 3_333_333n
          let most = balance
          if (isToken) most = part === 1_000 ? balance : balance - least
          else {
            const max = await transfers.fee({ network, address, to, amount: 'max' })
            most = balance - max.fee - (max.reserve ?? 0n)
          }
          const amount = least + ((most - least) * BigInt(part)) / 1_000n
          const args = { network, address, to, amount, token }
          const { fee, terms } = await transfers.fee(args)
          const before = { coin: await hub.coinOf(address), sent: await read(address), held: await read(to) }
          const handle = await transfers.send({ session, ...args, terms })
          expect(await receipts.wait({ network, handle })).toEqual({ hash: handle.hash, status: 'success' })
          expect((await read(to)) - before.held).toBe(amount)
          const paid = before.coin - (await hub.coinOf(address)) - (isToken ? 0n : amount)
          if (isToken) expect(before.sent - (await read(address))).toBe(amount)
          expect(fee).toBeGreaterThanOrEqual(paid)
          expect((fee - paid) * 50n).toBeLessThanOrEqual(paid)
        },
      ),
      // Not made smaller after a failure: each try takes seconds.
      { numRuns: runsPerRound, endOnFailure: true },
    )
  },
)
