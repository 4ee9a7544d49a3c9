import { connect } from 'node:net'
import { cpuTime } from './processCost.ts'
import { quantile } from './quantile.ts'
import type { Order, Plan, Slice } from './runLoad.ts'

// Run by runLoad.ts in its own process: loads servers in short alternating turns, on
// keep-alive connections, with one request at a time on each. Uses plain sockets, so that the
// client needs little CPU.
const { orders, connections, sliceMs, rounds, warmUpMs } = JSON.parse(process.argv[2] ?? '{}') as Plan

/** 40 hexadecimal digits that are unique per request. */
const prefix = `${Date.now().toString(16)}${process.pid.toString(16)}`.padStart(24, '0')
let serial = 0
const fresh = () => prefix + (serial++).toString(16).padStart(16, '0')

function compose({ url, method, path, body }: Order): string {
  const text = body?.replaceAll('{fresh}', fresh)
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...(text === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text ?? ''}`
}

/** Connections to one server, idle until started. */
function open(order: Order) {
  const { hostname, port } = new URL(order.url)
  const isFresh = order.body?.includes('{fresh}')
  const fixed = compose(order)
  let latencies: number[] = []
  let going = false
  let busy = 0
  let onIdle = () => {}
  const sends: (() => void)[] = []

  for (let index = 0; index < connections; index += 1) {
    const socket = connect(Number(port), hostname)
    let sentAt = 0
    let text = ''
    const send = () => {
      sentAt = performance.now()
      socket.write(isFresh ? compose(order) : fixed)
    }
    sends.push(send)
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text = text ? text + chunk : String(chunk)
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (text.length < end + 4 + length) return
      const good = text.startsWith('2', 9) && (!order.expect || text.includes(order.expect, end))
      if (!good) return fail(`${order.url}${order.path} answered ${text.slice(0, 600)}`)
      latencies.push(performance.now() - sentAt)
      text = ''
      if (going) return send()
      busy -= 1
      if (busy === 0) onIdle()
    })
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => fail('a connection ended'))
  }

  return async (milliseconds: number): Promise<Slice> => {
    latencies = []
    going = true
    busy = connections
    const cpu = cpuTime(order.pid)
    const started = performance.now()
    for (const send of sends) send()
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    going = false
    await new Promise<void>((resolve) => {
      onIdle = resolve
      if (busy === 0) resolve()
    })
    return {
      count: latencies.length,
      seconds: (performance.now() - started) / 1_000,
      cpu: cpuTime(order.pid) - cpu,
      p50: quantile(latencies, 0.5),
    }
  }
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const loads = orders.map(open)
for (const load of loads) await load(warmUpMs)
const results: Slice[][] = orders.map(() => [])
for (let round = 0; round < rounds; round += 1)
  for (const [index, load] of loads.entries()) results[index]?.push(await load(sliceMs))
process.stdout.write(`${JSON.stringify(results)}\n`, () => process.exit(0))
