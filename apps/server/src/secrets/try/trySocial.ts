import type { WindowProvider } from '@latchkey/protocol/http/social'
import * as z from 'zod/mini'
import type { SocialSettings } from '../../config.ts'
import { dialects } from '../../features/login/social/dialects.ts'
import { openConfig, returnUrl } from '../../features/login/social/providers.ts'
import { readShape } from '../../readShape.ts'
import { fetchBounded } from '../../walletCalls/loginKeys.ts'
import { failed, type Outcome, ok, tryTimeoutMs } from './outcome.ts'

/** Errors of OAuth are a text; Facebook's are an object with a number. */
const answer = z.object({ error: z.union([z.string(), z.object({ code: z.int() })]) })
/** The code was looked at, so the id and the secret were accepted. */
const ofCode: readonly (string | number)[] = [
  'invalid_grant',
  'bad_verification_code',
  'invalid_request',
  100,
]
const ofClient: readonly (string | number)[] = [
  'invalid_client',
  'unauthorized_client',
  'incorrect_client_credentials',
  1,
  101,
]

/**
 * Exchanges a code that is none: providers check the id and the secret first, and say which of
 * them they refuse.
 */
export async function trySocial(
  provider: WindowProvider,
  settings: SocialSettings,
  authUrl: string,
): Promise<Outcome> {
  try {
    const config = await openConfig(provider, settings)
    const server = config.serverMetadata()
    const redirect = returnUrl(authUrl, provider)
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'latchkey-test',
      redirect_uri: redirect,
      code_verifier: 'x'.repeat(43),
    })
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'latchkey' })
    await dialects[provider].clientAuth(settings)(server, config.clientMetadata(), body, headers)
    const answered = await fetchBounded(server.token_endpoint ?? '', {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(tryTimeoutMs),
    })
    const parsed = readShape(answer, await answered.json())
    const { error = '' } = parsed.data ?? {}
    const code = typeof error === 'string' ? error : error.code
    if (ofCode.includes(code)) return ok
    if (ofClient.includes(code)) return failed(`${provider} does not accept the id and the secret`)
    if (code === 'redirect_uri_mismatch')
      return failed(`${provider} does not know the address ${redirect}: add it to the app there`)
    return failed(`${provider} answered with HTTP ${answered.status}, and not whether it accepts the secret`)
  } catch {
    return failed(`${provider} could not be reached, or did not answer in the form of OAuth`)
  }
}
