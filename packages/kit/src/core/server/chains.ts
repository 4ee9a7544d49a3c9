import { supportedChains } from '@latchkey/protocol/http/chains'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { ask, lifetimes } from './queries.ts'

/** Chains the server reads. Kept for a day; a server that does not answer is no reason to hide anything. */
export async function isServedChain(kit: Kit, chain: string): Promise<boolean> {
  const chains = await ask(kit, ['chains'], lifetimes.chains, (signal) =>
    callServer(kit, supportedChains, { signal, retries: 1 }),
  ).catch(() => undefined)
  return chains?.http.includes(chain) ?? true
}
