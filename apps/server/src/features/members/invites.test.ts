import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ConsoleServer, createPerson, startConsole } from '../../members/testing/startConsole.ts'
import { adminToken } from '../../testing/startTestServer.ts'
import { ownerInviteCommand } from './ownerInviteCommand.ts'

let server: ConsoleServer
let ahead = 0
let owner: string
const ana = createPerson()
beforeAll(async () => {
  server = await startConsole({ clock: () => Date.now() + ahead })
})
beforeEach(async () => {
  ahead = 0
  for (const table of ['members', 'member_invites'] as const) await server.deps.db.deleteFrom(table).execute()
  owner = await server.enter('owner', 'test', ana)
})
afterAll(() => server.stop())

const tokenOf = (link: string) =>
  /^https:\/\/console\.example\/console\/invite#token=(.+)$/.exec(link)?.[1] ?? ''
const invite = async (role: string, by = owner) =>
  server.call(by, 'POST', 'projects/test/invites', { name: 'Ben', role })
const accept = (access: string, token: string) => server.call(access, 'POST', 'invites/accept', { token })
const members = async (by = owner) => (await server.call(by, 'GET', 'projects/test/members')).body
const path = (account: string) => `projects/test/members/${encodeURIComponent(account)}`

describe('invitations', () => {
  test('behavior: a link makes one person a member, and is only told once', async () => {
    const made = await invite('admin')
    expect(made).toMatchObject({ status: 201, body: { invite: { name: 'Ben', role: 'admin' } } })
    const token = tokenOf(made.body.link)
    expect(JSON.stringify(await members())).not.toContain(token)
    expect((await server.call(undefined, 'POST', 'invites/read', { token })).body).toEqual({
      name: 'Ben',
      role: 'admin',
      projectName: 'Test',
      invitedBy: ana.account,
      expiresAt: made.body.invite.expiresAt,
    })
    const ben = createPerson()
    const { accessToken } = await server.signIn(ben)
    expect((await accept(accessToken, token)).body).toEqual({ projectId: 'test', role: 'admin' })
    const carl = await server.signIn(createPerson())
    for (const again of [accessToken, carl.accessToken])
      expect(await accept(again, token)).toMatchObject({ status: 410, body: { code: 'server/token_spent' } })
    const today = new Date().toISOString().slice(0, 10)
    expect(await members()).toMatchObject({
      members: [
        { account: ana.account, role: 'owner', name: null, lastSeenOn: today },
        { account: ben.account, role: 'admin', name: 'Ben' },
      ],
      invites: [],
    })
    const { body } = await server.call(adminToken, 'GET', 'audit?project=test')
    expect(body.entries.slice(0, 2)).toMatchObject([
      {
        kind: 'member/joined',
        subject: ben.account,
        details: { actor: `member ${ben.account}`, role: 'admin', invitedBy: `member ${ana.account}` },
      },
      { kind: 'invite/created', details: { actor: `member ${ana.account}`, name: 'Ben' } },
    ])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('behavior: of several people with one link, one becomes a member', async () => {
    const token = tokenOf((await invite('viewer')).body.link)
    const people = await Promise.all(Array.from({ length: 6 }, () => server.signIn(createPerson())))
    const answers = await Promise.all(people.map(({ accessToken }) => accept(accessToken, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(410)])
    expect((await members()).members).toHaveLength(2)
  })

  test('behavior: it ends after a week, and when it is taken back', async () => {
    const late = await invite('viewer')
    const ended = await invite('viewer')
    const { id } = ended.body.invite
    const remove = () => server.call(owner, 'DELETE', `projects/test/invites/${id}`)
    expect((await remove()).body).toEqual({ removed: true })
    expect((await remove()).body).toEqual({ removed: false })
    expect((await members()).invites).toHaveLength(1)
    ahead = 7 * 86_400_000
    const { accessToken } = await server.signIn(createPerson())
    for (const { body } of [late, ended]) {
      const token = tokenOf(body.link)
      expect((await server.call(undefined, 'POST', 'invites/read', { token })).status).toBe(410)
      expect((await accept(accessToken, token)).status).toBe(410)
    }
    owner = (await server.signIn(ana)).accessToken
    expect((await members()).invites).toEqual([])
  })

  test('error: a project has at most 20 open invitations, also if they are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => invite('viewer')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  test('behavior: who has more rights keeps them', async () => {
    const token = tokenOf((await invite('viewer')).body.link)
    expect((await accept(owner, token)).body).toEqual({ projectId: 'test', role: 'owner' })
    const viewer = await server.enter('viewer', 'test')
    const more = tokenOf((await invite('admin')).body.link)
    expect((await accept(viewer, more)).body).toEqual({ projectId: 'test', role: 'admin' })
  })
})

describe('members', () => {
  test('behavior: the last owner stays, also if two owners remove each other at once', async () => {
    const ben = createPerson()
    const refused = { status: 409, body: { code: 'server/last_owner' } }
    expect(await server.call(owner, 'DELETE', path(ana.account))).toMatchObject(refused)
    expect(await server.call(owner, 'PATCH', path(ana.account), { role: 'admin' })).toMatchObject(refused)
    for (let round = 0; round < 10; round++) {
      const second = await server.enter('owner', 'test', ben)
      const answers = await Promise.all([
        server.call(owner, 'DELETE', path(ben.account)),
        server.call(second, 'PATCH', path(ana.account), { role: 'viewer' }),
      ])
      const rows = await server.deps.db.selectFrom('members').selectAll().execute()
      expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1)
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
      await server.deps.db.deleteFrom('members').execute()
      owner = await server.enter('owner', 'test', ana)
    }
  })

  test('behavior: a role that is taken away is gone with the next call', async () => {
    const ben = createPerson()
    const admin = await server.enter('admin', 'test', ben)
    const rename = () => server.call(admin, 'PATCH', 'projects/test', { name: 'Test' })
    expect((await rename()).status).toBe(200)
    const set = await server.call(owner, 'PATCH', path(ben.account), { role: 'viewer' })
    expect(set.body).toMatchObject({ member: { account: ben.account, role: 'viewer' } })
    expect((await rename()).status).toBe(403)
    expect((await server.call(admin, 'GET', 'projects/test')).status).toBe(200)
    expect((await server.call(owner, 'DELETE', path(ben.account))).body).toEqual({ removed: true })
    expect((await server.call(admin, 'GET', 'projects/test')).status).toBe(403)
    expect((await server.call(owner, 'DELETE', path(ben.account))).body).toEqual({ removed: false })
    expect((await server.call(owner, 'PATCH', path(ben.account), { role: 'viewer' })).status).toBe(404)
  })

  test('behavior: with a member go the invitations it made', async () => {
    const ben = createPerson()
    const second = await server.enter('owner', 'test', ben)
    const token = tokenOf((await invite('owner', second)).body.link)
    await server.call(owner, 'DELETE', path(ben.account))
    const { accessToken } = await server.signIn(ben)
    expect((await accept(accessToken, token)).status).toBe(410)
  })
})

describe('operators', () => {
  const operator = (account: string) => `operators/${encodeURIComponent(account)}`

  test('behavior: the last one stays', async () => {
    const [one, two] = [createPerson(), createPerson()]
    const token = await server.enter('operator', consoleProjectId, one)
    expect(await server.call(token, 'DELETE', operator(one.account))).toMatchObject({
      status: 409,
      body: { code: 'server/last_owner' },
    })
    const made = await server.call(token, 'POST', 'operators/invites', { name: 'Two' })
    const { accessToken } = await server.signIn(two)
    const accepted = await accept(accessToken, tokenOf(made.body.link))
    expect(accepted.body).toEqual({ projectId: null, role: 'operator' })
    const answers = await Promise.all([
      server.call(token, 'DELETE', operator(two.account)),
      server.call(accessToken, 'DELETE', operator(one.account)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await server.call(adminToken, 'GET', 'operators')
    expect(body.members).toHaveLength(1)
  })

  test('behavior: the command line makes a link for an operator, the way back in', async () => {
    const { db, config } = server.deps
    const said = await ownerInviteCommand.run({ db, config, options: {}, json: true })
    const { accessToken } = await server.signIn(createPerson())
    expect((await accept(accessToken, tokenOf(JSON.parse(said).link))).body.role).toBe('operator')
    expect((await server.call(accessToken, 'GET', 'operators')).status).toBe(200)
    const other = await server.call(accessToken, 'POST', 'operators/invites', { name: 'Other' })
    const { id } = other.body.invite
    expect((await server.call(accessToken, 'GET', 'operators')).body.invites).toMatchObject([{ id }])
    const ended = await server.call(accessToken, 'DELETE', `operators/invites/${id}`)
    expect(ended.body).toEqual({ removed: true })
  })

  test('behavior: accounts of CONSOLE_OWNERS are operators without a claim', async () => {
    const boss = createPerson()
    const owned = await startConsole({ env: { CONSOLE_OWNERS: boss.account.toLowerCase() } })
    try {
      expect((await owned.call(undefined, 'GET', 'console')).body.isClaimed).toBe(true)
      const { accessToken } = await owned.signIn(boss)
      expect((await owned.call(accessToken, 'GET', 'me')).body.isOperator).toBe(true)
      const { body } = await owned.call(accessToken, 'GET', 'operators')
      expect(body.members).toMatchObject([{ account: boss.account.toLowerCase(), role: 'operator' }])
      const stranger = await owned.signIn(createPerson())
      expect((await owned.call(stranger.accessToken, 'GET', 'operators')).status).toBe(403)
    } finally {
      await owned.stop()
    }
  }, 60_000)
})
