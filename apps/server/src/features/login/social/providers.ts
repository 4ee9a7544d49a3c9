import { loginProviderDeclined, loginProviderFailed, loginProviderOff } from '@latchkey/protocol/catalogue'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { SocialConfig, SocialSettings } from '../../../config.ts'
import { Refusal } from '../../../refusal.ts'
import { sanitiseText } from '../../../text/sanitiseText.ts'
import { fetchBounded } from '../../../walletCalls/loginKeys.ts'
import { dialects, type Person } from './dialects.ts'

/** Who a visitor is: `issuer` and `subject` together never change. The rest is for people to read. */
export type Identity = Person & { readonly issuer: string }

/** What the return of a window is checked against. */
export type ConsentRequest = {
  readonly verifier: string
  /** Undefined for providers without ID tokens. */
  readonly nonce: string | undefined
}

/** The providers that are on. */
export type Providers = {
  /** Where the provider asks for consent. Rejects with a Refusal. */
  ask(provider: WindowProvider): Promise<{ url: string; state: string; request: ConsentRequest }>
  /** What accounts of it are found by. Throws a Refusal if it is off. */
  issuerOf(provider: WindowProvider): string
  /** Exchanges the code that the provider has answered with. Rejects with a Refusal. */
  identify(provider: WindowProvider, returned: Providers.Returned): Promise<Identity>
}

export declare namespace Providers {
  type Returned = {
    /** The query that the provider sent the window back with. */
    query: URLSearchParams
    state: string
    request: ConsentRequest
    /** Apple sends it beside the code, and at the first login only. */
    name: string | undefined
  }
}

const timeoutMs = 5_000
/** What an issuer publishes about itself is fetched again after this. */
const metadataMs = 3_600_000
/** Code points: the contract counts at most two units for each. */
const maxNameLength = 64
/** What providers answer if the visitor does not want to. */
const declined = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']

export function createProviders({ social, url, clock }: createProviders.Options): Providers {
  const known = new Map<WindowProvider, { of: string; config: Promise<Configuration>; until: number }>()

  function settingsOf(provider: WindowProvider): SocialSettings {
    const settings = social()[provider]
    if (!settings) throw new Refusal(loginProviderOff)
    return settings
  }

  function configOf(provider: WindowProvider): Promise<Configuration> {
    const settings = settingsOf(provider)
    const of = textOf(settings)
    const found = known.get(provider)
    // The settings may have been replaced in the console.
    if (found && found.of === of && clock() < found.until) return found.config
    const config = openConfig(provider, settings)
    known.set(provider, { of, config, until: clock() + metadataMs })
    // A failure is not kept: the next visitor asks again.
    config.catch(() => {
      if (known.get(provider)?.config === config) known.delete(provider)
    })
    return config
  }

  return {
    async ask(provider) {
      settingsOf(provider)
      const { endpoints, parameters, scope } = dialects[provider]
      const config = await configOf(provider).catch((cause: unknown) => {
        throw new Refusal(loginProviderFailed, { cause })
      })
      const verifier = randomPKCECodeVerifier()
      const nonce = endpoints ? undefined : randomNonce()
      const state = randomState()
      const { href } = buildAuthorizationUrl(config, {
        redirect_uri: returnUrl(url, provider),
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(nonce !== undefined && { nonce }),
        ...parameters,
      })
      return { url: href, state, request: { verifier, nonce } }
    },

    issuerOf: (provider) => placeAt(dialects[provider].issuer, settingsOf(provider)),

    async identify(provider, { query, state, request, name }) {
      const settings = settingsOf(provider)
      const { identify } = dialects[provider]
      try {
        const config = await configOf(provider)
        const returned = new URL(returnUrl(url, provider))
        returned.search = query.toString()
        const granted = await authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: request.verifier,
          expectedState: state,
          ...(request.nonce !== undefined && { expectedNonce: request.nonce }),
        })
        const { access_token: accessToken } = granted
        const get = <Shape extends z.ZodMiniType>(address: string, shape: Shape) =>
          readJson(placeAt(address, settings), accessToken, shape)
        const claims = request.nonce === undefined ? undefined : granted.claims()
        const person = await identify({ claims, accessToken, name, get }, settings)
        return { issuer: placeAt(dialects[provider].issuer, settings), ...tidy(person) }
      } catch (cause) {
        const isDeclined = cause instanceof AuthorizationResponseError && declined.includes(cause.error)
        throw new Refusal(isDeclined ? loginProviderDeclined : loginProviderFailed, { cause })
      }
    },
  }
}

export declare namespace createProviders {
  type Options = {
    /** As they are now. */
    social: () => SocialConfig
    /** `AUTH_URL`, where providers send windows back to. */
    url: string
    clock: Clock
  }
}

/** What tells settings apart. */
function textOf({ id, secret, url }: SocialSettings): string {
  const key =
    typeof secret === 'string' ? secret : [secret.key.export({ format: 'jwk' }), secret.keyId, secret.team]
  return JSON.stringify([id, key, url])
}

/** One for each provider, so that the answer of one does not pass for that of another. */
export function returnUrl(url: string, provider: WindowProvider): string {
  return `${url}/v1/login/social/return/${provider}`
}

export async function openConfig(provider: WindowProvider, settings: SocialSettings): Promise<Configuration> {
  const { endpoints, issuer, clientAuth } = dialects[provider]
  const place = placeAt(issuer, settings)
  const isSecure = place.startsWith('https:')
  const auth = clientAuth(settings)
  const bounded = fetchBounded as CustomFetch
  const timeout = timeoutMs / 1_000
  if (!endpoints)
    return discovery(new URL(place), settings.id, undefined, auth, {
      [customFetch]: bounded,
      timeout,
      execute: [enableNonRepudiationChecks, ...(isSecure ? [] : [allowInsecureRequests])],
    })
  const metadata = {
    issuer: place,
    authorization_endpoint: placeAt(endpoints.authorization, settings),
    token_endpoint: placeAt(endpoints.token, settings),
  }
  const config = new Configuration(metadata, settings.id, undefined, auth)
  config[customFetch] = bounded
  config.timeout = timeout
  if (!isSecure) allowInsecureRequests(config)
  return config
}

/** The same path at the place where a developer has the provider. */
function placeAt(address: string, { url }: SocialSettings): string {
  return url === undefined ? address : address.replace(new URL(address).origin, url)
}

async function readJson<Shape extends z.ZodMiniType>(url: string, accessToken: string, shape: Shape) {
  const answer = await fetchBounded(url, {
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      // GitHub refuses calls without one.
      'user-agent': 'latchkey',
    },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`the provider answered with ${answer.status}`)
  return z.parse(shape, await answer.json())
}

const email = z.email().check(z.maxLength(254))

/** Names are shown, and addresses are written to: neither is taken as it comes. */
export function tidy({ subject, username = '', email: address }: Person): Person {
  if (subject.length === 0 || subject.length > 255) throw new Error('the provider sent no usable id')
  return {
    subject,
    username: sanitiseText(username, maxNameLength) || undefined,
    email: email.safeParse(address).data,
  }
}
