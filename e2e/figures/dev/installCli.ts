import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LocalRegistry } from '../../../scripts/localRegistry.ts'

export type User = { readonly uid: number; readonly gid: number }
export type Place = {
  readonly home: string
  readonly app: string
  readonly env: Readonly<Record<string, string>>
}

/** An app with the packed kit and command line, of a user with a home of their own. */
export async function installCli({ home, registry, user }: installCli.Options): Promise<Place> {
  const app = join(home, 'app')
  mkdirSync(app, { recursive: true })
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true }))
  if (user)
    for (const path of [join(home, '..'), home, app, join(app, 'package.json')])
      chownSync(path, user.uid, user.gid)
  const env = { ...registry.env, HOME: home, PATH: process.env.PATH ?? '' }
  const args = ['install', '--no-audit', '--no-fund', 'latchkey', '@latchkey/cli']
  await promisify(execFile)('npm', args, {
    cwd: app,
    env: { ...process.env, ...env },
    ...user,
    timeout: 300_000,
  })
  return { home, app, env }
}

export declare namespace installCli {
  type Options = {
    readonly home: string
    readonly registry: LocalRegistry
    /** @default the one that measures */
    readonly user: User | undefined
  }
}
