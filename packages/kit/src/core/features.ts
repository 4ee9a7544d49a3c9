import { type FlagRule, flags } from '../features/early.ts'
import type { Options } from './options.ts'
import { defineSlice } from './slice.ts'

export type FlagName = keyof typeof flags

/** What is switched on, after everybody who may decide has spoken. */
export type ResolvedFeatures = { readonly [Name in FlagName]: boolean }

export const flagRules = Object.entries(flags) as readonly (readonly [FlagName, FlagRule])[]

/** From the host's own settings. Remote features need a server; in basic mode, or without one, they are off. */
export function localFeatures({
  features = {},
  api,
  basic,
}: Pick<Options, 'features' | 'api' | 'basic'>): ResolvedFeatures {
  const resolved = flagRules.map(([name, { remote, server, off }]) => [
    name,
    !(basic && remote) && !(server && !api) && (features[name] ?? !off),
  ])
  return Object.fromEntries(resolved)
}

export type FeaturesState = { readonly source: 'local' | 'remote'; readonly features: ResolvedFeatures }
export type FeaturesEvent = { readonly type: 'resolve'; readonly state: FeaturesState }

const initial: FeaturesState = { source: 'local', features: localFeatures({}) }

export const features = defineSlice(initial, (_: FeaturesState, event: FeaturesEvent) => event.state)
