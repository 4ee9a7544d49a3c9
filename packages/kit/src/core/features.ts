import { defaultSocials, type Social } from '@latchkey/protocol/socials'
import type { Options } from './options.ts'
import { defineSlice } from './slice.ts'

/** What is switched on, after everybody who may decide has spoken. */
export type ResolvedFeatures = {
  readonly email: boolean
  readonly socials: readonly Social[]
  readonly swaps: boolean
  readonly onramp: boolean
  readonly activity: boolean
  readonly branding: boolean
  readonly send: boolean
  readonly receive: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
}

const off = {
  email: false,
  socials: [],
  swaps: false,
  onramp: false,
  activity: false,
  branding: false,
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
    legalCheckbox: features.legalCheckbox ?? false,
    smartSessions: features.smartSessions ?? false,
  }
  if (basic || !api) return { ...local, ...off }
  return {
    ...local,
    email: features.email ?? true,
    socials: features.socials === false ? [] : (features.socials ?? defaultSocials),
    swaps: features.swaps ?? true,
    onramp: features.onramp ?? true,
    activity: features.activity ?? true,
    branding: true,
  }
}

export type FeaturesState = { readonly source: 'local' | 'remote'; readonly features: ResolvedFeatures }
export type FeaturesEvent = { readonly type: 'resolve'; readonly state: FeaturesState }

const initial: FeaturesState = { source: 'local', features: localFeatures({}) }

export const features = defineSlice(initial, (_: FeaturesState, event: FeaturesEvent) => event.state)
