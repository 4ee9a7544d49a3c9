import { programFile } from '../../programFile.ts'
import { type Children, printed } from '../children.ts'
import { freePort } from '../freePort.ts'
import type { State } from '../openState.ts'
import { postgresFiles } from './postgresFiles.ts'
import { startPostgres } from './startPostgres.ts'

export type RunningDatabase = { readonly url: string; readonly about: string }

/**
 * The database of `DATABASE_URL`, or else one that is kept in the state folder: PostgreSQL, or
 * PGlite where that does not run, as it refuses root.
 */
export async function startDatabase(options: startDatabase.Options): Promise<RunningDatabase> {
  const { state, children, env, onEnd } = options
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, about: 'that of DATABASE_URL' }
  const isRoot = process.getuid?.() === 0
  const files = isRoot ? undefined : postgresFiles()
  const kept = 'kept in .latchkey'
  if (files)
    return { url: await startPostgres({ files, state, children, onEnd }), about: `postgres 18, ${kept}` }
  const port = await freePort()
  const child = children.start({
    name: 'pglite',
    command: process.execPath,
    args: [programFile('dev/database/pgliteProcess.ts'), state.path('pglite'), `${port}`],
    signal: 'SIGTERM',
    onEnd,
  })
  await printed(child, /^listening$/m, 'pglite')
  const why = isRoot ? 'as root, which PostgreSQL refuses' : `npm has no PostgreSQL for ${process.platform}`
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, about: `pglite (${why}), ${kept}` }
}

export declare namespace startDatabase {
  type Options = {
    readonly state: State
    readonly children: Children
    readonly env: NodeJS.ProcessEnv
    onEnd(reason: string): void
  }
}
