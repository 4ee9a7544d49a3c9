import type { Driver, Network } from '@latchkey/chains/driver'
import { isAssetId, parseAssetId } from '@latchkey/protocol/caip'
import { payInvalidRequest, payUnsupportedAsset } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { isRecord } from '@latchkey/protocol/isRecord'
import { findNetwork } from '../../core/config/networks.ts'
import type { Kit } from '../../core/kit.ts'
import { isPlainText } from './isPlainText.ts'
import type { Payment } from './payment.ts'

const longestAddress = 128
const longestMemo = 200

/**
 * Takes a request only where each part is what it must be. A page may build it
 * from its own address or from a chat, so every part is as hostile as those.
 */
export async function checkRequest(kit: Kit, request: unknown): Promise<Payment> {
  if (!isRecord(request)) throw invalid('The request is no object.')
  const { amount, asset, expiresAt, id, memo, recipient } = request
  if (typeof amount !== 'string' || !/^\d{1,60}(\.\d{1,60})?$/.test(amount) || !/[1-9]/.test(amount))
    throw invalid('`amount` is decimal text above zero, such as "12.5".')
  if (!isAssetId(asset)) throw invalid('`asset` is a CAIP-19 id: a chain, then an asset of it.')
  if (typeof recipient !== 'string' || recipient.length > longestAddress)
    throw invalid('`recipient` is an address.')
  if (memo !== undefined && !(isPlainText(memo) && memo.length <= longestMemo))
    throw invalid(
      `\`memo\` is one line of at most ${longestMemo} characters, without any that are not visible.`,
    )
  if (expiresAt !== undefined && !Number.isSafeInteger(expiresAt))
    throw invalid('`expiresAt` is a time in Unix milliseconds.')
  if (id !== undefined && !(typeof id === 'string' && /^[\w.:-]{1,128}$/.test(id)))
    throw invalid('`id` has 1 to 128 letters, digits, "-", "_", "." or ":".')

  const { chainId } = parseAssetId(asset)
  const network = findNetwork(kit, chainId)
  if (!network) throw unsupported(`"${chainId}" is not among the configured networks.`)
  const driver = kit.driver(network.namespace)
  if (!driver.transfers || !driver.receipts || !driver.balances)
    throw unsupported(`The "${network.namespace}" driver cannot send or follow transfers.`)
  const token = await readToken(driver, network, asset)
  const { isValid, key, parse } = driver.addresses
  const to = isValid(recipient, network) ? await (parse ? parse(recipient, network) : recipient) : undefined
  if (to === undefined) throw invalid(`\`recipient\` is no address on ${network.name}.`)
  if (token !== undefined && key(token) === key(to))
    throw invalid('`recipient` is the contract of the token.')
  const known = driver.assets.id(chainId, token)
  return {
    key: id === undefined ? JSON.stringify([known, amount, key(to), memo]) : `id:${id}`,
    id,
    asset: known,
    chain: chainId,
    namespace: network.namespace,
    token,
    amount,
    recipient: to,
    memo,
    expiresAt: expiresAt as number | undefined,
    since: Date.now(),
  }
}

/** The token that the asset is, as its chain writes it; undefined for the coin. Collectibles have no amount. */
async function readToken(driver: Driver, network: Network, asset: string): Promise<string | undefined> {
  const { addresses, assets } = driver
  if (asset === assets.id(network.id)) return undefined
  const { assetNamespace, assetReference, tokenId } = parseAssetId(asset)
  const isToken =
    tokenId === undefined &&
    addresses.isValid(assetReference, network) &&
    assets.id(network.id, assetReference).startsWith(`${network.id}/${assetNamespace}:`) &&
    addresses.key(assetReference) !== addresses.key(assets.coin)
  if (!isToken) throw unsupported(`"${asset}" is no coin or fungible token of ${network.name}.`)
  const token = await (addresses.parse ? addresses.parse(assetReference, network) : assetReference)
  if (token === undefined) throw invalid('The checksum of the address in `asset` is wrong.')
  return token
}

function invalid(details: string): KitError {
  return new KitError(payInvalidRequest, { details })
}

function unsupported(details: string): KitError {
  return new KitError(payUnsupportedAsset, { details })
}
