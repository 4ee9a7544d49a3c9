import type { Asset, AssetApproval, AssetChange, Driver, Network, Simulation } from '../driver.ts'
import { knownToken } from '../knownToken.ts'
import { sanitiseName } from '../sanitise.ts'
import { until } from '../until.ts'
import {
  type ChainAccount,
  getAccounts,
  type Mint,
  readAccounts,
  readMetadataSymbol,
  readMint,
  readTokenAccount,
  systemProgram,
  type TokenAccount,
} from './accounts.ts'
import { assets } from './addresses.ts'
import { toBase58 } from './base58.ts'
import { failureText, reasonOf, solanaErrorFor } from './nodeError.ts'
import { metadataAccount } from './readToken.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'
import { fromBase64, readTransaction, toBase64, type WireTransaction } from './wire.ts'

/** The visitor waits for the simulation before the button is enabled. */
const simulationTimeoutMs = 8_000
const maxAccounts = 100
const maxTokens = 24
const maxAmount = 2n ** 64n - 1n
/** The size of a lookup table's header, before its addresses. */
const tableHeaderBytes = 56
const tableProgram = 'AddressLookupTab1e1111111111111111111111111'
const isLookupTable = 1

const unknown: Simulation = { status: 'unknown', changes: [], approvals: [] }

/** Simulates a transaction with `simulateTransaction`, and compares every account it may write to before and after. */
export async function simulate(args: Driver.SimulateArgs): Promise<Simulation> {
  const { address, network, signal, transaction } = args
  try {
    const bytes = transaction instanceof Uint8Array ? transaction : fromBase64(transaction)
    if (!bytes) return unknown
    return await until(runSimulation(network, address, bytes, signal), {
      signal,
      timeoutMs: simulationTimeoutMs,
    })
  } catch {
    return unknown
  }
}

/** The accounts that a transaction may write to, before and after it. */
export type Trial =
  | { readonly status: 'reverts'; readonly code: Simulation['code']; readonly reason: string | undefined }
  | {
      readonly status: 'ok'
      readonly addresses: readonly string[]
      readonly before: Accounts
      readonly after: Accounts
      /** As far as the node reports it. */
      readonly fee: unknown
    }

/** Runs a transaction on a node's latest block without sending it; undefined if its accounts cannot be read. */
export async function tryTransaction(
  network: Network,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Trial | undefined> {
  const wire = readTransaction(bytes)
  const addresses = await writtenTo(network, wire, signal)
  if (!addresses || addresses.length > maxAccounts) return undefined
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  const [before, answer] = await Promise.all([
    getAccounts(network, addresses, signal),
    askRpc(network, 'simulateTransaction', [toBase64(bytes), options], signal).then(resultOf),
  ])
  const { accounts, err, fee, logs } = (answer ?? {}) as Record<string, unknown>
  if (err !== null && err !== undefined) {
    const { code } = solanaErrorFor(failureText({ err, logs }))
    return { status: 'reverts', code, reason: reasonOf(logs) }
  }
  const after = readAccounts(accounts, addresses.length)
  return { status: 'ok', addresses, before, after, fee }
}

async function runSimulation(
  network: Network,
  owner: string,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Simulation> {
  const trial = await tryTransaction(network, bytes, signal)
  if (!trial) return unknown
  if (trial.status === 'reverts') return { ...unknown, ...trial }
  const { addresses, after, before } = trial
  const wire = readTransaction(bytes)
  const cost = wire.signers[0] === owner ? await readFee(network, wire, trial.fee, signal) : 0n
  const coin = coinChange(owner, addresses, before, after) + cost
  const tokens = tokenChanges(owner, addresses, before, after)
  if (tokens.size > maxTokens) return unknown
  const mints = await readMints(network, [...tokens.keys()], signal)
  const asset = (token: string): Asset => {
    const mint = mints.get(token)
    return {
      id: assets.id(network.id, token),
      chain: network.id,
      address: token,
      symbol: sanitiseName(mint?.symbol ?? '', 16),
      decimals: mint?.decimals ?? 0,
    }
  }

  const { decimals, symbol } = network.currency
  const changes: AssetChange[] = []
  const ownCoin: Asset = {
    id: assets.id(network.id),
    chain: network.id,
    address: undefined,
    symbol,
    decimals,
  }
  if (coin) changes.push({ token: ownCoin, delta: coin })
  const approvals: AssetApproval[] = []
  for (const [token, { delta, permits }] of tokens) {
    if (delta) changes.push({ token: asset(token), delta })
    for (const [spender, amount] of permits) {
      const supply = mints.get(token)?.supply ?? 0n
      const unlimited = amount >= maxAmount || (supply > 0n && amount > supply)
      approvals.push({ token: asset(token), spender, amount: unlimited ? 'unlimited' : amount })
    }
  }
  // A program that becomes the owner of the account controls its balance.
  const newOwner = after[addresses.indexOf(owner)]?.owner ?? systemProgram
  if (newOwner !== systemProgram && newOwner !== before[addresses.indexOf(owner)]?.owner)
    approvals.push({ token: ownCoin, spender: newOwner, amount: 'unlimited' })
  const given = changes.filter(({ delta }) => delta < 0n)
  return { status: 'ok', changes: [...given, ...changes.filter(({ delta }) => delta > 0n)], approvals }
}

/** Every address the transaction may write to, including those in lookup tables; undefined if a table cannot be read. */
async function writtenTo(
  network: Network,
  { message }: WireTransaction,
  signal: AbortSignal | undefined,
): Promise<string[] | undefined> {
  if (message.version !== 'legacy' && message.version !== 0) return undefined
  const { header, staticAccounts } = message
  const { numReadonlyNonSignerAccounts, numReadonlySignerAccounts, numSignerAccounts } = header
  const written = staticAccounts.filter((_, index) =>
    index < numSignerAccounts
      ? index < numSignerAccounts - numReadonlySignerAccounts
      : index < staticAccounts.length - numReadonlyNonSignerAccounts,
  )
  const lookups = 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : []
  if (!lookups.length) return [...written]
  const looked = await readTables(network, lookups, signal)
  return looked && [...new Set([...written, ...looked.writable])]
}

type Lookup = {
  readonly lookupTableAddress: string
  readonly writableIndexes: readonly number[]
  readonly readonlyIndexes: readonly number[]
}

/** The addresses that a transaction takes from lookup tables; undefined if one is no table, or too short. */
export async function readTables(
  network: Network,
  lookups: readonly Lookup[],
  signal: AbortSignal | undefined,
): Promise<{ readonly writable: readonly string[]; readonly readonly: readonly string[] } | undefined> {
  const tables = await getAccounts(
    network,
    lookups.map(({ lookupTableAddress }) => lookupTableAddress),
    signal,
  )
  const named = (places: 'writableIndexes' | 'readonlyIndexes') =>
    lookups.flatMap((lookup, index) =>
      lookup[places].map((place) => {
        const table = tables[index]
        const at = tableHeaderBytes + 32 * place
        const isTable = table?.owner === tableProgram && table.data[0] === isLookupTable
        const key = isTable ? table.data.slice(at, at + 32) : undefined
        return key?.length === 32 ? toBase58(key) : undefined
      }),
    )
  const [writable, readonly] = [named('writableIndexes'), named('readonlyIndexes')]
  if ([...writable, ...readonly].includes(undefined)) return undefined
  return { writable: writable as string[], readonly: readonly as string[] }
}

type Accounts = readonly (ChainAccount | undefined)[]

function coinChange(owner: string, addresses: readonly string[], before: Accounts, after: Accounts): bigint {
  const at = addresses.indexOf(owner)
  return at < 0 ? 0n : (after[at]?.lamports ?? 0n) - (before[at]?.lamports ?? 0n)
}

/** `permits` has what each spender may take from all of the token accounts that change. */
export type TokenChange = { delta: bigint; permits: Map<string, bigint> }

/** The owner's change of each token across all token accounts, and the delegates the owner approves. */
export function tokenChanges(
  owner: string,
  addresses: readonly string[],
  before: Accounts,
  after: Accounts,
): Map<string, TokenChange> {
  const found = new Map<string, TokenChange>()
  const of = (mint: string) => {
    const known = found.get(mint) ?? { delta: 0n, permits: new Map() }
    found.set(mint, known)
    return known
  }
  const own = (account: TokenAccount | undefined) => (account?.owner === owner ? account : undefined)
  for (const index of addresses.keys()) {
    const was = own(readTokenAccount(before[index]))
    // If the token account gets another owner, its whole balance is lost.
    const is = own(readTokenAccount(after[index]))
    if (was) of(was.mint).delta -= was.amount
    if (!is) continue
    of(is.mint).delta += is.amount
    const same =
      was?.delegate === is.delegate && was?.delegated !== undefined && was.delegated >= is.delegated
    const permit = (spender: string, amount: bigint) => {
      const { permits } = of(is.mint)
      permits.set(spender, (permits.get(spender) ?? 0n) + amount)
    }
    if (is.delegate && !same) permit(is.delegate, is.delegated)
    if (was?.delegate && was.delegate !== is.delegate) permit(was.delegate, 0n)
  }
  return found
}

/** Tokens of our list keep its symbols, as anyone can write a symbol into a token. */
async function readMints(
  network: Network,
  addresses: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Mint>> {
  if (!addresses.length) return new Map()
  const named = await Promise.all(addresses.map(metadataAccount))
  const [accounts, { knownTokens }] = await Promise.all([
    getAccounts(network, [...addresses, ...named], signal),
    import('./tokens.gen.ts'),
  ])
  return new Map(
    addresses.flatMap((address, index) => {
      const mint = readMint(accounts[index])
      if (!mint) return []
      const written = mint.symbol || readMetadataSymbol(accounts[addresses.length + index], address)
      const symbol = knownToken(knownTokens, network, address)?.symbol ?? written
      return [[address, { ...mint, symbol }] as const]
    }),
  )
}

/** Newer nodes return the fee with the simulation. */
async function readFee(
  network: Network,
  { messageBytes, signers }: WireTransaction,
  reported: unknown,
  signal: AbortSignal | undefined,
): Promise<bigint> {
  if (reported !== undefined && reported !== null) return toUnits(reported)
  const params = [toBase64(messageBytes), { commitment: 'confirmed' }]
  const answer = await askRpc(network, 'getFeeForMessage', params, signal).then(resultOf, () => null)
  return answer === null ? 5_000n * BigInt(signers.length) : toUnits(answer)
}
