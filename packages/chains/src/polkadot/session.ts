import { networkUnsupported, notConnected } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Account, ChainId, Network, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { addresses } from './addresses.ts'
import { toHex } from './hex.ts'
import type { Injected, InjectedAccount, InjectedWallet } from './injected.ts'
import { prefixOf } from './networks.ts'
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
  /** Asks the wallet for its accounts, if the session was opened without it. */
  enable(): Promise<Injected>
  shared: readonly Shared[]
}

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, Inside>()

/** Ends a session without notifying the wallet or subscribers. */
export function dropSession(session: Session): void {
  insides.get(session)?.live.drop()
}

/** The signer of an open session, and an address in the wallet's own format. */
export async function signerOf(
  session: Session,
  address: string,
): Promise<{ signer: Injected['signer']; ownAddress: string }> {
  const inside = insides.get(session)
  const find = () => {
    const key = addresses.key(address)
    const found = inside?.live.open ? inside.shared.find(({ account }) => account.key === key) : undefined
    if (inside && found) return { inside, ownAddress: found.ownAddress }
    throw new KitError(notConnected, { details: `The wallet does not share ${address} with this page.` })
  }
  const { signer } = await find().inside.enable()
  // The wallet may have shared other accounts when it was asked.
  return { signer, ownAddress: find().ownAddress }
}

/** Changes the nodes to read from and the addresses to show. Does not involve the wallet. */
export function switchNetwork({ network, session }: { session: Session; network: Network }): void {
  const inside = insides.get(session)
  if (!inside?.live.open) throw new KitError(notConnected)
  const { wallet } = session
  if ('link' in wallet && !wallet.link.grant?.networks.includes(network.id))
    throw new KitError(networkUnsupported, { details: `The wallet did not grant ${network.id}.` })
  // The network may have been added to the app after the wallet connected.
  inside.shared = inside.shared.map((one) => ({ ...one, account: withAddress(one, network) }))
  const accounts = inside.shared.map(({ account }) => account)
  inside.live.setNetwork(network.id, accounts)
}

/** A session over an enabled wallet, or over one that is asked at the first signature. */
export function createSession(args: createSession.Args): Session<InjectedWallet> {
  const { network, networks, provider, wallet } = args
  const toList = (shared: readonly Shared[]) => shared.map(({ account }) => account)
  let { injected } = args
  let isListening = false
  let stop: (() => void) | undefined
  let enabling: Promise<Injected> | undefined
  const live = createLiveSession({
    wallet,
    provider,
    accounts: toList(args.shared),
    network: network?.id,
    preferred: 'eoa',
    // Wallets in the page list all accounts in an order of their own; others put the active one first.
    keepsSelected: !('link' in wallet),
    listen() {
      isListening = true
      stop = injected && watch(injected)
      return () => {
        isListening = false
        stop?.()
      }
    },
    catchUp() {
      injected &&
        readShared(injected).then(adopt, () => {
          // The wallet keeps what it shared.
        })
    },
    async forget() {
      // `injectedWeb3` has no way to revoke access.
      if ('link' in wallet) await wallet.link.close()
    },
  })

  function adopt(value: unknown) {
    inside.shared = readAccounts(value, networks())
    live.setAccounts(toList(inside.shared))
  }
  function watch({ accounts }: Injected) {
    let watching = true
    const onAccounts = (value: unknown) => {
      if (watching) adopt(value)
    }
    try {
      // Some wallets return a promise of the unsubscribe function.
      const unsubscribe: unknown = accounts.subscribe(onAccounts)
      const end = (how: unknown) => {
        if (typeof how === 'function') how()
      }
      return () => {
        watching = false
        Promise.resolve(unsubscribe)
          .then(end)
          .catch(() => {})
      }
    } catch {
      return () => {}
    }
  }
  async function enableNow(): Promise<Injected> {
    const enabled = await enableWallet(wallet, provider)
    const value = await readShared(enabled)
    const { selected } = live.session
    // Another account, or none: the session was for one that the wallet no longer shares.
    if (!readAccounts(value, networks()).some(({ account }) => account.key === selected)) live.lose()
    if (!live.open) throw new KitError(notConnected, { details: `"${wallet.name}" shares another account.` })
    injected = enabled
    adopt(value)
    if (isListening) stop = watch(enabled)
    return enabled
  }

  const inside: Inside = {
    live,
    shared: args.shared,
    async enable() {
      if (injected) return injected
      enabling ??= enableNow().finally(() => {
        enabling = undefined
      })
      return await enabling
    },
  }
  insides.set(live.session, inside)
  live.listen()
  return live.session
}

export declare namespace createSession {
  type Args = {
    wallet: Wallet<InjectedWallet>
    provider: InjectedWallet
    /** Undefined for a session that is opened without asking the wallet. */
    injected: Injected | undefined
    shared: readonly Shared[]
    network: Network | undefined
    networks: () => readonly Network[]
  }
}

/** Asks the wallet for access; prompts the visitor if it does not trust this page. */
export async function enableWallet({ name }: Wallet, provider: InjectedWallet): Promise<Injected> {
  return await provider.enable(globalThis.location?.host ?? name)
}

/** What the wallet shares, unchecked. */
export async function readShared({ accounts }: Injected): Promise<unknown> {
  return await accounts.get()
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
