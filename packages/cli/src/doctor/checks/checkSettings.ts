import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ask, printable, reasonOf } from '../ask.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

const databaseTimeoutMs = 8_000

/** The settings of a server in the environment, where it has them: on the machine that runs it. */
export async function checkSettings(env: NodeJS.ProcessEnv, api: string | undefined): Promise<Finding[]> {
  const read = (name: string) => readSetting(env, name)
  if (read('DATABASE_URL') === undefined && read('SECRET') === undefined) return []
  return [
    checkSecret(read('SECRET')),
    ...(await checkDatabase(read('DATABASE_URL'))),
    ...(await checkNodes(env)),
    ...checkRelayUrls(read('RELAY_URLS')),
    ...(await checkProxies(read('PROXIES'), api)),
  ]
}

/** Of a variable, or of the file that `NAME_FILE` names, as the server reads them. */
function readSetting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  try {
    return (file ? readFileSync(file, 'utf8').trim() : env[name]?.trim()) || undefined
  } catch {
    return undefined
  }
}

function checkSecret(secret: string | undefined): Finding {
  const length = secret?.length ?? 0
  if (length >= 32) return ok('secret', 'SECRET is long enough')
  return fail(
    'secret',
    `SECRET ${length === 0 ? 'is not set' : `has ${length} characters`}: set one of at least 32, made with openssl rand -hex 32.`,
  )
}

async function checkDatabase(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [fail('database', 'DATABASE_URL is not set.')]
  if (!/^postgres(?:ql)?:\/\//.test(url))
    return [fail('database', 'DATABASE_URL is not like postgres://user:password@host:5432/database.')]
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: databaseTimeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      "select to_regclass('projects') is not null as found, current_setting('server_version_num')::int / 10000 as major",
    )
    const [{ found = false, major = 0 } = {}] = rows
    const version =
      major >= 15
        ? ok('database', `PostgreSQL ${major}`)
        : fail('database', `PostgreSQL ${major} is too old: 15 or newer is needed.`)
    return [
      version,
      found
        ? ok('migrations', 'the database has the tables')
        : fail('migrations', 'The database has no tables: run latchkey-server migrate.'),
    ]
  } catch (error) {
    return [
      fail(
        'database',
        `The database does not answer (${reasonOf(error as Error)}): correct DATABASE_URL, or start it.`,
      ),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Nodes of EVM chains in `RPC_EIP155_<id>`: each has to be of the chain that its setting names. */
async function checkNodes(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const found = Object.keys(env).flatMap((name) => {
    const [, id] = /^RPC_EIP155_(\d{1,16})(?:_FILE)?$/.exec(name) ?? []
    const urls = id === undefined ? undefined : readSetting(env, name.replace(/_FILE$/, ''))
    return id === undefined || urls === undefined
      ? []
      : urls.split(',').map((url) => ({ id: Number(id), url: url.trim() }))
  })
  return Promise.all(found.map(({ id, url }, index) => checkNode(id, url, index)))
}

async function checkNode(id: number, url: string, index: number): Promise<Finding> {
  // Without its path and query: they often hold a key.
  const name = `Node ${index + 1}, ${URL.parse(url)?.host ?? 'not a URL'}, of RPC_EIP155_${id}`
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const answer = await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (typeof answer === 'string') return fail('nodes', `${name} does not answer (${answer}).`)
  let chain = Number.NaN
  try {
    chain = Number(JSON.parse(answer.text).result)
  } catch {
    // What it is, is said below.
  }
  if (!Number.isSafeInteger(chain))
    return fail('nodes', `${name} does not say its chain: it answers ${answer.status}.`)
  return chain === id
    ? ok('nodes', name)
    : fail('nodes', `${name} is of chain ${chain}: the server does not use it.`)
}

function checkRelayUrls(urls: string | undefined): Finding[] {
  if (urls === undefined) return []
  const wrong = urls
    .split(',')
    .map((one) => one.trim())
    .find((one) => !/^wss?:\/\/[^\s/?#]+[^\s?#]*$/.test(one))
  return [
    wrong === undefined
      ? ok('relay-urls', urls)
      : fail(
          'relay-urls',
          `RELAY_URLS has ${JSON.stringify(printable(wrong))}: each is a URL such as wss://latchkey.example.com/relay.`,
        ),
  ]
}

/** A proxy in front adds headers that the server never sends. */
async function checkProxies(count: string | undefined, api: string | undefined): Promise<Finding[]> {
  if (api === undefined || !/^https?:$/.test(URL.parse(api)?.protocol ?? '')) return []
  const answer = await ask(`${api.replace(/\/+$/, '')}/v1/config`)
  if (typeof answer === 'string') return []
  const header = ['via', 'server', 'x-served-by', 'cf-ray', 'x-cache'].find((name) =>
    answer.headers.has(name),
  )
  const isBehind = header !== undefined
  const counted = Number(count ?? 0)
  if (isBehind && counted === 0)
    return [
      fail(
        'proxies',
        `A proxy is in front of the server (its header ${header}), and PROXIES is 0: all visitors share one rate limit. Set PROXIES to how many there are.`,
      ),
    ]
  if (!isBehind && counted > 0)
    return [
      warn(
        'proxies',
        `PROXIES is ${counted}, and no proxy shows: if there is none, visitors can forge their address.`,
      ),
    ]
  return [ok('proxies', `PROXIES is ${counted}`)]
}
