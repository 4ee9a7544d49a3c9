import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its database that can cut the connection between a commit and its response. */
export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let armed = false
  let cut = 0

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let deaf = false
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    client.on('data', (bytes) => {
      // A query in the PostgreSQL protocol: the text and a zero byte.
      if (armed && bytes.includes('commit\0')) {
        armed = false
        deaf = true
      }
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (!deaf) return client.write(bytes)
      // The database has responded, so it has committed; the response is dropped.
      cut++
      client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const through = new URL(url)
  if (address !== null && typeof address === 'object') through.port = String(address.port)
  return {
    url: through.href,
    cutNextCommit: () => {
      armed = true
    },
    cuts: () => cut,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type CuttingProxy = {
  readonly url: string
  cutNextCommit(): void
  /** Number of cuts. */
  cuts(): number
  stop(): Promise<void>
}
