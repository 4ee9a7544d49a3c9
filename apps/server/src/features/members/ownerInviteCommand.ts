import { consoleProjectId } from '@latchkey/protocol/consoleProject'
import { commandLine } from '../../audit/recordChange.ts'
import { type Command, show } from '../../command.ts'
import { tokenLink } from '../../members/oneTimeTokens.ts'
import { createInvite } from './invites.ts'

/** The way back in, if no operator can sign in any more. */
export const ownerInviteCommand: Command = {
  name: 'owner invite',
  summary: 'make a link to the console with which one person becomes an operator; prints it once',
  options: { name: 'of the person, for lists and the audit log; "Operator" without it' },
  hasJson: true,
  async run({ db, config, options: { name = 'Operator' }, json }) {
    if (!config.console) throw new Error('the console is off: CONSOLE=off')
    if (!/^[^\p{Cc}]{1,100}$/u.test(name)) throw new Error('owner invite: --name has 1 to 100 characters')
    const invited = { projectId: consoleProjectId, role: 'operator', name } as const
    const made = await createInvite(db, { ...invited, by: commandLine, now: Date.now() })
    if (!made) throw new Error('the database has no project of the console: run migrate first')
    const link = tokenLink(config.console.origin, 'invite', made.token)
    const expiresAt = made.invite.expires_at.toISOString()
    const text = `${link}\n\nIt works once, until ${expiresAt.slice(0, 10)}, and is not stored: pass it on in private.\n`
    return show({ json }, { link, expiresAt }, text)
  },
}
