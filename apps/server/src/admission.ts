import { originRefused, projectMissing, projectUnknown, rateLimited } from '@latchkey/protocol/catalogue'
import { isOriginAllowed, originPatterns } from '@latchkey/protocol/origin'
import type { Config } from './config.ts'
import { andThen, type Later } from './later.ts'
import { ipKey } from './limits/ipKey.ts'
import type { Limit, Limiter, Verdict } from './limits/limiter.ts'
import type { RouteClass } from './limits/limits.ts'
import { rateLimitHeaders } from './limits/rateLimitHeaders.ts'
import type { Project } from './projects/project.ts'
import type { Projects } from './projects/projects.ts'
import { Refusal } from './refusal.ts'

/**
 * Admits a call, however it came: charges the address, then finds the project,
 * checks its origins and charges it. What the call does not name is left out, so
 * that an address can be charged before a body is read. Gives the project, and
 * throws or rejects with a Refusal.
 */
export type Admit = (call: Admit.Call) => Later<Project | undefined>

export declare namespace Admit {
  type Call = {
    readonly class: RouteClass
    readonly ip?: string | undefined
    readonly project?: {
      readonly id: string | undefined
      /** Not checked where there is none: only pages have one. */
      readonly origin: string | undefined
    }
    /** How many are charged. @default 1 */
    readonly calls?: number
  }
}

export function createAdmit({ config, limiter, projects }: createAdmit.Options): Admit {
  function charge(key: string, limit: Limit, calls: number): Later<void> {
    if (!config.limited || calls < 1) return
    // A batch may be larger than what can be saved up: it takes half of that, which comes back while others wait too.
    const most = Math.max(1, Math.floor(limit.burst / 2))
    return andThen(limiter.take(key, limit, Math.min(calls, most)), check)
  }

  return ({ class: kind, ip, project: named, calls = 1 }) => {
    const limits = config.limits[kind]
    const admitProject = () => {
      if (!named) return undefined
      if (named.id === undefined) throw new Refusal(projectMissing)
      return andThen(projects.find(named.id), (project) => {
        if (!project || project.disabled) throw new Refusal(projectUnknown)
        if (named.origin !== undefined && !admitsOrigin(project, named.origin))
          throw new Refusal(originRefused)
        return andThen(charge(`project:${kind}:${project.id}`, limits.project, calls), () => project)
      })
    }
    return ip === undefined
      ? admitProject()
      : andThen(charge(`ip:${kind}:${ipKey(ip)}`, limits.ip, calls), admitProject)
  }
}

export declare namespace createAdmit {
  type Options = {
    readonly config: Pick<Config, 'limits' | 'limited'>
    readonly limiter: Limiter
    readonly projects: Pick<Projects, 'find'>
  }
}

function check(verdict: Verdict): void {
  if (!verdict.admitted) throw new Refusal(rateLimited, { headers: rateLimitHeaders(verdict) })
}

/** A project under development that lists nothing may be tried from anywhere. */
function admitsOrigin({ mode, origins }: Project, origin: string): boolean {
  if (mode === 'development' && origins.length === 0) return true
  return isOriginAllowed(origin, originPatterns(mode, origins))
}
