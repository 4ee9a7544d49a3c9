import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { freePort } from '../testing/freePort.ts'

const program = process.env.REDIS_SERVER ?? 'redis-server'

/** A Redis for one test, which can be killed and frozen. */
export type TestRedis = {
  readonly url: string
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startRedis(options: startRedis.Options = {}): Promise<TestRedis> {
  const { certificate, args: more = [] } = options
  const port = await freePort()
  const url = `${certificate ? 'rediss' : 'redis'}://127.0.0.1:${port}`
  const kind = certificate
    ? ['--port', '0', '--tls-port', `${port}`, '--tls-auth-clients', 'no'].concat(
        ['--tls-cert-file', certificate.cert, '--tls-key-file', certificate.key],
        ['--tls-ca-cert-file', certificate.cert],
      )
    : ['--port', `${port}`]
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const args = [
      ...kind,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      '/tmp',
      ...more,
    ]
    child = spawn(program, args, { stdio: 'ignore' })
    const probe = new Redis(url, {
      retryStrategy: () => 20,
      maxRetriesPerRequest: null,
      ...(certificate && { tls: { rejectUnauthorized: false } }),
    })
    probe.on('error', () => undefined)
    await probe.ping()
    probe.disconnect()
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    start,
    stop: kill,
  }
}

export declare namespace startRedis {
  type Options = {
    /** Certificate files; if set, only TLS connections are accepted. */
    certificate?: { readonly cert: string; readonly key: string } | undefined
    /** Further settings, such as `--maxmemory`. */
    args?: readonly string[] | undefined
  }
}
