import type { ChainId } from '@latchkey/chains/driver'
import { canSwitchNetwork } from '../../core/config/networks.ts'
import type { Feature } from '../feature.ts'

export type NetworksFeature = {
  views: {
    /** No wallet is connected on the chain of that network yet. */
    SwitchActiveChain: { readonly network: ChainId }
    /** The list, or with a network the wait for the wallet to switch there. */
    SwitchNetwork: { readonly network: ChainId } | undefined
    UnsupportedChain: undefined
  }
}

/** Moving to another network. */
export const networks: Feature<NetworksFeature> = {
  needs: { options: canSwitchNetwork },
  views: {
    SwitchActiveChain: {
      title: (t) => t('network.title'),
      load: () => import('./SwitchActiveChainView.tsx'),
    },
    SwitchNetwork: { title: (t) => t('network.title'), load: () => import('./SwitchNetworkView.tsx') },
    UnsupportedChain: {
      title: (t) => t('unsupported.title'),
      load: () => import('./UnsupportedChainView.tsx'),
    },
  },
}
