import {
  addressInvalid,
  chainUnsupported,
  originRefused,
  signatureInvalid,
  siwxMessageRefused,
  siwxMessageUnreadable,
  siwxNonceInvalid,
} from '@latchkey/protocol/catalogue'
import type { Body } from '@latchkey/protocol/http/contract'
import type { siwxSignIn } from '@latchkey/protocol/http/siwx'
import { isCacaoOf } from '@latchkey/protocol/siwx/cacao'
import { checkMessage } from '@latchkey/protocol/siwx/checkMessage'
import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import { parseMessage } from '@latchkey/protocol/siwx/parseMessage'
import type { Chains } from '../../chains/chains.ts'
import { Refusal } from '../../refusal.ts'
import type { Nonces } from './nonces.ts'

/** A verified sign-in, except that the nonce may have been used. */
export type SignIn = {
  readonly fields: SiwxMessage
  /** CAIP-10 in canonical spelling. */
  readonly account: string
  readonly nonceExpires: number
}

/** Verifies that the account signed this message for this page, now. The most expensive check comes last. */
export async function checkSignIn(args: checkSignIn.Args): Promise<SignIn> {
  const { chains, nonces, projectId, origin, now, signed } = args
  const { message, signature, cacao } = signed
  // The origin identifies the page; callers without a browser name the page themselves.
  const page = origin === undefined ? null : URL.parse(origin)
  if (!page?.host) throw new Refusal(originRefused)
  const fields = parseMessage(message)
  if (!fields) throw new Refusal(siwxMessageUnreadable)
  const nonceExpires = nonces.read(projectId, fields.nonce, now)
  if (nonceExpires === undefined) throw new Refusal(siwxNonceInvalid)
  const [problem] = checkMessage(fields, { domain: page.host, nonce: fields.nonce, now })
  if (problem) throw refused(problem)
  if (URL.parse(fields.uri)?.origin !== page.origin) throw refused('uri')
  if (cacao !== undefined && !isCacaoOf(cacao, signed)) throw refused('cacao')

  const { chainId: chain, address } = fields
  const served = chains.find(chain)
  if (!served?.family.verifyMessage) throw new Refusal(chainUnsupported)
  if (!served.family.isAddress(address, served.id)) throw new Refusal(addressInvalid)
  if (!(await chains.verifyMessage({ chain, address, message, signature })))
    throw new Refusal(signatureInvalid)
  return { fields, account: `${chain}:${served.family.normalise(address)}`, nonceExpires }
}

export declare namespace checkSignIn {
  type Args = {
    chains: Chains
    nonces: Nonces
    projectId: string
    /** Origin of the request, allowed by the project. */
    origin: string | undefined
    now: number
    signed: Pick<Body<typeof siwxSignIn>, 'message' | 'signature' | 'cacao'>
  }
}

function refused(problem: string): Refusal {
  return new Refusal(siwxMessageRefused, { values: { problem } })
}
