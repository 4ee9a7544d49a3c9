import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { fireAtRate } from '../fireAtRate.ts'
import { mixedReads } from '../journey.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'
import { faultOf } from './faultOf.ts'

/** Every slow socket must be closed within this time. */
const closeTimeoutMs = 10_000

/** Slowloris: hundreds of connections send their headers one byte at a time to hold sockets of the server. */
export async function slowSockets(report: (fault: Fault) => void): Promise<void> {
  await withWorld({}, async ({ startServer, onEnd }) => {
    const server = await startServer()
    const projectId = await createProject(server.url)
    const count = scale(800, 400)
    const load = fireAtRate({
      base: server.url,
      rate: scale(200, 100),
      durationMs: scale(12_000, 7_500),
      next: mixedReads(projectId),
    })
    await sleep(500)
    const started = performance.now()
    const closedAfter: number[] = []
    const sockets = Array.from({ length: count }, () => open(server.url, started, closedAfter))
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 500)
    onEnd(() => {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    })
    const done = await load
    const inTime = closedAfter.filter((time) => time <= closeTimeoutMs).length
    const last = Math.max(0, ...closedAfter)
    report(
      faultOf(`${count} connections that send a byte at a time`, done, {
        ok: inTime === count,
        note: `${inTime} of ${count} closed within ${closeTimeoutMs / 1_000} s, the last after ${(last / 1_000).toFixed(1)} s; honest requests`,
      }),
    )
  })
}

function open(base: string, started: number, closedAfter: number[]): Socket {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname, () =>
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nX-Slow: '),
  )
  socket.on('error', () => undefined)
  socket.resume()
  socket.once('close', () => closedAfter.push(performance.now() - started))
  return socket
}
