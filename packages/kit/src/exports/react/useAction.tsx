import type { KitError } from '@latchkey/protocol/errors'
import { useMemo, useRef, useState } from 'react'
import type { Kit } from '../../core/kit.ts'
import { sendTransaction } from '../../core/transactions/sendTransaction.ts'
import { signMessage, signTypedData } from '../../core/transactions/sign.ts'
import { useKit } from '../../ui/kit.tsx'

/** Any function that takes the kit first, such as `signMessage`. */
type Action<Args extends unknown[], Result> = (kit: Kit, ...args: Args) => Promise<Result>

export type ActionState<Result> =
  | { readonly status: 'idle'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'pending'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'success'; readonly data: Result; readonly error?: undefined }
  | { readonly status: 'error'; readonly data?: undefined; readonly error: KitError | Error }

export type ActionValue<Args extends unknown[], Result> = ActionState<Result> & {
  /** Runs the action. Resolves and rejects as the action does; `status` and `error` tell the same. */
  run(...args: Args): Promise<Result>
  /** Forgets the result, also of an action that is still running. */
  reset(): void
}

const idle = { status: 'idle' } as const

/**
 * A function that takes the kit, for use in a component: bound to the kit, with its state.
 *
 * @example
 * const { run, status, error } = useAction(signMessage)
 * return <button onClick={() => run('Hello')}>Sign</button>
 */
export function useAction<Args extends unknown[], Result>(
  action: Action<Args, Result>,
): ActionValue<Args, Result> {
  const kit = useKit()
  const [state, setState] = useState<ActionState<Result>>(idle)
  const latest = useRef<object | undefined>(undefined)
  return useMemo(() => {
    /** Later runs replace earlier ones. */
    const begin = (first: ActionState<Result>) => {
      const run = {}
      latest.current = run
      setState(first)
      return (next: ActionState<Result>) => latest.current === run && setState(next)
    }
    return {
      ...state,
      run(...args) {
        const update = begin({ status: 'pending' })
        const running = action(kit, ...args)
        // Also keeps a declined request from being reported as an unhandled rejection.
        running.then(
          (data) => update({ status: 'success', data }),
          (error: Error) => update({ status: 'error', error }),
        )
        return running
      },
      reset: () => void begin(idle),
    }
  }, [action, kit, state])
}

/** Asks the wallet to sign a message: `run(message)`. */
export function useSignMessage() {
  return useAction(signMessage)
}

/** Asks the wallet to sign structured data: `run(data)`. */
export function useSignTypedData() {
  return useAction(signTypedData)
}

/** Asks the wallet to send a transaction: `run(transaction)`. `data` is its handle. */
export function useSendTransaction() {
  return useAction(sendTransaction)
}
