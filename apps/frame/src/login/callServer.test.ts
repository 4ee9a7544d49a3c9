import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vaultActivate, vaultPairDelete, vaultRead } from '@latchkey/protocol/http/vault'
import { afterEach, expect, test } from 'vitest'
import { createCallServer } from './callServer.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A server of its own, with what it was asked. */
async function start(answer: RequestListener) {
  const asked: { url: string; nonce: unknown }[] = []
  const server = createServer((request, response) => {
    const [, claims = ''] = String(request.headers.dpop).split('.')
    const { nonce } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    asked.push({ url: `${request.method} ${request.url}`, nonce })
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const pair = crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
const key = async () => pair as Promise<CryptoKeyPair>
const commit = 'ab'.repeat(32)

test('behavior: each server has nonces of its own, and parameters are in the path', async () => {
  const needsNonce =
    (nonce: string): RequestListener =>
    (request, response) => {
      const [, claims = ''] = String(request.headers.dpop).split('.')
      const isKnown = JSON.parse(Buffer.from(claims, 'base64url').toString()).nonce === nonce
      response.writeHead(isKnown ? 200 : 401, { 'dpop-nonce': nonce })
      response.end(
        JSON.stringify(
          isKnown ? { done: true } : { status: 'FAILED', code: 'login/nonce_required', reasons: [] },
        ),
      )
    }
  const [one, two] = [await start(needsNonce('one')), await start(needsNonce('two'))]
  const calls = [one, two].map(({ api }) => createCallServer({ api, key }))
  for (const call of [...calls, ...calls])
    expect(await call(vaultPairDelete, { params: { factorId: 'a-b', commit }, token: 'token' })).toEqual({
      done: true,
    })
  const url = `DELETE /v1/vault/pairs/a-b/${commit}`
  expect(one.asked).toEqual([
    { url, nonce: undefined },
    { url, nonce: 'one' },
    { url, nonce: 'one' },
  ])
  expect(two.asked.map(({ nonce }) => nonce)).toEqual([undefined, 'two', 'two'])
})

test('behavior: answers are read up to a limit, which a call can raise', async () => {
  const wallet = {
    revision: 1,
    active: null,
    vaults: [],
    pairs: [],
    annex: null,
    filler: 'x'.repeat(100_000),
  }
  const { api } = await start((_, response) => response.end(JSON.stringify(wallet)))
  const call = createCallServer({ api, key })
  await expect(call(vaultRead)).rejects.toMatchObject({ failure: { code: 'request/invalid_response' } })
  expect(await call(vaultRead, { maxAnswerBytes: 200_000 })).toMatchObject({ revision: 1 })
})

test('error: a server that is not there, or breaks off', async () => {
  const { api } = await start((_, response) => {
    response.writeHead(200, { 'content-length': 1_000 }).write('{"revision":')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(createCallServer({ api, key })(vaultRead)).rejects.toMatchObject({
    failure: { code: 'request/invalid_response' },
  })
  const call = createCallServer({ api: 'http://127.0.0.1:9', key })
  await expect(call(vaultRead)).rejects.toMatchObject({ failure: { code: 'request/http_failed' } })
})

test('behavior: the proof names the hash of the body as it is sent, and none without a body (threat 27)', async () => {
  const seen: unknown[] = []
  const { api } = await start(async (request, response) => {
    const [, claims = ''] = String(request.headers.dpop).split('.')
    const { bh } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const bytes = Buffer.concat(await request.toArray())
    seen.push(bytes.length === 0 ? bh : bh === createHash('sha256').update(bytes).digest('base64url'))
    response.end(JSON.stringify({ done: true }))
  })
  const call = createCallServer({ api, key })
  const params = { factorId: 'ä-b', commit }
  for (let gen = 1; gen < 20; gen += 1)
    await call(vaultActivate, { body: { from: null, to: { gen, commit: 'ü'.repeat(gen) } }, token: 'token' })
  await call(vaultPairDelete, { params, token: 'token' })
  expect(seen).toEqual([...Array.from({ length: 19 }, () => true), undefined])
})
