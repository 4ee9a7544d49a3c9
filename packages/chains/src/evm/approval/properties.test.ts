import { keccak_256 } from '@noble/hashes/sha3'
import * as fc from 'fast-check'
import { verifyTyped } from 'micro-eth-signer'
import { RLP } from 'micro-eth-signer/core/rlp.js'
import {
  bytesToHex,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  type Hex,
  recoverMessageAddress,
} from 'viem'
import { expect, test } from 'vitest'
import type { ApprovalView } from '../../approval.ts'
import { account, approve, prepare, tellingNode } from './testing.ts'

// What is signed is read by another library than the one that wrote it.
const numRuns = process.env.EXHAUSTIVE ? 1_000_000 : 200
const size = `${numRuns.toLocaleString('en')} of each request`
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 120_000

const hex = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => bytesToHex(bytes))
const address = hex(20)
const word = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const toQuantity = (value: bigint): Hex => `0x${value.toString(16)}`
const fieldOf = ({ fields }: ApprovalView, name: string) => fields.find((one) => one.name === name)?.value

test(
  'property: a transaction is shown with exactly the fields that are signed (threat 10)',
  async ({ annotate }) => {
    await annotate(size, 'size')
    const data = fc.oneof(
      fc.constant<Hex>('0x'),
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => bytesToHex(bytes)),
      fc
        .tuple(fc.constantFrom('transfer', 'approve'), address, word)
        .map(([functionName, to, amount]) =>
          encodeFunctionData({ abi: erc20Abi, functionName: functionName as 'transfer', args: [to, amount] }),
        ),
    )
    const asked = fc.record({ to: fc.option(address), value: word, data, legacy: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(asked, async ({ data, legacy, to, value }) => {
        const node = tellingNode(legacy ? { eth_getBlockByNumber: {} } : {})
        const given = { from: account, ...(to && { to }), value: toQuantity(value), data }
        const approval = await prepare('eth_sendTransaction', [given], { ask: node.ask })
        const { view } = approval
        await approve(approval)
        const [signed] = node.sent as [Hex]
        const bytes = Buffer.from(signed.slice(2), 'hex')
        const fields = RLP.decode(Uint8Array.from(legacy ? bytes : bytes.subarray(1))) as Uint8Array[]
        const at = (index: number) => bytesToHex(fields[index] as Uint8Array)
        const number = (index: number) => (at(index) === '0x' ? 0n : BigInt(at(index)))
        const shown = (name: string) => fieldOf(view, name)
        const shift = legacy ? 0 : 1
        expect(shown('nonce')).toBe(number(shift).toString())
        expect(shown('maxFeePerGas')).toBe(number(legacy ? 1 : 3).toString())
        expect(shown('gas')).toBe(number(legacy ? 2 : 4).toString())
        expect(shown('to')?.toLowerCase() ?? '0x').toBe(at(legacy ? 3 : 5))
        expect(shown('value')).toBe(number(legacy ? 4 : 6).toString())
        expect(shown('data')).toBe(at(legacy ? 5 : 7))
        expect(shown('chainId')).toBe((legacy ? (number(6) - 35n) / 2n : number(0)).toString())
        const coin = view.actions.find((action) => action.type === 'sendCoin')
        if (to && value > 0n)
          expect(coin).toMatchObject({ amount: formatUnits(value, 18), to: getAddress(to) })
        // The digest is the one of the bytes that were shown.
        expect(keccak_256(Buffer.from((view.raw[0] as string).slice(2), 'hex'))).toEqual(approval.toSign[0])
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: a call is described with the arguments that are signed, or as unknown (threat 10)',
  async ({ annotate }) => {
    await annotate(size, 'size')
    const call = fc.tuple(
      fc.constantFrom('transfer' as const, 'approve' as const),
      address,
      word,
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(address, call, async (token, [functionName, to, amount, isSpoilt]) => {
        const encoded = encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })
        const given = { to: token, data: isSpoilt ? `${encoded}00` : encoded }
        const { view } = await prepare('eth_sendTransaction', [given])
        const [action] = view.actions
        if (isSpoilt) {
          expect(view.warnings).toContain('unknownCall')
          return
        }
        const other = getAddress(to)
        if (functionName === 'transfer')
          expect(action).toMatchObject({ type: 'sendToken', to: other, amount: `${amount}` })
        else if (amount === 0n) expect(action).toMatchObject({ type: 'revoke', spender: other })
        else
          expect(action).toMatchObject({
            type: 'allow',
            spender: other,
            amount: amount >= 2n ** 255n ? 'unlimited' : `${amount}`,
          })
        expect(view.warnings.includes('unlimitedAllowance')).toBe(
          functionName === 'approve' && amount >= 2n ** 96n - 1n,
        )
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: a message is shown with exactly the bytes that are signed (threat 10)',
  async ({ annotate }) => {
    await annotate(size, 'size')
    const message = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
    )
    await fc.assert(
      fc.asyncProperty(message, async (bytes) => {
        const raw = bytesToHex(Uint8Array.from(bytes))
        const approval = await prepare('personal_sign', [raw, account])
        const { view } = approval
        const signature = (await approve(approval)) as Hex
        expect(view.raw).toEqual([raw])
        if (view.text !== undefined) expect(bytesToHex(Buffer.from(view.text))).toBe(raw)
        else expect(view.warnings).toContain('unreadable')
        expect(await recoverMessageAddress({ message: { raw }, signature })).toBe(account)
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'property: structured data is shown with exactly the values that are signed (threat 10)',
  async ({ annotate }) => {
    await annotate(size, 'size')
    const person = fc.record({ wallet: address, name: fc.string({ unit: 'grapheme' }) })
    const message = fc.record({
      from: person,
      to: fc.array(person, { maxLength: 3 }),
      amount: word.map(String),
      change: fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }).map(String),
      isUrgent: fc.boolean(),
      note: fc.uint8Array({ maxLength: 40 }).map((bytes) => bytesToHex(bytes)),
      tag: hex(4),
      extra: fc.string(),
    })
    const types = {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Person: [
        { name: 'wallet', type: 'address' },
        { name: 'name', type: 'string' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'to', type: 'Person[]' },
        { name: 'amount', type: 'uint256' },
        { name: 'change', type: 'int128' },
        { name: 'isUrgent', type: 'bool' },
        { name: 'note', type: 'bytes' },
        { name: 'tag', type: 'bytes4' },
      ],
    }
    const domain = fc.record({
      name: fc.string(),
      chainId: fc.constant(1),
      verifyingContract: address,
      extra: fc.string(),
    })
    await fc.assert(
      fc.asyncProperty(domain, message, async (domain, message) => {
        const data = { types, primaryType: 'Mail', domain, message }
        const approval = await prepare('eth_signTypedData_v4', [account, JSON.stringify(data)])
        const signature = (await approve(approval)) as Hex
        const shown = rebuild(approval.view)
        // Fields that are not in the types are not signed.
        expect(JSON.stringify(shown)).not.toContain('"extra"')
        const signed = {
          types,
          primaryType: 'Mail',
          domain: { ...(shown.domain as object), chainId: 1n },
          message: {
            ...(shown.message as Record<string, unknown>),
            amount: BigInt(fieldOf(approval.view, 'message.amount') as string),
            change: BigInt(fieldOf(approval.view, 'message.change') as string),
            isUrgent: fieldOf(approval.view, 'message.isUrgent') === 'true',
          },
        }
        expect(verifyTyped(signature, signed as never, account)).toBe(true)
      }),
      { numRuns },
    )
  },
  timeout,
)

/** The data as a visitor reads it: from the rows of the view alone. */
function rebuild({ fields }: ApprovalView): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const { name, value } of fields) {
    const path = name.split(/\.|(?=\[)/)
    let at = root as Record<string, unknown> | unknown[]
    for (const [index, step] of path.entries()) {
      const key = step.startsWith('[') ? Number(step.slice(1, -1)) : step
      const next = path[index + 1]
      const holder = at as Record<string | number, unknown>
      if (next === undefined) holder[key] = value === '[]' && name === 'message.to' ? [] : value
      else holder[key] ??= next.startsWith('[') ? [] : {}
      at = holder[key] as typeof at
    }
  }
  return root
}
