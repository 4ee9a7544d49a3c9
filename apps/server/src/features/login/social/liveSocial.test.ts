import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../../testing/startTestServer.ts'
import { createDevice } from '../testing/startLogin.ts'
import { type SocialServer, startSocial } from '../testing/startSocial.ts'

let server: SocialServer
beforeAll(async () => {
  // Where the issuers are is known, who this server is to them is not.
  const unset = ['GOOGLE', 'GITHUB', 'DISCORD', 'X', 'FACEBOOK'].flatMap((one) => [
    `SOCIAL_${one}_ID`,
    `SOCIAL_${one}_SECRET`,
  ])
  server = await startSocial({ env: Object.fromEntries(unset.map((name) => [name, ''])) })
})
afterAll(() => server?.stop())

async function call(method: 'PUT' | 'POST' | 'DELETE', path: string, value?: string) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/server/secrets/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    ...(value !== undefined && { payload: { value } }),
  })
  return answer.json()
}
const offered = async () =>
  (await server.app.inject({ url: '/v1/config?projectId=test' })).json().socials ??
  (await server.app.inject({ url: '/appkit/v1/config?projectId=test' })).json().socials

test.each(['google', 'github', 'discord', 'x', 'facebook'] as const)(
  'behavior: %s is set, tried, and logs a visitor in without a restart',
  async (provider) => {
    const name = `SOCIAL_${provider.toUpperCase()}`
    const device = await createDevice()
    expect((await server.register(device, provider)).answer.json().code).toBe('login/provider_off')
    expect((await call('PUT', `${name}_ID`, 'client-of-tests')).secret).toMatchObject({
      shown: 'client-of-tests',
      needs: [`${name}_SECRET`],
    })
    expect(await offered()).not.toContain(provider)
    await call('PUT', `${name}_SECRET`, 'a wrong secret!'.replaceAll(' ', '-'))
    expect(await offered()).toContain(provider)
    await call('PUT', `${name}_SECRET`, secretOf())
    if (provider === 'google')
      expect((await call('POST', `${name}_SECRET/test`)).test).toMatchObject({ ok: true, cause: null })
    server.providers.next({ name: 'ada' })
    expect((await server.logInWith(device, provider)).statusCode).toBe(200)
    await call('DELETE', `${name}_SECRET`)
    expect(await offered()).not.toContain(provider)
    expect((await server.register(device, provider)).answer.json().code).toBe('login/provider_off')
  },
)

test('error: a wrong secret is told in plain words', async () => {
  await call('PUT', 'SOCIAL_GOOGLE_ID', 'client-of-tests')
  await call('PUT', 'SOCIAL_GOOGLE_SECRET', 'not-the-secret-of-the-client')
  expect((await call('POST', 'SOCIAL_GOOGLE_SECRET/test')).test).toMatchObject({
    ok: false,
    cause: 'google does not accept the id and the secret',
  })
})

const secretOf = () => server.providers.env.SOCIAL_GOOGLE_SECRET ?? ''
