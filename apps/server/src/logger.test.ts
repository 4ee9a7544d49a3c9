import { Writable } from 'node:stream'
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
  for (const text of ['a', 'a://', '/a', 'A1', '0x'])
    for (const before of ['', 'x://', 'https://h/', '?key='])
      redact(before + text.repeat((1 << 15) / text.length))
  expect(performance.now() - started).toBeLessThan(1_000)
})
