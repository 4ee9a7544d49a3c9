import type { ProjectConfig } from '@latchkey/protocol/http/config'
import { type FlagRule, flags } from '../../features/early.ts'
import { defineSlice } from '../state/slice.ts'
import type { Options } from './options.ts'

export type FlagName = keyof typeof flags

/** Which features are on, from the options and the server config. */
export type ResolvedFeatures = { readonly [Name in FlagName]: boolean }

export const flagRules = Object.entries(flags) as readonly (readonly [FlagName, FlagRule])[]

/** Features from the options alone. Those that need a server are off without one, and in basic mode. */
export function localFeatures({
  features = {},
  api,
  basic,
}: Pick<Options, 'features' | 'api' | 'basic'>): ResolvedFeatures {
  const resolved = flagRules.map(([name, { serverId, server, off }]) => [
    name,
    !(basic && serverId) && !(server && !api) && (features[name] ?? !off),
  ])
  return Object.fromEntries(resolved)
}

export type FeaturesState = {
  readonly source: 'local' | 'server'
  readonly features: ResolvedFeatures
  /** Providers of social logins that the server is set up for, and the project allows. */
  readonly socialLogins?: readonly string[] | undefined
  /** What visitors agree to, if the page has no `legal()` of its own. */
  readonly legal?: ProjectConfig['legal']
}
export type FeaturesEvent = { readonly type: 'resolve'; readonly state: FeaturesState }

const initial: FeaturesState = { source: 'local', features: localFeatures({}) }

export const features = defineSlice(initial, (_: FeaturesState, event: FeaturesEvent) => event.state)
