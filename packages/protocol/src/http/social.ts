import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { loginLanguage, loginSignedIn } from './login.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
/** What the wallet's frame says about the page that embeds it. */
const embedding = { projectId: text(128), origin: text(300) }
/** Made by the page that opens the window, because it has to be opened within the click. */
const visitId = z.uuid()
/** 32 bytes in base64url: what shows that a window was opened by the frame's own page. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/))

export const socialProviders = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
  'passkey',
] as const
const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProvider>

/** How a visitor has logged in if not by email: also with a token of the app's own identity system, or as a guest. */
export type LoginProvider = SocialProvider | 'token' | 'guest'

/** Those that ask for consent in a window. With Farcaster, visitors scan a code; passkeys are their own. */
export const windowProviders = ['google', 'x', 'discord', 'apple', 'github', 'facebook'] as const
export const windowProvider = z.enum(windowProviders)
export type WindowProvider = z.infer<typeof windowProvider>

/** By the frame. Carries a proof of the device's key, as every call of `login.ts`. */
export const socialStart = contract({
  method: 'POST',
  path: '/v1/login/social',
  summary: 'Registers a login with a provider, whose window is already open',
  /** `claimHash`: SHA-256 of the claim that the page hands to the window. */
  body: z.strictObject({
    ...embedding,
    visitId,
    provider: windowProvider,
    claimHash: secret,
    language: loginLanguage,
  }),
  answer: z.object({ started: z.literal(true) }),
})

/** By the frame. What follows is asked and completed as for the other providers. */
export const farcasterStart = contract({
  method: 'POST',
  path: '/v1/login/farcaster',
  summary: 'Opens a channel to the visitor’s Farcaster app',
  body: z.strictObject({ ...embedding, visitId, language: loginLanguage }),
  answer: z.object({
    /** What the app opens: as a code to scan, or as a link on the same phone. */
    url: z.url().check(z.maxLength(2_048)),
    /** How long it can be used. */
    lifetimeSeconds: z.int().check(z.gte(1), z.lte(3_600)),
  }),
})

/** By the frame, every 700 ms. */
export const socialState = contract({
  method: 'GET',
  path: '/v1/login/social',
  summary: 'How far a login with a provider is',
  query: z.strictObject({ ...embedding, visitId }),
  answer: z.object({
    /** `waiting`: the window is at the wallet. `away`: it is at the provider. `ended`: used or expired. */
    state: z.enum(['waiting', 'away', 'returned', 'failed', 'ended']),
    /** Two digits to show, if the window has asked for them because it lost its opener. */
    match: z.optional(z.int()),
    /** With `failed`: a code of the catalogue. */
    code: z.optional(text(64)),
  }),
})

/** By the frame, once the state is `returned`. */
export const socialComplete = contract({
  method: 'POST',
  path: '/v1/login/social/complete',
  summary: 'Completes a login with a provider',
  body: z.strictObject({ ...embedding, visitId }),
  answer: z.extend(loginSignedIn, {
    provider: socialProvider,
    /** Name at the provider, for people to read. */
    username: z.optional(text(128)),
    /** Only one that the provider has verified. */
    email: z.optional(text(254)),
  }),
})

/** By the window, until the frame has registered the visit. No proof: a window has no key. */
export const socialWindow = contract({
  method: 'GET',
  path: '/v1/login/social/window',
  summary: 'Whether a window may go on, and to which provider',
  query: z.strictObject({ visitId }),
  answer: z.object({
    state: z.enum(['unknown', 'waiting', 'away', 'ended']),
    provider: z.optional(windowProvider),
    /** The page that embeds the wallet: the window believes a claim from this origin only. */
    origin: z.optional(text(300)),
  }),
})

/** By a window without an opener: the frame then shows a number. */
export const socialAsk = contract({
  method: 'POST',
  path: '/v1/login/social/ask',
  summary: 'Has the page show a number, for a window that cannot hear it',
  body: z.strictObject({ visitId }),
  /** Three numbers to choose from; one is on the page. */
  answer: z.object({ choices: z.array(z.int()) }),
})

/** By the window. Answers with a cookie, which the return from the provider must carry. */
export const socialBind = contract({
  method: 'POST',
  path: '/v1/login/social/bind',
  summary: 'Ties a login to this window, and says where the provider asks for consent',
  body: z.union([
    z.strictObject({ visitId, claim: secret }),
    z.strictObject({ visitId, match: z.int().check(z.gte(0), z.lte(99)) }),
  ]),
  answer: z.object({ url: z.url() }),
})
