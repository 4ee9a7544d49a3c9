import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Published third-party SDKs: an app's and two generations of a wallet's, at
// their last releases under Apache-2.0. Only tests load them.

// Read at load time: keeps them from contacting their own hosts.
process.env.IS_VITEST = 'true'
// Several clients run in one process here, and some are restarted.
process.env.DISABLE_GLOBAL_CORE = 'true'
const require = createRequire(import.meta.url)

type Listener = (event: never) => void
type Emitter = {
  on(event: string, listener: Listener): unknown
  once(event: string, listener: Listener): unknown
  off(event: string, listener: Listener): unknown
}
type Core = {
  relayer: {
    connected: boolean
    transportClose(): Promise<void>
    restartTransport(): Promise<void>
    provider?: { connection?: { close(): Promise<void> } }
  }
  heartbeat?: { stop?(): void }
  /** Of requests; emits `history_updated` when one is answered. */
  history: Emitter
}
export type Session = {
  topic: string
  expiry: number
  namespaces: Record<string, { accounts: string[]; methods: string[]; events: string[] }>
}
type Request = { method: string; params: unknown }

/** The part of an app's SDK that is used. */
export type App = Emitter & {
  session: Session | undefined
  connect(options: object): Promise<Session>
  request(request: Request, chain?: string): Promise<unknown>
  disconnect(): Promise<void>
  client: Emitter & {
    core: Core
    ping(options: { topic: string }): Promise<void>
    session: { getAll(): Session[] }
  }
}

export type Proposal = { id: number; params: { id: number } & Record<string, unknown> }
export type Asked = {
  id: number
  topic: string
  params: { chainId: string; request: Request }
}

/** The part of a wallet's SDK that is used. */
export type Wallet = Emitter & {
  core: Core
  pair(options: { uri: string }): Promise<unknown>
  approveSession(options: object): Promise<Session>
  rejectSession(options: object): Promise<void>
  respondSessionRequest(options: object): Promise<void>
  updateSession(options: object): Promise<unknown>
  extendSession(options: object): Promise<unknown>
  emitSessionEvent(options: object): Promise<void>
  disconnectSession(options: object): Promise<void>
  getActiveSessions(): Record<string, Session>
}

/** The storage of a client's sessions: another client with the same storage continues them. */
export function createStorage() {
  const values = new Map<string, string>()
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async () => [...values].map(([key, text]) => [key, read(text)]),
    getItem: async (key: string) => read(values.get(key)),
    setItem: async (key: string, value: unknown) => void values.set(key, JSON.stringify(value)),
    removeItem: async (key: string) => void values.delete(key),
  }
}
export type Storage = ReturnType<typeof createStorage>

type Where = { relayUrl: string; projectId: string; storage?: Storage }

const metadata = (name: string) => ({
  name,
  description: name,
  url: 'https://example.com',
  icons: [],
})
const options = ({ relayUrl, projectId, storage = createStorage() }: Where) => ({
  relayUrl,
  projectId,
  storage,
  telemetryEnabled: false,
  customStoragePrefix: randomBytes(4).toString('hex'),
  logger: 'silent',
})

export async function createApp(where: Where): Promise<App> {
  const {
    default: UniversalProvider,
    UniversalProvider: named,
  } = require('@walletconnect/universal-provider')
  return (named ?? UniversalProvider).init({
    ...options(where),
    customStoragePrefix: 'app',
    metadata: metadata('App'),
  })
}

export const walletKinds = ['@reown/walletkit', '@walletconnect/web3wallet'] as const
export type WalletKind = (typeof walletKinds)[number]

/** The URL in the wallets' metadata. */
export const walletApp = 'testwallet://'

export async function createWallet(kind: WalletKind, where: Where): Promise<Wallet> {
  const sdk = require(kind)
  // Each SDK has its own version of the core as a dependency.
  const { Core } = createRequire(require.resolve(kind))('@walletconnect/core')
  const core = new Core({ ...options(where), customStoragePrefix: 'wallet' })
  return (sdk.WalletKit ?? sdk.Web3Wallet).init({
    core,
    metadata: { ...metadata('Wallet'), redirect: { native: walletApp } },
  })
}

/** The installed versions, from their package.json files. */
export function peerVersions(): Record<string, string> {
  const names = ['@walletconnect/universal-provider', ...walletKinds]
  // By path: not all of them export their package.json.
  const version = (name: string) =>
    require(join(import.meta.dirname, '../node_modules', name, 'package.json')).version as string
  return Object.fromEntries(names.map((name) => [name, version(name)]))
}

/** Stops a client for good, like closing its page or app. */
export async function hangUp(core: Core): Promise<void> {
  core.heartbeat?.stop?.()
  await core.relayer.transportClose().catch(() => undefined)
}

/**
 * Sends a wallet's request and waits for the app's answer. The SDK's own `acknowledged()` waits for
 * five minutes if the answer arrives before the relay has confirmed the request.
 */
export async function untilAnswered(
  { core: { history } }: Wallet,
  method: 'wc_sessionUpdate' | 'wc_sessionExtend',
  send: () => Promise<unknown>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<object>()
  const listener = ({ request, response }: { request: Request; response: object }) => {
    if (request.method === method) resolve(response)
  }
  history.on('history_updated', listener)
  try {
    await send()
    const response = await promise
    if ('error' in response) throw new Error(`${method} was refused`, { cause: response.error })
  } finally {
    history.off('history_updated', listener)
  }
}
