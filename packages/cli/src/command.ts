/** A command of the program; each is loaded when it is called. */
export type Command = {
  readonly help: string
  /** Resolves to the code that the process ends with. */
  run(args: readonly string[]): Promise<number>
}
