import type { ChainId } from '@latchkey/chains/driver'
import { activeConnection, connections } from '../../core/connections.ts'
import type { Kit } from '../../core/kit.ts'
import { findNetwork } from '../../core/networks.ts'
import type { Siwx } from '../../core/siwx.ts'

/** A session is for one account on one chain. */
export type SiwxAccount = { readonly chainId: ChainId; readonly address: string }

export function sameAccount(a: SiwxAccount, b: SiwxAccount): boolean {
  return a.chainId === b.chainId && a.address === b.address
}

/** Who could sign in now: nobody while the wallet is where the app, or its way of signing in, does not work. */
export function accountInUse(kit: Kit, plugin: Siwx): SiwxAccount | undefined {
  const connection = activeConnection(connections.of(kit).get())
  const network = connection && findNetwork(kit, connection.network)
  if (!connection || !network || plugin.supports?.(network.id) === false) return undefined
  return { chainId: network.id, address: connection.address }
}
