import {
  configRateLimited,
  configServerError,
  domainUnverified,
  localConfigIgnored,
  originNotAllowed,
  projectIdMissing,
} from '@latchkey/protocol/catalogue'
import { projectConfig } from '@latchkey/protocol/http/config'
import { projectOrigins } from '@latchkey/protocol/http/origins'
import { developmentOrigins, isOriginAllowed, localOrigins } from '@latchkey/protocol/origin'
import { showAlert } from './alerts.ts'
import { startAnalytics } from './analytics.ts'
import { getJson, refusalOf } from './api.ts'
import { applyRemote } from './applyRemote.ts'
import type { CollectedEvents } from './events.ts'
import { features, localFeatures } from './features.ts'
import type { Kit } from './kit.ts'

/** Asks the host's server what is switched on. Nothing waits for the answer, and none is needed. */
export async function loadRemote(kit: Kit, events: CollectedEvents): Promise<void> {
  if (!kit.options.projectId) {
    events.take()
    return showAlert(kit, projectIdMissing)
  }
  await Promise.all([loadFeatures(kit), checkOrigin(kit), startAnalytics(kit, events)])
}

async function loadFeatures(kit: Kit): Promise<void> {
  const local = localFeatures(kit.options)
  const remote = await getJson(kit, '/v1/config', { schema: projectConfig }).catch(() => undefined)
  if (!remote) return
  const { features: resolved, ignored } = applyRemote(local, kit.options.features ?? {}, remote)
  features.of(kit).dispatch({ type: 'resolve', state: { source: 'remote', features: resolved } })
  if (ignored.length > 0) showAlert(kit, localConfigIgnored, { features: ignored.join(', ') })
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
    // A project in development takes any page of the free hosts; that says nothing about whose page it is.
    const isDefault = (pattern: string) => (developmentOrigins as readonly string[]).includes(pattern)
    const listed = allowedOrigins.filter((pattern) => !isDefault(pattern))
    if (!isOriginAllowed(origin, [...listed, ...localOrigins])) showAlert(kit, domainUnverified, { origin })
  } catch (error) {
    const { status = 0 } = refusalOf(error) ?? {}
    if (status === 429) showAlert(kit, configRateLimited)
    else if (status >= 500) showAlert(kit, configServerError, { reason: `the server answered ${status}` })
  }
}
