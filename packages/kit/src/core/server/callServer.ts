import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { apiRetry } from '@latchkey/protocol/retry'
import type * as z from 'zod/mini'
import type { Kit } from '../kit.ts'
import { getJson } from './api.ts'

/**
 * Calls a route of the server by its contract, which validates the response.
 *
 * Throws a {@link KitError} whose `cause` is the error response. Reads are
 * retried.
 */
export function callServer<C extends Contract>(
  kit: Kit,
  contract: C,
  args: callServer.Args<C>,
): Promise<Answer<C>> {
  const { params = {}, query, body, retries, signal, token, cookies, cache } = args as Loose
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return getJson<Answer<C>>(kit, path, {
    schema: contract.answer as never,
    method: contract.method,
    token,
    cookies,
    cache,
    query,
    body,
    signal,
    retries: retries ?? (contract.method === 'GET' ? apiRetry.retries : 0),
  })
}

type Loose = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  retries?: number
  signal?: AbortSignal
  token?: string
  cookies?: boolean
  cache?: RequestCache
}

export declare namespace callServer {
  /** Query parameters the kit adds. */
  type Caller = 'projectId' | 'st' | 'sv' | 'clientId'
  type Given<Schema, Key extends string> = Schema extends z.ZodMiniType
    ? { [K in Key]: z.input<Schema> }
    : unknown
  type Args<C extends Contract> = Given<C['params'], 'params'> &
    Given<C['body'], 'body'> & {
      query?: C['query'] extends z.ZodMiniType ? Omit<z.input<C['query']>, Caller> : never
      /** @default 3 for reads, otherwise 0 */
      retries?: number | undefined
      signal?: AbortSignal | undefined
      /** See {@link getJson.Options}. */
      token?: string | undefined
      cookies?: boolean | undefined
      cache?: RequestCache | undefined
    }
}
