import { loginNotAllowed } from '@latchkey/protocol/catalogue'
import type { LoginRules } from '../../projects/project.ts'
import { Refusal } from '../../refusal.ts'
import { domainOf, normaliseAddress } from './addresses.ts'

/** What a login has proven about a visitor, in the words of rules. */
export type Proven = {
  readonly accountId: string
  /** One that the visitor, or their provider, has just shown to be theirs. */
  readonly email?: string | undefined
  /** At a provider, such as `google:1083`. */
  readonly subject?: string | undefined
}

/** Throws a Refusal unless the project lets this visitor in. */
export function checkRules(rules: LoginRules | null, proven: Proven): void {
  if (!isAllowed(rules, proven)) throw new Refusal(loginNotAllowed)
}

/** Denials win. */
export function isAllowed(rules: LoginRules | null, { accountId, email, subject }: Proven): boolean {
  if (!rules) return true
  const names = [
    `user:${accountId}`,
    ...(subject === undefined ? [] : [subject]),
    ...(email === undefined ? [] : [normaliseAddress(email), `@${domainOf(email)}`]),
  ]
  // Addresses have no colon, and case does not count in them; in subjects it does.
  const matches = (rule: string) => names.includes(rule.includes(':') ? rule : rule.toLowerCase())
  if (rules.deny?.some(matches)) return false
  return !rules.allow || rules.allow.some(matches)
}
