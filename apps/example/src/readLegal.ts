import type { Connector } from 'latchkey'
import { legal, restrictedTimeZones } from 'latchkey/legal'

/** `?terms=https://shop.example/terms` asks visitors to agree first; `?privacy=` names a second document, `?restricted` some places that are not served. */
export function readLegal(settings: URLSearchParams): readonly Connector[] {
  return [
    legal({
      termsUrl: settings.get('terms') ?? undefined,
      privacyUrl: settings.get('privacy') ?? undefined,
      notIn: settings.has('restricted') ? restrictedTimeZones : undefined,
    }),
  ]
}
