import type { Account, AccountType, ChainId, Session, SessionEvent, Wallet } from './driver.ts'
import { addressOn } from './driver.ts'
import { until } from './until.ts'

/** How long a wallet may take to forget the page. */
const forgetTimeoutMs = 1_000

/** What a family may do with a session of its own, out of the host's reach. */
export type LiveSession<provider = unknown> = {
  readonly session: Session<provider>
  readonly open: boolean
  /** Listens to the wallet. The family begins, as soon as it can hear. */
  listen(): void
  /** The accounts the wallet shares now; an empty list ends the session. */
  setAccounts(accounts: readonly Account[]): void
  /** The network in use; with the accounts where the network gives them other addresses. */
  setNetwork(network: ChainId, accounts?: readonly Account[]): void
  /** The wallet is gone: tells the subscribers and ends. */
  lose(): void
  /** Ends without telling the wallet or the subscribers. */
  drop(): void
}

/**
 * A session of any family. Listens to the wallet from the start, so that nothing
 * is missed before the first subscriber; stops when the last one leaves, and
 * catches up when another comes.
 */
export function createLiveSession<provider>(args: createLiveSession.Args<provider>): LiveSession<provider> {
  const { preferred, provider, wallet } = args
  const listeners = new Set<(event: SessionEvent) => void>()
  let { network } = args
  let accounts = onNetwork(args.accounts)
  let selected = pick(accounts)
  let stop: (() => void) | undefined
  let open = true

  /** Accounts with their addresses on the network in use; those that have none there keep the one they have. */
  function onNetwork(list: readonly Account[]): readonly Account[] {
    return list.map((account) => {
      const address = network && addressOn(account, network)
      return address === undefined || address === account.address ? account : { ...account, address }
    })
  }
  /** A wallet lists the account in use first; where it shares several kinds, the preferred kind comes before. */
  function pick(list: readonly Account[], type: AccountType = preferred): string {
    const usable = list.filter((account) => account.type !== 'ordinal')
    return (usable.find((account) => account.type === type) ?? usable[0] ?? list[0])?.key ?? ''
  }
  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const keysOf = (list: readonly Account[]) => list.map(({ key }) => key).join()
  function listen() {
    if (stop || !open) return
    const end = args.listen()
    // A wallet may tell of its end while it is being listened to.
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
    const told = [...listeners]
    drop()
    for (const listener of told) listener({ type: 'close' })
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
      // Many wallets cannot; the session is over all the same.
      await until(args.forget(), { timeout: forgetTimeoutMs }).catch(() => {})
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
      // A wallet that changes accounts does not change the kind that the visitor chose.
      const type = accounts.find(({ key }) => key === selected)?.type
      accounts = onNetwork(next)
      if (!args.keepsSelected || !accounts.some(({ key }) => key === selected))
        selected = pick(accounts, type)
      emit({ type: 'accounts', accounts })
    },
    setNetwork(next, list = accounts) {
      if (!open || next === network) return
      network = next
      accounts = onNetwork(list)
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
    /** The kind of account selected where the wallet shares several. */
    preferred: AccountType
    /** The order of the wallet's accounts does not say which one is in use: the selected one stays. */
    keepsSelected?: boolean | undefined
    /** Listens to the wallet; returns how to stop. */
    listen(): () => void
    /** Reads what the wallet shares after nothing listened for a while. */
    catchUp(): void
    /** Asks the wallet to forget this page. */
    forget(): Promise<unknown>
  }
}
