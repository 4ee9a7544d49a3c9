import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../server/ask.ts'
import { scale } from '../server/settings.ts'
import { startScript } from '../server/startScript.ts'
import type { Finding } from './underAttack.ts'
import type { Victim } from './victim.ts'

/** The address of a single attacker. */
export const attacker = '203.0.113.7'

/** Counts how often each status was answered. */
function tally(statuses: readonly (number | string)[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

const call = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`

/** Bodies of up to 2 MiB that take long to parse: numbers, keys, batches. */
export function slowBodies(): readonly string[] {
  const keys = Array.from({ length: 150_000 }, (_, index) => `"${index.toString(36)}":{}`)
  return [
    call(`[${'1,'.repeat(1_040_000)}1.5]`),
    call(`[{${keys}},1.5]`),
    call(`[${`${'9'.repeat(20)},`.repeat(24_000)}1]`),
    `[${Array(1_000).fill(call(`["${'a'.repeat(1_900)}",1.5]`))}]`,
    call(`["${'\\u0001'.repeat(340_000)}"]`),
  ]
}

/** Sends those, several at once. */
export async function freeze({ server, rpc }: Victim): Promise<Finding> {
  const bodies = slowBodies()
  const statuses: (number | string)[] = []
  for (let round = 0; round < scale(6, 3); round++) {
    await Promise.all(
      bodies.map(async (body) => {
        const headers = { 'x-forwarded-for': attacker }
        const answer = await ask(server.url, { method: 'POST', path: rpc, body, headers }).catch(
          () => undefined,
        )
        statuses.push(answer?.status ?? 'closed')
      }),
    )
    await sleep(500)
  }
  return { ok: true, note: `attacker: ${tally(statuses)}` }
}

/** Large answers that are asked for and never read: the same one, and all different. */
export async function unread(victim: Victim): Promise<Finding> {
  const { server, rpc, onEnd } = victim
  const { hostname, port } = new URL(server.url)
  const sockets: Socket[] = []
  onEnd(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let count = 0; count < 60; count++) {
    const body = call(`[{"data":"0x${count % 2 ? '60' : count.toString(16).padStart(4, '0')}"},"latest"]`)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined).pause()
    socket.write(
      `POST ${rpc} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${attacker}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    sockets.push(socket)
  }
  await sleep(scale(40_000, 12_000))
  return { ok: true, note: '60 answers of 8 MB unread' }
}

/** Refused upgrades whose clients never close their side. */
export async function upgrades(victim: Victim): Promise<Finding> {
  const { server, projectId, onEnd } = victim
  const { hostname, port } = new URL(server.url)
  const before = victim.descriptors()
  const sockets: Socket[] = []
  onEnd(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (let count = 0; count < 600; count++) {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on('error', () => undefined).on('end', () => undefined)
    socket.resume()
    socket.write(
      [
        `GET /relay?projectId=${projectId}&auth=x HTTP/1.1`,
        `Host: a\r\nX-Forwarded-For: ${attacker}`,
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ].join('\r\n'),
    )
    sockets.push(socket)
  }
  await sleep(6_000)
  const left = victim.descriptors() - before
  // Some of the watching visitors' own connections come and go.
  return { ok: left < 60, note: `${left} of 600 descriptors left after 6 s` }
}

/** More work than the process can do, from many addresses that each keep to their limits. */
export async function overload({ server, rpc, projectId, onEnd }: Victim): Promise<Finding> {
  const seconds = scale(8, 4)
  // In a process of its own: what it does must not delay the visitors, who are in this one.
  const flood = await startScript('flood.ts', [server.url, rpc, projectId, `${seconds}`], 0)
  onEnd(flood.stop)
  await sleep(seconds * 1_000)
  return { ok: true, note: `${flood.url} at a time` }
}
