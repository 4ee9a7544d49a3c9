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
import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
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
  tokenPrograms,
} from './accounts.ts'
import { isKey } from './base58.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import { toBase64 } from './wire.ts'

const associatedProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const computeProgram = 'ComputeBudget111111111111111111111111111111'
/** More accounts than that to take a token from do not fit into a transaction with room for the wallet's own. */
const mostSources = 5

/** What the work of the transaction costs, kept to from the review to the signature. */
export type Terms = {
  /** Units of work it may take. */
  readonly limit: number
  /** Millionths of a lamport for each. */
  readonly price: bigint
}

/** A transfer that can be sent, and what is known of it. */
export type Plan = {
  /** Its wire form, not signed. */
  readonly bytes: Uint8Array
  readonly messageBytes: Uint8Array
  /** Where the token is put; nothing where it is the coin. */
  readonly destination: string | undefined
  readonly mint: Mint | undefined
}

/** Has the wallet send a token or the coin. */
export async function transfer(args: Driver.TransferArgs & { session: Session }): Promise<TransactionHandle> {
  const { address, network, session } = args
  return await sendTransaction({ session, network, address, transaction: await toTransfer(args) })
}

/** A transfer as a transaction in base64. It names a block of now, so it is good for about a minute. */
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
  const paid = setTransactionMessageFeePayer(
    address as Address,
    // Every wallet and every device that signs reads the first version.
    createTransactionMessage({ version: 'legacy' }),
  )
  const dated = setTransactionMessageLifetimeUsingBlockhash(blockhash as never, paid)
  const instructions = [...budget(terms), ...steps.moves] as unknown as readonly Instruction[]
  const transaction = compileTransaction(appendTransactionMessageInstructions(instructions, dated))
  return {
    bytes: Uint8Array.from(getTransactionEncoder().encode(transaction)),
    messageBytes: Uint8Array.from(transaction.messageBytes),
    destination: 'destination' in steps ? steps.destination : undefined,
    mint: 'mint' in steps ? steps.mint : undefined,
  }
}

/** The price of work lately where the account is written to: high enough for most, never absurd. */
export async function readTerms(
  network: Network,
  address: string,
  token: string | undefined,
): Promise<Terms> {
  // Room for checks that wallets add of their own.
  const limit = token === undefined ? 50_000 : 200_000
  try {
    const answer = await askRpc(network, 'getRecentPrioritizationFees', [[address]])
    const paid = (answer as { prioritizationFee: unknown }[])
      .map(({ prioritizationFee }) => toUnits(prioritizationFee))
      .sort((a, b) => (a < b ? -1 : 1))
    const usual = paid[Math.floor(paid.length * 0.75)] ?? 0n
    return { limit, price: usual < mostPrice ? usual : mostPrice }
  } catch {
    return { limit, price: 0n }
  }
}

const mostPrice = 1_000_000n

function isTerms(value: unknown): value is Terms {
  const { limit, price } = (value ?? {}) as Partial<Terms>
  return typeof limit === 'number' && typeof price === 'bigint'
}

async function readBlockhash(network: Network): Promise<{ blockhash: string; lastValidBlockHeight: bigint }> {
  const answer = resultOf(await askRpc(network, 'getLatestBlockhash', [{ commitment: 'confirmed' }]))
  const { blockhash, lastValidBlockHeight } = (answer ?? {}) as Record<string, unknown>
  if (!isKey(blockhash))
    throw new KitError(httpRequestFailed, { details: 'The node answered with no block.' })
  return { blockhash, lastValidBlockHeight: toUnits(lastValidBlockHeight) }
}

// Who signs and what is written, as the messages count it.
const read = 0
const write = 1
const sign = 2
const signAndWrite = 3

type Instruction = Parameters<typeof appendTransactionMessageInstructions>[0][number]

type Step = {
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

/** Opens the account for whoever receives where there is none, and moves the token from wherever the sender keeps it. */
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
  // What is given to a token account's own account can never be taken out again.
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
    // CreateIdempotent: where it is there already, nothing happens.
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
      // TransferChecked: the program refuses where the decimals are others.
      data: Uint8Array.from([12, ...littleEndian(part, 8), mint.decimals]),
    }),
  )
  return { moves: [open, ...moves], destination, mint }
}

/** The accounts the amount is taken from, the fullest first: most people have one. */
async function findSources(
  network: Network,
  owner: string,
  token: string,
  amount: bigint,
): Promise<readonly { source: string; part: bigint }[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = resultOf(await askRpc(network, 'getTokenAccountsByOwner', [owner, { mint: token }, options]))
  if (!Array.isArray(answer)) throw new KitError(httpRequestFailed)
  const keys = answer.map((entry: { pubkey?: unknown } | null) => entry?.pubkey).filter(isKey)
  // Read again by address: whose they are is not for the list to say.
  const accounts = keys.length ? await getAccounts(network, keys.slice(0, 100)) : []
  const own = keys
    .map((source, index) => ({ source, account: readTokenAccount(accounts[index]) }))
    .filter(({ account }) => account?.owner === owner && account.mint === token && !account.frozen)
    .map(({ account, source }) => ({ source, has: account?.amount ?? 0n }))
    .sort((a, b) => (a.has > b.has ? -1 : 1))
  const taken: { source: string; part: bigint }[] = []
  let missing = amount
  for (const { has, source } of own.slice(0, mostSources)) {
    if (missing === 0n && taken.length) break
    const short = has < missing
    taken.push({ source, part: short ? has : missing })
    missing = short ? missing - has : 0n
  }
  if (missing > 0n || !taken.length) throw new KitError(insufficientFunds)
  return taken
}

/** Where an owner keeps a token unless they chose otherwise. */
export async function associatedAccount(owner: string, token: string, program: string): Promise<string> {
  const { encode } = getAddressEncoder()
  const [address] = await getProgramDerivedAddress({
    programAddress: associatedProgram as Address,
    seeds: [owner, program, token].map((key) => encode(key as Address)),
  })
  return address
}

/** Least significant first. */
export function littleEndian(value: bigint, length: number): number[] {
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
