import { codesOf, isRejection, wordsOf } from './providerError.ts'

const words =
  /\b(user|request|transaction|approval|connection|message|signature)\b.*\b(reject|den(y|ied)|declin|cancel)/i

/** Whether the person said no. The standard has no code for it, and few of its wallets say who declined. */
export function isDeclined(error: unknown): boolean {
  return isRejection(error) || (codesOf(error).size === 0 && words.test(wordsOf(error)))
}
