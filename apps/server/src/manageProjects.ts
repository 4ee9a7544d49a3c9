import * as contract from '@latchkey/protocol/http/admin'
import type { Logger } from 'pino'
import { commandLine } from './audit/recordChange.ts'
import { show, table } from './command.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Feature } from './feature.ts'
import { checkSettings } from './projects/checkSettings.ts'
import { deleteProject } from './projects/deleteProject.ts'
import type { Project } from './projects/project.ts'
import type { Contents } from './projects/projectContents.ts'
import { createProjects } from './projects/projects.ts'

type Values = Readonly<Record<string, string | boolean | string[] | undefined>>

/** `project create|list|show|set|delete` on the command line; resolves to the output. */
export async function manageProjects(
  config: Config,
  log: Logger,
  words: readonly string[],
  values: Values,
  features: readonly Feature[],
): Promise<string> {
  if (words[0] === 'delete') return remove(config, log, words, values, features)
  const db = openDatabase(config.databaseUrl, log, { max: 1 })
  const projects = createProjects({ db, clock: Date.now })
  try {
    const [verb, id] = words
    const print = (value: unknown, text: string) => show({ json: values.json === true }, value, text)
    if (verb === 'list') {
      const all = await projects.list()
      return print(all, table([headings, ...all.map(row)]))
    }
    const body = { ...settings(values), ...(values.id === undefined ? {} : { id: values.id }) }
    if (verb === 'create') {
      const parsed = read(contract.projectCreate.body.safeParse(body))
      checkSettings(parsed, config)
      const { project, key } = await projects.create(parsed, commandLine)
      const text = `id   ${project.id}
key  ${key}

Pages need the id, as \`projectId\`. The key manages the project over /admin/v1: never put it into a page.
It is not stored and cannot be shown again; \`project key add\` makes another.
`
      return print({ ...project, key }, text)
    }
    if ((verb !== 'set' && verb !== 'show') || !id)
      throw new Error('project create, list, show <id>, set <id>, usage <id> or delete <id>')
    const before = await projects.find(id)
    if (!before) throw new Error(`unknown project ${id}`)
    if (verb === 'show') return print(before, describe(before))
    const parsed = read(contract.projectSet.body.safeParse(body))
    checkSettings(parsed, { ...config, before })
    const project = await projects.set(id, parsed, commandLine)
    return project ? print(project, describe(project)) : ''
  } finally {
    await db.destroy()
  }
}

/** Without confirmation it only says what would go. */
async function remove(
  config: Config,
  log: Logger,
  [, id, again]: readonly string[],
  values: Values,
  features: readonly Feature[],
): Promise<string> {
  if (!id) throw new Error('project delete <id>')
  const isConfirmed = again === id || values.yes === true
  const contents = await deleteProject({ by: commandLine, config, features, id, isConfirmed, log })
  if (!isConfirmed)
    throw new Error(`this deletes ${id} for good, with ${summarise(contents)}. Names stay with their owners.
To delete it, repeat the id: project delete ${id} ${id}`)
  const elsewhere =
    config.clickhouseUrl === undefined ? '' : 'Its events in ClickHouse stay until they are old.\n'
  const text = `deleted ${id}, with ${summarise(contents)}\nRunning processes refuse it within a minute.\n${elsewhere}`
  return show(
    { json: values.json === true },
    { id, deleted: Object.fromEntries(contents.map(({ table, count }) => [table, count])) },
    text,
  )
}

function summarise(contents: Contents): string {
  const parts = contents.filter(({ count }) => count > 0)
  return parts.map(({ what, count }) => `${count} ${what}`).join(', ') || 'nothing else'
}

function settings(values: Values): Record<string, unknown> {
  const { name, mode, origin, features, analytics, disabled, sponsorship } = values
  const { 'new-device-delay': delay, 'token-login': tokenLogin, group } = values
  const { 'login-rules': loginRules, 'guest-login': guestLogin } = values
  return {
    ...(name !== undefined && { name }),
    ...(mode !== undefined && { mode }),
    ...(origin !== undefined && { origins: origin }),
    ...(features !== undefined && { features: readJson('features', features) }),
    ...(analytics !== undefined && { analytics: readSwitch('analytics', analytics) }),
    ...(delay !== undefined && { newDeviceDelayMinutes: Number(delay) }),
    ...(sponsorship !== undefined && { sponsorship: readJson('sponsorship', sponsorship) }),
    ...(tokenLogin !== undefined && { tokenLogin: readJson('token-login', tokenLogin) }),
    ...(loginRules !== undefined && { loginRules: readJson('login-rules', loginRules) }),
    ...(guestLogin !== undefined && { guestLogin: readSwitch('guest-login', guestLogin) }),
    ...(group !== undefined && { group: group === 'none' ? null : group }),
    ...(disabled !== undefined && { disabled: readSwitch('disabled', disabled) }),
  }
}

function readSwitch(name: string, value: Values[string]): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`--${name} must be on or off`)
  return value === 'on'
}

function readJson(name: string, value: Values[string]): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    throw new Error(`--${name} is not JSON`)
  }
}

type Issue = { code?: string; path: PropertyKey[]; message: string; values?: unknown[] }

function read<Value>(
  result: { success: true; data: Value } | { success: false; error: { issues: Issue[] } },
): Value {
  if (result.success) return result.data
  const [issue] = result.error.issues
  const { code, path, message, values } = issue ?? {}
  const reason = code === 'invalid_value' ? `one of ${values?.join(', ')} is expected` : message
  throw new Error(`${path?.join('.')}: ${reason}`)
}

const headings = ['id', 'mode', 'name', 'origins']

function row({ id, name, mode, disabled, origins }: Project): string[] {
  return [id, `${mode}${disabled ? ' (disabled)' : ''}`, name, origins.join(' ')]
}

/** One setting a line. */
function describe(project: Project): string {
  return table(
    Object.entries(project).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
