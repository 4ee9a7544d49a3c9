import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ReleaseConfig } from '../config.ts'
import type { Limiter, Verdict } from '../limits/limiter.ts'
import type { Access, Owner } from '../walletCalls/readAccessToken.ts'
import type { ReleaseRole } from './stops.ts'

const minuteMs = 60_000
/** Who was named in the log within the last minute; more are counted by the metric only. */
const maxNamed = 1_000

/**
 * Limits releases a minute, of an account and of a project. Also if a proxy in front limits
 * requests, as that knows neither. Resolves to the verdict that refuses, if one does.
 */
export function createReleaseLimit(options: createReleaseLimit.Options) {
  const { role, config, limiter, log } = options
  const named = new LRUCache<string, true>({ max: maxNamed, ttl: minuteMs })

  return async ({
    projectId,
    accountId,
    appId,
  }: Owner & Pick<Access, 'appId'>): Promise<Refused | undefined> => {
    // Narrowest first: what one account is refused does not count against the others.
    const scopes = [
      { what: 'account', key: `${projectId}:${accountId}`, rate: config.perAccount },
      { what: 'project', key: appId, rate: config.perProject },
    ] as const
    for (const { what, key, rate } of scopes) {
      const name = `${role}:${what}:${key}`
      const verdict = await limiter.take(name, { rate, period: minuteMs, burst: rate })
      if (verdict.admitted) continue
      if (!named.has(name))
        log.warn(
          { role, what, projectId: appId, ...(what === 'account' && { accountId }) },
          'too many releases',
        )
      named.set(name, true)
      return verdict
    }
    return undefined
  }
}

type Refused = Verdict & { admitted: false }

export declare namespace createReleaseLimit {
  type Options = {
    role: ReleaseRole
    config: Pick<ReleaseConfig, 'perAccount' | 'perProject'>
    limiter: Limiter
    log: Logger
  }
}
