import type { Account, ChainId, Session, SessionEvent, Wallet } from './driver.ts'
import { until } from './until.ts'

/** How long a wallet may take over forgetting the page. */
const forgetTimeout = 1_000

/** What a family may do with a session of its own, out of the host's reach. */
export type LiveSession = {
  readonly session: Session
  readonly open: boolean
  /** Listens to the wallet. The family begins, as soon as it can hear. */
  listen(): void
  /** What the wallet shares now; nothing at all means that it is gone. */
  setAccounts(accounts: readonly Account[]): void
  setNetwork(network: ChainId): void
  /** The wallet is gone: tells the subscribers and ends. */
  lose(): void
  /** Ends without a word to the wallet or to the subscribers. */
  drop(): void
}

/**
 * A live link, of whatever family. Listens to the wallet from the start, so that
 * nothing is missed before the first subscriber; stops when the last one leaves,
 * and catches up when another comes.
 */
export function createLiveSession(args: createLiveSession.Args): LiveSession {
  const { keyOf, provider, wallet } = args
  const listeners = new Set<(event: SessionEvent) => void>()
  let { accounts, network } = args
  let stop: (() => void) | undefined
  let open = true

  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const keysOf = (list: readonly Account[]) => list.map(({ address }) => keyOf(address)).join()
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

  const session: Session = {
    wallet,
    provider,
    get accounts() {
      return accounts
    },
    get network() {
      return network
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
      // Many wallets cannot; the link is over all the same.
      await until(args.forget(), { timeout: forgetTimeout }).catch(() => {})
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
      accounts = next
      emit({ type: 'accounts', accounts })
    },
    setNetwork(next) {
      if (!open || next === network) return
      network = next
      emit({ type: 'network', network })
    },
    lose,
    drop,
  }
}

export declare namespace createLiveSession {
  type Args = {
    wallet: Wallet
    provider: unknown
    accounts: readonly Account[]
    network?: ChainId | undefined
    /** The same for every way to write an address. */
    keyOf(address: string): string
    /** Listens to the wallet; returns how to stop. */
    listen(): () => void
    /** Looks at what the wallet shares after nobody has listened for a while. */
    catchUp(): void
    /** Asks the wallet to forget this page. */
    forget(): Promise<unknown>
  }
}
