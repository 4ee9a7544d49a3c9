import type { Driver } from '@latchkey/chains/driver'
import { hasServer, isServed } from './apiUrl.ts'
import { activeConnection, connections } from './connections.ts'
import { type FlagName, features } from './features.ts'
import type { Kit } from './kit.ts'
import { activeNetwork } from './networks.ts'
import type { Options } from './options.ts'

/** What must be there for a view, an action or a tab to be offered. All that are named must be. */
export type Needs = {
  /** Switched on by the host, or by its server. */
  readonly flag?: FlagName | undefined
  /** A server: any, or one that reads the network in use. */
  readonly server?: 'any' | 'network' | undefined
  /** A capability of the chain in use. Counts as there while no wallet is connected. */
  chain?(driver: Driver): boolean
  /** A setting of the host. */
  options?(options: Options): boolean
}

/** Whether the host, its server and the chain in use offer what is needed. */
export function isMet(kit: Kit, { flag, server, chain, options }: Needs = {}): boolean {
  const connection = activeConnection(connections.of(kit).get())
  return (
    (!flag || features.of(kit).get().features[flag]) &&
    (!server || hasServer(kit.options)) &&
    (server !== 'network' || isServed(kit.options, activeNetwork(kit))) &&
    (!chain || !connection || chain(kit.driver(connection.namespace))) &&
    (!options || options(kit.options))
  )
}
