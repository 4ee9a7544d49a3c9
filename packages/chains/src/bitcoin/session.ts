import { hex } from '@scure/base'
import type { Account, ChainId, Network, Session, Wallet } from '../driver.ts'
import { createLiveSession, type LiveSession } from '../liveSession.ts'
import { isBytes } from '../signed.ts'
import { addressKey, isAddressShape } from './addressShape.ts'
import { idOf } from './chainIds.ts'
import { chainOf } from './networks.ts'
import { type BitcoinAddress, readAddress } from './readAddress.ts'
import type { Shared, WalletLink } from './walletLink.ts'
import type { BitcoinProvider } from './watchWallets.ts'

type Inside = {
  readonly live: LiveSession<BitcoinProvider>
  readonly link: WalletLink
  /** Reads the wallet's state again. */
  look(): Promise<void>
  /** The public key that the wallet shared with an address: of 33 bytes, or 32 for taproot. Not compared with the address. */
  publicKeyOf(address: string): Uint8Array | undefined
}

// The private side of each session, not reachable by the host.
const insides = new WeakMap<Session, Inside>()

export function insideOf(session: Session): Inside | undefined {
  return insides.get(session)
}

/** A session over a wallet; undefined if the wallet shares no payment address. */
export function createSession(args: createSession.Args): Session<BitcoinProvider> | undefined {
  const { link, networks, provider, shared, wallet } = args
  const network = pickNetwork(shared, args.network, networks())
  if (!network) return undefined
  let keys = readKeys(shared)
  let looks = 0
  const live = createLiveSession({
    wallet,
    provider,
    accounts: toAccounts(shared, networks()),
    network,
    preferred: 'payment',
    listen() {
      try {
        return guarded(link.watch(() => void look()))
      } catch {
        // Errors of the wallet are ignored here.
        return () => {}
      }
    },
    catchUp: look,
    forget: () => link.forget(),
  })
  /** Reads what the wallet shares now. If it rejects, it has revoked the page's access. */
  async function look() {
    const mine = ++looks
    const now = await link.look().catch(() => undefined)
    if (mine !== looks || !live.open) return
    const current = networks().find(({ id }) => id === live.session.network)
    const next = now && pickNetwork(now, current, networks())
    if (!next) return live.lose()
    keys = readKeys(now)
    const accounts = toAccounts(now, networks())
    // Together, so that no address of one network is seen on another.
    live.setNetwork(next, accounts)
    live.setAccounts(accounts)
  }
  const { session } = live
  insides.set(session, { live, link, look, publicKeyOf: (address) => keys.get(addressKey(address)) })
  live.listen()
  return session
}

export declare namespace createSession {
  type Args = {
    wallet: Wallet<BitcoinProvider>
    provider: BitcoinProvider
    link: WalletLink
    shared: Shared
    /** The network the host prefers. */
    network: Network | undefined
    networks: () => readonly Network[]
  }
}

type Purpose = 'payment' | 'ordinals'

/** Valid addresses without duplicates, each with its purpose. */
function read({ addresses: list }: Shared): readonly (BitcoinAddress & { purpose: Purpose })[] {
  const found = new Map<string, BitcoinAddress & { purpose?: unknown }>()
  for (const shared of list) {
    try {
      const one = readAddress(shared.address)
      // An address for both purposes counts as a payment address.
      if (one && (!found.has(one.address) || shared.purpose === 'payment'))
        found.set(one.address, { ...one, purpose: shared.purpose })
    } catch {
      // A wallet's getter may throw.
    }
  }
  const all = [...found.values()]
  const mixed = all.some(({ kind }) => kind !== 'p2tr')
  return all.map((one, index) => {
    if (one.purpose === 'payment' || one.purpose === 'ordinals') return { ...one, purpose: one.purpose }
    // If the wallet names no purpose, taproot is for collectibles if there are other types, else every address but the first.
    const isOrdinals = mixed ? one.kind === 'p2tr' : index > 0
    return { ...one, purpose: isOrdinals ? 'ordinals' : 'payment' }
  })
}

/** The public keys of the shared addresses, by address. */
function readKeys({ addresses: list }: Shared): ReadonlyMap<string, Uint8Array> {
  const keys = new Map<string, Uint8Array>()
  for (const shared of list) {
    try {
      const [one, key] = [readAddress(shared.address), toPublicKey(shared.publicKey)]
      if (one && key) keys.set(one.address, key)
    } catch {
      // A wallet's getter may throw.
    }
  }
  return keys
}

function toPublicKey(value: unknown): Uint8Array | undefined {
  if (isBytes(value, 33) || isBytes(value, 32)) return Uint8Array.from(value)
  return typeof value === 'string' && /^(0[23])?[\da-f]{64}$/i.test(value)
    ? hex.decode(value.toLowerCase())
    : undefined
}

function toAccounts(shared: Shared, networks: readonly Network[]): readonly Account[] {
  return read(shared).map(({ address, purpose }) => ({
    key: addressKey(address),
    address,
    // The account has no address on networks with another address format.
    addresses: Object.fromEntries(
      networks.filter((network) => isAddressShape(address, network)).map(({ id }) => [id, address]),
    ),
    type: purpose === 'ordinals' ? 'ordinal' : 'payment',
    purpose,
  }))
}

/**
 * The network the wallet names, or else the first that its payment address belongs to: test
 * networks share an address format. A name that contradicts the address is ignored.
 */
function pickNetwork(
  shared: Shared,
  wanted: Network | undefined,
  networks: readonly Network[],
): ChainId | undefined {
  const payment = read(shared).find(({ purpose }) => purpose === 'payment')?.address
  if (!payment) return undefined
  if (shared.network) return shared.network
  const chain =
    shared.chain && isAddressShape(payment, { native: { chain: shared.chain } }) ? shared.chain : undefined
  const fit = [...(wanted ? [wanted] : []), ...networks].find(
    (network) => isAddressShape(payment, network) && (!chain || chainOf(network) === chain),
  )
  if (fit) return fit.id
  const likely = /^bcrt/.test(payment) ? 'regtest' : /^(bc|[13])/.test(payment) ? 'mainnet' : 'testnet4'
  return idOf(chain ?? likely)
}

function guarded(stop: () => void): () => void {
  return () => {
    try {
      stop()
    } catch {
      // Errors of the wallet are ignored here.
    }
  }
}
