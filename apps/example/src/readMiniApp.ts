import type { Connector } from 'latchkey'
import { farcasterMiniApp } from 'latchkey/farcaster'

/** `?miniapp` connects the wallet of the Farcaster client around the page; `?miniapp=https://client.example` of that client only. */
export function readMiniApp(settings: URLSearchParams): readonly Connector[] {
  const clients = settings.get('miniapp') || undefined
  return [farcasterMiniApp({ clients: clients?.split(','), ready: true })]
}
