import type { ProjectConfig } from '@latchkey/protocol/http/config'
import { defaultSocials, type Social } from '@latchkey/protocol/socials'
import type { Features, Options } from './options.ts'
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

/** The features a server decides, with the name each has there. */
const remoteIds = {
  email: 'social_login',
  socials: 'social_login',
  swaps: 'swap',
  onramp: 'onramp',
  activity: 'activity',
  branding: 'reown_branding',
} as const
type RemoteFeature = keyof typeof remoteIds

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

/**
 * Lets a project's configuration speak.
 *
 * No list at all leaves everything as it is; an entry without settings leaves
 * its feature; a missing entry switches its feature off; any other entry wins,
 * and the local settings it overrules are named in `ignored`.
 */
export function applyRemote(
  local: ResolvedFeatures,
  settings: Features,
  remote: ProjectConfig,
): { features: ResolvedFeatures; ignored: readonly string[] } {
  const entries = remote.features
  if (!entries) return { features: local, ignored: [] }
  const ignored: string[] = []

  const decide = <Value>(
    feature: RemoteFeature,
    read: (entry: { isEnabled: boolean; config: string[] }) => Value,
  ): Value => {
    const entry = entries.find(({ id }) => id === remoteIds[feature])
    if (entry && entry.config === null) return local[feature] as Value
    if (feature !== 'branding' && settings[feature] !== undefined) ignored.push(feature)
    return read({ isEnabled: entry?.isEnabled ?? false, config: entry?.config ?? [] })
  }
  const features: ResolvedFeatures = {
    ...local,
    email: decide('email', ({ isEnabled, config }) => isEnabled && config.includes('email')),
    socials: decide('socials', ({ isEnabled, config }) => (isEnabled ? config.filter(isSocial) : [])),
    swaps: decide('swaps', ({ isEnabled, config }) => isEnabled && config.length > 0),
    onramp: decide('onramp', ({ isEnabled, config }) => isEnabled && config.length > 0),
    activity: decide('activity', ({ isEnabled }) => isEnabled),
    branding: decide('branding', ({ isEnabled }) => isEnabled),
  }
  return { features, ignored }
}

function isSocial(value: string): value is Social {
  return defaultSocials.includes(value as Social)
}

export type FeaturesState = { readonly source: 'local' | 'remote'; readonly features: ResolvedFeatures }
export type FeaturesEvent = { readonly type: 'resolve'; readonly state: FeaturesState }

const initial: FeaturesState = { source: 'local', features: localFeatures({}) }

export const features = defineSlice(initial, (_: FeaturesState, event: FeaturesEvent) => event.state)
