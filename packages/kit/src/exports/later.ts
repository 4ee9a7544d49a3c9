import type * as disconnecting from '../core/connections/disconnect.ts'
import type * as switching from '../core/connections/switchNetwork.ts'

// Hooks and buttons offer these too. They are loaded when they are called; if an entry exported
// them directly, bundlers would add them to what every page loads first.

/**
 * Disconnects one connection, a namespace, or everything. A session that spans
 * several namespaces ends in all of them.
 *
 * The kit's state is disconnected even if it throws, which it does when a
 * wallet fails to end its session.
 *
 * @example
 * await disconnect(kit)
 * await disconnect(kit, { namespace: 'solana' })
 */
export const disconnect: typeof disconnecting.disconnect = async (...args) =>
  (await import('../core/connections/disconnect.ts')).disconnect(...args)

export declare namespace disconnect {
  type Args = disconnecting.disconnect.Args
}

/**
 * Switches to a configured network, also in the wallet if one is connected there.
 *
 * Throws if the network is not configured, if `enableNetworkSwitch` is `false`,
 * or if the wallet declines.
 *
 * @example
 * await switchNetwork(kit, 'eip155:8453')
 */
export const switchNetwork: typeof switching.switchNetwork = async (...args) =>
  (await import('../core/connections/switchNetwork.ts')).switchNetwork(...args)
