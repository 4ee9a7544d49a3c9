import type { ChainId } from '@latchkey/chains/driver'
import type { ErrorCode } from '@latchkey/protocol/errors'
import type { Feature } from '../feature.ts'

export type SiwxFeature = {
  views: {
    /** Signing in with the connected wallet. */
    SIWXSignMessage: undefined
  }
  events: {
    CLICK_SIGN_SIWX_MESSAGE: { network: ChainId }
    CLICK_CANCEL_SIWX: { network: ChainId }
    SIWX_AUTH_SUCCESS: { network: ChainId }
    SIWX_AUTH_ERROR: { network: ChainId; code: ErrorCode }
  }
}

/** Signing in with a wallet. */
export const siwx: Feature<SiwxFeature> = {
  needs: { options: (options) => Boolean(options.siwx ?? options.siweConfig) },
  views: { SIWXSignMessage: { title: (t) => t('siwx.title'), load: () => import('./SignMessageView.tsx') } },
}
