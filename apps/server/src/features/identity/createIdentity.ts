import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { checkAvatar } from './checkAvatar.ts'

/** Name and avatar of addresses. */
export type Identity = {
  get(address: string): Promise<IdentityAnswer>
}
export type IdentityAnswer = {
  readonly name: string | null
  /** URI of the avatar, in any form. */
  readonly avatar: string | null
  readonly resolvedAt: string | null
  /** `max-age` of the response, in seconds. */
  readonly maxAge: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const timeoutMs = 8_000
/** Our own names can be registered or transferred at any time. */
const ownMaxAgeSeconds = 300

type Found = { readonly name: string | null; readonly avatar: string | null }

export function createIdentity(options: createIdentity.Options): Identity {
  const { chains, names, cache, clock, log } = options

  return {
    async get(text) {
      const family = chains.familyOf(text)
      const address = family.normalise(text)
      const { identity } = family
      let failure: unknown
      const found = identity
        ? await resolve(address, identity).catch((error: unknown) => {
            failure = error
            return undefined
          })
        : undefined
      if (found?.value.name) return toAnswer(found, dayMs)
      const own = await names?.nameOf(address).catch(() => {
        log?.warn('failed to read own names')
        return undefined
      })
      if (own) {
        const avatar = await avatarOf(own.avatar, address, AbortSignal.timeout(timeoutMs))
        return {
          name: own.name,
          avatar,
          resolvedAt: new Date(clock()).toISOString(),
          maxAge: ownMaxAgeSeconds,
        }
      }
      // Our own names need no chain; without the chain, it is unknown whether there is another name.
      if (failure) throw failure
      const none = found
        ? toAnswer(found, hourMs)
        : { name: null, avatar: null, resolvedAt: null, maxAge: hourMs / 1_000 }
      return names ? { ...none, maxAge: Math.min(none.maxAge, ownMaxAgeSeconds) } : none
    },
  }

  async function resolve(
    address: string,
    identity: (address: string, signal: AbortSignal) => Promise<Found>,
  ) {
    const key = `identity:${address}`
    const make = async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      const { avatar, name } = await identity(address, signal)
      return { name, avatar: await avatarOf(avatar, address, signal) }
    }
    try {
      const kept = await cache.wrap(key, { ttlMs: dayMs, staleMs: dayMs }, make)
      const isOld = !kept.value.name && clock() - kept.madeAt >= hourMs
      return isOld && !kept.stale
        ? await cache.wrap(key, { ttlMs: dayMs, staleMs: dayMs, refresh: true }, make)
        : kept
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw new Refusal(sourceUnavailable, { cause, retryAfter: 5 })
    }
  }

  /** The name is valid without its avatar, which may be on an unreachable chain. */
  function avatarOf(text: string | null, owner: string, signal: AbortSignal): Promise<string | null> {
    return checkAvatar(chains, text, owner, signal).catch(() => null)
  }

  function toAnswer({ value, madeAt }: { value: Found; madeAt: number }, lifetime: number): IdentityAnswer {
    const maxAge = Math.max(0, Math.floor((madeAt + lifetime - clock()) / 1_000))
    return { name: value.name, avatar: value.avatar, resolvedAt: new Date(madeAt).toISOString(), maxAge }
  }
}

export declare namespace createIdentity {
  type Options = {
    readonly chains: Pick<Chains, 'familyOf' | 'find'>
    readonly names?: Pick<Parts['names'], 'nameOf'> | undefined
    readonly cache: Cache
    readonly clock: Clock
    readonly log?: Logger | undefined
  }
}
