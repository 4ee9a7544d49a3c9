import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { loginLanguage, loginSignedIn } from './login.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** What the wallet's frame says about the page that embeds it. */
const embedding = { projectId: text(128), origin: text(300) }
const bytes = (max: number) => text(max).check(z.regex(/^[\w-]+$/))
const challengeId = z.uuid()

// Of a credential, this and nothing else: `toJSON()` also has what the passkey computes (PRF).

/** A passkey that was created, in base64url. */
const created = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  attestationObject: bytes(8_192),
  /** What the authenticator keeps with it, and tells when it is used. */
  userHandle: bytes(128),
})
export type CreatedPasskey = z.infer<typeof created>

/** A passkey that was used, in base64url. */
const used = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(4_096),
  authenticatorData: bytes(2_048),
  signature: bytes(2_048),
  userHandle: bytes(128),
})
export type UsedPasskey = z.infer<typeof used>

/** By the frame. Carries a proof of the device's key, as every call of `login.ts`. */
export const passkeyChallenge = contract({
  method: 'POST',
  path: '/v1/login/passkey/challenge',
  summary: 'What a passkey signs next, to log in or to be added',
  body: z.strictObject(embedding),
  answer: z.object({ challengeId, challenge: z.string().check(z.regex(/^[\w-]{43}$/)) }),
})

export const passkeyCreate = contract({
  method: 'POST',
  path: '/v1/login/passkey/create',
  summary: 'Creates an account that logs in with a new passkey',
  body: z.strictObject({ ...embedding, challengeId, language: loginLanguage, credential: created }),
  answer: loginSignedIn,
})

export const passkeyUse = contract({
  method: 'POST',
  path: '/v1/login/passkey',
  summary: 'Logs in with a passkey',
  body: z.strictObject({ ...embedding, challengeId, language: loginLanguage, credential: used }),
  answer: loginSignedIn,
})

/** With an access token. */
export const passkeyAdd = contract({
  method: 'POST',
  path: '/v1/login/passkey/add',
  summary:
    'Lets another passkey log in to an account that logs in with passkeys, or the first one to that of a guest',
  body: z.strictObject({ challengeId, credential: created }),
  answer: z.object({ added: z.literal(true) }),
})

/** With an access token. The last one stays: without it, the account has no way in. */
export const passkeyRemove = contract({
  method: 'POST',
  path: '/v1/login/passkey/remove',
  summary: 'Takes the login away from a passkey, unless it is the last one',
  body: z.strictObject({ userHandle: bytes(128) }),
  answer: z.object({ removed: z.boolean() }),
})
