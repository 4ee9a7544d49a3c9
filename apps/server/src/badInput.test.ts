import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionDigest, toContext } from '@latchkey/chains/evm/delegation'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { bundlerMethods } from '@latchkey/protocol/http/bundler'
import type { SignedMessage } from '@latchkey/protocol/http/names'
import type { InjectOptions } from 'fastify'
import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { namehash, packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { App } from './feature.ts'
import { createPerson, signNames } from './features/names/testing/signNames.ts'
import type { SignedIn } from './features/siwx/createSiwx.ts'
import { createEvmPerson, messageOf, origin, signedBy } from './features/siwx/testing/signIn.ts'
import * as features from './features.ts'
import { createLogger } from './logger.ts'
import { type Deps, openFeatures } from './openFeatures.ts'
import { openShared } from './shared.ts'
import {
  asText,
  badRequest,
  badRpc,
  createRandom,
  type Known,
  nasty,
  type Operation,
  operationsOf,
  type Random,
} from './testing/badRequests.ts'
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts'

/** Another seed finds other failures; the same seed reproduces one. */
const seed = Number(process.env.SEED ?? 20_260_101)
const requests = process.env.EXHAUSTIVE ? 20_000 : 3_000
const chainId = 'eip155:31337'
/** An address the vendors know. */
const mainnet = 'eip155:1'
const eitherChain = (random: Random) => random.pick([chainId, mainnet])
const onEither = (address: string) => (random: Random) => `${eitherChain(random)}:${address}`
const person = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** Every secret an operator can set, each easy to find in output. */
const secrets = {
  SECRET: 'SECRET-1-this-must-never-be-seen-outside',
  ADMIN_TOKEN: 'SECRET-2-this-must-never-be-seen-outside',
  NODE_KEY: 'SECRET-3-this-must-never-be-seen-outside',
  DATABASE_PASSWORD: 'SECRET-4-this-must-never-be-seen-outside',
  NAME_GATEWAY_KEY: `0x${'5ec4e7'.repeat(11).slice(0, 64)}`,
  VENDOR_KEY: 'SECRET-5-this-must-never-be-seen-outside',
}
/** Vendors that receive the key above, each in its own way. */
const vendors = ['ZERION', 'ALCHEMY', 'ONEINCH', 'LIFI', 'DEFILLAMA', 'COINGECKO', 'MELD']
const vendorKey = Buffer.from(secrets.VENDOR_KEY).toString('base64').slice(0, 40)
function isSecret(text: string): boolean {
  const encoded = [vendorKey, secrets.NAME_GATEWAY_KEY.slice(2)]
  return /SECRET-\d-this/.test(text) || encoded.some((secret) => text.includes(secret))
}

let anvil: Anvil
type CountingNode = { url: string; calls: number; failedOn: string[]; server: Server }
let mainAnvil: Anvil
let node: CountingNode
let mainNode: CountingNode
let vendor: { url: string; calls: number; server: Server }
let database: TestDatabase
let deps: Deps
let app: App
let url: string
let operations: Operation[]
let logs = ''
/** An account that granted a session. */
const grantor = await grantSession()

/** Signed by the owner of a name: valid until something in them is changed. */
const owner = createPerson()
const signed: Record<'registrations' | 'attributes' | 'addresses', SignedMessage[]> = {
  registrations: [],
  attributes: [],
  addresses: [],
}
/** A user signing in and one who is signed in, so that some requests are valid. */
const signIns: Awaited<ReturnType<typeof signedBy>>[] = []
const signedIn: SignedIn[] = []
const folder = mkdtempSync(join(tmpdir(), 'latchkey-bad-'))

/** Resolves `addr` of a name, as ENS resolvers ask for it. */
const resolveCall = encodeFunctionData({
  abi: parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)']),
  args: [
    toHex(packetToBytes('someone.bad.eth')),
    encodeFunctionData({
      abi: parseAbi(['function addr(bytes32 node) view returns (address)']),
      args: [namehash('someone.bad.eth')],
    }),
  ],
})

const ether = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const known: Known = {
  projectId: 'test',
  id: 'sacrifice',
  keyId: '0123456789abcdef',
  chainId: eitherChain,
  address: person,
  account: person,
  sender: person,
  currency: 'usd',
  userAddress: onEither(person),
  tokenAddress: onEither(ether),
  from: onEither(ether),
  to: onEither('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
  addresses: (random: Random) => [onEither(ether)(random)],
  amount: '1000000',
  name: 'someone.bad.eth',
  message: JSON.stringify({ name: 'someone.bad.eth', timestamp: 1_767_225_600 }),
  signature: `0x${'11'.repeat(64)}1b`,
  coin_type: 60,
  page: '1',
  sponsorship: null,
  tokenLogin: null,
  entries: '4',
  eventId: () => crypto.randomUUID(),
  timestamp: () => Date.now(),
  type: 'track',
  event: 'MODAL_OPEN',
  country: 'US',
  network: 'USDC',
  purchaseCurrency: { id: 'a', name: 'USDC', symbol: 'USDC', networks: [] },
  paymentCurrency: { id: 'USD', payment_method_limits: [] },
  destinationWallets: [{ address: person, blockchains: ['ethereum'], assets: ['USDC'] }],
  partnerUserId: person,
  url: 'https://app.example/',
  domain: 'app.example',
  data: resolveCall,
  pci: 'c7a1b8d0-0000-4000-8000-000000000000',
}

beforeAll(async () => {
  anvil = await startAnvil()
  mainAnvil = await startAnvil({ chainId: 1 })
  node = await startCountingNode(anvil.url)
  mainNode = await startCountingNode(mainAnvil.url)
  database = await createTestDatabase()
  const withPassword = new URL(database.url)
  withPassword.password = secrets.DATABASE_PASSWORD
  vendor = await startHostileVendor()
  const withKey = ({ url }: CountingNode) => `${url}/${secrets.NODE_KEY}?apikey=${secrets.NODE_KEY}`
  const config = readConfig({
    DATABASE_URL: withPassword.href,
    SECRET: secrets.SECRET,
    ADMIN_TOKEN: secrets.ADMIN_TOKEN,
    NAME_GATEWAY_KEY: secrets.NAME_GATEWAY_KEY,
    NAME_ZONES: 'bad.eth',
    RPC_EIP155_31337: withKey(node),
    RPC_EIP155_1: withKey(mainNode),
    // Nodes, which answer these calls with errors of JSON-RPC, as bundlers do.
    BUNDLER_EIP155_31337: withKey(node),
    PAYMASTER_EIP155_31337: withKey(node),
    SMART_ACCOUNT_EIP155_31337: 'delegated',
    ...Object.fromEntries(
      vendors.flatMap((name) => [
        [`${name}_KEY`, secrets.VENDOR_KEY],
        [`${name}_URL`, vendor.url],
      ]),
    ),
    ONLY_LISTED_CHAINS: '1',
    LIMITS: 'off',
    SPOOL_FOLDER: join(folder, 'spool'),
    DRAIN_DELAY_MS: '0',
  })
  const log = createLogger('trace', {
    write(line: string) {
      logs += line
    },
  })
  deps = await openFeatures(openShared(config, log), Object.values(features))
  app = await buildApp(deps)
  const { project } = await deps.projects.create({ id: 'test', name: 'Test', origins: [origin] })
  // Lists no origins, so every page may use it.
  await deps.projects.create({ id: 'anywhere', name: 'Anywhere' })
  // What the admin routes do to it must not affect the others.
  await deps.projects.create({ id: 'sacrifice', name: 'Sacrifice' })
  const name = 'someone.bad.eth'
  await deps.names.register(await signNames(owner, { name }), { project, origin })
  for (let count = 0; count < 40; count += 1) {
    const nonce = `${count}`
    signed.registrations.push(await signNames(createPerson(), { name: `someone-${count}.bad.eth` }))
    signed.attributes.push(
      await signNames(
        owner,
        { name, attributes: { bio: `${count}` }, nonce: `a${nonce}` },
        { purpose: 'attributes' },
      ),
    )
    signed.addresses.push(
      await signNames(
        owner,
        { name, coin_type: 2_147_483_658, address: person, nonce: `b${nonce}` },
        { purpose: 'address' },
      ),
    )
    const visitor = createEvmPerson()
    const signIn = () => signedBy(visitor, messageOf(visitor, deps.siwx.nonce('test')))
    signIns.push(await signIn())
    signedIn.push(await deps.siwx.signIn({ projectId: 'test', origin, signed: await signIn() }))
  }
  url = await app.listen({ host: '127.0.0.1', port: 0 })
  // The stream of events lasts a minute, and has a test of its own.
  operations = operationsOf(app.swagger()).filter(({ path }) => !path.endsWith('/live'))
}, 30_000)

afterAll(async () => {
  deps.draining.abort()
  await app.close()
  await deps.close()
  await database.drop()
  for (const { server } of [node, mainNode, vendor]) {
    server.closeAllConnections()
    server.close()
  }
  await anvil.stop()
  await mainAnvil.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function grantSession() {
  const account = privateKeyToAccount(generatePrivateKey())
  const now = Math.floor(Date.now() / 1_000)
  const session = {
    account: account.address.toLowerCase() as Hex,
    delegate: `0x${'12'.repeat(20)}` as const,
    token: undefined,
    periodAmount: 1n,
    periodSeconds: 3_600,
    start: now,
    expiry: now + 86_400,
    salt: 1n,
  }
  const signature = await account.sign({ hash: sessionDigest(session, 31_337) })
  return { id: `eip155:31337:${account.address}`, context: toContext(session, signature) }
}

/** Routes that are not in the OpenAPI document. */
const hidden: readonly Operation[] = [
  ...['/livez', '/health', '/readyz', '/openapi.json', '/v1', '/v1/', '/ws', '/nothing/{id}'].map((path) => ({
    method: 'GET',
    path,
    params: {},
    query: { projectId: {}, chainId: {} },
    body: undefined,
  })),
  ...['/getWalletImage', '/public/getAssetImage', '/public/getCurrencyImage', '/public/getTokenImage'].map(
    (path) => ({ method: 'GET', path: `${path}/{image}`, params: { image: {} }, query: {}, body: undefined }),
  ),
]

/** Values valid for one route only. */
function knownOf({ path, method }: Operation): Known {
  const more: Record<string, Known> = {
    'POST /v1/profile/account': { '': (random: Random) => random.pick(signed.registrations) },
    'POST /v1/profile/account/{name}/attributes': { '': (random: Random) => random.pick(signed.attributes) },
    'POST /v1/profile/account/{name}/address': { '': (random: Random) => random.pick(signed.addresses) },
    'GET /v1/profile/reverse/{address}': { address: owner.address },
    'GET /v1/sessions/{address}': { address: grantor.id },
    'POST /v1/sessions/{address}': { address: grantor.id, '': () => ({ context: grantor.context }) },
    'POST /v1/bundler': {
      '': (random: Random) => ({ jsonrpc: '2.0', id: 1, method: random.pick(bundlerMethods), params: [] }),
    },
    'POST /v1/siwx/sessions': { '': (random: Random) => random.pick(signIns) },
    'POST /v1/siwx/refresh': {
      '': (random: Random) => ({ refreshToken: random.pick(signedIn).refresh.text }),
    },
    'DELETE /v1/siwx/sessions/{id}': { id: (random: Random) => random.pick(signedIn).id },
    'GET /getWalletImage/{image}': {
      image: () => deps.registry.wallets.find(({ image_id }) => image_id)?.image_id,
    },
    'GET /public/getAssetImage/{image}': { image: 'eip155-1' },
    'GET /public/getCurrencyImage/{image}': { image: 'usd' },
    'GET /public/getTokenImage/{image}': { image: 'USDC' },
  }
  return { ...known, ...more[`${method} ${path}`] }
}

type Finding = { request: InjectOptions; status: number; text: string; time: number }
/** Maximum response time in milliseconds. */
const deadlineMs = 16_000

test(`property: ${requests} bad requests over every route end in no failure of ours, in time, and tell no secret`, async () => {
  const random = createRandom(seed)
  const all = [...operations, ...hidden]
  const failed: Finding[] = []
  const unavailable: Record<string, number> = {}
  const statuses: Record<string, number> = {}
  const told: Finding[] = []
  const answered = new Set<string>()
  let slowest = 0
  let sent = 0

  // Round robin, so that each gets its share.
  let turn = 0
  function next(index: number): { route: string; request: InjectOptions } {
    // A seventh of all requests goes to the nodes.
    if (index % 7 === 3)
      return {
        route: 'POST /v1',
        request: { method: 'POST', url: rpcTarget(), payload: badRpc(random, known) },
      }
    return requestOf(all[turn++ % all.length] as Operation)
  }

  function requestOf(operation: Operation): ReturnType<typeof next> {
    const { method, url, headers, payload } = badRequest(operation, knownOf(operation), random)
    // Admin routes, half of the time with the admin token.
    if (operation.path.startsWith('/admin/') && random.chance(0.5))
      headers.authorization = `Bearer ${secrets.ADMIN_TOKEN}`
    // Routes for signed-in users, mostly by them and from their page.
    if (operation.path.startsWith('/v1/siwx/') && random.chance(0.8)) {
      headers.origin ??= origin
      headers.authorization ??= `Bearer ${random.pick(signedIn).access.text}`
    }
    const request = { method, url, headers, ...(payload !== undefined && { payload }) } as InjectOptions
    return { route: `${method} ${operation.path}`, request }
  }

  function rpcTarget(): string {
    const chain = random.chance(0.9) ? eitherChain(random) : encodeURIComponent(asText(random.pick(nasty)))
    return `${random.pick(['/v1', '/v1/'])}?projectId=test&chainId=${chain}`
  }

  async function send({ route, request }: ReturnType<typeof next>): Promise<void> {
    const started = performance.now()
    const answer = await app.inject(request)
    const time = performance.now() - started
    const text = `${JSON.stringify(answer.headers)}\n${answer.body}`
    const finding = { request, status: answer.statusCode, text, time }
    sent += 1
    slowest = Math.max(slowest, time)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    if (answer.statusCode === 503) {
      // HEAD responses have no reason; GET responses do.
      const { body } = request.method === 'HEAD' ? await app.inject({ ...request, method: 'GET' }) : answer
      const code = /"code":"?([^",]+)/.exec(body)?.[1] ?? body
      const where = `${route}: ${code}`
      unavailable[where] = (unavailable[where] ?? 0) + 1
    } else if (answer.statusCode >= 500) failed.push(finding)
    if (isSecret(text.replaceAll(String(request.headers?.authorization), ''))) told.push(finding)
    if (answer.headers['x-injected'] !== undefined) failed.push(finding)
    if (answer.statusCode < 300) answered.add(route)
  }

  let index = 0
  const senders = Array.from({ length: 24 }, async () => {
    while (index < requests) await send(next(index++))
  })
  await Promise.all(senders)
  const routeOf = ({ method, path }: Operation) => `${method} ${path}`
  const isSilent = (one: Operation) =>
    !answered.has(routeOf(one)) && !speechless.test(routeOf(one)) && !unmet.test(routeOf(one))
  // Chance may leave a route without a request that it accepts.
  for (const operation of all)
    for (let more = 0; more < 1_000 && isSilent(operation); more++) await send(requestOf(operation))

  process.stdout.write(
    `seed ${seed}: ${sent} requests over ${all.length} routes: ${JSON.stringify(statuses)}; 503: ${JSON.stringify(unavailable)}; slowest ${slowest.toFixed(0)} ms; vendors asked ${vendor.calls} times\n`,
  )
  // No request that got through crashed the node.
  expect([...node.failedOn, ...mainNode.failedOn].slice(0, 5)).toEqual([])
  expect(failed.slice(0, 5)).toEqual([])
  expect(told.slice(0, 5)).toEqual([])
  expect(slowest).toBeLessThan(deadlineMs)
  expect(isSecret(logs)).toBe(false)
  // 503 only where no source is configured.
  expect(Object.keys(unavailable).filter((where) => !sourceless.test(where))).toEqual([])
  expect(vendor.calls).toBeGreaterThan(0)
  // Requests got far enough to matter: all but a few routes succeeded now and then.
  expect(all.filter(isSilent).map(routeOf)).toEqual([])
  expect(statuses[200]).toBeGreaterThan(requests / 20)
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true, draining: false })
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
}, 120_000)

/** Sockets, unknown routes, and routes that only a vendor, a granted session or a member could answer. */
const speechless =
  /^GET (\/v1\/?|\/ws|\/nothing\/.*)$|\/convert\/(quotes|build-)|\/onramp|\/revoke$|^POST \/v1\/generators|\/admin\/v1\/(me(\/name)?|console\/claim|invites\/.*)$|^PATCH .*\/members\//

/** They take names, chains, ids, ranges and recipients that chance does not meet. Each has tests of its own. */
const unmet =
  /\/alerts\/test$|\/admin\/v1\/(server\/|audit\/export$)|\/(series|audit|audit\/export)$|\/webhooks\/\{webhookId\}/

/** The vendors here only return nonsense, and nothing may be invented in their place. */
const sourceless =
  /\/(onramp|onrampurl|convert|fungible)\b.*: (server\/source_unavailable|swap\/unavailable)$/

test('property: what is not HTTP is refused or cut off, and never a failure of ours', async () => {
  const random = createRandom(seed)
  const query = `projectId=test&chainId=${chainId}`
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
  const post = (headers: string, content = body) =>
    `POST /v1?${query} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${content}`
  const crafted = [
    'GET / HTTP/9.9\r\n\r\n',
    'GET\r\n\r\n',
    'get /livez http/1.1\r\n\r\n',
    'GET /livez\r\n\r\n',
    'GET /livez HTTP/1.1\n\n',
    'GET /livez HTTP/1.1\r\n\r\n',
    'GET http://169.254.169.254/latest HTTP/1.1\r\nHost: 169.254.169.254\r\n\r\n',
    'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: 127.0.0.1:5432\r\n\r\n',
    'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /livez%0d%0aX-Injected:%201 HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET /getWalletImage/a%0d%0aX-Injected:%201?${query} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'GET /livez HTTP/1.1\r\nHost: a\r\nx-request-id: abcdefgh\rX-Injected: 1\r\n\r\n',
    'GET /livez HTTP/1.1\r\nHost: a\r\nx-request-id: abcdefgh%0d%0aX-Injected: 1\r\n\r\n',
    `GET /livez HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    `GET /livez HTTP/1.1\r\nHost: a\r\n${'X-Many: a\r\n'.repeat(3_000)}\r\n`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET /v1/supported-chains?${'a=b&'.repeat(3_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    'GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET /livez HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
    'GET /livez HTTP/1.1\r\nHost : a\r\n\r\n',
    post('Content-Length: -1'),
    post('Content-Length: 99999999999999999999'),
    post('Content-Length: 3000000000'),
    post('Content-Length: 5\r\nContent-Length: 50'),
    post(`Content-Length: ${body.length}\r\nTransfer-Encoding: chunked`),
    post('Transfer-Encoding: chunked', 'zz\r\nabc\r\n0\r\n\r\n'),
    post('Transfer-Encoding: chunked', `fffffffffffffff\r\n${body}\r\n0\r\n\r\n`),
    post('Transfer-Encoding: chunked, chunked', '0\r\n\r\n'),
    post('Transfer-Encoding: xchunked', '0\r\n\r\nGET /admin/v1/projects HTTP/1.1\r\n\r\n'),
    post(`Content-Length: ${body.length}\r\nExpect: 100-continue`),
    post(`Content-Length: ${body.length}\r\nExpect: something`),
    post(`Content-Length: ${body.length}\r\nContent-Encoding: br`),
    post(`Content-Length: ${body.length}\r\nConnection: upgrade\r\nUpgrade: h2c`),
    `GET /ws?${query} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n`,
    `GET /ws?${query} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ]
  const sent = [
    ...crafted.map((text) => Buffer.from(text, 'latin1')),
    ...Array.from({ length: 300 }, () => {
      const whole = Buffer.from(random.pick(crafted), 'latin1')
      const at = random.below(whole.length)
      return Buffer.concat([whole.subarray(0, at), random.bytes(1 + random.below(8)), whole.subarray(at)])
    }),
  ]
  const wrong: { bytes: string; answer: string }[] = []
  const queue = [...sent]
  const senders = Array.from({ length: 32 }, async () => {
    for (let bytes = queue.shift(); bytes; bytes = queue.shift()) {
      const answer = await sendRaw(bytes)
      const bad = /^HTTP\/1\.1 5(?!05)/.test(answer) || /^x-injected/im.test(answer) || isSecret(answer)
      if (bad) wrong.push({ bytes: bytes.toString('latin1').slice(0, 300), answer: answer.slice(0, 500) })
    }
  })
  await Promise.all(senders)
  expect(wrong.slice(0, 5)).toEqual([])
  expect((await fetch(`${url}/livez`)).status).toBe(200)
}, 60_000)

test('behavior: no address that a caller writes into any field is ever asked', async () => {
  const asked: string[] = []
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  const { port } = canary.address() as AddressInfo
  const lures = [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/b`,
    `http://[::ffff:127.0.0.1]:${port}/c`,
    `http://2130706433:${port}/d`,
    `http://public.example@127.0.0.1:${port}/e`,
    `//127.0.0.1:${port}/f`,
    `ws://127.0.0.1:${port}/g`,
  ]
  const random = createRandom(seed)
  const rpcCalls = lures.map((lure) => ({ method: 'eth_call', params: [{ to: lure, data: lure }, lure] }))
  for (const lure of lures) {
    for (const operation of operations) {
      const { method, path, params, query, body } = operation
      const target = path.replace(/\{(\w+)\}/g, encodeURIComponent(lure))
      const pairs = Object.keys(query).map((name) => [name, name === 'projectId' ? 'anywhere' : lure])
      const search = new URLSearchParams([
        ...pairs,
        ['bundler', lure],
        ['providerId', lure],
        ['source', lure],
      ])
      const fill = (schema: typeof body, name: string): unknown => {
        if (name === 'projectId') return 'anywhere'
        if (schema?.properties)
          return Object.fromEntries(
            Object.entries(schema.properties).map(([key, value]) => [key, fill(value, key)]),
          )
        if (schema?.items) return [fill(schema.items, name)]
        return lure
      }
      const headers = {
        origin: lure,
        referer: lure,
        'x-forwarded-host': lure,
        'x-original-url': lure,
        authorization: `Bearer ${secrets.ADMIN_TOKEN}`,
      }
      // All fields at once, then one field at a time, to reach more code.
      await app.inject({
        method: method as 'GET',
        url: `${target}?${search}`,
        headers,
        ...(body && { payload: fill(body, '') as object }),
      })
      for (const name of Object.keys(query)) {
        const good = Object.keys(params).reduce(
          (text, param) => text.replace(`{${param}}`, encodeURIComponent(String(known[param] ?? 'test'))),
          path,
        )
        const sound = Object.keys(query).flatMap((key) =>
          key === name ? [[key, lure]] : known[key] === undefined ? [] : [[key, String(known[key])]],
        )
        const payload = body && (badRequest(operation, known, random).payload ?? '{}')
        await app.inject({
          method: method as 'GET',
          url: `${good}?${new URLSearchParams(sound)}`,
          ...(payload && { payload }),
        })
      }
    }
    await app.inject({
      method: 'POST',
      url: `/v1?projectId=test&chainId=${chainId}&providerId=${lure}&bundler=${lure}&source=${lure}`,
      payload: JSON.stringify(rpcCalls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    })
  }
  canary.close()
  expect(asked).toEqual([])
}, 60_000)

const rpcUrl = `/v1?projectId=test&chainId=${chainId}`
const call = (method: string, params: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })

test('error: a batch of 1001 calls is refused as one', async () => {
  const before = node.calls
  const batch = Array.from({ length: 1_001 }, (_, id) => call('eth_getBalance', [person, 'latest'], id))
  const answer = await app.inject({ method: 'POST', url: rpcUrl, payload: batch })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { code: -32600 } })
  expect(node.calls - before).toBeLessThan(5)
})

test('behavior: a batch of 1000 identical heavy calls asks the node about as often as one call', async () => {
  const before = node.calls
  const logsOf = { fromBlock: '0x0', toBlock: 'latest', topics: [`0x${'ab'.repeat(32)}`] }
  const batch = Array.from({ length: 1_000 }, (_, id) => call('eth_getLogs', [logsOf], id))
  const answer = await app.inject({ method: 'POST', url: rpcUrl, payload: batch })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toHaveLength(1_000)
  expect(node.calls - before).toBeLessThan(10)
})

test('error: JSON nested a hundred thousand deep is refused at once, wherever it goes', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const objects = `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`
  for (const payload of [deep, objects, JSON.stringify(call('eth_call', 0)).replace('0}', `${deep}}`)])
    for (const target of [
      rpcUrl,
      '/e?projectId=test',
      '/e/batch?projectId=test',
      ...operations.filter(({ body }) => body).map(({ path }) => path.replace(/\{\w+\}/g, 'test')),
    ]) {
      const started = performance.now()
      const answer = await app.inject({ method: 'POST', url: target, payload })
      expect([target, Math.floor(answer.statusCode / 100)]).toEqual([target, 4])
      expect(performance.now() - started).toBeLessThan(2_000)
    }
})

test('behavior: calls that only look alike are not answered with each other’s answers', async () => {
  const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
  await anvil.client.setBalance({ address: person, value: 11n })
  await anvil.client.setBalance({ address: other, value: 22n })
  const alike: [string, unknown][] = [
    ['eth_getBalance', [person, 'latest']],
    ['eth_getBalance', [other, 'latest']],
    ['eth_getBalance', [[person, 'latest']]],
    ['eth_getBalance', [person, 'latest', 'x']],
    ['eth_getBalance', [`${person},latest`]],
    ['eth_getBalance', [`${person}","latest`]],
    ['eth_getBalance', { 0: person, 1: 'latest' }],
    ['eth_getBalance', [person, '0x0']],
    ['eth_getBalance', [person, 0]],
    ['eth_getBalance', [person, null]],
    ['eth_getBalance', [person]],
    ['eth_getTransactionCount', [person, 'latest']],
    ['eth_getCode', [person, 'latest']],
    ['eth_getStorageAt', [person, '0x0', 'latest']],
    ['eth_getStorageAt', [person, '0x1', 'latest']],
    ['eth_call', [{ to: person, data: '0x' }, 'latest']],
    ['eth_call', [{ to: other, data: '0x' }, 'latest']],
    ['eth_call', [{ to: person, input: '0x' }, 'latest']],
    ['eth_getBlockByNumber', ['0x0', false]],
    ['eth_getBlockByNumber', ['0x0', true]],
    ['eth_getBlockByNumber', ['0x0', 'false']],
    ['eth_getBlockByNumber', [0, false]],
  ]
  const outcome = (reply: { result?: unknown; error?: unknown }) =>
    'result' in reply ? { result: reply.result } : 'refused'
  const ask = async (target: string, [method, params]: [string, unknown]) => {
    const payload = JSON.stringify(call(method, params))
    const text = target.startsWith('/')
      ? (await app.inject({ method: 'POST', url: target, payload })).body
      : await (
          await fetch(target, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: payload,
          })
        ).text()
    return outcome(JSON.parse(text))
  }
  const truth = new Map<unknown, unknown>()
  for (const one of alike) truth.set(one, await ask(anvil.url, one))
  // In every order: the first response would be the one that poisons the cache.
  for (const order of [alike, alike.toReversed(), [...alike.slice(7), ...alike.slice(0, 7)]])
    for (const one of order) {
      const answered = await ask(rpcUrl, one)
      // The gateway may refuse what the node accepts, but never return something else.
      if (answered !== 'refused') expect([one, answered]).toEqual([one, truth.get(one)])
    }
})

test('error: a cursor that was changed anywhere is refused', async () => {
  const sender = anvil.client
  // Not requested before.
  const busy = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
  await sender.impersonateAccount({ address: busy })
  await sender.setBalance({ address: busy, value: 10n ** 20n })
  for (let count = 0; count < 60; count += 1)
    await sender.sendTransaction({ account: busy, to: `0x${'22'.repeat(20)}`, value: 1n })
  const path = (cursor: string) =>
    `/v1/account/${busy}/history?projectId=test&chainId=${chainId}&cursor=${encodeURIComponent(cursor)}`
  const first = await app.inject(path('').replace('&cursor=', ''))
  expect(first.statusCode, `${first.body}\n${logs.slice(-2_000)}`).toBe(200)
  expect(first.json()).toMatchObject({ next: expect.any(String) })
  const cursor = first.json().next as string
  expect((await app.inject(path(cursor))).statusCode).toBe(200)

  const random = createRandom(seed)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  for (let count = 0; count < 300; count += 1) {
    const at = random.below(cursor.length)
    const letter = random.pick([...letters].filter((one) => one !== cursor[at]))
    const forged = random.pick([
      cursor.slice(0, at) + letter + cursor.slice(at + 1),
      cursor.slice(0, at) + cursor.slice(at + 1),
      cursor.slice(0, at),
      cursor + letter,
      cursor.slice(at) + cursor.slice(0, at),
    ])
    if (forged === '' || forged === cursor) continue
    const answer = await app.inject(path(forged))
    expect([forged, answer.statusCode]).toEqual([forged, 400])
  }
  // Nor does another caller's valid request.
  const stolen = path(cursor).replace(busy, '0x70997970c51812dc3a010c7d01b50e0d17dc79c8')
  expect((await app.inject(stolen)).statusCode).toBe(400)
}, 60_000)

test('error: the operator’s routes need the operator’s token', async () => {
  const isOpen = /^\/admin\/v1\/(?:console|invites\/read)$/
  const admin = operations.filter(({ path }) => path.startsWith('/admin/') && !isOpen.test(path))
  expect(admin.length).toBeGreaterThan(3)
  const attempts = [
    undefined,
    'Bearer',
    'Bearer ',
    `bearer ${secrets.ADMIN_TOKEN}`,
    secrets.ADMIN_TOKEN,
    `Bearer ${secrets.ADMIN_TOKEN}x`,
    `Bearer ${secrets.ADMIN_TOKEN.slice(0, -1)}`,
    'Bearer undefined',
    'Bearer null',
  ]
  for (const { method, path } of admin)
    for (const authorization of attempts) {
      const answer = await app.inject({
        method: method as 'GET',
        url: path.replace('{id}', 'sacrifice'),
        headers: authorization === undefined ? {} : { authorization },
        ...(method !== 'GET' && { payload: {} }),
      })
      expect([path, authorization, answer.statusCode]).toEqual([path, authorization, 401])
    }
})

/** A node that counts its requests. */
async function startCountingNode(target: string): Promise<CountingNode> {
  const counting: CountingNode = { url: '', calls: 0, failedOn: [], server: createServer() }
  counting.server.on('request', async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    counting.calls += 1
    const body = Buffer.concat(chunks)
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    } catch {
      counting.failedOn.push(body.toString())
      outgoing.destroy()
    }
  })
  counting.server.listen(0, '127.0.0.1')
  await once(counting.server, 'listening')
  counting.url = `http://127.0.0.1:${(counting.server.address() as AddressInfo).port}`
  return counting
}

/** Returns wrong responses, and echoes everything it receives, including keys. */
async function startHostileVendor(): Promise<typeof vendor> {
  const random = createRandom(seed)
  const hostile: typeof vendor = { url: '', calls: 0, server: createServer() }
  hostile.server.on('request', (incoming, outgoing) => {
    hostile.calls += 1
    const echo = { url: incoming.url, headers: incoming.headers, error: incoming.url, message: incoming.url }
    const bodies = [
      JSON.stringify({ ...echo, description: JSON.stringify(echo), data: echo, errors: [echo] }),
      JSON.stringify([echo]),
      JSON.stringify(random.pick(nasty)),
      `<html>${JSON.stringify(echo)}`,
      '',
    ]
    const status = random.pick([200, 200, 200, 202, 302, 400, 401, 403, 404, 429, 500, 503])
    const headers = {
      'content-type': 'application/json',
      location: 'http://127.0.0.1:1/',
      'retry-after': '1',
    }
    outgoing.writeHead(status, headers).end(random.pick(bodies))
  })
  hostile.server.listen(0, '127.0.0.1')
  await once(hostile.server, 'listening')
  hostile.url = `http://127.0.0.1:${(hostile.server.address() as AddressInfo).port}`
  return hostile
}

/** Sends raw bytes; resolves to the response until the connection ends or is silent. */
function sendRaw(bytes: string | Buffer, timeoutMs = 400): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve(text)
    }
    const timer = setTimeout(finish, timeoutMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      finish()
    })
  })
}
