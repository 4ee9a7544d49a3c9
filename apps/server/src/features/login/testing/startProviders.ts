import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import { exportJWK, generateKeyPair, jwtVerify } from 'jose'
import {
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'
import Provider, { interactionPolicy } from 'oidc-provider'
import { escapeHtml } from '../escapeHtml.ts'

/** Who logs in next, and what the provider makes of it. */
export type NextLogin = {
  readonly subject: string
  readonly name: string
  /** Of Discord's names from before 2023. */
  readonly discriminator: string
  readonly email: string | undefined
  readonly isVerified: boolean
  /** Whichever button is pressed, the provider says that the visitor declined. */
  readonly declines: boolean
  /** Replaces claims of Apple's ID token. */
  readonly claims: Readonly<Record<string, unknown>>
  /** `hang`: no answer. `huge`: more than is read. `error`: the code is not taken. `page`: no JSON. */
  readonly tokens: 'right' | 'hang' | 'huge' | 'error' | 'page' | 'redirect'
}

/** Real issuers on this machine, each in the dialect of one provider. */
export type TestProviders = {
  /** Settings of a server at `authUrl`. */
  readonly env: Readonly<Record<string, string>>
  readonly urls: Readonly<Record<WindowProvider, string>>
  /** Of their pages, from now on: one that isolates itself cuts windows off from their opener. */
  readonly headers: Record<string, string>
  /** Of all logins from now on; what is left out is as at the start, with a new subject. */
  next(login?: Partial<NextLogin>): NextLogin
  /** Stops one of them, as if it were down. */
  stopOne(provider: WindowProvider): Promise<void>
  stop(): Promise<void>
}

export declare namespace startProviders {
  type Options = {
    /** `AUTH_URL` of the server, which the providers send windows back to. */
    authUrl: string
  }
}

/** Buttons have the ids `continue` and `cancel`. */
export async function startProviders({ authUrl }: startProviders.Options): Promise<TestProviders> {
  let count = 0
  let login: NextLogin
  const next = (given: Partial<NextLogin> = {}) => {
    count += 1
    // GitHub's are numbers.
    const subject = `${Date.now() * 1_000 + count}`
    const other = { discriminator: '0', email: `visitor-${subject}@mail.example`, isVerified: true }
    login = {
      subject,
      name: `visitor-${count}`,
      declines: false,
      claims: {},
      tokens: 'right',
      ...other,
      ...given,
    }
    return login
  }
  next()

  const headers: Record<string, string> = {}
  const common = { authUrl, headers, now: () => login }
  const apple = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const started = {
    google: await startGoogle(common),
    ...Object.fromEntries(
      await Promise.all(
        Object.entries(makeDialects(apple.publicKey)).map(async ([provider, dialect]) => [
          provider,
          await startDialect(dialect, common),
        ]),
      ),
    ),
  } as Record<WindowProvider, Started>
  const urls = Object.fromEntries(Object.entries(started).map(([name, { url }]) => [name, url]))
  return {
    env: Object.fromEntries([
      ...Object.entries(urls).flatMap(([name, url]) => [
        [`SOCIAL_${name.toUpperCase()}_ID`, clientId],
        [`SOCIAL_${name.toUpperCase()}_SECRET`, clientSecret],
        [`SOCIAL_${name.toUpperCase()}_URL`, url],
      ]),
      ['SOCIAL_APPLE_SECRET', apple.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string],
      ['SOCIAL_APPLE_TEAM', appleTeam],
      ['SOCIAL_APPLE_KEY_ID', 'key-1'],
    ]),
    urls: urls as TestProviders['urls'],
    headers,
    next,
    stopOne: (provider) => started[provider].stop(),
    async stop() {
      for (const one of Object.values(started)) await one.stop()
    },
  }
}

const clientId = 'client-of-tests'
const clientSecret = 'secret/of:tests'
const appleTeam = 'TEAM000000'

type Common = { authUrl: string; headers: Record<string, string>; now(): NextLogin }
type Started = { url: string; stop(): Promise<void> }

async function listen(handle: (url: string) => RequestListener | Promise<RequestListener>): Promise<Started> {
  let listener: RequestListener | undefined
  const server = createServer((request, response) => listener?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  listener = await handle(url)
  return {
    url,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A page with two buttons, as a provider shows it. */
function showLogin(
  response: ServerResponse,
  { headers, now }: Common,
  form: { method: string; fields: [string, string][] },
) {
  const fields = form.fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const button = (name: string, text: string) =>
    `<button id="${name}" type="submit" name="choice" value="${name}">${text}</button>`
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    .end(
      `<!doctype html><title>Provider</title><h1>${escapeHtml(now().name)}</h1><form method="${form.method}">${fields.join('')}${button('continue', 'Continue')}${button('cancel', 'Cancel')}</form>`,
    )
}

/** OpenID Connect with all checks of a certified issuer. */
function startGoogle(common: Common): Promise<Started> {
  const { authUrl, now } = common
  const people = new Map<string, NextLogin>()
  return listen(async (url) => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const policy = interactionPolicy.base()
    // Asks at every login, so that it is always known who comes next.
    const { Check } = interactionPolicy
    policy
      .get('login')
      ?.checks.add(
        new Check('always', 'asks at every login', ({ oidc }) =>
          oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
        ),
      )
    const provider = new Provider(url, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [`${authUrl}/v1/login/social/return/google`],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
      cookies: { keys: ['of tests'] },
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      // Given, because the issuer prints a line for each that is not.
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        Grant: 600,
        IdToken: 600,
        Interaction: 600,
        Session: 600,
      },
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_, { uid }) => `/login/${uid}` },
      async findAccount(_, accountId) {
        const { name, email, isVerified } = people.get(accountId) ?? now()
        return { accountId, claims: () => ({ sub: accountId, name, email, email_verified: isVerified }) }
      },
      async loadExistingGrant({ oidc }) {
        const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    const callback = provider.callback()
    return async (request, response) => {
      if (!request.url?.startsWith('/login/')) return callback(request, response)
      if (request.method === 'GET') return showLogin(response, common, { method: 'post', fields: [] })
      const form = new URLSearchParams(await readText(request))
      const person = now()
      people.set(person.subject, person)
      const isDeclined = person.declines || form.get('choice') === 'cancel'
      const result = isDeclined ? { error: 'access_denied' } : { login: { accountId: person.subject } }
      await provider.interactionFinished(request, response, result)
    }
  })
}

/** What differs from one provider to the next, written as in their documentation. */
type Dialect = {
  readonly authorize: string
  readonly token: string
  readonly declined: Record<string, string>
  readonly isOpenId?: boolean
  isClient(request: TokenCall, issuer: string): boolean | Promise<boolean>
  /** Answers to calls with an access token, by path. */
  readonly users: Record<string, (login: NextLogin) => unknown>
}

type Form = Record<string, string | undefined>
type TokenCall = { readonly headers: IncomingMessage['headers']; readonly form: Form }
const isPost = ({ form }: TokenCall) => form.client_id === clientId && form.client_secret === clientSecret
/** RFC 6749 encodes both parts first. */
const basic = Buffer.from([clientId, clientSecret].map(encodeURIComponent).join(':')).toString('base64')

function makeDialects(
  appleKey: Parameters<typeof jwtVerify>[1],
): Record<Exclude<WindowProvider, 'google'>, Dialect> {
  return {
    apple: {
      authorize: '/auth/authorize',
      token: '/auth/token',
      declined: { error: 'user_cancelled_authorize' },
      isOpenId: true,
      async isClient({ form }, issuer) {
        const { client_id, client_secret = '' } = form
        const wanted = { issuer: appleTeam, subject: clientId, audience: issuer, algorithms: ['ES256'] }
        const isSigned = await jwtVerify(client_secret, appleKey as CryptoKey, wanted).then(
          ({ protectedHeader }) => protectedHeader.kid === 'key-1',
          () => false,
        )
        return client_id === clientId && isSigned
      },
      users: {},
    },
    x: {
      authorize: '/i/oauth2/authorize',
      token: '/2/oauth2/token',
      declined: { error: 'access_denied' },
      isClient: ({ headers }) => headers.authorization === `Basic ${basic}`,
      users: { '/2/users/me': ({ subject, name }) => ({ data: { id: subject, name, username: name } }) },
    },
    discord: {
      authorize: '/oauth2/authorize',
      token: '/api/oauth2/token',
      declined: { error: 'access_denied', error_description: 'The resource owner denied the request' },
      isClient: isPost,
      users: {
        '/api/users/@me': ({ subject, name, discriminator, email, isVerified }) => ({
          id: subject,
          username: name,
          discriminator,
          global_name: null,
          email: email ?? null,
          verified: isVerified,
        }),
      },
    },
    github: {
      authorize: '/login/oauth/authorize',
      token: '/login/oauth/access_token',
      declined: { error: 'access_denied', error_uri: 'https://docs.github.com/' },
      isClient: isPost,
      users: {
        '/user': ({ subject, name }) => ({ id: Number(subject), login: name, email: null }),
        '/user/emails': ({ email, isVerified }) => [
          { email: 'old@mail.example', primary: false, verified: true, visibility: null },
          ...(email ? [{ email, primary: true, verified: isVerified, visibility: 'private' }] : []),
        ],
      },
    },
    facebook: {
      authorize: '/v25.0/dialog/oauth',
      token: '/v25.0/oauth/access_token',
      declined: { error: 'access_denied', error_code: '200', error_reason: 'user_denied' },
      isClient: isPost,
      users: { '/v25.0/me': ({ subject, name, email }) => ({ id: subject, name, email }) },
    },
  }
}

function startDialect(dialect: Dialect, common: Common): Promise<Started> {
  const { authorize, token, declined, isClient, isOpenId, users } = dialect
  const logins = new Map<string, NextLogin>()
  return listen(async (url) => {
    const issuer = new OAuth2Issuer()
    issuer.url = url
    await issuer.keys.generate('RS256')
    // At a path that no browser asks for: its own page answers at once.
    const inner = '/inner'
    const service = new OAuth2Service(issuer, { authorize: inner, token })
    service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
      Object.assign(body, { authorization_endpoint: `${url}${authorize}` })
    })
    service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
      logins.set(url.searchParams.get('code') ?? '', common.now())
    })
    service.on('beforeTokenSigning', ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
      const login = logins.get(body.code ?? '')
      if (!login || !payload.aud) return
      // Apple writes `true` as a text.
      const { subject: sub, email, isVerified, claims } = login
      Object.assign(payload, { sub, email, email_verified: `${isVerified}`, ...claims })
    })
    service.on('beforeResponse', ({ body }: MutableResponse, { body: sent }: TokenRequestIncomingMessage) => {
      if (body === '') return
      logins.set(String(body.access_token), logins.get(sent.code ?? '') ?? common.now())
      if (!isOpenId) delete body.id_token
    })

    return async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', url)
      if (pathname === authorize) return answerAuthorize(searchParams, response)
      if (pathname === token) return answerToken(request, response)
      const user = users[pathname]
      if (!user) return service.requestHandler(request, response)
      const login = logins.get(`${request.headers.authorization}`.replace('Bearer ', ''))
      if (!login || !request.headers['user-agent']) return void response.writeHead(401).end('{}')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(user(login)))
    }

    async function answerAuthorize(query: URLSearchParams, response: ServerResponse) {
      const choice = query.get('choice')
      query.delete('choice')
      if (choice === null) return showLogin(response, common, { method: 'get', fields: [...query] })
      const target = new URL(query.get('redirect_uri') ?? '')
      if (choice === 'cancel' || common.now().declines) {
        for (const [name, value] of Object.entries(declined)) target.searchParams.set(name, value)
        target.searchParams.set('state', query.get('state') ?? '')
      } else {
        const { headers } = await fetch(`${url}${inner}?${query}`, { redirect: 'manual' })
        target.search = new URL(headers.get('location') ?? '').search
      }
      if (query.get('response_mode') !== 'form_post')
        return void response.writeHead(302, { location: target.href }).end()
      const { name } = common.now()
      const fields = [
        ...target.searchParams,
        ['user', JSON.stringify({ name: { firstName: name, lastName: 'Doe' } })],
      ]
      const inputs = fields.map(
        ([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
      )
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><title>Provider</title><form method="post" action="${escapeHtml(target.origin + target.pathname)}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`,
        )
    }

    async function answerToken(request: IncomingMessage, response: ServerResponse) {
      const json = { 'content-type': 'application/json' }
      const { tokens } = common.now()
      if (tokens === 'hang') return
      if (tokens === 'huge') return void response.writeHead(200, json).end(`{"a":"${'x'.repeat(1 << 20)}"}`)
      if (tokens === 'page') return void response.writeHead(200, json).end('<html>Maintenance</html>')
      if (tokens === 'redirect') return void response.writeHead(307, { location: `${url}/elsewhere` }).end()
      // As GitHub does it: with the status of a success.
      if (tokens === 'error')
        return void response.writeHead(200, json).end('{"error":"bad_verification_code"}')
      const text = await readText(request)
      const body: Form = Object.fromEntries(new URLSearchParams(text))
      if (!(await isClient({ headers: request.headers, form: body }, url)))
        return void response.writeHead(401, json).end('{"error":"invalid_client"}')
      service.requestHandler(replay(request, text), response)
    }
  })
}

/** A request whose body was read once. */
function replay(request: IncomingMessage, text: string): IncomingMessage {
  const { method, url, headers } = request
  return Object.assign(Readable.from([Buffer.from(text)]), {
    method,
    url,
    headers,
  }) as unknown as IncomingMessage
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
