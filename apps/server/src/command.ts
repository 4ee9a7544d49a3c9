import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'

/** A command of the operator on the command line, such as `checkout delete`. */
export type Command = {
  readonly name: string
  /** For `--help`. */
  readonly summary: string
  /** What follows the name, such as `id`; required. */
  readonly operand?: string
  /** Each with a value, described for `--help`. */
  readonly options: Readonly<Record<string, string>>
  /** Whether it can print JSON. */
  readonly hasJson?: boolean
  /** Resolves to the output. Throws a one-sentence error. */
  run(args: Command.Args): Promise<string>
}

export declare namespace Command {
  type Args = {
    readonly db: Kysely<Database>
    readonly config: Config
    readonly options: Readonly<Record<string, string | undefined>>
    readonly operand?: string | undefined
    /** With `--json`. */
    readonly json?: boolean | undefined
  }
}

/** The output of a command: the value with `--json`, else the text. */
export function show({ json = false }: Pick<Command.Args, 'json'>, value: unknown, text: string): string {
  return json ? `${JSON.stringify(value)}\n` : text
}

/** Lines with columns that are aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** The lines of `--help` about these commands. */
export function describeCommands(commands: readonly Command[]): string {
  const line = (left: string, right: string) => `  ${left.padEnd(29)}${right}\n`
  return commands
    .map(({ name: words, operand, summary, options }) => {
      const name = operand === undefined ? words : `${words} <${operand}>`
      if (Object.keys(options).length === 0) return line(name, summary)
      const described = Object.entries(options).map(([option, text]) => line(`--${option}`, text))
      return `${line(name, summary)}\noptions of ${name}\n${described.join('')}`
    })
    .join('\n')
}
