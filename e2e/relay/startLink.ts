import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between a client and a relay: it can be cut and redirected. */
export type Link = {
  readonly port: number
  /** Target ports; the first that accepts is used. */
  targets: number[]
  /** Closes every connection; new ones are accepted. */
  cut(): void
  /** Closes every connection and accepts no new ones until it is up again. */
  down(): void
  up(): void
  stop(): Promise<void>
}

export async function startLink(...targets: number[]): Promise<Link> {
  const open = new Set<Socket>()
  let isUp = true
  const server = createServer((client) => {
    if (!isUp) return void client.destroy()
    join(client, [...link.targets])
  })

  function join(client: Socket, [target, ...rest]: number[]): void {
    if (target === undefined) return void client.destroy()
    const relay = connect(target, '127.0.0.1')
    relay.once('error', () => {
      if (relay.bytesRead === 0 && relay.connecting === false && !client.destroyed && !open.has(relay))
        join(client, rest)
    })
    relay.once('connect', () => {
      for (const socket of [client, relay]) {
        open.add(socket)
        socket.on('error', () => undefined)
        socket.once('close', () => {
          open.delete(socket)
          client.destroy()
          relay.destroy()
        })
      }
      client.pipe(relay).pipe(client)
    })
    client.on('error', () => relay.destroy())
  }

  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const link: Link = {
    port: (server.address() as AddressInfo).port,
    targets,
    cut,
    down() {
      isUp = false
      cut()
    },
    up() {
      isUp = true
    },
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return link
}
