import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

// The WebSocket library of the server: only hostile tests need one here.
const { WebSocketServer } = createRequire(join(import.meta.dirname, '../../apps/server/package.json'))(
  'ws',
) as {
  WebSocketServer: new (options: { port: number; host: string }) => Server
}

type Peer = {
  send(data: string | Uint8Array): void
  terminate(): void
  on(event: 'message', listener: (data: unknown) => void): void
}
type Server = {
  readonly clients: Iterable<Peer>
  address(): unknown
  once(event: 'listening', listener: (value: unknown) => void): void
  on(event: 'connection', listener: (socket: Peer) => void): void
  close(done: (value: unknown) => void): void
}
type Published = { topic: string; message: string; tag: number }

/** A relay that accepts everything and can send a client arbitrary frames. */
export type HostileRelay = {
  readonly url: string
  readonly topics: ReadonlySet<string>
  /** Messages published by the client, oldest first. */
  readonly published: readonly Published[]
  /** Frames of the client that are not calls: its acknowledgements. */
  readonly confirmed: readonly string[]
  /** Calls the client made. */
  calls(): number
  send(text: string | Uint8Array): void
  deliver(topic: string, message: string, id?: string): void
  /** Resolves when a list has that length. */
  until(holds: () => boolean): Promise<void>
  stop(): Promise<void>
}

export async function startHostileRelay({ isMute = false } = {}): Promise<HostileRelay> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const topics = new Set<string>()
  const published: Published[] = []
  const confirmed: string[] = []
  const waiting = new Set<() => void>()
  let calls = 0
  let next = 1_000_000_000_000_000_000n
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      if (isMute) return
      const text = String(data)
      const { id, method, params } = JSON.parse(text)
      if (method === undefined) confirmed.push(text)
      else {
        calls++
        for (const topic of params.topics ?? [params.topic]) topics.add(topic)
        if (method === 'irn_publish') published.push(params)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      }
      for (const check of waiting) check()
    }),
  )
  const send = (text: string | Uint8Array) => {
    for (const socket of server.clients) socket.send(text)
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    topics,
    published,
    confirmed,
    calls: () => calls,
    send,
    deliver(topic, message, id = String(next++)) {
      const data = { topic, message, publishedAt: Date.now(), tag: 1108 }
      const params = JSON.stringify({ id: 'x', data })
      send(`{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`)
    },
    until: (holds) =>
      new Promise((resolve) => {
        const check = () => {
          if (!holds()) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    async stop() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
