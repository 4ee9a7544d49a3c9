import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { connectModal, walletOnlyOnServer } from './connectModal.ts'
import { readSteps, type Step } from './readSteps.ts'
import { openShell, type Shell } from './shell.ts'

/**
 * Follows docs/self-host.md literally, in a clean clone with an empty
 * PostgreSQL, and then connects in a browser like its reader.
 *
 * Only addresses differ from the guide, as for any reader: the database URL
 * and the server's port.
 *
 * `node e2e/selfHost/followSelfHost.ts [repository]` follows the guide of this
 * working tree in a clone of `repository`; the default is this one.
 */
async function followSelfHost(repository: string): Promise<number> {
  const began = performance.now()
  const steps = readSteps(page, readFileSync(page, 'utf8'))
  if (!steps.some(({ kind }) => kind === 'open')) throw new Error(`${page} has no address to open`)

  const folder = mkdtempSync(join(tmpdir(), 'latchkey-self-host-'))
  const [postgres, port] = await Promise.all([startPostgres(), freePort()])
  const { hostname, port: databasePort, username } = new URL(postgres.url)
  const env = { ...readersEnv(), PGHOST: hostname, PGPORT: databasePort, PGUSER: username, PORT: `${port}` }
  const shell = openShell({ folder, env, timeoutMs: 300_000 })
  const leave = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', leave)
  const server = `http://127.0.0.1:${port}`
  try {
    for (const step of steps) {
      const code = fill(step.code, shell, repository)
        .replaceAll('127.0.0.1:5432', `${hostname}:${databasePort}`)
        .replaceAll('http://127.0.0.1:8080', server)
      console.log(`self-host: line ${step.line}`)
      await follow(step, code, { shell, server, clone: join(folder, 'latchkey') }).catch((cause: Error) => {
        throw new Error(`docs/self-host.md, line ${step.line}: ${cause.message}`, { cause })
      })
    }
    return (performance.now() - began) / 1000
  } finally {
    await shell.close()
    await postgres.stop()
    process.off('exit', leave)
    leave()
  }
}

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/self-host.md')

/** The example that `./dev` starts. */
const localChain = 'eip155:31337'

type Place = { shell: Shell; server: string; clone: string }

async function follow({ kind, until }: Step, code: string, { shell, server, clone }: Place): Promise<void> {
  if (kind === 'run') return shell.run(code)
  if (kind === 'stay') return shell.stay(code, until)
  const address = code.trim()
  const query = new URLSearchParams({ page: '1', entries: '100', chains: localChain })
  query.set('projectId', new URL(address).searchParams.get('project') ?? '')
  const answer = await fetch(`${server}/getWallets?${query}`)
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] }
  const listed = walletOnlyOnServer(clone, data)
  await connectModal({ address, server, wallet: 'Test Wallet', listed }).catch((cause: Error) => {
    throw new Error(`${cause.message}\n${shell.said().slice(-1_500)}`, { cause })
  })
}

/** Replaces placeholders in angle brackets: the repository, or a value that an earlier step printed. */
function fill(code: string, shell: Shell, repository: string): string {
  return code.replace(/<([A-Za-z][A-Za-z ]+)>/g, (hole, name: string) => {
    if (name === 'this repository') return repository
    const value = new RegExp(`^\\s*${name}\\s+(\\S+)$`, 'm').exec(shell.said())?.[1]
    if (value === undefined) throw new Error(`nothing printed so far says what ${hole} is`)
    return value
  })
}

/** The environment of a reader's terminal, including proxy settings; no server settings, nothing of this repository. */
function readersEnv(): Record<string, string> {
  const kept = /^(HOME|LANG|TMPDIR|npm_config_registry)$|_proxy$|_CA_|CERT/i
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(root))
  const entries = Object.entries(process.env).filter(([name]) => kept.test(name))
  return { ...(Object.fromEntries(entries) as Record<string, string>), PATH: path.join(delimiter) }
}

try {
  const seconds = await followSelfHost(process.argv[2] ?? root)
  console.log(`self-host: followed, modal connected in ${Math.round(seconds)} s`)
} catch (error) {
  console.error(`self-host: ${(error as Error).message}`)
  process.exitCode = 1
}
