import type { SiwxMessage } from '@latchkey/protocol/siwx/message'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { messageOf, origin, type Person, signedBy } from './signIn.ts'

/** The whole server, with helpers to sign in. Chains that are not configured have a node that does not respond. */
export async function startSiwx(options: startTestServer.Options = {}): Promise<SiwxServer> {
  const server = await startTestServer({
    origins: [origin],
    ...options,
    env: {
      RPC_EIP155_31337: 'http://127.0.0.1:9',
      RPC_SOLANA_DEVNET: 'http://127.0.0.1:9',
      ...options.env,
    },
  })
  const call: SiwxServer['call'] = (method, path, { token, headers, ...more } = {}) =>
    server.app.inject({
      method,
      url: `/v1/siwx/${path}${path.includes('?') ? '&' : '?'}projectId=test`,
      headers: { origin, ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...more,
    })
  const nonce = async () => (await call('POST', 'nonce')).json()
  return {
    ...server,
    call,
    nonce,
    post: (payload, headers) =>
      call('POST', 'sessions', { payload: payload as object, ...(headers && { headers }) }),
    async signIn(person, changes = {}) {
      const signed = await signedBy(person, messageOf(person, await nonce(), changes))
      const answer = await call('POST', 'sessions', { payload: signed })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
  }
}

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>

export type SiwxServer = TestServer & {
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options?: { token?: string; headers?: Record<string, string>; payload?: object },
  ): Promise<Answer>
  nonce(): Promise<{ nonce: string; issuedAt: string; expiresAt: string }>
  post(payload: unknown, headers?: Record<string, string>): Promise<Answer>
  signIn(
    person: Person,
    changes?: Partial<SiwxMessage>,
  ): Promise<{
    id: string
    session: Record<string, unknown>
    accessToken: string
    accessExpiresAt: string
    refreshToken: string
  }>
}
