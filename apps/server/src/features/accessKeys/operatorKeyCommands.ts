import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { scopes as allScopes, type Scope } from '@latchkey/protocol/http/scopes'
import { commandLine } from '../../audit/recordChange.ts'
import type { Command } from '../../command.ts'
import { describeKey, describeNewKey, keyOptions, openKeys, readExpiry, readName } from './useKeys.ts'

/** Keys for programs and people who manage projects, instead of `ADMIN_TOKEN`, which may do everything. */
export const operatorKeyCommands: readonly Command[] = [
  {
    name: 'admin key add',
    summary: 'make a key for /admin/v1 that may do less than ADMIN_TOKEN; prints it once',
    options: {
      scope: `what it may do, separated by commas: ${allScopes.join(', ')}`,
      project: 'the only project it may be used for; all without it',
      ...keyOptions,
    },
    async run(args) {
      const { project: projectId, scope, expires } = args.options
      const name = readName('admin key add', args.options.name)
      const scopes = readScopes(scope)
      if (projectId !== undefined) await checkProject(args, projectId)
      const settings = { name, scopes, projectId, ...readExpiry(expires) }
      return describeNewKey(await openKeys(args).add(settings, commandLine))
    },
  },
  {
    name: 'admin key list',
    summary: 'keys for /admin/v1, with the day they were last used',
    options: {},
    run: async (args) => (await openKeys(args).list('operator')).map(describeKey).join(''),
  },
  {
    name: 'admin key revoke',
    summary: 'end a key for /admin/v1 at once',
    options: { key: 'id of the key, from the list' },
    async run(args) {
      const { key = '' } = args.options
      if (await openKeys(args).revoke(key, 'operator', commandLine)) return `revoked ${key}\n`
      throw new Error('admin key revoke needs --key, the id of a key in `admin key list`')
    },
  },
]

function readScopes(text = ''): Scope[] {
  const words = text.split(',').map((word) => word.trim())
  const scopes = allScopes.filter((scope) => words.includes(scope))
  const unknown = words.find((word) => !scopes.some((scope) => scope === word))
  if (unknown !== undefined) throw new Error(`--scope must list some of ${allScopes.join(', ')}`)
  return scopes
}

async function checkProject({ db }: Command.Args, id: string): Promise<void> {
  const found = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('id', '!=', consoleProjectId)
    .executeTakeFirst()
  if (!found) throw new Error(`unknown project ${id}`)
}
