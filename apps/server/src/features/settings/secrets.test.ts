import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecret } from '../../secrets/openSecret.ts'
import { adminToken, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { startVendor } from '../../testing/startVendor.ts'

let server: TestServer
let vendor: Awaited<ReturnType<typeof startVendor>>
const answers: string[] = []
beforeAll(async () => {
  vendor = await startVendor()
  server = await startTestServer({
    env: { ZERION_URL: vendor.url, MELD_KEY: 'from the environment', LIFI_URL: vendor.url },
  })
})
afterAll(async () => {
  await server?.stop()
  await vendor?.stop()
})

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/admin/v1/server/${path}`,
    headers: { authorization: `Bearer ${adminToken}` },
    ...(payload && { payload }),
  })
  answers.push(answer.body, JSON.stringify(answer.headers))
  return { ...answer.json(), status: answer.statusCode }
}
const set = (name: string, value: string) => call('PUT', `secrets/${name}`, { value })
const find = async (name: string) => {
  const { secrets } = await call('GET', 'secrets')
  return secrets.find((one: { name: string }) => one.name === name)
}

test('behavior: a key is set, used without a restart, tried, and removed', async () => {
  expect(await find('ZERION_KEY')).toMatchObject({
    group: 'vendors',
    of: 'zerion',
    source: 'unset',
    canTest: true,
  })
  expect(server.deps.vendors.for('balance')).toEqual([])
  const key = `zk_${randomBytes(12).toString('hex')}`
  expect((await set('ZERION_KEY', key)).secret).toMatchObject({
    source: 'console',
    lastFour: key.slice(-4),
    shown: null,
    setBy: 'ADMIN_TOKEN',
    needs: [],
    test: null,
  })
  expect(server.deps.vendors.for('balance').map(({ name }) => name)).toEqual(['zerion'])

  vendor.answer({ body: { data: [] } })
  expect((await call('POST', 'secrets/ZERION_KEY/test')).test).toMatchObject({ ok: true, cause: null })
  expect(
    Buffer.from(String(vendor.calls.at(-1)?.headers.authorization).slice(6), 'base64').toString(),
  ).toContain(key)
  vendor.answer({ status: 401, body: { error: key } })
  expect((await call('POST', 'secrets/ZERION_KEY/test')).test).toMatchObject({
    ok: false,
    cause: 'zerion does not accept the key (HTTP 401)',
  })
  expect((await find('ZERION_KEY')).test).toMatchObject({ ok: false })

  expect(await call('DELETE', 'secrets/ZERION_KEY')).toMatchObject({ removed: true })
  expect(await call('DELETE', 'secrets/ZERION_KEY')).toMatchObject({ removed: false })
  expect(server.deps.vendors.for('balance')).toEqual([])
})

test('behavior: another process follows when it looks', async () => {
  const other = await startTestServer({
    url: server.deps.config.databaseUrl,
    env: { ONEINCH_URL: vendor.url },
  })
  try {
    expect(other.deps.vendors.for('swap')).toEqual([])
    await set('ONEINCH_KEY', 'a-key-of-1inch')
    await other.deps.live.refresh()
    expect(other.deps.vendors.for('swap').map(({ name }) => name)).toEqual(['oneinch'])
  } finally {
    await other.stop()
    await call('DELETE', 'secrets/ONEINCH_KEY')
  }
})

test('error: what the environment sets stays', async () => {
  expect(await find('MELD_KEY')).toMatchObject({
    source: 'environment',
    lastFour: null,
    shown: null,
    setBy: null,
  })
  expect(await set('MELD_KEY', 'another')).toMatchObject({ status: 409, code: 'server/set_by_environment' })
  expect(await call('DELETE', 'secrets/MELD_KEY')).toMatchObject({ status: 409 })
})

test('error: a value that cannot be used is refused, without the value', async () => {
  for (const [name, value, says] of [
    ['ZERION_KEY', 'two words', 'one line'],
    ['ZERION_KEY', '   ', 'not be empty'],
    ['SMTP_URL', 'mail.other.example', 'must look like smtps://'],
    ['SMTP_URL', 'smtps://mail.other.example?tls.rejectUnauthorized=false', 'must look like smtps://'],
    ['SMTP_URL', 'smtp://127.0.0.1:25', 'CONSOLE_HOSTS'],
    ['SMTP_URL', 'smtp://169.254.169.254', 'CONSOLE_HOSTS'],
    ['SMTP_URL', 'smtp://mail.internal', 'CONSOLE_HOSTS'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: all@b.example', 'must be an address'],
    ['BUNDLER_EIP155_1', 'https://10.0.0.1/rpc', 'CONSOLE_HOSTS'],
    ['PAYMASTER_EIP155_1', 'http://pay.example.com', 'must be https'],
    ['SOCIAL_APPLE_SECRET', '-----BEGIN PRIVATE KEY-----', '.p8'],
  ] as const) {
    const answer = await set(name, value)
    expect([name, answer.status]).toEqual([name, 400])
    expect(JSON.stringify(answer)).toContain(says)
    expect(JSON.stringify(answer)).not.toContain(value.trim() || 'nothing of it')
  }
  for (const name of ['SECRET', 'DATABASE_URL', 'ADMIN_TOKEN', 'RPC_EIP155_1', 'NODE_OPTIONS', 'ZERION_URL'])
    expect(await set(name, 'x')).toMatchObject({ status: 404 })
})

test('behavior: half of a pair is kept, told, and not used', async () => {
  expect((await set('COINBASE_KEY', 'organizations/1')).secret).toMatchObject({ needs: ['COINBASE_SECRET'] })
  expect(server.deps.vendors.for('onramp').map(({ name }) => name)).toEqual(['meld'])
  expect((await call('POST', 'secrets/COINBASE_KEY/test')).test).toMatchObject({
    ok: false,
    cause: 'COINBASE_SECRET is not set',
  })
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  await set('COINBASE_SECRET', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)
  expect(server.deps.vendors.for('onramp').map(({ name }) => name)).toEqual(['coinbase', 'meld'])
  // The vendor refuses to open with it: those before stay.
  await set('COINBASE_SECRET', 'no key at all')
  expect(server.deps.vendors.for('onramp')).toHaveLength(2)
  await call('DELETE', 'secrets/COINBASE_SECRET')
  await call('DELETE', 'secrets/COINBASE_KEY')
  expect(server.deps.vendors.for('onramp').map(({ name }) => name)).toEqual(['meld'])
})

test('behavior: values survive a replaced SECRET, and are told apart from those that do not', async () => {
  await set('JUPITER_KEY', 'a-key-of-Jupiter')
  const { config, db, stored } = server.deps
  const [old] = config.secrets
  const next = 'n'.repeat(40)
  expect(await openSecret(db, [next, old], { name: 'test' })).toMatchObject({ unreadableStored: 0 })
  // This process only has the one before.
  expect(await stored.values()).not.toHaveProperty('JUPITER_KEY')
  expect(await find('JUPITER_KEY')).toMatchObject({ isUnreadable: true })
  expect(await openSecret(db, [old, next], { name: 'test' })).toMatchObject({ unreadableStored: 0 })
  expect(await stored.values()).toHaveProperty('JUPITER_KEY', 'a-key-of-Jupiter')
})

test('behavior: a planted secret is in no answer, log, audit row or table', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  Object.assign(server.deps.log, {
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    info: log.info.bind(log),
  })
  const planted = Array.from(
    { length: 20 },
    (_, index) => `planted${index}${randomBytes(16).toString('hex')}`,
  )
  const names = [
    'ZERION_KEY',
    'ALCHEMY_KEY',
    'ONEINCH_KEY',
    'LIFI_KEY',
    'JUPITER_KEY',
    'COINGECKO_KEY',
    'COINBASE_KEY',
    'COINBASE_SECRET',
  ]
  const providers = ['GOOGLE', 'X', 'DISCORD', 'GITHUB', 'FACEBOOK']
  const values: [string, string][] = [
    ...[...names, ...providers.map((one) => `SOCIAL_${one}_SECRET`)].map((name, index): [string, string] => [
      name,
      planted[index] ?? '',
    ]),
    ['SMTP_URL', `smtps://user:${planted[13]}@mail.example.com`],
    ['BUNDLER_EIP155_1', `https://bundler.example.com/${planted[14]}`],
    ['PAYMASTER_EIP155_1', `https://pay.example.com/?key=${planted[15]}`],
    // Refused: they are in no answer either.
    ['SMTP_URL', `smtps://user:${planted[16]}@127.0.0.1`],
    ['BUNDLER_EIP155_10', `http://${planted[17]}.example.com`],
    ['ZERION_KEY', `${planted[18]} with a space`],
    ['MELD_KEY', planted[19] ?? ''],
  ]
  for (const [name, value] of values) await set(name, value)
  vendor.answer({ status: 403, body: { message: planted[0] } })
  for (const name of ['ZERION_KEY', 'LIFI_KEY', 'SOCIAL_GOOGLE_SECRET'])
    await call('POST', `secrets/${name}/test`)
  await call('GET', 'secrets')
  await call('GET', 'nodes')

  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(server.deps.db)
  const dump: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      server.deps.db,
    )
    dump.push(...rows.map(({ row }) => row))
  }
  const bytes = (text: string) => Buffer.from(text).toString('hex')
  const everything = [...answers, ...lines, ...dump].join('\n')
  expect(dump.join('\n')).toContain('server/secret_set')
  for (const secret of planted) {
    expect(everything.includes(secret)).toBe(false)
    expect(everything.includes(bytes(secret))).toBe(false)
    expect(everything.includes(Buffer.from(secret).toString('base64').slice(0, 30))).toBe(false)
  }
})

test('error: only operators with the scope may look, and only they may change', async () => {
  const { key } = server
  for (const [method, path] of [
    ['GET', 'secrets'],
    ['PUT', 'secrets/ZERION_KEY'],
    ['DELETE', 'secrets/ZERION_KEY'],
    ['POST', 'secrets/ZERION_KEY/test'],
    ['GET', 'nodes'],
  ] as const) {
    const answer = await server.app.inject({
      method,
      url: `/admin/v1/server/${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'PUT' && { payload: { value: 'x' } }),
    })
    expect([path, answer.statusCode]).toEqual([path, 401])
  }
})
