import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDevice,
  host,
  type LoginServer,
  someEmail,
  startLogin,
  walletUrl,
} from './testing/startLogin.ts'

let now = Date.now()
let server: LoginServer
beforeAll(async () => {
  server = await startLogin({ clock: () => now })
})
afterAll(() => server.stop())

type Answer = Awaited<ReturnType<LoginServer['send']>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code]
const invalid = [401, 'login/proof_invalid']
const payload = () => ({ projectId: 'test', origin: host, email: someEmail(), language: 'en' })
const url = `${walletUrl}/v1/login/email`

test('behavior: the first call gets a nonce, and the next is accepted with it', async () => {
  const device = await createDevice()
  const body = payload()
  const proof = await device.prove({ method: 'POST', url, now, body })
  const first = await server.send(device, 'POST', 'email', { payload: body, proof })
  expect(codeOf(first)).toEqual([401, 'login/nonce_required'])
  expect(first.headers['www-authenticate']).toBe('DPoP error="use_dpop_nonce"')
  expect(first.headers['access-control-expose-headers']).toContain('dpop-nonce')
  const nonce = String(first.headers['dpop-nonce'])
  const second = await device.prove({ method: 'POST', url, now, nonce, body })
  expect((await server.send(device, 'POST', 'email', { payload: body, proof: second })).statusCode).toBe(200)
})

test('error: a proof is accepted once', async () => {
  const device = await createDevice()
  await server.ask(device, someEmail())
  const body = payload()
  const proof = await device.prove({ method: 'POST', url, now, nonce: server.nonce(), body })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.send(device, 'POST', 'email', { payload: body, proof })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19)
})

test('error: a proof for another call, time, key type or nonce is refused', async () => {
  const device = await createDevice()
  await server.ask(device, someEmail())
  const nonce = server.nonce()
  const send = (claims: Record<string, unknown>, header?: Record<string, unknown>) =>
    server.send(device, 'POST', 'email', {
      payload: payload(),
      claims: { nonce, ...claims },
      ...(header && { header }),
    })
  for (const claims of [
    { htm: 'GET' },
    { htu: `${walletUrl}/v1/login/otp` },
    { htu: 'https://evil.example/v1/login/email' },
    { htu: `${url}?x=1` },
    { jti: undefined },
    { jti: 'short' },
    { jti: 7 },
    { jti: 'x'.repeat(129) },
    { bh: undefined },
    { bh: 'x'.repeat(43) },
    { bh: 7 },
  ])
    expect([claims, codeOf(await send(claims))]).toEqual([claims, invalid])
  expect(codeOf(await send({ nonce: 'x'.repeat(22) }))).toEqual([401, 'login/nonce_required'])
  for (const header of [
    { typ: 'JWT' },
    { jwk: undefined },
    { jwk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } },
  ])
    expect([header, codeOf(await send({}, header))]).toEqual([header, invalid])
  for (const proof of ['', 'x', 'a.b.c', `${'x'.repeat(5_000)}`])
    expect(codeOf(await server.send(device, 'POST', 'email', { payload: payload(), proof }))).toEqual(invalid)
  const missing = await server.app.inject({ method: 'POST', url: '/v1/login/email', payload: payload() })
  expect(codeOf(missing)).toEqual(invalid)
})

test('error: a private key in the header, another algorithm or no signature is refused', async () => {
  const device = await createDevice()
  await server.ask(device, someEmail())
  const body = payload()
  const claims = {
    htm: 'POST',
    htu: url,
    iat: Math.floor(now / 1000),
    jti: randomUUID(),
    nonce: server.nonce(),
    bh: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
  }
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const [secret, own] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  const ed = await generateKeyPair('EdDSA')
  const none = [{ alg: 'none', typ: 'dpop+jwt', jwk: own }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const proofs = [
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: secret })
      .sign(privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'dpop+jwt', jwk: await exportJWK(ed.publicKey) })
      .sign(ed.privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: own })
      .sign(Buffer.from(JSON.stringify(own))),
    `${none}.`,
  ]
  for (const proof of proofs)
    expect(codeOf(await server.send(device, 'POST', 'email', { payload: body, proof }))).toEqual(invalid)
  // The claims are right: only the signatures were not.
  const right = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: own })
    .sign(privateKey)
  expect((await server.send(device, 'POST', 'email', { payload: body, proof: right })).statusCode).toBe(200)
})

test('error: a device whose clock is wrong by more than a minute is told in the words of the kit (threat 36)', async () => {
  const device = await createDevice()
  await server.ask(device, someEmail())
  const at = (seconds: number) =>
    server.send(device, 'POST', 'email', {
      payload: payload(),
      claims: { nonce: server.nonce(), iat: Math.floor(now / 1000) + seconds },
    })
  for (const seconds of [-59, 59]) expect((await at(seconds)).statusCode).toBe(200)
  for (const seconds of [-3_600, -62, 62, 3_600]) {
    const answer = await at(seconds)
    expect(codeOf(answer)).toEqual([401, 'login/clock_skewed'])
    expect(answer.json().reasons[0].description).toBe('JWT validation error: JWT Token is not yet valid')
  }
})

test('behavior: a nonce is accepted for at least two minutes, and not after three', async () => {
  const device = await createDevice()
  await server.ask(device, someEmail())
  const nonce = server.nonce()
  const send = () => server.send(device, 'POST', 'email', { payload: payload(), claims: { nonce } })
  now += 120_000
  expect((await send()).statusCode).toBe(200)
  now += 60_000
  expect(codeOf(await send())).toEqual([401, 'login/nonce_required'])
})

test('error: a proof used in one process is refused by another', async () => {
  const device = await createDevice()
  const { DATABASE_URL = '', ...env } = server.settings
  const peer = await startLogin({ clock: () => now, url: DATABASE_URL, env })
  try {
    await server.ask(device, someEmail())
    const body = payload()
    const proof = await device.prove({ method: 'POST', url, now, nonce: server.nonce(), body })
    const sent = { payload: body, proof }
    expect((await server.send(device, 'POST', 'email', sent)).statusCode).toBe(200)
    expect(codeOf(await peer.send(device, 'POST', 'email', sent))).toEqual(invalid)
  } finally {
    await peer.stop()
  }
})
