import { TypeRegistry } from '@polkadot/types'
import { Metadata } from '@polkadot/types/metadata'
import answer from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { moveAsset, moveCoin, readCall } from './calls.ts'
import { assemble, buildUnsigned, extensionsOf } from './extrinsic.ts'
import { fromHex, toHex } from './hex.ts'
import { polkadotAssetHub } from './networks.ts'
import { type Runtime, toRuntime } from './runtime.ts'
import { formatSs58 } from './ss58.ts'

const numRuns = process.env.EXHAUSTIVE ? 10_000 : 200
const timeout = process.env.EXHAUSTIVE ? 3_600_000 : 60_000

/** The metadata of Asset Hub, after the byte for "some" and its length in 4 bytes. */
const assetHub: `0x${string}` = `0x${answer.slice(12)}`
/** The runtime of Asset Hub, of the version that the library of Polkadot{.js} has. */
const genesisHash = '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f'
const registry = new TypeRegistry()
let runtime: Runtime

beforeAll(() => {
  const metadata = new Metadata(registry, assetHub)
  registry.setMetadata(metadata, undefined, undefined, true)
  runtime = toRuntime({
    genesisHash,
    metadata: fromHex(assetHub) as Uint8Array,
    specVersion: 2_000_000,
    transactionVersion: 15,
  })
})

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 })
const units = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })
const terms = fc.record({
  nonce: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  block: fc.record({ number: fc.integer({ min: 0, max: 2 ** 32 - 1 }), hash: bytes32.map(toHex) }),
})

function find(pallet: string, name: string) {
  const { lookup } = runtime
  const { index } = lookup.metadata.pallets.find((one) => one.name === pallet) ?? {}
  const call = registry.findMetaCall(runtime.builder.buildCall(pallet, name).location as never)
  expect(call.callIndex[0]).toBe(index)
  return call
}

/** `metadata` with one text for another of the same length. */
function edited(from: string, to: string): Uint8Array {
  const hex = (text: string) => Buffer.from(text).toString('hex')
  return fromHex(assetHub.replaceAll(hex(from), hex(to))) as Uint8Array
}

test('property: calls are those of Polkadot{.js}, byte for byte', { timeout }, () => {
  const coin = find('Balances', 'transfer_keep_alive')
  const asset = find('Assets', 'transfer_keep_alive')
  const whole = find('Assets', 'transfer')
  fc.assert(
    fc.property(bytes32, units, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (accountId, amount, id) => {
      const to = formatSs58(accountId, 0)
      expect(toHex(moveCoin(runtime, to, amount))).toBe(coin({ Id: accountId }, amount).toHex())
      const move = { amount, id, to }
      expect(toHex(moveAsset(runtime, { ...move, keepsAlive: true }))).toBe(
        asset(id, { Id: accountId }, amount).toHex(),
      )
      expect(toHex(moveAsset(runtime, { ...move, keepsAlive: false }))).toBe(
        whole(id, { Id: accountId }, amount).toHex(),
      )
    }),
    { numRuns },
  )
})

test('property: what is signed and what is sent is that of Polkadot{.js}, byte for byte', {
  timeout,
}, async () => {
  const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 })
  await fc.assert(
    fc.asyncProperty(bytes32, bytes32, units, terms, signatures, async (from, to, amount, given, proof) => {
      const call = moveCoin(runtime, formatSs58(to, 0), amount)
      const unsigned = await buildUnsigned(polkadotAssetHub, runtime, { ...given, call })
      const method = registry.createType('Call', call)
      const era = registry.createType('ExtrinsicEra', { current: given.block.number, period: 64 })
      const options = {
        blockHash: given.block.hash,
        era,
        genesisHash,
        metadataHash: toHex(unsigned.metadataHash as Uint8Array),
        method: method.toHex(),
        mode: 1,
        nonce: given.nonce,
        specVersion: 2_000_000,
        tip: 0,
        transactionVersion: 15,
      }
      const payload = registry.createType('ExtrinsicPayload', options, { version: 4 })
      expect(toHex(unsigned.payload)).toBe(toHex(payload.toU8a({ method: true })))
      const sent = registry.createType('Extrinsic', method, { version: 4 })
      const signature = Uint8Array.of(1, ...proof)
      sent.addSignature(formatSs58(from, 0), signature, payload.toHex())
      const own = assemble(unsigned, from, signature)
      expect(toHex(own.bytes)).toBe(sent.toHex())
      expect(own.hash).toBe(sent.hash.toHex())
    }),
    { numRuns },
  )
})

test('behavior: a payload of more than 256 bytes is signed by its hash', async () => {
  const call = readCall(`0x0000${'ab'.repeat(600)}`)
  const block = { number: 1, hash: genesisHash }
  const { payload } = await buildUnsigned(polkadotAssetHub, runtime, { block, call, nonce: 0 })
  expect(payload).toHaveLength(32)
})

test('behavior: the digest of the metadata is signed where the runtime checks it', async () => {
  expect(extensionsOf(runtime).at(-1)?.identifier).toBe('CheckMetadataHash')
  const block = { number: 1, hash: genesisHash }
  const of = (network: typeof polkadotAssetHub, of: Runtime) =>
    buildUnsigned(network, of, { block, call: readCall('0x0000'), nonce: 0 })
  const { metadataHash } = await of(polkadotAssetHub, runtime)
  expect(metadataHash && toHex(metadataHash)).toMatchInlineSnapshot(
    `"0xffbb73125a923f4cf6c45355d78e240fe432765eb3a1dc30e121a9601fb8543e"`,
  )
  // Metadata with another type, and a coin with other decimals, have another digest.
  const renamed = toRuntime({ ...runtime, metadata: edited('transfer_keep_alive', 'transfer_keep_dying') })
  expect((await of(polkadotAssetHub, renamed)).metadataHash).not.toEqual(metadataHash)
  const other = { ...polkadotAssetHub, currency: { ...polkadotAssetHub.currency, decimals: 12 } }
  expect((await of(other as never, toRuntime(runtime))).metadataHash).not.toEqual(metadataHash)
  // Metadata of another version than the node says is refused.
  const lying = toRuntime({ ...runtime, specVersion: 2_000_001 })
  await expect(of(polkadotAssetHub, lying)).rejects.toThrow('not expected')
})

test.each([
  ['CheckGenesis', 'CheckGenasis'],
  ['CheckNonce', 'CheckNance'],
  ['ChargeAssetTxPayment', 'ChargeAssetTxPayments'.slice(1)],
])('error: a runtime that wants an extension which is not known, %s as %s, is refused', async (from, to) => {
  const strange = toRuntime({ ...runtime, metadata: edited(from, to) })
  const block = { number: 1, hash: genesisHash }
  await expect(
    buildUnsigned(polkadotAssetHub, strange, { block, call: readCall('0x0000'), nonce: 0 }),
  ).rejects.toMatchObject({ code: 'send/unsupported_chain' })
})

test('behavior: an extension that is not known but adds nothing is accepted', async () => {
  const strange = toRuntime({ ...runtime, metadata: edited('CheckNonZeroSender', 'CheckNonZeroSunder') })
  const block = { number: 1, hash: genesisHash }
  await expect(
    buildUnsigned(polkadotAssetHub, strange, { block, call: readCall('0x0000'), nonce: 0 }),
  ).resolves.toBeDefined()
})

test.each([
  '',
  '0x',
  '0x00',
  '0x000',
  'abcd',
  7,
  undefined,
  { method: 'transfer' },
  `0x${'00'.repeat(300_000)}`,
])('error: a host gives no call: %#', (value) => {
  expect(() => readCall(value)).toThrow(expect.objectContaining({ code: 'send/failed' }))
})

test('error: metadata that ends early is refused', () => {
  for (const length of [0, 4, 5, 1_000])
    expect(() => toRuntime({ ...runtime, metadata: runtime.metadata.slice(0, length) })).toThrow()
})
