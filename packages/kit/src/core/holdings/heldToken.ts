import type { Network } from '@latchkey/chains/driver'
import { formatAmount, multiplyByPrice } from '@latchkey/protocol/amount'
// Not from openModal: what views share with the initial bundle becomes a chunk of its own, which makes it larger.
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { holdings, holdingsKey, type Token } from './holdings.ts'

/** The active account's holding of a token, if it is loaded. */
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

/** The active account's holding of the native coin, which pays fees. */
export function findCoin(kit: Kit, network: Network): Token | undefined {
  return findToken(kit, { id: kit.driver(network.namespace).assets.id(network.id) })
}

/** Value of an amount. `undefined` if the price is unknown. */
export function worthOf(
  units: bigint,
  { decimals, price }: Pick<Token, 'decimals' | 'price'>,
): string | undefined {
  if (price === undefined) return undefined
  const worth = multiplyByPrice({ units, decimals }, price)
  return formatAmount(worth.units, worth.decimals)
}
