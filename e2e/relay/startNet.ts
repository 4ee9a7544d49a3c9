import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import type { startCluster } from '../../apps/server/src/testing/startCluster.ts'

/** Index of a node of a cluster, or what is none. */
export type Party = number | 'client'

/**
 * The network of a cluster: all connections to its nodes, from each other and from
 * clients, pass through it. A cut network drops nothing and delivers nothing, like a
 * broken route.
 */
export type Net = {
  readonly announce: NonNullable<startCluster.Options['announce']>
  /** Ports at which clients find the nodes. */
  readonly ports: readonly number[]
  cut(one: Party, other: Party): void
  heal(): void
  stop(): void
}

type Pipe = { readonly ends: readonly Socket[]; readonly from: Party; readonly to: number }

/** Each node connects from an address of its own. */
const firstSource = 10

export function startNet(): Net {
  const pipes = new Set<Pipe>()
  const cuts: [Party, Party][] = []
  const ports: number[] = []
  const servers: ReturnType<typeof createServer>[] = []
  const isCut = (from: Party, to: Party) =>
    cuts.some(([one, other]) => (one === from && other === to) || (one === to && other === from))

  function join(client: Socket, to: number, port: number): void {
    const last = Number(client.remoteAddress?.split('.').at(-1))
    const from: Party = last >= firstSource ? last - firstSource : 'client'
    const node = connect(port, '127.0.0.1')
    const ends = [client, node]
    const pipe = { ends, from, to }
    pipes.add(pipe)
    for (const [index, socket] of ends.entries()) {
      const other = ends[1 - index]
      socket.setNoDelay(true)
      socket.on('data', (piece: Buffer) => other?.write(piece))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        // The other side of a cut network does not hear of it.
        if (!isCut(from, to)) other?.destroy()
        if (ends.every(({ destroyed }) => destroyed)) pipes.delete(pipe)
      })
      if (isCut(from, to)) socket.pause()
    }
  }

  async function listen(to: number, port: number): Promise<number> {
    const server = createServer((client) => join(client, to, port))
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }

  return {
    ports,
    async announce({ index, port, busPort }) {
      const announced = await listen(index, port)
      ports[index] = announced
      return {
        port: announced,
        busPort: await listen(index, busPort),
        source: `127.0.0.${firstSource + index}`,
      }
    },
    cut(one, other) {
      cuts.push([one, other])
      for (const { ends, from, to } of pipes) if (isCut(from, to)) for (const socket of ends) socket.pause()
    },
    heal() {
      cuts.length = 0
      for (const { ends } of pipes) {
        const isBroken = ends.some(({ destroyed }) => destroyed)
        for (const socket of ends) {
          if (isBroken) socket.destroy()
          else socket.resume()
        }
      }
    },
    stop() {
      for (const server of servers) server.close()
      for (const { ends } of pipes) for (const socket of ends) socket.destroy()
    },
  }
}
