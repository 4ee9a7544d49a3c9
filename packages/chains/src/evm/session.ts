import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Session, SessionEvent, Wallet } from '../driver.ts'
import { ask, type Eip1193Provider } from './provider.ts'
import { codesOf } from './providerError.ts'
import { toChainId } from './toChainId.ts'
import { until } from './until.ts'

/** How long a wallet may take over a question it answers without asking the visitor. */
const readTimeout = 10_000
const revokeTimeout = 1_000

const disconnected = 4900
// The wallet lost its node and will try again: not the end of anything.
const tryAgainLater = 1013

type Inside = {
  readonly open: boolean
  /** The wallet is gone: tells the subscribers and ends. */
  lose(): void
  /** Ends without a word to the wallet or to the subscribers. */
  drop(): void
  /** Takes the answer of `eth_chainId`, unless the wallet has said otherwise since it was asked. */
  askNetwork(signal?: AbortSignal | undefined): Promise<ChainId | undefined>
}

// What the rest of this folder may do with a session, out of the host's reach.
const insides = new WeakMap<Session, Inside>()

export function insideOf(session: Session): Inside | undefined {
  return insides.get(session)
}

/** Sends a request over the session; a wallet that answers "disconnected" ends it. */
export async function request(session: Session, method: string, params?: unknown): Promise<unknown> {
  const inside = insides.get(session)
  if (inside && !inside.open) throw new KitError(notConnected)
  try {
    return await ask(session.provider as Eip1193Provider, method, params)
  } catch (error) {
    if (codesOf(error).has(disconnected)) inside?.lose()
    throw error
  }
}

/**
 * A live link over an EIP-1193 provider. Listens from the start, so that nothing
 * is missed before the first subscriber; stops when the last one leaves, and asks
 * again where the wallet is when another comes.
 */
export function createSession({ accounts, provider, wallet }: createSession.Args): Session {
  const listeners = new Set<(event: SessionEvent) => void>()
  let current = accounts
  let network: ChainId | undefined
  let networkEvents = 0
  let listening = false
  let open = true

  const emit = (event: SessionEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const onAccounts = (value: unknown) => {
    if (!open || !Array.isArray(value)) return
    const next = toAccounts(value)
    if (next.length === 0) return lose()
    if (isEqual(next, current)) return
    current = next
    emit({ type: 'accounts', accounts: next })
  }
  const onChain = (value: unknown) => {
    const next = toChainId(value)
    if (!open || !next) return
    networkEvents++
    if (next === network) return
    network = next
    emit({ type: 'network', network: next })
  }
  const onDisconnect = (error: unknown) => {
    if (!codesOf(error).has(tryAgainLater)) lose()
  }
  const events = { accountsChanged: onAccounts, chainChanged: onChain, disconnect: onDisconnect }

  function listen() {
    if (listening || !open) return
    listening = true
    for (const [event, listener] of Object.entries(events)) provider.on?.(event, listener)
  }
  function unlisten() {
    listening = false
    for (const [event, listener] of Object.entries(events)) provider.removeListener?.(event, listener)
  }
  function drop() {
    open = false
    unlisten()
    current = []
    listeners.clear()
  }
  function lose() {
    if (!open) return
    const told = [...listeners]
    drop()
    for (const listener of told) listener({ type: 'close' })
  }
  async function askNetwork(signal?: AbortSignal | undefined) {
    const before = networkEvents
    const answer = await until(ask(provider, 'eth_chainId'), { signal, timeout: readTimeout })
    if (before === networkEvents) onChain(answer)
    return network
  }
  async function catchUp() {
    try {
      onAccounts(await until(ask(provider, 'eth_accounts'), { timeout: readTimeout }))
      await askNetwork()
    } catch {
      lose()
    }
  }

  const session: Session = {
    wallet,
    provider,
    get accounts() {
      return current
    },
    get network() {
      return network
    },
    subscribe(listener) {
      if (!open) return () => {}
      listeners.add(listener)
      if (!listening) {
        listen()
        void catchUp()
      }
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unlisten()
      }
    },
    async close() {
      if (!open) return
      drop()
      const revoked = ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }])
      // Most wallets cannot; the link is over all the same.
      await until(revoked, { timeout: revokeTimeout }).catch(() => {})
    },
  }
  listen()
  insides.set(session, {
    get open() {
      return open
    },
    lose,
    drop,
    askNetwork,
  })
  return session
}

export declare namespace createSession {
  type Args = { wallet: Wallet; provider: Eip1193Provider; accounts: readonly Account[] }
}

/** The addresses of a wallet's answer: well formed, once each, spelled as the wallet spells them. */
export function toAccounts(value: unknown): readonly Account[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, Account>()
  for (const address of value) {
    if (typeof address !== 'string' || !/^0x[\da-fA-F]{40}$/.test(address)) continue
    const key = address.toLowerCase()
    if (!found.has(key)) found.set(key, { address, type: 'eoa' })
  }
  return [...found.values()]
}

function isEqual(a: readonly Account[], b: readonly Account[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ address }, i) => address.toLowerCase() === b[i]?.address.toLowerCase())
  )
}
