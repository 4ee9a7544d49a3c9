import { createHash, timingSafeEqual } from 'node:crypto'
import type { CreatedPasskey, UsedPasskey } from '@latchkey/protocol/http/passkey'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'

/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257]

/** The site that passkeys belong to, and what they have signed. */
export type Expected = { readonly origin: string; readonly challengeHash: Buffer }

/** A new passkey: its key, and how often it was used. Throws if anything about it is wrong. */
export async function verifyCreated(
  { id, clientDataJSON, attestationObject }: CreatedPasskey,
  expected: Expected,
): Promise<{ publicKey: Buffer; uses: number }> {
  const { registrationInfo, verified } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    ...common(expected),
    supportedAlgorithmIDs: algorithms,
  })
  if (!verified) throw new Error('the attestation does not fit')
  const { credential } = registrationInfo
  if (credential.id !== id) throw new Error('the id is that of another passkey')
  return { publicKey: Buffer.from(credential.publicKey), uses: credential.counter }
}

/** How often a known passkey was used by now. Throws if anything about its answer is wrong. */
export async function verifyUsed(
  { id, ...response }: UsedPasskey,
  known: { readonly publicKey: Buffer; readonly uses: number },
  expected: Expected,
): Promise<number> {
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    ...common(expected),
    // Also refuses a counter that does not grow: the passkey was copied.
    credential: { id, publicKey: Uint8Array.from(known.publicKey), counter: known.uses },
  })
  if (!verified) throw new Error('the signature does not fit')
  return authenticationInfo.newCounter
}

function common({ challengeHash, origin }: Expected) {
  return {
    expectedChallenge: (challenge: string) => timingSafeEqual(hash(challenge), challengeHash),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

export function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
