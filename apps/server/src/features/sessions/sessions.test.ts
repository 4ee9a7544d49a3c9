import { randomUUID } from 'node:crypto'
import { revokeMessage } from '@latchkey/protocol/http/sessions'
import { recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createSessions } from './createSessions.ts'

let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await startTestServer({
    origins: ['https://app.example'],
    clock: () => Date.now() + ahead,
    parts: ({ db, clock }) => ({
      sessions: createSessions({
        db,
        clock,
        verify: async ({ address, message, signature }) => {
          const signer = await recoverMessageAddress({
            message,
            signature: signature as `0x${string}`,
          }).catch(() => '')
          return signer.toLowerCase() === address.toLowerCase()
        },
      }),
    }),
  })
})
afterAll(async () => {
  await server.stop()
})

const person = () => privateKeyToAccount(generatePrivateKey())
const seconds = () => Math.floor((Date.now() + ahead) / 1000)
const accountOf = ({ address }: { address: string }) => `eip155:8453:${address}`

async function grant(owner: { address: string }, pci: string = randomUUID()) {
  await server.deps.sessions.store({
    pci,
    account: accountOf(owner),
    projectId: 'test',
    permissions: [{ type: 'contract-call', data: { address: '0x1', functions: ['claim'] } }],
    policies: [],
    context: '0x5ec4e7',
    expiry: seconds() + 3_600,
  })
  return pci
}
const list = (account: string) =>
  server.app.inject({ url: `/v1/sessions/${encodeURIComponent(account)}?projectId=test` })
const revoke = (account: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/sessions/${encodeURIComponent(account)}/revoke?projectId=test`,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify(payload),
  })
async function signed(
  owner: ReturnType<typeof person>,
  pci: string,
  options: { account?: string; at?: number } = {},
) {
  const { account = accountOf(owner), at: timestamp = seconds() } = options
  return {
    pci,
    timestamp,
    signature: await owner.signMessage({ message: revokeMessage(account, pci, timestamp) }),
  }
}
const refusalOf = (answer: Awaited<ReturnType<typeof list>>) => {
  const { code, reasons } = answer.json()
  return [answer.statusCode, code, reasons[0].field]
}

test('behavior: an account has its sessions, without what would let others use them [7.20]', async () => {
  const owner = person()
  const pci = await grant(owner)
  await grant(person())
  const answer = await list(accountOf(owner))
  expect(answer.json()).toEqual({
    pcis: [
      {
        project: { id: 'test', name: 'Test', url: null, iconUrl: null },
        pci,
        expiry: expect.any(Number),
        createdAt: expect.any(Number),
        permissions: [{ type: 'contract-call', data: { address: '0x1', functions: ['claim'] } }],
        policies: [],
        context: null,
        revokedAt: null,
      },
    ],
  })
  expect(answer.body).not.toContain('5ec4e7')
  expect((await list(accountOf(owner).toLowerCase())).json().pcis).toHaveLength(1)
  expect((await list(accountOf(owner).replace('8453', '1'))).json().pcis).toEqual([])
})

test('behavior: at most 255 are listed, the newest', async () => {
  const owner = person()
  for (let index = 0; index < 260; index++) {
    ahead += 1_000
    await grant(owner)
  }
  const last = await grant(owner)
  const { pcis } = (await list(accountOf(owner))).json()
  expect(pcis).toHaveLength(255)
  const times = pcis.map(({ createdAt }: { createdAt: number }) => createdAt)
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  expect(pcis.slice(0, 2).map(({ pci }: { pci: string }) => pci)).toContain(last)
  ahead = 0
})

test('behavior: who granted it takes it back, and hears the same every time [7.21]', async () => {
  const owner = person()
  const pci = await grant(owner)
  const first = await revoke(accountOf(owner), await signed(owner, pci))
  expect([first.statusCode, first.json()]).toEqual([200, { success: true, revokedAt: expect.any(Number) }])
  ahead = 60_000
  const again = await revoke(accountOf(owner), await signed(owner, pci))
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  ahead = 0
  expect((await list(accountOf(owner))).json().pcis[0].revokedAt).toBe(first.json().revokedAt)
})

test('behavior: of many at once all hear of one moment', async () => {
  const owner = person()
  const pci = await grant(owner)
  const bodies = await Promise.all(
    [0, 1, 2, 3, 4].map((back) => signed(owner, pci, { at: seconds() - back })),
  )
  const answers = await Promise.all(bodies.map((body) => revoke(accountOf(owner), body)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
})

test('error: nobody else takes it back, nor a signature of something else', async () => {
  const owner = person()
  const thief = person()
  const pci = await grant(owner)
  const account = accountOf(owner)
  const good = await signed(owner, pci)
  const bad = [
    await signed(thief, pci, { account }),
    { ...good, timestamp: good.timestamp + 1 },
    { ...good, signature: '0x' },
    { ...good, signature: `0x${'11'.repeat(65)}` },
    await signed(owner, pci, { account: account.replace('8453', '1') }),
    await signed(owner, await grant(owner)).then((other) => ({ ...other, pci })),
  ]
  for (const body of bad)
    expect(refusalOf(await revoke(account, body))).toEqual([401, 'server/signature_invalid', 'signature'])
  expect(
    (await list(account)).json().pcis.every(({ revokedAt }: { revokedAt: unknown }) => revokedAt === null),
  ).toBe(true)
})

test('error: sessions that are not there, or are of others, are 400', async () => {
  const owner = person()
  const foreign = await grant(person())
  for (const pci of [randomUUID(), foreign, 'x', '', "'; drop table sessions; --"])
    expect(refusalOf(await revoke(accountOf(owner), await signed(owner, pci)))).toEqual([
      400,
      'sessions/unknown',
      'pci',
    ])
})

test('error: a message five minutes off is refused', async () => {
  const owner = person()
  const pci = await grant(owner)
  for (const off of [-310, 310]) {
    const answer = await revoke(accountOf(owner), await signed(owner, pci, { at: seconds() + off }))
    expect(refusalOf(answer)).toEqual([400, 'server/message_expired', 'timestamp'])
  }
  const answer = await revoke(accountOf(owner), await signed(owner, pci, { at: seconds() - 290 }))
  expect(answer.statusCode).toBe(200)
})

test('error: what is no account, or no revocation, is refused', async () => {
  expect((await list('0x1234')).statusCode).toBe(400)
  expect((await list('eip155:1')).statusCode).toBe(400)
  for (const body of [
    {},
    { pci: 1, signature: '0x', timestamp: 1 },
    { pci: 'x', signature: 'zz', timestamp: 1 },
    [],
  ])
    expect((await revoke(accountOf(person()), body)).statusCode).toBe(422)
  expect((await server.app.inject({ url: `/v1/sessions/${accountOf(person())}` })).statusCode).toBe(400)
})
