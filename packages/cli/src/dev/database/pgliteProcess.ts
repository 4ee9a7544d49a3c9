import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

// PostgreSQL in WebAssembly, in a process of its own: a query occupies its thread.

const [folder = '', port = ''] = process.argv.slice(2)
const db = await PGlite.create(folder)
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: Number(port), maxConnections: 60 })
await server.start()
process.stdout.write('listening\n')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await server.stop()
    await db.close()
    process.exit(0)
  })
