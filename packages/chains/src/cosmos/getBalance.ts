import { sendTokenMissing, tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Balance, Network, TokenBalance } from '../driver.ts'
import { knownToken } from '../knownToken.ts'
import { askState } from './askState.ts'
import { isDenom, toDenom } from './denom.ts'
import { nativeOf } from './networks.ts'
import { bytesOf, field, readFields } from './protobuf.ts'
import { readCoin } from './readTx.ts'

/** The balance of the network's coin. */
export async function getBalance({
  address,
  network,
}: {
  network: Network
  address: string
}): Promise<Balance> {
  const { decimals, symbol } = network.currency
  try {
    return { value: await readBalance(network, address, nativeOf(network).denom), decimals, symbol }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}

/**
 * The balance of a denom, with symbol and decimals of the built-in list. The chain does not enforce
 * decimals, so a denom that is not listed has none: amounts are shown in base units.
 */
export async function readToken({
  address,
  network,
  token,
}: {
  network: Network
  token: string
  address?: string | undefined
}): Promise<TokenBalance> {
  const denom = toDenom(token)
  if (!isDenom(denom)) throw new KitError(sendTokenMissing)
  const known = (await findDenom(network, denom)) ?? { symbol: '', decimals: 0 }
  try {
    return { ...known, value: address === undefined ? 0n : await readBalance(network, address, denom) }
  } catch (cause) {
    throw new KitError(tokenBalanceUnavailable, { cause })
  }
}

/** Symbol and decimals of a denom; undefined if it is neither the coin nor listed. */
export async function findDenom(
  network: Network,
  token: string,
): Promise<Pick<TokenBalance, 'symbol' | 'decimals'> | undefined> {
  const denom = toDenom(token)
  const { decimals, symbol } = network.currency
  if (denom === nativeOf(network).denom) return { symbol, decimals }
  return knownToken((await import('./tokens.gen.ts')).knownTokens, network, denom)
}

/** What the bank module can spend of a denom, in base units. */
export async function readBalance(network: Network, address: string, denom: string): Promise<bigint> {
  const request = [...field(1, address), ...field(2, denom)]
  const { bytes } = await askState(network, balancePath, request)
  const answer = readFields(bytes)
  // No coin at all means zero in some versions.
  if (!answer.has(1)) return 0n
  const coin = readCoin(bytesOf(answer, 1))
  if (coin.denom !== denom) throw new Error('The node answered about another denom.')
  return coin.amount
}

const balancePath = '/cosmos.bank.v1beta1.Query/Balance'
