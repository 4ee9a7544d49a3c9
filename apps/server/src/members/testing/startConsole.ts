import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { MemberRole } from '@latchkey/protocol/http/roles'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

export const consoleOrigin = 'https://console.example'

/** Someone with a key, who can sign in to the console. */
export type Person = {
  readonly address: string
  /** As a member. */
  readonly account: string
  sign(text: string): Promise<string>
}

export function createPerson(): Person {
  const { address, signMessage } = privateKeyToAccount(generatePrivateKey())
  return { address, account: `eip155:${address}`, sign: (message) => signMessage({ message }) }
}

/** The whole server, whose console members sign in to. */
export async function startConsole(options: startTestServer.Options = {}): Promise<ConsoleServer> {
  const server = await startTestServer({
    ...options,
    env: { RPC_EIP155_31337: 'http://127.0.0.1:9', CONSOLE_URL: consoleOrigin, ...options.env },
  })
  return { ...server, ...createCaller(server) }
}

/** Calls a server as members do. */
export function createCaller({ app, deps }: Pick<TestServer, 'app' | 'deps'>) {
  const siwx = (path: string, payload?: object, origin = consoleOrigin) =>
    app.inject({
      method: 'POST',
      url: `/v1/siwx/${path}?projectId=${consoleProjectId}`,
      headers: { origin },
      ...(payload && { payload }),
    })

  async function signIn(person: Person, { chainId = 'eip155:31337', origin = consoleOrigin } = {}) {
    const given = (await siwx('nonce', undefined, origin)).json()
    const message = writeMessage({
      domain: new URL(origin).host,
      address: person.address,
      uri: origin,
      version: '1',
      chainId: chainId as 'eip155:31337',
      nonce: given.nonce,
      issuedAt: given.issuedAt,
    })
    const answer = await siwx('sessions', { message, signature: await person.sign(message) }, origin)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json() as { id: string; accessToken: string; refreshToken: string }
  }

  async function call(token: string | undefined, method: Method, path: string, payload?: object) {
    const answer = await app.inject({
      method,
      url: `/admin/v1/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  /** Makes a member as if it had been invited, and signs it in; resolves to its access token. */
  async function enter(role: MemberRole, projectId = consoleProjectId, person = createPerson()) {
    await deps.db
      .insertInto('members')
      .values({ project_id: projectId, account: person.account, role, name: null, added_at: new Date() })
      .execute()
    return (await signIn(person)).accessToken
  }

  return { signIn, call, enter, siwx }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type ConsoleServer = TestServer & ReturnType<typeof createCaller>
