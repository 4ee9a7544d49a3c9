import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { createDevice, type Device } from './createDevice.ts'
import { type MailServer, type Received, startMailServer } from './startMailServer.ts'

export const walletUrl = 'https://wallet.example'
export const host = 'https://app.example'
export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0'

/** Settings of a process with email login. */
export function loginSettings(smtpUrl: string): { env: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-kms-'))
  return {
    env: {
      WALLET_URL: walletUrl,
      AUTH_KMS: `file:${join(folder, 'key')}`,
      VAULT_KMS: `file:${join(folder, 'vault-key')}`,
      ESCROW_KMS: `file:${join(folder, 'escrow-key')}`,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'login@wallet.example',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The whole server with a real mail server, and helpers that act as the wallet's frame. */
export async function startLogin(options: startTestServer.Options = {}): Promise<LoginServer> {
  const mail = await startMailServer()
  const settings = loginSettings(mail.url)
  const server = await startTestServer({
    origins: [host, 'https://*.wild.example'],
    ...options,
    env: { ...settings.env, ...options.env },
  })
  const clock = options.clock ?? Date.now
  const api = server.deps.config.auth?.url ?? walletUrl
  let nonce: string | undefined

  const send: LoginServer['send'] = async (device, method, path, more = {}) => {
    const { token, payload, headers, claims, header, proof } = more
    const [bare] = path.split('?')
    const url = `${api}/v1/login/${bare}`
    const used = nonce
    const made = () =>
      device.prove({ method, url, nonce: used, token, body: payload, now: clock(), claims, header })
    const answer = await server.app.inject({
      method,
      url: `/v1/login/${path}`,
      headers: {
        origin: walletUrl,
        'user-agent': firefox,
        dpop: proof ?? (await made()),
        ...(token !== undefined && { authorization: `DPoP ${token}` }),
        ...headers,
      },
      ...(payload && { payload }),
    })
    const isOutdated = answer.statusCode === 401 && answer.json().code === 'login/nonce_required'
    nonce = answer.headers['dpop-nonce'] as string | undefined
    // Another call may have got it in the meantime.
    const isNew = isOutdated && nonce !== used
    return isNew && !claims && !proof ? send(device, method, path, more) : answer
  }

  const embedding = { projectId: 'test', origin: host }
  const ask: LoginServer['ask'] = (device, email, more) =>
    send(device, 'POST', 'email', { payload: { ...embedding, email, language: 'en', ...more } })
  const enter: LoginServer['enter'] = (device, attemptId, code, more) =>
    send(device, 'POST', 'otp', { payload: { ...embedding, attemptId, ...(code && { code }), ...more } })
  const open: LoginServer['open'] = (link, choice) =>
    server.app.inject({
      method: choice === undefined ? 'GET' : 'POST',
      url: new URL(link).pathname,
      ...(choice !== undefined && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `choice=${choice}`,
      }),
    })

  return {
    ...server,
    mail,
    settings: { ...settings.env, ...options.env, DATABASE_URL: server.deps.config.databaseUrl },
    send,
    ask,
    enter,
    open,
    nonce: () => nonce,
    async begin(device, email) {
      const count = mail.received.filter(isAsked(email)).length
      const answer = await ask(device, email)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      const started = answer.json()
      return { ...started, mail: await mail.next(email, count + 1) }
    },
    async logIn(device, email) {
      const count = mail.received.filter(isAsked(email)).length
      const { attemptId, match } = (await ask(device, email)).json()
      const { code, link } = await mail.next(email, count + 1)
      if (link) await open(link, match)
      const answer = await enter(device, attemptId, code)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
    async stop() {
      await server.stop()
      await mail.stop()
      settings.remove()
    },
  }
}

/** As {@link MailServer.next} counts them. */
const isAsked =
  (email: string) =>
  ({ code, link, to }: Received) =>
    to === email && (code ?? link) !== undefined

/** An address that no other test uses. */
export const someEmail = () => `visitor-${randomUUID().slice(0, 8)}@mail.example`

export { createDevice }

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
type Embedding = { projectId?: string; origin?: string; language?: string }
export type SignedIn = {
  accountId: string
  deviceId: string
  accessToken: string
  accessExpiresIn: number
  refreshToken: string
  expiresAt: string
}

export type LoginServer = TestServer & {
  readonly mail: MailServer
  /** For another process on the same database. */
  readonly settings: Readonly<Record<string, string>>
  send(
    device: Device,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    more?: {
      token?: string
      payload?: object
      headers?: Record<string, string>
      claims?: Record<string, unknown>
      header?: Record<string, unknown>
      /** Sent as it is, instead of a new one. */
      proof?: string
    },
  ): Promise<Answer>
  ask(device: Device, email: string, more?: Embedding): Promise<Answer>
  enter(device: Device, attemptId: string, code: string | undefined, more?: Embedding): Promise<Answer>
  /** Opens a page that a mail links to; with a choice, presses that button. */
  open(link: string, choice?: number): Promise<Answer>
  nonce(): string | undefined
  /** Asks for a mail and waits for it. */
  begin(
    device: Device,
    email: string,
  ): Promise<{ attemptId: string; action: string; match?: number; retryAfter: number; mail: Received }>
  logIn(device: Device, email: string): Promise<SignedIn>
}
