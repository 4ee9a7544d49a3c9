import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import type { Contract } from '@latchkey/protocol/http/contract'
import type { MemberRole } from '@latchkey/protocol/http/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ConsoleServer,
  createPerson,
  type Method,
  startConsole,
} from './members/testing/startConsole.ts'
import { adminToken } from './testing/startTestServer.ts'

/**
 * Who may call what, under `/admin/v1/`. Roles are those in the project of the path; `other` is the owner
 * of another project, `key` the key of the project. `x` passes, `.` is refused, and `!` passes only
 * within 15 minutes after signing in.
 */
const table = `
                                                                   ADMIN_TOKEN  operator  owner  admin  viewer  key  none  other
  GET    console                                                        x          x        x      x      x      x    x      x
  POST   sso/end                                                        x          x        x      x      x      x    x      x
  POST   sso/refresh                                                    x          x        x      x      x      x    x      x
  POST   invites/read                                                   x          x        x      x      x      x    x      x

  GET    me                                                             .          x        x      x      x      .    .      x
  PUT    me/name                                                        .          x        x      x      x      .    .      x
  POST   console/claim                                                  .          x        x      x      x      .    .      x
  POST   invites/accept                                                 .          x        x      x      x      .    .      x

  GET    projects                                                       x          x        x      x      x      .    .      x
  POST   projects                                                       x          x        .      .      .      .    .      .
  GET    projects/:id                                                   x          x        x      x      x      x    .      .
  PATCH  projects/:id                                                   x          x        x      x      .      x    .      .
  GET    projects/:id/events                                            x          x        x      x      x      x    .      .

  GET    projects/:id/contents                                          x          x        x      x      x      x    .      .
  DELETE projects/:id                                                   x          !        !      .      .      .    .      .
  POST   projects/:id/restore                                           x          !        !      .      .      .    .      .
  POST   projects/:id/origins/test                                      x          x        x      x      x      x    .      .

  GET    projects/:id/series                                            x          x        x      x      x      x    .      .
  GET    projects/:id/funnel                                            x          x        x      x      x      x    .      .
  GET    projects/:id/errors                                            x          x        x      x      x      x    .      .
  GET    projects/:id/usage                                             x          x        x      x      x      x    .      .
  GET    projects/:id/live                                              x          x        x      x      x      x    .      .
  GET    projects/:id/events.csv                                        x          x        x      x      x      x    .      .

  GET    projects/:id/keys                                              x          x        x      x      x      x    .      .
  POST   projects/:id/keys                                              x          !        !      .      .      x    .      .
  DELETE projects/:id/keys/:keyId                                       x          !        !      .      .      x    .      .
  POST   projects/:id/key                                               x          !        !      .      .      x    .      .

  GET    projects/:id/members                                           x          x        x      .      .      .    .      .
  PATCH  projects/:id/members/:account                                  x          !        !      .      .      .    .      .
  DELETE projects/:id/members/:account                                  x          !        !      .      .      .    .      .
  POST   projects/:id/invites                                           x          !        !      .      .      .    .      .
  DELETE projects/:id/invites/:inviteId                                 x          !        !      .      .      .    .      .

  GET    projects/:id/users                                             x          x        x      x      .      x    .      .
  GET    projects/:id/users/:userId                                     x          x        x      x      .      x    .      .
  GET    projects/:id/users/:userId/security                            x          x        x      x      .      x    .      .
  POST   projects/:id/users/find                                        x          x        x      x      .      x    .      .
  POST   projects/:id/users                                             x          x        x      .      .      x    .      .
  POST   projects/:id/users/import                                      x          !        !      .      .      x    .      .
  DELETE projects/:id/users/:userId                                     x          !        !      .      .      x    .      .
  POST   projects/:id/users/:userId/disable                             x          !        !      .      .      x    .      .
  POST   projects/:id/users/:userId/enable                              x          !        !      .      .      x    .      .
  POST   projects/:id/users/:userId/deletion                            x          !        !      .      .      x    .      .
  DELETE projects/:id/users/:userId/deletion                            x          !        !      .      .      x    .      .

  GET    projects/:id/webhooks                                          x          x        x      x      x      x    .      .
  POST   projects/:id/webhooks                                          x          !        !      !      .      .    .      .
  PATCH  projects/:id/webhooks/:webhookId                               x          x        x      x      .      .    .      .
  DELETE projects/:id/webhooks/:webhookId                               x          x        x      x      .      .    .      .
  POST   projects/:id/webhooks/:webhookId/secret                        x          !        !      !      .      .    .      .
  POST   projects/:id/webhooks/:webhookId/test                          x          x        x      x      .      .    .      .
  POST   projects/:id/webhooks/:webhookId/replay                        x          x        x      x      .      .    .      .
  GET    projects/:id/webhooks/:webhookId/deliveries                    x          x        x      x      x      x    .      .
  GET    projects/:id/webhooks/:webhookId/deliveries/:deliveryId        x          x        x      x      .      .    .      .

  GET    projects/:id/alerts                                            x          x        x      x      x      x    .      .
  PATCH  projects/:id/alerts                                            x          x        x      x      .      x    .      .
  POST   projects/:id/alerts/test                                       x          x        x      x      .      x    .      .

  GET    projects/:id/mails                                             x          x        x      x      x      x    .      .
  PUT    projects/:id/mails                                             x          x        x      x      .      x    .      .
  POST   projects/:id/mails/preview                                     x          x        x      x      x      x    .      .
  POST   projects/:id/mails/test                                        x          x        x      x      .      x    .      .

  GET    projects/:id/audit                                             x          x        x      x      .      .    .      .
  GET    projects/:id/audit/export                                      x          x        x      x      .      .    .      .
  GET    projects/:id/audit/verification                                x          x        x      x      .      .    .      .

  GET    audit                                                          x          x        .      .      .      .    .      .
  GET    audit/export                                                   x          x        .      .      .      .    .      .
  GET    audit/verification                                             x          x        .      .      .      .    .      .
  GET    health                                                         x          x        .      .      .      .    .      .
  GET    alerts                                                         x          x        .      .      .      .    .      .
  PATCH  alerts                                                         x          x        .      .      .      .    .      .
  POST   alerts/test                                                    x          x        .      .      .      .    .      .
  GET    webhooks                                                       x          x        .      .      .      .    .      .
  POST   webhooks                                                       x          !        .      .      .      .    .      .
  PATCH  webhooks/:webhookId                                            x          x        .      .      .      .    .      .
  DELETE webhooks/:webhookId                                            x          x        .      .      .      .    .      .
  GET    server/nodes                                                   x          x        .      .      .      .    .      .
  PUT    server/nodes/:chainId                                          x          !        .      .      .      .    .      .
  DELETE server/nodes/:chainId                                          x          !        .      .      .      .    .      .
  POST   server/nodes/:chainId/test                                     x          !        .      .      .      .    .      .
  GET    server/secrets                                                 x          x        .      .      .      .    .      .
  PUT    server/secrets/:name                                           x          !        .      .      .      .    .      .
  DELETE server/secrets/:name                                           x          !        .      .      .      .    .      .
  POST   server/secrets/:name/test                                      x          !        .      .      .      .    .      .
  GET    operators                                                      x          x        .      .      .      .    .      .
  DELETE operators/:account                                             x          !        .      .      .      .    .      .
  POST   operators/invites                                              x          !        .      .      .      .    .      .
  DELETE operators/invites/:inviteId                                    x          !        .      .      .      .    .      .
`

const [heading = '', ...lines] = table.split('\n').filter((line) => line.trim())
const callers = heading.trim().split(/ +/)
const rows = lines.map((line) => {
  const [method = '', path = '', ...cells] = line.trim().split(/ +/)
  return { method: method as Method, path, cells }
})

/** All that is refused because of who calls. */
const refusals = [
  'server/admin_token_invalid',
  'server/key_scope_missing',
  'server/role_missing',
  'siwx/token_invalid',
]
const stale = 'server/proof_stale'
/** How long a stream is waited for to be refused. */
const streamMs = 1_000

let server: ConsoleServer
let ahead = 0
let count = 0
const folder = mkdtempSync(join(tmpdir(), 'latchkey-table-'))
const people = Object.fromEntries(
  ['operator', 'owner', 'admin', 'viewer', 'other'].map((name) => [name, createPerson()]),
)
let tokens: Record<string, string>

beforeAll(async () => {
  const env = {
    WALLET_URL: 'https://wallet.example',
    AUTH_KMS: `file:${join(folder, 'key')}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'login@wallet.example',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'secret',
  }
  server = await startConsole({ clock: () => Date.now() + ahead, env })
  await server.deps.projects.create({ id: 'other', name: 'Other' })
  await enter('operator', consoleProjectId, 'operator')
  await enter('other', 'other', 'owner')
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function enter(name: string, projectId: string, role: MemberRole) {
  const account = people[name]?.account ?? ''
  const row = { project_id: projectId, account, role, name: null, added_at: new Date() }
  await server.deps.db.insertInto('members').values(row).execute()
}

/** Calls a route of a new project, so that no call changes what the next one finds. */
async function callAs(caller: string, method: Method, path: string) {
  const id = `cell-${++count}`
  const { key } = await server.deps.projects.create({ id })
  for (const role of ['owner', 'admin', 'viewer'] as const) await enter(role, id, role)
  const token = { ...tokens, ADMIN_TOKEN: adminToken, key }[caller]
  const account = encodeURIComponent(createPerson().account)
  const url = path.replace(':id', id).replace(':account', account).replace(/:\w+/, 'x')
  const answer = server.call(token, method, url)
  // A stream that goes on is a call that was let in.
  const answered = await Promise.race([answer, later(streamMs, { status: 200, body: {} })])
  const { status, body } = path.endsWith('/live') ? answered : await answer
  return { status, code: (body as { code?: string }).code ?? '' }
}

async function signInAll() {
  tokens = {}
  for (const [name, person] of Object.entries(people))
    tokens[name] = (await server.signIn(person)).accessToken
}

describe('who may call what', () => {
  test('behavior: every contract of the admin API, and every route that is served, has one row', async () => {
    const url = new URL('../../../packages/protocol/src/http/', import.meta.url)
    const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(name))
    const modules = await Promise.all(
      files.map((name) => import(new URL(name, url).href) as Promise<Record<string, unknown>>),
    )
    const contracts = modules
      .flatMap((module) => Object.values(module) as Partial<Contract>[])
      .flatMap(({ method, path }) => (method && path?.startsWith('/admin/v1/') ? [`${method} ${path}`] : []))
    const { paths } = (await server.app.inject({ url: '/openapi.json' })).json()
    const served = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      path.startsWith('/admin/')
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
        : [],
    )
    const inTable = rows.map(({ method, path }) => `${method} /admin/v1/${path}`).sort()
    expect(inTable).toEqual([...new Set(contracts)].sort())
    expect(inTable).toEqual([...new Set(served)].sort())
    for (const { cells } of rows) expect(cells).toHaveLength(callers.length)
  })

  test('behavior: right after signing in, the cells that are marked pass and no others', async () => {
    await signInAll()
    const wrong: string[] = []
    for (const { method, path, cells } of rows)
      for (const [index, caller] of callers.entries()) {
        const { status, code } = await callAs(caller, method, path)
        const isRefused = refusals.includes(code) || code === stale
        if (isRefused !== (cells[index] === '.'))
          wrong.push(`${method} ${path} as ${caller}: ${status} ${code}`)
        if (status >= 500) wrong.push(`${method} ${path} as ${caller}: ${status} ${code}`)
      }
    expect(wrong).toEqual([])
  }, 120_000)

  test('behavior: 15 minutes later, members need to sign in again for what is marked, and for nothing else', async () => {
    await signInAll()
    // Access tokens end before.
    const renewed: Record<string, string> = {}
    const refresh = await Promise.all(
      Object.entries(people).map(async ([name, person]) => [name, await server.signIn(person)] as const),
    )
    ahead = 15 * 60_000
    for (const [name, { refreshToken }] of refresh)
      renewed[name] = (await server.siwx('refresh', { refreshToken })).json().accessToken
    tokens = renewed
    const wrong: string[] = []
    for (const { method, path, cells } of rows)
      for (const caller of ['operator', 'owner'] as const) {
        const cell = cells[callers.indexOf(caller)]
        const { status, code } = await callAs(caller, method, path)
        if ((code === stale) !== (cell === '!'))
          wrong.push(`${method} ${path} as ${caller}: ${status} ${code}`)
      }
    ahead = 0
    expect(wrong).toEqual([])
  }, 120_000)
})
