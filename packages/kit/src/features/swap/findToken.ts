import type { ChainId } from '@latchkey/chains/driver'
import { accountId, parseChainId } from '@latchkey/protocol/caip'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { getPrices } from '../../core/server/prices.ts'
import { foundToken } from './foundToken.ts'
import type { TradeToken } from './tradeToken.ts'

/** Looks for a token by its address; text that is none ends the search. Never throws. */
export async function findToken(kit: Kit, text: string): Promise<void> {
  const store = foundToken.of(kit)
  const address = text.trim()
  const connection = activeConnection(connections.of(kit).get())
  const chain = connection?.network
  if (!connection || !chain || !kit.driver(connection.namespace).addresses.isValid(address))
    return store.dispatch({ status: 'idle' })
  store.dispatch({ status: 'looking', address })
  const token = await lookUpToken(kit, chain, address)
  if (!token) return store.dispatch({ status: 'missing', address })
  store.dispatch({ status: 'found', address, token })
}

/** A token that no list has, by what the server knows of its price; undefined where that is nothing. */
export async function lookUpToken(
  kit: Kit,
  chain: ChainId,
  address: string,
): Promise<TradeToken | undefined> {
  const id = accountId(chain, address)
  const known = (await getPrices(kit, [id]).catch(() => undefined))?.get(id.toLowerCase())
  if (!known) return undefined
  const { name, symbol, decimals, iconUrl } = known
  const { assets } = kit.driver(parseChainId(chain).namespace)
  const icon = iconUrl || undefined
  return { id: assets.id(chain, address), chain, address, name, symbol, decimals, icon, listed: false }
}
