import { isAssetId, parseAssetId } from '@latchkey/protocol/caip'
import { tokenMismatch, tokenUnverified } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { foldText } from '@latchkey/protocol/lookAlike'
import { unescapeReference } from '@latchkey/protocol/reference'
import { findNetwork } from '../config/networks.ts'
import type { Kit } from '../kit.ts'
import { hasServer } from '../server/apiUrl.ts'
import { withoutServer } from '../server/withoutServer.ts'
import type { Token } from './holdings.ts'

/**
 * How far a token is known by other means than the server's word: `known` if the kit or
 * the host lists it, `read` if a node confirms symbol and decimals, which any token can
 * claim, `unread` if no node answered.
 */
export type TokenStanding = 'known' | 'read' | 'unread'

export type DescribedToken = Pick<Token, 'id' | 'chain' | 'address' | 'symbol' | 'decimals'>
type Description = Pick<Token, 'symbol' | 'decimals'>

/** A node that does not answer by then counts as one that cannot. */
const readTimeoutMs = 5_000

/**
 * Compares what the server says about a token with the kit's list and the chain. Rejects if
 * they contradict it: with other decimals another amount would move than the one shown, with
 * another symbol another token.
 */
export async function checkToken(kit: Kit, token: DescribedToken): Promise<TokenStanding> {
  const known = await knownToken(kit, token)
  if (known) {
    compare(token, known)
    return 'known'
  }
  const read = await readToken(kit, token)
  if (!read) return 'unread'
  compare(token, read)
  return 'read'
}

/** Rejects unless a token is what the server says. Once confirmed, it is not asked about again. */
export async function requireToken(kit: Kit, token: DescribedToken): Promise<void> {
  // Without a server, the wallet or the chain has described it.
  if (token.address === undefined || !hasServer(kit.options)) return
  const known = confirmed.get(kit) ?? new Set<string>()
  const key = JSON.stringify([token.id, token.symbol, token.decimals])
  if (known.has(key)) return
  if ((await checkToken(kit, token)) === 'unread') throw new KitError(tokenUnverified)
  confirmed.set(kit, known.add(key))
}

const confirmed = new WeakMap<Kit, Set<string>>()

/** What the kit or the host says about a token; undefined if neither knows it. Asks no node. */
export async function knownToken(
  kit: Kit,
  { address, chain, id }: Pick<DescribedToken, 'id' | 'chain' | 'address'>,
): Promise<Description | undefined> {
  const network = findNetwork(kit, chain)
  if (!network) return undefined
  if (address === undefined) return network.currency
  const { assets } = kit.driver(network.namespace)
  // Spelled as the driver does: in some families the case of letters tells tokens apart.
  const own = kit.options.trusted?.tokens?.find(({ asset }) => {
    if (!isAssetId(asset)) return false
    const { assetReference, chainId } = parseAssetId(asset)
    return chainId === chain && assets.id(chain, unescapeReference(assetReference)) === id
  })
  if (own) return own
  return await (await kit.driver(network.namespace).balances?.())?.known?.({ network, token: address })
}

/** Whether a description is the one that is known, or reads like it. */
export function isSameToken(told: Description, known: Description): boolean {
  return told.decimals === known.decimals && foldText(told.symbol) === foldText(known.symbol)
}

async function readToken(kit: Kit, { address, chain }: DescribedToken): Promise<Description | undefined> {
  const network = findNetwork(kit, chain)
  if (!network || address === undefined) return undefined
  const balances = await kit.driver(network.namespace).balances?.()
  const reading = balances?.token?.({ network: withoutServer(kit, network), token: address })
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, readTimeoutMs))
  return await Promise.race([reading?.catch(() => undefined), late])
}

function compare(told: DescribedToken, known: Description): void {
  if (isSameToken(told, known)) return
  // A name made of the address claims nothing.
  if (told.decimals === known.decimals && isNamedByAddress(told)) return
  const [theirs, ours] = [told, known].map(({ decimals, symbol }) => `${symbol} with ${decimals} decimals`)
  throw new KitError(tokenMismatch, { details: `It is ${ours}, not ${theirs}.` })
}

/** Whether a token's symbol is its shortened address, as servers call tokens without a name. */
function isNamedByAddress({ address = '', symbol }: DescribedToken): boolean {
  const [start = '', end = '', ...rest] = symbol.split('…')
  const isLong = Math.min(start.length, end.length) >= 4
  return isLong && !rest.length && address.startsWith(start) && address.endsWith(end)
}
