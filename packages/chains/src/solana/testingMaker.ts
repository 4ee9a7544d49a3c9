import type { Address } from '@solana/addresses'
import {
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import { newTokenProgram, systemProgram, tokenProgram } from './accounts.ts'
import { toBase58 } from './base58.ts'
import { ed25519 } from './curve.ts'
import type { Surfpool } from './testingNode.ts'
import { associatedAccount, associatedProgram, computeProgram, littleEndian } from './transfer.ts'
import { readTransaction, toBase64 } from './wire.ts'

/** Roles of accounts, as transaction messages number them. */
export const roles = { read: 0, write: 1, sign: 2, signAndWrite: 3 } as const

export type Step = {
  readonly programAddress: string
  readonly accounts: readonly { readonly address: string; readonly role: number }[]
  readonly data: Uint8Array
}

export type MakerSwap = {
  readonly user: string
  /** Mints; absent for SOL. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly units: bigint
  readonly out: bigint
  /** The token is of Token-2022. */
  readonly newer?: { readonly from?: boolean; readonly to?: boolean } | undefined
}

export type MakerOptions = {
  /** @default the user */
  readonly payer?: string | undefined
  /** Replaces the steps that an honest maker writes. */
  readonly steps?: ((steps: readonly Step[]) => readonly Step[]) | undefined
  /** Lookup tables to take accounts from. */
  readonly tables?: Readonly<Record<string, readonly string[]>> | undefined
  /** The maker's own signature is left out. */
  readonly unsigned?: boolean | undefined
}

export type Maker = {
  readonly address: string
  /** The transaction with its signature, if it has to sign it. */
  sign(bytes: Uint8Array): Uint8Array
  /** The steps of an honest swap. */
  steps(swap: MakerSwap): Promise<readonly Step[]>
  /** A swap in base64 that lacks nothing but the signature of the user. */
  write(swap: MakerSwap, options?: MakerOptions): Promise<string>
}

/**
 * A market maker, who stands in for exchanges in tests: there is no program of one on a local
 * node. The user pays it one token, and it pays the user another, in a single transaction that
 * it has signed. Such a swap is real: the network makes all of it or nothing.
 */
export function createMaker({ call }: Pick<Surfpool, 'call'>): Maker {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const address = toBase58(ed25519.getPublicKey(secret))

  async function steps({ from, newer = {}, out, to, units, user }: MakerSwap): Promise<readonly Step[]> {
    return [
      budget(2, 300_000n, 4),
      budget(3, 1_000n, 8),
      ...(to === undefined ? [] : [await openAccount(user, user, to, newer.to)]),
      from === undefined
        ? payCoins(user, address, units)
        : await payTokens({ owner: user, to: address, mint: from, amount: units, newer: newer.from }),
      to === undefined
        ? payCoins(address, user, out)
        : await payTokens({ owner: address, to: user, mint: to, amount: out, newer: newer.to }),
    ]
  }

  function sign(bytes: Uint8Array): Uint8Array {
    const signed = Uint8Array.from(bytes)
    try {
      const { messageBytes, signers } = readTransaction(bytes)
      const place = signers.indexOf(address)
      if (place >= 0) signed.set(ed25519.sign(messageBytes, secret), 1 + 64 * place)
    } catch {
      // Not a transaction: there is nothing to sign.
    }
    return signed
  }

  return {
    address,
    sign,
    steps,
    async write(swap, { payer = swap.user, tables, unsigned = false, ...options } = {}) {
      const honest = await steps(swap)
      const { value } = (await call('getLatestBlockhash', [{ commitment: 'confirmed' }])) as {
        value: { blockhash: string; lastValidBlockHeight: number }
      }
      const lifetime = { ...value, lastValidBlockHeight: BigInt(value.lastValidBlockHeight) }
      const paid = setTransactionMessageFeePayer(payer as Address, createTransactionMessage({ version: 0 }))
      const dated = setTransactionMessageLifetimeUsingBlockhash(lifetime as never, paid)
      const all = (options.steps?.(honest) ?? honest) as never
      const full = appendTransactionMessageInstructions(all, dated)
      const compiled = compileTransaction(
        tables ? compressTransactionMessageUsingAddressLookupTables(full, tables as never) : full,
      )
      const bytes = Uint8Array.from(getTransactionEncoder().encode(compiled))
      return toBase64(unsigned ? bytes : sign(bytes))
    },
  }
}

/** An instruction for the compute budget. */
export function budget(kind: number, value: bigint, bytes: number): Step {
  return {
    programAddress: computeProgram,
    accounts: [],
    data: Uint8Array.from([kind, ...littleEndian(value, bytes)]),
  }
}

export function payCoins(from: string, to: string, lamports: bigint): Step {
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: roles.signAndWrite },
      { address: to, role: roles.write },
    ],
    data: Uint8Array.from([2, 0, 0, 0, ...littleEndian(lamports, 8)]),
  }
}

/** TransferChecked between associated token accounts, of a token with 6 decimals. */
export async function payTokens(args: {
  owner: string
  to: string
  mint: string
  amount: bigint
  newer?: boolean | undefined
}): Promise<Step> {
  const { amount, mint, newer, owner, to } = args
  const program = newer ? newTokenProgram : tokenProgram
  return {
    programAddress: program,
    accounts: [
      { address: await associatedAccount(owner, mint, program), role: roles.write },
      { address: mint, role: roles.read },
      { address: await associatedAccount(to, mint, program), role: roles.write },
      { address: owner, role: roles.sign },
    ],
    data: Uint8Array.from([12, ...littleEndian(amount, 8), 6]),
  }
}

/** CreateIdempotent of the associated token account. */
export async function openAccount(payer: string, owner: string, mint: string, newer = false): Promise<Step> {
  const program = newer ? newTokenProgram : tokenProgram
  return {
    programAddress: associatedProgram,
    accounts: [
      { address: payer, role: roles.signAndWrite },
      { address: await associatedAccount(owner, mint, program), role: roles.write },
      { address: owner, role: roles.read },
      { address: mint, role: roles.read },
      { address: systemProgram, role: roles.read },
      { address: program, role: roles.read },
    ],
    data: Uint8Array.from([1]),
  }
}
