import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { isKey } from './base58.ts'
import { grantedNetworks } from './grantedNetworks.ts'
import {
  clustersOf,
  type Disconnect,
  type Events,
  featureOf,
  type StandardAccount,
  type StandardWallet,
} from './standard.ts'

// What the rest of this folder may do with a session, out of the host's reach.
const insides = new WeakMap<Session, LiveSession<StandardWallet>>()

export function insideOf(session: Session): LiveSession<StandardWallet> | undefined {
  return insides.get(session)
}

/** The wallet behind an open session, and its own object for one of the session's addresses. */
export function accountOf(
  session: Session,
  address: string,
): { wallet: StandardWallet; account: StandardAccount } {
  const inside = insideOf(session)
  const wallet = inside?.session.provider
  const account = inside?.open
    ? readAccounts(wallet?.accounts).find((one) => one.address === address)
    : undefined
  if (!wallet || !account || !session.accounts.some((one) => one.address === address))
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  return { wallet, account }
}

/** A link over a Wallet Standard wallet, at which is looked again after nobody has listened. */
export function createSession({
  accounts,
  network,
  provider,
  wallet,
}: createSession.Args): Session<StandardWallet> {
  const live = createLiveSession({
    wallet,
    provider,
    accounts,
    network,
    preferred: 'eoa',
    listen,
    catchUp: look,
    forget: async () => featureOf<Disconnect>(provider, 'standard:disconnect')?.disconnect(),
  })
  const { session } = live

  function look() {
    live.setAccounts(toAccounts(readShared(provider)))
    const networks = grantedNetworks(provider)
    // No longer granted: the best of those that are.
    if (networks?.[0] && !networks.some((id) => id === session.network)) live.setNetwork(networks[0])
  }
  function listen() {
    try {
      const stop: unknown = featureOf<Events>(provider, 'standard:events')?.on('change', look)
      return () => {
        try {
          if (typeof stop === 'function') stop()
        } catch {
          // The wallet's own trouble.
        }
      }
    } catch {
      return () => {}
    }
  }

  insides.set(session, live)
  live.listen()
  return session
}

export declare namespace createSession {
  type Args = {
    wallet: Wallet<StandardWallet>
    provider: StandardWallet
    accounts: readonly Account[]
    network: ChainId | undefined
  }
}

/** The accounts of a wallet's answer that are on Solana: well formed, once each. */
export function toAccounts(value: unknown): readonly Account[] {
  return readAccounts(value).map(({ address }) => ({ key: address, address, type: 'eoa' }))
}

function readAccounts(value: unknown): readonly StandardAccount[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, StandardAccount>()
  for (const account of value as StandardAccount[]) {
    try {
      const { address, chains } = account
      // A wallet of several families shares accounts of all of them.
      if (chains !== undefined && !clustersOf({ chains }).length) continue
      if (isKey(address) && !found.has(address)) found.set(address, account)
    } catch {
      // A getter of the wallet's own may throw.
    }
  }
  return [...found.values()]
}

function readShared(provider: StandardWallet): unknown {
  try {
    return provider.accounts
  } catch {
    return undefined
  }
}
