import { codesOf, isRejection, messageOf } from './providerError.ts'

const words =
  /\b(user|request|transaction|approval|connection|message|signature)\b.*\b(reject|den(y|ied)|declin|cancel)/i
// Polkadot wallets use these short messages. Polkadot{.js} remembers a rejected page and answers with the last one from then on.
const shortWords = /^(cancell?ed|rejected( by user)?)\.?$|\bnot allowed to interact with this extension/im

/** Whether the visitor declined. Few standards have a code for this, so messages are matched if there is no code. */
export function isDeclined(error: unknown): boolean {
  const message = messageOf(error)
  return (
    isRejection(error) || (codesOf(error).size === 0 && (words.test(message) || shortWords.test(message)))
  )
}
