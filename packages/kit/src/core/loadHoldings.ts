import type { Assets, ChainId, Network } from '@latchkey/chains/driver'
import { parseAmount } from '@latchkey/protocol/amount'
import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import { imageUrl, isServed } from './apiUrl.ts'
import { activeConnection, connections } from './connections.ts'
import { type HoldingsEvent, type HoldingsState, holdings, holdingsKey, type Token } from './holdings.ts'
import type { Kit } from './kit.ts'
import { findNetwork } from './networks.ts'

/** A figure younger than this is shown as it is. Milliseconds. */
const freshFor = 30_000
/** The coin is not kept back longer by a server that does not answer. Milliseconds. */
const patience = 2_000
/** A failed read is not repeated sooner. Milliseconds. */
export const retryGuard = 30_000

/** How often each kit was asked to read: only the last answer counts. */
const reads = new WeakMap<Kit, number>()

/**
 * Reads what the account in use has: from the host's server where there is one
 * that answers, else its coin from the network's own nodes. Never throws.
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
  const justFailed = failedAt !== undefined && Date.now() - failedAt < retryGuard
  const moved = args.refresh?.filter(({ chain }) => chain === connection.network)
  // What moved on a network that was left meanwhile changes nothing here.
  const refresh = args.refresh?.length && !moved?.length ? undefined : moved
  if (justFailed && !refresh) return

  const read = (reads.get(kit) ?? 0) + 1
  reads.set(kit, read)
  store.dispatch({ type: 'load', key })
  if (!network) return store.dispatch({ type: 'fail', key, at: Date.now() })
  const askCoin = () => askNode(kit, network, address, refresh)
  const tell = (event: HoldingsEvent) => {
    if (reads.get(kit) === read) store.dispatch(event)
  }
  /** What the wallet itself tells of, beside the coin, where no server could be asked. */
  const addAssets = async () => {
    const told = await askWallet(kit, network)
    const state = store.get()
    if (told && state.status === 'ready' && state.key === key && state.coinOnly)
      tell({
        ...state,
        type: 'ready',
        tokens: [...state.tokens, ...told.tokens],
        hidden: told.hidden,
        coinOnly: false,
      })
  }
  if (!isServed(kit.options, network)) {
    const isListed = before.status === 'ready' && before.key === key && !before.coinOnly
    const figures = await askCoin().catch(() => undefined)
    if (!figures) return tell({ type: 'fail', key, at: Date.now() })
    // The coin is shown at once, but not in place of a longer list.
    if (!isListed) tell({ type: 'ready', key, ...figures })
    const told = await askWallet(kit, network)
    const tokens = [...figures.tokens, ...(told?.tokens ?? [])]
    if (told) return tell({ type: 'ready', key, ...figures, ...told, tokens, coinOnly: false })
    if (isListed) tell({ type: 'ready', key, ...figures })
    return
  }

  let answered = false
  const served = import('./server/chains.ts')
    .then(({ checkServed }) => checkServed(kit, network))
    .catch(() => true)
  const timer = setTimeout(async () => {
    // Figures on screen stay until there are newer ones.
    if (store.get().status !== 'loading') return
    const figures = await askCoin().catch(() => undefined)
    if (figures && !answered) tell({ type: 'ready', key, ...figures, waiting: true })
  }, patience)
  try {
    const figures = await askServer(kit, network, address, refresh)
    answered = true
    tell({ type: 'ready', key, ...figures })
  } catch {
    answered = true
    // Without this network on the server there is nothing that failed, and nothing to try again.
    const failedAt = (await served) ? Date.now() : undefined
    await askCoin().then(
      (figures) => tell({ type: 'ready', key, ...figures, failedAt }),
      () => tell({ type: 'fail', key, at: Date.now() }),
    )
    await addAssets()
  } finally {
    clearTimeout(timer)
  }
}

/** When what is known was last asked for in vain. */
export function failureOf(state: HoldingsState): number | undefined {
  if (state.status === 'unavailable') return state.at
  return state.status === 'ready' ? state.failedAt : undefined
}

export declare namespace loadHoldings {
  type Args = {
    /** Tokens that have just moved: read from the chain again. An empty list reads everything anew. */
    refresh?: readonly Pick<Token, 'chain' | 'address'>[] | undefined
  }
}

async function askServer(kit: Kit, network: Network, address: string, refresh: loadHoldings.Args['refresh']) {
  const { getBalances } = await import('./server/balances.ts')
  const { assets } = kit.driver(network.namespace)
  const ids = refresh?.map((token) => `${token.chain}:${token.address ?? assets.coin}`)
  const { tokens, hidden, stale } = await getBalances(kit, { address, chain: network.id, refresh: ids })
  const own = readTokens(tokens, network, assets)
  const isCoin = ({ address }: Token) => address === undefined
  // The chain's own coin is always shown: an account without any has none of it.
  const coin = own.find(isCoin) ?? coinOf(kit, network, 0n)
  return {
    tokens: [coin, ...own.filter((token) => !isCoin(token))],
    hidden: readTokens(hidden, network, assets),
    stale,
    coinOnly: false,
  }
}

async function askNode(kit: Kit, network: Network, address: string, refresh: loadHoldings.Args['refresh']) {
  const { balances } = kit.driver(network.namespace)
  if (!balances) throw new Error('this chain tells no balance')
  const key = holdingsKey({ network: network.id, address })
  const kept = kit.storage.read().balances[key]
  if (kept && isFresh(kept) && !refresh) return coinOnly(coinOf(kit, network, BigInt(kept.value)))
  const { value } = await (await balances()).coin({ network, address })
  const entry = { value: value.toString(), at: Date.now() }
  // Disconnected meanwhile: nothing of the account stays behind.
  if (activeConnection(connections.of(kit).get()))
    kit.storage.update(({ balances }) => ({ balances: { ...dropOld(balances), [key]: entry } }))
  return coinOnly(coinOf(kit, network, value))
}

async function askWallet(kit: Kit, network: Network) {
  const connection = activeConnection(connections.of(kit).get())
  const session = connection && kit.sessions.get(connection.id)
  const reports = await kit.driver(network.namespace).walletReports?.()
  if (!session || !reports) return undefined
  const told = await reports.assets({ session, network, address: connection.address }).catch(() => undefined)
  const own = told
    ?.filter(({ address }) => address !== undefined)
    .map(({ balance, ...token }): Token => ({ ...token, chain: network.id, units: balance }))
  // Those that cannot be divided are often bait.
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

function dropOld<Entry extends { at: number }>(
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isFresh(entry)))
}

/** A time ahead of now comes from a clock that was set back, and says nothing about age. */
function isFresh({ at }: { at: number }): boolean {
  const age = Date.now() - at
  return age >= 0 && age < freshFor
}

function coinOf(kit: Kit, network: Network, units: bigint): Token {
  const { id, currency } = network
  const { name, symbol, decimals } = currency
  // Several networks share a coin: its picture is its own.
  const icon = imageUrl(kit.options, 'Token', symbol) ?? network.icon
  const asset = kit.driver(network.namespace).assets.id(id)
  return { id: asset, chain: id, address: undefined, name, symbol, decimals, units, price: undefined, icon }
}

/** Each token once, whatever the server repeats. */
function readTokens(answer: readonly TokenBalance[], network: Network, assets: Assets): Token[] {
  const tokens = new Map<string, Token>()
  for (const told of answer) {
    const token = toToken(told, network, assets)
    if (token && !tokens.has(token.id)) tokens.set(token.id, token)
  }
  return [...tokens.values()]
}

/** Nothing where the answer makes no sense: one bad token must not hide the others, nor pass for the coin. */
function toToken(token: TokenBalance, network: Network, assets: Assets): Token | undefined {
  const { name, symbol, price, quantity, iconUrl, address: id } = token
  if (id !== undefined && !isAccountId(id)) return undefined
  const address = id && parseAccountId(id).address
  const units = readUnits(quantity)
  if (units === undefined) return undefined
  const chain = (token.chainId ?? network.id) as ChainId
  const isCoin = address === undefined || assets.id(chain, address) === assets.id(chain, assets.coin)
  return {
    id: assets.id(chain, isCoin ? undefined : address),
    chain,
    address: isCoin ? undefined : address,
    name,
    symbol,
    decimals: Number(quantity.decimals),
    units,
    // A server writes 0 for a price it does not know.
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
