import type { ChainId, Namespace } from '@latchkey/chains/driver'
import { isChainId, isNamespace } from '@latchkey/protocol/chainId'
import { isRecord } from '@latchkey/protocol/isRecord'

/** What survives a reload. One document per kit, so that two tabs never see half a change. */
export type Stored = {
  readonly namespace?: Namespace | undefined
  readonly networks: Readonly<Partial<Record<Namespace, ChainId>>>
  /** The last wallets used, newest first, at most {@link maxRecent}. */
  readonly recent: readonly string[]
  readonly connections: readonly StoredConnection[]
  /** Native balances by `chain:address`, as text so that no precision is lost. */
  readonly balances: Readonly<Record<string, StoredBalance>>
  /** Transactions of ours that were under way; checked by whoever takes them up. */
  readonly pending: readonly unknown[]
}

export type StoredConnection = {
  readonly namespace: Namespace
  readonly walletId: string
  /** The key of the selected account. */
  readonly account: string
  readonly active: boolean
}

export type StoredBalance = { readonly value: string; readonly at: number }

/** The part of `Storage` that is used; a host may pass its own. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** Calls back with each key another page wrote, `null` when it cleared them all. @default the page's `storage` event */
  subscribe?(listener: (key: string | null) => void): () => void
}

export type KitStorage = {
  read(): Stored
  /** Reads, changes and writes in one go, so that a second tab's change is kept. */
  update(change: (stored: Stored) => Partial<Stored>): void
  /** A document beside it, `latchkey.<id>.<name>`, for what is not needed before the modal opens. */
  readText(name: string): string | null | undefined
  /** Nothing removes it. */
  writeText(name: string, text: string | undefined): void
  /** Tells of changes made by other tabs. */
  subscribe(listener: (stored: Stored) => void): () => void
}

export const maxRecent = 2
const mostPending = 99
const version = 1
const empty: Stored = {
  namespace: undefined,
  networks: {},
  recent: [],
  connections: [],
  balances: {},
  pending: [],
}

/**
 * Opens the document `latchkey.<id>`.
 *
 * Storage may be missing, full, blocked or tampered with: none of that may
 * stop a visitor from connecting, so every failure reads as empty.
 */
export function openStorage(id: string, backing = defaultBacking()): KitStorage {
  const key = `latchkey.${id}`

  function read(): Stored {
    try {
      return decode(backing?.getItem(key))
    } catch {
      return empty
    }
  }

  return {
    read,
    update(change) {
      const before = read()
      const text = JSON.stringify({ version, ...before, ...change(before) })
      try {
        if (text !== backing?.getItem(key)) backing?.setItem(key, text)
      } catch {
        // Private mode or quota: the visit works, the next one starts fresh.
      }
    },
    readText: (name) => backing?.getItem(`${key}.${name}`),
    writeText(name, text) {
      try {
        if (text) backing?.setItem(`${key}.${name}`, text)
        else backing?.removeItem(`${key}.${name}`)
      } catch {
        // As above.
      }
    },
    subscribe(listener) {
      const onChange = (changed: string | null) => {
        if (changed === key || changed === null) listener(read())
      }
      // In a real `Storage` the word may be somebody's key.
      if (typeof backing?.subscribe === 'function') return backing.subscribe(onChange)
      return watchPage(onChange)
    },
  }
}

function watchPage(listener: (key: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const onStorage = ({ key }: StorageEvent) => listener(key)
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** On a server there is none: one written there would be shared by all its visitors. */
function defaultBacking(): StorageLike | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** Takes only what has the right shape; anything else is as if it had never been written. */
function decode(text: string | null | undefined): Stored {
  const value: unknown = text ? JSON.parse(text) : undefined
  if (!isRecord(value) || value.version !== version) return empty
  return {
    namespace: isNamespace(value.namespace) ? value.namespace : undefined,
    networks: isRecord(value.networks)
      ? Object.fromEntries(Object.entries(value.networks).filter(isChosenNetwork))
      : {},
    recent: Array.isArray(value.recent) ? value.recent.filter(isText).slice(0, maxRecent) : [],
    connections: Array.isArray(value.connections) ? value.connections.filter(isStoredConnection) : [],
    balances: isRecord(value.balances)
      ? Object.fromEntries(Object.entries(value.balances).filter((entry) => isStoredBalance(entry[1])))
      : {},
    pending: Array.isArray(value.pending) ? value.pending.slice(0, mostPending) : [],
  } as Stored
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isChosenNetwork([namespace, network]: [string, unknown]): boolean {
  return isNamespace(namespace) && isChainId(network) && network.startsWith(`${namespace}:`)
}

function isStoredConnection(value: unknown): value is StoredConnection {
  return (
    isRecord(value) &&
    isNamespace(value.namespace) &&
    isText(value.walletId) &&
    isText(value.account) &&
    typeof value.active === 'boolean'
  )
}

function isStoredBalance(value: unknown): value is StoredBalance {
  return isRecord(value) && isText(value.value) && /^\d+$/.test(value.value) && typeof value.at === 'number'
}
