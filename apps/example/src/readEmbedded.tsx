import type { Connector } from 'latchkey'
import { embedded } from 'latchkey/embedded'

/** `?embedded=https://wallet.example` lets visitors log in with email; `?project=` names the project, `?guest` lets guests in. */
export function readEmbedded(settings: URLSearchParams): readonly Connector[] {
  const url = settings.get('embedded')
  return url ? [embedded({ url, guest: settings.has('guest') })] : []
}
