import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/SessionProvider.tsx'
import { type CallArgs, callServer } from './callServer.ts'
import type { ServerError } from './ServerError.ts'
import { asServerError, keyOf } from './useContract.tsx'

export type Change<C extends Contract> = {
  /** Resolves to the answer; to undefined if it failed, and `error` says why. */
  readonly run: (args: CallArgs<C>) => Promise<Answer<C> | undefined>
  readonly isRunning: boolean
  readonly error: ServerError | undefined
  readonly reset: () => void
}

/**
 * Changes something by a contract. Answers of the contracts in `invalidates` are then read again.
 * What needs a recent signature asks for one and goes on.
 *
 * @example
 * const rename = useChange(projectSet, { invalidates: [projectRead, memberMe] })
 * await rename.run({ params: { id }, body: { name } })
 */
export function useChange<C extends Contract>(
  contract: C,
  { invalidates = [], onDone }: useChange.Options<C> = {},
): Change<C> {
  const session = useSession()
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (args: CallArgs<C>) => callServer(session, contract, args),
    onSuccess: async (answer) => {
      onDone?.(answer)
      await Promise.all(invalidates.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
    },
  })
  return {
    run: (args) => mutation.mutateAsync(args).catch(() => undefined),
    isRunning: mutation.isPending,
    error: mutation.error ? asServerError(mutation.error) : undefined,
    reset: mutation.reset,
  }
}

export declare namespace useChange {
  type Options<C extends Contract> = {
    invalidates?: readonly Contract[] | undefined
    onDone?: ((answer: Answer<C>) => void) | undefined
  }
}
