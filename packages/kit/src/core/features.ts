import type { Options } from './options.ts'
import { defineSlice } from './slice.ts'

/** What is switched on, after everybody who may decide has spoken. */
export type ResolvedFeatures = {
  readonly swaps: boolean
  readonly onramp: boolean
  readonly activity: boolean
  readonly branding: boolean
  readonly send: boolean
  readonly receive: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
}

const off = {
  swaps: false,
  onramp: false,
  activity: false,
} as const

/** From the host's own settings. Remote features need a server; in basic mode, or without one, they are off. */
export function localFeatures({
  features = {},
  api,
  basic,
}: Pick<Options, 'features' | 'api' | 'basic'>): ResolvedFeatures {
  const local = {
    send: features.send ?? true,
    receive: features.receive ?? true,
    analytics: features.analytics ?? true,
    allWallets: features.allWallets ?? true,
  }
  // Off unless the host switches it on here, or the project does on its server.
  const branding = !basic && (features.branding ?? false)
  if (basic || !api) return { ...local, ...off, branding }
  return {
    ...local,
    swaps: features.swaps ?? true,
    onramp: features.onramp ?? true,
    activity: features.activity ?? true,
    branding,
  }
}

export type FeaturesState = { readonly source: 'local' | 'remote'; readonly features: ResolvedFeatures }
export type FeaturesEvent = { readonly type: 'resolve'; readonly state: FeaturesState }

const initial: FeaturesState = { source: 'local', features: localFeatures({}) }

export const features = defineSlice(initial, (_: FeaturesState, event: FeaturesEvent) => event.state)
