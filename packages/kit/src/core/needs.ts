import type { Driver } from '@latchkey/chains/driver'
import { type FlagName, features } from './config/features.ts'
import { activeNetwork } from './config/networks.ts'
import type { Options } from './config/options.ts'
import { activeConnection, connections } from './connections/connections.ts'
import type { Kit } from './kit.ts'
import { hasServer, isServed } from './server/apiUrl.ts'

/** Conditions for a view, an action or a tab to be available. All of them must be met. */
export type Needs = {
  /** A feature that must be on. */
  readonly flag?: FlagName | undefined
  /** Requires a server; with `network`, one that supports the active network. */
  readonly server?: 'any' | 'network' | undefined
  /** Requires a capability of the active chain. Met while no wallet is connected. */
  chain?(driver: Driver): boolean
  /** Requires certain options. */
  options?(options: Options): boolean
}

/** Whether the conditions are met. */
export function isMet(kit: Kit, { flag, server, chain, options }: Needs = {}): boolean {
  const connection = activeConnection(connections.of(kit).get())
  const driver = connection && kit.driver(connection.namespace)
  return (
    (!flag || features.of(kit).get().features[flag]) &&
    (!server || (server === 'any' ? hasServer(kit.options) : isServed(kit.options, activeNetwork(kit)))) &&
    (!chain || !driver || chain(driver)) &&
    (!options || options(kit.options))
  )
}
