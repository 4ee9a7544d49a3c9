import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import * as sr25519 from '@scure/sr25519'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { Driver } from '../driver.ts'
import { on } from '../testingCapability.ts'
import type { TransactionHandle } from '../transaction.ts'
import { formatSs58 } from './ss58.ts'
import { polkadotOn, type TestPolkadotKey } from './testing.ts'
import { startAssetHubs } from './testingNode.ts'

// The node becomes slower with every block that it keeps, so each round has its own. Building a
// block takes most of the time, so several accounts send in each.
const rounds = process.env.EXHAUSTIVE ? 12 : 1
const blocksPerRound = process.env.EXHAUSTIVE ? 5 : 1
const sendersPerBlock = 17
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 240_000

const usdt = { id: 1984, symbol: 'USDt', decimals: 6, minBalance: 10_000n }

const createKey: Readonly<Record<TestPolkadotKey['type'], () => TestPolkadotKey>> = {
  ed25519() {
    const secret = ed25519.utils.randomPrivateKey()
    return {
      type: 'ed25519',
      accountId: ed25519.getPublicKey(secret),
      sign: async (bytes) => ed25519.sign(bytes, secret),
    }
  },
  sr25519() {
    const secret = sr25519.secretFromSeed(crypto.getRandomValues(new Uint8Array(32)))
    return {
      type: 'sr25519',
      accountId: sr25519.getPublicKey(secret),
      sign: async (bytes) => sr25519.sign(secret, bytes),
    }
  },
  ecdsa() {
    const secret = secp256k1.utils.randomPrivateKey()
    return {
      type: 'ecdsa',
      accountId: blake2b(secp256k1.getPublicKey(secret, true), { dkLen: 32 }),
      async sign(bytes) {
        const signature = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), secret)
        return Uint8Array.from([...signature.toCompactRawBytes(), signature.recovery])
      },
    }
  },
}

const draft = fc.record({
  accountId: fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes.some(Boolean)),
  prefix: fc.constantFrom(0, 2, 42, 1_284),
  isToken: fc.boolean(),
  isKnown: fc.boolean(),
  balance: fc.bigInt({ min: 10n ** 8n, max: 10n ** 16n }),
  part: fc.integer({ min: 0, max: 1_000 }),
})
type Draft = typeof draft extends fc.Arbitrary<infer value> ? value : never

const keyTypes = Object.values(createKey)

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'property: in round %i, with keys of every type, every transfer that is reviewed succeeds: exact balances, a fee at most 2 in 100 too high',
  { timeout },
  async () => {
    const hubs = await startAssetHubs({ blocks: 'batch' })
    onTestFinished(hubs.stop)
    const hub = hubs.polkadot
    await hub.createAsset(usdt)
    const keys = Array.from({ length: sendersPerBlock }, (_, index) =>
      (keyTypes[index % keyTypes.length] as () => TestPolkadotKey)(),
    )
    const { driver, found, wallet } = await polkadotOn([hub.network], { keys })
    const session = await driver.connect({ wallet: found })
    const addresses = wallet.addressesOn(0)
    const { network } = hub
    const receipts = on(driver.receipts)
    const transfers = on(driver.transfers)

    async function fund(address: string, { accountId, balance, isKnown, isToken, prefix }: Draft) {
      await hub.fund(address, isToken ? 10n ** 11n : balance)
      if (isToken) await hub.give(address, usdt.id, balance)
      if (isKnown) await hub.fund(formatSs58(accountId, prefix), 10n ** 10n)
    }
    async function review(address: string, { accountId, balance, isToken, part, prefix }: Draft) {
      const to = formatSs58(accountId, prefix)
      const token = isToken ? String(usdt.id) : undefined
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
      return { args, fee, terms, before: await balances(args) }
    }
    async function balances({ address, to, token }: Pick<Driver.TransferArgs, 'address' | 'to' | 'token'>) {
      const read = (owner: string) => (token ? hub.assetOf(owner, usdt.id) : hub.coinOf(owner))
      return { coin: await hub.coinOf(address), sent: await read(address), held: await read(to) }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(draft, { minLength: sendersPerBlock, maxLength: sendersPerBlock }),
        async (drafts) => {
          // One after the other: the node loses what is stored while it builds a block.
          for (const [index, draft] of drafts.entries()) await fund(addresses[index] ?? '', draft)
          // Here too: on a busy machine the last of many calls at once would time out.
          const reviewed: Awaited<ReturnType<typeof review>>[] = []
          for (const [index, draft] of drafts.entries())
            reviewed.push(await review(addresses[index] ?? '', draft))
          const handles: TransactionHandle[] = []
          for (const { args, terms } of reviewed)
            handles.push(await transfers.send({ session, ...args, terms }))
          const ends = await Promise.all(handles.map((handle) => receipts.wait({ network, handle })))
          expect(ends).toEqual(handles.map(({ hash }) => ({ hash, status: 'success' })))
          for (const { args, before, fee } of reviewed) {
            const after = await balances(args)
            expect(after.held - before.held).toBe(args.amount)
            const paid = before.coin - after.coin - (args.token ? 0n : args.amount)
            if (args.token) expect(before.sent - after.sent).toBe(args.amount)
            expect(fee).toBeGreaterThanOrEqual(paid)
            expect((fee - paid) * 50n).toBeLessThanOrEqual(paid)
          }
        },
      ),
      // Not made smaller after a failure: each try takes seconds.
      { numRuns: blocksPerRound, endOnFailure: true },
    )
  },
)
