import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createNoise } from '../testing/noise.ts'
import { aTopic, createIdentity, createToken } from './testing/relayClient.ts'
import { startTestRelay, type TestRelay } from './testing/startTestRelay.ts'

let relay: TestRelay
beforeAll(async () => {
  relay = await startTestRelay()
})
afterAll(() => relay.stop())
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

type Heard = { texts: string[]; pongs: number; closed: number | undefined; isGone: boolean }

/** A client that writes raw frames. */
async function knock(): Promise<{ socket: Socket; heard: Heard }> {
  const { port, hostname } = new URL(relay.url)
  const socket = connect(Number(port), hostname)
  open.push(socket)
  socket.setNoDelay(true)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const token = createToken(createIdentity(), relay.url)
  socket.write(
    `GET /?auth=${token}&projectId=test HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\nsec-websocket-version: 13\r\n\r\n`,
  )
  await once(socket, 'data')
  const heard: Heard = { texts: [], pongs: 0, closed: undefined, isGone: false }
  let bytes = Buffer.alloc(0)
  socket.on('close', () => {
    heard.isGone = true
  })
  socket.on('data', (piece: Buffer) => {
    bytes = Buffer.concat([bytes, piece])
    while (bytes.length >= 2) {
      const short = (bytes[1] ?? 0) & 0x7f
      const from = short === 126 ? 4 : 2
      const length = short === 126 ? bytes.readUInt16BE(2) : short
      if (bytes.length < from + length) return
      const content = bytes.subarray(from, from + length)
      const kind = (bytes[0] ?? 0) & 0x0f
      if (kind === 1) heard.texts.push(content.toString())
      if (kind === 8) heard.closed = content.readUInt16BE(0)
      if (kind === 10) heard.pongs++
      bytes = bytes.subarray(from + length)
    }
  })
  return { socket, heard }
}

type FrameOptions = { first?: number; isMasked?: boolean }
function frame(content: string | Buffer, { first = 0x81, isMasked = true }: FrameOptions = {}): Buffer {
  const body = Buffer.from(content)
  const bit = isMasked ? 0x80 : 0
  const long = Buffer.alloc(8)
  long.writeBigUInt64BE(BigInt(body.length))
  const head =
    body.length < 126
      ? Buffer.from([first, bit | body.length])
      : body.length < 65_536
        ? Buffer.from([first, bit | 126, body.length >> 8, body.length & 255])
        : Buffer.concat([Buffer.from([first, bit | 127]), long])
  if (!isMasked) return Buffer.concat([head, body])
  const mask = randomBytes(4)
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))])
}

const topic = aTopic()
const call = (id: number | string, more = '') =>
  `{"id":${JSON.stringify(id)},"jsonrpc":"2.0","method":"wc_createTopic","params":{"topic":"${topic}"${more}}}`

async function until(check: () => boolean): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 2_000) throw new Error('it did not happen')
    await sleep(5)
  }
}

test('property: however frames are made and cut to pieces, each is answered once and in order', async () => {
  const { next } = createNoise(20_261_117)
  for (let round = 0; round < 6; round++) {
    const { socket, heard } = await knock()
    const ids: (number | string)[] = []
    const frames: Buffer[] = []
    let pings = 0
    for (let index = 0; index < 40; index++) {
      const kind = next(7)
      const id = kind === 1 ? `ñ漢${index}` : index
      const text = Buffer.from(call(id, kind === 2 ? `,"x":"${'y'.repeat(next(90_000))}"` : ''))
      if (kind === 3) {
        pings++
        frames.push(frame('hello', { first: 0x89 }))
      } else if (kind === 4) {
        // In three fragments, with a ping between them.
        const at = next(text.length)
        pings++
        frames.push(
          frame(text.subarray(0, at), { first: 0x01 }),
          frame('', { first: 0x89 }),
          frame('', { first: 0x00 }),
          frame(text.subarray(at), { first: 0x80 }),
        )
        ids.push(id)
      } else {
        frames.push(frame(text))
        ids.push(id)
      }
    }
    const all = Buffer.concat(frames)
    for (let at = 0; at < all.length; ) {
      const size = 1 + next(pick([3, 40, 2_000, 100_000], next))
      // Each in its own packet, if possible.
      await new Promise((resolve) => socket.write(all.subarray(at, at + size), resolve))
      at += size
    }
    await until(() => heard.texts.length >= ids.length && heard.pongs >= pings)
    expect(heard.texts.map((text) => JSON.parse(text))).toEqual(
      ids.map((id) => ({ id, jsonrpc: '2.0', result: true })),
    )
    expect(heard.pongs).toBe(pings)
    socket.destroy()
  }
}, 60_000)

function pick<Item>(items: readonly Item[], next: (below: number) => number): Item {
  return items[next(items.length)] as Item
}

const tooLong = frame('')
tooLong[1] = 0xff

test.each<[string, Buffer[], number]>([
  ['without a mask', [frame(call(1), { isMasked: false })], 1002],
  ['with a bit that means nothing', [frame(call(1), { first: 0xc1 })], 1002],
  ['of a kind there is not', [frame(call(1), { first: 0x83 })], 1002],
  ['that is the middle of nothing', [frame(call(1), { first: 0x80 })], 1002],
  ['that begins anew before the last is whole', [frame('{', { first: 0x01 }), frame(call(1))], 1002],
  ['of bytes', [frame(call(1), { first: 0x82 })], 1008],
  ['that is not UTF-8', [frame(Buffer.from([0x7b, 0xff, 0xfe]))], 1007],
  ['beyond 1 MiB', [frame('x'.repeat((1 << 20) + 1))], 1009],
  [
    'of more bytes than there are numbers for',
    [Buffer.concat([tooLong.subarray(0, 2), Buffer.alloc(12, 0xff)])],
    1009,
  ],
])('error: a frame %s ends the socket, and what comes after is not read', async (_name, frames, code) => {
  const { socket, heard } = await knock()
  socket.write(Buffer.concat([frame(call('before')), ...frames, frame(call('after'))]))
  await until(() => heard.closed !== undefined)
  expect(heard.closed).toBe(code)
  socket.write(frame(call('later')))
  socket.write(frame(Buffer.from([code >> 8, code & 255]), { first: 0x88 }))
  await until(() => heard.isGone)
  expect(heard.texts.filter((text) => !text.includes('"before"'))).toEqual([])
})

test('behavior: a farewell is answered, in one piece or two, and nothing after it is read', async () => {
  for (const cut of [1, 3, 8]) {
    const { socket, heard } = await knock()
    const bye = frame(Buffer.from([0x03, 0xe8]), { first: 0x88 })
    socket.write(bye.subarray(0, cut))
    await sleep(20)
    socket.write(Buffer.concat([bye.subarray(cut), frame(call(1))]))
    await until(() => heard.isGone)
    expect(heard).toMatchObject({ closed: 1000, texts: [] })
  }
})
