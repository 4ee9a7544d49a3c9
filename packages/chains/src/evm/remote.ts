import { isRecord } from '@latchkey/protocol/isRecord'
import type { ChainId, Network, RemoteDialect, RemoteEvent, RemoteLink } from '../driver.ts'
import { codesOf, messageOf } from '../providerError.ts'
import { allows, type GrantReader, type LinkArgs, openLink, readGrant, readSelected } from '../remoteLink.ts'
import { addressKey } from './addresses.ts'
import type { Transports } from './client.ts'
import type { Eip1193Provider } from './provider.ts'
import { toChainId, toHexChainId } from './toChainId.ts'

// This file is what `Driver.remote` resolves to.
export const methods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getAssets',
] as const
export const events = ['accountsChanged', 'chainChanged'] as const
export const signsIn = true
/** The same as over WalletConnect. */
export const dialect: RemoteDialect = {
  methods,
  granted: (names) => names,
  toCall: ({ method, params }) => ({ method, params }),
  toAnswer: (answer) => answer,
}

// Methods that any node can serve; never sent to the wallet.
const reads =
  /^eth_(blobBaseFee|blockNumber|call|createAccessList|estimateGas|feeHistory|gasPrice|get(Balance|Block\w*|Code|Logs|Proof|StorageAt|Transaction\w+|Uncle\w+)|maxPriorityFeePerGas|sendRawTransaction|simulateV1|syncing)$/

// Error codes of CAIP-25 wallets and the EIP-1193 codes they stand for.
const eip1193Codes: Readonly<Record<number, number>> = {
  5000: 4001,
  5001: 4001,
  5002: 4001,
  5100: 4902,
  5101: 4200,
}

const grantTimeoutMs = 2_000

const reader: GrantReader = {
  isNetwork: (id) => toChainId(id.slice('eip155:'.length)) === id,
  isAddress: (value) => /^0x[\da-fA-F]{40}$/.test(value),
  keyOf: addressKey,
}

/** A provider over the link to a wallet on another device, and the wallet that was paired. */
export async function openRemote(args: LinkArgs, networks: () => readonly Network[], transports: Transports) {
  const { link, wallet } = await openLink(args)
  return { wallet, provider: createRemoteProvider({ link, network: args.network, networks, transports }) }
}

/**
 * An EIP-1193 provider for a wallet on another device.
 *
 * Exposes only the accounts and networks that the wallet granted. The page chooses among
 * the granted networks. Reads go to the network's nodes. Listens to the link only while
 * it has listeners itself.
 */
export function createRemoteProvider(args: createRemoteProvider.Args): Required<Eip1193Provider> {
  const { link, networks, transports } = args
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let current = args.network?.id
  /** The network that the page or the wallet wants, used once it is granted. */
  let wanted: ChainId | undefined
  let selected: string | undefined
  let ended = false
  let stop: (() => void) | undefined
  /** The state that listeners were last notified of. */
  let reported: { accounts: readonly string[]; network?: ChainId | undefined } = { accounts: [] }

  function look() {
    const granted = ended ? new Map<ChainId, readonly string[]>() : readGrant(link, reader, selected)
    const configured = [...granted.keys()].filter((id) => networks().some((network) => network.id === id))
    const order = [wanted, current, ...configured, ...granted.keys()]
    current = order.find((id) => id !== undefined && granted.has(id))
    return { granted, accounts: (current && granted.get(current)) ?? [] }
  }
  function here(): ChainId {
    look()
    if (!current) throw gone()
    return current
  }
  function emit(event: string, payload: unknown) {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  function notify() {
    const { accounts } = look()
    const before = reported
    reported = { accounts, network: current ?? before.network }
    if (accounts.join() !== before.accounts.join()) emit('accountsChanged', [...accounts])
    if (reported.network && reported.network !== before.network)
      emit('chainChanged', toHexChainId(reported.network))
  }
  function onEvent(event: RemoteEvent) {
    if (event.type === 'close') ended = true
    if (event.type === 'event' && event.name === 'accountsChanged')
      selected = readSelected(event.data) ?? selected
    if (event.type === 'event' && event.name === 'chainChanged') wanted = chainOf(event) ?? wanted
    notify()
    if (ended) emit('disconnect', gone())
  }

  /** Switches to a granted network directly; asks the wallet for any other. */
  async function switchTo(method: string, params: unknown): Promise<null> {
    const id = chainIn(params)
    if (!id) throw providerError(-32602, 'The request names no chain.')
    const from = here()
    if (!look().granted.has(id)) {
      // A wallet that decides about each request has granted all its networks.
      const isFinal = link.grant?.methods === undefined
      if (isFinal || (!allows(link, method) && method === 'wallet_switchEthereumChain'))
        throw providerError(4902, `The wallet did not grant ${id}.`)
      await ask(method, params, from)
      await waitForGrant(id)
    }
    wanted = id
    notify()
    return null
  }
  /** Waits for the grant, which wallets send shortly after their response; a second request would prompt again. */
  function waitForGrant(id: ChainId): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        unsubscribe()
        resolve()
      }
      const timer = setTimeout(end, grantTimeoutMs)
      const unsubscribe = link.subscribe(() => {
        if (look().granted.has(id)) end()
      })
      if (look().granted.has(id)) end()
    })
  }
  async function ask(method: string, params: unknown, network: ChainId): Promise<unknown> {
    if (!allows(link, method)) throw providerError(4200, `The wallet did not grant ${method}.`)
    try {
      return await link.request({ network, method, params: params ?? [] })
    } catch (error) {
      throw toProviderError(error)
    }
  }
  async function read(method: string, params: unknown): Promise<unknown> {
    const id = here()
    const network = networks().find((one) => one.id === id)
    if (!network) throw providerError(4901, `No nodes of ${id} are known.`)
    const { clientOf } = await import('./client.ts')
    return await clientOf(network, transports).request({ method, params: params ?? [] } as never)
  }

  const own: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_accounts() {
      const { accounts } = look()
      reported = { ...reported, accounts }
      return [...accounts]
    },
    eth_requestAccounts() {
      here()
      return own.eth_accounts?.(undefined)
    },
    eth_chainId() {
      reported = { ...reported, network: here() }
      return toHexChainId(here())
    },
    net_version: () => here().slice('eip155:'.length),
    wallet_switchEthereumChain: (params) => switchTo('wallet_switchEthereumChain', params),
    wallet_addEthereumChain: (params) => switchTo('wallet_addEthereumChain', params),
    async wallet_revokePermissions(params) {
      // Of ERC-7715 and EIP-2255: a context is that of a session, about which the wallet decides.
      const [asked] = Array.isArray(params) ? params : []
      if (isRecord(asked) && ('permissionContext' in asked || 'permissionsContext' in asked))
        return await ask('wallet_revokePermissions', params, here())
      await link.close()
      notify()
      return null
    },
  }

  const provider: Required<Eip1193Provider> = {
    async request({ method, params }) {
      if (Object.hasOwn(own, method)) return await own[method]?.(params)
      if (reads.test(method)) return await read(method, params)
      // A request that names its chain goes there, even if the network has changed since.
      const network = chainIn(params) ?? here()
      if (!look().granted.has(network)) throw providerError(4901, `The wallet did not grant ${network}.`)
      return await ask(method, params, network)
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (stop) return provider
      stop = link.subscribe(onEvent)
      // Reports changes since the last read.
      queueMicrotask(notify)
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return provider
      stop?.()
      stop = undefined
      return provider
    },
  }
  return provider
}

export declare namespace createRemoteProvider {
  type Args = {
    link: RemoteLink
    /** The network to start on, if granted. */
    network?: Network | undefined
    /** Returns the app's current networks, whose nodes serve reads. */
    networks: () => readonly Network[]
    transports?: Transports
  }
}

function chainIn(params: unknown): ChainId | undefined {
  const first = Array.isArray(params) ? (params[0] as { chainId?: unknown } | null | undefined) : undefined
  return toChainId(first?.chainId)
}

/** The chain of a `chainChanged` event: its data, or else the network it was sent on. */
function chainOf({ data, network }: { data: unknown; network: ChainId }): ChainId | undefined {
  const text = typeof data === 'string' ? data.replace(/^eip155:/, '') : data
  return toChainId(text) ?? network
}

function toProviderError(error: unknown): unknown {
  const code = [...codesOf(error)].find((code) => code in eip1193Codes)
  return code === undefined ? error : providerError(eip1193Codes[code] as number, messageOf(error), error)
}

function gone(): Error {
  return providerError(4900, 'The wallet is not linked.')
}

function providerError(code: number, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? undefined : { cause }), { code })
}
