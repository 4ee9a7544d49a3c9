import type { Answer, Body, Params } from '@latchkey/protocol/http/contract'
import * as z from 'zod/mini'
import { type RemoteName, remoteContracts } from './remoteContracts.ts'

type Remote<Name extends RemoteName> = (typeof remoteContracts)[Name]

/** Calls the server through the page. A call that fails may have had its effect. */
export type RemoteCall = <Name extends RemoteName>(
  name: Name,
  args?: { readonly body?: Body<Remote<Name>>; readonly params?: Params<Remote<Name>> },
) => Promise<Answer<Remote<Name>>>

const reply = z.strictObject({
  id: z.int(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string().check(z.maxLength(64))),
  retryAfter: z.optional(z.number()),
})

/**
 * The server, through a port to the page that holds the session.
 *
 * A call is `{ id, call, body, params }`, and its answer `{ id, result }` or `{ id, error, retryAfter }`.
 */
export function remoteCalls(port: MessagePort): RemoteCall {
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  port.addEventListener('message', ({ data }) => {
    const { data: parsed } = reply.safeParse(data)
    if (!parsed) return
    const { id } = parsed
    const waiting = pending.get(id)
    pending.delete(id)
    if (parsed.error === undefined) waiting?.resolve(parsed.result)
    else waiting?.reject(new RemoteError(parsed.error, parsed.retryAfter))
  })
  port.start()

  return async (name, { body, params } = {}) => {
    count += 1
    const waiting = Promise.withResolvers<unknown>()
    pending.set(count, waiting)
    port.postMessage({ id: count, call: name, body, params })
    // The page checks too; but what opens the vault is checked where it is used.
    const { data, success } = remoteContracts[name].answer.safeParse(await waiting.promise)
    if (!success) throw new RemoteError('request/invalid_response')
    return data as never
  }
}

/** The server refused or could not be reached; the code says why. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly code: string
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined
  constructor(code: string, retryAfter?: number) {
    super(`The server failed: ${code}`)
    this.code = code
    this.retryAfter = retryAfter
  }
}
