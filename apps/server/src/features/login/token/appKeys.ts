import { loginAppKeysUnavailable } from '@latchkey/protocol/catalogue'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Clock } from '../../../clock.ts'
import type { SafeFetch } from '../../../fetch/safeFetch.ts'
import { Refusal } from '../../../refusal.ts'

/** A key that an app takes back is accepted for so long. */
const cacheMs = 300_000
/** A token with an unknown key makes the keys be fetched again, but not more often than this. */
const refetchCoolDownMs = 60_000
/** Before keys that could not be fetched are asked for again. */
const failureCoolDownMs = 5_000
const maxBytes = 64 * 1_024
const maxKeys = 50
/** Of projects that log visitors in at the same time; others are fetched again. */
const maxKnown = 1_000

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string() })).check(z.maxLength(maxKeys)),
})

type Known = { readonly find: JWTVerifyGetKey; readonly fetchedAt: number }

/** Finds the public keys that apps publish (RFC 7517), by the address of their sets. */
export function createAppKeys({ fetch, clock }: createAppKeys.Options): (url: string) => JWTVerifyGetKey {
  const known = new LRUCache<string, Known>({ max: maxKnown })
  const failed = new LRUCache<string, number>({ max: maxKnown })
  const loading = new Map<string, Promise<Known>>()

  async function load(url: string): Promise<Known> {
    if (clock() - (failed.get(url) ?? Number.NEGATIVE_INFINITY) < failureCoolDownMs)
      throw new Refusal(loginAppKeysUnavailable)
    try {
      const { bytes } = await fetch.get(url, { maxBytes })
      const set = z.parse(keySet, JSON.parse(bytes.toString()))
      const one = { find: createLocalJWKSet(set as JSONWebKeySet), fetchedAt: clock() }
      known.set(url, one)
      return one
    } catch (cause) {
      failed.set(url, clock())
      throw new Refusal(loginAppKeysUnavailable, { cause })
    }
  }

  /** Concurrent logins share one request. */
  function loadOnce(url: string): Promise<Known> {
    const running = loading.get(url) ?? load(url).finally(() => loading.delete(url))
    loading.set(url, running)
    return running
  }

  return (url) => async (header, token) => {
    const before = known.get(url)
    const current = before && clock() - before.fetchedAt < cacheMs ? before : await loadOnce(url)
    try {
      return await current.find(header, token)
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey
      if (!isUnknown || clock() - current.fetchedAt < refetchCoolDownMs) throw error
      // The app may sign with a new key.
      return (await loadOnce(url)).find(header, token)
    }
  }
}

export declare namespace createAppKeys {
  type Options = { fetch: Pick<SafeFetch, 'get'>; clock: Clock }
}
