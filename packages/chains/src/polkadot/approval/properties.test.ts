import { type GenericExtrinsicPayload, Metadata, TypeRegistry } from '@polkadot/types'
import metadata from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Approval, ApprovalField } from '../../approval.ts'
import { fromHex, joinBytes, toHex } from '../hex.ts'
import { formatSs58 } from '../ss58.ts'
import { prepare, runtime, shop, write } from './testing.ts'

// What is signed is read by another library than the one that wrote it.
const numRuns = process.env.EXHAUSTIVE ? 100_000 : 100
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 120_000

const registry = new TypeRegistry()
const hex = toHex((fromHex(metadata) as Uint8Array).subarray(5)) as `0x${string}`
registry.setMetadata(new Metadata(registry, hex))
registry.setChainProperties(registry.createType('ChainProperties', { ss58Format: 0 }) as never)

const transfers = [
  ['Balances', 'transfer_keep_alive'],
  ['Balances', 'transfer_allow_death'],
  ['Assets', 'transfer'],
  ['Assets', 'transfer_keep_alive'],
] as const
type Given = { at: number; to: string; amount: bigint; id: number; nonce: number }

function toCall({ amount, at, id, to }: Given): Uint8Array {
  const [pallet, name] = transfers[at] as (typeof transfers)[number]
  const { codec, location } = runtime.builder.buildCall(pallet, name)
  const target = { type: 'Id', value: to }
  const args = pallet === 'Assets' ? { id, target, amount } : { dest: target, value: amount }
  return joinBytes(location, codec.enc(args))
}
const sign = (transactionPayload: Record<string, unknown>) =>
  prepare('polkadot_signTransaction', { transactionPayload })

/** What another library reads from the call that is signed, in the words of the view. */
function check({ toSign, view }: Approval, given: Record<string, unknown>): void {
  const payload = registry.createType('ExtrinsicPayload', given, { version: 4 }) as GenericExtrinsicPayload
  expect(toHex(toSign[0] as Uint8Array)).toBe(toHex(payload.toU8a({ method: true })))
  const call = registry.createType('Call', given.method) as unknown as {
    section: string
    method: string
    args: readonly { toHuman(): unknown; toBigInt(): bigint }[]
  }
  const [first, second, third] = call.args
  const isAsset = call.section === 'assets'
  const [to, amount] = isAsset ? [second, third] : [first, second]
  const shown = (name: ApprovalField['name']) => view.fields.find((one) => one.name === name)?.value
  const name = call.method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  expect(shown('method')).toBe(`${isAsset ? 'Assets' : 'Balances'}.${name}`)
  expect({ Id: shown('to') }).toEqual(to?.toHuman())
  expect(shown('amount')).toBe(`${amount?.toBigInt()}`)
  expect(shown('id')).toBe(isAsset ? `${first?.toBigInt()}` : undefined)
  expect(shown('nonce')).toBe(`${payload.nonce.toBigInt()}`)
  expect(shown('tip')).toBe(`${payload.tip.toBigInt()}`)
  expect(shown('blockHash')).toBe(payload.blockHash.toHex())
  expect(shown('genesisHash')).toBe(payload.genesisHash.toHex())
  expect(shown('specVersion')).toBe(`${payload.specVersion.toBigInt()}`)
  expect(shown('era')?.split(' ')[0]).toBe(toHex(payload.era.toU8a()))
  expect(view.actions).toHaveLength(1)
  expect(view.actions[0]).toMatchObject({ to: shown('to') })
}

const given = fc.record({
  at: fc.nat({ max: transfers.length - 1 }),
  to: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => formatSs58(one, 0)),
  amount: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
  id: fc.nat(),
  nonce: fc.nat(),
})

test(
  'property: a transfer is shown with exactly what is signed (threat 10)',
  async ({ annotate }) => {
    await annotate(`${numRuns.toLocaleString('en')} of each request`, 'size')
    await fc.assert(
      fc.asyncProperty(given, async (one) => {
        const payload = await write(toCall(one), one)
        check(await sign(payload), payload)
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: no changed byte changes what is signed without changing what is shown (threat 10)',
  async ({ annotate }) => {
    const flips = process.env.EXHAUSTIVE ? Array.from({ length: 255 }, (_, at) => at + 1) : [1, 128]
    let [tried, accepted] = [0, 0]
    for (const at of transfers.keys()) {
      const original = await write(toCall({ at, to: shop, amount: 15_000_000_000n, id: 1984, nonce: 3 }))
      const { view } = await sign(original)
      for (const name of ['method', 'blockHash', 'genesisHash', 'era', 'metadataHash', 'nonce', 'tip']) {
        const bytes = fromHex(original[name]) as Uint8Array
        for (const place of bytes.keys())
          for (const flip of flips) {
            const changed = Uint8Array.from(bytes)
            changed[place] = (changed[place] as number) ^ flip
            const payload = { ...original, [name]: toHex(changed) }
            tried++
            const approval = await sign(payload).catch((error: { code?: string }) => {
              expect(error.code).toBe('rpc/invalid_params')
            })
            if (!approval) continue
            accepted++
            check(approval, payload)
            expect(approval.view).not.toEqual(view)
          }
      }
    }
    await annotate(`${tried.toLocaleString('en')} changes, ${accepted} of them readable`, 'size')
    expect(accepted).toBeGreaterThan(0)
  },
  timeout,
)
