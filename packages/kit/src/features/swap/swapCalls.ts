import { type ChainId, parseChainId } from '@latchkey/protocol/caip'
import { gasPriceUnsupported, swapUnsupported } from '@latchkey/protocol/catalogue'
import { KitError, type PlainEntry } from '@latchkey/protocol/errors'
import type { Answer } from '@latchkey/protocol/http/contract'
import * as contract from '@latchkey/protocol/http/swap'
import type { Kit } from '../../core/kit.ts'
import { refusalOf } from '../../core/server/api.ts'
import { callServer } from '../../core/server/callServer.ts'
import { pictureUrl } from '../../core/server/pictureUrl.ts'
import { ask, queriesOf } from '../../core/server/queries.ts'

const tokensLifetimeMs = 3_600_000
const gasPriceLifetimeMs = 5_000

/** Tokens that can be swapped on a chain. Kept for an hour. */
export async function getSwapTokens(kit: Kit, chain: ChainId): Promise<contract.SwapToken[]> {
  const { tokens } = await ask(kit, ['swapTokens', chain], tokensLifetimeMs, (signal) =>
    callServer(kit, contract.swapTokens, { query: { chainId: chain }, signal }),
  ).catch(unsupportedAs(swapUnsupported))
  return tokens.map((token) => ({ ...token, logoUri: pictureUrl(kit, token.logoUri ?? '') || null }))
}

/** What gas costs now. Kept for 5 s. */
export async function getGasPrice(
  kit: Kit,
  chain: ChainId,
): Promise<{ standard: bigint; fast: bigint; instant: bigint }> {
  const price = await ask(kit, ['gasPrice', chain], gasPriceLifetimeMs, (signal) =>
    callServer(kit, contract.gasPrice, { query: { chainId: chain }, signal }),
  ).catch(unsupportedAs(gasPriceUnsupported))
  return { standard: BigInt(price.standard), fast: BigInt(price.fast), instant: BigInt(price.instant) }
}

/** The gas price where the chain has one; undefined where a swap's fee is part of its transaction. */
export async function usualGasPrice(kit: Kit, chain: ChainId): Promise<bigint | undefined> {
  const swaps = await kit.driver(parseChainId(chain).namespace).swaps?.()
  return swaps?.reserve ? undefined : (await getGasPrice(kit, chain)).standard
}

/** The last known gas price. Does not wait for a newer one. */
export function lastGasPrice(kit: Kit, chain: ChainId): bigint | undefined {
  const known = queriesOf(kit).getQueryData<Answer<typeof contract.gasPrice>>(['gasPrice', chain])
  return known && BigInt(known.standard)
}

/** Quotes for a swap, best first. Never cached: prices change. */
export async function getSwapQuotes(
  kit: Kit,
  args: {
    amount: bigint
    from: string
    to: string
    user: string
    /** What gas costs, where it is known: routes that save gas are worth more when it is dear. */
    gasPrice?: bigint | undefined
    signal?: AbortSignal | undefined
  },
): Promise<contract.SwapQuote[]> {
  const { amount, from, to, user, gasPrice, signal } = args
  const { quotes } = await callServer(kit, contract.swapQuotes, {
    query: { amount: String(amount), from, to, userAddress: user, gasPrice: gasPrice?.toString() },
    signal,
    retries: 1,
  })
  return quotes
}

/** How much of a token the swap contract may already take. */
export async function getSwapAllowance(
  kit: Kit,
  args: { token: string; user: string; spender?: string | undefined },
): Promise<bigint> {
  const query = { tokenAddress: args.token, userAddress: args.user, spender: args.spender }
  return BigInt((await callServer(kit, contract.swapAllowance, { query })).allowance)
}

/** The transaction that lets the swap contract take exactly this amount, or all where none is given. */
export async function buildSwapApproval(
  kit: Kit,
  args: { from: string; to: string; user: string; amount?: bigint | undefined; spender?: string | undefined },
): Promise<Answer<typeof contract.swapApprove>['tx']> {
  const { amount, from, to, user, spender } = args
  const query = { from, to, userAddress: user, amount: amount?.toString(), spender }
  return (await callServer(kit, contract.swapApprove, { query })).tx
}

/** The transaction that swaps; the server has tried it before it is given where it could. */
export async function buildSwap(
  kit: Kit,
  args: {
    amount: bigint
    from: string
    to: string
    user: string
    slippage: number
    provider?: string | undefined
    /** A permission that was signed, instead of an approval. */
    permit?: string | undefined
    /** Leaves out the gas estimate, which must fail while an approval is missing. */
    disableEstimate?: boolean | undefined
  },
): Promise<Answer<typeof contract.swapBuild>['tx']> {
  const { amount, from, to, user, slippage, provider, permit, disableEstimate } = args
  const body = {
    projectId: kit.options.projectId ?? '',
    amount: String(amount),
    from,
    to,
    userAddress: user,
    slippage,
    // Older servers read it here.
    eip155: { slippage, permit },
    disableEstimate,
    provider,
  }
  return (await callServer(kit, contract.swapBuild, { body, retries: 1 })).tx
}

/** A chain the server does not support is not a failure. */
function unsupportedAs(entry: PlainEntry) {
  return (cause: unknown): never => {
    throw refusalOf(cause)?.status === 400 ? new KitError(entry, { cause }) : cause
  }
}
