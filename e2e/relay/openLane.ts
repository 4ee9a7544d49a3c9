import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * A publishing and a subscribed client. They write the bytes of their frames
 * themselves and parse only what they need: the other end is measured, and must
 * not wait for them.
 */
export type Lane = {
  /** Keeps `window` messages in flight; resolves to the delivery time of each in milliseconds. */
  run(window: number, until: number): Promise<number[]>
}

/** A message is done when it was delivered and the publisher has its response. */
type Sent = { began: number; toldAt: number; isAnswered: boolean }

export async function openLane(publisherUrl: string, listenerUrl: string, topic: string): Promise<Lane> {
  const sent = new Map<number, Sent>()
  let times: number[] = []
  let until = 0
  let count = 0
  let finish = () => {}
  let refuse = (_: Error) => {}

  const envelope = Buffer.concat([Buffer.alloc(1), randomBytes(374)]).toString('base64')
  const blank = digits(0)
  const [idAt, messageAt] = ['{"id":'.length, 4] as const
  const publication = `{"id":${blank.replace('0', '1')},"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"${envelope}","ttl":300,"tag":1108}}`
  const template = clientFrame(publication)
  const head = template.length - publication.length
  const countAt = head + publication.indexOf(envelope) + messageAt

  function publish(): Buffer {
    const number = count++
    sent.set(number, { began: performance.now(), toldAt: 0, isAnswered: false })
    const frame = Buffer.from(template)
    writeDigits(frame, head + idAt + 1, number, idDigits - 1, head)
    writeDigits(frame, countAt, number, idDigits, head)
    return frame
  }

  function next(number: number, one: Sent, frames: Buffer[]): void {
    if (!one.isAnswered || one.toldAt === 0) return
    sent.delete(number)
    times.push(one.toldAt - one.began)
    if (performance.now() < until) frames.push(publish())
    else if (sent.size === 0) finish()
  }

  const publisher = await openSocket(publisherUrl, (bytes, from, to) => {
    const answer = bytes.toString('latin1', from, to)
    if (!answer.includes('"result":true')) return refuse(new Error(`refused: ${answer}`))
    const number = Number(answer.slice(idAt + 1, idAt + idDigits))
    const one = sent.get(number)
    if (!one) return
    one.isAnswered = true
    next(number, one, publishing)
  })
  const publishing: Buffer[] = []
  publisher.afterward = () => flush(publisher.socket, publishing)

  let subscribed = () => {}
  const confirming: Buffer[] = []
  const listener = await openSocket(listenerUrl, (bytes, from, to) => {
    const at = bytes.indexOf('"message":"', from, 'latin1')
    if (at < 0 || at > to) return subscribed()
    const begin = at + '"message":"'.length + messageAt
    const number = Number(bytes.toString('latin1', begin, begin + idDigits))
    const id = /\d+/.exec(bytes.toString('latin1', from, from + 40))?.[0]
    confirming.push(clientFrame(`{"id":${id},"jsonrpc":"2.0","result":true}`))
    const one = sent.get(number)
    if (!one) return
    one.toldAt = performance.now()
    next(number, one, publishing)
  })
  listener.afterward = () => {
    flush(listener.socket, confirming)
    flush(publisher.socket, publishing)
  }
  await new Promise<void>((resolve) => {
    subscribed = resolve
    listener.socket.write(
      clientFrame(`{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`),
    )
  })

  return {
    run(window, end) {
      until = end
      times = []
      return new Promise((resolve, reject) => {
        finish = () => resolve(times)
        refuse = reject
        publisher.socket.write(Buffer.concat(Array.from({ length: window }, publish)))
      })
    },
  }
}

function flush(socket: Socket, frames: Buffer[]): void {
  const [first, ...rest] = frames.splice(0)
  if (first) socket.write(rest.length > 0 ? Buffer.concat([first, ...rest]) : first)
}

type Open = { readonly socket: Socket; afterward: () => void }

/** Opens a WebSocket; calls `onText` with the position of each text, and `afterward` when a chunk has been read. */
async function openSocket(
  url: string,
  onText: (bytes: Buffer, from: number, to: number) => void,
): Promise<Open> {
  const { hostname, port, pathname, search } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.setNoDelay(true)
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\nsec-websocket-version: 13\r\n\r\n`,
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  if (!first.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error('not let in')
  const open: Open = { socket, afterward: () => {} }
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (piece: Buffer) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    let at = 0
    while (at + 2 <= bytes.length) {
      const kind = (bytes[at] ?? 0) & 15
      let length = bytes[at + 1] ?? 0
      let from = at + 2
      if (length === 126) {
        if (from + 2 > bytes.length) break
        length = bytes.readUInt16BE(from)
        from += 2
      }
      if (from + length > bytes.length) break
      at = from + length
      if (kind === ping) socket.write(clientFrame('', pong))
      else if (kind === text) onText(bytes, from, at)
      else socket.end()
    }
    rest = bytes.subarray(at)
    open.afterward()
  })
  return open
}

const text = 1
const ping = 9
const pong = 10
/** Clients must mask frames; a constant mask means that only changes have to be masked again. */
const mask = [0x5a, 0xa7, 0x3c, 0x91] as const

function clientFrame(content: string, kind: number = text): Buffer {
  const { length } = content
  const head = length < 126 ? [0x80 | kind, 0x80 | length] : [0x80 | kind, 0xfe, length >> 8, length & 255]
  const frame = Buffer.allocUnsafe(head.length + 4 + length)
  frame.set(head)
  frame.set(mask, head.length)
  const from = head.length + 4
  frame.write(content, from, 'latin1')
  for (let index = 0; index < length; index++)
    frame[from + index] = (frame[from + index] ?? 0) ^ (mask[index & 3] ?? 0)
  return frame
}

const idDigits = 12

function digits(value: number): string {
  return String(value).padStart(idDigits, '0')
}

/** Writes a number into a frame that is masked from `head` on. */
function writeDigits(frame: Buffer, at: number, value: number, length: number, head: number): void {
  let left = value
  for (let index = at + length - 1; index >= at; index--) {
    frame[index] = (0x30 + (left % 10)) ^ (mask[(index - head) & 3] ?? 0)
    left = Math.floor(left / 10)
  }
}
