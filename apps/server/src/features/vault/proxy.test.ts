import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  actAt,
  startWallet,
  suite,
  text,
  type Visitor,
  type WalletServer,
} from '../../testing/startWallet.ts'

let server: WalletServer
/** What the proxy does to a body on its way. */
let change = (body: string) => body
/** Answers with a half that went through the proxy. */
let passed = 0

const proxy = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  const { port } = server.app.server.address() as AddressInfo
  const { host: _, 'content-length': __, ...headers } = request.headers
  const answer = await fetch(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body && { body: change(body) }),
  })
  const received = await answer.text()
  if (received.includes('ciphertext')) passed += 1
  const nonce = answer.headers.get('dpop-nonce')
  response.writeHead(answer.status, nonce ? { 'dpop-nonce': nonce } : {}).end(received)
})

beforeAll(async () => {
  server = await startWallet()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  proxy.close()
  await server.stop()
})

type Answer = Awaited<ReturnType<Visitor['call']>>
const codeOf = (answer: Answer | Uint8Array) =>
  answer instanceof Uint8Array ? 'released' : [answer.statusCode, answer.json().code]

test('error: a proxy that swaps the key a half is encrypted for, or anything else of the call, gets none (threat 27)', async () => {
  // It ends TLS: here there is none to end.
  const visitor = actAt(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, await server.visit())
  const { gen, commit } = await visitor.putVault()
  const pair = { factorId: 'device-1', gen, commit }
  await visitor.putPair(pair)
  await visitor.putSecret('escrow-1')
  expect(codeOf(await visitor.readHalf(pair))).toBe('released')
  expect(codeOf(await visitor.readSecret('escrow-1'))).toBe('released')
  expect(passed).toBe(2)

  const thief = text(await suite.SerializePublicKey((await suite.GenerateKeyPair()).publicKey))
  const swap = (more: object) => (body: string) => JSON.stringify({ ...JSON.parse(body), ...more })
  for (const changed of [
    swap({ publicKey: thief }),
    swap({ requestId: randomUUID() }),
    swap({ factorId: 'device-2' }),
    (body: string) => `${body} `,
  ]) {
    change = changed
    expect(codeOf(await visitor.readHalf(pair))).toEqual([401, 'login/proof_invalid'])
    expect(codeOf(await visitor.readSecret('escrow-1'))).toEqual([401, 'login/proof_invalid'])
  }
  expect(passed).toBe(2)
  // Nothing was unwrapped: every release is in the audit log, and these are the two from before.
  const rows = await server.deps.db
    .selectFrom('audit')
    .select('kind')
    .where('subject', '=', visitor.accountId)
    .orderBy('kind')
    .execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['escrow/released', 'vault/released'])
  change = (body) => body
  expect(codeOf(await visitor.readHalf(pair))).toBe('released')
})
