import { httpRequestFailed, sendTokenMissing } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Network, TokenBalance } from '../driver.ts'
import { sanitiseName } from '../sanitise.ts'
import { getAccounts, metadataProgram, readMetadataSymbol, readMint, readTokenAccount } from './accounts.ts'
import { isKey } from './base58.ts'
import { deriveAddress } from './deriveAddress.ts'
import { toNodeError } from './nodeError.ts'
import { askRpc, resultOf } from './rpc.ts'

const maxAccounts = 100

/** A token's symbol and decimals, and the balance of `address` across all of its token accounts. */
export async function readToken({
  address,
  network,
  token,
}: {
  network: Network
  token: string
  address?: string | undefined
}): Promise<TokenBalance> {
  if (!isKey(token)) throw new KitError(sendTokenMissing)
  try {
    const [[account, metadata], value] = await Promise.all([
      getAccounts(network, [token, await metadataAccount(token)]),
      address === undefined ? 0n : sumOf(network, address, token),
    ])
    const mint = readMint(account)
    if (!mint) throw new KitError(sendTokenMissing, { details: `${token} is no token on ${network.id}.` })
    const symbol = mint.symbol || readMetadataSymbol(metadata, token)
    return { decimals: mint.decimals, symbol: sanitiseName(symbol, 16), value }
  } catch (cause) {
    throw toNodeError(cause)
  }
}

/** The account with a token's name, which exists for most tokens. */
export async function metadataAccount(token: string): Promise<string> {
  return await deriveAddress(metadataProgram, [new TextEncoder().encode('metadata'), metadataProgram, token])
}

async function sumOf(network: Network, owner: string, token: string): Promise<bigint> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = resultOf(await askRpc(network, 'getTokenAccountsByOwner', [owner, { mint: token }, options]))
  if (!Array.isArray(answer)) throw new KitError(httpRequestFailed)
  const keys = answer.map((entry: { pubkey?: unknown } | null) => entry?.pubkey).filter(isKey)
  const accounts = keys.length ? await getAccounts(network, keys.slice(0, maxAccounts)) : []
  return accounts
    .map(readTokenAccount)
    .filter((account) => account?.owner === owner && account.mint === token && !account.frozen)
    .reduce((sum, account) => sum + (account?.amount ?? 0n), 0n)
}
