import type { ChainId, Namespace } from '@latchkey/chains/driver'
import { isChainId, isNamespace } from '@latchkey/protocol/chainId'
import { isRecord } from '@latchkey/protocol/isRecord'

/** What is stored, as one document per kit, so that other tabs never see half a change. */
export type Stored = {
  readonly namespace?: Namespace | undefined
  readonly networks: Readonly<Partial<Record<Namespace, ChainId>>>
  /** Recently used wallets, newest first, at most {@link maxRecent}. */
  readonly recent: readonly string[]
  readonly connections: readonly StoredConnection[]
  /** Native balances by `chain:address`; `loadHoldings` validates them. */
  readonly balances: Readonly<Record<string, unknown>>
  /** Pending transactions; `restoreTransactions` validates them. */
  readonly pending: readonly unknown[]
  /** The theme that the server named last; `setTheme` validates it. */
  readonly theme: Readonly<Record<string, unknown>>
}

export type StoredConnection = {
  readonly namespace: Namespace
  readonly walletId: string
  /** The `key` of the selected account. */
  readonly account: string
  readonly active: boolean
}

/** The part of the Web Storage API that the kit uses. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** Calls `listener` with each key that another page changed, `null` if it cleared all. @default the `storage` event of the page */
  subscribe?(listener: (key: string | null) => void): () => void
}

export type KitStorage = {
  read(): Stored
  /** Reads, changes and writes synchronously, so that the changes of other tabs are kept. */
  update(change: (stored: Stored) => Partial<Stored>): void
  /** Reads the document `latchkey.<id>.<name>`, for data that is not needed before the modal opens. */
  readText(name: string): string | null | undefined
  /** `undefined` removes it. */
  writeText(name: string, text: string | undefined): void
  /** Reports changes by other tabs. */
  subscribe(listener: (stored: Stored) => void): () => void
}

export const maxRecent = 2
const maxPending = 99
const version = 1
/**
 * Opens the document `latchkey.<id>`.
 *
 * If storage is missing, full, blocked or tampered with, it reads as empty, so
 * that visitors can still connect.
 */
export function openStorage(id: string, backing = defaultBacking()): KitStorage {
  const key = `latchkey.${id}`

  function read(): Stored {
    try {
      return decode(JSON.parse(backing?.getItem(key) ?? ''))
    } catch {
      return decode({})
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
        // Private mode or quota: nothing is stored for the next visit.
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
      // In a real `Storage`, `subscribe` may be a stored key.
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

/** None on a server, where all visitors would share it. */
function defaultBacking(): StorageLike | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** Ignores everything that does not have the right shape. */
function decode(stored: unknown): Stored {
  const value = record(record(stored).version === version && stored)
  return {
    namespace: isNamespace(value.namespace) ? value.namespace : undefined,
    networks: Object.fromEntries(Object.entries(record(value.networks)).filter(isChosenNetwork)),
    recent: list(value.recent).filter(isText).slice(0, maxRecent),
    connections: list(value.connections).filter(isStoredConnection),
    balances: record(value.balances),
    pending: list(value.pending).slice(0, maxPending),
    theme: record(value.theme),
  }
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
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
