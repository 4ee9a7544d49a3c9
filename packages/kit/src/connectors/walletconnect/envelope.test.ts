import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, fromBase64, randomBytes, toBase64, toUtf8 } from './bytes.ts'
import { open, readEnvelope, seal } from './envelope.ts'

test('property: decrypts with the same key, and with no other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [key, other] = [randomBytes(32), randomBytes(32)]
      const envelope = readEnvelope(seal(key, text))
      expect(open(key, envelope)).toBe(text.toWellFormed())
      expect(open(other, envelope)).toBeUndefined()
    }),
    { numRuns: 50 },
  )
})

test('behavior: encrypts long texts', () => {
  const key = randomBytes(32)
  const text = 'x'.repeat(500_000)
  expect(open(key, readEnvelope(seal(key, text)))).toBe(text)
})

test('property: detects one changed bit', () => {
  const key = randomBytes(32)
  const bytes = fromBase64(seal(key, '{"a":1}'))
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(open(key, readEnvelope(toBase64(changed)))).toBeUndefined()
  }
})

test('behavior: matches the test vector of ChaCha20-Poly1305', () => {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('chacha20-poly1305', key, iv, { authTagLength: 16 })
  const text = cipher.update('sealed by another library')
  cipher.final()
  const message = Buffer.concat([Buffer.of(0), iv, text, cipher.getAuthTag()]).toString('base64')
  expect(open(key, readEnvelope(message))).toBe('sealed by another library')
  expect(open(key, readEnvelope(message.replace(/=+$/, '')))).toBe('sealed by another library')
})

test("behavior: type 1 has the sender's public key, type 2 is never decrypted", () => {
  const key = randomBytes(32)
  const sealed = fromBase64(seal(key, 'hello')).slice(1)
  const publicKey = randomBytes(32)
  const one = readEnvelope(toBase64(Uint8Array.of(1, ...publicKey, ...sealed)))
  expect(one).toMatchObject({ type: 1, publicKey })
  expect(open(key, one)).toBe('hello')
  const two = readEnvelope(toBase64(Uint8Array.of(2, ...toUtf8('hello'))))
  expect(two).toMatchObject({ type: 2 })
  expect(open(key, two)).toBeUndefined()
})

test('error: malformed envelopes', () => {
  const short = (type: number, length: number) => toBase64(Uint8Array.of(type, ...new Uint8Array(length)))
  const bad = [
    '',
    '!',
    'A',
    'é',
    short(0, 27),
    short(1, 59),
    short(3, 99),
    short(255, 99),
    'A'.repeat(1 << 21),
  ]
  for (const message of bad) expect(readEnvelope(message)).toBeUndefined()
  expect(open(randomBytes(32), undefined)).toBeUndefined()
  // Sealed with the right key, and no text.
  const key: Bytes = randomBytes(32)
  expect(open(key, readEnvelope(short(0, 60)))).toBeUndefined()
})

test('property: base64 is read in both alphabets, padded or not, and nothing else is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(), (bytes, at) => {
      const [plain, url] = [Buffer.from(bytes).toString('base64'), Buffer.from(bytes).toString('base64url')]
      for (const text of [plain, url, plain.replaceAll('=', '')])
        expect(Buffer.from(fromBase64(text)).equals(bytes)).toBe(true)
      const place = at % (url.length + 1)
      for (const letter of ['.', ' ', '\u0101', '='])
        if (letter !== '=' || place < url.length)
          expect(() => fromBase64(`${url.slice(0, place)}${letter}${url.slice(place)}`)).toThrow()
    }),
  )
})

test('error: the longest message is read at once, in either alphabet', () => {
  const times = [1, 2, 3, 4, 5].map(() => {
    const before = process.cpuUsage()
    readEnvelope('-A'.repeat(1 << 19))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(150)
})
