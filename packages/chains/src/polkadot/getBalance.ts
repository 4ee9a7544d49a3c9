import { tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { blake2b } from '@noble/hashes/blake2'
import type { Balance, Balances, Network } from '../driver.ts'
import { toHex } from './readSs58.ts'
import { askRpc } from './rpc.ts'
import { parseSs58 } from './ss58.ts'

// The storage prefix of accounts on every Substrate chain: the xxHash of `System` and of `Account`.
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
// Four counters of 4 bytes each; then free, reserved, frozen and flags, 16 bytes each.
const accountShape = /^0x[\da-f]{160}$/i
const freeAt = 2 + 2 * 16

export const balances: Balances = { coin: getBalance }

/** The free balance of the network's coin. Excludes reserved amounts, such as stakes and deposits. */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    const account = parseSs58(address)
    if (!account) throw new Error('the address is invalid')
    const value = await askRpc(network, 'state_getStorage', [keyOf(account.accountId)])
    return { value: readFree(value), decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}

/** The storage key with the hasher `Blake2_128Concat`: the hash of the account id, then the id. */
function keyOf(accountId: Uint8Array): string {
  return systemAccount + toHex(blake2b(accountId, { dkLen: 16 })).slice(2) + toHex(accountId).slice(2)
}

export function readFree(value: unknown): bigint {
  // Accounts without a balance are not stored.
  if (value === null) return 0n
  if (typeof value !== 'string' || !accountShape.test(value)) throw new Error('the node returned no account')
  const littleEndian = value.slice(freeAt, freeAt + 32).match(/../g) ?? []
  return BigInt(`0x${littleEndian.reverse().join('')}`)
}
