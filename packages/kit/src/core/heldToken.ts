import type { Network } from '@latchkey/chains/driver'
import { formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
// Not from openModal: what a view shares with the page's first part is split off it, and makes that larger.
import { activeConnection, connections } from './connections.ts'
import { holdings, holdingsKey, type Token } from './holdings.ts'
import type { Kit } from './kit.ts'

/** What the account in use has of a token, as far as it was read. */
export function findToken(kit: Kit, wanted: Pick<Token, 'id'> | undefined): Token | undefined {
  const has = holdings.of(kit).get()
  if (
    !wanted ||
    !activeConnection(connections.of(kit).get()) ||
    has.status !== 'ready' ||
    has.key !== holdingsKey(kit.connection().connection)
  )
    return undefined
  return [...has.tokens, ...has.hidden].find((token) => token.id === wanted.id)
}

/** The coin that fees are paid in. */
export function findCoin(kit: Kit, network: Network): Token | undefined {
  return findToken(kit, { id: kit.driver(network.namespace).assets.id(network.id) })
}

/** What so many units are worth; nothing where the price is not known. */
export function worthOf(
  units: bigint,
  { decimals, price }: Pick<Token, 'decimals' | 'price'>,
): string | undefined {
  if (price === undefined) return undefined
  const worth = multiplyByPrice({ units, decimals }, price)
  return formatAmount(worth.units, worth.decimals)
}
