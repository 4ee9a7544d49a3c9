import { listAudit } from '../../audit/listAudit.ts'
import type { Command } from '../../command.ts'
import { useAudit } from './useAudit.ts'

const defaultLimit = 100

/** Prints the newest entries of a chain. */
export const listCommand: Command = {
  name: 'audit list',
  summary: 'print the entries of an audit chain, the newest first',
  options: {
    chain: 'name of the chain: admin, kms, vault or escrow',
    project: 'only entries about this project',
    before: 'only entries before the one with this number',
    limit: `how many; ${defaultLimit} without it`,
  },
  run: (args) =>
    useAudit('audit list', args, async (db, chain) => {
      const { project, before, limit = `${defaultLimit}` } = args.options
      const numbers = [before, limit].map((text) => (text === undefined ? undefined : Number(text)))
      if (numbers.some((number) => number !== undefined && !(Number.isSafeInteger(number) && number > 0)))
        throw new Error('--before and --limit must be numbers')
      const entries = await listAudit(db, {
        chain,
        project,
        before: numbers[0],
        limit: numbers[1] ?? defaultLimit,
      })
      return entries
        .map(({ sequence, at, kind, subject, details }) => {
          const facts = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
          return `${sequence}  ${at.toISOString()}  ${kind}  ${subject}  ${facts.join(' ')}\n`
        })
        .join('')
    }),
}
