import { loginAttemptEnded, loginCodeWrong, loginTooManyTries } from '@latchkey/protocol/catalogue'
import { failureOf } from '../../login/failureOf.ts'
import { isPassing } from '../../login/isPassing.ts'
import { codeLength, typedCode } from './typedCode.ts'

/** The entry of a code, from the first digit to the answer of the server. */
export type CodeEntry =
  | { readonly status: 'typing'; readonly digits: string; readonly problem?: CodeProblem | undefined }
  | { readonly status: 'checking'; readonly digits: string }
  | { readonly status: 'over'; readonly reason: 'expired' | 'tooMany' }
  /** Something that another code does not solve. */
  | { readonly status: 'failed' }

export type CodeProblem =
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'offline' }

export type CodeEvent =
  | { readonly type: 'type'; readonly text: string }
  /** Also by itself, with the last digit. */
  | { readonly type: 'submit' }
  | { readonly type: 'refuse'; readonly error: unknown; readonly triesLeft: number }

export const emptyEntry: CodeEntry = { status: 'typing', digits: '' }

export function transition(state: CodeEntry, event: CodeEvent): CodeEntry {
  if (state.status === 'typing' && event.type === 'type') {
    const digits = typedCode(event.text)
    if (digits === state.digits) return state
    return digits.length === codeLength ? { status: 'checking', digits } : { status: 'typing', digits }
  }
  if (state.status === 'typing' && event.type === 'submit' && state.digits.length === codeLength)
    return { status: 'checking', digits: state.digits }
  if (state.status === 'checking' && event.type === 'refuse') return refused(state.digits, event)
  return state
}

function refused(digits: string, { error, triesLeft }: CodeEvent & { type: 'refuse' }): CodeEntry {
  const { code = '' } = failureOf(error)
  if (isPassing(code)) return { status: 'typing', digits, problem: { kind: 'offline' } }
  switch (code) {
    case loginCodeWrong.code:
      return { status: 'typing', digits: '', problem: { kind: 'wrong', triesLeft } }
    case loginTooManyTries.code:
      return { status: 'over', reason: 'tooMany' }
    case loginAttemptEnded.code:
      return { status: 'over', reason: 'expired' }
    default:
      return { status: 'failed' }
  }
}
