import type { Assets, ChainId, Network } from '@latchkey/chains/driver'
import { parseAmount } from '@latchkey/protocol/amount'
import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import { escapeReference, unescapeReference } from '@latchkey/protocol/reference'
import { findNetwork } from '../config/networks.ts'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { imageUrl, isServed } from '../server/apiUrl.ts'
import { type HoldingsEvent, type HoldingsState, holdings, holdingsKey, type Token } from './holdings.ts'
import { isStoredBalance } from './storedBalance.ts'

/** A stored balance is not requested again before that. */
const staleAfterMs = 30_000
/** If the server has not answered by then, the coin is read from a node. */
const coinFallbackMs = 2_000
export const retryCooldownMs = 30_000

/** Number of the latest read of each kit; answers to earlier ones are ignored. */
const reads = new WeakMap<Kit, number>()

/**
 * Loads the tokens of the active account from the server. Without one, or if it
 * fails, loads the native coin from a node. Never throws.
 */
export async function loadHoldings(kit: Kit, args: loadHoldings.Args = {}): Promise<void> {
  const store = holdings.of(kit)
  const connection = activeConnection(connections.of(kit).get())
  if (!connection) return store.dispatch({ type: 'reset' })
  const { address } = connection
  const network = findNetwork(kit, connection.network)
  const key = holdingsKey(connection)
  const before = store.get()
  const failedAt = before.status !== 'idle' && before.key === key ? failureOf(before) : undefined
  const justFailed = failedAt !== undefined && Date.now() - failedAt < retryCooldownMs
  const moved = args.refresh?.filter(({ chain }) => chain === connection.network)
  // Transfers on another network do not affect these balances.
  const refresh = args.refresh?.length && !moved?.length ? undefined : moved
  if (justFailed && !refresh) return

  const read = (reads.get(kit) ?? 0) + 1
  reads.set(kit, read)
  store.dispatch({ type: 'load', key })
  if (!network) return store.dispatch({ type: 'fail', key, at: Date.now() })
  const loadCoin = () => loadFromNode(kit, network, address, refresh)
  const update = (event: HoldingsEvent) => {
    if (reads.get(kit) === read) store.dispatch(event)
  }
  /** Adds the tokens the wallet reports, if the server could not be asked. */
  const addAssets = async () => {
    const reported = await loadFromWallet(kit, network)
    const state = store.get()
    if (reported && state.status === 'ready' && state.key === key && state.coinOnly)
      update({
        ...state,
        type: 'ready',
        tokens: [...state.tokens, ...reported.tokens],
        hidden: reported.hidden,
        coinOnly: false,
      })
  }
  if (!isServed(kit.options, network)) {
    const isListed = before.status === 'ready' && before.key === key && !before.coinOnly
    const loaded = await loadCoin().catch(() => undefined)
    if (!loaded) return update({ type: 'fail', key, at: Date.now() })
    // Show the coin immediately, but do not replace a longer list with it.
    if (!isListed) update({ type: 'ready', key, ...loaded })
    const reported = await loadFromWallet(kit, network)
    const tokens = [...loaded.tokens, ...(reported?.tokens ?? [])]
    if (reported) return update({ type: 'ready', key, ...loaded, ...reported, tokens, coinOnly: false })
    if (isListed) update({ type: 'ready', key, ...loaded })
    return
  }

  let answered = false
  const served = import('../server/chains.ts')
    .then(({ checkServed }) => checkServed(kit, network))
    .catch(() => true)
  const timer = setTimeout(async () => {
    // Visible balances stay until there are newer ones.
    if (store.get().status !== 'loading') return
    const loaded = await loadCoin().catch(() => undefined)
    if (loaded && !answered) update({ type: 'ready', key, ...loaded, waiting: true })
  }, coinFallbackMs)
  try {
    const loaded = await loadFromServer(kit, network, address, refresh)
    answered = true
    update({ type: 'ready', key, ...loaded })
  } catch {
    answered = true
    // A network the server does not support is not a failure, and is not retried.
    const failedAt = (await served) ? Date.now() : undefined
    await loadCoin().then(
      (loaded) => update({ type: 'ready', key, ...loaded, failedAt }),
      () => update({ type: 'fail', key, at: Date.now() }),
    )
    await addAssets()
  } finally {
    clearTimeout(timer)
  }
}

/** When loading last failed. */
export function failureOf(state: HoldingsState): number | undefined {
  if (state.status === 'unavailable') return state.at
  return state.status === 'ready' ? state.failedAt : undefined
}

export declare namespace loadHoldings {
  type Args = {
    /** Tokens that were just transferred, to be read from the chain again. An empty list reloads everything. */
    refresh?: readonly Pick<Token, 'chain' | 'address'>[] | undefined
  }
}

async function loadFromServer(
  kit: Kit,
  network: Network,
  address: string,
  refresh: loadHoldings.Args['refresh'],
) {
  const { getBalances } = await import('../server/balances.ts')
  const { assets } = kit.driver(network.namespace)
  const ids = refresh?.map((token) => `${token.chain}:${escapeReference(token.address ?? assets.coin)}`)
  const { tokens, hidden, stale } = await getBalances(kit, { address, chain: network.id, refresh: ids })
  const own = readTokens(tokens, network, assets)
  const isCoin = ({ address }: Token) => address === undefined
  // The native coin is always shown, even with a balance of zero.
  const coin = own.find(isCoin) ?? coinOf(kit, network, 0n)
  return {
    tokens: [coin, ...own.filter((token) => !isCoin(token))],
    hidden: readTokens(hidden, network, assets),
    stale,
    coinOnly: false,
  }
}

async function loadFromNode(
  kit: Kit,
  network: Network,
  address: string,
  refresh: loadHoldings.Args['refresh'],
) {
  const { balances } = kit.driver(network.namespace)
  if (!balances) throw new Error('this chain does not report balances')
  const key = holdingsKey({ network: network.id, address })
  const kept = kit.storage.read().balances[key]
  if (isStoredBalance(kept) && isFresh(kept) && !refresh)
    return coinOnly(coinOf(kit, network, BigInt(kept.value)))
  const { value } = await (await balances()).coin({ network, address })
  const entry = { value: value.toString(), at: Date.now() }
  // Store nothing about an account that was disconnected meanwhile.
  if (activeConnection(connections.of(kit).get()))
    kit.storage.update(({ balances }) => ({ balances: { ...dropOld(balances), [key]: entry } }))
  return coinOnly(coinOf(kit, network, value))
}

async function loadFromWallet(kit: Kit, network: Network) {
  const connection = activeConnection(connections.of(kit).get())
  const session = connection && kit.sessions.get(connection.id)
  const reports = await kit.driver(network.namespace).walletReports?.()
  if (!session || !reports) return undefined
  const reported = await reports
    .assets({ session, network, address: connection.address })
    .catch(() => undefined)
  const own = reported
    ?.filter(({ address }) => address !== undefined)
    .map(({ balance, ...token }): Token => ({ ...token, chain: network.id, units: balance }))
  // Indivisible tokens are often spam.
  return (
    own && {
      tokens: own.filter(({ decimals }) => decimals > 0),
      hidden: own.filter(({ decimals }) => decimals === 0),
    }
  )
}

function coinOnly(coin: Token) {
  return { tokens: [coin], hidden: [], stale: false, coinOnly: true }
}

function dropOld(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => isStoredBalance(entry) && isFresh(entry)),
  )
}

/** A timestamp in the future means that the clock was set back, so the age is unknown. */
function isFresh({ at }: { at: number }): boolean {
  const age = Date.now() - at
  return age >= 0 && age < staleAfterMs
}

function coinOf(kit: Kit, network: Network, units: bigint): Token {
  const { id, currency } = network
  const { name, symbol, decimals } = currency
  // The icon of the coin, not of the network: several networks share a coin.
  const icon = imageUrl(kit.options, 'Token', symbol) ?? network.icon
  const asset = kit.driver(network.namespace).assets.id(id)
  return { id: asset, chain: id, address: undefined, name, symbol, decimals, units, price: undefined, icon }
}

/** Removes duplicates and invalid tokens. */
function readTokens(answer: readonly TokenBalance[], network: Network, assets: Assets): Token[] {
  const tokens = new Map<string, Token>()
  for (const one of answer) {
    const token = toToken(one, network, assets)
    if (token && !tokens.has(token.id)) tokens.set(token.id, token)
  }
  return [...tokens.values()]
}

/** `undefined` if the token is invalid: one bad token must not hide the others, or be shown as the coin. */
function toToken(token: TokenBalance, network: Network, assets: Assets): Token | undefined {
  const { name, symbol, price, quantity, iconUrl, address: id } = token
  if (id !== undefined && !isAccountId(id)) return undefined
  const address = id && unescapeReference(parseAccountId(id).address)
  const chain = (token.chainId ?? network.id) as ChainId
  const isCoin = address === undefined || assets.id(chain, address) === assets.id(chain, assets.coin)
  // What the coin is, the host has configured; the server only says how much of it there is.
  const { currency } = network
  const known =
    isCoin && chain === network.id ? currency : { name, symbol, decimals: Number(quantity.decimals) }
  const units = readUnits({ ...quantity, decimals: String(known.decimals) })
  if (units === undefined) return undefined
  return {
    id: assets.id(chain, isCoin ? undefined : address),
    chain,
    address: isCoin ? undefined : address,
    name: known.name,
    symbol: known.symbol,
    decimals: known.decimals,
    units,
    // The server sends 0 for an unknown price.
    price: price > 0 ? String(price) : undefined,
    icon: iconUrl || undefined,
  }
}

function readUnits({ numeric, decimals }: TokenBalance['quantity']): bigint | undefined {
  if (!/^\d{1,3}$/.test(decimals)) return undefined
  try {
    return parseAmount(numeric, Number(decimals))
  } catch {
    return undefined
  }
}
