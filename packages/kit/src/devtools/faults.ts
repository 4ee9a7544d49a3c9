import { activeConnection, connections } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import type { View } from '../core/modal/modal.ts'
import { hasServer } from '../core/server/apiUrl.ts'
import { nodes, relays } from './contacts.ts'

export type FaultName =
  | 'serverDown'
  | 'serverSlow'
  | 'serverBusy'
  | 'serverBroken'
  | 'nodeDown'
  | 'nodeBehind'
  | 'relayAway'
  | 'appMissing'
  | 'storageFull'
  | 'clockFast'
  | 'clockSlow'

export type Fault = {
  readonly title: string
  /** What happens while it is on. */
  readonly about: string
  /** Where visitors notice. */
  view(kit: Kit): View | 'reload'
  /** Why it cannot be tried with this kit. */
  missing?(kit: Kit): string | undefined
  /** Only one of a group is on. */
  readonly group: 'server' | 'node' | 'relay' | 'device' | 'clock'
}

const served = ({ options }: Kit) =>
  hasServer(options) ? undefined : 'This kit has no server: pass api and projectId.'
const paired = (kit: Kit) =>
  kit.connectors.some(({ pair }) => pair) ? undefined : 'This kit has no relay: pass walletConnect().'
const reachesNodes = (kit: Kit) => (nodes(kit).length > 0 ? undefined : 'No network has a node.')

const listOrAccount = (kit: Kit): View => (isConnected(kit) ? { name: 'Account' } : { name: 'AllWallets' })
const pairing = (): View => ({ name: 'ConnectingWalletConnect' })
const account = (): View => ({ name: 'Account' })

/** What can go wrong around the kit. None of it touches what the page itself requests. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  serverDown: {
    title: 'Server down',
    about: 'Requests to your server fail, as when it cannot be reached.',
    group: 'server',
    view: listOrAccount,
    missing: served,
  },
  serverSlow: {
    title: 'Server slow',
    about: 'Each answer of your server takes 5 seconds more.',
    group: 'server',
    view: listOrAccount,
    missing: served,
  },
  serverBusy: {
    title: 'Server says 429',
    about: 'Your server refuses every request as one too many.',
    group: 'server',
    view: listOrAccount,
    missing: served,
  },
  serverBroken: {
    title: 'Server says 500',
    about: 'Your server fails with an internal error.',
    group: 'server',
    view: listOrAccount,
    missing: served,
  },
  nodeDown: {
    title: 'Nodes down',
    about: 'Requests to the nodes of your networks fail.',
    group: 'node',
    view: account,
    missing: reachesNodes,
  },
  nodeBehind: {
    title: 'Nodes behind',
    about:
      'Nodes whose methods name a block stop 3 blocks before the present one: balances are old, and what you send stays pending.',
    group: 'node',
    view: account,
    missing: reachesNodes,
  },
  relayAway: {
    title: 'Relay away',
    about: 'The relay for wallets on other devices cannot be reached.',
    group: 'relay',
    view: pairing,
    missing: (kit) =>
      paired(kit) ?? (relays(kit).length > 0 ? undefined : 'Its connector does not say where its relay is.'),
  },
  appMissing: {
    title: 'App does not open',
    about: 'The page is told that it is on an iPhone, and links to wallet apps do nothing.',
    group: 'device',
    view: pairing,
    missing: paired,
  },
  storageFull: {
    title: 'Storage full',
    about: 'Nothing of the kit can be stored: connect, then reload to see what the next visit knows.',
    group: 'device',
    view: () => 'reload',
  },
  clockFast: {
    title: 'Clock 5 min fast',
    about: 'The clock of the whole page is ahead: signatures seem to be from the future.',
    group: 'clock',
    view: listOrSignIn,
  },
  clockSlow: {
    title: 'Clock 5 min slow',
    about: 'The clock of the whole page is behind: signatures seem to be old.',
    group: 'clock',
    view: listOrSignIn,
  },
}

export const faultNames = Object.keys(faults) as readonly FaultName[]

function listOrSignIn(kit: Kit): View {
  if (!isConnected(kit)) return { name: 'Connect' }
  return kit.options.siwx ? { name: 'SIWXSignMessage' } : { name: 'Account' }
}

function isConnected(kit: Kit): boolean {
  return activeConnection(connections.of(kit).get()) !== undefined
}
