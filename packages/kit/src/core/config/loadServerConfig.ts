import {
  configRateLimited,
  configServerError,
  domainUnverified,
  localConfigIgnored,
  originNotAllowed,
  projectIdMissing,
} from '@latchkey/protocol/catalogue'
import type { ProjectConfig } from '@latchkey/protocol/http/config'
import { projectConfig, projectOrigins } from '@latchkey/protocol/http/earlyAnswers'
import { developmentOrigins, isOriginAllowed, localOrigins } from '@latchkey/protocol/origin'
import type { Kit } from '../kit.ts'
import { showAlert } from '../modal/alerts.ts'
import { startAnalytics } from '../server/analytics.ts'
import { getJson, refusalOf } from '../server/api.ts'
import type { CollectedEvents } from '../state/events.ts'
import { appearance, setTheme } from './appearance.ts'
import { applyServerConfig } from './applyServerConfig.ts'
import { features, localFeatures } from './features.ts'
import { looks } from './looks.ts'

/** Loads the server config. The modal does not wait for it, and works without it. */
export async function loadServerConfig(kit: Kit, events: CollectedEvents): Promise<void> {
  if (!kit.options.projectId) {
    events.take()
    return showAlert(kit, projectIdMissing)
  }
  await Promise.all([loadFeatures(kit), checkOrigin(kit), startAnalytics(kit, events)])
}

async function loadFeatures(kit: Kit): Promise<void> {
  const local = localFeatures(kit.options)
  const config = await getJson(kit, '/v1/config', { schema: projectConfig }).catch(() => undefined)
  if (!config) return
  const { features: resolved, ignored } = applyServerConfig(local, kit.options.features ?? {}, config)
  const { features: entries, socials, legal } = config
  keepLooks(kit, config)
  const listed = entries?.find(({ id }) => id === 'social_login')?.config
  const socialLogins = socials?.filter((one) => listed?.includes(one) ?? true)
  features
    .of(kit)
    .dispatch({ type: 'resolve', state: { source: 'server', features: resolved, socialLogins, legal } })
  if (ignored.length > 0) showAlert(kit, localConfigIgnored, { features: ignored.join(', ') })
}

/**
 * Keeps how the modal should look, which counts from the next visit, so that nothing changes under
 * the visitor's eyes. The theme of a first visit is the exception, without the layout, by which the
 * wallets would move.
 */
function keepLooks(kit: Kit, { legal, theme, wallets }: ProjectConfig): void {
  const isFirst = Object.keys(kit.storage.read().theme).length === 0
  kit.storage.update(() => ({ theme: theme ?? {} }))
  looks.write(kit, legal || wallets ? { legal, wallets } : undefined)
  if (!isFirst || !theme) return
  const { layout: _, ...first } = theme
  try {
    setTheme(kit, { ...first, ...appearance.of(kit).get().theme })
  } catch {
    // A theme of a server that knows more than this kit.
  }
}

async function checkOrigin(kit: Kit): Promise<void> {
  const { origin } = globalThis.location
  try {
    const { allowedOrigins } = await getJson(kit, '/projects/v1/origins', {
      schema: projectOrigins,
      retries: 0,
    })
    if (allowedOrigins.length === 0) return
    if (!isOriginAllowed(origin, allowedOrigins)) return showAlert(kit, originNotAllowed, { origin })
    // In development every page of the free hosts is allowed, which does not verify this domain.
    const isDefault = (pattern: string) => (developmentOrigins as readonly string[]).includes(pattern)
    const listed = allowedOrigins.filter((pattern) => !isDefault(pattern))
    if (!isOriginAllowed(origin, [...listed, ...localOrigins])) showAlert(kit, domainUnverified, { origin })
  } catch (error) {
    const { status = 0 } = refusalOf(error) ?? {}
    if (status === 429) showAlert(kit, configRateLimited)
    else if (status >= 500) showAlert(kit, configServerError, { reason: `the server answered ${status}` })
  }
}
