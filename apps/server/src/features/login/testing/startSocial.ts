import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { WindowProvider } from '@latchkey/protocol/http/social'
import type { startTestServer, TestServer } from '../../../testing/startTestServer.ts'
import type { Device } from './createDevice.ts'
import { firefox, host, type LoginServer, startLogin, walletUrl } from './startLogin.ts'
import { startProviders, type TestProviders } from './startProviders.ts'

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>
/** Where a window is: the frame calls from the same place. */
export type Where = {
  readonly ip?: string
  readonly userAgent?: string
  readonly cookie?: string | undefined
}
export type Started = { readonly visitId: string; readonly claim: string; readonly answer: Answer }
/** What the browser of a visitor has when it is sent to the provider. */
export type Bound = { readonly url: string; readonly cookie: string; readonly answer: Answer }

export type SocialServer = LoginServer & {
  readonly providers: TestProviders
  /** As the frame: registers a login whose window is open. */
  register(device: Device, provider: WindowProvider, more?: object): Promise<Started>
  state(device: Device, visitId: string, more?: Embedding): Promise<Answer>
  complete(device: Device, visitId: string, more?: Embedding): Promise<Answer>
  /** As the window. */
  window(visitId: string): Promise<Answer>
  askNumbers(visitId: string, where?: Where): Promise<Answer>
  bind(body: object, where?: Where): Promise<Bound>
  /** As the browser of the visitor, back from the provider. */
  comeBack(returned: Returned, where?: Where): Promise<Answer>
  /** All of it. */
  logInWith(device: Device, provider: WindowProvider, more?: object): Promise<Answer>
}
type Embedding = { projectId?: string; origin?: string }

/** The whole server with real issuers, and helpers that act as the frame, the window and the visitor. */
export async function startSocial(options: startTestServer.Options = {}): Promise<SocialServer> {
  const providers = await startProviders({ authUrl: walletUrl })
  const server = await startLogin({ ...options, env: { ...providers.env, ...options.env } })
  const embedding = { projectId: 'test', origin: host }
  const call = (method: 'GET' | 'POST', path: string, where: Where = {}, payload?: object) =>
    server.app.inject({
      method,
      url: `/v1/login/social/${path}`,
      remoteAddress: where.ip ?? '127.0.0.1',
      headers: {
        origin: walletUrl,
        'user-agent': where.userAgent ?? firefox,
        ...(where.cookie !== undefined && { cookie: where.cookie }),
      },
      ...(payload && { payload }),
    })

  const social: Omit<SocialServer, keyof LoginServer> = {
    providers,
    async register(device, provider, more = {}) {
      const visitId = randomUUID()
      const claim = randomBytes(32).toString('base64url')
      const claimHash = createHash('sha256').update(claim).digest('base64url')
      const payload = { ...embedding, visitId, provider, claimHash, language: 'en', ...more }
      return { visitId, claim, answer: await server.send(device, 'POST', 'social', { payload }) }
    },
    state: (device, visitId, more = {}) =>
      server.send(device, 'GET', `social?${new URLSearchParams({ ...embedding, visitId, ...more })}`),
    complete: (device, visitId, more = {}) =>
      server.send(device, 'POST', 'social/complete', { payload: { ...embedding, visitId, ...more } }),
    window: (visitId) => call('GET', `window?visitId=${visitId}`),
    askNumbers: (visitId, where) => call('POST', 'ask', where, { visitId }),
    async bind(body, where) {
      const answer = await call('POST', 'bind', where, body)
      const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
      return { url: answer.statusCode === 200 ? answer.json().url : '', cookie, answer }
    },
    async comeBack({ url, form }, where = {}) {
      const { pathname, search } = new URL(url)
      if (!form) return call('GET', `${pathname}${search}`.replace('/v1/login/social/', ''), where)
      // Browsers leave the cookie out of a form of another site.
      const posted = await server.app.inject({
        method: 'POST',
        url: pathname,
        headers: {
          origin: providers.urls.apple,
          'user-agent': firefox,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: form.toString(),
      })
      return social.comeBack({ url: String(posted.headers.location) }, where)
    },
    async logInWith(device, provider, more) {
      const { visitId, claim, answer } = await social.register(device, provider, more)
      if (answer.statusCode !== 200) return answer
      const bound = await social.bind({ visitId, claim })
      if (bound.answer.statusCode !== 200) return bound.answer
      await social.comeBack(await press(bound.url), { cookie: bound.cookie })
      return social.complete(device, visitId, more)
    },
  }
  return {
    ...server,
    ...social,
    async stop() {
      await server.stop()
      await providers.stop()
    },
  }
}

export type Returned = { readonly url: string; readonly form?: URLSearchParams }

/** Opens the page of a provider in a browser without scripts, and presses a button. */
export async function press(url: string, button = 'continue'): Promise<Returned> {
  const { origin } = new URL(url)
  const cookies = new Map<string, string>()

  async function open(address: string, init: RequestInit = {}): Promise<Page | Returned> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) return { address, html: await answer.text() }
    const next = new URL(location, address)
    return next.origin === origin ? open(next.href) : { url: next.href }
  }

  const page = await open(url)
  if (!('html' in page)) return page
  const fields = fieldsOf(page.html)
  fields.set('choice', button)
  const isPost = page.html.includes('method="post"')
  const answer = isPost
    ? await open(page.address, { method: 'POST', body: fields })
    : await open(`${page.address.split('?')[0]}?${fields}`)
  if (!('html' in answer)) return answer
  const [, action = ''] = /action="([^"]+)"/.exec(answer.html) ?? []
  return { url: action, form: fieldsOf(answer.html) }
}

type Page = { readonly address: string; readonly html: string }

function fieldsOf(html: string): URLSearchParams {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, readEntities(value)]))
}

function readEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
