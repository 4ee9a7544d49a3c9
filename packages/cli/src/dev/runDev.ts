import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startChain } from './chain/startChain.ts'
import { createChildren } from './children.ts'
import { startDatabase } from './database/startDatabase.ts'
import { freePort } from './freePort.ts'
import { serveMails } from './mails/serveMails.ts'
import { startMailbox } from './mails/startMailbox.ts'
import { openState } from './openState.ts'
import { serveFiles } from './serveFiles.ts'
import { projectId, type RunningServer, startServer, testLogin } from './startServer.ts'
import { startSolana } from './startSolana.ts'

/** Where `foundry` of `latchkey/evm` expects its node. */
const chainPort = 8545
const parentCheckMs = 1_000

/** Starts everything and prints a line for each; resolves to an exit code once it is told to end. */
export async function runDev({ fork, port, solana, reset }: runDev.Options): Promise<number> {
  const started = performance.now()
  if ((await freePort(port)) !== port)
    throw new Error(`Port ${port} is taken. Choose another with --port, such as --port ${port + 10}.`)
  const state = openState(process.cwd(), { reset })
  const children = createChildren()
  const undo: (() => unknown)[] = [state.close, children.stop]
  const told = Promise.withResolvers<number>()
  const stopWatching = watchForEnd(() => told.resolve(0))
  const onEnd = (reason: string) => {
    report(reason)
    told.resolve(1)
  }

  try {
    const given = { state, children, onEnd }
    const starting = (async () => {
      const mailbox = await startMailbox()
      undo.push(mailbox.stop)
      const page = await serveMails(mailbox.mails, await freePort(port + 1))
      undo.push(page.stop)
      const [database, chain, solanaNode] = await Promise.all([
        startDatabase({ ...given, env: process.env }),
        startChain({ ...given, port: chainPort, fork }),
        solana ? startSolana(given) : undefined,
      ])
      say('database', database.about)
      say('chain', `${chain}, ${fork ? 'a fork with id' : 'id'} 31337, 2 test wallets, 3 tokens, 1 pool`)
      if (solanaNode) say('solana', solanaNode.url)
      const chains = solanaNode && { 'solana:localnet': { upstreams: [solanaNode] } }
      const server = await startServer({
        ...given,
        port,
        databaseUrl: database.url,
        chainUrl: chain,
        smtpUrl: mailbox.url,
        chains: chains ?? {},
        env: process.env,
        report,
      })
      say('server', `${server.url}, project ${projectId}`)
      say('relay', server.relay)
      say('mails', `${page.url}; addresses at ${testLogin.domain} log in with ${testLogin.code} and get none`)
      say('console', server.console)
      const playground = playgroundFolder()
      if (!existsSync(join(playground, 'index.html')))
        throw new Error(`The playground is not in ${playground}: build it with \`pnpm build\`.`)
      const files = await serveFiles(playground, await freePort(port + 2), playgroundStart(server))
      undo.push(files.stop)
      say('playground', `${files.url}, with this chain, server and relay`)
      say('ready', `in ${((performance.now() - started) / 1000).toFixed(1)} s; Ctrl-C ends it`)
    })()
    // Told to end while it starts: what has started is ended.
    return await Promise.race([told.promise, starting.then(() => told.promise)])
  } finally {
    stopWatching()
    for (const step of undo.toReversed()) await step()
  }
}

export declare namespace runDev {
  type Options = {
    readonly fork: string | undefined
    readonly port: number
    readonly solana: boolean
    readonly reset: boolean
  }
}

/** Ctrl-C, a closed terminal, and the end of the process that started this one. */
function watchForEnd(end: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) end()
  }, parentCheckMs)
  return () => {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, end)
    // A second Ctrl-C while things end changes nothing: the guard ends what is left.
    for (const signal of signals) process.on(signal, () => undefined)
  }
}

/** Built files of the playground: packed beside the command, or in the repository. */
function playgroundFolder(): string {
  const isPacked = import.meta.url.endsWith('.js')
  return join(import.meta.dirname, isPacked ? 'playground' : '../../../../apps/playground/dist')
}

/** The query with which the playground uses what runs here. */
function playgroundStart({ relay, url }: RunningServer): string {
  return `${new URLSearchParams({ api: url, projectId, networks: 'foundry', relay })}`
}

function say(name: string, text: string): void {
  process.stdout.write(`${name.padEnd(11)} ${text}\n`)
}

function report(line: string): void {
  process.stderr.write(`${line}\n`)
}
