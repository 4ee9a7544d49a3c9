import { sessionDigest, toContext } from '@latchkey/chains/evm/delegation'
import { smartAccountOn } from '@latchkey/chains/evm/smartAccount/testing'
import { startBundledNode } from '@latchkey/chains/evm/testingBundler'
import { revocationText } from '@latchkey/protocol/revocationText'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const app = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const now = () => Math.floor(Date.now() / 1_000)

const { anvil, bundler: rig, stop } = await startBundledNode()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: {
      RPC_EIP155_31337: anvil.url,
      BUNDLER_EIP155_31337: rig.bundlerUrl,
      SMART_ACCOUNT_EIP155_31337: 'delegated',
    },
  })
}, 90_000)
afterAll(async () => {
  await server.stop()
  await stop()
})

async function ask(path: string, body?: object) {
  const answer = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/sessions/${path}?projectId=test`,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** A visitor whose wallet lists its sessions at the server. */
async function visitor() {
  const key = privateKeyToAccount(generatePrivateKey())
  const secret = generatePrivateKey()
  const signer = privateKeyToAccount(secret)
  const account = smartAccountOn(anvil, rig, secret, signer.address, 'delegated')
  await anvil.client.setBalance({ address: signer.address, value: parseEther('1') })
  const id = `eip155:31337:${signer.address.toLowerCase()}`
  const reports: object[] = []
  const sessions = {
    async save(context: Hex) {
      expect(await ask(id, { context })).toMatchObject({ status: 200 })
    },
    async end(signed: object) {
      reports.push(signed)
    },
  }
  const act = async (method: string, params: unknown) =>
    account.approve(await account.prepare(method, params, { sessions }))
  const grant = async () => {
    const [granted] = (await act('wallet_grantPermissions', [
      {
        chainId: '0x7a69',
        expiry: now() + 86_400,
        signer: { type: 'account', data: { address: app } },
        permissions: [
          { type: 'native-token-periodic', data: { periodAmount: '0x64', periodDuration: 3_600 } },
        ],
      },
    ])) as [{ context: Hex }]
    return granted.context
  }
  return { act, grant, id, key, reports, signer }
}

test('behavior: lists the sessions of an account, which can be revoked with what is listed but not spent [7.20, 7.21]', {
  timeout: 60_000,
}, async () => {
  const { act, grant, id, reports } = await visitor()
  expect(await ask(id)).toEqual({ status: 200, body: { pcis: [] } })
  const context = await grant()
  const { body } = await ask(id)
  const [listed] = body.pcis
  expect(body.pcis).toMatchObject([
    {
      project: { id: 'test' },
      revokedAt: null,
      policies: [],
      permissions: [
        {
          type: 'native-token-periodic',
          data: { periodAmount: '0x64', periodDuration: 3_600, spender: app.toLowerCase() },
        },
      ],
    },
  ])
  expect(listed.context).not.toBe(context)
  expect(listed.context.length).toBeLessThan(context.length)

  // Saving it again changes nothing.
  expect((await ask(id, { context })).body).toEqual({ pci: listed.pci })
  expect((await ask(id)).body.pcis).toHaveLength(1)

  await act('wallet_revokePermissions', [{ permissionsContext: listed.context }])
  const [report] = reports
  const first = await ask(`${id}/revoke`, report)
  expect(first).toMatchObject({ status: 200, body: { success: true, revokedAt: expect.any(Number) } })
  expect(await ask(`${id}/revoke`, report)).toEqual(first)
  expect((await ask(id)).body.pcis).toMatchObject([{ revokedAt: first.body.revokedAt }])
})

test('behavior: what was ended on the chain is listed as revoked, without a report [7.20]', {
  timeout: 60_000,
}, async () => {
  const { act, grant, id } = await visitor()
  const context = await grant()
  await act('wallet_revokePermissions', [{ permissionsContext: context }])
  expect((await ask(id)).body.pcis).toMatchObject([{ revokedAt: expect.any(Number) }])
})

test('error: a report counts only with a fresh signature of the account, and if the chain agrees [7.21]', {
  timeout: 60_000,
}, async () => {
  const { grant, id, key, signer } = await visitor()
  await grant()
  const [{ pci }] = (await ask(id)).body.pcis
  const report = async (by: typeof key, timestamp = now(), of = pci) =>
    ask(`${id}/revoke`, {
      pci: of,
      timestamp,
      signature: await by.signMessage({ message: revocationText(of, id, timestamp) }),
    })
  expect((await report(key)).body).toMatchObject({ code: 'server/signature_invalid' })
  expect((await report(signer, now() - 3_600)).body).toMatchObject({ code: 'server/message_expired' })
  expect((await report(signer, now(), `0x${'1'.repeat(64)}`)).body).toMatchObject({
    code: 'server/session_unknown',
  })
  expect((await report(signer)).body).toMatchObject({ code: 'server/session_still_active' })
  expect((await ask(id)).body.pcis).toMatchObject([{ revokedAt: null }])
})

test('error: only sessions that the account signed are listed', { timeout: 60_000 }, async () => {
  const { grant, id } = await visitor()
  const other = await visitor()
  const context = await grant()
  expect((await ask(other.id, { context })).body).toMatchObject({ code: 'server/message_invalid' })
  const session = {
    account: other.signer.address.toLowerCase() as Hex,
    delegate: app.toLowerCase() as Hex,
    token: undefined,
    periodAmount: 1n,
    periodSeconds: 3_600,
    start: now(),
    expiry: now() + 3_600,
    salt: 1n,
  }
  const forged = toContext(session, `0x${'12'.repeat(65)}`)
  expect((await ask(other.id, { context: forged })).body).toMatchObject({ code: 'server/signature_invalid' })
  expect((await ask(id, { context: '0x1234' })).body).toMatchObject({ code: 'server/message_invalid' })
  expect((await ask('eip155:1:0x0000000000000000000000000000000000000001')).body).toMatchObject({
    code: 'server/chain_unsupported',
  })
  expect((await ask(other.id)).body).toEqual({ pcis: [] })
})

test('behavior: an account lists up to 255 sessions, and those that have ended make room', {
  timeout: 60_000,
}, async () => {
  const { id, signer } = await visitor()
  const save = async (salt: bigint) => {
    const session = {
      account: signer.address.toLowerCase() as Hex,
      delegate: app.toLowerCase() as Hex,
      token: undefined,
      periodAmount: 1n,
      periodSeconds: 3_600,
      start: now(),
      expiry: now() + 3_600,
      salt,
    }
    const context = toContext(session, await signer.sign({ hash: sessionDigest(session, 31_337) }))
    return (await ask(id, { context })).body
  }
  const saved: Awaited<ReturnType<typeof save>>[] = []
  // Some at a time race for the last places; all at once may wait longer than a request may.
  for (let first = 0; first < 260; first += 20)
    saved.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => save(BigInt(first + index))))))
  expect(saved.filter(({ pci }) => pci)).toHaveLength(255)
  expect(saved.filter(({ code }) => code === 'server/sessions_full')).toHaveLength(5)
  await server.deps.db
    .updateTable('app_sessions')
    .set({ revoked_at: new Date() })
    .where('account', '=', id)
    .where('pci', '=', String(saved.find(({ pci }) => pci)?.pci))
    .execute()
  expect(await save(1_000n)).toMatchObject({ pci: expect.any(String) })
  expect(await save(1_001n)).toMatchObject({ code: 'server/sessions_full' })
  expect((await ask(id)).body.pcis).toHaveLength(255)
})

test('behavior: what was granted stays listed and is seen to end after the operator has chosen other accounts', {
  timeout: 60_000,
}, async () => {
  const { act, grant, id } = await visitor()
  const context = await grant()
  const later = await startTestServer({
    url: server.deps.config.databaseUrl,
    env: { RPC_EIP155_31337: anvil.url, BUNDLER_EIP155_31337: rig.bundlerUrl },
  })
  try {
    const list = async () => {
      const { body } = await later.app.inject({ method: 'GET', url: `/v1/sessions/${id}?projectId=test` })
      return JSON.parse(body).pcis
    }
    expect(await list()).toMatchObject([{ revokedAt: null }])
    const url = `/v1/sessions/${id}?projectId=test`
    const saved = await later.app.inject({ method: 'POST', url, payload: { context } })
    expect(saved.json()).toMatchObject({ code: 'server/chain_unsupported' })
    await act('wallet_revokePermissions', [{ permissionsContext: context }])
    expect(await list()).toMatchObject([{ revokedAt: expect.any(Number) }])
  } finally {
    await later.stop()
  }
})
