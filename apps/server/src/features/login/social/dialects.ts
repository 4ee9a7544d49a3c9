import { createHmac } from 'node:crypto'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import { SignJWT } from 'jose'
import { type ClientAuth, ClientSecretPost, type IDToken } from 'openid-client'
import * as z from 'zod/mini'
import type { SocialSettings } from '../../../config.ts'

/** Who a visitor is at a provider, as it says. */
export type Person = {
  readonly subject: string
  readonly username?: string | undefined
  /** Only one that the provider has verified. */
  readonly email?: string | undefined
}

/** What a provider has granted. */
export type Grant = {
  /** Of the ID token; undefined for providers without one. */
  readonly claims: IDToken | undefined
  readonly accessToken: string
  /** Of Apple's form. */
  readonly name: string | undefined
  /** Fetches JSON with the access token. */
  get<Shape extends z.ZodMiniType>(url: string, shape: Shape): Promise<z.infer<Shape>>
}

/** How a provider differs from the others. */
export type Dialect = {
  /** Part of the key of an account. */
  readonly issuer: string
  /** Of plain OAuth 2.0; undefined if the issuer publishes them (OpenID Connect). */
  readonly endpoints?: { readonly authorization: string; readonly token: string }
  readonly scope: string
  /** Added to the address that asks for consent. */
  readonly parameters?: Readonly<Record<string, string>>
  clientAuth(settings: SocialSettings): ClientAuth
  identify(grant: Grant, settings: SocialSettings): Promise<Person>
}

const facebook = 'https://graph.facebook.com/v25.0'
const post = ({ secret }: SocialSettings) => ClientSecretPost(secret as string)

export const dialects: Readonly<Record<WindowProvider, Dialect>> = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    clientAuth: post,
    identify: async ({ claims }) => fromClaims(claims, claims?.name),
  },

  apple: {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    // Apple gives the email address and the name in no other way.
    parameters: { response_mode: 'form_post' },
    clientAuth: appleAuth,
    identify: async ({ claims, name }) => fromClaims(claims, name),
  },

  x: {
    issuer: 'https://x.com',
    endpoints: {
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
    },
    scope: 'users.read tweet.read',
    clientAuth: basicAuth,
    async identify({ get }) {
      const { data } = await get('https://api.x.com/2/users/me', xUser)
      return { subject: data.id, username: data.username }
    },
  },

  discord: {
    issuer: 'https://discord.com',
    endpoints: {
      authorization: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
    },
    scope: 'identify email',
    clientAuth: post,
    async identify({ get }) {
      const user = await get('https://discord.com/api/users/@me', discordUser)
      // Names from before 2023 have four digits; `0` says that there are none.
      const name = `${user.username}#${user.discriminator ?? '0'}`.replace(/(?:#0)+$/, '')
      return { subject: user.id, username: name, email: (user.verified && user.email) || undefined }
    },
  },

  github: {
    issuer: 'https://github.com/login/oauth',
    endpoints: {
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
    },
    scope: 'read:user user:email',
    clientAuth: post,
    async identify({ get }) {
      const user = await get('https://api.github.com/user', githubUser)
      const emails = await get('https://api.github.com/user/emails', githubEmails)
      const email = emails.find(({ primary, verified }) => primary && verified)?.email
      return { subject: String(user.id), username: user.login, email }
    },
  },

  facebook: {
    issuer: 'https://www.facebook.com',
    endpoints: {
      authorization: 'https://www.facebook.com/v25.0/dialog/oauth',
      token: `${facebook}/oauth/access_token`,
    },
    // Without the email address: Facebook does not say whether it is verified.
    scope: 'public_profile',
    clientAuth: post,
    async identify({ get, accessToken }, { secret }) {
      // Needed by apps that require it, ignored by others.
      const proof = createHmac('sha256', secret as string)
        .update(accessToken)
        .digest('hex')
      const user = await get(`${facebook}/me?fields=id,name&appsecret_proof=${proof}`, facebookUser)
      return { subject: user.id, username: user.name ?? undefined }
    },
  },
}

const text = z.string().check(z.minLength(1), z.maxLength(1_024))
const xUser = z.object({ data: z.object({ id: text, username: z.optional(text) }) })
const discordUser = z.object({
  id: text,
  username: text,
  discriminator: z.nullish(text),
  email: z.nullish(text),
  verified: z.nullish(z.boolean()),
})
const githubUser = z.object({ id: z.int(), login: text })
const githubEmails = z.array(z.object({ email: text, primary: z.boolean(), verified: z.boolean() }))
const facebookUser = z.object({ id: text, name: z.nullish(text) })

function fromClaims(claims: IDToken | undefined, name: unknown): Person {
  if (!claims) throw new Error('the provider sent no ID token')
  const { sub: subject, email, email_verified } = claims
  // Apple writes it as a text.
  const isVerified = email_verified === true || (email_verified as unknown) === 'true'
  return {
    subject,
    username: typeof name === 'string' ? name : undefined,
    email: isVerified && typeof email === 'string' ? email : undefined,
  }
}

/** That of the library also encodes `-` and `_`, which the secrets of X have: not every server decodes them. */
function basicAuth({ id, secret }: SocialSettings): ClientAuth {
  const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret as string)}`
  return (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
}

const appleSecretSeconds = 300

/** Apple's client secret is a JWT that the operator's key signs. */
function appleAuth({ id, secret }: SocialSettings): ClientAuth {
  if (typeof secret === 'string') throw new Error('Apple needs a key')
  const { key, keyId, team } = secret
  return async ({ issuer }, _client, body) => {
    const now = Math.floor(Date.now() / 1_000)
    const signed = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(team)
      .setSubject(id)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + appleSecretSeconds)
      .sign(key)
    body.set('client_id', id)
    body.set('client_secret', signed)
  }
}
