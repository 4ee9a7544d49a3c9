import { notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Network, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { addresses } from './addresses.ts'
import type { Injected, InjectedAccount, InjectedWallet } from './injected.ts'
import { prefixOf } from './networks.ts'
import { toHex } from './readSs58.ts'
import { formatSs58, parseSs58 } from './ss58.ts'

const maxAccounts = 256

/** An account, and its address in the wallet's own format. */
export type Shared = {
  readonly accountId: Uint8Array
  readonly account: Account
  readonly ownAddress: string
}

type Inside = {
  readonly live: LiveSession<InjectedWallet>
  readonly injected: Injected
  shared: readonly Shared[]
}

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, Inside>()

/** Ends a session without notifying the wallet or subscribers. */
export function dropSession(session: Session): void {
  insides.get(session)?.live.drop()
}

/** The signer of an open session, and an address in the wallet's own format. */
export function signerOf(
  session: Session,
  address: string,
): { signer: Injected['signer']; ownAddress: string } {
  const inside = insides.get(session)
  const key = addresses.key(address)
  const found = inside?.live.open ? inside.shared.find(({ account }) => account.key === key) : undefined
  if (!inside || !found)
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  return { signer: inside.injected.signer, ownAddress: found.ownAddress }
}

/** Changes the nodes to read from and the addresses to show. Does not involve the wallet. */
export function switchNetwork({ network, session }: { session: Session; network: Network }): void {
  const inside = insides.get(session)
  if (!inside?.live.open) throw new KitError(notConnected)
  // The network may have been added to the app after the wallet connected.
  inside.shared = inside.shared.map((one) => ({ ...one, account: withAddress(one, network) }))
  const accounts = inside.shared.map(({ account }) => account)
  inside.live.setNetwork(network.id, accounts)
}

/** A session over an enabled wallet. */
export function createSession(args: createSession.Args): Session<InjectedWallet> {
  const { injected, network, networks, provider, wallet } = args
  const toList = (shared: readonly Shared[]) => shared.map(({ account }) => account)
  const live = createLiveSession({
    wallet,
    provider,
    accounts: toList(args.shared),
    network: network?.id,
    preferred: 'eoa',
    keepsSelected: true,
    listen,
    catchUp,
    // `injectedWeb3` has no way to revoke access.
    forget: async () => {},
  })
  const inside: Inside = { live, injected, shared: args.shared }

  function adopt(value: unknown) {
    inside.shared = readAccounts(value, networks())
    live.setAccounts(toList(inside.shared))
  }
  function catchUp() {
    Promise.resolve()
      .then(() => injected.accounts.get())
      .then(adopt, () => {})
  }
  function listen() {
    let listening = true
    const onAccounts = (value: unknown) => {
      if (listening) adopt(value)
    }
    try {
      // Some wallets return a promise of the unsubscribe function.
      const stop: unknown = injected.accounts.subscribe(onAccounts)
      const end = (how: unknown) => {
        if (typeof how === 'function') how()
      }
      return () => {
        listening = false
        Promise.resolve(stop)
          .then(end)
          .catch(() => {})
      }
    } catch {
      return () => {}
    }
  }

  insides.set(live.session, inside)
  live.listen()
  return live.session
}

export declare namespace createSession {
  type Args = {
    wallet: Wallet<InjectedWallet>
    provider: InjectedWallet
    injected: Injected
    shared: readonly Shared[]
    network: Network | undefined
    networks: () => readonly Network[]
  }
}

/**
 * The valid accounts of a wallet's response, without duplicates, that are allowed on all
 * of the networks. Ethereum-type accounts are skipped.
 */
export function readAccounts(value: unknown, networks: readonly Network[]): readonly Shared[] {
  if (!Array.isArray(value)) return []
  const found = new Map<string, Shared>()
  for (const given of value.slice(0, maxAccounts) as readonly InjectedAccount[]) {
    try {
      const { address: ownAddress, genesisHash, type } = given
      const parsed = type === 'ethereum' ? undefined : parseSs58(ownAddress)
      if (!parsed || !networks.every(({ id }) => isAllowed(genesisHash, id))) continue
      const { accountId } = parsed
      const key = toHex(accountId)
      const own = networks.map((network) => [network.id, formatSs58(accountId, prefixOf(network))] as const)
      const account: Account = {
        key,
        type: 'eoa',
        address: own[0]?.[1] ?? ownAddress,
        addresses: Object.fromEntries(own),
      }
      if (!found.has(key)) found.set(key, { accountId, account, ownAddress })
    } catch {
      // A wallet's getter may throw.
    }
  }
  return [...found.values()]
}

function isAllowed(genesisHash: unknown, network: ChainId): boolean {
  if (genesisHash === undefined || genesisHash === null || genesisHash === '') return true
  return typeof genesisHash === 'string' && network === `polkadot:${genesisHash.slice(2, 34).toLowerCase()}`
}

function withAddress({ account, accountId }: Shared, network: Network): Account {
  const own = formatSs58(accountId, prefixOf(network))
  return account.addresses?.[network.id] === own
    ? account
    : { ...account, addresses: { ...account.addresses, [network.id]: own } }
}
