import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { appOrigin } from '../../apps/server/src/features/names/testing/signNames.ts'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { serverProgram } from '../../apps/server/src/testing/serverProgram.ts'
import { ask } from './ask.ts'
import { end, endWithUs } from './children.ts'

/** A real server process, started like an operator starts it. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number
  kill(): Promise<void>
  /** Like a deployment: sends SIGTERM, then waits for the exit. Resolves to the exit code. */
  terminate(): Promise<number | null>
  /** Starts it again, on the same port and with the same environment. */
  start(): Promise<void>
  /** Its log output so far. */
  logs(): string
}

const root = join(import.meta.dirname, '../..')
const compiled = join(root, '.cache/compiled')
/** As in apps/server/Dockerfile, which says why a relay alone has none. */
const flagsFor = (roles: string | undefined) => (roles === 'relay' ? [] : ['--max-semi-space-size=8'])

export async function startServer(options: startServer.Options): Promise<ServerProcess> {
  const { folder, core, nodeArgs = [], port = await freePort(), until = '/readyz' } = options
  const env = typeof options.env === 'function' ? options.env(port) : options.env
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, `server-${port}.log`)
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const out = openSync(log, 'a')
    const command = [process.execPath, ...flagsFor(env.ROLES), ...nodeArgs, serverProgram, 'serve']
    const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', `${core}`, ...command]
    child = spawn(program, args, {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        // Started dozens of times, so compiled code is cached.
        NODE_COMPILE_CACHE: compiled,
        HOST: '127.0.0.1',
        PORT: `${port}`,
        ...defaults(folder, port),
        ...env,
      },
      stdio: ['ignore', out, out],
    })
    endWithUs(child)
    const started = child
    for (let tries = 0; ; tries += 1) {
      if (started.exitCode !== null || tries > 600)
        throw new Error(`a server did not start:\n${readFileSync(log, 'utf8').slice(-4_000)}`)
      const answer = await ask(url, { method: 'GET', path: until }, { timeoutMs: 2_000 }).catch(
        () => undefined,
      )
      if (answer?.status === 200) return
      await sleep(50)
    }
  }

  await start()
  return {
    url,
    get pid() {
      return child?.pid ?? 0
    },
    kill: async () => child && end(child),
    async terminate() {
      if (!child) return null
      await end(child, 'SIGTERM')
      return child.exitCode
    },
    start,
    logs: () => readFileSync(log, 'utf8'),
  }
}

type Env = Readonly<Record<string, string>>

export declare namespace startServer {
  type Options = {
    /** A function gets the port, for settings that name it. */
    env: Env | ((port: number) => Env)
    /** For its log and, unless `env` overrides it, its spool. */
    folder: string
    /** @default a free one */
    port?: number | undefined
    /** The CPU core it is pinned to. */
    core?: number | undefined
    nodeArgs?: readonly string[] | undefined
    /** What must respond with 200 before it counts as started. @default '/readyz' */
    until?: '/livez' | '/readyz' | undefined
  }
}

export const secret = 'a secret that only fault runs know, 32'
export const adminToken = 'the admin token of the fault runs'

function defaults(folder: string, port: number): Record<string, string> {
  return {
    SECRET: secret,
    ADMIN_TOKEN: adminToken,
    ONLY_LISTED_CHAINS: '1',
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SPOOL_FOLDER: join(folder, `spool-${port}`),
    DRAIN_DELAY_MS: '2000',
  }
}

/** Changes settings of a project, as its operator does. */
export async function setProject(base: string, id: string, settings: object): Promise<void> {
  const { status, body } = await ask(base, {
    method: 'PATCH',
    path: `/admin/v1/projects/${id}`,
    headers: { authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(settings),
  })
  if (status !== 200) throw new Error(`the project was not changed: ${status} ${body}`)
}

/** Creates a project with the admin API; resolves to its id. */
export async function createProject(
  base: string,
  id = 'faults',
  origins = [appOrigin],
  settings: object = {},
): Promise<string> {
  const made = await ask(base, {
    method: 'POST',
    path: '/admin/v1/projects',
    headers: { authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ id, name: 'Faults', analytics: true, origins, ...settings }),
  })
  if (made.status >= 300) throw new Error(`no project: ${made.status} ${made.body}`)
  return id
}
