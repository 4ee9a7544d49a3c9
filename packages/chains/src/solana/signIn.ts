import { signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Driver, SignedIn } from '../driver.ts'
import { isBytes, toSignError } from '../signed.ts'
import { isKey, toBase58 } from './base58.ts'
import { accountOf, insideOf } from './session.ts'
import { featureOf } from './standard.ts'

type SignIn = {
  signIn(...inputs: readonly Readonly<Record<string, unknown>>[]): Promise<readonly unknown[]>
}

/**
 * Sign in with Solana: the wallet writes and signs the message in one step.
 *
 * Because the wallet writes the message, the verifier must parse it and check every field.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export async function signIn({ address, input, session }: Driver.SignInArgs): Promise<SignedIn | undefined> {
  const wallet = insideOf(session)?.session.provider
  const feature = wallet && featureOf<SignIn>(wallet, 'solana:signIn')
  if (!feature) return undefined
  if (address !== undefined) accountOf(session, address)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const asked = address === undefined ? given : { ...given, address }
  const [answer] = await Promise.resolve()
    .then(() => feature.signIn(asked))
    .then((answers) => (Array.isArray(answers) ? answers : []))
    .catch((cause: unknown) => {
      throw toSignError(cause)
    })
  const { account, signature, signedMessage } = (answer ?? {}) as {
    account?: { address?: unknown } | undefined
    signature?: unknown
    signedMessage?: unknown
  }
  const signer = account?.address
  if (!isKey(signer) || !isBytes(signature, 64) || !isBytes(signedMessage))
    throw new KitError(signatureFailed, { details: 'The wallet answered with no signed text.' })
  if (address !== undefined && signer !== address)
    throw new KitError(signatureFailed, { details: `The wallet signed for ${signer}, not for ${address}.` })
  const message = readText(signedMessage)
  const { domain } = asked
  if (
    domain !== undefined &&
    !message.startsWith(`${domain} wants you to sign in with your Solana account:\n${signer}`)
  )
    throw new KitError(signatureFailed, { details: 'The wallet signed another text than it was asked for.' })
  return { address: signer, message, signature: toBase58(signature) }
}

function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new KitError(signatureFailed, { cause, details: 'What the wallet signed is no text.' })
  }
}
