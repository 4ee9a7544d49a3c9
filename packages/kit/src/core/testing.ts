import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  Account,
  AccountType,
  ChainId,
  Driver,
  LocalWallet,
  Namespace,
  Network,
  RemoteLink,
  RemoteWallet,
  Session,
  SessionEvent,
  Wallet,
} from '@latchkey/chains/driver'
import type { Options } from './config/options.ts'
import type { Connector, PairArgs, Paired, PairingCode } from './connections/connector.ts'
import { createKit, type Kit } from './kit.ts'
import { start } from './start.ts'
import type { KitEvent } from './state/events.ts'
import type { StorageLike, Stored } from './state/storage.ts'

/** Same as `connectors/injected.ts`, which core cannot import. */
export const pageWallets: Connector = { id: 'page', wallets: (driver, onChange) => driver.wallets(onChange) }

/** A started kit, with its events. */
export function startKit(options: Options): Kit & { readonly events: readonly KitEvent[] } {
  const kit = createKit(options, [pageWallets, ...(options.connectors ?? [])])
  const events: KitEvent[] = []
  kit.on((event) => events.push(event))
  start(kit)
  return Object.assign(kit, { events })
}

/** The storage of an origin, shared by its tabs. A write reaches other tabs asynchronously. */
export function createOrigin(stored?: Partial<Stored>, id = 'default') {
  const items = new Map<string, string>()
  const tabs = new Set<(key: string | null) => void>()
  let writes = 0
  if (stored) items.set(`latchkey.${id}`, JSON.stringify({ version: 1, ...stored }))
  return {
    items,
    /** Number of writes. */
    get writes() {
      return writes
    },
    /** Number of tabs that listen. */
    get listeners() {
      return tabs.size
    },
    read: (): Stored => JSON.parse(items.get(`latchkey.${id}`) ?? '{}'),
    tab(): Required<StorageLike> {
      let own: ((key: string | null) => void) | undefined
      const tell = (key: string) => {
        writes++
        for (const other of tabs) if (other !== own) setTimeout(() => tabs.has(other) && other(key))
      }
      return {
        getItem: (key) => items.get(key) ?? null,
        setItem(key, value) {
          items.set(key, value)
          tell(key)
        },
        removeItem(key) {
          items.delete(key)
          tell(key)
        },
        subscribe(listener) {
          own = listener
          tabs.add(listener)
          return () => tabs.delete(listener)
        },
      }
    },
  }
}

/** A connection request to a wallet. */
export type Ask = {
  readonly walletId: string
  readonly silent: boolean
  readonly signal: AbortSignal | undefined
  accept(answer?: { accounts?: readonly TestAccount[]; network?: ChainId }): TestSession
  reject(error: unknown): void
}

/** The `key` defaults to the address. */
export type TestAccount = string | (Omit<Account, 'key'> & { readonly key?: string })
export type TestSessionEvent =
  | Exclude<SessionEvent, { type: 'accounts' }>
  | { readonly type: 'accounts'; readonly accounts: readonly TestAccount[] }

function toAccount(account: TestAccount): Account {
  if (typeof account === 'string') return { key: account, address: account, type: 'eoa' }
  return { key: account.address, ...account }
}

export type TestSession = Session & {
  readonly listeners: number
  readonly closed: boolean
  tell(event: TestSessionEvent): void
}

/**
 * A chain without nodes, whose wallets answer when the test says so. It ignores
 * signals, like the worst driver would. Trusted wallets answer silent requests
 * immediately.
 */
export function createChain(options: createChain.Options = {}) {
  const { namespace = 'eip155', networks = [1], defaultAccountType = 'eoa', choosesNetwork } = options
  const asks: Ask[] = []
  const sessions: TestSession[] = []
  const found: LocalWallet[] = []
  const trusted = new Set<string>()
  const watchers = new Set<(wallets: readonly LocalWallet[]) => void>()
  let closing: () => Promise<void> = async () => {}

  function createSession(
    wallet: Wallet,
    shared: readonly TestAccount[],
    network: ChainId | undefined,
  ): TestSession {
    const listeners = new Set<(event: SessionEvent) => void>()
    let accounts = shared.map(toAccount)
    const pick = (type: AccountType = defaultAccountType) =>
      (accounts.find((account) => account.type === type) ?? accounts[0])?.key ?? ''
    let selected = pick()
    let closed = false
    // Real sessions listen from the start and stop with their last subscriber.
    let attached = 1
    return {
      wallet,
      provider: 'link' in wallet ? wallet.link : wallet.provider,
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
        if (!accounts.some((account) => account.key === key) || key === selected) return
        selected = key
        for (const listener of [...listeners]) listener({ type: 'accounts', accounts })
      },
      get listeners() {
        return listeners.size + attached
      },
      get closed() {
        return closed
      },
      tell(event) {
        if (event.type === 'accounts') {
          const type = accounts.find(({ key }) => key === selected)?.type
          accounts = event.accounts.map(toAccount)
          selected = pick(type)
        }
        if (event.type === 'network') network = event.network
        for (const listener of [...listeners])
          listener(event.type === 'accounts' ? { ...event, accounts } : event)
      },
      subscribe(listener) {
        attached = 0
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async close() {
        closed = true
        listeners.clear()
        await closing()
      },
    }
  }

  const driver: Driver = {
    namespace,
    networks: networks.map((id) => createNetwork(`${namespace}:${id}`)),
    defaultAccountType,
    addresses: { isValid: () => true, key: (address) => address },
    assets: {
      id: (network, token) => (token ? `${network}/token:${token.toLowerCase()}` : `${network}/slip44:1`),
      coin: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    },
    wallets(onChange) {
      watchers.add(onChange)
      onChange(found)
      return () => watchers.delete(onChange)
    },
    connect: ({ wallet, network: wanted, silent = false, signal }) =>
      new Promise((resolve, reject) => {
        const ask: Ask = {
          walletId: wallet.id,
          silent,
          signal,
          accept({
            accounts = [`${wallet.id}-account`],
            network = (choosesNetwork && wanted?.id) || (`${namespace}:${networks[0]}` as ChainId),
          } = {}) {
            const session = createSession(wallet, accounts, network)
            sessions.push(session)
            resolve(session)
            return session
          },
          reject,
        }
        asks.push(ask)
        if (silent && trusted.has(wallet.id)) ask.accept()
      }),
    networkSwitch: {
      by: choosesNetwork ? 'page' : 'wallet',
      async to({ session, network }) {
        ;(session as TestSession).tell({ type: 'network', network: network.id })
      },
    },
  }
  return {
    driver,
    asks,
    sessions,
    watchers,
    /** The latest request. */
    ask(): Ask {
      const last = asks.at(-1)
      if (!last) throw new Error('No wallet was asked.')
      return last
    },
    /** Adds an installed wallet. */
    add(id: string, options: Partial<LocalWallet> & { trusted?: boolean } = {}) {
      const { trusted: trusts, ...facts } = options
      if (trusts) trusted.add(id)
      found.push({ id, namespace, name: id.toUpperCase(), kind: 'announced', provider: {}, ...facts })
      for (const watcher of watchers) watcher([...found])
    },
    trust: (id: string) => trusted.add(id),
    distrust: (id: string) => trusted.delete(id),
    /** Replaces what closing a session does. */
    onClose(close: () => Promise<void>) {
      closing = close
    },
  }
}

export declare namespace createChain {
  type Options = {
    namespace?: Namespace
    networks?: readonly (number | string)[]
    defaultAccountType?: AccountType
    /** Whether the page chooses the network, as on Solana. */
    choosesNetwork?: boolean
  }
}

export type TestChain = ReturnType<typeof createChain>

/** A pairing request. */
export type PairAsk = {
  readonly args: PairArgs
  readonly signal: AbortSignal
  /** Calls `onCode`. */
  show(code?: Partial<PairingCode>): PairingCode
  grant(paired?: Partial<Paired>): void
  reject(error: unknown): void
}

/**
 * A connector for remote wallets that the test controls. It ignores signals, like the worst one would.
 * `apps` are the links of a wallet that was approved before.
 */
export function createRemote(apps?: readonly string[], kind: RemoteWallet['kind'] = 'remote') {
  const asks: PairAsk[] = []
  const closed: Namespace[] = []
  let granted = false
  const connector: Connector = {
    id: kind,
    wallets({ namespace }, onChange) {
      const link: RemoteLink = {
        grant: apps && { accounts: [], networks: [], methods: [], events: [], name: 'Remote', apps },
        restore: async () => {},
        request: async () => undefined,
        subscribe: () => () => {},
        close: async () => void closed.push(namespace),
      }
      onChange([{ id: kind, namespace, name: kind === 'remote' ? 'Remote' : 'Embedded', kind, link }])
      return () => {}
    },
    pair: (_, args) =>
      new Promise((resolve, reject) => {
        asks.push({
          args,
          signal: args.signal,
          show(facts) {
            const code = { uri: `wc:${asks.length}`, expiresAt: Date.now() + 240_000, ...facts }
            args.onCode(code)
            return code
          },
          grant(paired) {
            if (granted) args.onReplace?.()
            granted = true
            resolve({ namespaces: ['eip155'], signed: [], ...paired })
          },
          reject,
        })
      }),
  }
  return {
    connector,
    asks,
    /** Namespaces whose sessions were closed. */
    closed,
    /** The latest pairing request. */
    ask(): PairAsk {
      const last = asks.at(-1)
      if (!last) throw new Error('No code was asked for.')
      return last
    },
  }
}

export function createNetwork(id: ChainId): Network {
  const [namespace] = id.split(':') as [Namespace]
  return { id, namespace, name: id, currency: { name: 'Coin', symbol: 'COIN', decimals: 18 }, rpcUrls: [] }
}

/** Runs all pending microtasks and timers without delay. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setTimeout(resolve))
}

export type ServerCall = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: string
  readonly headers: IncomingMessage['headers']
}
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'hang'

/** A real HTTP server that records requests and returns the given answers, otherwise 404. */
export async function startServer(answers: Record<string, Answer | ((call: ServerCall) => Answer)> = {}) {
  const calls: ServerCall[] = []
  let hungUp = 0
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call: ServerCall = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: Buffer.concat(chunks).toString(),
      headers: request.headers,
    }
    calls.push(call)
    const known = answers[url.pathname] ?? { status: 404 }
    const reply = typeof known === 'function' ? known(call) : known
    if (reply === 'hang') {
      response.on('close', () => hungUp++)
      return
    }
    const { status = 200, body, headers = {} } = reply
    response.writeHead(status, headers)
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    /** Number of requests that the client aborted. */
    get hungUp() {
      return hungUp
    },
    to: (path: string) => calls.filter((call) => call.path === path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
