import type { Namespace } from '@latchkey/chains/driver'
import { chainNotConfigured, modalClosed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Connector, CreateConnectorFn } from '@wagmi/core'
import {
  activeConnection,
  type Connection,
  connections,
  namespaceState,
} from '../core/connections/connections.ts'
import { disconnect } from '../core/connections/disconnect.ts'
import { switchNetwork } from '../core/connections/switchNetwork.ts'
import type { Kit } from '../core/kit.ts'
import { modal } from '../core/modal/modal.ts'
import { openModal } from '../core/modal/openModal.ts'

type Provider = Awaited<ReturnType<Connector['getProvider']>>

/**
 * A wagmi connector for the kit. wagmi's `connect` opens the modal, and wagmi's
 * hooks follow the wallet that is connected there.
 *
 * @example
 * createConfig({ chains, transports, connectors: [latchkey(kit)] })
 */
export function latchkey(kit: Kit): CreateConnectorFn<Provider> {
  // wagmi supports EVM only.
  const namespace = 'eip155'
  const current = () => activeConnection(connections.of(kit).get(), namespace)

  return (config) => {
    let before: Connection | undefined
    /** Emits wagmi's event for each change of the connection. */
    function follow() {
      const connection = current()
      if (connection === before) return
      const last = before
      before = connection
      if (!connection) return config.emitter.emit('disconnect')
      const accounts = accountsOf(connection)
      if (!last) config.emitter.emit('connect', { accounts, chainId: chainOf(connection) })
      else config.emitter.emit('change', { accounts, chainId: chainOf(connection) })
    }

    return {
      id: 'latchkey',
      name: 'Latchkey',
      type: 'latchkey',
      async setup() {
        // wagmi calls this while it creates its store, and can receive events only afterwards.
        await undefined
        kit.onDestroy(connections.of(kit).subscribe(follow))
        follow()
      },
      async connect({ withCapabilities } = {}) {
        const connection = current() ?? (await chooseWallet(kit, namespace, current))
        before = connection
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
      getProvider: async () => kit.connection(namespace).session.provider as Provider,
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
function accountsOf({ accounts, address }: Connection): readonly `0x${string}`[] {
  const others = accounts.map((account) => account.address).filter((other) => other !== address)
  return [address, ...others] as `0x${string}`[]
}

function chainOf({ network }: Connection): number {
  return Number(network?.split(':')[1] ?? 0)
}
