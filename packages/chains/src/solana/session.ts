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

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, LiveSession<StandardWallet>>()

export function insideOf(session: Session): LiveSession<StandardWallet> | undefined {
  return insides.get(session)
}

/** The wallet of an open session, and the wallet's account object for an address. */
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

/** A session over a Wallet Standard wallet. After a time without subscribers it reads the accounts again. */
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
    // The current network is no longer granted.
    if (networks?.[0] && !networks.some((id) => id === session.network)) live.setNetwork(networks[0])
  }
  function listen() {
    try {
      const stop: unknown = featureOf<Events>(provider, 'standard:events')?.on('change', look)
      return () => {
        try {
          if (typeof stop === 'function') stop()
        } catch {
          // Errors of the wallet are ignored here.
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

/** The valid Solana accounts of a wallet's response, without duplicates. */
export function toAccounts(value: unknown): readonly Account[] {
  return readAccounts(value).map(({ address }) => ({ key: address, address, type: 'eoa' }))
}

function readAccounts(value: unknown): readonly StandardAccount[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, StandardAccount>()
  for (const account of value as StandardAccount[]) {
    try {
      const { address, chains } = account
      // A wallet of several families shares the accounts of all of them.
      if (chains !== undefined && !clustersOf({ chains }).length) continue
      if (isKey(address) && !found.has(address)) found.set(address, account)
    } catch {
      // A wallet's getter may throw.
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
