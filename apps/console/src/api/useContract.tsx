import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { type Session, useSession } from '../session/SessionProvider.tsx'
import { type CallArgs, callServer } from './callServer.ts'
import { readKnown, writeKnown } from './lastKnown.ts'
import { ServerError } from './ServerError.ts'

/** What a page knows of an answer. */
export type Known<Data> = {
  readonly data: Data | undefined
  readonly error: ServerError | undefined
  /** There is neither an answer nor a failure yet. */
  readonly isLoading: boolean
  readonly isFetching: boolean
  /** When the shown answer was given, if a newer one could not be had. */
  readonly lastKnownAt: number | undefined
  readonly retry: () => void
}

type Options = {
  /** @default true */
  isEnabled?: boolean | undefined
  /** Asks again this often while the page is shown. */
  refetchMs?: number | undefined
  /** For answers that must not be kept in the tab. @default true */
  isKept?: boolean | undefined
}

/**
 * Reads a contract. The last answer of this tab is shown at once and replaced by a fresh one;
 * if the server is away it stays, and `lastKnownAt` says from when it is.
 *
 * @example
 * const project = useContract(projectRead, { params: { id } })
 */
export function useContract<C extends Contract>(
  contract: C,
  args: Omit<CallArgs<C>, 'signal'>,
  options: Options = {},
): Known<Answer<C>> {
  const session = useSession()
  const query = useQuery(contractOptions(session, contract, args, options))
  const knownAt = () =>
    query.dataUpdatedAt ||
    restoredAt.get(`${session.account() ?? ''} ${JSON.stringify(keyOf(contract, args))}`)
  return {
    data: query.data as Answer<C> | undefined,
    error: query.error ? asServerError(query.error) : undefined,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    lastKnownAt: query.error && query.data !== undefined ? knownAt() : undefined,
    retry: () => void query.refetch(),
  }
}

/** When answers were given that come from before a reload, by account and key. */
const restoredAt = new Map<string, number>()

/** Query options of a contract, for what `useContract` does not do. */
export function contractOptions<C extends Contract>(
  session: Session,
  contract: C,
  args: Omit<CallArgs<C>, 'signal'>,
  { isEnabled = true, refetchMs, isKept = true }: Options = {},
) {
  const key = keyOf(contract, args)
  const account = session.account() ?? ''
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Answer<C>> => {
      const answer = await callServer(session, contract, { ...args, signal } as unknown as CallArgs<C>)
      if (isKept) writeKnown(account, JSON.stringify(key), answer, Date.now())
      return answer
    },
    enabled: isEnabled,
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
    ...(isKept && {
      initialData: () => restore<C>(account, key) as never,
      // It is never fresh, however young: the server is asked at once.
      initialDataUpdatedAt: 0,
    }),
  })
}

function restore<C extends Contract>(account: string, key: QueryKey): Answer<C> | undefined {
  const name = JSON.stringify(key)
  const known = readKnown(account, name)
  if (known) restoredAt.set(`${account} ${name}`, known.at)
  return known?.answer as Answer<C> | undefined
}

/** Answers of one contract share the start of their key: `invalidateQueries({ queryKey: keyOf(contract) })`. */
export function keyOf(contract: Contract, args?: object): QueryKey {
  return args ? [contract.path, contract.method, args] : [contract.path, contract.method]
}

export function asServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error
  const description = error instanceof Error ? error.message : String(error)
  return new ServerError({ status: -1, code: 'console/failed', field: '', description, cause: error })
}
