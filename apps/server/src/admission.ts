import {
  originRefused,
  overloaded,
  projectMissing,
  projectUnknown,
  rateLimited,
} from '@latchkey/protocol/catalogue'
import { isOriginAllowed, originPatterns } from '@latchkey/protocol/origin'
import type { Config } from './config.ts'
import { andThen, type Later } from './later.ts'
import { type IpKey, ipKeys } from './limits/ipKey.ts'
import type { Limit, Limiter, Verdict } from './limits/limiter.ts'
import { type RouteClass, widen } from './limits/limits.ts'
import { rateLimitHeaders } from './limits/rateLimitHeaders.ts'
import { type Load, retryAfterSeconds } from './overload/load.ts'
import type { Project } from './projects/project.ts'
import type { Projects } from './projects/projects.ts'
import { Refusal } from './refusal.ts'

/**
 * Admits or refuses a call over any transport: charges the IP address, then finds the
 * project, checks its origins and charges it. Fields the call leaves out are skipped,
 * so an address can be charged before the body is read. Returns the project; throws or
 * rejects with a Refusal.
 */
export type Admit = (call: Admit.Call) => Later<Project | undefined>

export declare namespace Admit {
  type Call = {
    readonly class: RouteClass
    readonly ip?: string | undefined
    readonly project?: {
      readonly id: string | undefined
      /** Undefined skips the check: only browsers send an origin. */
      readonly origin: string | undefined
    }
    /** Number of calls to charge. @default 1 */
    readonly calls?: number
    /** Admitted however busy the process is. */
    readonly isEssential?: boolean | undefined
  }
}

export function createAdmit({ config, limiter, load, projects }: createAdmit.Options): Admit {
  function charge(key: string, limit: Limit, cost: number): Later<void> {
    if (!config.limited || cost < 1) return
    return andThen(limiter.take(key, limit, cost), check)
  }

  /**
   * Charges the visitor, then the wider networks. Narrowest first: what one visitor is
   * refused does not count against its neighbours.
   */
  function chargeAddress(kind: RouteClass, keys: readonly IpKey[], cost: number, at = 0): Later<void> {
    const one = keys[at]
    if (!one) return
    const charged = charge(`ip:${kind}:${one.key}`, widen(config.limits[kind].ip, one.factor), cost)
    const isLast = at === keys.length - 1
    return isLast ? charged : andThen(charged, () => chargeAddress(kind, keys, cost, at + 1))
  }

  return ({ class: kind, ip, project: named, calls = 1, isEssential = false }) => {
    if (!isEssential && load?.sheds(kind)) throw new Refusal(overloaded, { retryAfter: retryAfterSeconds })
    const limits = config.limits[kind]
    const admitProject = () => {
      if (!named) return undefined
      if (named.id === undefined) throw new Refusal(projectMissing)
      return andThen(projects.find(named.id), (project) => {
        if (!project || project.disabled) throw new Refusal(projectUnknown)
        const isOwn = named.origin === config.auth?.walletOrigin
        if (named.origin !== undefined && !isOwn && !admitsOrigin(project, named.origin))
          throw new Refusal(originRefused)
        return andThen(
          charge(`project:${kind}:${project.id}`, limits.project, costOf(calls, limits.project)),
          () => project,
        )
      })
    }
    return ip === undefined
      ? admitProject()
      : andThen(chargeAddress(kind, ipKeys(ip), costOf(calls, limits.ip)), admitProject)
  }
}

export declare namespace createAdmit {
  type Options = {
    /** Pages of the embedded wallet are ours, and only apps of the project can embed them. */
    readonly config: Pick<Config, 'limits' | 'limited'> & Partial<Pick<Config, 'auth'>>
    readonly limiter: Limiter
    readonly load?: Load | undefined
    readonly projects: Pick<Projects, 'find'>
  }
}

/**
 * A batch can cost more than the burst. It is charged at most half of it, so that the
 * next calls are not blocked for long.
 */
function costOf(calls: number, { burst }: Limit): number {
  return Math.min(calls, Math.max(1, Math.floor(burst / 2)))
}

function check(verdict: Verdict): void {
  if (!verdict.admitted) throw new Refusal(rateLimited, { headers: rateLimitHeaders(verdict) })
}

/** A project in development without any origins can be used from anywhere. */
function admitsOrigin({ mode, origins }: Project, origin: string): boolean {
  if (mode === 'development' && origins.length === 0) return true
  return isOriginAllowed(origin, originPatterns(mode, origins))
}
