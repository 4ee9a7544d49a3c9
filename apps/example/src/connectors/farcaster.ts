import type { Connector } from 'latchkey'
import { farcasterMiniApp } from 'latchkey/farcaster'

/** `?farcaster` connects the wallet of the Farcaster client around the page; `?farcaster=https://client.example` of that client only. */
export const read = (value: string): Connector =>
  farcasterMiniApp({ clients: value ? value.split(',') : undefined, ready: true })
