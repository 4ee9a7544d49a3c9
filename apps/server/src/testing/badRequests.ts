/** An invalid request, and what is wrong with it. */
export type BadRequest = {
  readonly what: string
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer | undefined
}

/** One operation of the OpenAPI document, with what is needed to create requests. */
export type Operation = {
  readonly method: string
  /** With `{name}` for path parameters. */
  readonly path: string
  readonly params: Readonly<Record<string, Schema>>
  readonly query: Readonly<Record<string, Schema>>
  readonly body: Schema | undefined
}

export type Schema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
}

/** A seeded generator, so that failures can be reproduced. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
export type Random = ReturnType<typeof createRandom>

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Values that often break parsers. */
export const nasty: readonly unknown[] = [
  { length: { valueOf: 1, toString: 1 } },
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202etxet',
  '\ud800',
  '💥'.repeat(40),
  'ﷺ'.repeat(200),
  'a'.repeat(9_000),
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%0d%0aX-Injected: 1',
  '\r\nX-Injected: 1\r\n\r\n',
  '0x',
  '0xzz',
  `0x${'f'.repeat(64)}`,
  `0x${'0'.repeat(40)}`,
  '-1',
  '1e309',
  '0.1',
  'NaN',
  '9'.repeat(400),
  '115792089237316195423570985008687907853269984665640564039457584007913129639936',
  -1,
  0,
  -0,
  1.5,
  1e308,
  2 ** 53,
  2 ** 31,
  2 ** 32,
  null,
  true,
  false,
  [],
  [[]],
  {},
  { toString: 'x' },
  { length: 1e9 },
  [null],
  ['a', 1],
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'; drop table projects; --",
  '" or 1=1 --',
  '$(id)',
  '{{process.env.SECRET}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data/',
  '//127.0.0.1',
  'eip155:1',
  'eip155:0',
  'eip155:-1',
  'eip155:31337:',
  'eip155:99999999999999999999999999',
  'eip155:31337:0x1',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'cosmos:cosmoshub-4',
  'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  'latest',
  'usd',
  'true',
  '[]',
  '{"a":1}',
  '1,2,3',
  ','.repeat(2_000),
  '*',
  '%'.repeat(300),
  '_'.repeat(64),
  'xn--80ak6aa92e.eth',
  'vitalik.eth',
  '2026-01-01',
  '0001-01-01',
  '9999-12-31',
]

/** A value that the schema probably accepts; `known` contains values needed to get far. */
export function sample(schema: Schema, name: string, known: Known, random: Random, depth = 0): unknown {
  if (schema.format === 'date') return random.pick(['2026-01-01', '2026-02-01'])
  const own = known[name]
  if (own !== undefined && random.chance(0.9)) return typeof own === 'function' ? own(random) : own
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return sample(random.pick(choices), name, known, random, depth)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' && depth < 6)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(() => random.chance(0.9))
        .map(([key, value]) => [key, sample(value, key, known, random, depth + 1)]),
    )
  if (type === 'array' && depth < 6)
    return Array.from({ length: random.below(4) }, () =>
      sample(schema.items ?? {}, name, known, random, depth + 1),
    )
  if (type === 'integer') return random.below(1_000)
  if (type === 'number') return random.below(10_000) / 100
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  return random.pick(['a', 'abcd', '1', 'example', '0x1234', 'eip155:31337'])
}

/** Typical values for a field of that name. */
export type Known = Readonly<Record<string, unknown | ((random: Random) => unknown)>>

/** Makes one part of the value hostile, removes or duplicates it, or wraps it in a list. */
export function mutate(value: unknown, random: Random): unknown {
  if (value === null || typeof value !== 'object' || random.chance(0.15)) return random.pick(nasty)
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value }
  const keys = Object.keys(copy)
  const record = copy as Record<string, unknown>
  const key = random.pick(keys.length ? keys : ['x'])
  switch (random.below(6)) {
    case 0:
      delete record[key]
      break
    case 1:
      record[key] = [record[key]]
      break
    case 2:
      record[String(random.pick(['__proto__x', 'constructor', 'extra', 'toJSON']))] = random.pick(nasty)
      break
    default:
      record[key] = mutate(record[key], random)
  }
  return copy
}

/** Text that is almost, or not at all, JSON. */
export function spoil(text: string, random: Random): string | Buffer {
  switch (random.below(12)) {
    case 0:
      return text.slice(0, random.below(text.length + 1))
    case 1:
      return `\ufeff${text}`
    case 2:
      return text.replace(/"/g, "'")
    case 3:
      return `${text}${text}`
    case 4:
      return text.replace('{', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},')
    case 5:
      return text.replace(/:\s*"[^"]*"/, `:${'9'.repeat(1 + random.below(2_000))}`)
    case 6:
      return deep(1 + random.below(20_000))
    case 7:
      return text.replace('{', `{"a":${deep(1_000)},`)
    case 8:
      return Buffer.concat([Buffer.from(text.slice(0, 10)), random.bytes(20), Buffer.from(text.slice(10))])
    case 9:
      return text.replace('{', '{"projectId":"test","projectId":"other",')
    case 10:
      return text.replace(/\d/g, '\\u0000')
    default:
      return random.bytes(random.below(400))
  }
}

const oddHeaders: readonly (readonly [string, string])[] = [
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', ';;;'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-encoding', 'gzip'],
  ['accept', '*/*;q=x'],
  ['accept-encoding', 'gzip;q=9, *'],
  ['origin', 'null'],
  ['origin', 'https://'],
  ['origin', `https://${'a'.repeat(5_000)}.example`],
  ['referer', 'javascript:alert(1)'],
  ['x-forwarded-for', '::1, 1.2.3.4, not an address'],
  ['x-forwarded-for', ','.repeat(500)],
  ['x-request-id', '../../x'],
  ['x-request-id', 'a'.repeat(5_000)],
  ['authorization', 'Bearer '],
  ['authorization', `Bearer ${'x'.repeat(4_000)}`],
  ['authorization', 'Basic Og=='],
  ['idempotency-key', 'é'.repeat(300)],
  ['if-none-match', '"'.repeat(1_000)],
  ['if-none-match', '*'],
  ['sec-gpc', '2'],
  ['x-sdk-version', '-'.repeat(2_000)],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
  ['cookie', 'a=b; '.repeat(200)],
  ['upgrade', 'websocket'],
  ['expect', 'x'],
  ['range', 'bytes=0-1,5-4,-9999999999'],
  ['traceparent', '00-zz'],
]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

const rpcMethods = [
  'eth_blockNumber',
  'eth_getBalance',
  'eth_call',
  'eth_getLogs',
  'eth_getBlockByNumber',
  'eth_getTransactionReceipt',
  'eth_feeHistory',
  'eth_getFilterChanges',
  'eth_newFilter',
  'eth_uninstallFilter',
  'eth_sendRawTransaction',
  'eth_estimateGas',
  'eth_getProof',
  'eth_subscribe',
  'eth_sendTransaction',
  'evm_mine',
  'anvil_reset',
  'debug_traceCall',
  'admin_peers',
  'personal_unlockAccount',
  'rpc_modules',
  'eth_chainId',
  'constructor',
  '__proto__',
  'eth_\u0000',
]

/** Bad JSON-RPC: odd calls, odd ids, odd batches. */
export function badRpc(random: Random, known: Known): string | Buffer {
  const call = (): Record<string, unknown> => {
    const params = Array.from({ length: random.below(4) }, () =>
      random.chance(0.5) ? random.pick(nasty) : random.pick([known.address, 'latest', '0x1', {}]),
    )
    const fine = { jsonrpc: '2.0', id: random.below(100), method: random.pick(rpcMethods), params }
    return random.chance(0.6) ? fine : (mutate(fine, random) as Record<string, unknown>)
  }
  const value = random.chance(0.25) ? Array.from({ length: random.below(8) }, call) : call()
  const text = JSON.stringify(value) ?? ''
  return random.chance(0.3) ? spoil(text, random) : text
}

/** Any value as URL-encodable text. */
export function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

/** A request for the operation with an error in it. */
export function badRequest(operation: Operation, known: Known, random: Random): BadRequest {
  const { path, params, query, body } = operation
  const kind = random.pick([
    'path',
    'query',
    'body',
    'body',
    'bytes',
    'json',
    'method',
    'header',
    'text',
  ] as const)
  const encode = (value: unknown) => {
    const plain = asText(value)
    // Some unencoded.
    return random.chance(0.2)
      ? plain.replace(/[^\w%.~:-]/g, '%41').slice(0, 3_000)
      : encodeURIComponent(plain)
  }

  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = sample(params[name] ?? {}, name, known, random)
    return encode(kind === 'path' ? random.pick(nasty) : value) || '%20'
  })
  const names = Object.keys(query)
  const pairs = names
    .filter((name) => name === 'projectId' || random.chance(0.8))
    .map((name) => [name, sample(query[name] ?? {}, name, known, random)] as [string, unknown])
  if (kind === 'query') {
    const odd = random.pick(names.length ? names : ['x'])
    pairs.push([random.chance(0.8) ? odd : asText(random.pick(nasty)), random.pick(nasty)])
    if (random.chance(0.7)) pairs.reverse()
  }
  const search = pairs
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encode(value)}`)
    .join('&')

  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (kind === 'header')
    for (let count = 1 + random.below(3); count > 0; count -= 1) {
      const [name, value] = random.pick(oddHeaders)
      headers[name] = value
    }
  const method = kind === 'method' ? random.pick(methods) : operation.method
  const takesBody = method !== 'GET' && method !== 'HEAD'
  const valid = body === undefined ? undefined : sample(body, '', known, random)
  const payload = !takesBody
    ? undefined
    : kind === 'bytes'
      ? random.bytes(random.below(2_000))
      : kind === 'json'
        ? JSON.stringify(random.pick(nasty))
        : kind === 'text'
          ? spoil(JSON.stringify(valid ?? {}), random)
          : JSON.stringify(kind === 'body' ? mutate(valid ?? {}, random) : (valid ?? {}))
  const url = search ? `${target}?${search}` : target
  return { what: kind, method, url, headers, payload }
}

/** The operations of an OpenAPI document. */
export function operationsOf(page: unknown): Operation[] {
  const { paths } = page as { paths: Record<string, Record<string, OpenApiOperation>> }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { parameters = [], requestBody }]) => {
      const of = (place: string) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
        )
      return {
        method: method.toUpperCase(),
        path,
        params: of('path'),
        query: of('query'),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
      }
    }),
  )
}

type OpenApiOperation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
