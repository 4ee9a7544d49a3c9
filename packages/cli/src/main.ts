#!/usr/bin/env node
import { commands } from './commands.ts'
import { ownVersion } from './ownVersion.ts'

const help = `latchkey <command>

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`)
  .join('\n')}

latchkey <command> --help says more. \`--version\` prints the version.
`

async function main(): Promise<number> {
  const [name, ...args] = process.argv.slice(2)
  if (name === '--version' || name === '-v') return say(`${ownVersion()}\n`)
  if (name === undefined || name === '--help' || name === '-h') return say(help)
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) throw new Error(`There is no command ${JSON.stringify(name)}.\n\n${help}`)
  const command = await entry.load()
  if (args.includes('--help') || args.includes('-h')) return say(command.help)
  return command.run(args)
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`latchkey: ${(error as Error).message}\n`)
  process.exitCode = 1
}
