import { onrampOff } from '@latchkey/protocol/catalogue'
import type { Answer, Body } from '@latchkey/protocol/http/contract'
import * as contract from '@latchkey/protocol/http/onramp'
import type { Kit } from '../../core/kit.ts'
import { refusalOf } from '../../core/server/api.ts'
import { callServer } from '../../core/server/callServer.ts'
import { ask } from '../../core/server/queries.ts'
import { defaultOnrampOptions } from './defaultOnrampOptions.ts'

const optionsLifetimeMs = 3_600_000

/**
 * What can be bought and how it can be paid; the built-in defaults where the
 * server cannot say. Where no provider is available, the list of them is empty.
 */
export function getOnrampOptions(kit: Kit, country?: string): Promise<Answer<typeof contract.onrampOptions>> {
  return ask(kit, ['onrampOptions', country], optionsLifetimeMs, (signal) =>
    callServer(kit, contract.onrampOptions, { query: { country }, signal, retries: 1 }),
  ).catch((error: unknown) => {
    const off = refusalOf(error)?.code === onrampOff.code
    return off ? { ...defaultOnrampOptions, providers: [] } : defaultOnrampOptions
  })
}

/** Real offers, best first. A price that cannot be had is an error, never a guess. */
export function getOnrampQuote(
  kit: Kit,
  body: Body<typeof contract.onrampQuote>,
  signal?: AbortSignal,
): Promise<Answer<typeof contract.onrampQuote>> {
  return callServer(kit, contract.onrampQuote, { body, signal, retries: 1 })
}

/** The single-use address of a provider's own window. */
export function getOnrampUrl(
  kit: Kit,
  body: Body<typeof contract.onrampUrl>,
  query: { provider?: string | undefined; country?: string | undefined } = {},
): Promise<Answer<typeof contract.onrampUrl>> {
  return callServer(kit, contract.onrampUrl, { body, query })
}
