import { expect, test } from 'vitest'
import { createNoise } from '../testing/noise.ts'
import { createRespReader, NotRespError, type Reply, RespError, writeCommand } from './resp.ts'

/** Parses a text that arrives in chunks of this size. */
function readAll(text: string, size = text.length): { replies: Reply[]; pushes: (readonly Reply[])[] } {
  const replies: Reply[] = []
  const pushes: (readonly Reply[])[] = []
  const read = createRespReader({
    onReply: (reply) => replies.push(reply),
    onPush: (parts) => pushes.push(parts),
  })
  const bytes = Buffer.from(text, 'latin1')
  for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size))
  return { replies, pushes }
}

const long = 'x'.repeat(10_000)
const everything = [
  '+OK\r\n',
  ':42\r\n:-7\r\n',
  '$5\r\nhello\r\n$0\r\n\r\n$-1\r\n_\r\n',
  '$4\r\na\r\nb\r\n',
  '>3\r\n$8\r\nsmessage\r\n$1\r\nc\r\n$3\r\nabc\r\n',
  '-NOSCRIPT No matching script\r\n',
  '*2\r\n$1\r\na\r\n*1\r\n:1\r\n*0\r\n',
  '%1\r\n$5\r\nproto\r\n:3\r\n',
  '~1\r\n#t\r\n,1.5\r\n(123\r\n=7\r\ntxt:abc\r\n',
  `$${long.length}\r\n${long}\r\n`,
].join('')

test('behavior: a command is written with the length of each part', () => {
  expect(writeCommand(['HDEL', 'key', 5])).toBe('*3\r\n$4\r\nHDEL\r\n$3\r\nkey\r\n$1\r\n5\r\n')
})

test.each([1, 2, 3, 7, 64, 1_000, 100_000])(
  'property: replies are the same however they come, %i bytes at a time',
  (size) => {
    const { replies, pushes } = readAll(everything, size)
    expect(replies).toEqual([
      'OK',
      42,
      -7,
      'hello',
      '',
      null,
      null,
      'a\r\nb',
      new RespError('NOSCRIPT No matching script'),
      ['a', [1]],
      [],
      ['proto', 3],
      ['t'],
      '1.5',
      '123',
      'txt:abc',
      long,
    ])
    expect(pushes).toEqual([['smessage', 'c', 'abc']])
  },
)

test.each([
  'hello\r\n',
  ':1x\r\n',
  ':\r\n',
  '$99999999999999999999\r\n',
  '$999999999999\r\n',
  '*9999999999\r\n',
  '*1\r\n'.repeat(20),
  `+${'x'.repeat(100_000)}`,
])('error: %j is not a reply', (text) => {
  expect(() => readAll(text)).toThrow(NotRespError)
})

test('property: whatever comes, it is read, waited for, or refused', () => {
  const { next, noise } = createNoise(20_261_116)
  for (let turn = 0; turn < 5_000; turn++) {
    const at = next(everything.length)
    const text = `${everything.slice(0, at)}${noise()}${everything.slice(at + next(4))}`
    try {
      readAll(text, 1 + next(50))
    } catch (error) {
      expect(error).toBeInstanceOf(NotRespError)
    }
  }
})
