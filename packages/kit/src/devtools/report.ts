import { version } from '../core/config/version.ts'
import type { Kit } from '../core/kit.ts'
import type { KitEvent } from '../core/state/events.ts'
import type { Finding } from './checks.ts'
import { cutSecrets } from './cutSecrets.ts'
import { plain } from './plain.ts'
import { accountsOf, redact } from './redact.ts'
import type { Request } from './request.ts'
import { readSlices, type Transition } from './watchSlices.ts'

export type LoggedEvent = { readonly at: number; readonly event: KitEvent }

type Given = {
  readonly transitions: readonly Transition[]
  readonly events: readonly LoggedEvent[]
  readonly requests: readonly Request[]
  readonly findings: readonly Finding[]
  readonly faults: readonly string[]
}

const latest = 60

/** What helps to understand a problem, without accounts, keys and tokens: for an issue. */
export function makeReport(kit: Kit, { events, faults, findings, requests, transitions }: Given): string {
  const { drivers, connectors, storage, siwx, siweConfig, ...options } = kit.options
  const report = {
    latchkey: version,
    browser: navigator.userAgent,
    page: { secure: isSecureContext, framed: window !== window.top, language: document.documentElement.lang },
    options: {
      ...options,
      drivers: drivers.map(({ namespace, networks }) => ({
        namespace,
        networks: networks.map(({ id }) => id),
      })),
      connectors: connectors?.map(({ id }) => id),
      storage: storage ? 'of the page' : 'localStorage',
      signIn: siwx ? 'siwx' : siweConfig ? 'siweConfig' : 'none',
    },
    faults,
    checks: findings,
    state: readSlices(kit),
    transitions: transitions.slice(-latest),
    events: events.slice(-latest),
    requests: requests.slice(-latest).map(({ got: _, ...request }) => request),
  }
  return redact(JSON.stringify(cutSecrets(plain(report, -3)), null, 1), accountsOf(kit))
}
