import type { Account, AccountType, ChainId, Session, SessionEvent, Wallet } from './driver.ts'
import { addressOn } from './driver.ts'
import { until } from './until.ts'

const forgetTimeoutMs = 1_000

/** The private side of a session, which only its family uses. */
export type LiveSession<provider = unknown> = {
  readonly session: Session<provider>
  readonly open: boolean
  /** Starts listening to the wallet. Called by the family once its handlers are ready. */
  listen(): void
  /** Sets the accounts the wallet shares; an empty list ends the session. */
  setAccounts(accounts: readonly Account[]): void
  /** Sets the network, and the accounts if their addresses differ on it. */
  setNetwork(network: ChainId, accounts?: readonly Account[]): void
  /** Ends the session because the wallet is gone, and notifies subscribers. */
  lose(): void
  /** Ends the session without notifying the wallet or subscribers. */
  drop(): void
}

/**
 * A session of any family. It listens to the wallet from the start, so that no event
 * is missed before the first subscriber. It stops when the last subscriber leaves and
 * reads the wallet's state again when another subscribes.
 */
export function createLiveSession<provider>(args: createLiveSession.Args<provider>): LiveSession<provider> {
  const { preferred, provider, wallet } = args
  const listeners = new Set<(event: SessionEvent) => void>()
  let { network } = args
  let accounts = onNetwork(args.accounts)
  /** Kept where an account of this type is missing, such as on another network. */
  let type: AccountType = preferred
  let selected = pick(accounts)
  let stop: (() => void) | undefined
  let open = true

  /** Accounts with their addresses on the current network; an account without one keeps its address. */
  function onNetwork(list: readonly Account[]): readonly Account[] {
    return list.map((account) => {
      const address = network && addressOn(account, network)
      return address === undefined || address === account.address ? account : { ...account, address }
    })
  }
  /** Wallets list their active account first; if they share several types, the preferred type wins. */
  function pick(list: readonly Account[]): string {
    const selectable = list.filter((account) => account.type !== 'ordinal')
    return (selectable.find((account) => account.type === type) ?? selectable[0] ?? list[0])?.key ?? ''
  }
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const keysOf = (list: readonly Account[]) => list.map(({ key }) => key).join()
  function listen() {
    if (stop || !open) return
    const end = args.listen()
    // A wallet may close the session synchronously while `listen` subscribes to it.
    if (open) stop = end
    else end()
  }
  function unlisten() {
    const end = stop
    stop = undefined
    end?.()
  }
  function drop() {
    open = false
    unlisten()
    accounts = []
    listeners.clear()
  }
  function lose() {
    if (!open) return
    const notified = [...listeners]
    drop()
    for (const listener of notified) listener({ type: 'close' })
  }

  const session: Session<provider> = {
    wallet,
    provider,
    get accounts() {
      return accounts
    },
    get selected() {
      return selected
    },
    get network() {
      return network
    },
    select(key) {
      const account = accounts.find((one) => one.key === key)
      if (!account || key === selected || account.type === 'ordinal') return
      selected = key
      type = account.type
      emit({ type: 'accounts', accounts })
    },
    subscribe(listener) {
      if (!open) return () => {}
      listeners.add(listener)
      if (!stop) {
        listen()
        args.catchUp()
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unlisten()
      }
    },
    async close() {
      if (!open) return
      drop()
      // Many wallets do not support this; the session ends anyway.
      await until(args.forget(), { timeoutMs: forgetTimeoutMs }).catch(() => {})
    },
  }
  return {
    session,
    listen,
    get open() {
      return open
    },
    setAccounts(next) {
      if (!open) return
      if (next.length === 0) return lose()
      if (keysOf(next) === keysOf(accounts)) return
      accounts = onNetwork(next)
      if (!args.keepsSelected || !accounts.some(({ key }) => key === selected)) selected = pick(accounts)
      emit({ type: 'accounts', accounts })
    },
    setNetwork(next, list = accounts) {
      if (!open || next === network) return
      network = next
      accounts = onNetwork(list)
      if (!accounts.some(({ key }) => key === selected)) selected = pick(accounts)
      emit({ type: 'network', network })
    },
    lose,
    drop,
  }
}

export declare namespace createLiveSession {
  type Args<provider> = {
    wallet: Wallet<provider>
    provider: provider
    accounts: readonly Account[]
    network?: ChainId | undefined
    /** The type of account to select when the wallet shares several. */
    preferred: AccountType
    /** Keeps the selected account, because the order of the wallet's accounts does not show which one is active. */
    keepsSelected?: boolean | undefined
    /** Subscribes to the wallet; returns a function that unsubscribes. */
    listen(): () => void
    /** Reads the wallet's state again after a time without subscribers. */
    catchUp(): void
    /** Asks the wallet to revoke this page's access. */
    forget(): Promise<unknown>
  }
}
