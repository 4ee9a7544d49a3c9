#!/usr/bin/env node
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { type Command, describeCommands } from './command.ts'
import { type Config, readConfig } from './config.ts'
import { migrateAll } from './db/migrateAll.ts'
import { openDatabase } from './db/openDatabase.ts'
import * as features from './features.ts'
import { createLogger } from './logger.ts'
import { manageProjects } from './manageProjects.ts'
import { serve } from './serve.ts'

const commands = Object.values(features).flatMap((feature) => feature.commands ?? [])
const commandOptions = Object.fromEntries(
  commands.flatMap(({ options }) => Object.keys(options).map((name) => [name, { type: 'string' as const }])),
)

const help = `latchkey-server <command>

  serve                        migrate the database, then serve (ROLES=api,relay,worker,auth,vault,escrow or all)
  migrate                      bring the database up to date and end
  project create [options]     make a project; prints its id and its key, once
  project list                 all projects
  project set <id> [options]   change a project

options of project
  --id <id>                    instead of a random one (create)
  --name <name>
  --mode development|production
  --origin <pattern>           may be repeated; replaces all, such as https://*.example.com
  --features <json>            what the modal switches on; null leaves it to the page
  --analytics on|off
  --new-device-delay <minutes>   before a new device opens an embedded wallet
  --sponsorship <json>         what the paymaster may pay for, as {"dailyLimit":"0.05","accountDailyLimit":"0.001","contracts":null}; null for nothing
  --token-login <json>         the app's own identity system, as {"issuer":"https://id.example.com","audience":"wallet","jwksUrl":"https://id.example.com/jwks"}; null for none
  --login-rules <json>         who may log in, as {"allow":["@example.com"],"deny":["eve@example.com"]}; null for every visitor
  --guest-login on|off         whether visitors may log in as guests; needs PASSKEY_LOGIN
  --group <name>               apps whose visitors may use one wallet in all of them; none for no group
  --disabled on|off

${describeCommands(commands)}
Settings are read from the environment: DATABASE_URL and SECRET are required.
`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      id: { type: 'string' },
      name: { type: 'string' },
      mode: { type: 'string' },
      origin: { type: 'string', multiple: true },
      features: { type: 'string' },
      analytics: { type: 'string' },
      'new-device-delay': { type: 'string' },
      sponsorship: { type: 'string' },
      'token-login': { type: 'string' },
      'login-rules': { type: 'string' },
      'guest-login': { type: 'string' },
      group: { type: 'string' },
      disabled: { type: 'string' },
      ...commandOptions,
    },
  })
  const [command, ...rest] = positionals
  if (values.help || !command) return say(help)
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  if (command === 'migrate') {
    const done = await migrateAll(config, log).catch(explainDatabase)
    return say(done.length ? `${done.join('\n')}\n` : 'nothing to do\n')
  }
  if (command === 'project')
    return say(await manageProjects(config, log, rest, values).catch(explainDatabase))
  const declared = commands.find(({ name }) => name === positionals.join(' '))
  if (declared) return say(await runCommand(declared, config, log, values).catch(explainDatabase))
  if (command !== 'serve') throw new Error(`unknown command ${command}; try --help`)

  // Node lets its heap grow to several times what is in use before it collects, which under
  // load is most of the memory of a process. A relay alone holds little, and collecting
  // early would cost it a fifth of its messages.
  if (config.roles.includes('api')) setFlagsFromString('--heap-growing-percent=40')
  // Stop waiting after 10 seconds: routes that need no database work without one.
  await Promise.race([migrateUntilDone(config, log), sleep(10_000)])
  const running = await serve(config, log)
  const end = () => running.stop().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

/** Runs a command that a feature declares. */
async function runCommand(
  command: Command,
  config: Config,
  log: Logger,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const given = Object.keys(command.options).map((name) => [name, values[name]])
  const db = openDatabase(config.databaseUrl, log, { max: 1 })
  return command.run({ db, config, options: Object.fromEntries(given) }).finally(() => db.destroy())
}

/** Retries until the database is reachable. */
async function migrateUntilDone(config: Config, log: Logger): Promise<void> {
  for (;;) {
    const failed = await migrateAll(config, log).then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failed) return
    log.error({ err: failed }, 'database migration failed')
    await sleep(5_000)
  }
}

/** Rethrows a database error with advice for the operator. */
function explainDatabase(error: Error & { code?: string; syscall?: string; errors?: Error[] }): never {
  if (error.code === '42P01') throw new Error('the database has no tables yet: run migrate first')
  const isAway = error.syscall || error.errors || /^(28|3D|57)/.test(error.code ?? '')
  if (!isAway) throw error
  // A host with several addresses fails with an AggregateError without a message.
  const reason = error.message || error.errors?.map(({ message }) => message).join(', ')
  throw new Error(`cannot use the database at DATABASE_URL: ${reason}`)
}

function say(text: string): void {
  process.stdout.write(text)
}

await main().catch((error: Error) => {
  process.stderr.write(`latchkey-server: ${error.message}\n`)
  // Resources opened before the failure would keep the process running.
  process.exit(1)
})
