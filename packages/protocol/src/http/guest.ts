import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { loginLanguage, loginSignedIn } from './login.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** By the frame. Carries a proof of the device's key, as every call of `login.ts`: the key is who the guest is. */
export const guestLogin = contract({
  method: 'POST',
  path: '/v1/login/guest',
  summary: 'Logs in without an address: the same device comes back to the same account',
  body: z.strictObject({
    /** What the wallet's frame says about the page that embeds it. */
    projectId: text(128),
    origin: text(300),
    language: loginLanguage,
  }),
  answer: loginSignedIn,
})

/** With an access token, once a passkey opens the wallet: this browser then needs it, too, to log in. */
export const guestEnd = contract({
  method: 'POST',
  path: '/v1/login/guest/end',
  summary: 'Ends the login as a guest, if a passkey logs in to the account',
  answer: z.object({ ended: z.boolean() }),
})
