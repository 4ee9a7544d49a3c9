import { codesOf, isRejection, wordsOf } from './providerError.ts'

const words =
  /\b(user|request|transaction|approval|connection|message|signature)\b.*\b(reject|den(y|ied)|declin|cancel)/i
// Polkadot's wallets say no more than that. Polkadot{.js} remembers a no to the page, and says so from then on.
const shortWords = /^(cancell?ed|rejected( by user)?)\.?$|\bnot allowed to interact with this extension/im

/** Whether the person said no. Few standards have a code for it, and few wallets say who declined. */
export function isDeclined(error: unknown): boolean {
  const said = wordsOf(error)
  return isRejection(error) || (codesOf(error).size === 0 && (words.test(said) || shortWords.test(said)))
}
