import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'

export const clientId = 'console-of-tests'
export const clientSecret = 'secret/of:tests'

export type Employee = {
  readonly subject: string
  readonly name?: string
  readonly groups?: readonly string[]
  /** The person presses cancel. */
  readonly declines?: boolean
}

/** A certified issuer on this machine, where a company has its employees. */
export type Issuer = {
  readonly url: string
  /** Who logs in from now on. */
  employee: Employee
  /** Logs in as a browser would, and resolves to the address that it is sent back to. */
  logIn(url: string): Promise<string>
  stop(): Promise<void>
}

export async function startIssuer({ redirectUri }: { redirectUri: string }): Promise<Issuer> {
  let listener: RequestListener | undefined
  const server = createServer((request, response) => listener?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('always', 'asks at every login', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  const people = new Map<string, Employee>()
  const provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['of tests'] },
    claims: { profile: ['name', 'groups'] },
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
    findAccount: async (_, accountId) => ({
      accountId,
      claims: () => ({ ...people.get(accountId), sub: accountId }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  const issuer: Issuer = {
    url,
    employee: { subject: 'ana' },
    async logIn(start) {
      const jar = new Map<string, string>()
      for (let next = start, hops = 0; hops < 10; hops++) {
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        })
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          const at = pair.indexOf('=')
          jar.set(pair.slice(0, at), pair.slice(at + 1))
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`)
        next = new URL(location, next).href
        if (next.startsWith(redirectUri)) return next
      }
      throw new Error('the issuer does not end')
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  listener = async (request: IncomingMessage, response) => {
    if (!request.url?.startsWith('/login/')) return callback(request, response)
    const { employee } = issuer
    people.set(employee.subject, employee)
    const login = { login: { accountId: employee.subject } }
    const result = employee.declines ? { error: 'access_denied' } : login
    await provider.interactionFinished(request, response, result)
  }
  return issuer
}
