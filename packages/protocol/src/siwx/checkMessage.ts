import type { ChainId } from '../caip.ts'
import { isSameAddress } from '../lookAlike.ts'
import { hostOf, type SiwxMessage } from './message.ts'
import { splitRecap } from './recap.ts'

/** Reasons to refuse a well-formed message. */
export type MessageProblem =
  | 'domain'
  | 'uri'
  | 'nonce'
  | 'address'
  | 'chain'
  | 'issued_too_early'
  | 'issued_in_future'
  | 'expired'
  | 'not_yet_valid'
  | 'recap'

/** Milliseconds that `issuedAt` may differ from now, in either direction, to allow for clock skew. */
export const issuedWithinMs = 300_000

/** All problems of a message, in the order of `MessageProblem`; empty if there are none. */
export function checkMessage(message: SiwxMessage, expected: checkMessage.Expected): MessageProblem[] {
  const { domain, uri, nonce, address, chainId, now } = expected
  const within = expected.issuedWithinMs ?? issuedWithinMs
  const issued = Date.parse(message.issuedAt)
  const problems: [MessageProblem, boolean][] = [
    ['domain', message.domain !== domain],
    // The message must be for the page that signs in.
    ['uri', uri === undefined ? hostOf(message.uri) !== domain : message.uri !== uri],
    ['nonce', message.nonce !== nonce],
    ['address', address !== undefined && !isSameAddress(message.address, address)],
    ['chain', chainId !== undefined && message.chainId !== chainId],
    ['issued_too_early', !(issued >= now - within)],
    ['issued_in_future', !(issued <= now + within)],
    ['expired', message.expirationTime !== undefined && !(now < Date.parse(message.expirationTime))],
    ['not_yet_valid', message.notBefore !== undefined && !(now >= Date.parse(message.notBefore))],
    ['recap', splitRecap(message) === undefined],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}

export declare namespace checkMessage {
  type Expected = {
    domain: string
    /** @default any URI of the domain */
    uri?: string | undefined
    nonce: string
    /** Unix milliseconds. */
    now: number
    /** @default any */
    address?: string | undefined
    /** @default any */
    chainId?: ChainId | undefined
    /** Milliseconds; `Infinity` for a message that was already checked when it was issued. @default five minutes */
    issuedWithinMs?: number | undefined
  }
}
