import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { getBase58Decoder } from '@solana/kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLogger, redact } from './logger.ts'

function capture() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: createLogger('debug', stream) }
}

test('behavior: keys, credentials and addresses do not reach the log', () => {
  const { lines, log } = capture()
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  log.info({ url: 'https://node.example/v2?apikey=hunter2&x=1' }, `for ${address}`)
  log.warn({ err: new Error('postgres://me:hunter2@db.example/x refused') }, 'lost')
  log.info({
    headers: { authorization: 'Bearer hunter2', cookie: 'hunter2' },
    vendor: { key: 'hunter2', secret: 'hunter2' },
  })
  const text = lines.join('')
  expect(text).not.toContain('hunter2')
  expect(text).not.toContain(address)
  expect(text).toContain('node.example')
  expect(lines.every((line) => JSON.parse(line))).toBe(true)
})

test('error: tokens of people who signed in do not reach the log', () => {
  const { lines, log } = capture()
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJlaXAxNTU6MToweDEifQ.c2lnbmF0dXJl'
  log.warn({ err: new Error(`could not read ${token}`) }, `Bearer ${token}`)
  log.warn(`cut off: ${token.slice(0, 40)}`)
  expect(lines.join('')).not.toContain('eyJ')
})

test('behavior: what is not secret stays readable', () => {
  expect(redact('GET /v1/convert/quotes?amount=5&tokenAddress=x took 5 ms')).toBe(
    'GET /v1/convert/quotes?amount=5&tokenAddress=x took 5 ms',
  )
})

test('error: keys in a path and addresses of other families do not reach the log either', () => {
  const { lines, log } = capture()
  log.warn({ err: new Error('https://eth.example/v2/hunter2hunter2hunter2x refused') }, 'lost')
  log.info('for EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v on solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  const text = lines.join('')
  expect(text).not.toContain('hunter2')
  expect(text).not.toContain('EPjFWdd5')
  expect(text).toContain('eth.example/v2/')
  expect(text).toContain('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

test.each([['text'], [7], [null], [Object.create(null)], [{ message: 1 }], [Symbol('x')]])(
  'error: %o, which is no error, can be logged as one',
  (thrown) => {
    const { lines, log } = capture()
    log.error({ err: thrown }, 'unhandled rejection')
    expect(lines).toHaveLength(1)
  },
)

test('error: a long text is gone through once', () => {
  const started = performance.now()
  for (const text of ['a', 'a://', '/a', 'A1', '0x', '1', '1q', 'a1q'])
    for (const before of ['', 'x://', 'https://h/', '?key='])
      redact(before + text.repeat((1 << 15) / text.length))
  expect(performance.now() - started).toBeLessThan(1_000)
})

const numRuns = process.env.EXHAUSTIVE ? 100_000 : 500
const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
/** With any words: a log has no use for the checksum. */
const bech32 = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('bc', 'tb', 'bcrt', 'cosmos', 'osmo'),
      fc.stringMatching(/^[a-z][a-z\d]{0,19}$/),
    ),
    fc.stringMatching(/^[02-9ac-hj-np-z]{38,59}$/),
    fc.boolean(),
  )
  .map(([prefix, data, upper]) => (upper ? `${prefix}1${data}`.toUpperCase() : `${prefix}1${data}`))
const base58check = fc.tuple(fc.constantFrom(0, 5, 111, 196), bytes(20)).map(([version, hash]) => {
  const payload = Uint8Array.from([version, ...hash])
  return toBase58(Uint8Array.from([...payload, ...sha256(sha256(payload)).subarray(0, 4)]))
})
const ss58 = fc.tuple(fc.nat(127), bytes(35), fc.boolean()).map(([prefix, rest, long]) =>
  // The second byte of a long prefix and the checksum are as random as the key.
  toBase58(Uint8Array.from([prefix, ...rest.subarray(long ? 0 : 1)])),
)
const families = {
  eip155: bytes(20).map((key) => `0x${Buffer.from(key).toString('hex')}`),
  solana: bytes(32).map(toBase58),
  bech32,
  base58check,
  ss58,
}

test.each(Object.entries(families))(
  'property: no address of %s reaches the log, wherever it is in the text',
  (_, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { lines, log } = capture()
        log.info({ url: `/v1/account/${address}/balance` }, `for ${address}`)
        log.info(`GET /v1/history?account=x:y:${address}&cursor=1, x%3Ay%3A${address}%2Fz, x_${address}`)
        log.warn({ err: new Error(`https://node.example/api/address/${address}/txs\n${address}`) }, 'lost')
        // Without the part that is the same for many: the prefix and what is left of short words.
        expect(lines.join('')).not.toContain(address.slice(-20))
        expect(lines).toHaveLength(3)
      }),
      { numRuns },
    )
  },
)

test.each([
  ['bip122:000000000019d6689c085ae165831e93'],
  ['polkadot:68d56f15f85d3136970ec16946040bc1'],
  ['cosmos:osmosis-1'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['at parseTransactionReceiptNearHeight (file.ts)'],
  ['018f6b0e-2c55-7d3e-9d2a-5b8c2f4d6e7a'],
])('behavior: %s stays readable', (text) => {
  expect(redact(text)).toBe(text)
})
