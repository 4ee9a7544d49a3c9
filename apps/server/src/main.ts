#!/usr/bin/env node
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { buildInfo } from './buildInfo.ts'
import { type Command, describeCommands, show } from './command.ts'
import type { Config } from './config.ts'
import { explainDatabase, isDatabaseAway } from './db/explainDatabase.ts'
import { migrateAll } from './db/migrateAll.ts'
import { openDatabase } from './db/openDatabase.ts'
import * as features from './features.ts'
import { createLogger } from './logger.ts'
import { manageProjects } from './manageProjects.ts'
import { noteUnknown, readSettings } from './readSettings.ts'
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
  project show <id>            its settings
  project set <id> [options]   change a project
  project delete <id> <id>     delete a project and what belongs to it; with the id once, say what that is

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
  --yes                        delete without the id a second time

\`--json\` prints JSON instead of text.

${describeCommands(commands)}
\`--version\` prints version, commit and Node. Settings are read from the environment: DATABASE_URL
and SECRET are required.
`

async function main(): Promise<void> {
  const { version, commit, node } = buildInfo
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
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
      yes: { type: 'boolean' },
      json: { type: 'boolean' },
      ...commandOptions,
    },
  })
  const [command, ...rest] = positionals
  if (values.version) return say(`latchkey-server ${version}, commit ${commit}, Node ${node}\n`)
  if (values.help || !command) return say(help)
  const config = readSettings(process.env)
  const log = createLogger(config.logLevel)
  if (command === 'migrate') {
    const done = await migrateAll(config, log).catch(refuseDatabase)
    return say(show(values, { migrations: done }, done.length ? `${done.join('\n')}\n` : 'nothing to do\n'))
  }
  const declared = findCommand(positionals)
  if (declared) {
    const [operand] = positionals.slice(declared.name.split(' ').length)
    return say(await runCommand(declared, config, log, { ...values, operand }).catch(refuseDatabase))
  }
  if (command === 'project')
    return say(await manageProjects(config, log, rest, values, Object.values(features)).catch(refuseDatabase))
  if (command !== 'serve') throw new Error(`unknown command ${command}; try --help`)

  log.info(buildInfo, 'starting')
  for (const note of noteUnknown(process.env)) log.warn(note)
  // Node lets its heap grow to several times what is in use before it collects, which under
  // load is most of the memory of a process. A relay alone holds little, and collecting
  // early would cost it a fifth of its messages.
  if (config.roles.includes('api')) setFlagsFromString('--heap-growing-percent=40')
  // Routes that need no database work without one; the process is ready once it is migrated.
  if (config.migrates) await Promise.race([startMigrating(config, log), sleep(10_000)])
  const running = await serve(config, log)
  const end = () => running.stop().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

/** The command that a feature declares by these words, of which the last may be its operand. */
function findCommand(words: readonly string[]): Command | undefined {
  return commands.find(({ name, operand }) => {
    const length = name.split(' ').length + (operand === undefined ? 0 : 1)
    return words.length === length && words.join(' ').startsWith(name)
  })
}

/** Runs a command that a feature declares. */
async function runCommand(
  command: Command,
  config: Config,
  log: Logger,
  values: Readonly<Record<string, unknown>> & { json?: boolean; operand?: string | undefined },
): Promise<string> {
  const { json, operand } = values
  if (json && !command.hasJson) throw new Error(`${command.name} has no --json`)
  const given = Object.keys(command.options).map((name) => [name, values[name]])
  const db = openDatabase(config.databaseUrl, log, { max: 1 })
  return command
    .run({ db, config, options: Object.fromEntries(given), operand, json })
    .finally(() => db.destroy())
}

/** Resolves after the first try, and repeats it in the background until it succeeds. */
async function startMigrating(config: Config, log: Logger): Promise<void> {
  try {
    await migrateAll(config, log)
  } catch (error) {
    const reason = isDatabaseAway(error) ? { reason: explainDatabase(error) } : { err: error }
    log.error(reason, 'database migration failed')
    setTimeout(() => void startMigrating(config, log), 5_000).unref()
  }
}

/** Rethrows a database error with advice for the operator. */
function refuseDatabase(error: Error & { code?: string }): never {
  if (error.code === '42P01') throw new Error('the database has no tables yet: run migrate first')
  if (!isDatabaseAway(error)) throw error
  throw new Error(`cannot use the database at DATABASE_URL: ${explainDatabase(error)}`)
}

function say(text: string): void {
  process.stdout.write(text)
}

await main().catch((error: Error) => {
  for (const line of error.message.split('\n')) process.stderr.write(`latchkey-server: ${line}\n`)
  // Resources opened before the failure would keep the process running.
  process.exit(1)
})
