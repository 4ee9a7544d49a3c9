import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvmPerson, createSolanaPerson } from '../apps/server/src/features/siwx/testing/signIn.ts'
import { type SiwxServer, startSiwx } from '../apps/server/src/features/siwx/testing/startSiwx.ts'
import { readBlocks } from './checkDocs.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/guides/sign-in.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'latchkey-sign-in-'))

type Verify = (
  token: string,
  options: { issuer: string; audience: string; jwks: string },
) => Promise<{ account: string; id: string; domain: string }>

let server: SiwxServer
let verifySession: Verify
let options: Parameters<Verify>[1]
beforeAll(async () => {
  const block = readBlocks('', page).find(({ code }) => code.startsWith('// verifySession.ts'))
  const file = join(folder, 'verifySession.ts')
  writeFileSync(file, block?.code ?? '')
  verifySession = (await import(file)).verifySession
  server = await startSiwx()
  options = {
    issuer: 'latchkey',
    audience: 'test',
    jwks: `${await server.listen()}/.well-known/jwks.json`,
  }
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('behavior: the guide’s code returns who signed in', async () => {
  for (const person of [createEvmPerson(), createSolanaPerson()]) {
    const { accessToken, id } = await server.signIn(person)
    expect(await verifySession(accessToken, options)).toEqual({
      account: `${person.chainId}:${person.address}`,
      id,
      domain: 'app.example',
    })
  }
})

test('error: the guide’s code refuses invalid tokens', async () => {
  const { accessToken, refreshToken } = await server.signIn(createEvmPerson())
  const [head = '', body = '', signature = ''] = accessToken.split('.')
  const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  const bad = [
    '',
    'a.b.c',
    refreshToken,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${write({ ...claims, sub: 'eip155:1:0x0' })}.${signature}`,
    `${write({ ...header, alg: 'none' })}.${body}.`,
    `${write({ ...header, kid: 'another' })}.${body}.${signature}`,
  ]
  for (const token of bad) await expect(verifySession(token, options), token).rejects.toThrow()
  await expect(verifySession(accessToken, { ...options, audience: 'other' })).rejects.toThrow(
    'another issuer or project',
  )
  await expect(verifySession(accessToken, { ...options, issuer: 'other' })).rejects.toThrow(
    'another issuer or project',
  )
  await expect(verifySession(accessToken, options)).resolves.toBeDefined()
})

test('error: the guide’s code refuses an expired token', async () => {
  const expirationTime = new Date(Date.now() + 2_500).toISOString()
  const { accessToken } = await server.signIn(createEvmPerson(), { expirationTime })
  await verifySession(accessToken, options)
  await new Promise((resolve) => setTimeout(resolve, 2_600))
  await expect(verifySession(accessToken, options)).rejects.toThrow('expired')
})
