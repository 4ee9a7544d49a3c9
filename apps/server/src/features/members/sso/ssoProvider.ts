import { ssoDeclined, ssoFailed } from '@latchkey/protocol/catalogue'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Clock } from '../../../clock.ts'
import type { SsoConfig } from '../../../config.ts'
import { Refusal } from '../../../refusal.ts'
import { sanitiseText } from '../../../text/sanitiseText.ts'
import { fetchBounded } from '../../../walletCalls/loginKeys.ts'

/** What the way back from the identity provider is checked against. */
export type SsoRequest = { readonly state: string; readonly nonce: string; readonly verifier: string }

export type SsoPerson = {
  /** `oidc:` with the subject, which never changes. */
  readonly account: string
  readonly name: string | null
  /** Undefined if the server does not look at claims. */
  readonly isOperator: boolean | undefined
}

/** The company's identity provider (OpenID Connect). */
export type SsoProvider = {
  /** Where people log in. Rejects with a Refusal. */
  ask(): Promise<{ url: string; request: SsoRequest }>
  /** Exchanges the code in the query it sent the browser back with. Rejects with a Refusal. */
  identify(query: URLSearchParams, request: SsoRequest): Promise<SsoPerson>
}

const timeoutSeconds = 5
/** What the issuer publishes about itself is fetched again after this. */
const metadataMs = 3_600_000
/** How long ago people may have logged in at the provider, which asks them again after that. */
const maxAgeSeconds = 15 * 60
const clockToleranceSeconds = 30
const maxNameLength = 100

export function createSsoProvider({ config, returnUrl, clock }: createSsoProvider.Options): SsoProvider {
  let known: { readonly provider: Promise<Configuration>; readonly until: number } | undefined

  function open(): Promise<Configuration> {
    if (known && clock() < known.until) return known.provider
    const provider = discovery(
      new URL(config.issuer),
      config.clientId,
      undefined,
      ClientSecretPost(config.clientSecret),
      {
        [customFetch]: fetchBounded as CustomFetch,
        timeout: timeoutSeconds,
        execute: [
          enableNonRepudiationChecks,
          ...(config.issuer.startsWith('https:') ? [] : [allowInsecureRequests]),
        ],
      },
    )
    const now = { provider, until: clock() + metadataMs }
    known = now
    // A failure is not kept: the next one asks again.
    provider.catch(() => {
      if (known === now) known = undefined
    })
    return provider
  }

  return {
    async ask() {
      const provider = await open().catch((cause: unknown) => {
        throw new Refusal(ssoFailed, { cause })
      })
      const request = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const { href } = buildAuthorizationUrl(provider, {
        redirect_uri: returnUrl,
        scope: 'openid profile',
        state: request.state,
        nonce: request.nonce,
        code_challenge: await calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        max_age: String(maxAgeSeconds),
      })
      return { url: href, request }
    },

    async identify(query, { state, nonce, verifier }) {
      try {
        const provider = await open()
        const returned = new URL(returnUrl)
        returned.search = query.toString()
        const granted = await authorizationCodeGrant(provider, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = granted.claims()
        if (!claims) throw new Error('the identity provider sent no ID token')
        return readPerson(claims, config, clock())
      } catch (cause) {
        const isDeclined = cause instanceof AuthorizationResponseError && cause.error === 'access_denied'
        throw new Refusal(isDeclined ? ssoDeclined : ssoFailed, { cause })
      }
    },
  }
}

export declare namespace createSsoProvider {
  type Options = {
    config: SsoConfig
    /** As registered at the provider. */
    returnUrl: string
    clock: Clock
  }
}

function readPerson(claims: IDToken, { roleClaim }: SsoConfig, now: number): SsoPerson {
  const { sub, name, auth_time: loggedInAt } = claims
  if (!/^[^\s\p{C}]{1,255}$/u.test(sub)) throw new Error('the subject is not usable as an account')
  // Some providers do not say it, and some do not ask again although they were told to.
  const oldest = now / 1_000 - maxAgeSeconds - clockToleranceSeconds
  if (loggedInAt !== undefined && loggedInAt < oldest)
    throw new Error('the identity provider did not ask the person to log in again')
  const text = typeof name === 'string' ? sanitiseText(name, maxNameLength) : ''
  return {
    account: `oidc:${sub}`,
    name: text || null,
    isOperator: roleClaim && [claims[roleClaim.name]].flat().includes(roleClaim.value),
  }
}
