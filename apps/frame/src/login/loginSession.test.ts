import 'fake-indexeddb/auto'
import { FrameRefusal } from '@latchkey/protocol/frame/refusal'
import type { Contract } from '@latchkey/protocol/http/contract'
import { afterEach, expect, test } from 'vitest'
import { openRecords } from '../records.ts'
import type { CallServer } from './callServer.ts'
import { createEmailLogin } from './emailLogin.ts'
import { createLoginSession } from './loginSession.ts'

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

const signal = new AbortController().signal

/** A server with one account, whose refresh tokens can be used once. */
function createServer() {
  const server = {
    refreshes: 0,
    /** Seconds that a token lasts. */
    lifetime: 600,
    isEnded: false,
    call: (async (contract: Contract, { body }: { body?: { refreshToken?: string } } = {}) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (contract.path === '/v1/login/email') return { attemptId: 'attempt', action: 'VERIFY_OTP' }
      if (contract.path === '/v1/login/sign-out') return { ended: 1 }
      if (contract.path === '/v1/login/refresh') {
        if (server.isEnded || body?.refreshToken !== `refresh ${server.refreshes}`)
          throw new FrameRefusal({ code: 'login/session_ended' })
        server.refreshes++
      }
      return {
        accountId: 'account',
        accessToken: `access ${server.refreshes}`,
        accessExpiresIn: server.lifetime,
        refreshToken: `refresh ${server.refreshes}`,
      }
    }) as unknown as CallServer,
  }
  return server
}

/** A tab of the page: all tabs of a test have the same storage. */
function openTab(name: string, { call }: { call: CallServer }) {
  const tabs = new BroadcastChannel(name)
  channels.push(tabs)
  const embedding = { projectId: name, origin: 'https://shop.test' }
  const session = createLoginSession({
    call,
    tabs: tabs as unknown as createLoginSession.Options['tabs'],
    records: openRecords(name),
    embedding,
  })
  const login = { ...session, ...createEmailLogin({ call, session, embedding }) }
  const changes: boolean[] = []
  login.watch((isConnected) => changes.push(isConnected))
  const logIn = async () => {
    await login.start('ana@example.com', 'en', signal)
    await login.complete('12345678', signal)
  }
  return { ...login, changes, logIn }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 50))

test('behavior: a session has the account and a token, which is renewed once for all who ask', async () => {
  const server = createServer()
  const tab = openTab('renewal', server)
  await expect(tab.session()).rejects.toMatchObject({ failure: { code: 'login/required' } })
  server.lifetime = 0
  await tab.logIn()
  server.lifetime = 600
  const sessions = await Promise.all([tab.session(), tab.session(), tab.session()])
  expect(new Set(sessions.map(({ accessToken }) => accessToken))).toEqual(new Set(['access 1']))
  expect(sessions[0]).toEqual({
    accountId: 'account',
    projectId: 'renewal',
    email: 'ana@example.com',
    accessToken: 'access 1',
  })
  await tab.session()
  expect(server.refreshes).toBe(1)
  expect(await tab.session({ renew: true })).toMatchObject({ accessToken: 'access 2' })
})

test('behavior: two tabs renew one after the other', async () => {
  const server = createServer()
  const [one, two] = [openTab('both', server), openTab('both', server)]
  await one.logIn()
  await turn()
  await Promise.all([one.session({ renew: true }), two.session({ renew: true })])
  expect(server.refreshes).toBe(2)
})

test('behavior: other tabs learn of a login and of its end', async () => {
  const server = createServer()
  const [one, two] = [openTab('news', server), openTab('news', server)]
  await one.logIn()
  await turn()
  expect(await two.session()).toMatchObject({ accountId: 'account' })
  await one.signOut()
  await turn()
  expect(two.changes).toEqual([true, false])
  expect(one.changes).toEqual([])
  await expect(two.session()).rejects.toMatchObject({ failure: { code: 'login/required' } })
})

test('behavior: a sign-out counts at once, also for what is under way in any tab, and if the server is away', async () => {
  const server = createServer()
  const [one, two] = [openTab('gone', server), openTab('gone', server)]
  await one.logIn()
  await turn()
  const renewed = two.session({ renew: true })
  renewed.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 2))
  await one.signOut()
  await expect(renewed).rejects.toMatchObject({ failure: { code: 'login/required' } })
  expect([await one.isActive(), await two.isActive()]).toEqual([false, false])

  await one.logIn()
  const away = openTab('gone', { call: () => new Promise(() => undefined) as never })
  void away.signOut()
  await turn()
  expect(await one.isActive()).toBe(false)
})

test('behavior: a session that the server has ended ends in every tab', async () => {
  const server = createServer()
  const [one, two] = [openTab('ended', server), openTab('ended', server)]
  await one.logIn()
  await turn()
  server.isEnded = true
  await expect(one.session({ renew: true })).rejects.toMatchObject({
    failure: { code: 'login/session_ended' },
  })
  await turn()
  expect(one.changes).toEqual([false])
  expect(two.changes).toEqual([true, false])
  expect(await one.isActive()).toBe(false)
})
