import { errorOccurred, originNotAllowed } from '@latchkey/protocol/catalogue'
import type { AnalyticsEvent, ErrorCategory } from '@latchkey/protocol/http/analytics'
import { analyticsConfig } from '@latchkey/protocol/http/earlyAnswers'
import { features } from '../config/features.ts'
import { activeConnection, connections } from '../connections/connections.ts'
import type { Kit } from '../kit.ts'
import { showAlert } from '../modal/alerts.ts'
import { showProviderAlert } from '../modal/providerAlert.ts'
import type { CollectedEvents, KitEvent, TimedEvent } from '../state/events.ts'
import { getJson, readRefusal } from './api.ts'
import { apiUrl } from './apiUrl.ts'

/** Maximum number of error reports per window, so that a loop does not flood the server. */
const maxErrors = 5
const errorWindowMs = 60_000

/**
 * Sends events to the server if the options, the project and the visitor's
 * browser all allow it.
 */
export async function startAnalytics(kit: Kit, events: CollectedEvents): Promise<void> {
  const allowed = features.of(kit).get().features.analytics && !isRefused()
  const config = allowed
    ? await getJson(kit, '/getAnalyticsConfig', { schema: analyticsConfig, retries: 0 }).catch(
        () => undefined,
      )
    : undefined
  const early = events.take()
  if (!config?.isAnalyticsEnabled || kit.signal.aborted) return
  const errors: number[] = []
  const report = ({ event, at }: TimedEvent) => {
    if (event.type === 'MODAL_CREATED' || isRefused()) return
    if ('error' in event) {
      while (errors[0] !== undefined && errors[0] <= at - errorWindowMs) errors.shift()
      if (errors.length >= maxErrors) return
      errors.push(at)
    }
    send(kit, { event, at }).catch(() => undefined)
  }
  for (const event of early) report(event)
  kit.onDestroy(kit.on((event) => report({ event, at: Date.now() })))
}

/** Respects Global Privacy Control and Do Not Track. */
function isRefused(): boolean {
  const { navigator } = globalThis
  return (
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    navigator.doNotTrack === '1'
  )
}

async function send(kit: Kit, { event, at }: TimedEvent): Promise<void> {
  const { origin, pathname, hostname } = globalThis.location
  const body: AnalyticsEvent = {
    eventId: crypto.randomUUID(),
    // Without query and fragment, which may contain private data; the path may contain an address.
    url: redact(origin + pathname),
    domain: hostname,
    timestamp: at,
    props: 'error' in event ? describeError(event) : await describeEvent(kit, event),
  }
  // Sent as plain text, which needs no preflight; the server parses it as JSON.
  const response = await fetch(apiUrl(kit.options, '/e'), {
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  })
  if (response.ok) return
  showProviderAlert(kit, (await readRefusal(response)).reason ?? '')
  if (response.status === 403) showAlert(kit, originNotAllowed, { origin })
}

async function describeEvent(kit: Kit, { type, ...properties }: KitEvent): Promise<AnalyticsEvent['props']> {
  const connection = activeConnection(connections.of(kit).get())
  // Searches and messages of wallets may contain addresses.
  const clean = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'network' ? redact(value) : value,
  ])
  return {
    type: 'track',
    event: type,
    ...(connection && { address: await hashAddress(kit, connection.address) }),
    properties: {
      ...Object.fromEntries(clean),
      ...(connection?.network && { caipNetworkId: connection.network }),
      // Of visits, which the server counts by it.
      ...(/^(MODAL_OPEN|CONNECT_SUCCESS)$/.test(type) && {
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    },
  }
}

function describeError({ type, error }: { type: ErrorCategory; error: unknown }): AnalyticsEvent['props'] {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    type: 'error',
    event: type,
    errorType: name,
    errorMessage: redact(message) || errorOccurred.message,
    ...(stack && { stackTrace: redact(stack) }),
  }
}

/** Salted with the project, so that a visitor cannot be recognised across projects. */
async function hashAddress(kit: Kit, address: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${kit.options.projectId}:${address.toLowerCase()}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Removes long runs of letters and digits, which may be addresses, hashes or secrets. */
function redact(text: string): string {
  return text.replace(/(0x)?[\da-f]{16,}[a-z\d]*|[a-z\d]{32,}|(?=[a-z]*\d)[a-z\d]{25,}/gi, '…')
}
