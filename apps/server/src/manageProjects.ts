import * as contract from '@latchkey/protocol/http/admin'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openDatabase } from './db/openDatabase.ts'
import { checkSettings } from './projects/checkSettings.ts'
import type { Project } from './projects/project.ts'
import { createProjects } from './projects/projects.ts'

type Values = Readonly<Record<string, string | boolean | string[] | undefined>>

/** `project create|list|set` on the command line; resolves to the output. */
export async function manageProjects(
  config: Config,
  log: Logger,
  words: readonly string[],
  values: Values,
): Promise<string> {
  const db = openDatabase(config.databaseUrl, log, { max: 1 })
  const projects = createProjects({ db, clock: Date.now })
  try {
    const [verb, id] = words
    if (verb === 'list') return (await projects.list()).map(line).join('')
    const body = { ...settings(values), ...(values.id === undefined ? {} : { id: values.id }) }
    if (verb === 'create') {
      const parsed = read(contract.projectCreate.body.safeParse(body))
      checkSettings(parsed, config)
      const { project, key } = await projects.create(parsed)
      return `id   ${project.id}
key  ${key}

Pages need the id, as \`projectId\`. The key manages the project over /admin/v1: never put it into a page.
It is not stored and cannot be shown again.
`
    }
    if (verb !== 'set' || !id) throw new Error('project create, project list, or project set <id>')
    const before = await projects.find(id)
    if (!before) throw new Error(`unknown project ${id}`)
    const parsed = read(contract.projectSet.body.safeParse(body))
    checkSettings(parsed, { ...config, before })
    const project = await projects.set(id, parsed)
    return project ? line(project) : ''
  } finally {
    await db.destroy()
  }
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

function line({ id, name, mode, disabled, origins }: Project): string {
  return `${id}  ${mode}${disabled ? ' (disabled)' : ''}  ${name}  ${origins.join(' ')}\n`
}
