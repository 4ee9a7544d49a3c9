import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { problemOf, TaskFailure } from '../taskFailure.ts'

/** Failures of a login have words of their own here. */
export function problemIn(error: unknown, used: 'kit' | 'passkey' | 'both' = 'both'): MessageKey {
  const code = error instanceof TaskFailure ? error.code : ''
  if (code === 'escrow/login_required' || code === 'login/required') return 'exit.problem.login'
  if (code === 'login/code_wrong') return 'exit.problem.code'
  if (code === 'login/attempt_ended') return 'exit.problem.ended'
  if (code === 'login/cool_down' || code.endsWith('_limited')) return 'security.problem.limited'
  return problemOf(error, used)
}
