import type { Feature } from '../feature.ts'

export type SiwxFeature = {
  views: {
    /** Signing in with the connected wallet. */
    SIWXSignMessage: undefined
  }
}

/** Signing in with a wallet. */
export const siwx: Feature<SiwxFeature> = {
  needs: { options: (options) => Boolean(options.siwx ?? options.siweConfig) },
  views: { SIWXSignMessage: { title: (t) => t('siwx.title'), load: () => import('./SignMessageView.tsx') } },
}
