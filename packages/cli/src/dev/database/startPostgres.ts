import { execFile } from 'node:child_process'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type Children, printed } from '../children.ts'
import { freePort } from '../freePort.ts'
import type { State } from '../openState.ts'
import type { PostgresFiles } from './postgresFiles.ts'

const user = 'latchkey'

/** PostgreSQL on a free port of the loopback interface, with its data in the state folder. Resolves to its URL. */
export async function startPostgres({
  files,
  state,
  children,
  onEnd,
}: startPostgres.Options): Promise<string> {
  const data = state.path('postgres')
  const password = state.secret('postgres')
  if (!existsSync(data)) await create(files, state, data, password)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '16MB',
    // What a crash of the machine would lose is test data.
    fsync: 'off',
    // In the data folder, so that nothing is left elsewhere if it is killed.
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = children.start({
    name: 'postgres',
    command: files.postgres,
    args: ['-D', data, ...args],
    // A fast shutdown; SIGTERM would wait for every client.
    signal: 'SIGINT',
    onEnd,
  })
  await printed(child, /ready to accept connections/, 'postgres')
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

export declare namespace startPostgres {
  type Options = {
    readonly files: PostgresFiles
    readonly state: State
    readonly children: Children
    onEnd(reason: string): void
  }
}

/** In a folder of its own until it is whole: a first run may be interrupted. */
async function create(
  { initdb }: PostgresFiles,
  state: State,
  data: string,
  password: string,
): Promise<void> {
  const draft = state.path('postgres.new')
  const passwordFile = state.path('secrets/postgres.initdb')
  rmSync(draft, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const args = ['-D', draft, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile]
  await promisify(execFile)(initdb, [...args, '--no-sync', '-E', 'UTF8', '--locale=C']).finally(() =>
    rmSync(passwordFile, { force: true }),
  )
  renameSync(draft, data)
}
