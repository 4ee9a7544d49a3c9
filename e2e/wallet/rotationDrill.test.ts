import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startAnvil } from '@latchkey/chains/evm/testingNode'
import {
  concat,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  namehash,
  parseAbi,
  recoverAddress,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedis } from '../../apps/server/src/cache/testingRedis.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/db/openDatabase.ts'
import { kms } from '../../apps/server/src/features/kms/kms.ts'
import {
  createEvmPerson,
  messageOf,
  origin,
  signedBy,
} from '../../apps/server/src/features/siwx/testing/signIn.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { psql } from '../server/psql.ts'
import { silent } from '../server/silent.ts'
import { startBalancer } from '../server/startBalancer.ts'
import { type ServerProcess, startServer } from '../server/startServer.ts'
import { logIn } from './logIn.ts'
import { startHsm } from './startHsm.ts'
import { startMailbox } from './startMailbox.ts'
import { createVisitor } from './visitor.ts'
import { verifySignature } from './walletFamilies.ts'
import { wideReleases } from './withWalletWorld.ts'

// The day on which every secret is replaced. Two processes behind a balancer, and one each with the
// roles `vault` and `escrow`; visitors refresh their sessions, page and sign all the while.

const visitors = Number(process.env.DRILL ?? (process.env.EXHAUSTIVE ? 20 : 3))
const timeout = 240_000 + visitors * 6_000
const projectId = 'rotation'
const zone = 'rotation.eth'
const resolver = `0x${'11'.repeat(20)}` as const
const pauseMs = 50
/** RFC 6455: service restart. */
const restartCode = 1012
/** How long the old keys of access tokens still sign: longer than a restart of both processes. */
const keySignsMs = 20_000
/** A call without an answer is a failure too. */
const callTimeoutMs = 20_000

const folder = mkdtempSync(join(tmpdir(), 'latchkey-rotation-'))
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
const random = () => randomBytes(32).toString('hex')
const secrets = { old: random(), next: random() }
const tokens = { old: random(), next: random() }
const gatewayKeys = { old: generatePrivateKey(), next: generatePrivateKey() }
const logins = { old: '', next: '', kept: '' }

let env: Record<string, string>
let url: string
let pair: readonly ServerProcess[]
let databaseUrl: string
let mail: Awaited<ReturnType<typeof startMailbox>>
let payer: string

/** Replaces the contents of the file that a setting is read from. */
function setFile(name: string, value: string): void {
  writeFileSync(join(folder, name), value, { mode: 0o600 })
}

beforeAll(async () => {
  const keep = <One>(one: One, end: () => unknown): One => {
    undo.push(end)
    return one
  }
  const [postgres, redis, mailbox, hsm, anvil] = await Promise.all([
    startPostgres().then((one) => keep(one, one.stop)),
    startRedis().then((one) => keep(one, one.stop)),
    startMailbox().then((one) => keep(one, one.kill)),
    startHsm(['auth', 'vault', 'escrow']).then((one) => keep(one, one.stop)),
    startAnvil().then((one) => keep(one, one.stop)),
  ])
  mail = mailbox
  databaseUrl = postgres.url
  const [account = '0x'] = await anvil.client.getAddresses()
  payer = account
  // More than one page of history.
  for (let count = 0; count < 30; count++)
    await anvil.client.sendTransaction({ account, to: resolver, value: 1n, chain: null })

  // Several roles of one owner: PostgreSQL has one password per role, and a role can be taken away.
  psql(postgres.url, 'create role owner')
  psql(postgres.url, 'create database rotation owner owner')
  for (const name of ['old', 'next', 'kept'] as const) {
    psql(postgres.url, `create role latchkey_${name} login in role owner`)
    psql(postgres.url, `alter role latchkey_${name} set role owner`)
    const login = new URL(postgres.url)
    login.username = `latchkey_${name}`
    login.pathname = '/rotation'
    logins[name] = login.href
  }

  const files = {
    SECRET: secrets.old,
    SECRET_PREVIOUS: '',
    ADMIN_TOKEN: tokens.old,
    ADMIN_TOKEN_PREVIOUS: '',
    NAME_GATEWAY_KEY: gatewayKeys.old,
    DATABASE_URL: logins.old,
  }
  for (const [name, value] of Object.entries(files)) setFile(name, value)
  const ports = await Promise.all([1, 2, 3, 4].map(() => freePort()))
  const at = ports.map((port) => `http://127.0.0.1:${port}`)
  const balancer = await startBalancer(at.slice(0, 2))
  undo.push(balancer.stop)
  url = balancer.url
  env = {
    ...Object.fromEntries(Object.keys(files).map((name) => [`${name}_FILE`, join(folder, name)])),
    ...hsm.env,
    ...wideReleases,
    REDIS_URL: redis.url,
    RPC_EIP155_31337: anvil.url,
    NAME_ZONES: zone,
    WALLET_URL: 'https://wallet.test',
    AUTH_URL: url,
    VAULT_URL: at[2] ?? '',
    ESCROW_URL: at[3] ?? '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'login@wallet.test',
    PROXIES: '1',
    // The balancer shares a busy process with the visitors: it may notice late that one is leaving.
    DRAIN_DELAY_MS: '2000',
  }
  const start = (ROLES: string, index: number) =>
    startServer({ env: { ...env, ...keepers(ROLES), ROLES }, folder, port: ports[index] }).then((one) =>
      keep(one, one.kill),
    )
  // The other two are not restarted here, so their login stays.
  const keepers = (role: string) =>
    role === 'vault' || role === 'escrow' ? { DATABASE_URL_FILE: '', DATABASE_URL: logins.kept } : {}
  const first = await start('api,auth', 0)
  const [second] = await Promise.all([start('api,auth', 1), start('vault', 2), start('escrow', 3)])
  pair = [first, second]
}, timeout)
afterAll(async () => {
  for (const step of undo.reverse()) await step()
}, 60_000)

/** Restarts one process after the other, as a deployment does. */
async function roll(): Promise<void> {
  for (const server of pair) {
    await server.terminate()
    await server.start()
  }
}

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  given: { key?: string; body?: object } = {},
) {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      origin,
      ...(given.key !== undefined && { authorization: `Bearer ${given.key}` }),
      ...(given.body && { 'content-type': 'application/json' }),
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
    signal: AbortSignal.timeout(callTimeoutMs),
  })
  return { status: reply.status, body: await reply.json() }
}

const siwx = (method: 'GET' | 'POST', path: string, given: Parameters<typeof call>[2] = {}) =>
  call(method, `/v1/siwx/${path}?projectId=${projectId}`, given)
const refresh = (refreshToken: string) => siwx('POST', 'refresh', { body: { refreshToken } })
const page = (cursor = '') =>
  call(
    'GET',
    `/v1/account/${payer}/history?projectId=${projectId}&chainId=eip155:31337${cursor && `&cursor=${cursor}`}`,
  )

async function signIn() {
  const person = createEvmPerson()
  const { body: nonce } = await siwx('POST', 'nonce')
  return (await siwx('POST', 'sessions', { body: await signedBy(person, messageOf(person, nonce)) })).body
}

/** Who signed what the gateway of names answers. */
async function gatewaySigner(): Promise<string> {
  const name = `missing.${zone}`
  const inner = encodeFunctionData({
    abi: parseAbi(['function addr(bytes32 node) view returns (address)']),
    args: [namehash(name)],
  })
  const data = encodeFunctionData({
    abi: parseAbi(['function resolve(bytes name, bytes data) view returns (bytes, uint64, bytes)']),
    args: [toHex(packetToBytes(name)), inner],
  })
  const { body } = await call('GET', `/v1/profile/ccip/${resolver}/${data}.json`)
  const [result, expires, signature] = decodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
    body.data as Hex,
  )
  const answer = [toHex(expires, { size: 8 }), keccak256(data), keccak256(result)] as const
  return recoverAddress({ hash: keccak256(concat(['0x1900', resolver, ...answer])), signature })
}

/** A page with a socket, which opens another when the server says that it restarts. */
function openSockets(): () => Promise<number> {
  let socket: WebSocket | undefined
  let closed: Promise<'restarting'> | undefined
  let turn = 0
  const ask = async (): Promise<'answered' | 'restarting' | 'away'> => {
    if (socket?.readyState !== WebSocket.OPEN) {
      const at = (pair[turn++ % pair.length] as ServerProcess).url.replace('http', 'ws')
      socket = new WebSocket(`${at}/v1?chainId=eip155:31337&projectId=${projectId}`)
      const opened = Promise.withResolvers<boolean>()
      const closing = Promise.withResolvers<'restarting'>()
      closed = closing.promise
      closed.catch(() => undefined)
      socket.addEventListener('open', () => opened.resolve(true))
      socket.addEventListener('error', () => opened.resolve(false))
      socket.addEventListener('close', ({ code }) => {
        if (code === restartCode) closing.resolve('restarting')
        else closing.reject(new Error(`a socket was closed with ${code}`))
      })
      if (!(await opened.promise)) return 'away'
    }
    const answered = Promise.withResolvers<'answered'>()
    socket.addEventListener('message', () => answered.resolve('answered'), { once: true })
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }))
    return Promise.race([answered.promise, closed ?? answered.promise])
  }
  return async () => {
    // At most one of two processes is away.
    for (let tries = 0; tries < 4; tries++) if ((await ask()) === 'answered') return 1
    throw new Error('no process answers sockets')
  }
}

const keyIdOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

// Minutes: by `pnpm drill` only.
test.runIf(process.env.DRILL ?? process.env.EXHAUSTIVE)(
  'behavior: every secret is replaced, and no visitor is signed out or sees a failure',
  {
    timeout,
  },
  async ({ annotate }) => {
    const made = await call('POST', '/admin/v1/projects', {
      key: tokens.old,
      body: { id: projectId, name: 'Rotation', origins: [origin] },
    })
    const owner = { key: made.body.key as string, token: tokens.old }
    const idle = await signIn()
    const { next: idleCursor } = (await page()).body

    const failures: string[] = []
    let requests = 0
    let isOver = false
    const rounds = new Map<number, number>()
    const working: Promise<void>[] = []
    /** A visitor who never stops; what fails is counted, and tried again. */
    function keepDoing(act: () => Promise<number>): void {
      const id = working.length
      const work = async () => {
        while (!isOver) {
          const count = await act().catch((error: unknown) => {
            failures.push(String(error))
            return 1
          })
          requests += count
          rounds.set(id, (rounds.get(id) ?? 0) + 1)
          await sleep(pauseMs)
        }
      }
      working.push(work())
    }
    /** Until every visitor has done two more rounds: what they hold is new by then. */
    async function everyoneWasHere(): Promise<void> {
      const before = new Map(rounds)
      const isDone = () => working.every((_, id) => (rounds.get(id) ?? 0) >= (before.get(id) ?? 0) + 3)
      while (!isDone()) await sleep(20)
    }
    const good = ({ status, body }: { status: number; body: object }, what: string) => {
      if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
    }

    for (let count = 0; count < visitors; count++) {
      let session = await signIn()
      let cursor: string = idleCursor
      keepDoing(async () => {
        good(await siwx('GET', 'me', { key: session.accessToken }), 'me')
        const refreshed = await refresh(session.refreshToken)
        good(refreshed, 'refresh')
        session = refreshed.body
        good(await page(cursor), 'page')
        const first = await page()
        good(first, 'first page')
        cursor = first.body.next
        return 4
      })
    }
    const embedding = {
      api: url,
      servers: { vault: env.VAULT_URL ?? '', escrow: env.ESCROW_URL ?? '' },
      projectId,
      origin,
    }
    const openWallet = async (email: string) => {
      const visitor = await createVisitor(embedding, email)
      await logIn(visitor, { mail, authUrl: url, onFailure: (error) => failures.push(String(error)) })
      undo.push(() => visitor.user.close())
      const wallet = await visitor.user.wallet()
      const [account] = (await wallet.view()).accounts
      if (!account) throw new Error('The wallet has no account.')
      return async () => {
        const bytes = randomBytes(32)
        const { index, namespace } = account
        const signature = await (await visitor.user.wallet()).sign({ namespace, index, bytes })
        if (!(await verifySignature(account, bytes, signature))) throw new Error('signed by another key')
        return 1
      }
    }
    for (let count = 0; count < Math.ceil(visitors / 3); count++)
      keepDoing(await openWallet(`rotation-${count}@mail.test`))
    keepDoing(async () => {
      good(await call('GET', `/admin/v1/projects/${projectId}`, { key: owner.key }), 'with the project’s key')
      good(await call('GET', '/admin/v1/projects', { key: owner.token }), 'with the admin token')
      return 2
    })
    keepDoing(openSockets())
    expect(await gatewaySigner()).toBe(privateKeyToAddress(gatewayKeys.old))

    // 1. Every process accepts the new secret; what needs no such step is replaced with it.
    setFile('SECRET_PREVIOUS', secrets.next)
    setFile('ADMIN_TOKEN', tokens.next)
    setFile('ADMIN_TOKEN_PREVIOUS', tokens.old)
    setFile('NAME_GATEWAY_KEY', gatewayKeys.next)
    setFile('DATABASE_URL', logins.next)
    const oldKeysSign = sleep(keySignsMs)
    for (const table of ['siwx_keys', 'login_keys'])
      psql(logins.old, `update ${table} set signs_until = now() + interval '${keySignsMs} milliseconds'`)
    await roll()
    expect(await gatewaySigner()).toBe(privateKeyToAddress(gatewayKeys.next))
    owner.token = tokens.next
    const next = await call('POST', `/admin/v1/projects/${projectId}/keys`, {
      key: owner.key,
      body: { name: 'next' },
    })
    const oldKey = owner.key
    owner.key = next.body.key
    await everyoneWasHere()
    const { body: listed } = await call('GET', `/admin/v1/projects/${projectId}/keys`, { key: owner.key })
    const first = listed.keys.find(({ name }: { name: string }) => name === 'first')
    await call('DELETE', `/admin/v1/projects/${projectId}/keys/${first.id}`, { key: owner.key })
    const db = openDatabase(logins.next, silent, { max: 1 })
    const rotate = kms.commands?.find(({ name }) => name === 'kms rotate')
    for (const role of ['auth', 'vault', 'escrow'])
      await rotate?.run({ db, config: readConfig(env), options: { role } })
    await db.destroy()
    // A fast machine is here before the old keys have ended.
    await oldKeysSign

    // 2. Every process signs with the new secret.
    setFile('SECRET', secrets.next)
    setFile('SECRET_PREVIOUS', secrets.old)
    setFile('ADMIN_TOKEN_PREVIOUS', '')
    await roll()
    await everyoneWasHere()

    // 3. The old one is taken away.
    setFile('SECRET_PREVIOUS', '')
    psql(databaseUrl, 'alter role latchkey_old nologin')
    await roll()
    await everyoneWasHere()
    isOver = true
    await Promise.all(working)

    expect(failures).toEqual([])
    expect(working).toHaveLength(visitors + Math.ceil(visitors / 3) + 2)
    await annotate(`0 of ${requests} requests failed, 0 of ${working.length} visitors signed out`, 'size')
    // What is new is made with what is new.
    expect(await (await openWallet('rotation-new@mail.test'))()).toBe(1)
    const anew = await signIn()
    expect(keyIdOf(anew.accessToken)).not.toBe(keyIdOf(idle.accessToken))
    // What the old ones signed is refused.
    expect(await refresh(idle.refreshToken)).toMatchObject({
      status: 401,
      body: { code: 'siwx/token_invalid' },
    })
    expect((await page(idleCursor)).status).toBe(400)
    expect((await call('GET', '/admin/v1/projects', { key: tokens.old })).status).toBe(401)
    expect((await call('GET', `/admin/v1/projects/${projectId}`, { key: oldKey })).status).toBe(401)
    expect(() => psql(logins.old, 'select 1')).toThrow()
    const recorded = await call('GET', '/admin/v1/audit', { key: tokens.next })
    const kinds = recorded.body.entries.map(({ kind }: { kind: string }) => kind)
    for (const kind of ['secret/resealed', 'kms/rotated', 'key/revoked', 'key/added', 'project/created'])
      expect(kinds).toContain(kind)
  },
)
