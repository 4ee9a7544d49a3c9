import type { Namespace } from '@latchkey/chains/driver'
import type { Connector } from '../core/connections/connector.ts'

/**
 * Adds a wallet that your app provides, such as the provider of an SDK. It is
 * listed in the `external` group of the Connect view.
 *
 * @example
 * external({ id: 'ours', name: 'Our Wallet', icon: '/wallet.png', providers: { eip155: sdk.getProvider() } })
 */
export function external({ id, name, icon, rdns, providers }: external.Options): Connector {
  return {
    id: `external:${id}`,
    wallets({ namespace }, onChange) {
      const provider = providers[namespace]
      onChange(provider ? [{ id, namespace, name, kind: 'external', rdns, icon, provider }] : [])
      return () => {}
    },
  }
}

export declare namespace external {
  type Options = {
    /** Must be stable across visits: connections are stored under it. */
    id: string
    name: string
    /** A `data:` URL, or an image your page serves. */
    icon?: string | undefined
    rdns?: string | undefined
    /** Provider per namespace: EIP-1193 for `eip155`, a Wallet Standard wallet for `solana`. */
    providers: Readonly<Partial<Record<Namespace, object>>>
  }
}
