import type { AssetId, Network, TokenBalance } from '@latchkey/chains/driver'
import { parseAmount } from '@latchkey/protocol/amount'
import { accountId, parseAssetId } from '@latchkey/protocol/caip'
import {
  amountTooPrecise,
  httpRequestFailed,
  networkUndefined,
  payInvalidRequest,
  payUnsupportedAsset,
  sendTokenMissing,
} from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import { shortenAddress } from '@latchkey/protocol/shortenAddress'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { knownToken } from '../../core/holdings/checkToken.ts'
import { findToken } from '../../core/holdings/heldToken.ts'
import { loadHoldings } from '../../core/holdings/loadHoldings.ts'
import type { Kit } from '../../core/kit.ts'
import { imageUrl, isServed } from '../../core/server/apiUrl.ts'
import { askNodes, withoutServer } from '../../core/server/withoutServer.ts'
import { endPayment } from './endPayment.ts'
import { type Payment, paying, type ReadyFacts } from './payment.ts'

/**
 * Reads from the chain what the asset is and what the payer has of it: the
 * server may be away, and money is not believed to it. Never throws.
 */
export async function loadFacts(kit: Kit): Promise<void> {
  const store = paying.of(kit)
  const state = store.get()
  if (state.status !== 'asking') return
  const { payment } = state
  store.dispatch({ type: 'facts', payment, facts: { status: 'loading' } })
  const payer = payerOf(kit, payment)
  // The coin that pays the fee, prices, and what could be swapped.
  if (payer !== undefined) void loadHoldings(kit)
  try {
    const facts = await readFacts(kit, payment, payer)
    if (payerOf(kit, payment) === payer) store.dispatch({ type: 'facts', payment, facts })
    const price = await readPrice(kit, payment)
    const now = store.get()
    if (price && now.status === 'asking' && now.facts.status === 'ready' && now.payment === payment)
      store.dispatch({ type: 'facts', payment, facts: { ...now.facts, ...price } })
  } catch (error) {
    if (isKitError(error, payInvalidRequest) || isKitError(error, payUnsupportedAsset))
      return endPayment(kit, payment, error)
    const code = isKitError(error) ? error.code : httpRequestFailed.code
    store.dispatch({ type: 'facts', payment, facts: { status: 'failed', code } })
  }
}

/** The address that would pay; undefined while no wallet is connected in that family. */
export function payerOf(kit: Kit, { namespace }: Pick<Payment, 'namespace'>): string | undefined {
  return activeConnection(connections.of(kit).get(), namespace)?.address
}

async function readFacts(kit: Kit, payment: Payment, payer: string | undefined): Promise<ReadyFacts> {
  const { amount, chain, namespace, token } = payment
  const network = findNetwork(kit, chain)
  if (!network) throw new KitError(networkUndefined)
  const balances = await kit.driver(namespace).balances?.()
  if (!balances || (token !== undefined && !balances.token))
    throw new KitError(payUnsupportedAsset, { details: 'The driver does not read balances of tokens.' })
  const read =
    token === undefined
      ? payer === undefined
        ? { ...network.currency, value: 0n }
        : await askNodes(kit, network, (network) => balances.coin({ network, address: payer }))
      : await readPaidToken(kit, network, payment.asset, (network) => {
          const reading = balances.token?.({ network, token, address: payer })
          return reading ? reading.catch(asUnsupported) : Promise.resolve(undefined)
        })
  if (!read) throw new KitError(payUnsupportedAsset)
  const { decimals } = read
  return {
    status: 'ready',
    symbol: read.symbol || findToken(kit, { id: payment.asset })?.symbol || shortenAddress(token ?? ''),
    decimals,
    units: toUnits(amount, decimals),
    payer,
    held: payer === undefined ? undefined : read.value,
    ...pictured(kit, payment, network),
  }
}

/**
 * What a token is, from nodes that are not the server's: with other decimals another amount
 * would be paid. The server's are only asked about a token that the kit knows itself.
 */
async function readPaidToken(
  kit: Kit,
  network: Network,
  asset: AssetId,
  read: (network: Network) => Promise<TokenBalance | undefined>,
): Promise<TokenBalance | undefined> {
  const apart = withoutServer(kit, network)
  try {
    return await read(apart)
  } catch (error) {
    const { assetReference: address } = parseAssetId(asset)
    const known =
      apart === network ? undefined : await knownToken(kit, { id: asset, chain: network.id, address })
    if (!known) throw error
    const told = await read(network)
    return told && { ...told, ...known }
  }
}

function asUnsupported(error: unknown): never {
  throw isKitError(error, sendTokenMissing)
    ? new KitError(payUnsupportedAsset, { details: 'There is no such token on its network.' })
    : error
}

/** More digits than the token has cannot be paid exactly. */
function toUnits(amount: string, decimals: number): bigint {
  try {
    return parseAmount(amount, decimals)
  } catch (cause) {
    const details = isKitError(cause, amountTooPrecise) ? `The asset has ${decimals} decimals.` : undefined
    throw new KitError(payInvalidRequest, { details, cause })
  }
}

function pictured(kit: Kit, { asset, token }: Payment, network: Network) {
  const held = findToken(kit, { id: asset })
  const ofCoin = token === undefined ? imageUrl(kit.options, 'Token', network.currency.symbol) : undefined
  const icon = held?.icon ?? ofCoin ?? (token === undefined ? network.icon : undefined)
  return { price: held?.price, icon }
}

/** The price is optional: nothing waits for it. */
async function readPrice(kit: Kit, { asset, chain, namespace, token }: Payment) {
  if (!isServed(kit.options, findNetwork(kit, chain)) || findToken(kit, { id: asset })?.price)
    return undefined
  const { getPrices } = await import('../../core/server/prices.ts')
  const id = accountId(chain, token ?? kit.driver(namespace).assets.coin)
  const known = (await getPrices(kit, [id]).catch(() => undefined))?.get(id.toLowerCase())
  if (!known || !(known.price > 0)) return undefined
  return { price: String(known.price), icon: known.iconUrl || undefined }
}
