import { notConnected } from '@latchkey/protocol/catalogue'
import { isKitError, KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { codesOf } from '../providerError.ts'
import { until, withRetry } from '../until.ts'
import { addressKey } from './addresses.ts'
import { ask, type Eip1193Provider } from './provider.ts'
import { toChainId } from './toChainId.ts'

/** For requests that a wallet answers without prompting. */
const readTimeoutMs = 10_000

const disconnected = 4900
// The wallet lost its node and reconnects by itself; the session stays open.
const tryAgainLater = 1013

type Inside = Pick<LiveSession<Eip1193Provider>, 'session' | 'open' | 'lose' | 'drop'> & {
  /** Reads `eth_chainId`; ignores the response if a `chainChanged` event arrived meanwhile. */
  askNetwork(signal?: AbortSignal | undefined): Promise<ChainId | undefined>
}

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, Inside>()

export function insideOf(session: Session): Inside | undefined {
  return insides.get(session)
}

/** Sends a request over the session; ends the session if the wallet responds "disconnected". */
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

/** A session over an EIP-1193 provider. After a time without subscribers it reads accounts and network again. */
export function createSession({ accounts, provider, wallet }: createSession.Args): Session<Eip1193Provider> {
  let networkEvents = 0
  const grant = 'link' in wallet ? wallet.link.grant : undefined
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
    preferred: grant?.smartAccounts?.arePreferred === false ? 'eoa' : 'smartAccount',
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
    if (Array.isArray(value)) live.setAccounts(toAccounts(value, wallet))
  }
  function onChain(value: unknown) {
    const next = toChainId(value)
    if (!next) return
    networkEvents++
    live.setNetwork(next)
  }
  /** Retries, because extensions that are starting up fail their first requests. A timeout or "disconnected" is final. */
  function read(method: string, signal?: AbortSignal | undefined) {
    const once = () => until(ask(provider, method), { signal, timeoutMs: readTimeoutMs })
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

/** The valid addresses of a wallet's response, without duplicates, in the wallet's spelling. */
export function toAccounts(value: unknown, wallet?: Wallet): readonly Account[] {
  if (!Array.isArray(value)) return []
  const { smartAccounts } = (wallet && 'link' in wallet && wallet.link.grant) || {}
  const smart = new Set(smartAccounts?.addresses.map(addressKey))
  const allSmart = wallet && 'provider' in wallet && wallet.hasContractAccounts
  const found = new Map<string, Account>()
  for (const address of value) {
    if (typeof address !== 'string' || !/^0x[\da-fA-F]{40}$/.test(address)) continue
    const key = addressKey(address)
    if (!found.has(key))
      found.set(key, { key, address, type: allSmart || smart.has(key) ? 'smartAccount' : 'eoa' })
  }
  return [...found.values()]
}
