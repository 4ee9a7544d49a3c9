import { parseArgs } from 'node:util'
import { migrate as migrateApp, sources } from '@latchkey/migrate'
import type { Command } from '../command.ts'

const help = `latchkey migrate <from> [folder] [options]

  from       ${sources.join(', ')}
  folder     of the app; without it, this one
  --dry      says what would change, and writes nothing
  --force    also where git has changes that are not committed

Moves the app from another wallet kit. What it is unsure about gets a comment that begins
\`latchkey:\`, with a link to what to do.
`

/** `latchkey migrate` */
export const migrate: Command = {
  help,
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { dry: { type: 'boolean' }, force: { type: 'boolean' } },
    })
    const [from, folder = '.', more] = positionals
    if (from === undefined || more !== undefined) throw new Error(`Name one kit and one folder.\n\n${help}`)
    await migrateApp({ from, folder, ...values, report: (line) => void process.stdout.write(`${line}\n`) })
    return 0
  },
}
