import type { Network } from '../driver.ts'
import { fromHex, toUnits } from './hex.ts'
import { prefixOf } from './networks.ts'
import { askRpc } from './rpc.ts'
import { formatSs58, parseSs58 } from './ss58.ts'
import { assetAccountKey, assetKey, assetMetadataKey, coinKey } from './storageKeys.ts'

/** The coin of an account, in base units. All zero if the account does not exist. */
export type CoinAccount = {
  /** Everything but `reserved`. */
  readonly free: bigint
  /** Deposits and other amounts that are on hold. */
  readonly reserved: bigint
  /** Must stay in the account, counting what is reserved. */
  readonly frozen: bigint
}

/** An asset of the Assets pallet. */
export type AssetDetails = {
  /** An account holds at least this much, or nothing. */
  readonly minBalance: bigint
  /** Whether it can be held by an account that holds no coin. */
  readonly isSufficient: boolean
  readonly isLive: boolean
}

export type AssetAccount = { readonly balance: bigint; readonly isFrozen: boolean }

export async function readCoinAccount(network: Network, address: string): Promise<CoinAccount> {
  const value = await read(network, coinKey(accountIdOf(address)))
  // Accounts without a balance are not stored.
  return value === undefined ? { free: 0n, reserved: 0n, frozen: 0n } : toCoinAccount(value)
}

export function toCoinAccount(value: Uint8Array): CoinAccount {
  // Four counters of 4 bytes each; then free, reserved, frozen and flags, 16 bytes each.
  if (value.length !== 80) throw otherShape()
  const unitsAt = (index: number) => toUnits(value.subarray(16 + 16 * index, 32 + 16 * index))
  return { free: unitsAt(0), reserved: unitsAt(1), frozen: unitsAt(2) }
}

/** The number of the account's next transaction, after those that nodes hold ready. */
export async function readNonce(network: Network, address: string): Promise<number> {
  const own = formatSs58(accountIdOf(address), prefixOf(network))
  const nonce = await askRpc(network, 'system_accountNextIndex', [own])
  if (Number.isInteger(nonce) && (nonce as number) >= 0 && (nonce as number) < 2 ** 32) return nonce as number
  throw otherShape()
}

/** Whether the account exists: it does while something, such as a balance, keeps it. */
export async function accountExists(network: Network, address: string): Promise<boolean> {
  return (await read(network, coinKey(accountIdOf(address)))) !== undefined
}

/** Undefined if there is no such asset. */
export async function readAsset(network: Network, id: number): Promise<AssetDetails | undefined> {
  const value = await read(network, assetKey(id))
  if (value === undefined) return undefined
  // Four accounts of 32 bytes; supply, deposit and minimum of 16; a boolean, three counters of 4, the status.
  if (value.length !== 190) throw otherShape()
  return {
    minBalance: toUnits(value.subarray(160, 176)),
    isSufficient: value[176] === 1,
    isLive: value[189] === 0,
  }
}

/** The symbol as stored, not sanitised. Undefined if the asset has none. */
export async function readAssetMetadata(
  network: Network,
  id: number,
): Promise<{ symbol: string; decimals: number } | undefined> {
  const value = await read(network, assetMetadataKey(id))
  if (value === undefined) return undefined
  const name = readText(value, 16)
  const symbol = readText(value, name.end)
  const decimals = value[symbol.end]
  if (decimals === undefined) throw otherShape()
  return { symbol: symbol.text, decimals }
}

export async function readAssetAccount(
  network: Network,
  id: number,
  address: string,
): Promise<AssetAccount | undefined> {
  const value = await read(network, assetAccountKey(id, accountIdOf(address)))
  if (value === undefined) return undefined
  if (value.length < 17) throw otherShape()
  return { balance: toUnits(value.subarray(0, 16)), isFrozen: value[16] !== 0 }
}

/** The number of an asset of the Assets pallet; undefined if the text is none. */
export function assetIdOf(token: string): number | undefined {
  const id = /^(0|[1-9]\d{0,9})$/.test(token) ? Number(token) : undefined
  return id !== undefined && id < 2 ** 32 ? id : undefined
}

export function accountIdOf(address: string): Uint8Array {
  const account = parseSs58(address)
  if (!account) throw new Error('the address is invalid')
  return account.accountId
}

async function read(network: Network, key: string): Promise<Uint8Array | undefined> {
  const value = await askRpc(network, 'state_getStorage', [key])
  if (value === null) return undefined
  const bytes = fromHex(value)
  if (!bytes) throw otherShape()
  return bytes
}

/** A text after its length, which the pallet limits to 50 bytes and so takes one byte. */
function readText(value: Uint8Array, start: number): { text: string; end: number } {
  const end = start + 1 + (value[start] ?? 0) / 4
  if (!Number.isInteger(end) || end > value.length) throw otherShape()
  return { text: new TextDecoder().decode(value.subarray(start + 1, end)), end }
}

function otherShape(): Error {
  return new Error('the node answered in another shape')
}
