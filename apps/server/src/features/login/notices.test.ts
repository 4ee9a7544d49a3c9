import { loginNoticeKind } from '@latchkey/protocol/http/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'
import { wordsIn } from './words.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin()
})
afterAll(() => server.stop())

const languages = ['en', 'es', 'zh-Hans', 'ar'] as const

test.each(loginNoticeKind.options)(
  'behavior: the visitor is told of %s in their language; no link is in the mail',
  async (kind) => {
    const email = someEmail()
    const device = await createDevice()
    const { accessToken: token } = await server.logIn(device, email)
    for (const language of languages) {
      const payload = { kind, language }
      const answer = await server.send(device, 'POST', 'notices', { token, payload })
      expect(answer.json()).toEqual({ isTold: true })
      const subject = wordsIn(language)[`${kind}Subject`]
      const find = () => server.mail.received.find((mail) => mail.to === email && mail.subject === subject)
      await expect.poll(find).toBeDefined()
      expect(find()).toMatchObject({ text: expect.stringMatching(`${host}.*Firefox, Windows`) })
      expect(find()?.text).not.toMatch(/[{}]|\/(?:device|stop|undo)\//)
    }
  },
)

test('error: only a device that is logged in can have it sent, about what we know, in a language that we have', async () => {
  const device = await createDevice()
  const send = (token: string | undefined, payload: object) =>
    server.send(device, 'POST', 'notices', { ...(token && { token }), payload })
  const known = { kind: 'exported', language: 'en' }
  expect((await send(undefined, known)).json()).toMatchObject({ code: 'login/token_invalid' })
  const { accessToken } = await server.logIn(device, someEmail())
  for (const wrong of [{ language: 'xx' }, { kind: 'login' }, { text: 'Call this number' }])
    expect((await send(accessToken, { ...known, ...wrong })).statusCode).toBe(422)
})
