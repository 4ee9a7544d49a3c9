import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { failure } from '@latchkey/protocol/http/failure'
import * as z from 'zod/mini'
import type { Session } from '../session/session.ts'
import { ServerError } from './ServerError.ts'

const defaultTimeoutMs = 20_000
/** No page shows more; a longer answer is a mistake. */
const maxAnswerBytes = 32 << 20

/**
 * Calls a route by its contract, which types the arguments and validates the answer.
 *
 * A stale proof asks the member to sign in again, and the call is then repeated. Throws a
 * {@link ServerError}.
 *
 * @example
 * const { project } = await callServer(session, projectRead, { params: { id } })
 */
export async function callServer<C extends Contract>(
  session: Session,
  contract: C,
  args: CallArgs<C>,
): Promise<Answer<C>> {
  try {
    return await callOnce(session, contract, args)
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    if (error.status === 401 && session.state.get().status === 'signedIn') {
      // The token may have been ended by the server; a fresh one decides.
      if (!(await session.renew())) throw error
      return callOnce(session, contract, args)
    }
    if (error.code !== 'server/proof_stale') throw error
    await session.confirm()
    return callOnce(session, contract, args)
  }
}

async function callOnce<C extends Contract>(
  session: Session,
  contract: C,
  args: CallArgs<C>,
): Promise<Answer<C>> {
  const { params = {}, query = {}, body, signal, timeoutMs = defaultTimeoutMs } = args as LooseArgs
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const token = await session.token()
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${path}${search.size ? `?${search}` : ''}`, {
    method: contract.method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw unreachable(cause)
  })
  const text = await response.text().catch((cause: unknown) => {
    throw unreachable(cause)
  })
  if (text.length > maxAnswerBytes) throw notUnderstood(response.status)
  const json = parse(text)
  if (!response.ok) throw refusal(response.status, json)
  const answer = z.safeParse(contract.answer, json)
  if (!answer.success) throw notUnderstood(response.status, answer.error)
  return answer.data as Answer<C>
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function refusal(status: number, json: unknown): ServerError {
  const { data } = z.safeParse(failure, json)
  const reason = data?.reasons[0]
  return new ServerError({
    status,
    code: data?.code ?? `console/http_${status}`,
    field: reason?.field ?? '',
    description: reason?.description ?? `HTTP ${status}`,
  })
}

function unreachable(cause: unknown): ServerError {
  return new ServerError({
    status: 0,
    code: 'console/unreachable',
    field: '',
    description: 'The server does not answer',
    cause,
  })
}

function notUnderstood(status: number, cause?: unknown): ServerError {
  return new ServerError({
    status,
    code: 'console/answer_unknown',
    field: '',
    description: 'The answer is not the one that was expected',
    cause,
  })
}

type LooseArgs = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
}

type Given<Schema, Key extends string> = Schema extends z.ZodMiniType
  ? { [K in Key]: z.input<Schema> }
  : unknown
/** Query parameters that the kit adds to its own calls. */
type KitQuery = 'projectId' | 'st' | 'sv' | 'clientId'

/** What a contract must be given. */
export type CallArgs<C extends Contract> = Given<C['params'], 'params'> &
  Given<C['body'], 'body'> & {
    query?: C['query'] extends z.ZodMiniType
      ? Omit<z.input<C['query']>, KitQuery> &
          Partial<Pick<z.input<C['query']>, KitQuery & keyof z.input<C['query']>>>
      : never
    signal?: AbortSignal | undefined
    /** @default 20 s */
    timeoutMs?: number | undefined
  }
