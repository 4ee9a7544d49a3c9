import { type PricedToken, prices } from '@latchkey/protocol/http/prices'
import type { Currency } from '@latchkey/protocol/http/shared'
import { apiRetry } from '@latchkey/protocol/retry'
import type { Kit } from '../kit.ts'
import { callServer } from './callServer.ts'
import { pictureUrl } from './pictureUrl.ts'
import { ask } from './queries.ts'

const lifetimeMs = 15_000

/** Prices by lower-case CAIP-10 id, cached for 15 s. Tokens without a known price are absent. */
export async function getPrices(
  kit: Kit,
  tokens: readonly string[],
  currency: Currency = 'usd',
): Promise<ReadonlyMap<string, PricedToken>> {
  const addresses = [...new Set(tokens)].toSorted()
  if (addresses.length === 0) return new Map()
  const projectId = kit.options.projectId ?? ''
  const { fungibles } = await ask(kit, ['prices', currency, addresses], lifetimeMs, (signal) =>
    callServer(kit, prices, { body: { projectId, currency, addresses }, retries: apiRetry.retries, signal }),
  )
  return new Map(
    fungibles.map((token) => [
      token.address.toLowerCase(),
      { ...token, iconUrl: pictureUrl(kit, token.iconUrl) },
    ]),
  )
}
