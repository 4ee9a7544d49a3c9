import { loginSessionEnded, loginTokenInvalid } from '@latchkey/protocol/catalogue/emailLogin'
import type { FrameFailure } from '@latchkey/protocol/frame/calls'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import * as z from 'zod/mini'
import type { CallServer } from '../login/callServer.ts'
import type { LoginSession } from '../login/loginSession.ts'
import { type RemoteName, remoteContracts } from '../remoteContracts.ts'

/** A wallet with a hundred factors and several generations has less. */
const maxAnswerBytes = 1_048_576

const outdated: ReadonlySet<string> = new Set([loginTokenInvalid.code, loginSessionEnded.code])

const message = z.strictObject({
  id: z.int(),
  call: z.enum(Object.keys(remoteContracts) as [RemoteName, ...RemoteName[]]),
  // The server checks them.
  body: z.optional(z.custom<object>()),
  params: z.optional(z.custom<Readonly<Record<string, string>>>()),
})

/**
 * Passes calls of the worker on to the server, with the session of the visitor. Halves and
 * secrets in them are encrypted for the worker or the server, so they are never seen here.
 */
export function relayCalls(port: MessagePort, { auth, escrow, session, vault }: relayCalls.Options): void {
  async function pass(asked: z.infer<typeof message>, renew = false): Promise<unknown> {
    const { body, call, params } = asked
    const { accessToken: token } = await session({ renew })
    const server = call.startsWith('escrow') ? escrow : call.startsWith('login') ? auth : vault
    try {
      return await server(remoteContracts[call], { body, params, token, maxAnswerBytes })
    } catch (error) {
      // A device that was asleep does not know how old its token is, nor whether it was removed meanwhile.
      if (!outdated.has(failureOf(error).code) || renew) throw error
      return pass(asked, true)
    }
  }

  port.addEventListener('message', async ({ data }) => {
    const { data: asked } = message.safeParse(data)
    if (!asked) return
    const { id } = asked
    try {
      port.postMessage({ id, result: await pass(asked) })
    } catch (error) {
      const { code, retryAfter } = failureOf(error)
      port.postMessage({ id, error: code, retryAfter })
    }
  })
  port.start()
}

export declare namespace relayCalls {
  type Options = Pick<LoginSession, 'session'> & {
    /** The roles of the server: each has nonces, and perhaps an origin, of its own. */
    readonly auth: CallServer
    readonly vault: CallServer
    readonly escrow: CallServer
  }
}

function failureOf(error: unknown): FrameFailure {
  return error instanceof FrameRefusal ? error.failure : { code: 'request/http_failed' }
}
