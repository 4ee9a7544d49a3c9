import type { Command } from './command.ts'

type Entry = { readonly summary: string; readonly load: () => Promise<Command> }

/** A command is a folder with a `command.ts`, and a line here. */
export const commands: Readonly<Record<string, Entry>> = {
  dev: {
    summary: 'starts a database, a chain, a server and its relay on this machine',
    load: async () => (await import('./dev/command.ts')).dev,
  },
  doctor: {
    summary: 'checks an app, its server and its page, and says what to mend',
    load: async () => (await import('./doctor/command.ts')).doctor,
  },
  migrate: {
    summary: 'moves an app from another wallet kit',
    load: async () => (await import('./migrate/command.ts')).migrate,
  },
}
