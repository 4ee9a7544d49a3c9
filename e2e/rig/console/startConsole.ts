import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Anvil, startAnvil } from '@latchkey/chains/evm/testingNode'
import { createTestDatabase } from '../../../apps/server/src/testing/createTestDatabase.ts'
import { freePort } from '../../../apps/server/src/testing/freePort.ts'
import { type Postgres, startPostgres } from '../../../apps/server/src/testing/startPostgres.ts'
import { type ServerProcess, startServer } from '../../server/startServer.ts'

const script = join(import.meta.dirname, '../../../packages/kit/dist/script')

/** A server as an operator has it after the first start: an empty database, and a link in the log. */
export type ConsoleRig = {
  readonly server: ServerProcess
  readonly databaseUrl: string
  /** Only with `ownPostgres`, for journeys that kill it. */
  readonly postgres: Pick<Postgres, 'kill' | 'start'>
  /** Ethereum, which wallets are on. */
  readonly chain: Anvil
  /** Where the console is. */
  readonly url: string
  /** The link to become the first operator, from the log. */
  claimLink(): string
  readonly app: App
  stop(): Promise<void>
}

/** An app of the owner, with whatever code is copied into its page. */
export type App = {
  readonly origin: string
  paste(html: string): void
}

export async function startConsole(
  env: Readonly<Record<string, string>> = {},
  options: startConsole.Options = {},
): Promise<ConsoleRig> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-console-'))
  const [database, chain, port] = await Promise.all([
    options.ownPostgres ? startOwn() : createTestDatabase(),
    startAnvil({ chainId: 1 }),
    options.port ?? freePort(),
  ])
  const app = await startApp()
  const server = await startServer({
    folder,
    port,
    env: { DATABASE_URL: database.url, RPC_EIP155_1: chain.url, ...env },
  })
  return {
    server,
    databaseUrl: database.url,
    get postgres() {
      if (!('postgres' in database)) throw new Error('Other journeys use this PostgreSQL: set ownPostgres')
      return database.postgres
    },
    chain,
    app,
    url: `http://localhost:${port}/console`,
    claimLink() {
      const link = /http:\/\/localhost:\d+\/console\/claim#token=[\w-]+/.exec(server.logs())?.[0]
      if (!link) throw new Error(`no link in the log:\n${server.logs()}`)
      return link
    },
    async stop() {
      await server.kill()
      await Promise.all([database.drop(), chain.stop(), app.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export declare namespace startConsole {
  type Options = {
    /** Of the server, if its own settings name it. */
    port?: number
    /** Starting one takes as long as all the rest. @default a new database on that of the machine */
    ownPostgres?: boolean
  }
}

async function startOwn() {
  const postgres = await startPostgres()
  return { url: postgres.url, postgres, drop: postgres.stop }
}

async function startApp(): Promise<App & { stop(): Promise<void> }> {
  let body = ''
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://app').pathname
    if (path === '/')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1>${body}`,
        )
    const file = /^\/latchkey\/([\w.-]+\.js)$/.exec(path)?.[1]
    const code = file && (await readFile(join(script, file)).catch(() => undefined))
    if (code) response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(code)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    paste(html) {
      body = html
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
