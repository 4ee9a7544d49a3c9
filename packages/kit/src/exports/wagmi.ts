import type { Namespace } from '@latchkey/chains/driver'
import { chainNotConfigured, modalClosed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Chain, EIP1193Provider } from 'viem'
import {
  activeConnection,
  type Connection,
  connections,
  namespaceState,
} from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import { modal } from '../core/modal/modal.ts'
import { openModal } from '../core/modal/openModal.ts'
import { disconnect, switchNetwork } from './later.ts'

const ownName = 'Latchkey'

type Address = `0x${string}`

// What wagmi 2 and 3 ask of a connector. Their own types are not imported: `@wagmi/core` is a
// dependency of wagmi, and most package managers do not let an app resolve it by that name.

/** What wagmi gives to a connector. */
export type WagmiConfig = {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly emitter: {
    emit(event: 'connect' | 'change', data: { accounts: readonly Address[]; chainId: number }): void
    emit(event: 'disconnect'): void
  }
}

/** A connector as wagmi's `createConfig` expects it. */
export type WagmiConnector = {
  readonly id: string
  /** Of the wallet, while one is connected. */
  name: string
  icon?: string | undefined
  readonly type: string
  setup(): Promise<void>
  connect<withCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  }): Promise<{
    accounts: withCapabilities extends true
      ? readonly { address: Address; capabilities: Record<string, unknown> }[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<EIP1193Provider>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { chainId: number }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error): void
}

/**
 * A wagmi connector for the kit. wagmi's `connect` opens the modal, and wagmi's
 * hooks follow the wallet that is connected there.
 *
 * @example
 * createConfig({ chains, transports, connectors: [latchkey(kit)] })
 */
export function latchkey(kit: Kit): (config: WagmiConfig) => WagmiConnector {
  // wagmi supports EVM only.
  const namespace = 'eip155'
  const current = () => activeConnection(connections.of(kit).get(), namespace)

  return (config) => {
    let before: Connection | undefined
    let copy: Partial<WagmiConnector> = {}
    /** Apps show the connector's name and icon next to the account. */
    function present({ wallet }: Partial<Connection> = {}) {
      copy.name = wallet?.name ?? ownName
      copy.icon = wallet?.icon
    }
    /** Emits wagmi's event for each change of the connection. */
    function follow() {
      const connection = current()
      if (connection === before) return
      const last = before
      before = connection
      present(connection)
      if (!connection) return config.emitter.emit('disconnect')
      const accounts = accountsOf(connection)
      if (!last) config.emitter.emit('connect', { accounts, chainId: chainOf(connection) })
      else config.emitter.emit('change', { accounts, chainId: chainOf(connection) })
    }

    return {
      id: 'latchkey',
      name: ownName,
      type: 'latchkey',
      async setup() {
        // wagmi's own copy of this object.
        copy = this
        // wagmi calls this while it creates its store, and can receive events only afterwards.
        await undefined
        kit.onDestroy(connections.of(kit).subscribe(follow))
        follow()
      },
      async connect({ withCapabilities } = {}) {
        const connection = current() ?? (await chooseWallet(kit, namespace, current))
        before = connection
        present(connection)
        const accounts = accountsOf(connection)
        return {
          accounts: (withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId: chainOf(connection),
        }
      },
      disconnect: () => disconnect(kit, { namespace }),
      getAccounts: async () => accountsOf(kit.connection(namespace).connection),
      getChainId: async () => chainOf(kit.connection(namespace).connection),
      getProvider: async () => kit.connection(namespace).session.provider as EIP1193Provider,
      isAuthorized: async () => (await settled(kit, namespace)) && current() !== undefined,
      async switchChain({ chainId }) {
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain)
          throw new KitError(chainNotConfigured, { details: `Chain ${chainId} is not in the wagmi config.` })
        await switchNetwork(kit, `${namespace}:${chainId}`)
        return chain
      },
      // The kit listens to the wallet itself; see `follow`.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
}

/** Opens the modal and waits until the visitor connects or closes it. */
function chooseWallet(
  kit: Kit,
  namespace: Namespace,
  current: () => Connection | undefined,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      const connection = current()
      if (!connection && modal.of(kit).get().status === 'open') return
      for (const stop of stops) stop()
      if (connection) resolve(connection)
      else reject(new KitError(modalClosed))
    }
    // The visitor may be connected on another chain, so offer only wallets for this one.
    const only = kit.drivers.length > 1 && ({ name: 'Connect', params: { namespace } } as const)
    openModal(kit, { view: only || undefined })
    const stops = [connections.of(kit).subscribe(finish), modal.of(kit).subscribe(finish)]
  })
}

/** Resolves when the stored connection of this namespace is restored or has failed. */
function settled(kit: Kit, namespace: Namespace): Promise<true> {
  const store = connections.of(kit)
  const isBusy = () => namespaceState(store.get(), namespace).status === 'connecting'
  if (!isBusy()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (isBusy()) return
      stop()
      resolve(true)
    })
  })
}

/** The selected account first, as wagmi expects. */
function accountsOf({ accounts, address }: Connection): readonly Address[] {
  const others = accounts.map((account) => account.address).filter((other) => other !== address)
  return [address, ...others] as Address[]
}

function chainOf({ network }: Connection): number {
  return Number(network?.split(':')[1] ?? 0)
}
