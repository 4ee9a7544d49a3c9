import { type Latchkey, modal } from 'latchkey'
import { getAccessToken, type SiwxState, signIn, siwx } from 'latchkey/siwx'
import { openKit } from './openKit.tsx'
import type { Session } from './session.ts'

/** After a step of the modal closes it, the next one may open it again. */
const closedMs = 400

/**
 * Opens the modal until the member has signed in. False if they closed it.
 *
 * With `isFresh`, a session from before does not count: the wallet signs again.
 */
export async function signInWithKit(
  session: Session,
  { isFresh = false, ...options }: signInWithKit.Options,
): Promise<boolean> {
  const kit = openKit(options)
  kit.open()
  const signed = await waitForSession(kit, isFresh)
  if (!signed) {
    kit.destroy()
    return false
  }
  const { accountAddress, chainId } = signed.session
  await session.adopt(`${chainId}:${accountAddress}`, () => getAccessToken(kit))
  kit.close()
  // With a cookie, the session no longer depends on what the wallet does. Without, the kit has it.
  if (session.hasCookie()) kit.destroy()
  return true
}

export declare namespace signInWithKit {
  type Options = openKit.Options & { isFresh?: boolean | undefined }
}

type SignedIn = Extract<SiwxState, { status: 'signedIn' }>

function waitForSession(kit: Latchkey, isFresh: boolean): Promise<SignedIn | undefined> {
  return new Promise((resolve) => {
    let hasSigned = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const stops: (() => void)[] = []
    const finish = (result: SignedIn | undefined) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(result)
    }
    const follow = () => {
      const state = siwx.of(kit).get()
      if (state.status === 'verifying') hasSigned = true
      if (state.status === 'signedIn') {
        if (hasSigned || !isFresh) return finish(state)
        // Declining leads to the sign-in view, where it can be repeated.
        void signIn(kit).catch(() => kit.open({ name: 'SIWXSignMessage' }))
        return
      }
      clearTimeout(timer)
      if (modal.of(kit).get().status === 'open' || state.status === 'signing' || state.status === 'verifying')
        return
      timer = setTimeout(() => finish(undefined), closedMs)
    }
    stops.push(siwx.of(kit).subscribe(follow), modal.of(kit).subscribe(follow))
    follow()
  })
}
