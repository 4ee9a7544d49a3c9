import {
  httpRequestFailed,
  insufficientFunds,
  sendFailed,
  sendNotWallet,
  sendTokenMismatch,
  sendTokenMissing,
  sendTokenUnsupported,
} from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Address } from '@solana/addresses'
import {
  appendTransactionMessageInstructions,
  createTransactionMessage,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/transaction-messages'
import { compileTransaction, getTransactionEncoder } from '@solana/transactions'
import type { Driver, Network, Session, TransactionHandle } from '../driver.ts'
import {
  getAccounts,
  type Mint,
  readMint,
  readTokenAccount,
  systemProgram,
  type TokenAccount,
  tokenPrograms,
} from './accounts.ts'
import { isKey } from './base58.ts'
import { deriveAddress } from './deriveAddress.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import { toBase64 } from './wire.ts'

export const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
export const computeProgram = 'ComputeBudget111111111111111111111111111111'
/** More source accounts do not fit into a transaction, with room for the instructions that wallets add. */
const maxSources = 5

/** The compute budget of the transaction, unchanged from the review to the signature. */
export type Terms = {
  /** The compute unit limit. */
  readonly limit: number
  /** Micro-lamports per compute unit. */
  readonly price: bigint
}

/** An unsigned transfer. */
export type Plan = {
  /** The serialised transaction. */
  readonly bytes: Uint8Array
  readonly messageBytes: Uint8Array
  /** The recipient's token account; undefined for SOL. */
  readonly destination: string | undefined
  readonly mint: Mint | undefined
}

/** Asks the wallet to send a token or SOL. */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { address, network, session } = args
  return await sendTransaction({ session, network, address, transaction: await toTransfer(args) })
}

/** A transfer as a transaction in base64. It contains a recent blockhash, so it expires after about a minute. */
export async function toTransfer(args: Driver.TransferArgs): Promise<string> {
  const { network, address } = args
  const terms = isTerms(args.terms) ? args.terms : await readTerms(network, address, args.token)
  return toBase64((await planTransfer(args, terms)).bytes)
}

export async function planTransfer(args: Driver.TransferArgs, terms: Terms): Promise<Plan> {
  const { address, amount, network, to, token } = args
  if (!isKey(address) || !isKey(to) || amount < 0n || amount >= 2n ** 64n)
    throw new KitError(sendFailed, { details: 'An address or the amount is not one of Solana.' })
  const [steps, blockhash] = await Promise.all([
    token === undefined ? { moves: [moveCoin(address, to, amount)] } : moveToken(args, token),
    readBlockhash(network),
  ])
  return {
    ...compile({ payer: address, blockhash, terms, steps: steps.moves }),
    destination: 'destination' in steps ? steps.destination : undefined,
    mint: 'mint' in steps ? steps.mint : undefined,
  }
}

/** An unsigned transaction of these steps, within a compute budget. */
export function compile({
  blockhash,
  payer,
  steps,
  terms,
}: compile.Args): Pick<Plan, 'bytes' | 'messageBytes'> {
  const paid = setTransactionMessageFeePayer(
    payer as Address,
    // All wallets and hardware devices support legacy transactions.
    createTransactionMessage({ version: 'legacy' }),
  )
  const dated = setTransactionMessageLifetimeUsingBlockhash(blockhash as never, paid)
  const instructions = [...budget(terms), ...steps] as unknown as readonly Instruction[]
  const transaction = compileTransaction(appendTransactionMessageInstructions(instructions, dated))
  return {
    bytes: Uint8Array.from(getTransactionEncoder().encode(transaction)),
    messageBytes: Uint8Array.from(transaction.messageBytes),
  }
}

export declare namespace compile {
  type Args = {
    readonly payer: string
    readonly blockhash: { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
    readonly terms: Terms
    readonly steps: readonly Step[]
  }
}

/** A recent compute unit price for transactions that write to the account: the 75th percentile, capped. */
export async function readTerms(
  network: Network,
  address: string,
  token: string | undefined,
): Promise<Terms> {
  // Leaves room for instructions that wallets add.
  const limit = token === undefined ? 50_000 : 200_000
  try {
    const answer = await askRpc(network, 'getRecentPrioritizationFees', [[address]])
    const paid = (answer as { prioritizationFee: unknown }[])
      .map(({ prioritizationFee }) => toUnits(prioritizationFee))
      .sort((a, b) => (a < b ? -1 : 1))
    const usual = paid[Math.floor(paid.length * 0.75)] ?? 0n
    return { limit, price: usual < maxPrice ? usual : maxPrice }
  } catch {
    return { limit, price: 0n }
  }
}

const maxPrice = 1_000_000n

function isTerms(value: unknown): value is Terms {
  const { limit, price } = (value ?? {}) as Partial<Terms>
  return typeof limit === 'number' && typeof price === 'bigint'
}

export async function readBlockhash(
  network: Network,
): Promise<{ blockhash: string; lastValidBlockHeight: bigint }> {
  const answer = resultOf(await askRpc(network, 'getLatestBlockhash', [{ commitment: 'confirmed' }]))
  const { blockhash, lastValidBlockHeight } = (answer ?? {}) as Record<string, unknown>
  if (!isKey(blockhash))
    throw new KitError(httpRequestFailed, { details: 'The node answered with no block.' })
  return { blockhash, lastValidBlockHeight: toUnits(lastValidBlockHeight) }
}

// Account roles, as transaction messages number them.
const read = 0
export const write = 1
export const sign = 2
const signAndWrite = 3

type Instruction = Parameters<typeof appendTransactionMessageInstructions>[0][number]

/** An instruction. */
export type Step = {
  readonly programAddress: string
  readonly accounts?: readonly { address: string; role: number }[]
  readonly data: Uint8Array
}

function budget({ limit, price }: Terms): readonly Step[] {
  return [
    { programAddress: computeProgram, data: Uint8Array.from([2, ...littleEndian(BigInt(limit), 4)]) },
    { programAddress: computeProgram, data: Uint8Array.from([3, ...littleEndian(price, 8)]) },
  ]
}

function moveCoin(from: string, to: string, amount: bigint): Step {
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: signAndWrite },
      { address: to, role: write },
    ],
    data: Uint8Array.from([2, 0, 0, 0, ...littleEndian(amount, 8)]),
  }
}

/** Creates the recipient's token account if there is none, and transfers from the sender's token accounts. */
async function moveToken(
  { address, amount, decimals, network, to }: Driver.TransferArgs,
  token: string,
): Promise<{ moves: readonly Step[]; destination: string; mint: Mint }> {
  if (!isKey(token)) throw new KitError(sendTokenMissing)
  const [mintAccount, receiver] = await getAccounts(network, [token, to])
  const mint = readMint(mintAccount)
  if (!mint) throw new KitError(sendTokenMissing, { details: `${token} is no token on ${network.id}.` })
  if (decimals !== undefined && decimals !== mint.decimals)
    throw new KitError(sendTokenMismatch, { details: `It has ${mint.decimals} decimals, not ${decimals}.` })
  if (mint.hooked) throw new KitError(sendTokenUnsupported, { details: 'A program of its own takes part.' })
  // Tokens sent to a token account's own associated account could never be recovered.
  if (receiver && tokenPrograms.includes(receiver.owner)) throw new KitError(sendNotWallet)
  const [sources, destination] = await Promise.all([
    findSources(network, address, token, amount),
    associatedAccount(to, token, mint.program),
  ])
  const open: Step = {
    programAddress: associatedProgram,
    accounts: [
      { address, role: signAndWrite },
      { address: destination, role: write },
      { address: to, role: read },
      { address: token, role: read },
      { address: systemProgram, role: read },
      { address: mint.program, role: read },
    ],
    // CreateIdempotent: does nothing if the account exists.
    data: Uint8Array.from([1]),
  }
  const moves = sources.map(
    ({ source, part }): Step => ({
      programAddress: mint.program,
      accounts: [
        { address: source, role: write },
        { address: token, role: read },
        { address: destination, role: write },
        { address, role: sign },
      ],
      // TransferChecked: fails if the decimals are wrong.
      data: Uint8Array.from([12, ...littleEndian(part, 8), mint.decimals]),
    }),
  )
  return { moves: [open, ...moves], destination, mint }
}

/** The token accounts to take the amount from, largest balance first. */
async function findSources(
  network: Network,
  owner: string,
  token: string,
  amount: bigint,
): Promise<readonly { source: string; part: bigint }[]> {
  const own = (await ownAccounts(network, owner, token))
    .filter(({ frozen }) => !frozen)
    .map(({ address, amount }) => ({ source: address, has: amount }))
    .sort((a, b) => (a.has > b.has ? -1 : 1))
  const taken: { source: string; part: bigint }[] = []
  let missing = amount
  for (const { has, source } of own.slice(0, maxSources)) {
    if (missing === 0n && taken.length) break
    const short = has < missing
    taken.push({ source, part: short ? has : missing })
    missing = short ? missing - has : 0n
  }
  if (missing > 0n || !taken.length) throw new KitError(insufficientFunds)
  return taken
}

/** The owner's accounts of a token. */
export async function ownAccounts(
  network: Network,
  owner: string,
  token: string,
): Promise<readonly (TokenAccount & { readonly address: string; readonly program: string })[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = resultOf(await askRpc(network, 'getTokenAccountsByOwner', [owner, { mint: token }, options]))
  if (!Array.isArray(answer)) throw new KitError(httpRequestFailed)
  const keys = answer.map((entry: { pubkey?: unknown } | null) => entry?.pubkey).filter(isKey)
  // Read again by address, to verify owner and mint instead of trusting the list.
  const accounts = keys.length ? await getAccounts(network, keys.slice(0, 100)) : []
  return accounts.flatMap((read, index) => {
    const account = readTokenAccount(read)
    if (!read || account?.owner !== owner || account.mint !== token) return []
    return [{ ...account, address: keys[index] as string, program: read.owner }]
  })
}

/** The associated token account of an owner. */
export async function associatedAccount(owner: string, token: string, program: string): Promise<string> {
  return await deriveAddress(associatedProgram, [owner, program, token])
}

export function littleEndian(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
