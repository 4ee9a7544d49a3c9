import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, Network, Session, Wallet } from '../driver.ts'
import { addressOn } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import type { KeplrProvider } from './keplr.ts'
import type { WalletKey } from './readKey.ts'
import type { Shared, WalletLink } from './walletLink.ts'

export type Inside = {
  readonly live: LiveSession<KeplrProvider>
  readonly link: WalletLink
  readonly networks: () => readonly Network[]
  /** What the wallet said of its accounts, by account. */
  readonly keys: Map<string, Promise<WalletKey>>
}

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, Inside>()

/** The private side of an open session. */
export function insideOf(session: Session): Inside {
  const inside = insides.get(session)
  if (!inside?.live.open) throw new KitError(notConnected)
  return inside
}

/** Ends a session without notifying the wallet or subscribers. */
export function dropSession(session: Session): void {
  insides.get(session)?.live.drop()
}

/**
 * A session over a wallet.
 *
 * After a time without subscribers, a wallet in the page is not asked whether it is still on the
 * account, because a locked one would open its window: it is asked at the next signature.
 */
export function createSession({
  link,
  networks,
  shared,
  wallet,
}: createSession.Args): Session<KeplrProvider> {
  const keys: Inside['keys'] = new Map()
  let reads = 0
  const live = createLiveSession({
    wallet,
    provider: link.provider,
    accounts: shared.accounts,
    network: shared.network,
    preferred: 'eoa',
    listen: () => link.watch(look, () => live.lose()),
    catchUp: () => ('link' in wallet ? look() : keys.clear()),
    forget: () => link.forget(networks()),
  })
  const { session } = live

  async function look() {
    const mine = ++reads
    const { network } = session
    try {
      const next = await link.read(readableNetworks(session, networks()), network)
      if (mine !== reads) return
      // The page has switched meanwhile.
      if (session.network !== network) return await look()
      rememberKeys(next)
      live.setNetwork(next.network, next.accounts)
      live.setAccounts(next.accounts)
    } catch {
      // The wallet no longer shares an account.
      if (mine === reads) live.lose()
    }
  }
  function rememberKeys(next: Shared) {
    keys.clear()
    for (const key of next.keys) keys.set(key.key, Promise.resolve(key))
  }

  rememberKeys(shared)
  insides.set(session, { live, link, networks, keys })
  live.listen()
  return session
}

export declare namespace createSession {
  type Args = {
    wallet: Wallet<KeplrProvider>
    link: WalletLink
    shared: Shared
    networks: () => readonly Network[]
  }
}

/** The networks to read the accounts on: those that the wallet has enabled. A wallet on another device says itself which it grants. */
export function readableNetworks(session: Session, networks: readonly Network[]): readonly Network[] {
  if ('link' in session.wallet) return networks
  return networks.filter(({ id }) =>
    session.accounts.some((account) => account.addresses?.[id] !== undefined),
  )
}

/** An account of an open session, and what the wallet says of its key. A wallet that has not said it is asked. */
export async function askKey(session: Session, address: string): Promise<askKey.Answer> {
  const inside = insideOf(session)
  const { keys, link } = inside
  const found = findAccount(session, inside.networks(), address)
  if (!found)
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  const { account, network } = found
  let asked = keys.get(account.key)
  if (!asked) {
    asked = askWallet(inside, account, network)
    keys.set(account.key, asked)
  }
  try {
    const key = await asked
    if (inside.live.open && session.accounts.some((one) => one.key === key.key))
      return { provider: link.provider, network, key }
  } catch (error) {
    if (keys.get(account.key) === asked) keys.delete(account.key)
    throw error
  }
  throw new KitError(notConnected, { details: 'The wallet has switched to another account.' })
}

export declare namespace askKey {
  type Answer = {
    readonly provider: KeplrProvider
    readonly network: Network
    readonly key: WalletKey
  }
}

/** Ends the session if the wallet is on another account. */
async function askWallet({ link, live }: Inside, account: Account, network: Network): Promise<WalletKey> {
  await link.enable({ networks: [network], needed: network })
  const key = await link.readKey(account, network)
  if (key.key !== account.key) live.lose()
  return key
}

/** The account of an address, and its network. Networks can share a prefix: the session's own is preferred. */
function findAccount(session: Session, networks: readonly Network[], address: string) {
  const fit = [...networks.filter(({ id }) => id === session.network), ...networks]
  for (const network of fit) {
    const account = session.accounts.find((one) => addressOn(one, network.id) === address)
    if (account) return { account, network }
  }
  return undefined
}
