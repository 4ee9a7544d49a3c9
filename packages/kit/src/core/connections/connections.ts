import type { Account, ChainId, Namespace, Wallet } from '@latchkey/chains/driver'
import { defineSlice } from '../state/slice.ts'

/** A connected wallet in one namespace. Plain data; the live session is in `kit.sessions`. */
export type Connection = {
  /** `namespace:walletId`; a wallet has at most one connection per namespace. */
  readonly id: string
  readonly namespace: Namespace
  readonly wallet: WalletInfo
  /** How the visitor logged in to the wallet, if they did. */
  readonly auth?: Wallet['auth']
  readonly accounts: readonly Account[]
  /** The `key` of the selected account. */
  readonly account: string
  /** The address of the selected account on `network`. */
  readonly address: string
  /** Network of the wallet; may be one that is not configured. */
  readonly network: ChainId | undefined
}

export type WalletInfo = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/** State of a namespace. */
export type NamespaceState =
  | { readonly status: 'disconnected' }
  /** Waiting for the wallet, or restoring a stored connection. */
  | { readonly status: 'connecting'; readonly walletId: string; readonly restoring: boolean }
  | {
      readonly status: 'connected'
      readonly active: string
      readonly connections: readonly Connection[]
      /** Id of another wallet that is being connected. */
      readonly adding?: string | undefined
    }
  /** Switching to another connection, which is already shown. */
  | {
      readonly status: 'reconnecting'
      readonly active: string
      /** Restored if switching fails. */
      readonly previous: string
      readonly connections: readonly Connection[]
    }

export type ConnectionsState = {
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceState>>>
  /** The namespace in use. */
  readonly active: Namespace | undefined
  /** Selected network per namespace, used while no wallet is connected there. */
  readonly selected: Readonly<Partial<Record<Namespace, ChainId>>>
}

export type ConnectionsEvent =
  | { readonly type: 'connect'; readonly namespace: Namespace; readonly walletId: string }
  | { readonly type: 'restore'; readonly namespace: Namespace; readonly walletId: string }
  /** Activates the connection and, unless `quiet`, its namespace. */
  | { readonly type: 'connected'; readonly connection: Connection; readonly quiet?: boolean | undefined }
  /** A connection besides the active one was restored. */
  | { readonly type: 'linked'; readonly connection: Connection }
  | { readonly type: 'failed'; readonly namespace: Namespace; readonly walletId: string }
  | { readonly type: 'reconnect'; readonly namespace: Namespace; readonly id: string }
  /** The account or network of the session has changed. */
  | { readonly type: 'changed'; readonly connection: Connection }
  | { readonly type: 'disconnected'; readonly namespace: Namespace; readonly id?: string | undefined }
  | { readonly type: 'namespace'; readonly namespace: Namespace }
  | { readonly type: 'select'; readonly namespace: Namespace; readonly network: ChainId }

const initial: ConnectionsState = { byNamespace: {}, active: undefined, selected: {} }
const disconnected: NamespaceState = { status: 'disconnected' }

export function transition(state: ConnectionsState, event: ConnectionsEvent): ConnectionsState {
  if (event.type === 'namespace')
    return event.namespace === state.active ? state : { ...state, active: event.namespace }
  if (event.type === 'select') {
    if (state.selected[event.namespace] === event.network) return state
    return { ...state, selected: { ...state.selected, [event.namespace]: event.network } }
  }

  const namespace = 'connection' in event ? event.connection.namespace : event.namespace
  const before = state.byNamespace[namespace] ?? disconnected
  const after = step(before, event)
  if (after === before) return state
  const byNamespace = { ...state.byNamespace, [namespace]: after }
  return { ...state, byNamespace, active: nextActive(state, byNamespace, event, namespace) }
}

type StepEvent = Exclude<ConnectionsEvent, { type: 'namespace' | 'select' }>

function step(state: NamespaceState, event: StepEvent): NamespaceState {
  switch (event.type) {
    case 'connect':
      if (state.status === 'connected') return { ...state, adding: event.walletId }
      if (state.status === 'reconnecting') return state
      return { status: 'connecting', walletId: event.walletId, restoring: false }
    case 'restore':
      if (state.status !== 'disconnected') return state
      return { status: 'connecting', walletId: event.walletId, restoring: true }
    case 'connected': {
      const { id, wallet } = event.connection
      const connections = withConnection(linked(state), event.connection)
      const adding = asked(state)
      const rest = adding === undefined || adding === wallet.id ? {} : { adding }
      return { status: 'connected', active: id, connections, ...rest }
    }
    case 'linked':
      if (!('connections' in state)) return state
      return { ...state, connections: withConnection(state.connections, event.connection) }
    case 'failed':
      return fail(state, event.walletId)
    case 'reconnect': {
      if (!('connections' in state)) return state
      if (!find(state.connections, event.id)) return state
      const previous = state.status === 'connected' ? state.active : state.previous
      return { status: 'reconnecting', active: event.id, previous, connections: state.connections }
    }
    case 'changed': {
      const before = find(linked(state), event.connection.id)
      if (!before || isSame(before, event.connection)) return state
      return { ...state, connections: withConnection(linked(state), event.connection) } as NamespaceState
    }
    case 'disconnected':
      return event.id === undefined ? disconnected : drop(state, event.id)
  }
}

export const connections = defineSlice(initial, transition)

/** The state of a namespace; `disconnected` by default. */
export function namespaceState(state: ConnectionsState, namespace: Namespace): NamespaceState {
  return state.byNamespace[namespace] ?? disconnected
}

/** All connections of a namespace, including the active one. */
export function linked(state: NamespaceState): readonly Connection[] {
  return 'connections' in state ? state.connections : []
}

/**
 * The active connection of a namespace.
 *
 * @example
 * activeConnection(connections.of(kit).get())?.address
 */
export function activeConnection(state: ConnectionsState, namespace = state.active): Connection | undefined {
  if (!namespace) return undefined
  const current = namespaceState(state, namespace)
  return 'connections' in current ? find(current.connections, current.active) : undefined
}

/** All connections of all namespaces. */
export function allConnections(state: ConnectionsState): readonly Connection[] {
  return Object.values(state.byNamespace).flatMap(linked)
}

function find(list: readonly Connection[], id: string): Connection | undefined {
  return list.find((connection) => connection.id === id)
}

function withConnection(list: readonly Connection[], connection: Connection): readonly Connection[] {
  return find(list, connection.id)
    ? list.map((other) => (other.id === connection.id ? connection : other))
    : [...list, connection]
}

function isSame(a: Connection, b: Connection): boolean {
  return (
    a.account === b.account && a.network === b.network && a.address === b.address && a.accounts === b.accounts
  )
}

/** Id of the wallet that is waiting for the visitor. */
function asked(state: NamespaceState): string | undefined {
  if (state.status === 'connecting' && !state.restoring) return state.walletId
  return state.status === 'connected' ? state.adding : undefined
}

/** After a failed attempt. Ignored if another attempt has replaced it. */
function fail(state: NamespaceState, walletId: string): NamespaceState {
  if (state.status === 'connecting') return state.walletId === walletId ? disconnected : state
  if (state.status === 'connected') {
    const { adding, ...rest } = state
    return adding === walletId ? rest : state
  }
  if (state.status === 'disconnected' || find(state.connections, state.active)?.wallet.id !== walletId)
    return state
  return { status: 'connected', active: state.previous, connections: state.connections }
}

/** Without that connection. If it was active, the previous or the first remaining one becomes active. */
function drop(state: NamespaceState, id: string): NamespaceState {
  if (!find(linked(state), id)) return state
  if (!('connections' in state)) return state
  const connections = state.connections.filter((connection) => connection.id !== id)
  const next = connections[0]
  const adding = asked(state)
  if (!next)
    return adding === undefined ? disconnected : { status: 'connecting', walletId: adding, restoring: false }
  if (state.status === 'connected')
    return { ...state, active: state.active === id ? next.id : state.active, connections }
  if (state.active === id)
    return { status: 'connected', active: state.previous === id ? next.id : state.previous, connections }
  return { ...state, previous: state.previous === id ? state.active : state.previous, connections }
}

/** A namespace that connects becomes active; one that ends yields to a connected one. */
function nextActive(
  state: ConnectionsState,
  byNamespace: ConnectionsState['byNamespace'],
  event: StepEvent,
  namespace: Namespace,
): Namespace | undefined {
  const front = state.active && namespaceState(state, state.active)
  if (event.type === 'connected' && !(event.quiet && front && front.status !== 'disconnected'))
    return namespace
  if (state.active !== namespace || byNamespace[namespace]?.status !== 'disconnected') return state.active
  const live = Object.entries(byNamespace).find(([, state]) => linked(state).length > 0)
  return (live?.[0] as Namespace | undefined) ?? state.active
}
