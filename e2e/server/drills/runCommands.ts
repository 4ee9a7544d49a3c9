import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin'

/** Runs shell commands in a folder as an operator would, with the programs of PostgreSQL on the PATH. */
export async function runCommands(
  code: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const env = { ...process.env, ...settings, PATH: `${bin}:${process.env.PATH}` }
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', code], { cwd: folder, env, timeout: 600_000 })
}

/** The settings with which the programs of PostgreSQL find a server. */
export function postgresSettings(url: string): Record<string, string> {
  const { hostname, port, username } = new URL(url)
  return { DATABASE_URL: url, PGHOST: hostname, PGPORT: port, PGUSER: username }
}
