import { languageTags } from '@latchkey/protocol/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../../testing/startTestServer.ts'
import { createDevice, type LoginServer, someEmail, startLogin } from '../testing/startLogin.ts'
import { startMailServer } from '../testing/startMailServer.ts'
import { legibleAccent } from './legibleAccent.ts'

let server: LoginServer
beforeAll(async () => {
  server = await startLogin()
})
afterAll(() => server?.stop())

const plain = { senderName: null, replyTo: null, productName: null, accent: null, logoUrl: null, texts: {} }
async function call(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/projects/test/mails${path}`,
    headers: { authorization: `Bearer ${server.key}` },
    ...(payload && { payload }),
  })
  return { ...answer.json(), status: answer.statusCode }
}
const own = {
  ...plain,
  senderName: 'Acme "Shop", Inc.',
  replyTo: 'help@acme.example',
  productName: 'Acme <Shop>'.replace(/[<>]/g, ''),
  accent: '#ffee00',
  texts: {
    en: {
      loginSubject: 'Your {product} login at {host}',
      greeting: 'Welcome to {product} & friends.',
      closing: 'See you soon.',
    },
  },
}

test('behavior: the owner of a project writes sender and texts, and the lines that protect visitors stay', async () => {
  expect(await call('GET', '')).toMatchObject({
    mails: plain,
    version: 0,
    languages: [...languageTags],
  })
  expect(await call('PUT', '', { ...own, ifVersion: 0 })).toMatchObject({ status: 200, version: 1 })
  expect(await call('PUT', '', { ...own, ifVersion: 0 })).toMatchObject({
    status: 409,
    code: 'server/project_changed',
  })
  const email = someEmail()
  const device = await createDevice()
  await server.ask(device, email)
  const mail = await server.mail.next(email)
  expect(mail.subject).toBe('Your Acme Shop login at app.example')
  expect(mail.from).toBe('login@wallet.example')
  expect(mail.text).toContain('Welcome to Acme Shop & friends.')
  expect(mail.html).toContain('Welcome to Acme Shop &amp; friends.')
  expect(mail.text).toContain('The page https://app.example asked to log you in')
  expect(mail.text).toContain('This code works only in the window of app.example')
  expect(mail.code).toMatch(/^\d{8}$/)
  // In a language without own texts, ours.
  const other = someEmail()
  await server.ask(await createDevice(), other, { language: 'es' })
  expect((await server.mail.next(other)).subject).toBe('Iniciar sesión en app.example')
})

test('error: texts that could lead a visitor elsewhere are refused', async () => {
  for (const [text, says] of [
    ['Go to https://evil.example', 'addresses'],
    ['Go to evil.com now', 'addresses'],
    ['Write to help@evil.example', 'addresses'],
    ['Your code is 12345678', 'long numbers'],
    ['Your code is 123-45 678', 'long numbers'],
    ['<b>bold</b>', 'plain text'],
    ['Hello {code}', '{product} and {host}'],
    ['Hello {token', '{product} and {host}'],
  ] as const) {
    const answer = await call('PUT', '', { ...plain, texts: { en: { greeting: text } } })
    expect([text, answer.status]).toEqual([text, 400])
    expect(JSON.stringify(answer)).toContain(says)
  }
  expect(await call('PUT', '', { ...plain, texts: { en: { loginSubject: 'Your login' } } })).toMatchObject({
    status: 400,
  })
  for (const wrong of [
    { senderName: 'a\r\nBcc: x@y.example' },
    { replyTo: 'not an address' },
    { accent: 'red' },
    { logoUrl: 'http://logo.example/x.png' },
    { texts: { xx: {} } },
    { texts: { en: { notYou: 'x' } } },
  ])
    expect([wrong, (await call('PUT', '', { ...plain, ...wrong })).status >= 400]).toEqual([wrong, true])
})

test('behavior: a preview is a page that runs nothing, and a forged or changed one is none', async () => {
  const made = await call('POST', '/preview', { ...own, language: 'ar', kind: 'link' })
  expect(made).toMatchObject({ status: 200, replyTo: 'help@acme.example' })
  expect(made.from).toBe('"Acme Shop, Inc." <login@wallet.example>')
  const page = await server.app.inject({ url: made.page })
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  )
  expect(page.body).toContain('dir="rtl"')
  expect(page.body).not.toContain('<script')
  expect((await server.app.inject({ url: made.page.replace(/.$/, '') })).statusCode).toBe(404)
  expect((await server.app.inject({ url: '/admin/v1/mail-preview/abc.def' })).statusCode).toBe(404)
})

test('behavior: a test mail goes out as it is stored, rarely to one address, and its code opens nothing', async () => {
  await call('PUT', '', own)
  const email = someEmail()
  expect(await call('POST', '/test', { to: email, language: 'en' })).toMatchObject({ ok: true, cause: null })
  const mail = await server.mail.next(email)
  expect(mail).toMatchObject({ code: '00000000', subject: 'Your Acme Shop login at app.example' })
  server.mail.refuse({ status: 550 })
  const refused = await call('POST', '/test', { to: someEmail(), language: 'en' })
  server.mail.refuse(undefined)
  expect(refused).toMatchObject({ ok: false, cause: 'The mail server refused it (550)' })
})

test('behavior: the mail server is set in the console, tried, and used without a restart', async () => {
  const mail = await startMailServer()
  const bare = await startLogin({
    env: { SMTP_URL: '', MAIL_FROM: '', CONSOLE_HOSTS: `127.0.0.1:${mail.port},127.0.0.1:1` },
  })
  const admin = async (method: 'PUT' | 'POST', name: string, payload?: object) =>
    (
      await bare.app.inject({
        method,
        url: `/admin/v1/server/secrets/${name}`,
        headers: { authorization: `Bearer ${adminToken}` },
        ...(payload && { payload }),
      })
    ).json()
  try {
    const device = await createDevice()
    expect((await bare.ask(device, someEmail())).json().code).toBe('login/email_off')
    await admin('PUT', 'SMTP_URL', { value: mail.url })
    await admin('PUT', 'MAIL_FROM', { value: 'hello@own.example' })
    expect((await admin('POST', 'SMTP_URL/test')).test).toMatchObject({ ok: true })
    const email = someEmail()
    expect((await bare.ask(device, email)).statusCode).toBe(200)
    expect((await mail.next(email)).from).toBe('hello@own.example')
    await admin('PUT', 'SMTP_URL', { value: 'smtp://127.0.0.1:1' })
    expect((await admin('POST', 'SMTP_URL/test')).test).toMatchObject({
      ok: false,
      cause: 'The mail server could not be reached',
    })
  } finally {
    await bare.stop()
    await mail.stop()
  }
})

test('property: a button with white text is legible in every colour', () => {
  for (const colour of ['#ffffff', '#ffee00', '#00ff00', '#1f5fdc', '#000000', '#ff0000', '#777777'])
    expect(legibleAccent(colour)).toMatch(/^#[\da-f]{6}$/)
  expect(legibleAccent('#1f5fdc')).toBe('#1f5fdc')
  expect(legibleAccent('#ffffff')).toBe(legibleAccent('#fefefe'))
})
