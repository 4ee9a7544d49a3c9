import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'

/** A command of the operator on the command line, such as `checkout delete`. */
export type Command = {
  readonly name: string
  /** For `--help`. */
  readonly summary: string
  /** Each with a value, described for `--help`. */
  readonly options: Readonly<Record<string, string>>
  /** Resolves to the output. Throws a one-sentence error. */
  run(args: Command.Args): Promise<string>
}

export declare namespace Command {
  type Args = {
    readonly db: Kysely<Database>
    readonly config: Config
    readonly options: Readonly<Record<string, string | undefined>>
  }
}

/** The lines of `--help` about these commands. */
export function describeCommands(commands: readonly Command[]): string {
  const line = (left: string, right: string) => `  ${left.padEnd(29)}${right}\n`
  return commands
    .map(({ name, summary, options }) => {
      if (Object.keys(options).length === 0) return line(name, summary)
      const described = Object.entries(options).map(([option, text]) => line(`--${option}`, text))
      return `${line(name, summary)}\noptions of ${name}\n${described.join('')}`
    })
    .join('\n')
}
