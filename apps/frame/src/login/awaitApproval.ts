import { failureOf } from './failureOf.ts'
import { isPassing } from './isPassing.ts'
import { pause } from './pause.ts'
import type { SocialLogin } from './socialLogin.ts'

const retryMs = 3_000

/** Resolves once the visitor has approved in an app, also if the server cannot be reached meanwhile. */
export async function awaitApproval(
  social: Pick<SocialLogin, 'returned'>,
  visitId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await social.returned(visitId, signal, () => undefined)
    } catch (error) {
      const { code = '' } = failureOf(error)
      if (signal.aborted || !isPassing(code)) throw error
      await pause(retryMs, signal)
    }
  }
}
