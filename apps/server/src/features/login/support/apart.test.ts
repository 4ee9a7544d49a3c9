import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken, startTestServer, type TestServer } from '../../../testing/startTestServer.ts'
import { actAs, startWallet, type WalletServer } from '../../../testing/startWallet.ts'
import { loginSettings, someEmail, walletUrl } from '../testing/startLogin.ts'

const dayMs = 86_400_000
let now = Date.now()
/** With the role `auth`, which reaches the wallets by HTTP only. */
let login: WalletServer
/** With `vault` and `escrow`, in another database. */
let wallets: TestServer
let settings: ReturnType<typeof loginSettings>
let isAway = false
const fronts: Server[] = []

/** A port that passes requests on to a server which may not be there yet. */
async function front(target: () => Pick<TestServer, 'app'>): Promise<string> {
  const server = createServer(async (request, response) => {
    const payload = Buffer.concat(await request.toArray()).toString()
    if (isAway && request.url?.includes('/erase')) return response.writeHead(503).end('{}')
    const { method, url = '' } = request
    const answer = await target().app.inject({
      method: method as 'GET',
      url,
      headers: { 'content-type': 'application/json' },
      ...(payload && { payload }),
    })
    return response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.body)
  })
  fronts.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const authUrl = await front(() => login)
  const walletsUrl = await front(() => wallets)
  const clock = () => now
  login = await startWallet({
    clock,
    env: { AUTH_URL: authUrl, VAULT_URL: walletsUrl, ESCROW_URL: walletsUrl, ROLES: 'api,auth' },
  })
  settings = loginSettings('smtp://127.0.0.1:1')
  wallets = await startTestServer({
    clock,
    env: {
      ...settings.env,
      AUTH_URL: authUrl,
      VAULT_URL: walletUrl,
      ESCROW_URL: walletUrl,
      ROLES: 'vault,escrow',
    },
  })
}, 60_000)
afterAll(async () => {
  await wallets?.stop()
  await login?.stop()
  settings?.remove()
  for (const server of fronts) server.close()
})

const admin = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  login.app.inject({
    method,
    url: `/admin/v1/projects/test/users/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    ...(payload && { payload }),
  })

test('behavior: with the wallets in other processes, factors are told and a deletion goes on after they were away', async () => {
  const email = someEmail()
  const { device, signedIn, accountId: id } = await login.visit(email)
  const visitor = actAs(wallets, { device, signedIn, clock: () => now })
  const { gen, commit } = await visitor.putVault()
  await visitor.putPair({ factorId: 'device-1', gen, commit })
  await visitor.putPair({ factorId: 'kit-1', gen, commit, kind: 'kit' })
  await visitor.putSecret('escrow-1')
  const { factors, isWhole } = (await admin('GET', `${id}/security`)).json()
  expect(isWhole).toBe(true)
  expect(factors.map(({ kind }: { kind: string }) => kind)).toEqual(['email', 'kit'])

  await admin('POST', `${id}/deletion`, { graceDays: 7 })
  await expect.poll(async () => (await admin('GET', id)).json().user.deletion.mail).toBe('sent')
  const carryOut = () => login.deps.login?.deletions.carryOut()
  now += 5 * dayMs
  await carryOut()
  now += 2 * dayMs
  await carryOut()
  now += 30_000
  isAway = true
  await expect(carryOut()).rejects.toThrow('tried again')
  expect((await admin('GET', id)).json().user.deletion.state).toBe('erasing')
  isAway = false
  await carryOut()
  expect((await admin('GET', id)).statusCode).toBe(404)
  const { rows } = await sql<{ n: string }>`
    select (select count(*) from vault_pairs where account_id = ${id})
      + (select count(*) from vault_wallets where account_id = ${id})
      + (select count(*) from escrow_secrets where account_id = ${id}) as n`.execute(wallets.deps.db)
  expect(Number(rows[0]?.n)).toBe(0)
  const chains = await sql<{ kind: string }>`
    select kind from audit where subject = ${id} and kind like '%/erased' order by kind`.execute(
    wallets.deps.db,
  )
  expect(chains.rows).toEqual([{ kind: 'escrow/erased' }, { kind: 'vault/erased' }])
})
