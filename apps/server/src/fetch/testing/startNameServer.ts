import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A name server that knows some IPv4 addresses and has none for other names. `silent`: it never answers. */
export async function startNameServer(names: Readonly<Record<string, string>> | 'silent') {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (question, { port, address }) => {
    asked++
    if (names !== 'silent') socket.send(answer(question, names), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => void socket.close(),
  }
}

/** Repeats the question, with one A record if the name is known (RFC 1035, section 4). */
function answer(question: Buffer, names: Readonly<Record<string, string>>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const end = at + 5
  const address = question.readUInt16BE(at + 1) === 1 ? names[labels.join('.').toLowerCase()] : undefined
  const head = Buffer.from(question.subarray(0, end))
  head.writeUInt16BE(0x8180, 2)
  // One question, the answers, nothing else.
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(address ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!address) return head
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])
  return Buffer.concat([head, record])
}
