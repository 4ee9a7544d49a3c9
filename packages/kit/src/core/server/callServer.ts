import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { apiRetry } from '@latchkey/protocol/retry'
import type * as z from 'zod/mini'
import { getJson } from '../api.ts'
import type { Kit } from '../kit.ts'

/**
 * Calls the host's server by one of the contracts both sides share.
 *
 * The answer is checked by the contract; a refusal is a KitError whose cause
 * says what the server said. Reads are tried again where that may help.
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
  /** What the kit adds by itself. */
  type Caller = 'projectId' | 'st' | 'sv' | 'clientId'
  type Given<Schema, Key extends string> = Schema extends z.ZodMiniType
    ? { [K in Key]: z.input<Schema> }
    : unknown
  type Args<C extends Contract> = Given<C['params'], 'params'> &
    Given<C['body'], 'body'> & {
      query?: C['query'] extends z.ZodMiniType ? Omit<z.input<C['query']>, Caller> : never
      /** How often to try again. @default 3 for reads, 0 for the rest */
      retries?: number | undefined
      signal?: AbortSignal | undefined
      /** See {@link getJson.Options}. */
      token?: string | undefined
      cookies?: boolean | undefined
      cache?: RequestCache | undefined
    }
}
