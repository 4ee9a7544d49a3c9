import type { ProjectConfig } from '@latchkey/protocol/http/config'
import type { FlagRule } from '../../features/early.ts'
import { type FlagName, flagRules, type ResolvedFeatures } from './features.ts'
import type { Features } from './options.ts'

/**
 * Applies the server config to the local features.
 *
 * A config without a list of features changes nothing. In a list, an entry
 * whose `config` is null leaves its feature as it is, and a feature without an
 * entry is off. `ignored` names the local settings that were overridden.
 */
export function applyServerConfig(
  local: ResolvedFeatures,
  settings: Features,
  config: ProjectConfig,
): { features: ResolvedFeatures; ignored: readonly string[] } {
  const entries = config.features
  if (!entries) return { features: local, ignored: [] }
  const decided: Partial<Record<FlagName, boolean>> = {}
  for (const [name, rule] of flagRules) {
    const entry = rule.serverId === undefined ? undefined : entries.find(({ id }) => id === rule.serverId)
    if (rule.serverId === undefined || entry?.config === null) continue
    decided[name] = Boolean(entry?.isEnabled && isProvided(rule, entry.config))
  }
  const overruled = Object.keys(decided).filter((name) => settings[name as FlagName] !== undefined)
  return { features: { ...local, ...decided }, ignored: overruled }
}

function isProvided({ provided }: FlagRule, providers: readonly string[]): boolean {
  if (provided === undefined) return true
  return provided === true ? providers.length > 0 : providers.includes(provided)
}
