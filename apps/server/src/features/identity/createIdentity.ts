import { sourceUnavailable } from '@latchkey/protocol/catalogue'
import type { Logger } from 'pino'
import type { Cache } from '../../cache/cache.ts'
import type { Chains } from '../../chains/chains.ts'
import type { Clock } from '../../clock.ts'
import type { Parts } from '../../feature.ts'
import { Refusal } from '../../refusal.ts'
import { checkAvatar } from './checkAvatar.ts'

/** Who an address is to people. */
export type Identity = {
  get(address: string): Promise<IdentityAnswer>
}
export type IdentityAnswer = {
  readonly name: string | null
  /** The place of a picture, wherever that is. */
  readonly avatar: string | null
  readonly resolvedAt: string | null
  /** Seconds the answer may be kept. */
  readonly maxAge: number
}

const hour = 3_600_000
const day = 24 * hour
const patience = 8_000
/** Seconds: a name of ours can be taken or given away at any time. */
const ownMaxAge = 300

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
      if (found?.value.name) return toAnswer(found, day)
      const own = await names?.nameOf(address).catch(() => {
        log?.warn('own names cannot be read')
        return undefined
      })
      if (own) {
        const avatar = await avatarOf(own.avatar, address, AbortSignal.timeout(patience))
        return { name: own.name, avatar, resolvedAt: new Date(clock()).toISOString(), maxAge: ownMaxAge }
      }
      // A name of ours is good without the chain; that there is none at all is not known without it.
      if (failure) throw failure
      const none = found
        ? toAnswer(found, hour)
        : { name: null, avatar: null, resolvedAt: null, maxAge: hour / 1_000 }
      return names ? { ...none, maxAge: Math.min(none.maxAge, ownMaxAge) } : none
    },
  }

  async function resolve(
    address: string,
    identity: (address: string, signal: AbortSignal) => Promise<Found>,
  ) {
    const key = `identity:${address}`
    const make = async () => {
      const signal = AbortSignal.timeout(patience)
      const { avatar, name } = await identity(address, signal)
      return { name, avatar: await avatarOf(avatar, address, signal) }
    }
    try {
      const kept = await cache.wrap(key, { ttl: day, stale: day }, make)
      const isOld = !kept.value.name && clock() - kept.madeAt >= hour
      return isOld && !kept.stale
        ? await cache.wrap(key, { ttl: day, stale: day, refresh: true }, make)
        : kept
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw new Refusal(sourceUnavailable, { cause, retryAfter: 5 })
    }
  }

  /** A name is good without its picture, which may be on a chain that is away. */
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
