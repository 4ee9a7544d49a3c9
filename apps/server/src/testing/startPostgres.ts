import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childrenOf, isAlive } from './childrenOf.ts'
import { freePort } from './freePort.ts'

const folder = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'
const run = promisify(execFile)

/** PostgreSQL refuses to run as root. */
// By its full path: the folder is not on every PATH.
const asPostgres = process.getuid?.() === 0 ? ['/usr/sbin/runuser', '-u', 'postgres', '--'] : []

/**
 * A separate PostgreSQL on a free port, for tests that kill it.
 *
 * @example
 * const postgres = await startPostgres()
 * await postgres.kill()
 * await postgres.start()
 */
export async function startPostgres({
  port: wanted,
  standbyOf,
  tlsHost,
}: startPostgres.Options = {}): Promise<Postgres> {
  const data = (await command('mktemp', '-d', '/tmp/latchkey-postgres-XXXXXX')).trim()
  if (standbyOf)
    await command(`${folder}/pg_basebackup`, '-D', data, '-d', standbyOf, '-R', '-X', 'stream', '-c', 'fast')
  else await command(`${folder}/initdb`, '-D', data, '-U', 'root', '-A', 'trust', '--no-sync', '-E', 'UTF8')
  if (tlsHost !== undefined) await makeCertificate(data, tlsHost)
  const tls =
    tlsHost === undefined ? '' : `-c ssl=on -c ssl_cert_file=${data}/tls.pem -c ssl_key_file=${data}/tls.key`
  let port = wanted ?? (await freePort())

  async function start(): Promise<void> {
    const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=60 -c shared_buffers=16MB ${tls}`
    const args = ['-D', data, '-o', options, '-l', `${data}/log`, '-w', '-t', '20', 'start']
    for (let attempt = 1; ; attempt++)
      try {
        await command(`${folder}/pg_ctl`, ...args)
        return
      } catch (cause) {
        // The previous process may need a moment to exit.
        if (attempt === 20) throw cause
        await wait(100)
      }
  }

  /** SIGKILL to the server and all its processes, like a crash of the machine. */
  function killNow(): number[] {
    const main = postmaster(data)
    if (main === undefined) return []
    // Stop it first: it would start more processes while they are listed.
    signal(main, 'SIGSTOP')
    const all = [main, ...childrenOf(main)]
    for (const pid of all) signal(pid, 'SIGKILL')
    return all
  }

  async function kill(): Promise<void> {
    const all = killNow()
    // The next start needs their shared memory to be released.
    while (all.some(isAlive)) await wait(10)
    // A zombie process would look as if this one were still running.
    await command('rm', '-f', `${data}/postmaster.pid`)
  }

  // A run that ends early must leave nothing behind.
  process.once('exit', killNow)
  await start()
  return {
    url: `postgres://root@127.0.0.1:${port}/postgres`,
    caFile: `${data}/ca.pem`,
    async promote(place) {
      await command(`${folder}/pg_ctl`, '-D', data, '-w', '-t', '20', 'promote')
      await command(`${folder}/pg_ctl`, '-D', data, '-w', '-m', 'fast', 'stop')
      port = place
      await start()
    },
    start,
    kill,
    async stop() {
      process.off('exit', killNow)
      await kill()
      await command('rm', '-rf', data)
    },
  }
}

export declare namespace startPostgres {
  type Options = {
    /** @default a free one */
    port?: number | undefined
    /** URL of the server that it replicates. @default it begins empty */
    standbyOf?: string | undefined
    /** The host in its certificate, of an authority in `ca.pem` of its folder. @default no TLS */
    tlsHost?: string | undefined
  }
}

export type Postgres = {
  readonly url: string
  /** The certificate authority, with `tlsHost`. */
  readonly caFile: string
  /** Makes a standby the primary, on the port of the one that is lost. */
  promote(port: number): Promise<void>
  /** After a kill; resolves once it responds. */
  start(): Promise<void>
  kill(): Promise<void>
  /** Kills it and removes its data. */
  stop(): Promise<void>
}

/** A private authority, and a certificate of it for the host. */
async function makeCertificate(folder: string, host: string): Promise<void> {
  const ca = `${folder}/ca`
  const own = `${folder}/tls`
  const openssl = (...args: string[]) => command('openssl', ...args)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout']
  const until = ['-days', '2', '-out']
  await openssl('req', '-x509', '-subj', '/CN=Test authority', ...key, `${ca}.key`, ...until, `${ca}.pem`)
  await openssl(
    'req',
    '-x509',
    '-subj',
    `/CN=${host}`,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-CA',
    `${ca}.pem`,
    '-CAkey',
    `${ca}.key`,
    ...key,
    `${own}.key`,
    ...until,
    `${own}.pem`,
  )
}

async function command(file: string, ...args: string[]): Promise<string> {
  const [first = file, ...rest] = [...asPostgres, file, ...args]
  const { stdout } = await run(first, rest, { cwd: '/tmp', timeout: 30_000 })
  return stdout
}

function postmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
    return pid > 1 && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}
