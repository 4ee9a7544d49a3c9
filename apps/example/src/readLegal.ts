import type { Connector } from 'latchkey'
import { legal } from 'latchkey/legal'

/** `?terms=https://shop.example/terms` asks visitors to agree first; `?privacy=` names a second document. */
export function readLegal(settings: URLSearchParams): readonly Connector[] {
  return [
    legal({
      termsUrl: settings.get('terms') ?? undefined,
      privacyUrl: settings.get('privacy') ?? undefined,
    }),
  ]
}
