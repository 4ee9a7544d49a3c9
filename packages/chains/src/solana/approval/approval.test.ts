import { ed25519 } from '@noble/curves/ed25519'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Approval, ApprovalRequest, AskNode } from '../../approval.ts'
import { systemProgram, tokenProgram } from '../accounts.ts'
import { readBase58, toBase58 } from '../base58.ts'
import { signBytes } from '../signBytes.ts'
import { toBase64 } from '../wire.ts'
import { approvals } from './index.ts'
import { associatedProgram } from './readInstructions.ts'

const numRuns = process.env.EXHAUSTIVE ? 1_000_000 : 200
const timeout = process.env.EXHAUSTIVE ? 14_400_000 : 120_000

const key = new Uint8Array(32).fill(7)
const own = toBase58(ed25519.getPublicKey(key))
const shop = toBase58(new Uint8Array(32).fill(9))
const other = toBase58(new Uint8Array(32).fill(3))
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** A node that has no accounts, and expects every transaction to succeed. */
const ask: AskNode = async (method, params) => {
  if (method === 'simulateTransaction') return { value: { err: null } }
  if (method === 'getMultipleAccounts') return { value: (params[0] as unknown[]).map(() => null) }
  return 'accepted'
}
const prepare = (method: string, params: unknown, more: Partial<ApprovalRequest> = {}): Promise<Approval> => {
  const one = approvals[method]
  if (!one) throw new Error(`no such method: ${method}`)
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  return one({ chainId, address: own, origin: 'https://shop.test', params, ask, ...more })
}
const approve = ({ complete, toSign }: Approval) => complete(toSign.map((bytes) => signBytes(key, bytes)))

const u64 = (value: bigint) => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}
const programs = new Set<string>([systemProgram, tokenProgram])
type Given = { program: string; accounts: readonly string[]; data: Uint8Array }

/** A transaction, as base64. */
function write(given: readonly Given[], { payer = own, version = 0 as 0 | 'legacy' } = {}): string {
  const instructions = given.map(
    ({ accounts, data, program }): Instruction => ({
      programAddress: program as Address,
      accounts: accounts.map((address) => ({
        address: address as Address,
        role:
          address === own
            ? AccountRole.WRITABLE_SIGNER
            : programs.has(address)
              ? AccountRole.READONLY
              : AccountRole.WRITABLE,
      })),
      data,
    }),
  )
  const message = pipe(
    createTransactionMessage({ version }),
    (one) => setTransactionMessageFeePayer(payer as Address, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: other as never, lastValidBlockHeight: 1n },
        one,
      ),
    (one) => appendTransactionMessageInstructions(instructions, one),
  )
  return toBase64(Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message))))
}
const transfer = (lamports: bigint, to = shop): Given => ({
  program: systemProgram,
  accounts: [own, to],
  data: Uint8Array.of(2, 0, 0, 0, ...u64(lamports)),
})
const view = async (...given: readonly Given[]) =>
  (await prepare('solana_signTransaction', { transaction: write(given) })).view

describe('a transaction', () => {
  test('behavior: is shown, signed in its place, and sent', async () => {
    const approval = await prepare('solana_signAndSendTransaction', {
      transaction: write([transfer(1_500_000_000n)]),
      pubkey: own,
    })
    expect(approval.view).toMatchObject({
      network: 'Solana',
      actions: [{ type: 'sendCoin', amount: '1.5', symbol: 'SOL', to: shop }],
      fee: { amount: '0.000005', symbol: 'SOL' },
      simulation: 'succeeds',
      warnings: [],
    })
    const { signature } = (await approve(approval)) as { signature: string }
    expect(signature).toBe(toBase58(signBytes(key, approval.toSign[0] as Uint8Array)))
  })

  test('behavior: one that would fail says so, and whether for lack of funds', async () => {
    const simulate = async (value: unknown) => {
      const failing: AskNode = async (method, params) =>
        method === 'simulateTransaction' ? { value } : ask(method, params)
      const params = { transaction: write([transfer(1_500_000_000n)]) }
      return (await prepare('solana_signTransaction', params, { ask: failing })).view.simulation
    }
    const lacking = ['Transfer: insufficient lamports 3, need 1500000000']
    expect(await simulate({ err: { InstructionError: [0, { Custom: 1 }] }, logs: lacking })).toBe('unfunded')
    expect(await simulate({ err: 'AccountNotFound', logs: [] })).toBe('unfunded')
    expect(await simulate({ err: { InstructionError: [0, 'InvalidAccountData'] } })).toBe('fails')
    expect(await simulate({})).toBe('unknown')
  })

  test('behavior: tokens, allowances and new accounts', async () => {
    const checked = (kind: number, amount: bigint) => Uint8Array.of(kind, ...u64(amount), 6)
    expect(
      await view(
        {
          program: associatedProgram,
          accounts: [own, shop, other, usdc, systemProgram, tokenProgram],
          data: Uint8Array.of(1),
        },
        { program: tokenProgram, accounts: [other, usdc, shop, own], data: checked(12, 2_500_000n) },
        { program: tokenProgram, accounts: [other, usdc, shop, own], data: checked(13, 2n ** 64n - 1n) },
      ),
    ).toMatchObject({
      actions: [
        { type: 'openAccount', address: shop, owner: other },
        { type: 'sendToken', amount: '2.5', token: { symbol: 'USDC', isListed: true }, to: shop },
        { type: 'allow', amount: 'unlimited', spender: shop },
      ],
      warnings: ['unlimitedAllowance'],
    })
  })

  test('behavior: delegates: how much of what they may take, and whom a revocation stops', async () => {
    const key = (text: string) => readBase58(text, 32) ?? new Uint8Array()
    const [source, mint] = [toBase58(new Uint8Array(32).fill(4)), toBase58(new Uint8Array(32).fill(5))]
    const account = new Uint8Array(165)
    account.set([...key(mint), ...key(own), ...u64(9n), 1, 0, 0, 0, ...key(shop), 1])
    account.set(u64(9n), 121)
    const token = new Uint8Array(82)
    token.set([...u64(1_000n), 2, 1], 36)
    const stored: Record<string, Uint8Array> = { [source]: account, [mint]: token }
    const read: AskNode = async (method, params) => {
      if (method !== 'getMultipleAccounts') return await ask(method, params)
      const entries = (params[0] as string[]).map((address) => {
        const data = stored[address]
        return (
          data && { lamports: 1, owner: tokenProgram, executable: false, data: [toBase64(data), 'base64'] }
        )
      })
      return { value: entries.map((entry) => entry ?? null) }
    }
    const shown = async (data: number[], accounts = [source, other, own]) => {
      const transaction = write([{ program: tokenProgram, accounts, data: Uint8Array.from(data) }])
      const { actions, warnings } = (await prepare('solana_signTransaction', { transaction }, { ask: read }))
        .view
      return [actions[0], warnings]
    }
    const of = { address: mint, symbol: '', isListed: false }
    const allow = { type: 'allow', spender: other, token: of, isBaseUnits: false }
    expect(await shown([4, ...u64(500n)])).toEqual([{ ...allow, amount: '5' }, []])
    // More than there is of the token.
    expect(await shown([4, ...u64(1_001n)])).toEqual([{ ...allow, amount: '10.01' }, ['unlimitedAllowance']])
    expect(await shown([4, ...u64(2n ** 64n - 1n)])).toEqual([
      { ...allow, amount: 'unlimited' },
      ['unlimitedAllowance'],
    ])
    const revoked = [{ type: 'revoke', token: of, spender: shop }, []]
    expect(await shown([5], [source, own])).toEqual(revoked)
    expect(await shown([4, ...u64(0n)])).toEqual(revoked)
    // An account that cannot be read, of any owner.
    expect(await shown([5], [other, own])).toEqual([
      { type: 'revoke', token: { ...of, address: other }, spender: '' },
      [],
    ] as unknown)
  })

  test('behavior: what changes who is in charge is warned of', async () => {
    const assign = {
      program: systemProgram,
      accounts: [own],
      data: Uint8Array.of(1, 0, 0, 0, ...new Uint8Array(32).fill(9)),
    }
    expect(await view(assign)).toMatchObject({
      actions: [{ type: 'changeAuthority', address: own, to: shop }],
      warnings: ['authorityChange'],
    })
    const authority = {
      program: tokenProgram,
      accounts: [other, own],
      data: Uint8Array.of(6, 2, 1, ...new Uint8Array(32).fill(9)),
    }
    expect((await view(authority)).warnings).toEqual(['authorityChange'])
    const nonce = { program: systemProgram, accounts: [other, shop, own], data: Uint8Array.of(4, 0, 0, 0) }
    expect((await view(nonce, transfer(1n))).warnings).toEqual(['durableNonce'])
    expect(await view({ program: shop, accounts: [own], data: Uint8Array.of(1, 2) })).toMatchObject({
      actions: [{ type: 'call', contract: shop, selector: '0x0102' }],
      warnings: ['unknownProgram'],
    })
  })

  test('behavior: a price for speed is part of the fee', async () => {
    const budget = 'ComputeBudget111111111111111111111111111111'
    const fast = await view(
      { program: budget, accounts: [], data: Uint8Array.of(2, 0x40, 0x0d, 0x03, 0) },
      { program: budget, accounts: [], data: Uint8Array.of(3, ...u64(5_000_000n)) },
      transfer(1n),
    )
    // 200,000 units at 5 lamports each, and the signature.
    expect(fast.fee).toEqual({ amount: '0.001005', symbol: 'SOL' })
  })

  test('behavior: several at once', async () => {
    const transactions = [write([transfer(1n)]), write([transfer(2n)])]
    const approval = await prepare('solana_signAllTransactions', { transactions })
    expect(approval.view.warnings).toEqual(['severalTransactions'])
    expect(await approve(approval)).toEqual({ transactions: [expect.any(String), expect.any(String)] })
  })

  test('error: what is no transaction of this account', async () => {
    const foreign = write([{ ...transfer(1n), accounts: [other, shop] }], { payer: other })
    await expect(prepare('solana_signTransaction', { transaction: foreign })).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    await expect(
      prepare('solana_signTransaction', { transaction: write([transfer(1n)]), pubkey: other }),
    ).rejects.toMatchObject({
      code: 'wallet/unauthorized',
    })
    const bytes = Buffer.from(write([transfer(1n)]), 'base64')
    const longer = Buffer.concat([bytes, Buffer.of(0)]).toString('base64')
    for (const transaction of [undefined, 'no base64', '', longer, bytes.subarray(0, 90).toString('base64')])
      await expect(prepare('solana_signTransaction', { transaction })).rejects.toMatchObject({
        code: 'rpc/invalid_params',
      })
  })
})

describe('a message', () => {
  const sign = (message: Uint8Array) =>
    prepare('solana_signMessage', { message: toBase58(message), pubkey: own })

  test('behavior: text is shown and signed as it is', async () => {
    const approval = await sign(Buffer.from('Hello'))
    expect(approval.view).toMatchObject({ text: 'Hello', warnings: [] })
    expect(await approve(approval)).toEqual({ signature: toBase58(signBytes(key, Buffer.from('Hello'))) })
  })

  test('error: a message that is a transaction is refused', async () => {
    const { toSign } = await prepare('solana_signTransaction', { transaction: write([transfer(1n)]) })
    await expect(sign(toSign[0] as Uint8Array)).rejects.toMatchObject({ code: 'rpc/invalid_params' })
  })
})

test(
  'property: transfers are shown with exactly what is signed (threat 10)',
  async ({ annotate }) => {
    await annotate(`${numRuns.toLocaleString('en')} of each request`, 'size')
    const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toBase58)
    const asked = fc.tuple(address, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(asked, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (list, isLegacy) => {
          const version = isLegacy ? 'legacy' : 0
          const transaction = write(
            list.map(([to, units]) => transfer(units, to)),
            { version },
          )
          const approval = await prepare('solana_signTransaction', { transaction })
          expect(approval.view.actions).toEqual(
            list.map(([to, units]) => ({
              type: 'sendCoin',
              amount: toDecimals(units),
              symbol: 'SOL',
              to,
            })),
          )
          const { transaction: signed } = (await approve(approval)) as { transaction: string }
          const bytes = Buffer.from(signed, 'base64')
          // The signature is over the bytes that were shown, and they are the ones that were asked for.
          const message = bytes.subarray(65)
          expect(`0x${message.toString('hex')}`).toBe(approval.view.raw[0])
          expect(message).toEqual(Buffer.from(transaction, 'base64').subarray(65))
          expect(ed25519.verify(bytes.subarray(1, 65), message, ed25519.getPublicKey(key))).toBe(true)
        },
      ),
      { numRuns },
    )
  },
  timeout,
)

const toDecimals = (units: bigint) => {
  const digits = units.toString().padStart(10, '0')
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '')
}
