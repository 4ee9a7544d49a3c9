import { rateLimited } from '@latchkey/protocol/catalogue'
import type { Deps } from '../../deps.ts'
import { parseRequest } from '../../gateway/jsonRpc/parseRequest.ts'
import { ipKey } from '../../limits/ipKey.ts'
import type { Limit } from '../../limits/limiter.ts'
import { Refusal } from '../../refusal.ts'
import type { Project } from '../projects/project.ts'

/** What callers have left to spend on calls beyond the one a request was admitted for. */
export type CallBudget = {
  /** The rest of a batch. Rejects with a Refusal when it is too much. */
  takeBatch(caller: CallBudget.Caller, body: string): Promise<void>
  /** A frame on a socket; resolves to whether it may be answered. */
  takeFrame(caller: CallBudget.Caller, text: string): Promise<boolean>
}

export declare namespace CallBudget {
  type Caller = { readonly ip: string; readonly project?: Pick<Project, 'id'> | undefined }
}

const batchStart = /^\s*\[/

export function createCallBudget({ config, limiter }: Deps): CallBudget {
  const { ip, project } = config.limits.rpc

  async function take(caller: CallBudget.Caller, calls: number): Promise<number | undefined> {
    if (!config.limited || calls < 1) return undefined
    const accounts: [string, Limit][] = [[`ip:rpc:${ipKey(caller.ip)}`, ip]]
    if (caller.project) accounts.push([`project:rpc:${caller.project.id}`, project])
    for (const [key, limit] of accounts) {
      // A batch may be larger than what can be saved up: it takes half of that, which comes back while others wait too.
      const most = Math.max(1, Math.floor(limit.burst / 2))
      const verdict = await limiter.take(key, limit, Math.min(calls, most))
      if (!verdict.admitted) return verdict.retryAfter
    }
    return undefined
  }

  return {
    async takeBatch(caller, body) {
      const wait = await take(caller, countCalls(body) - 1)
      if (wait !== undefined) throw new Refusal(rateLimited, { retryAfter: Math.ceil(wait / 1000) })
    },
    async takeFrame(caller, text) {
      return (await take(caller, batchStart.test(text) ? countCalls(text) : 1)) === undefined
    },
  }
}

/** Counted in what will be answered: a text has many ways to write the same calls. */
function countCalls(body: string): number {
  const parsed = parseRequest(body)
  return parsed.kind === 'batch' ? Math.max(1, parsed.calls.length) : 1
}
