import { notConnected } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { codesOf } from '../providerError.ts'
import { until, withRetry } from '../until.ts'
import { addressKey } from './addresses.ts'
import { ask, type Eip1193Provider } from './provider.ts'
import { toChainId } from './toChainId.ts'

/** How long a wallet may take over a question it answers without asking the visitor. */
const readTimeout = 10_000

const disconnected = 4900
// The wallet lost its node and will try again: not the end of anything.
const tryAgainLater = 1013

type Inside = Pick<LiveSession<Eip1193Provider>, 'session' | 'open' | 'lose' | 'drop'> & {
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
  if (!inside?.open) throw new KitError(notConnected)
  try {
    return await ask(inside.session.provider, method, params)
  } catch (error) {
    if (codesOf(error).has(disconnected)) inside.lose()
    throw error
  }
}

/** A live link over an EIP-1193 provider, which is asked again where the wallet is after nobody has listened. */
export function createSession({ accounts, provider, wallet }: createSession.Args): Session<Eip1193Provider> {
  let networkEvents = 0
  const events = {
    accountsChanged: onAccounts,
    chainChanged: onChain,
    disconnect: (error: unknown) => {
      if (!codesOf(error).has(tryAgainLater)) live.lose()
    },
  }
  const live = createLiveSession({
    wallet,
    provider,
    accounts,
    preferred: 'smartAccount',
    listen() {
      for (const [event, listener] of Object.entries(events)) provider.on?.(event, listener)
      return () => {
        for (const [event, listener] of Object.entries(events)) provider.removeListener?.(event, listener)
      }
    },
    catchUp: () => void catchUp(),
    forget: () => ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]),
  })
  const { session } = live

  function onAccounts(value: unknown) {
    if (Array.isArray(value)) live.setAccounts(toAccounts(value))
  }
  function onChain(value: unknown) {
    const next = toChainId(value)
    if (!next) return
    networkEvents++
    live.setNetwork(next)
  }
  /** Extensions that are just waking up fail a question or two; one that hangs or is gone is believed. */
  function read(method: string, signal?: AbortSignal | undefined) {
    const once = () => until(ask(provider, method), { signal, timeout: readTimeout })
    return withRetry(once, (error) => !isKitError(error) && !codesOf(error).has(disconnected))
  }
  async function askNetwork(signal?: AbortSignal | undefined) {
    const before = networkEvents
    const answer = await read('eth_chainId', signal)
    if (before === networkEvents) onChain(answer)
    return session.network
  }
  async function catchUp() {
    try {
      onAccounts(await read('eth_accounts'))
      await askNetwork()
    } catch {
      live.lose()
    }
  }

  insides.set(session, {
    session,
    get open() {
      return live.open
    },
    lose: live.lose,
    drop: live.drop,
    askNetwork,
  })
  live.listen()
  return session
}

export declare namespace createSession {
  type Args = { wallet: Wallet<Eip1193Provider>; provider: Eip1193Provider; accounts: readonly Account[] }
}

/** The addresses of a wallet's answer: well formed, once each, spelled as the wallet spells them. */
export function toAccounts(value: unknown): readonly Account[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, Account>()
  for (const address of value) {
    if (typeof address !== 'string' || !/^0x[\da-fA-F]{40}$/.test(address)) continue
    const key = addressKey(address)
    if (!found.has(key)) found.set(key, { key, address, type: 'eoa' })
  }
  return [...found.values()]
}
