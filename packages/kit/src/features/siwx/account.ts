import type { ChainId } from '@latchkey/chains/driver'
import { findNetwork } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import type { Siwx } from '../../core/connections/siwx.ts'
import type { Kit } from '../../core/kit.ts'

/** A session is for one account on one chain. */
export type SiwxAccount = { readonly chainId: ChainId; readonly address: string }

export function sameAccount(a: SiwxAccount, b: SiwxAccount): boolean {
  return a.chainId === b.chainId && a.address === b.address
}

/** The account that could sign in now; undefined on a network the app, or its way of signing in, does not support. */
export function accountInUse(kit: Kit, plugin: Siwx): SiwxAccount | undefined {
  const connection = activeConnection(connections.of(kit).get())
  const network = connection && findNetwork(kit, connection.network)
  if (!connection || !network || plugin.supports?.(network.id) === false) return undefined
  return { chainId: network.id, address: connection.address }
}
