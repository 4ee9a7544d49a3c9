import pg from 'pg'

/** Connects for one piece of work. */
export async function withClient<Value>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: 3_000 })
  // Without a listener, a connection that is lost while it waits would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
