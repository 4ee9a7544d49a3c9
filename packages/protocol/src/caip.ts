import { badAssetId, badCaipAddress, badChainId } from './catalogue.ts'
import { type ChainId, chainPattern, isNamespace, type Namespace } from './chainId.ts'
import { KitError, type PlainEntry } from './errors.ts'

export { type ChainId, isChainId, isNamespace, type Namespace, namespaces } from './chainId.ts'

/** CAIP-10: `namespace:reference:address`. */
export type AccountId = `${Namespace}:${string}:${string}`
/** CAIP-19: `chainId/assetNamespace:assetReference`, with an optional `/tokenId`. */
export type AssetId = `${ChainId}/${string}:${string}`

export type ChainIdParts = { namespace: Namespace; reference: string }
export type AccountIdParts = ChainIdParts & { chainId: ChainId; address: string }
export type AssetIdParts = ChainIdParts & {
  chainId: ChainId
  assetNamespace: string
  assetReference: string
  tokenId: string | undefined
}

const accountPattern = /^([^:]+):([-\w]{1,32}):([-.%a-zA-Z\d]{1,128})$/
const assetPattern =
  /^([^:]+):([-\w]{1,32})\/([-a-z\d]{3,8}):([-.%a-zA-Z\d]{1,128})(?:\/([-.%a-zA-Z\d]{1,78}))?$/

export function isAccountId(value: unknown): value is AccountId {
  return match(accountPattern, value) !== undefined
}

export function isAssetId(value: unknown): value is AssetId {
  return match(assetPattern, value) !== undefined
}

/**
 * Splits a CAIP-2 chain id into its two parts.
 *
 * Throws when the value does not have exactly two non-empty parts, or names a
 * {@link Namespace} the toolkit does not know.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export function parseChainId(value: string): ChainIdParts {
  const { namespace, reference } = parse(chainPattern, value, badChainId)
  return { namespace, reference }
}

/**
 * Splits a CAIP-10 account id into its parts. Throws unless it has exactly three
 * parts, as {@link parseChainId} does.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
export function parseAccountId(value: string): AccountIdParts {
  const { namespace, reference, rest } = parse(accountPattern, value, badCaipAddress)
  return { namespace, reference, chainId: `${namespace}:${reference}`, address: rest[0] as string }
}

/**
 * Splits a CAIP-19 asset type or asset id into its parts.
 *
 * @example
 * parseAssetId('eip155:1/slip44:60')
 * // { …, chainId: 'eip155:1', assetNamespace: 'slip44', assetReference: '60', tokenId: undefined }
 *
 * @see https://chainagnostic.org/CAIPs/caip-19
 */
export function parseAssetId(value: string): AssetIdParts {
  const { namespace, reference, rest } = parse(assetPattern, value, badAssetId)
  const [assetNamespace, assetReference, tokenId] = rest as [string, string, string | undefined]
  return {
    namespace,
    reference,
    chainId: `${namespace}:${reference}`,
    assetNamespace,
    assetReference,
    tokenId,
  }
}

/** Builds a CAIP-2 chain id; throws if the result is not valid. */
export function chainId(namespace: Namespace, reference: string | number): ChainId {
  const id = `${namespace}:${reference}` as const
  parse(chainPattern, id, badChainId)
  return id
}

/** Builds a CAIP-10 account id; throws if the result is not valid. */
export function accountId(chain: ChainId, address: string): AccountId {
  const id = `${chain}:${address}` as const
  parse(accountPattern, id, badCaipAddress)
  return id
}

/** Builds a CAIP-19 asset type or asset id; throws if the result is not valid. */
export function assetId(
  chain: ChainId,
  assetNamespace: string,
  assetReference: string,
  tokenId?: string | undefined,
): AssetId {
  const type = `${chain}/${assetNamespace}:${assetReference}` as const
  const id = tokenId === undefined ? type : (`${type}/${tokenId}` as const)
  // A slash inside the reference would be parsed as the start of a token id.
  if (parse(assetPattern, id, badAssetId).rest[2] !== tokenId)
    throw new KitError(badAssetId, { details: `Got ${JSON.stringify(id)}.` })
  return id
}

type Match = ChainIdParts & { rest: (string | undefined)[] }

function match(pattern: RegExp, value: unknown): Match | undefined {
  const parts = typeof value === 'string' ? pattern.exec(value) : null
  if (!parts) return undefined
  const [, namespace, reference, ...rest] = parts
  return isNamespace(namespace) ? { namespace, reference: reference as string, rest } : undefined
}

function parse(pattern: RegExp, value: unknown, entry: PlainEntry): Match {
  const found = match(pattern, value)
  if (!found) throw new KitError(entry, { details: `Got ${JSON.stringify(value)}.` })
  return found
}
