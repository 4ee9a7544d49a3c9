import { codesOf, isRejection, wordsOf } from '../providerError.ts'

const words =
  /^(cancell?ed|rejected|(the )?(user|request)\b.*\b(reject|den(y|ied)|declin|cancel))|\bnot allowed to interact with this extension/im

/**
 * Whether the person said no. These wallets have no codes, only words: "Cancelled" of Polkadot{.js}
 * and Talisman, "Rejected by user" of SubWallet. Polkadot{.js} remembers a no to the page: from then
 * on the page is "not allowed to interact with this extension", without a prompt.
 */
export function isDeclined(error: unknown): boolean {
  return isRejection(error) || (codesOf(error).size === 0 && words.test(wordsOf(error)))
}

/** Whether the wallet is waiting for the visitor's answer to an earlier request of this page. */
export function isWaiting(error: unknown): boolean {
  return codesOf(error).has(-32002) || /\bpending authorization request/i.test(wordsOf(error))
}
