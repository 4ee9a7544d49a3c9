import { httpRequestFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network } from '../driver.ts'
import { toBase58 } from './base58.ts'
import { askRpc, resultOf, toUnits } from './rpc.ts'
import { fromBase64 } from './wire.ts'

export const systemProgram = '11111111111111111111111111111111'
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const newTokenProgram = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const tokenPrograms: readonly string[] = [tokenProgram, newTokenProgram]

/** An account on the chain. */
export type ChainAccount = {
  readonly lamports: bigint
  /** The program that owns it. */
  readonly owner: string
  readonly executable: boolean
  readonly data: Uint8Array
}

/** Reads accounts, in the order of the addresses; undefined for an account that does not exist. */
export async function getAccounts(
  network: Network,
  addresses: readonly string[],
  signal?: AbortSignal | undefined,
): Promise<readonly (ChainAccount | undefined)[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  return readAccounts(
    resultOf(await askRpc(network, 'getMultipleAccounts', [addresses, options], signal)),
    addresses.length,
  )
}

/** Reads the list of accounts in a node's response. */
export function readAccounts(value: unknown, length: number): readonly (ChainAccount | undefined)[] {
  if (Array.isArray(value) && value.length === length) return value.map(toAccount)
  throw new KitError(httpRequestFailed, { details: 'The node answered about other accounts.' })
}

function toAccount(value: unknown): ChainAccount | undefined {
  if (value === null) return undefined
  const { data, executable, lamports, owner } = value as Record<string, unknown>
  const bytes = Array.isArray(data) && data[1] === 'base64' ? fromBase64(data[0]) : undefined
  if (!bytes || typeof owner !== 'string')
    throw new KitError(httpRequestFailed, { details: 'The node answered with no account.' })
  return { lamports: toUnits(lamports), owner, executable: executable === true, data: bytes }
}

/** A token account: its mint, owner and balance, and the allowance of a delegate. */
export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | undefined
  readonly delegated: bigint
  readonly frozen: boolean
}

const tokenAccountBytes = 165
const mintBytes = 82
// Token-2022 writes the account type after the first 165 bytes.
const isMint = 1
const isTokenAccount = 2

/** Reads a token account of either token program; undefined if it is not one. */
export function readTokenAccount(account: ChainAccount | undefined): TokenAccount | undefined {
  if (!account || !tokenPrograms.includes(account.owner)) return undefined
  const { data } = account
  if (data.length !== tokenAccountBytes && data[tokenAccountBytes] !== isTokenAccount) return undefined
  const view = viewOf(data)
  const state = data[108]
  if (state !== 1 && state !== 2) return undefined
  return {
    mint: toBase58(data.slice(0, 32)),
    owner: toBase58(data.slice(32, 64)),
    amount: view.getBigUint64(64, true),
    delegate: view.getUint32(72, true) === 1 ? toBase58(data.slice(76, 108)) : undefined,
    delegated: view.getBigUint64(121, true),
    frozen: state === 2,
  }
}

/** A token, as stored in its mint account. */
export type Mint = {
  readonly program: string
  readonly decimals: number
  readonly supply: bigint
  /** The transfer fees of the token, newest first. */
  readonly fees: readonly TransferFeeRule[]
  /** The token has a transfer hook: a program that runs in every transfer. */
  readonly hooked: boolean
  /** Empty if the mint has no metadata. */
  readonly symbol: string
}

export type TransferFeeRule = { readonly from: bigint; readonly most: bigint; readonly basisPoints: bigint }

/** Reads a mint of either token program; undefined if it is not one. */
export function readMint(account: ChainAccount | undefined): Mint | undefined {
  if (!account || !tokenPrograms.includes(account.owner)) return undefined
  const { data, owner } = account
  const plain = data.length === mintBytes
  if ((!plain && data[tokenAccountBytes] !== isMint) || data[45] !== 1) return undefined
  const extensions = plain ? new Map<number, Uint8Array>() : readExtensions(data)
  const hook = extensions.get(14)?.slice(32, 64)
  return {
    program: owner,
    decimals: data[44] as number,
    supply: viewOf(data).getBigUint64(36, true),
    fees: readFees(extensions.get(1)),
    hooked: hook?.some((byte) => byte !== 0) ?? false,
    symbol: readSymbol(extensions.get(19), 64),
  }
}

/** The two fee rules of a token: a new rule takes effect two epochs after it was set. */
function readFees(data: Uint8Array | undefined): readonly TransferFeeRule[] {
  if (data?.length !== 108) return []
  const view = viewOf(data)
  return [90, 72].map((at) => ({
    from: view.getBigUint64(at, true),
    most: view.getBigUint64(at + 8, true),
    basisPoints: BigInt(view.getUint16(at + 16, true)),
  }))
}

/** The fee that the token withholds from an amount, by the newest rule in effect in an epoch. */
export function withheldOf(fees: readonly TransferFeeRule[], amount: bigint, epoch: bigint): bigint {
  const rule = fees.find(({ from }) => epoch >= from)
  if (!rule?.basisPoints || amount === 0n) return 0n
  const part = (amount * rule.basisPoints + 9_999n) / 10_000n
  if (part > rule.most) return rule.most
  return part
}

function readExtensions(data: Uint8Array): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  const view = viewOf(data)
  for (let at = tokenAccountBytes + 1; at + 4 <= data.length; ) {
    const type = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (type === 0 || at + 4 + length > data.length) break
    found.set(type, data.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return found
}

/** Tokens that store no name themselves have it in an account of this program. */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'
const isMetadata = 4

/** The symbol in a token's metadata account; empty if it is no such account, or another token's. */
export function readMetadataSymbol(account: ChainAccount | undefined, mint: string): string {
  if (account?.owner !== metadataProgram || account.data[0] !== isMetadata) return ''
  return toBase58(account.data.slice(33, 65)) === mint ? readSymbol(account.data, 65) : ''
}

/** Name and symbol, each preceded by its length; some are filled up with zeros. */
function readSymbol(data: Uint8Array | undefined, start: number): string {
  if (!data || data.length < start + 8) return ''
  const view = viewOf(data)
  const at = start + 4 + view.getUint32(start, true)
  if (at + 4 > data.length) return ''
  const length = Math.min(view.getUint32(at, true), 64)
  return new TextDecoder().decode(data.slice(at + 4, at + 4 + length)).replaceAll('\0', '')
}

export function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
