import type { MessageKey } from '../../screens/messages/keys.gen.ts'
import { PasskeyError } from './passkey.ts'

/** The frame could not act on what the visitor did. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What the visitor typed or chose cannot be used. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: MessageKey
  constructor(problem: MessageKey) {
    super(problem)
    this.problem = problem
  }
}

type Known =
  | 'codeLate'
  | 'codeLocked'
  | 'codeWrong'
  | 'confirmWrong'
  | 'conflict'
  | 'declined'
  | 'deviceCode'
  | 'ended'
  | 'limited'
  | 'off'
  | 'stopped'
  | 'unknown'

/** What has words of its own. */
const known: Readonly<Record<string, Known>> = {
  'handover/declined': 'declined',
  'handover/ended': 'ended',
  'handover/unknown': 'deviceCode',
  'vault/code_locked': 'codeLocked',
  'vault/code_required': 'codeLate',
  'vault/code_wrong': 'codeWrong',
  'vault/confirm_required': 'confirmWrong',
  'vault/confirm_wrong': 'confirmWrong',
  'login/passkey_unknown': 'unknown',
  'login/provider_off': 'off',
  'vault/conflict': 'conflict',
  'vault/stale': 'conflict',
  'vault/release_limited': 'limited',
  'vault/stopped': 'stopped',
}

/** Why a step failed, in words. `used` is what the visitor used in it. */
export function problemOf(error: unknown, used: 'kit' | 'passkey' | 'both' = 'both'): MessageKey {
  if (error instanceof PasskeyError) return `security.problem.${error.problem}`
  if (error instanceof ProblemError) return error.problem
  const code = error instanceof TaskFailure ? error.code : ''
  // No such factor, or facts that this secret does not open.
  const isMistaken = code === 'vault/unknown_factor' || code === 'vault/wrong_meta'
  if (isMistaken && used === 'kit') return 'security.problem.wrongKit'
  if (isMistaken && used === 'passkey') return 'security.problem.foreign'
  return `security.problem.${known[code] ?? 'failed'}`
}
