import { sendTokenMissing, tokenBalanceUnavailable } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Network, TokenBalance } from '../driver.ts'
import { sanitiseName } from '../sanitise.ts'
import { assetIdOf, readAssetAccount, readAssetMetadata } from './accounts.ts'

/** The symbol and decimals of an asset of the Assets pallet, and the balance of an address. */
export async function readToken({
  address,
  network,
  token,
}: {
  network: Network
  token: string
  address?: string | undefined
}): Promise<TokenBalance> {
  const id = assetIdOf(token)
  try {
    const [metadata, account] = await Promise.all([
      id === undefined ? undefined : readAssetMetadata(network, id),
      id === undefined || address === undefined ? undefined : readAssetAccount(network, id, address),
    ])
    if (!metadata) throw new KitError(sendTokenMissing, { details: `${token} is no token on ${network.id}.` })
    const { decimals, symbol } = metadata
    return { value: account?.balance ?? 0n, decimals, symbol: sanitiseName(symbol, 20) }
  } catch (cause) {
    throw isKitError(cause, sendTokenMissing) ? cause : new KitError(tokenBalanceUnavailable, { cause })
  }
}
