import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { commandLine } from '../../audit/recordChange.ts'
import type { Command } from '../../command.ts'
import { describeKey, describeNewKey, keyOptions, openKeys, readExpiry, readName } from './useKeys.ts'

const project = 'id of the project'

/** Keys of a project. Replace one by adding another, using that, and revoking the first. */
export const projectKeyCommands: readonly Command[] = [
  {
    name: 'project key add',
    summary: 'add a key of a project, next to those there are; prints it once',
    options: { project, ...keyOptions },
    async run(args) {
      const owner = await readOwner('project key add', args)
      const name = readName('project key add', args.options.name)
      const settings = { name, ...owner, ...readExpiry(args.options.expires) }
      return describeNewKey(await openKeys(args).add(settings, commandLine))
    },
  },
  {
    name: 'project key list',
    summary: 'keys of a project, with the day they were last used',
    options: { project },
    async run(args) {
      const owner = await readOwner('project key list', args)
      return (await openKeys(args).list(owner)).map(describeKey).join('')
    },
  },
  {
    name: 'project key revoke',
    summary: 'end a key of a project at once',
    options: { project, key: 'id of the key, from the list' },
    async run(args) {
      const owner = await readOwner('project key revoke', args)
      const { key = '' } = args.options
      if (await openKeys(args).revoke(key, owner, commandLine)) return `revoked ${key}\n`
      throw new Error('project key revoke needs --key, the id of a key in `project key list`')
    },
  },
]

async function readOwner(
  command: string,
  { db, options: { project } }: Command.Args,
): Promise<{ projectId: string }> {
  if (project === undefined) throw new Error(`${command} needs --project`)
  const found = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', project)
    .where('id', '!=', consoleProjectId)
    .executeTakeFirst()
  if (!found) throw new Error(`unknown project ${project}`)
  return { projectId: project }
}
