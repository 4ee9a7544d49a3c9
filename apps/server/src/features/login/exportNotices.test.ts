import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevice, host, type LoginServer, someEmail, startLogin } from './testing/startLogin.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin()
})
afterAll(() => server.stop())

test('behavior: the visitor is told in their language that the words were shown; no link is in the mail', async () => {
  const email = someEmail()
  const device = await createDevice()
  const { accessToken: token } = await server.logIn(device, email)
  const subjects = {
    en: 'The words of your wallet were shown',
    es: 'Se mostraron las palabras de tu billetera',
    zh: '您的钱包助记词已被显示',
    ar: 'عُرضت كلمات محفظتك',
  }
  for (const [language, subject] of Object.entries(subjects)) {
    const answer = await server.send(device, 'POST', 'export-notice', { token, payload: { language } })
    expect(answer.json()).toEqual({ isTold: true })
    await expect.poll(() => server.mail.received.some((mail) => mail.subject === subject)).toBe(true)
    const mail = server.mail.received.find((one) => one.subject === subject)
    expect(mail).toMatchObject({ to: email, text: expect.stringMatching(`${host}.*Firefox, Windows`) })
    expect(mail?.text).not.toMatch(/\/(?:device|stop|undo)\//)
  }
})

test('error: only a device that is logged in can have it sent, in a language that we have', async () => {
  const device = await createDevice()
  const send = (token: string | undefined, payload: object) =>
    server.send(device, 'POST', 'export-notice', { ...(token && { token }), payload })
  expect((await send(undefined, { language: 'en' })).json()).toMatchObject({ code: 'login/token_invalid' })
  const { accessToken } = await server.logIn(device, someEmail())
  expect((await send(accessToken, { language: 'xx' })).statusCode).toBe(422)
})
