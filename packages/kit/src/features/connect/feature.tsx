import type { Namespace } from '@latchkey/chains/driver'
import { appearance } from '../../core/config/appearance.ts'
import { languageOf } from '../../core/config/language.ts'
import type { Kit } from '../../core/kit.ts'
import { findWallet } from '../../core/wallets/wallets.ts'
import type { Feature } from '../feature.ts'
import ConnectingView from './ConnectingView.tsx'
import ConnectView from './ConnectView.tsx'
import { connectorView } from './connectorView.ts'
import { listedWallet } from './listedWallet.ts'

export type ConnectFeature = {
  views: {
    /** Every wallet, or with a namespace those for its chains. */
    Connect: { readonly namespace: Namespace } | undefined
    /** Without a namespace, a wallet that serves several is asked about first. */
    ConnectingExternal: { readonly walletId: string; readonly namespace?: Namespace | undefined }
    AllWallets: { readonly namespace: Namespace } | undefined
    /** A wallet on another device; without an id any that reads the code. */
    ConnectingWalletConnect:
      | { readonly walletId?: string | undefined; readonly namespace?: Namespace | undefined }
      | undefined
    ConnectingWalletConnectBasic: undefined
    /** A view that a connector brings. */
    Connector: { readonly connector: string; readonly view: string }
  }
  events: {
    SELECT_WALLET: { wallet: string }
    CLICK_ALL_WALLETS: undefined
    CLICK_WALLET_HELP: undefined
    GET_WALLET: { wallet: string }
    SEARCH_WALLET: { query: string }
  }
}

/** Linking a wallet. Part of the first click: what it does not show comes in files of its own. */
export const connect: Feature<ConnectFeature> = {
  views: {
    Connect: { title: (t) => t('connect.title'), View: ConnectView },
    ConnectingExternal: {
      title: (_, { walletId }, kit) => walletName(kit, walletId),
      View: ConnectingView,
    },
    AllWallets: {
      title: (t) => t('allWallets.title'),
      needs: { flag: 'allWallets' },
      load: () => import('./AllWalletsView.tsx'),
    },
    ConnectingWalletConnect: {
      title: (t, params, kit) => (params?.walletId ? walletName(kit, params.walletId) : t('remote.title')),
      load: () => import('./ConnectingWalletConnectView.tsx'),
    },
    ConnectingWalletConnectBasic: {
      title: (t) => t('remote.title'),
      load: () => import('./ConnectingBasicView.tsx'),
    },
    Connector: {
      title: (_, params, kit) =>
        connectorView(kit, params)?.title(languageOf(appearance.of(kit).get().locale).lang) ?? '',
      isOffered: (kit, params) => connectorView(kit, params) !== undefined,
      load: () => import('./ConnectorView.tsx'),
    },
  },
}

function walletName(kit: Kit, walletId: string): string {
  return findWallet(kit, walletId)?.name ?? listedWallet(kit, walletId)?.name ?? walletId
}
