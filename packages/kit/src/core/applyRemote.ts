import type { ProjectConfig } from '@latchkey/protocol/http/config'
import { type FlagName, flagRules, type ResolvedFeatures } from './features.ts'
import type { Features } from './options.ts'

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
  const decided: Partial<Record<FlagName, boolean>> = {}
  for (const [name, rule] of flagRules) {
    const entry = rule.remote === undefined ? undefined : entries.find(({ id }) => id === rule.remote)
    if (rule.remote === undefined || entry?.config === null) continue
    decided[name] = Boolean(entry?.isEnabled && (!rule.provided || entry.config.length > 0))
  }
  const overruled = Object.keys(decided).filter((name) => settings[name as FlagName] !== undefined)
  return { features: { ...local, ...decided }, ignored: overruled }
}
