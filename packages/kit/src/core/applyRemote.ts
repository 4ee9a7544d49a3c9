import type { ProjectConfig } from '@latchkey/protocol/http/config'
import type { ResolvedFeatures } from './features.ts'
import type { Features } from './options.ts'

/** The features a server decides, with the name each has there. */
const remoteIds = {
  swaps: 'swap',
  onramp: 'onramp',
  activity: 'activity',
  branding: 'branding',
} as const
type RemoteFeature = keyof typeof remoteIds

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
    if (settings[feature] !== undefined) ignored.push(feature)
    return read({ isEnabled: entry?.isEnabled ?? false, config: entry?.config ?? [] })
  }
  const features: ResolvedFeatures = {
    ...local,
    swaps: decide('swaps', ({ isEnabled, config }) => isEnabled && config.length > 0),
    onramp: decide('onramp', ({ isEnabled, config }) => isEnabled && config.length > 0),
    activity: decide('activity', ({ isEnabled }) => isEnabled),
    branding: decide('branding', ({ isEnabled }) => isEnabled),
  }
  return { features, ignored }
}
