import { loginKeysUnavailable } from '@latchkey/protocol/catalogue'
import { loginKeys } from '@latchkey/protocol/http/login'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose'
import { Refusal } from '../refusal.ts'

const timeoutMs = 3_000
/** As long as access tokens live: without a login there are no new ones to check. */
const cacheMs = 600_000
/** A token with an unknown key makes the keys be fetched again, but not more often than this. */
const coolDownMs = 30_000
const maxAnswerBytes = 64 * 1_024

/** The public keys of a login in the same process. `read` caches them. */
export function localLoginKeys(read: () => Promise<JSONWebKeySet['keys']>): JWTVerifyGetKey {
  let known: { readonly ids: string; readonly find: JWTVerifyGetKey } | undefined
  return async (header, token) => {
    const keys = await read()
    const ids = keys.map(({ kid }) => kid).join()
    // Kept while the keys are the same: it parses each once.
    if (known?.ids !== ids) known = { ids, find: createLocalJWKSet({ keys }) }
    return known.find(header, token)
  }
}

/** The public keys of the login at another origin. */
export function remoteLoginKeys(authUrl: string): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(loginKeys.path, authUrl), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: cacheMs,
    cooldownDuration: coolDownMs,
    [customFetch]: fetchBounded,
  })
  return async (header, token) => {
    try {
      return await find(header, token)
    } catch (cause) {
      // Only this is the fault of the token.
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause
      throw new Refusal(loginKeysUnavailable, { cause, retryAfter: 5 })
    }
  }
}

/** Fetches from the login or a provider; rejects if it redirects or says too much. */
export async function fetchBounded(url: string | URL, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...options, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxAnswerBytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), answer)
}
