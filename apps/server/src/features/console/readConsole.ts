import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** The built files of the console, in memory: they are few and small. */
export type ConsoleFiles = {
  readonly html: string
  /** By path, such as `assets/index-1a2b.js`; the page is not among them. */
  readonly files: ReadonlyMap<string, ConsoleFile>
}
export type ConsoleFile = {
  readonly bytes: Buffer
  readonly type: string
  /** Its name contains a hash of its content. */
  readonly isHashed: boolean
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Throws a one-sentence error if the console was not built. */
export function readConsole(folder: string): ConsoleFiles {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.flatMap((entry): [string, ConsoleFile][] => {
      const type = types[extname(entry.name)]
      if (!entry.isFile() || !type) return []
      const file = join(entry.parentPath, entry.name)
      const path = relative(folder, file).split(sep).join('/')
      return [[path, { bytes: readFileSync(file), type, isHashed: path.startsWith('assets/') }]]
    })
    return { html: readFileSync(join(folder, 'index.html'), 'utf8'), files: new Map(files) }
  } catch (cause) {
    throw new Error(
      `CONSOLE_FOLDER: ${folder} has no built console; run pnpm --filter @latchkey/console build`,
      { cause },
    )
  }
}
