import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { loginLanguage, loginSignedIn } from './login.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** By the frame. Carries a proof of the device's key, as every call of `login.ts`. */
export const tokenLogin = contract({
  method: 'POST',
  path: '/v1/login/token',
  summary: 'Logs in with a token of the app’s own identity system',
  body: z.strictObject({
    /** What the wallet's frame says about the page that embeds it. */
    projectId: text(128),
    origin: text(300),
    language: loginLanguage,
    /** A signed JWT. */
    token: text(8_192).check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)),
  }),
  answer: z.extend(loginSignedIn, {
    /** Name in the app, for people to read. */
    username: z.optional(text(128)),
    /** Only one that the app says it has verified. */
    email: z.optional(text(254)),
  }),
})
