import type { ChainId, Network } from '@latchkey/chains/driver'
import { parseAmount } from '@latchkey/protocol/amount'
import { isAccountId, parseAccountId } from '@latchkey/protocol/caip'
import type { TokenBalance } from '@latchkey/protocol/http/balance'
import { hasServer } from './apiUrl.ts'
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
  if (!hasServer(kit.options)) {
    await askCoin().then(
      (figures) => tell({ type: 'ready', key, ...figures }),
      () => tell({ type: 'fail', key, at: Date.now() }),
    )
    return addAssets()
  }

  let answered = false
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
    await askCoin().then(
      (figures) => tell({ type: 'ready', key, ...figures, failedAt: Date.now() }),
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
  const { coinAddress = nativeAddress } = kit.driver(network.namespace)
  const ids = refresh?.map((token) => `${token.chain}:${token.address ?? coinAddress}`)
  const { tokens, hidden, stale } = await getBalances(kit, { address, chain: network.id, refresh: ids })
  const own = readTokens(tokens, network, coinAddress)
  const isCoin = ({ address }: Token) => address === undefined
  // The chain's own coin is always shown: an account without any has none of it.
  const coin = own.find(isCoin) ?? coinOf(network, 0n)
  return {
    tokens: [coin, ...own.filter((token) => !isCoin(token))],
    hidden: readTokens(hidden, network, coinAddress),
    stale,
    coinOnly: false,
  }
}

/** How the server is asked about a chain's own coin, where its driver does not say otherwise. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

async function askNode(kit: Kit, network: Network, address: string, refresh: loadHoldings.Args['refresh']) {
  const { balance } = kit.driver(network.namespace)
  if (!balance) throw new Error('this chain tells no balance')
  const key = holdingsKey({ network: network.id, address })
  const kept = kit.storage.read().balances[key]
  if (kept && isFresh(kept) && !refresh) return coinOnly(network, BigInt(kept.value))
  const { value } = await balance({ network, address })
  const entry = { value: value.toString(), at: Date.now() }
  // Disconnected meanwhile: nothing of the account stays behind.
  if (activeConnection(connections.of(kit).get()))
    kit.storage.update(({ balances }) => ({ balances: { ...dropOld(balances), [key]: entry } }))
  return coinOnly(network, value)
}

async function askWallet(kit: Kit, network: Network) {
  const connection = activeConnection(connections.of(kit).get())
  const session = connection && kit.sessions.get(connection.id)
  const { assets } = kit.driver(network.namespace)
  if (!session || !assets) return undefined
  const told = await assets({ session, network, address: connection.address }).catch(() => undefined)
  const own = told
    ?.filter(({ type }) => type === 'ERC20')
    .map(({ balance, type: _, ...token }): Token => ({ ...token, chain: network.id, units: balance }))
  // Those that cannot be divided are often bait.
  return (
    own && {
      tokens: own.filter(({ decimals }) => decimals > 0),
      hidden: own.filter(({ decimals }) => decimals === 0),
    }
  )
}

function coinOnly(network: Network, units: bigint) {
  return { tokens: [coinOf(network, units)], hidden: [], stale: false, coinOnly: true }
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

function coinOf({ id, currency, icon }: Network, units: bigint): Token {
  const { name, symbol, decimals } = currency
  return { chain: id, address: undefined, name, symbol, decimals, units, price: undefined, icon }
}

/** Each token once, whatever the server repeats. */
function readTokens(answer: readonly TokenBalance[], network: Network, coin: string): Token[] {
  const tokens = new Map<string, Token>()
  for (const told of answer) {
    const token = toToken(told, network, coin)
    const key = `${token?.chain}:${token?.address?.toLowerCase()}`
    if (token && !tokens.has(key)) tokens.set(key, token)
  }
  return [...tokens.values()]
}

/** Nothing where the answer makes no sense: one bad token must not hide the others, nor pass for the coin. */
function toToken(token: TokenBalance, network: Network, coin: string): Token | undefined {
  const { name, symbol, price, quantity, iconUrl, address: id } = token
  if (id !== undefined && !isAccountId(id)) return undefined
  const address = id && parseAccountId(id).address
  const units = readUnits(quantity)
  if (units === undefined) return undefined
  return {
    chain: (token.chainId ?? network.id) as ChainId,
    address: address?.toLowerCase() === coin.toLowerCase() ? undefined : address,
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
