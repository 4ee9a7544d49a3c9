import { type Confirmation, confirmText } from '@latchkey/protocol/http/vault'
import { fromBase64Url, hashText, toBase64Url } from '../../login/base64Url.ts'
import type { Challenge, SignedChallenge } from '../../login/passkeyLogin.ts'
import { type Bytes, randomBytes, toUtf8, wipe } from '../../vault/bytes.ts'
import type { PasskeyAsk, PasskeyFacts, PasskeyKey } from '../tasks.ts'

// Only in a window of the wallet: pages cannot cover it, and not every browser lets a frame
// create passkeys. What the authenticator computes leaves this file as the secret of a factor.
// Of the rest of a credential, only what the server checks does, field by field: its `toJSON()`
// contains the secret.

/** A passkey that is at hand. */
export type PasskeyFactor = { readonly kind: 'passkey'; readonly id: string; readonly secret: Bytes }

/** Why there is none: the visitor left, it cannot compute a secret, it is not one of a wallet, the browser has none, or the window was open for too long. */
export type PasskeyProblem = 'cancelled' | 'noPrf' | 'foreign' | 'unsupported' | 'worn'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A passkey with what it has signed for the server, if that was asked for, and its key if it is new. */
export type HeldPasskey = {
  readonly factor: PasskeyFactor
  readonly signed?: SignedChallenge | undefined
  readonly key?: PasskeyKey | undefined
}

const timeoutMs = 120_000
const secretBytes = 32

/** Creates a passkey on an authenticator of the visitor's choice. */
export async function createPasskey(
  { name, salt, challenges }: PasskeyFacts,
  attempt = 0,
): Promise<HeldPasskey> {
  const asked = challengeOf(challenges, attempt)
  const id = `passkey-${crypto.randomUUID()}`
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: location.hostname, id: location.hostname },
        // A device that knows nothing of the wallet reads the id of the factor from it.
        user: { id: toUtf8(id), name, displayName: name },
        // Without one of the server, nothing is verified: the passkey only computes.
        challenge: asked ? fromBase64Url(asked.challenge) : randomBytes(32),
        pubKeyCredParams: [
          { type: 'public-key', alg: -8 },
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
        timeout: timeoutMs,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const { prf } = credential.getClientExtensionResults()
  const secret =
    readSecret(prf?.results?.first) ??
    // Some only compute when they are used.
    (prf?.enabled
      ? (await askPasskey({ salt }, 0, credential.rawId).catch(() => undefined))?.factor.secret
      : undefined)
  if (secret) {
    const response = credential.response as AuthenticatorAttestationResponse
    const { attestationObject, clientDataJSON } = response
    const publicKey = response.getPublicKey()
    return {
      factor: { kind: 'passkey', id, secret },
      key: publicKey ? { factorId: id, credentialId: credential.id, publicKey: read(publicKey) } : undefined,
      signed: asked && {
        challengeId: asked.challengeId,
        credential: {
          id: credential.id,
          clientDataJSON: read(clientDataJSON),
          attestationObject: read(attestationObject),
          userHandle: toBase64Url(toUtf8(id)),
        },
      },
    }
  }
  await forget(credential.id)
  throw new PasskeyError('noPrf')
}

/** Asks for a passkey of this wallet, whichever the visitor has here. */
export async function askPasskey(
  { salt, challenges }: Omit<PasskeyFacts, 'name'>,
  attempt = 0,
  rawId?: ArrayBuffer,
): Promise<HeldPasskey> {
  const asked = challengeOf(challenges, attempt)
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: asked ? fromBase64Url(asked.challenge) : randomBytes(32),
        rpId: location.hostname,
        allowCredentials: rawId ? [{ type: 'public-key', id: rawId }] : [],
        userVerification: 'required',
        timeout: timeoutMs,
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const response = credential.response as AuthenticatorAssertionResponse
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  const secret = readSecret(credential.getClientExtensionResults().prf?.results?.first)
  if (!secret) throw new PasskeyError('noPrf')
  const id = new TextDecoder().decode(userHandle ?? undefined)
  if (/^passkey-[\w-]{36}$/.test(id))
    return {
      factor: { kind: 'passkey', id, secret },
      signed: asked && {
        challengeId: asked.challengeId,
        credential: {
          id: credential.id,
          clientDataJSON: read(clientDataJSON),
          authenticatorData: read(authenticatorData),
          signature: read(signature),
          userHandle: toBase64Url(toUtf8(id)),
        },
      },
    }
  wipe(secret)
  throw new PasskeyError('foreign')
}

/** Has a passkey of the wallet confirm something, which `intent` is the hash of. It computes nothing. */
export async function confirmWithPasskey(
  { challengeId, credentialIds, nonce }: PasskeyAsk,
  intent: string,
): Promise<Confirmation> {
  const challenge = fromBase64Url(await hashText(confirmText(nonce, intent)))
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge,
        rpId: location.hostname,
        allowCredentials: credentialIds.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
        userVerification: 'required',
        timeout: timeoutMs,
      },
    }),
  )
  const response = credential.response as AuthenticatorAssertionResponse
  return {
    challengeId,
    intent,
    credential: {
      id: credential.id,
      clientDataJSON: read(response.clientDataJSON),
      authenticatorData: read(response.authenticatorData),
      signature: read(response.signature),
    },
  }
}

/** Each is used for one try. */
function challengeOf(challenges: PasskeyFacts['challenges'], attempt: number): Challenge | undefined {
  if (challenges && attempt >= challenges.length) throw new PasskeyError('worn')
  return challenges?.[attempt]
}

const read = (buffer: ArrayBuffer) => toBase64Url(new Uint8Array(buffer))

async function ask(call: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (typeof PublicKeyCredential !== 'function') throw new PasskeyError('unsupported')
  const credential = await call().catch((error: unknown) => {
    const { name } = error as Error
    throw new PasskeyError(
      name === 'NotSupportedError' || name === 'SecurityError' ? 'unsupported' : 'cancelled',
    )
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new PasskeyError('cancelled')
}

/** A copy; the original is overwritten. */
function readSecret(computed: BufferSource | undefined): Bytes | undefined {
  if (computed === undefined) return undefined
  const view = ArrayBuffer.isView(computed)
    ? new Uint8Array(computed.buffer, computed.byteOffset, computed.byteLength)
    : new Uint8Array(computed)
  if (view.length !== secretBytes) return undefined
  const secret = Uint8Array.from(view)
  wipe(view)
  return secret
}

type Signals = {
  signalUnknownCredential?(given: { rpId: string; credentialId: string }): Promise<void>
}

/** Tells the authenticator that a passkey is of no use, so that it does not offer it, where browsers can. */
async function forget(credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals
  await signalUnknownCredential
    ?.call(PublicKeyCredential, { rpId: location.hostname, credentialId })
    .catch(() => undefined)
}
