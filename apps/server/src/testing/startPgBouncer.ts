import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './freePort.ts'

const unpacked = join(import.meta.dirname, '../../../../.tools/pgbouncer/root')
const libraries = 'usr/lib/x86_64-linux-gnu'

/** False where `./setup` could not unpack it: without apt-get. */
export const hasPgBouncer = existsSync(join(unpacked, 'usr/sbin/pgbouncer'))

/** A PgBouncer that pools transactions, in front of the PostgreSQL of a URL. For tests only. */
export async function startPgBouncer(
  target: string,
  { poolSize = 4, connectQuery }: startPgBouncer.Options = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port: targetPort, username } = new URL(target)
  const port = await freePort()
  // It refuses to run as root, and another user may not reach the repository.
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-pgbouncer-'))
  chmodSync(folder, 0o755)
  cpSync(join(unpacked, 'usr/sbin/pgbouncer'), join(folder, 'pgbouncer'))
  cpSync(join(unpacked, libraries), join(folder, 'lib'), { recursive: true })
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`)
  const query = connectQuery ? ` connect_query='${connectQuery}'` : ''
  writeFileSync(
    join(folder, 'settings'),
    `[databases]
* = host=${hostname} port=${targetPort} user=${username}${query}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  )
  const child = spawn(join(folder, 'pgbouncer'), [join(folder, 'settings')], {
    stdio: 'ignore',
    env: { LD_LIBRARY_PATH: join(folder, 'lib') },
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  await waitUntilOpen(url.href)
  return {
    url: url.href,
    async stop() {
      process.off('exit', kill)
      const gone = once(child, 'exit')
      kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export declare namespace startPgBouncer {
  type Options = {
    /** Connections to PostgreSQL for each database. @default 4 */
    poolSize?: number | undefined
    /** Statement that each of these runs first. */
    connectQuery?: string | undefined
  }
}

async function waitUntilOpen(url: string): Promise<void> {
  for (const until = Date.now() + 10_000; ; ) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > until) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
