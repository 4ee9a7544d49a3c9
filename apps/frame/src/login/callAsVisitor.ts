import { loginTokenInvalid } from '@latchkey/protocol/catalogue/emailLogin'
import type { Answer, Contract } from '@latchkey/protocol/http/contract'
import type { CallArgs, CallServer } from './callServer.ts'
import { failureOf } from './failureOf.ts'
import type { LoginSession } from './loginSession.ts'

/** Calls the login's server in the name of the visitor who is logged in. */
export async function callAsVisitor<One extends Contract>(
  { call, login }: callAsVisitor.Given,
  contract: One,
  args: Omit<CallArgs, 'token'> = {},
  renew = false,
): Promise<Answer<One>> {
  const { accessToken: token } = await login.session({ renew })
  try {
    return await call(contract, { ...args, token })
  } catch (error) {
    // A device that was asleep does not know how old its token is.
    if (renew || failureOf(error).code !== loginTokenInvalid.code) throw error
    return callAsVisitor({ call, login }, contract, args, true)
  }
}

export declare namespace callAsVisitor {
  type Given = { readonly call: CallServer; readonly login: Pick<LoginSession, 'session'> }
}
